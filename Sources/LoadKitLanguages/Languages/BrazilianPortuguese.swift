import LoadKit

// The Portuguese of Brazil. No native speaker has checked this file.
// Cancel, Refresh and Settings are the terms of Apple’s glossaries, as the project KeyboardKit lists them
// (https://github.com/douglashill/KeyboardKit). The term for Retry, and all others, were not looked up.

extension CommonWording {
  /// The Portuguese of Brazil.
  public static let brazilianPortuguese = LanguageTable(
    language: "pt-BR",
    buttons: Buttons(
      load: CommonWording.ButtonName("Carregar", label: "Carregar o conteúdo"),
      retry: CommonWording.ButtonName("Tentar novamente", label: "Tentar novamente carregar o conteúdo"),
      refresh: CommonWording.ButtonName("Atualizar", label: "Atualizar o conteúdo"),
      cancel: CommonWording.ButtonName("Cancelar", label: "Cancelar o carregamento"),
      signIn: CommonWording.ButtonName("Iniciar sessão"),
      openSettings: CommonWording.ButtonName("Abrir Ajustes"),
      clearSearch: CommonWording.ButtonName("Limpar busca"),
      clearFilters: CommonWording.ButtonName("Limpar filtros"),
      details: CommonWording.ButtonName("Detalhes", label: "Detalhes do problema"),
      contactSupport: CommonWording.ButtonName("Falar com o suporte"),
      dismiss: CommonWording.ButtonName("Ocultar", label: "Ocultar a mensagem")),
    work: LanguageWork(
      loading: "Carregando",
      refreshing: "Atualizando",
      slow: "Está demorando mais que o normal",
      stalled: "Nenhum dado chega há algum tempo",
      waitingForConnection: "Aguardando uma conexão",
      waitingToRetry: "Nova tentativa em breve…",
      percent: "{}%"),
    screens: LanguageScreens(
      idle: "Ainda não carregado",
      loaded: "Carregado",
      refreshFailed: "Não foi possível atualizar",
      empty: "Ainda não há nada aqui",
      noResults: "Nenhum resultado para “{}”",
      noResultsTitle: "Nenhum resultado",
      changeTerms: "Verifique a ortografia ou tente outras palavras.",
      changeTermsOrFilters: "Tente outras palavras ou limpe os filtros.",
      allDone: "Tudo pronto",
      allDoneText: "Não há mais nada para fazer aqui.",
      noPermission: "Sem acesso",
      noPermissionText: "Você não tem permissão para ver este conteúdo.",
      previousInput: "Mostrando resultados anteriores",
      cached: "Mostrando conteúdo salvo",
      updatedJustNow: "Atualizado agora mesmo",
      updated: "Atualizado há {}"),
    nextPage: NextPage(
      loading: "Carregando mais",
      load: CommonWording.ButtonName("Carregar mais", label: "Carregar mais itens"),
      retry: CommonWording.ButtonName("Tentar novamente", label: "Tentar novamente carregar mais itens"),
      cancel: CommonWording.ButtonName("Cancelar", label: "Cancelar o carregamento de mais itens"),
      failed: "Não foi possível carregar mais",
      end: "Não há mais itens"),
    counts: LanguageCounts<ZeroOneManyOtherForms>(
      items: ZeroOneManyOtherForms(one: "{} item", many: "{} de itens", other: "{} itens"),
      moreItems: ZeroOneManyOtherForms(one: "Mais {} item", many: "Mais {} de itens", other: "Mais {} itens"),
      seconds: ZeroOneManyOtherForms(one: "{} segundo", many: "{} de segundos", other: "{} segundos"),
      minutes: ZeroOneManyOtherForms(one: "{} minuto", many: "{} de minutos", other: "{} minutos"),
      hours: ZeroOneManyOtherForms(one: "{} hora", many: "{} de horas", other: "{} horas"),
      days: ZeroOneManyOtherForms(one: "{} dia", many: "{} de dias", other: "{} dias"),
      hoursAndMinutes: "{} e {}"),
    waits: LanguageWaits(tryAgain: "Tente novamente em {}.", longer: "Tente novamente outro dia."),
    failures: brazilianPortugueseFailures, forms: brazilianPortugueseForms
  ).wording

  private static let brazilianPortugueseFailures = LanguageFailures(
    offline: LanguageMessage(
      "Você está offline", "Este dispositivo não está conectado à internet.",
      "Conecte-se à internet e tente novamente."),
    timedOut: LanguageMessage(
      "Demorou demais", "A resposta não chegou a tempo.", "A conexão pode estar lenta. Tente novamente em instantes."),
    cannotConnect: LanguageMessage(
      "Não foi possível conectar", "A conexão foi perdida ou não pôde ser estabelecida.",
      "Verifique sua conexão com a internet e tente novamente."),
    insecureConnection: LanguageMessage(
      "Conexão não segura", "Não foi possível estabelecer uma conexão segura.",
      "Verifique a data e a hora deste dispositivo ou tente outra rede."),
    rateLimited: LanguageMessage(
      "Serviço ocupado", "Este app contatou o serviço vezes demais em pouco tempo.",
      "Aguarde um momento e tente novamente."),
    serverError: LanguageMessage(
      "Serviço indisponível", "O serviço está com um problema no momento.", "Tente novamente em alguns minutos."),
    unauthorized: LanguageMessage(
      "Início de sessão necessário", "Você precisa iniciar sessão para ver este conteúdo.",
      "Inicie sessão e tente novamente."),
    forbidden: LanguageMessage(
      "Sem acesso", "Sua conta não tem acesso a este conteúdo.", "Peça acesso ao proprietário ou use outra conta."),
    notFound: LanguageMessage(
      "Não encontrado", "Este conteúdo não está disponível.",
      "O conteúdo pode ter sido movido ou removido. Volte e busque novamente."),
    invalidRequest: LanguageMessage(
      "Não foi possível concluir", "O serviço não conseguiu concluir esta ação.",
      "Atualizar o app pode ajudar. Se o problema continuar, fale com o suporte."),
    conflict: LanguageMessage(
      "Alterado em outro lugar", "Este conteúdo foi alterado em outro lugar nesse meio-tempo.",
      "Carregue a versão mais recente e tente novamente."),
    invalidData: LanguageMessage(
      "Não é possível mostrar", "O serviço enviou dados que este app não consegue ler.",
      "Tente novamente mais tarde. Atualizar o app pode ajudar."),
    tooLarge: LanguageMessage(
      "Grande demais", "Este conteúdo é grande demais para o app.", "Escolha um conteúdo menor."),
    storageFull: LanguageMessage(
      "Espaço insuficiente", "Este dispositivo não tem espaço livre suficiente.",
      "Apague arquivos ou apps que você não usa mais e tente novamente."),
    cannotSave: LanguageMessage(
      "Não é possível salvar", "Não foi possível salvar no local escolhido.", "Escolha outro local e tente novamente."),
    unknown: LanguageMessage(
      "Algo deu errado", "Ocorreu um problema inesperado.",
      "Tente novamente. Se o problema continuar, fale com o suporte."),
    networkSignIn: LanguageMessage(
      "A rede pede início de sessão", "Esta rede pode exigir início de sessão.",
      "Abra uma página da web para iniciar sessão ou use outra rede. Depois, tente novamente."),
    webPage: LanguageMessage(
      "Página da web inesperada", "O serviço enviou uma página da web em vez de dados.",
      "Tente novamente mais tarde. Se o problema continuar, fale com o suporte."),
    numberOutOfRange: LanguageMessage(
      "Número não compatível", "O serviço enviou um número que este app não consegue processar.",
      "Atualizar o app pode ajudar."),
    cellularOff: LanguageMessage(
      "Dados móveis desativados", "Este app não tem permissão para usar dados móveis.",
      "Conecte-se a uma rede Wi-Fi ou permita dados móveis para este app em Ajustes."),
    roamingOff: LanguageMessage(
      "Roaming de dados desativado", "Não é possível usar dados móveis neste país ou região.",
      "Conecte-se a uma rede Wi-Fi ou ative o roaming de dados em Ajustes."),
    lowDataMode: LanguageMessage(
      "Modo de dados reduzidos ativado", "Este conteúdo não é carregado no modo de dados reduzidos.",
      "Desative o modo de dados reduzidos em Ajustes ou use outra rede."),
    limitedNetwork: LanguageMessage(
      "Rede não adequada", "Este conteúdo não é carregado por dados móveis, acesso pessoal ou satélite.",
      "Conecte-se a uma rede Wi-Fi e tente novamente."),
    localNetworkDenied: LanguageMessage(
      "Rede local não permitida", "Este app não tem permissão para acessar dispositivos na sua rede.",
      "Permita o acesso à rede local em Ajustes e tente novamente."),
    tooManyConnections: LanguageMessage(
      "Conexões demais", "Este app tem conexões demais abertas.",
      "Aguarde um momento e tente novamente. Se o problema continuar, feche o app e abra-o de novo."),
    tooManyFiles: LanguageMessage(
      "Arquivos abertos demais", "Há arquivos demais abertos neste dispositivo.",
      "Feche alguns arquivos e tente novamente. Se o problema continuar, abra o app de novo."),
    fileLocked: LanguageMessage(
      "Arquivo indisponível", "Este arquivo não pode ser aberto e pode estar bloqueado.",
      "Desbloqueie este dispositivo ou escolha outro arquivo e tente novamente."),
    fileInUse: LanguageMessage(
      "Arquivo em uso", "Este arquivo está em uso em outro lugar.", "Feche o arquivo lá e tente novamente."),
    resourceLocked: LanguageMessage(
      "Em edição em outro lugar", "Outra pessoa está editando este conteúdo agora.",
      "Aguarde a outra pessoa terminar e tente novamente."),
    insecureAddress: LanguageMessage(
      "Endereço não seguro", "Este endereço não é criptografado e por isso não foi usado.",
      "Fale com o suporte. Tentar novamente não vai ajudar."))

  private static let brazilianPortugueseForms = LanguageForms(
    send: CommonWording.ButtonName("Enviar", label: "Enviar o formulário"),
    cancel: CommonWording.ButtonName("Cancelar", label: "Cancelar o envio"),
    sending: "Enviando",
    sent: "Enviado",
    stalled: "Nenhum dado é enviado há algum tempo",
    notAccepted: "Este dado não foi aceito.",
    rejected: LanguageMessage(
      "Verifique seus dados", "Alguns dados não foram aceitos.", "Corrija esses dados e envie novamente."),
    mayHaveBeenSent: LanguageMessage(
      "Talvez já enviado", "Não chegou uma confirmação clara. O envio talvez já tenha sido feito.",
      "Verifique se o envio foi recebido antes de enviar novamente."),
    wrongCredentials: LanguageMessage(
      "Não foi possível iniciar sessão", "O nome ou a senha está incorreto.", "Verifique os dois e tente novamente."),
    unauthorized: LanguageMessage(
      "Início de sessão necessário", "Você precisa iniciar sessão para enviar.", "Inicie sessão e envie novamente."),
    forbidden: LanguageMessage(
      "Não permitido", "Sua conta não tem permissão para fazer isto.",
      "Peça acesso ao proprietário ou use outra conta."),
    notFound: LanguageMessage(
      "Destino não encontrado", "O item a que isto pertence não existe mais.",
      "O conteúdo pode ter sido movido ou removido. Volte e busque novamente."),
    invalidRequest: LanguageMessage(
      "Não aceito", "O serviço não aceitou o envio.", "Verifique seus dados e envie novamente."),
    conflict: LanguageMessage(
      "Alterado em outro lugar", "Este conteúdo foi alterado em outro lugar antes do envio da sua versão.",
      "Veja a versão mais recente e envie a sua novamente."),
    tooLarge: LanguageMessage(
      "Grande demais para enviar", "O envio é maior do que o serviço aceita.", "Reduza o tamanho e envie novamente."),
    invalidData: LanguageMessage(
      "Resultado incerto", "O serviço enviou dados que este app não consegue ler.",
      "Verifique se o envio foi recebido antes de enviar novamente."))
}
