/// The texts of "Tidepool 2.4", as untidy as a release is in its last days.
///
/// A language a block: its code, how often its description is said, name, subtitle, keywords, promotional text,
/// the description, in quotes, and What’s New. "-" stands for a text that is not there.
enum SampleTexts {
  static let languages = """
    en-US 11
    Tidepool: Tides & Sea Life
    Know the shore before you go
    tide,rock pool,seashore,beach,crab,starfish,moon,wave,surf,coast,marine,guide,shells,shell,google
    Now with 214 more species, and tide curves that show the light.
    "Tidepool tells you when the sea goes out, how far, and who lives in what it leaves behind. Pick
    "a beach and see the curve of the day, the light, the moon and the swell at one glance.
    • Tide curves now show the light: sunrise, sunset, moon
    • 214 new species for the North Pacific
    🚨 Fixed: the widget could show yesterday’s low water

    de-DE 12
    Tidepool: Gezeiten und Strandtiere
    Die Küste kennen, bevor du gehst
    gezeiten, ebbe, flut, strand, watt, krebs, seestern, mond, welle, küste, meer, muschel, bestimmen
    Jetzt mit 214 neuen Arten und Kurven, die das Licht zeigen.
    "Tidepool sagt dir, wann das Meer geht, wie weit, und wer in dem lebt, was es zurücklässt. Wähle
    "einen Strand und sieh die Kurve des Tages, das Licht, den Mond und die Dünung.
    • Die Gezeitenkurve zeigt jetzt das Licht
    • 214 neue Arten für den Nordpazifik

    fr-FR 10
    Tidepool : marées
    Connaître l’estran avant d’y aller
    marée,estran,plage,crabe,étoile de mer,lune,vague,surf,côte,coquillage,algue,pêche,guide,marées
    214 espèces de plus.
    "Tidepool vous dit quand la mer se retire, jusqu’où, et qui vit dans ce qu’elle laisse derrière
    "elle. Choisissez une plage et voyez la courbe du jour, la lumière, la lune et la houle.
    • La courbe des marées montre la lumière
    • 214 nouvelles espèces du Pacifique Nord

    es-ES 11
    Tidepool: mareas y costa
    Conoce la orilla antes de bajar a ella
    mareas,bajamar,pleamar,playa,cangrejo,estrella de mar,luna,olas,surf,costa,conchas,algas,marisqueo,guía
    empty
    "Tidepool te dice cuándo se retira el mar, hasta dónde, y quién vive en lo que deja atrás. Elige
    "una playa y mira la curva del día, la luz, la luna y el oleaje.
    • La curva de mareas muestra la luz
    • 214 especies nuevas

    it 9
    Tidepool: maree e scogli
    Conosci la riva prima di andare
    maree,spiaggia,granchio,stella marina,luna,onda,surf,costa,conchiglie,alghe,pesca,Spiaggia,scogliera
    214 specie in più.
    "Tidepool ti dice quando il mare si ritira, fin dove, e chi vive in ciò che lascia. Scegli una
    "spiaggia e guarda la curva del giorno, la luce, la luna e le onde.
    • La curva delle maree mostra la luce
    • 214 nuove specie

    pt-BR 10
    Tidepool: marés e praia
    Conheça a costa antes de ir
    maré,praia,caranguejo,estrela-do-mar,lua,onda,surfe,litoral,conchas,algas,pesca,#mar,recife,guia
    blank
    "O Tidepool diz quando o mar recua, até onde, e quem vive no que ele deixa para trás. Escolha uma
    "praia e veja a curva do dia, a luz, a lua e as ondas.
    • A curva das marés agora mostra a luz
    • 214 novas espécies

    nl-NL 8
    Tidepool: getijden
    Ken de kust voor je gaat
    getij,eb,vloed,strand,krab,zeester,maan,golf,kust,schelp,wad,surfen,gids
    -
    "Tidepool vertelt wanneer de zee zich terugtrekt, hoe ver, en wie er woont in wat ze achterlaat.
    "Kies een strand en zie de curve van de dag, het licht, de maan en de deining.
    -

    sv 7
    Tidepool: tidvatten
    Bästa appen nr 1 för kusten
    tidvatten,ebb,flod,strand,krabba,sjöstjärna,måne,våg,kust,snäcka
    -
    "Tidepool berättar när havet drar sig tillbaka, hur långt, och vem som bor i det som blir kvar.
    "Välj en strand och se dagens kurva, ljuset, månen och dyningen.
    • Kurvan visar ljuset
    • 214 nya arter

    ja 12
    Tidepool 潮見と磯の生きもの
    磯へ行くまえに知っておこう
    潮見、潮汐、満潮、干潮、磯遊び、海の生きもの、カニ、ヒトデ、貝、月齢、サーフィン、釣り
    214種を追加しました。
    "Tidepoolは、潮がいつ、どこまで引くか、そしてそこに誰がすんでいるかを教えてくれます。浜を
    "選ぶと、その日の潮のグラフ、光、月、うねりがひと目でわかります。
    • 潮汐グラフに日の出、日の入り、月を表示
    • 北太平洋の生きもの214種を追加

    ko 10
    Tidepool 물때와 바다 생물
    떠나기 전에 알아 두는 바닷가
    물때,조석,만조,간조,갯벌,바닷가,게,불가사리,조개,달,파도,서핑,낚시
    -
    "Tidepool은 바다가 언제 얼마나 물러나는지, 그 자리에 누가 사는지 알려 줍니다. 바닷가를 고르면 하루의 곡선과 빛, 달, 너울을 한눈에 볼 수 있습니다.
    • 조석 곡선에 빛을 표시합니다
    • 새로운 생물 214종

    zh-Hans 11
    Tidepool 潮汐与海岸生物
    去海边之前先看看
    潮汐,涨潮,退潮,海边,赶海,螃蟹,海星,贝壳,月相,冲浪,钓鱼,海洋
    -
    "Tidepool告诉你海水何时退去、退到多远,以及谁住在它留下的水洼里。选一片海滩,一眼看到当天
    "的潮汐曲线、光线、月亮和涌浪。
    • 潮汐曲线显示日出、日落和月亮
    • 新增214种北太平洋生物

    ar-SA 9
    Tidepool المد والجزر
    اعرف الشاطئ قبل أن تذهب
    مد,جزر,شاطئ,بحر,سلطعون,نجم البحر,قمر,موج,ساحل,صدف
    -
    "يخبرك Tidepool متى ينحسر البحر، وإلى أي مدى، ومن يعيش فيما يتركه وراءه. اختر شاطئًا وشاهد منحنى
    "اليوم والضوء والقمر والموج.
    • يعرض منحنى المد الضوء الآن
    • ٢١٤ نوعًا جديدًا
    """

  /// Beside the languages' folders, by their paths.
  static let others = [
    "default/support_url.txt": "https://tidepool.app/help",
    "default/privacy_url.txt": "https://tidepool.app/privacy",
    "default/marketing_url.txt": "https://tidepool.app",
    "default/promotional_text.txt": "Know the shore before you go.",
    "it/support_url.txt": "www.tidepool.app/it/aiuto",
    "de-DE/support_url.txt": "https://tidepool.app/de/hilfe",
    "copyright.txt": "© 2026 Harbour Light Works",
    "primary_category.txt": "WEATHER", "secondary_category.txt": "REFERENCE",
    "review_information/first_name.txt": "Release", "review_information/last_name.txt": "Desk",
    "review_information/email_address.txt": "review@tidepool.app",
    "review_information/phone_number.txt": "0431 555 0199",
    "review_information/notes.txt": "No account is needed. Choose any beach, then tap the curve.",
  ]
}
