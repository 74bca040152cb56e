import Foundation
import LoadKit
import Testing

@testable import LoadKitHTTP

@Suite("Bodies of error responses") struct RejectionBodyTests {
  private func errors(_ body: String, _ type: String = "application/json") -> [FieldError] {
    RejectionBody.fieldErrors(
      in: HTTPResponse(status: 422, headers: ["Content-Type": type], body: Data(body.utf8)))
  }

  @Test("problem details with pointers (RFC 9457)")
  func problem() {
    let body = ##"""
      {"type":"https://example.net/validation-error","title":"Not valid.","errors":[
        {"detail":"must be a positive integer","pointer":"#/age"},
        {"detail":"must be 'green'","pointer":"#/profile/color"},
        {"detail":"odd","pointer":"/a~1b/c~0d/e%20f"},
        {"detail":"all of it","pointer":"#"}]}
      """##
    #expect(
      errors(body, "application/problem+json") == [
        FieldError(field: "age", message: "must be a positive integer"),
        FieldError(field: "profile.color", message: "must be 'green'"),
        FieldError(field: "a/b.c~d.e f", message: "odd"),
        FieldError(field: nil, message: "all of it"),
      ])
  }

  @Test("the detail of problem details, which is meant for people")
  func detail() {
    let body = #"{"title":"No credit.","detail":"Your balance is 30, but that costs 50."}"#
    #expect(
      errors(body, "Application/Problem+JSON; charset=utf-8")
        == [FieldError(field: nil, message: "Your balance is 30, but that costs 50.")])
    #expect(errors(body).isEmpty)
  }

  @Test(
    "fields with lists of texts, with one text, or with objects",
    arguments: [
      #"{"errors":{"title":["is blank","is odd"]}}"#,
      #"{"errors":[{"field":"title","message":"is blank"},{"field":"title","message":"is odd"}]}"#,
      #"{"errors":{"title":[{"message":"is blank"},{"detail":"is odd"}]}}"#,
      #"{"errors":[{"name":"title","reason":"is blank"},{"parameter":"title","title":"is odd"}]}"#,
    ])
  func shapes(body: String) {
    #expect(errors(body) == ["is blank", "is odd"].map { FieldError(field: "title", message: $0) })
  }

  @Test("errors of several fields are in the order of their names, those of none are kept, those without words too")
  func order() {
    #expect(errors(#"{"errors":{"b":"x","a":"y"}}"#).map(\.field) == ["a", "b"])
    #expect(errors(#"{"errors":["all wrong"]}"#) == [FieldError(field: nil, message: "all wrong")])
    #expect(errors(#"{"errors":[{"field":"a","code":"missing"}]}"#) == [FieldError(field: "a", message: "")])
  }

  @Test("FastAPI: the way to the field, without the place where it was looked for")
  func fastAPI() {
    let body = #"""
      {"detail":[
        {"type":"missing","loc":["body","title"],"msg":"Field required","input":{"secret":1}},
        {"type":"string_too_short","loc":["body","items",0,"name"],"msg":"Too short"},
        {"type":"int_parsing","loc":["query","limit"],"msg":"No number"},
        {"type":"json_invalid","loc":["body",12],"msg":"JSON decode error"},
        {"type":"missing","loc":["body"],"msg":"Nothing sent"},
        {"loc":[],"msg":"odd"},{"loc":[[],{},null],"msg":"odder"},{"loc":"body","msg":"oddest"}]}
      """#
    #expect(
      errors(body) == [
        FieldError(field: "title", message: "Field required"), FieldError(field: "items.0.name", message: "Too short"),
        FieldError(field: "limit", message: "No number"), FieldError(field: nil, message: "JSON decode error"),
        FieldError(field: nil, message: "Nothing sent"), FieldError(field: nil, message: "odd"),
        FieldError(field: nil, message: "odder"), FieldError(field: nil, message: "oddest"),
      ])
    #expect(errors(#"{"detail":"Not found."}"#).isEmpty)
  }

  @Test("names of one error that are in several places, and of two shapes at once")
  func nested() {
    #expect(errors(#"{"errors":[{"source":{},"field":"a","detail":"x"}]}"#).map(\.field) == ["a"])
    #expect(errors(#"{"errors":[{"source":{"parameter":"a","pointer":"/b"},"detail":"x"}]}"#).map(\.field) == ["a"])
    #expect(errors(#"{"errors":{"a":"x"},"detail":[{"loc":["body","b"],"msg":"y"}]}"#).map(\.field) == ["a"])
    for place in [#""title""#, "null", "{}"] {
      #expect(errors(#"{"detail":[{"loc":\#(place),"msg":"x"}]}"#) == [FieldError(field: nil, message: "x")])
    }
  }

  @Test("Django REST: nothing but fields, with texts, and with fields of their own")
  func django() {
    let body = #"""
      {"title":["This field is required.","Too short."],"address":{"street":["No such street."]},
       "items":[{},{"name":["Taken."],"non_field_errors":["Odd."]}],"non_field_errors":["They do not go together."]}
      """#
    #expect(
      errors(body) == [
        FieldError(field: "address.street", message: "No such street."),
        FieldError(field: "items.1.name", message: "Taken."), FieldError(field: "items.1", message: "Odd."),
        FieldError(field: nil, message: "They do not go together."),
        FieldError(field: "title", message: "This field is required."),
        FieldError(field: "title", message: "Too short."),
      ])
  }

  @Test(
    "an object that holds anything else is no such body",
    arguments: [
      #"{"title":["x"],"code":"quota_exceeded"}"#, #"{"statusCode":400,"message":["x"],"error":"Bad Request"}"#,
      #"{"title":["x"],"count":1}"#, #"{"title":["x",1]}"#, #"{"a":{"b":["x"],"c":null}}"#, #"{"title":[["x"]]}"#,
      #"{"code":"quota_exceeded","message":"You have used all 5 articles"}"#, #"{"title":"x"}"#, #"{"title":[]}"#,
      #"{"items":[{"a":"b"}]}"#, #"{"error":{"title":["x"]}}"#, #"["x"]"#,
    ])
  func noFields(body: String) {
    #expect(errors(body).isEmpty)
  }

  @Test("Spring: a default message, and nothing of the request")
  func spring() {
    let body = #"""
      {"timestamp":"2026-01-01","status":400,"error":"Bad Request","message":"Validation failed","errors":[
        {"codes":["NotBlank.article.title","NotBlank"],"arguments":[{"code":"title"}],"objectName":"article",
         "defaultMessage":"must not be blank","field":"title","rejectedValue":"secret","code":"NotBlank"},
        {"objectName":"article","defaultMessage":"too many today","code":"Quota"}]}
      """#
    #expect(
      errors(body) == [
        FieldError(field: "title", message: "must not be blank"), FieldError(field: nil, message: "too many today"),
      ])
  }

  @Test(
    "B80 one name for one field, whatever form the service writes it in",
    arguments: [
      #"{"errors":{"items.0.name":["x"]}}"#, #"{"errors":{"items[0].name":["x"]}}"#,
      #"{"errors":{"items[0][name]":["x"]}}"#, #"{"errors":{"$.items[0].name":["x"]}}"#,
      #"{"errors":{"$['items'][0]['name']":["x"]}}"#, #"{"errors":{"/items/0/name":["x"]}}"#,
      ##"{"errors":[{"pointer":"#/items/0/name","detail":"x"}]}"##,
      #"{"errors":[{"path":["items",0,"name"],"message":"x"}]}"#,
      #"{"errors":[{"source":{"pointer":"/data/attributes/items/0/name"},"detail":"x"}]}"#,
      #"{"errors":[{"source":{"parameter":"items[0][name]"},"detail":"x"}]}"#,
      #"{"errors":[{"field":"items[0].name","defaultMessage":"x"}]}"#,
      #"{"errors":[{"instancePath":"/items/0/name","message":"x"}]}"#,
      #"{"errors":[{"dataPath":".items[0].name","message":"x"}]}"#,
      #"{"detail":[{"loc":["body","items",0,"name"],"msg":"x"}]}"#,
      #"{"violations":[{"propertyPath":"items[0].name","message":"x"}]}"#,
      #"{"issues":[{"code":"custom","path":["items",0,"name"],"message":"x"}]}"#,
      #"{"invalid-params":[{"name":"items.0.name","reason":"x"}],"title":"Not valid"}"#,
      #"{"details":[{"message":"x","path":["items",0,"name"],"type":"any"}],"error":"Bad Request"}"#,
      #"{"error":{"details":[{"fieldViolations":[{"field":"items[0].name","description":"x"}]}]}}"#,
      #"{"items[0].name":["x"]}"#, #"{"items":[{"name":["x"]}]}"#,
    ])
  func names(body: String) {
    #expect(errors(body) == [FieldError(field: "items.0.name", message: "x")])
  }

  @Test("the root of a path is the form as a whole", arguments: ["$", "#", "/", "", "[]", "."])
  func root(name: String) {
    #expect(errors("{\"errors\":{\"\(name)\":[\"x\"]}}") == [FieldError(field: nil, message: "x")])
  }

  @Test("a field that has the name of a list of errors is a field")
  func fieldsLikeMembers() {
    #expect(
      errors(#"{"details":["is blank"],"title":["is odd"]}"#) == [
        FieldError(field: "details", message: "is blank"), FieldError(field: "title", message: "is odd"),
      ])
    #expect(errors(#"{"issues":[{"name":["Taken."]}]}"#) == [FieldError(field: "issues.0.name", message: "Taken.")])
  }

  @Test("JSON:API: pointers into attributes and relationships, and parameters")
  func jsonAPI() {
    let body = #"""
      {"errors":[
        {"status":"422","source":{"pointer":"/data/attributes/title"},"title":"Invalid","detail":"is blank"},
        {"source":{"pointer":"/data/attributes/address/street"},"title":"is unknown"},
        {"source":{"pointer":"/data/relationships/author"},"detail":"is gone"},
        {"source":{"pointer":"/data"},"detail":"is too much"},{"source":{"pointer":""},"detail":"is odd"},
        {"source":{"parameter":"include"},"detail":"is not there"},{"source":{"header":"Prefer"},"detail":"is no"},
        {"source":{"pointer":"/name"},"detail":"is bare"}]}
      """#
    #expect(
      errors(body, "application/vnd.api+json") == [
        FieldError(field: "title", message: "is blank"), FieldError(field: "address.street", message: "is unknown"),
        FieldError(field: "author", message: "is gone"), FieldError(field: nil, message: "is too much"),
        FieldError(field: nil, message: "is odd"), FieldError(field: "include", message: "is not there"),
        FieldError(field: nil, message: "is no"), FieldError(field: "name", message: "is bare"),
      ])
  }

  @Test("GitHub: fields with a code for programs only, and those with a message")
  func gitHub() {
    let body = #"""
      {"message":"Validation Failed","errors":[
        {"resource":"Issue","field":"title","code":"missing_field"},
        {"resource":"Label","code":"custom","field":"name","message":"name is too long"}],
       "documentation_url":"https://docs.github.com"}
      """#
    #expect(
      errors(body) == [FieldError(field: "title", message: ""), FieldError(field: "name", message: "name is too long")])
  }

  @Test("Laravel: a list of texts for each field, whose names have dots")
  func laravel() {
    let body = #"""
      {"message":"The title field is required. (and 1 more error)",
       "errors":{"title":["The title field is required."],"items.0.name":["The name is taken."]}}
      """#
    #expect(
      errors(body) == [
        FieldError(field: "items.0.name", message: "The name is taken."),
        FieldError(field: "title", message: "The title field is required."),
      ])
  }

  @Test(
    "B81 other bodies have no field errors",
    arguments: [
      "", "{", "[]", "null", "7", "<html>", "{\"errors\":null}", "{\"errors\":7}", "{\"errors\":\"no\"}",
      "{\"errors\":[]}", "{\"errors\":{}}", "{\"errors\":[null,7,true,{}]}", "{\"errors\":{\"a\":null}}",
      "{\"error\":{\"a\":[\"b\"]}}", "\u{FEFF}", "{\"errors\":{\"a\":[[[\"b\"]]]}}",
    ])
  func nothing(body: String) {
    #expect(errors(body).isEmpty)
  }

  @Test("B81 bodies are bounded: size, depth, number of fields and of texts")
  func bounds() {
    let many = "{\"errors\":{" + (0..<1_000).map { "\"f\($0)\":[\"x\"]" }.joined(separator: ",") + "}}"
    #expect(errors(many).count == SubmissionRejection.limit)
    let list =
      "{\"errors\":[" + Array(repeating: #"{"field":"a","message":"x"}"#, count: 1_000).joined(separator: ",") + "]}"
    #expect(errors(list).count == SubmissionRejection.limit)
    let texts = "{\"errors\":{\"a\":[" + Array(repeating: "\"x\"", count: 1_000).joined(separator: ",") + "]}}"
    #expect(errors(texts).count == 4)
    let deep =
      "{\"errors\":{\"a\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}}"
    #expect(errors(deep).isEmpty)
    let large = "{\"errors\":{\"a\":\"" + String(repeating: "x", count: 65_536) + "\"}}"
    #expect(errors(large).isEmpty)
    let pointer = "{\"errors\":[{\"pointer\":\"#/" + String(repeating: "a/", count: 1_000) + "\",\"detail\":\"x\"}]}"
    #expect(errors(pointer) == [FieldError(field: nil, message: "x")])
  }

  @Test("B81 fields alone are bounded, too")
  func bareBounds() {
    let many = "{" + (0..<33).map { "\"f\($0)\":[\"x\"]" }.joined(separator: ",") + "}"
    #expect(errors(many).isEmpty)
    #expect(errors("{\"a\":[" + Array(repeating: "\"x\"", count: 1_000).joined(separator: ",") + "]}").count == 4)
    #expect(errors("{\"a\":[" + Array(repeating: "{}", count: 33).joined(separator: ",") + "]}").isEmpty)
    let wide = "{\"a\":[" + Array(repeating: "{\"b\":[\"x\",\"y\"]}", count: 32).joined(separator: ",") + "]}"
    #expect(errors(wide).count == SubmissionRejection.limit)
    let way = "[" + Array(repeating: "\"a\"", count: 1_000).joined(separator: ",") + "]"
    #expect(errors("{\"detail\":[{\"loc\":\(way),\"msg\":\"x\"}]}")[0].field?.count == 31)
  }

  @Test("B86 texts are made harmless, and cut")
  func harmless() {
    for body in [
      #"{"errors":{"a\u001b[31m":["x\u202e\u0007y\nz"]}}"#, #"{"a\u001b[31m":["x\u202e\u0007y\nz"]}"#,
      #"{"detail":[{"loc":["body","a\u001b[31m"],"msg":"x\u202e\u0007y\nz"}]}"#,
      #"{"errors":[{"source":{"pointer":"/data/attributes/a\u001b[31m"},"detail":"x\u202e\u0007y\nz"}]}"#,
    ] {
      let found = errors(body)
      #expect(found == [FieldError(field: "a", message: "xy z")])
      #expect(found.first?.field == "a" && found.first?.message == "xy z")
    }
  }
}
