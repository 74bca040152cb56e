import LoadKit

// Spanish. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// Spanish that addresses the user with “tú”.
  public static let spanish = LanguageTable(
    language: "es",
    buttons: Buttons(
      load: CommonWording.ButtonName("Cargar", label: "Cargar el contenido"),
      retry: CommonWording.ButtonName("Reintentar", label: "Reintentar la carga del contenido"),
      refresh: CommonWording.ButtonName("Actualizar", label: "Actualizar el contenido"),
      cancel: CommonWording.ButtonName("Cancelar", label: "Cancelar la carga"),
      signIn: CommonWording.ButtonName("Iniciar sesión"),
      openSettings: CommonWording.ButtonName("Abrir Ajustes"),
      clearSearch: CommonWording.ButtonName("Borrar búsqueda"),
      clearFilters: CommonWording.ButtonName("Borrar filtros"),
      details: CommonWording.ButtonName("Detalles", label: "Detalles del problema"),
      contactSupport: CommonWording.ButtonName("Contactar con soporte"),
      dismiss: CommonWording.ButtonName("Ocultar", label: "Ocultar el mensaje")),
    work: LanguageWork(
      loading: "Cargando",
      refreshing: "Actualizando",
      slow: "Está tardando más de lo habitual",
      stalled: "No llegan datos desde hace un rato",
      waitingForConnection: "Esperando una conexión",
      waitingToRetry: "Nuevo intento en breve…",
      percent: "{}\u{A0}%"),
    screens: LanguageScreens(
      idle: "Aún no se ha cargado",
      loaded: "Cargado",
      refreshFailed: "No se pudo actualizar",
      empty: "Aún no hay nada",
      noResults: "No hay resultados para «{}»",
      noResultsTitle: "No hay resultados",
      changeTerms: "Revisa la ortografía o prueba con otras palabras.",
      changeTermsOrFilters: "Prueba con otras palabras o borra los filtros.",
      allDone: "Todo listo",
      allDoneText: "Aquí no queda nada por hacer.",
      noPermission: "Sin acceso",
      noPermissionText: "No tienes permiso para ver este contenido.",
      previousInput: "Se muestran resultados anteriores",
      cached: "Se muestra contenido guardado",
      updatedJustNow: "Actualizado ahora mismo",
      updated: "Actualizado hace {}"),
    nextPage: NextPage(
      loading: "Cargando más",
      load: CommonWording.ButtonName("Cargar más", label: "Cargar más elementos"),
      retry: CommonWording.ButtonName("Reintentar", label: "Reintentar la carga de más elementos"),
      cancel: CommonWording.ButtonName("Cancelar", label: "Cancelar la carga de más elementos"),
      failed: "No se pudo cargar más",
      end: "No hay más elementos"),
    counts: LanguageCounts<OneManyOtherForms>(
      items: OneManyOtherForms(one: "{} elemento", many: "{} de elementos", other: "{} elementos"),
      moreItems: OneManyOtherForms(one: "{} elemento más", many: "{} de elementos más", other: "{} elementos más"),
      seconds: OneManyOtherForms(one: "{} segundo", many: "{} de segundos", other: "{} segundos"),
      minutes: OneManyOtherForms(one: "{} minuto", many: "{} de minutos", other: "{} minutos"),
      hours: OneManyOtherForms(one: "{} hora", many: "{} de horas", other: "{} horas"),
      days: OneManyOtherForms(one: "{} día", many: "{} de días", other: "{} días"),
      hoursAndMinutes: "{} y {}"),
    waits: LanguageWaits(tryAgain: "Vuelve a intentarlo dentro de {}.", longer: "Vuelve a intentarlo otro día."),
    failures: spanishFailures, forms: spanishForms
  ).wording

  private static let spanishFailures = LanguageFailures(
    offline: LanguageMessage(
      "No tienes conexión", "Este dispositivo no está conectado a internet.",
      "Conéctate a internet y vuelve a intentarlo."),
    timedOut: LanguageMessage(
      "Ha tardado demasiado", "La respuesta no llegó a tiempo.",
      "Puede que la conexión sea lenta. Vuelve a intentarlo en un momento."),
    cannotConnect: LanguageMessage(
      "No se puede conectar", "La conexión se perdió o no se pudo establecer.",
      "Revisa tu conexión a internet y vuelve a intentarlo."),
    insecureConnection: LanguageMessage(
      "Conexión no segura", "No se pudo establecer una conexión segura.",
      "Revisa la fecha y la hora de este dispositivo o prueba con otra red."),
    rateLimited: LanguageMessage(
      "El servicio está ocupado", "Esta app ha contactado con el servicio demasiadas veces en poco tiempo.",
      "Espera un momento y vuelve a intentarlo."),
    serverError: LanguageMessage(
      "Servicio no disponible", "El servicio tiene un problema en este momento.",
      "Vuelve a intentarlo en unos minutos."),
    unauthorized: LanguageMessage(
      "Inicio de sesión necesario", "Tienes que iniciar sesión para ver este contenido.",
      "Inicia sesión y vuelve a intentarlo."),
    forbidden: LanguageMessage(
      "Sin acceso", "Tu cuenta no tiene acceso a este contenido.", "Pide acceso al propietario o usa otra cuenta."),
    notFound: LanguageMessage(
      "No encontrado", "Este contenido no está disponible.",
      "Puede que el contenido se haya movido o eliminado. Vuelve atrás y busca de nuevo."),
    invalidRequest: LanguageMessage(
      "No se pudo completar", "El servicio no pudo completar esta acción.",
      "Actualizar la app puede ayudar. Si el problema continúa, contacta con soporte."),
    conflict: LanguageMessage(
      "Modificado en otro lugar", "Este contenido se ha modificado mientras tanto en otro lugar.",
      "Carga la versión más reciente y vuelve a intentarlo."),
    invalidData: LanguageMessage(
      "No se puede mostrar", "El servicio envió datos que esta app no puede leer.",
      "Vuelve a intentarlo más tarde. Actualizar la app puede ayudar."),
    tooLarge: LanguageMessage(
      "Demasiado grande", "Este contenido es demasiado grande para la app.", "Elige un contenido más pequeño."),
    storageFull: LanguageMessage(
      "No hay espacio suficiente", "Este dispositivo no tiene suficiente espacio libre.",
      "Elimina archivos o apps que ya no necesites y vuelve a intentarlo."),
    cannotSave: LanguageMessage(
      "No se puede guardar", "No se pudo guardar en la ubicación elegida.",
      "Elige otra ubicación y vuelve a intentarlo."),
    unknown: LanguageMessage(
      "Algo ha fallado", "Se ha producido un problema inesperado.",
      "Vuelve a intentarlo. Si el problema continúa, contacta con soporte."),
    networkSignIn: LanguageMessage(
      "La red pide iniciar sesión", "Puede que esta red requiera iniciar sesión.",
      "Abre una página web para iniciar sesión o usa otra red. Después, vuelve a intentarlo."),
    webPage: LanguageMessage(
      "Página web inesperada", "El servicio envió una página web en lugar de datos.",
      "Vuelve a intentarlo más tarde. Si el problema continúa, contacta con soporte."),
    numberOutOfRange: LanguageMessage(
      "Número no compatible", "El servicio envió un número que esta app no puede procesar.",
      "Actualizar la app puede ayudar."),
    cellularOff: LanguageMessage(
      "Datos móviles desactivados", "Esta app no tiene permiso para usar datos móviles.",
      "Conéctate a una red wifi o permite los datos móviles para esta app en Ajustes."),
    roamingOff: LanguageMessage(
      "Itinerancia desactivada", "No se pueden usar datos móviles en este país o región.",
      "Conéctate a una red wifi o activa la itinerancia de datos en Ajustes."),
    lowDataMode: LanguageMessage(
      "Modo de datos reducidos activado", "Este contenido no se carga en el modo de datos reducidos.",
      "Desactiva el modo de datos reducidos en Ajustes o usa otra red."),
    limitedNetwork: LanguageMessage(
      "Red no adecuada", "Este contenido no se carga con datos móviles, un punto de acceso o un satélite.",
      "Conéctate a una red wifi y vuelve a intentarlo."),
    localNetworkDenied: LanguageMessage(
      "Red local no permitida", "Esta app no tiene permiso para acceder a los dispositivos de tu red.",
      "Permite el acceso a la red local en Ajustes y vuelve a intentarlo."),
    tooManyConnections: LanguageMessage(
      "Demasiadas conexiones", "Esta app tiene demasiadas conexiones abiertas.",
      "Espera un momento y vuelve a intentarlo. Si el problema continúa, cierra la app y vuelve a abrirla."),
    tooManyFiles: LanguageMessage(
      "Demasiados archivos abiertos", "Hay demasiados archivos abiertos en este dispositivo.",
      "Cierra algunos archivos y vuelve a intentarlo. Si el problema continúa, vuelve a abrir la app."),
    fileLocked: LanguageMessage(
      "Archivo no disponible", "Este archivo no se puede abrir y puede que esté bloqueado.",
      "Desbloquea este dispositivo o elige otro archivo y vuelve a intentarlo."),
    fileInUse: LanguageMessage(
      "Archivo en uso", "Este archivo se está usando en otro lugar.", "Cierra el archivo allí y vuelve a intentarlo."),
    resourceLocked: LanguageMessage(
      "Edición en otro lugar", "Otra persona está editando este contenido en este momento.",
      "Espera a que la otra persona termine y vuelve a intentarlo."),
    insecureAddress: LanguageMessage(
      "Dirección no segura", "Esta dirección no está cifrada, por lo que no se ha usado.",
      "Contacta con soporte. Volver a intentarlo no servirá."))

  private static let spanishForms = LanguageForms(
    send: CommonWording.ButtonName("Enviar", label: "Enviar el formulario"),
    cancel: CommonWording.ButtonName("Cancelar", label: "Cancelar el envío"),
    sending: "Enviando",
    sent: "Enviado",
    stalled: "No se envían datos desde hace un rato",
    notAccepted: "Este dato no se ha aceptado.",
    rejected: LanguageMessage(
      "Revisa tus datos", "Algunos datos no se han aceptado.", "Corrige esos datos y vuelve a enviarlos."),
    mayHaveBeenSent: LanguageMessage(
      "Puede que ya se haya enviado", "No ha llegado una confirmación clara. Puede que el envío ya se haya hecho.",
      "Comprueba si se ha recibido antes de volver a enviar."),
    wrongCredentials: LanguageMessage(
      "No se pudo iniciar sesión", "El nombre o la contraseña no son correctos.",
      "Revisa ambos y vuelve a intentarlo."),
    unauthorized: LanguageMessage(
      "Inicio de sesión necesario", "Tienes que iniciar sesión para enviar.", "Inicia sesión y vuelve a enviar."),
    forbidden: LanguageMessage(
      "No permitido", "Tu cuenta no tiene permiso para hacer esto.", "Pide acceso al propietario o usa otra cuenta."),
    notFound: LanguageMessage(
      "Destino no encontrado", "El elemento al que pertenece ya no existe.",
      "Puede que el contenido se haya movido o eliminado. Vuelve atrás y busca de nuevo."),
    invalidRequest: LanguageMessage(
      "No aceptado", "El servicio no ha aceptado el envío.", "Revisa tus datos y vuelve a enviar."),
    conflict: LanguageMessage(
      "Modificado en otro lugar", "Este contenido se modificó en otro lugar antes de que enviaras tu versión.",
      "Consulta la versión más reciente y vuelve a enviar la tuya."),
    tooLarge: LanguageMessage(
      "Demasiado grande para enviar", "El envío es más grande de lo que acepta el servicio.",
      "Reduce el tamaño y vuelve a enviar."),
    invalidData: LanguageMessage(
      "Resultado dudoso", "El servicio envió datos que esta app no puede leer.",
      "Comprueba si se ha recibido antes de volver a enviar."))
}
