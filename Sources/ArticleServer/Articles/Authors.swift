extension Catalog.Author {
  /// All authors, by their numbers.
  static let all: [Catalog.Author] = [mirela, jonas, amina, tomas, keiko, ruth, piotr, lena, samir, aroha]

  static let mirela = Catalog.Author(
    id: 1, name: "Mirela Dobrescu", username: "mirela",
    address: Catalog.Address(
      street: "Strada Teiului", suite: "Ap. 12", city: "Cluj-Napoca", zipcode: "400001",
      latitude: "46.7712", longitude: "23.6236"),
    phone: "555-0101",
    company: Catalog.Company(
      name: "Lanternfish Apps", catchPhrase: "Small programs that see in the dark", trade: "app development"))

  static let jonas = Catalog.Author(
    id: 2, name: "Jonas Lindqvist", username: "jonas",
    address: Catalog.Address(
      street: "Vågmästarplatsen", suite: "3 tr", city: "Göteborg", zipcode: "417 02",
      latitude: "57.7089", longitude: "11.9746"),
    phone: "555-0102",
    company: Catalog.Company(
      name: "Packet & Post", catchPhrase: "Everything arrives, most of it in order", trade: "network operations"))

  static let amina = Catalog.Author(
    id: 3, name: "Amina Yusuf", username: "amina",
    address: Catalog.Address(
      street: "Acacia Close", suite: "House 7", city: "Mombasa", zipcode: "80100",
      latitude: "-4.0435", longitude: "39.6682"),
    phone: "555-0103",
    company: Catalog.Company(
      name: "Ramp Studio", catchPhrase: "One way in, for everybody", trade: "accessibility reviews"))

  static let tomas = Catalog.Author(
    id: 4, name: "Tomás Herrera", username: "tomas",
    address: Catalog.Address(
      street: "Calle de la Cebada", suite: "Bajo B", city: "Granada", zipcode: "18010",
      latitude: "37.1773", longitude: "-3.5986"),
    phone: "555-0104",
    company: Catalog.Company(
      name: "Cocina Lenta", catchPhrase: "Dinner is ready when it is ready", trade: "cooking classes"))

  static let keiko = Catalog.Author(
    id: 5, name: "Keiko Matsuda", username: "keiko",
    address: Catalog.Address(
      street: "Sakae 2-chome", suite: "Room 504", city: "Nagoya", zipcode: "460-0008",
      latitude: "35.1815", longitude: "136.9066"),
    phone: "555-0105",
    company: Catalog.Company(
      name: "Margin Works", catchPhrase: "The part of the page that you do not see", trade: "interface design"))

  static let ruth = Catalog.Author(
    id: 6, name: "Ruth Okafor", username: "ruth",
    address: Catalog.Address(
      street: "Hedgerow Lane", suite: "The Old Forge", city: "Hereford", zipcode: "HR1 2AB",
      latitude: "52.0565", longitude: "-2.7160"),
    phone: "555-0106",
    company: Catalog.Company(
      name: "Field Notes Trust", catchPhrase: "Go outside, write it down", trade: "nature education"))

  static let piotr = Catalog.Author(
    id: 7, name: "Piotr Zieliński", username: "piotr",
    address: Catalog.Address(
      street: "ulica Ogrodowa", suite: "m. 9", city: "Łódź", zipcode: "91-065",
      latitude: "51.7592", longitude: "19.4560"),
    phone: "555-0107",
    company: Catalog.Company(
      name: "Slow Timetable", catchPhrase: "The long way is on time", trade: "travel writing"))

  static let lena = Catalog.Author(
    id: 8, name: "Lena Brandt", username: "lena",
    address: Catalog.Address(
      street: "Amselweg", suite: "Hinterhaus", city: "Jena", zipcode: "07743",
      latitude: "50.9272", longitude: "11.5892"),
    phone: "555-0108",
    company: Catalog.Company(
      name: "Kitchen Physics", catchPhrase: "Why it boils over", trade: "science shows"))

  static let samir = Catalog.Author(
    id: 9, name: "Samir Haddad", username: "samir",
    address: Catalog.Address(
      street: "Rue des Cèdres", suite: "4e étage", city: "Beirut", zipcode: "1107",
      latitude: "33.8938", longitude: "35.5018"),
    phone: "555-0109",
    company: Catalog.Company(
      name: "Second Attempt", catchPhrase: "We try it twice before you do", trade: "software testing"))

  static let aroha = Catalog.Author(
    id: 10, name: "Aroha Ngata", username: "aroha",
    address: Catalog.Address(
      street: "Beach Road", suite: "Hut 2", city: "Kaikōura", zipcode: "7300",
      latitude: "-42.4008", longitude: "173.6814"),
    phone: "555-0110",
    company: Catalog.Company(
      name: "Two Tides", catchPhrase: "Walk out, walk back", trade: "guided walks"))
}
