# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Jouw beurt · Perudo
page-title-waits = { $name } is aan de beurt · Perudo
page-what = Blufdobbelen: bied op ieders dobbelstenen, prik de bluf door.
page-your-name = Je naam
page-edition = Regels
page-by-your-box = Speel volgens jouw doos
page-play-now = Speel nu
page-new-here = Nieuw met Perudo?
page-new-show = Laat zien (3 minuten)
page-new-know = Ik kan het al
page-play-now-about = { $count ->
    [one] tegen één bot
   *[other] tegen { $count } bots
}
page-bots = Bots
page-bots-level = Hoe goed ze spelen
page-level = Niveau
page-bots-weaker = Zwakkere tegenstanders
page-bots-stronger = Sterkere tegenstanders
page-with-friends = Met vrienden
page-find-others = Met anderen
page-find-waits = { $name } wacht
page-house-rules-none = Terug naar de gedrukte regels
page-rules-picture = De tekeningen tonen welke biedingen op de laatste mogen volgen, of verloren dobbelstenen zichtbaar zijn en of palifico kan terugkomen.
page-rules-linked = Je link bracht deze regels mee: { $edition }.
page-join = Met een code
page-join-go = Naar de tafel
page-code = Tafelcode
page-how-to-play = Hoe speel je het?
page-install = Als app installeren
howto-dice = Iedereen schudt de dobbelstenen onder een beker. Je ziet alleen die van jou.
howto-bid = “{ bid }”: dat is een bod. Onder alle bekers samen liggen er minstens zoveel.
howto-raise = De volgende speler verhoogt, bijvoorbeeld naar { bid }, of zegt dudo: “dat geloof ik niet.”
howto-dudo = Na dudo gaan alle bekers omhoog; { word-pacos } tellen als elke waarde. Wie ongelijk had, verliest een dobbelsteen; wie als laatste dobbelstenen heeft, wint.
howto-fine = De kleine lettertjes: { $edition }
howto-sources = Bronnen tonen
page-open-tables = Open tafels
page-no-open-tables = Op dit moment staat geen tafel voor iedereen open. Open er een met vrienden en zet hem in de lijst.
page-going-on = Spellen die nog lopen
page-turns = { $count ->
    [one] Jouw beurt aan één tafel
   *[other] Jouw beurt aan { $count } tafels
}
page-gathers = spelers komen bijeen
page-return = Terug naar het spel
page-played = Laatst gespeeld
page-career = Gewonnen: { $wins } van de { $games }
page-daily = De puzzel van vandaag
page-table-of = Tafel van { $name }
page-invited = { $name } nodigt je uit
page-chairs-free = { $count ->
    [0] geen stoel vrij
    [one] één stoel vrij
   *[other] { $count } stoelen vrij
}
page-begins-itself = begint zodra er { $count } mensen zitten
page-to-front = Terug naar het begin
page-language = Taal
page-to-light = Lichte kleuren
page-to-dark = Donkere kleuren
page-ace = Beeld van de { word-paco }
page-ace-box = zoals in de doos
page-ace-sun = een zon
page-ace-bird = een vogel
page-ace-head = een hoofd
page-cup = Mijn beker
page-cup-weave = Patroon van mijn beker
page-cup-weave-seat = als mijn plaats
page-cup-weave-number = patroon { $number }
page-cup-clay = Kleur van mijn beker
page-cup-clay-red = rood
page-cup-clay-blue = blauw
page-cup-clay-green = groen
page-cup-clay-dark = donker
page-left-handed = Linkshandig
page-bot-faces = Bots tonen wat ze voelen
page-coach = Coach tegen bots
page-coach-says = De coach:
page-coach-ask = Wat zou een coach zeggen?
page-coach-bid = Je bood { bid }. Met jouw dobbelstenen waren er zo’n { $expected } te verwachten.
page-coach-call = Je reageerde op { bid }. Met jouw dobbelstenen waren er zo’n { $expected } te verwachten.
page-coach-passed = Het bod was { bid }. Met jouw dobbelstenen waren er zo’n { $expected } te verwachten.
page-coach-best = Beter: { $best }.
page-coach-figures = Cijfers
page-coloured-dice = Dobbelstenen in kleur
page-close = Sluiten
page-dismiss = Wegklikken
page-lost = Geen verbinding; we blijven het proberen … Je plaats blijft van jou, en wat je nu zegt, gaat straks mee.
page-lost-said = Geen verbinding; we blijven het proberen … Wat je zei, wacht nog en gaat straks mee.
page-missed = Terwijl je weg was
page-new = nieuw
# The chance of a bid.
page-new-bid = nieuw
page-loading = Op weg naar de tafel …
page-broken = Deze pagina is niet te bereiken
page-broken-text = Misschien is je verbinding even weg.
page-nowhere = Hier is niets
page-nowhere-text = Misschien is het adres afgekapt of verkeerd getypt.
page-no-table = Die tafel bestaat niet
page-error-unknown = De server weigerde dit ({ $code }).
# A table before its game
page-sit-title = Schuif aan
page-sit = Ga zitten
page-sit-here = Hier zitten
page-table-full = Alle stoelen zijn bezet. Je kunt wel meekijken.
page-chairs = Stoelen
page-chairs-number = Stoelen
page-step-fewer = { $what }: een minder
page-step-more = { $what }: een meer
page-free-chair = Vrije stoel
page-add-bot = Bot erbij
page-fill-bots = Vul aan met bots
page-seat-bot = Bot erbij op stoel { $chair }
page-bot = Bot: { $level }
page-host = Host
page-away = even weg
page-waited-for = er wordt nog gewacht:
page-chair-kept = Een bot houdt deze stoel bezet tot de speler terug is.
page-rename = Andere naam
page-save = Bewaren
page-remove = { $name } weghalen
page-lock-about = Er kan niemand meer bij komen zitten. Spelers houden hun plaats.
page-lock = Tafel sluiten
page-remove-not = Laten zitten
page-remove-playing = Een bot speelt verder op die plaats.
page-remove-about = Deze speler kan niet meer aan deze tafel gaan zitten, tenzij jij dat weer toelaat.
page-remove-title = { $name } verwijderen?
page-remove-button = Verwijderen
page-make-host = Host maken
page-make-host-title = { $name } host maken?
page-make-host-about = Je kunt deze rol niet zelf terugnemen.
page-make-host-not = Host blijven
page-unmute-for-all = Weer laten praten
page-mute-for-all = Voor iedereen dempen
page-people-none = Er is nog niemand anders.
page-removals = Verwijderd
page-readmit = Weer toelaten
page-people = Spelers
page-invite = Vraag vrienden erbij
page-share-invite = Kom met me Perudo spelen:
page-invite-about = Wie deze link opent, kan aanschuiven. Met een telefoon scan je het vierkant.
page-invite-alone = Alleen deze computer kan deze link openen.
page-invite-lan = Moeten er telefoons bij kunnen, start de server dan voor het lokale netwerk: make play LAN=1
page-invite-phones = Openen telefoons de link niet?
page-link = Link naar deze tafel
page-copy = Kopiëren
page-copied = Gekopieerd
page-qr = QR-code van de link naar deze tafel
page-rules = Regels aan deze tafel
page-rules-here = Regels aan deze tafel
page-rules-of = Regels: { $edition }
page-rules-change = Wijzigen
page-rule-code = Deze regels delen
page-rule-code-about = Wie deze link opent, kan aan een eigen tafel met dezelfde regels spelen.
page-rule-code-link = Link naar deze regels
page-rules-done = Klaar
page-here = Wat deze regels bepalen
page-watch-illustrated = Bekijk de voorbeeldronde
page-house-rule = huisregel
page-compare = Vergelijk met de regels die je kent
page-compare-choose = Kies een editie
page-compare-here = Hier:
page-compare-there = Daar:
page-compare-same = Beide hebben dezelfde regels.
page-example-may = mag je bieden
page-example-not = mag je niet bieden. { $why }
page-example-seat = Plaats { $seat }
page-example-stands = Het bod klopt.
page-example-falls = Het bod klopt niet.
page-example-opens = begint
page-example-lifts = tilt op als nummer
page-house-rules = Huisregels
page-start = Start het spel
page-seeking = Wachten op anderen die deze regels willen. Zodra er { $count } mensen zitten, begint het spel vanzelf, en nemen bots de andere stoelen.
page-start-with-bots = Start met bots
page-start-waits = { $name } start het spel.
page-too-few = { $count ->
    [one] Er is nog één speler nodig: een vriend of een bot.
   *[other] Er zijn nog { $count } spelers nodig: vrienden of bots.
}
# Table settings
page-table-settings = Afspraken aan deze tafel
# At the table
page-table = Tafel
page-menu = Meer
page-settings = Instellingen
page-alert-sound = Geluid
page-alert-vibration = Trillen
page-alert-notices = Stuur een melding
page-push-failed = Deze browser toont meldingen alleen zolang de pagina open is.
page-quiet-nights = ’s Nachts zonder geluid
page-call-about = De volgende zet kan uren duren. Wil je een melding als je aan de beurt bent?
page-call-me = Stuur een melding
page-not-now = Nu niet
push-club-table = { $name } heeft een tafel geopend
push-club-table-about = In de club { $club }
push-evening = { $club } komt zo bijeen
push-evening-about = De avond begint binnen een uur.
push-round = Ronde { $round } is begonnen
push-round-about = { $tournament }: je tafel wacht op je.
page-alert-refused = Je browser laat de pagina je niet roepen. In zijn instellingen voor deze site kun je dat toestaan.
page-aid-chip = Kansen
page-calza-window = { $name } mag eerst nog iets zeggen.
page-calza-window-you = Jij mag eerst nog iets zeggen.
page-calza-own = Je eigen bod: met { calza } zeg je dat het precies klopt.
page-retract = Neem terug
page-in-play = { dice-count } op tafel
page-expected = Van { dice-count } tellen er zo’n { $expected } als { faces }
page-last-seconds = Nog tien seconden.
page-what-now = Wat nu
page-paused = Het spel staat op pauze
page-paused-about = Klokken en bots staan stil.
page-paused-blocked = Met een klok gaat het spel verder als iedereen er is of een bot voor zich laat spelen.
page-go-on = Verder
page-now-resumed = Het spel gaat verder.
page-now-locked = De tafel is op slot: niemand anders kan gaan zitten.
page-now-unlocked = De tafel is weer open.
page-was-removed = De host heeft { $name } van tafel gehaald. Een bot speelt verder.
page-host-is = { $name } is nu de host.
page-host-is-you = Jij bent nu de host.
page-pause-asked = { $names } { $count ->
    [one] vraagt
   *[other] vragen
} om een pauze.
page-pause-agree = Goed
page-pause-decline = Doorspelen
page-pause-declined = De anderen spelen liever door.
page-pause-waits = Je vraagt om een pauze. Alle spelers moeten het goed vinden.
page-hesitates = denkt lang na
page-asks-pause = vraagt om een pauze
page-pause = Vraag om een pauze
page-pause-now = Spel pauzeren
page-pause-not = Toch geen pauze
page-round = Ronde { $round }
page-round-begins = Ronde { $round }.
page-opening = Wie begint?
page-over = Het spel is afgelopen
page-place = { $place }e van { $count }
page-order = Eindstand
page-series = Stand
page-series-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
page-series-player = Speler
page-series-wins = Gewonnen
page-series-places = Plaatsen
page-series-dudos = Juiste dudo’s
page-champion = { $count ->
    [one] { $names } wint de avond!
   *[other] { $names } delen de eerste plaats van de avond!
}
page-champion-own = Jij wint de avond!
page-series-end = Avond afsluiten
page-series-end-title = De avond afsluiten?
page-series-end-about = Iedereen ziet wie de avond wint. Het volgende spel begint met een nieuwe stand.
page-series-end-not = Doorspelen
page-facts = Om over te lachen
page-watchers = { $count ->
    [one] één kijker
   *[other] { $count } kijkers
}
page-leave = Van tafel gaan
page-leave-title = Van tafel gaan?
page-leave-playing = Een bot speelt verder op jouw plaats. Open de link weer om die terug te nemen.
page-leave-gathering = Je stoel komt vrij.
page-leave-alone = Niemand anders speelt hier: het spel staat stil en je plaats wacht tot je de link weer opent.
page-leave-out = Jij ligt eruit: de anderen spelen door zonder jou.
page-left-alone = Het spel staat stil en je plaats wacht op je.
page-left-people = Je plaats wacht op je. Blijf je weg, dan mogen de anderen er een bot laten spelen tot je terug bent.
page-left-clock = Je plaats wacht op je, maar je klok loopt door. Heeft die twee keer voor je gesproken, dan speelt een bot tot je terug bent.
page-leave-yes = Ik ga
page-stay = Ik blijf
page-hand-over = Speel op een ander apparaat
page-hand-over-about = Scan het vierkant met het andere apparaat, of open de link daar. Hij werkt één keer, een paar minuten lang. Laat hem aan niemand anders zien: wie hem opent, heeft jouw plaats.
page-hand-over-link = Link naar je plaats
page-hand-over-qr = QR-code van de link naar je plaats
page-handed = Je speelt nu op een ander apparaat. Hier kijk je mee.
page-locked = De host heeft deze tafel gesloten. Je kunt toekijken.
page-removed = De host heeft je van deze tafel gehaald. Je kunt toekijken, of zelf een tafel openen.
page-history = Wat er gezegd is
page-told = Wat er aan tafel gebeurt
page-round-so-far = Biedingen in deze ronde
page-you = Jij
page-your-dice = Jouw dobbelstenen
page-hide-dice = Verberg mijn dobbelstenen
page-your-turn = Jouw beurt
page-tip-ok = Begrepen
page-tip-bid = Een bod gaat over alle bekers samen: minstens zoveel dobbelstenen.
page-tip-dudo = Geloof je het laatste bod niet? Houd Dudo ingedrukt, of tik er twee keer op.
page-tip-lower-aces = Voor een bod op { word-pacos } is de helft genoeg: alleen { word-pacos } tellen dan mee.
page-tip-aces = { $ace ->
    [bird] De vogel
    [head] Het hoofd
   *[sun] De zon
} is een joker: die telt als elke waarde.
page-tip-palifico = Palifico: wie begint, heeft nog één dobbelsteen. In deze ronde zijn { word-pacos } geen jokers.
page-to-act = is aan de beurt
page-waits-for = { $name } is aan de beurt.
page-rolling = Iedereen gooit een dobbelsteen; de hoogste begint.
page-shaking = Schudden, omkeren, gluren.
page-palifico = Palifico
page-out = eruit
page-ready = klaar
page-stand-in = invaller
page-program = programma
page-registered-name = vaste naam
page-rated = met rating
rated-about = Met rating: wie weggaat, wordt laatste.
page-leave-rated = Deze partij telt voor de rating. Als een bot voor je moet spelen, word je laatste, ook als je terugkomt.
unrated-alone = Zonder rating: er spelen minder dan twee mensen.
unrated-absent = Zonder rating: er is iemand niet hier.
unrated-address = Zonder rating: twee van jullie delen een internetverbinding.
rated-change = Jouw rating: { $rating } ({ $change })
page-watching = Je kijkt mee. De bekers blijven voor jou dicht tot ze omhooggaan.
page-you-are-out = Jij ligt eruit: { page-place }. Goed gespeeld!
page-see-cups = Bekijk alle dobbelstenen
page-faster = Sneller
page-to-result = Naar de uitslag
page-new-game = Nieuw spel
page-you-watch = kijkt mee
page-watch-gathering = Je kijkt mee aan deze tafel. Blijf, dan zie je het spel zodra het begint.
page-watch-over = Blijf om het volgende spel te zien, of om aan te schuiven zodra dat kan.
page-behind = Eén ronde terug
page-behind-open = Ronde { $round }, alle bekers open
page-behind-later = Vanaf de tweede ronde mag je onder alle bekers gluren, één ronde later.
page-is-away = { $name } is er even niet.
page-let-bot-play = Laat een bot spelen
page-let-bot-play-for = Laat een bot spelen voor { $name }
page-held-by-bot = Een bot houdt je plaats bezet.
page-take-back = Neem terug
# The pad
page-pad = Wat zeg je?
page-pad-faces = Waarden
page-face-from = { faces }, vanaf { $quantity }
page-face-not = { faces }: nu niet. { $why }
page-quick = { $quantity }×
# review: the small word before the bid that is to be raised
page-over-bid = boven
page-how-many = Hoeveel { faces }?
page-quantities = { $first } t/m { $last }
page-likely = { $chance } kans
page-chance = { $percent }%
page-chance-least = <1%
page-chance-most = >99%
page-fewer = Minder dobbelstenen
page-more = Meer dobbelstenen
page-bid = Bied { bid }
page-bid-likely = Bied { bid }, { $chance } kans
page-no-bid = Hoger bieden kan niet
page-hold = houd vast
page-dudo-armed = Nog eens: dudo!
page-calza-armed = Nog eens: calza!
# Keyboard shortcuts and questions. $key is a key's name in browsers.
page-keyboard = Toetsenbord
page-keys-characters = Letters en cijfers als sneltoets
page-keys-about = Met Tab kom je overal. Staat dit uit, dan doet een losse letter, cijfer of vraagteken niets: beter als je dicteert.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Spatie
   *[other] { $key }
}
page-key-help = Toon deze sneltoetsen
page-key-face = Kies een waarde
page-key-range = Een bereik kiezen
page-key-bid = Doe het gekozen bod
page-key-dudo = Dudo: druk twee keer
page-key-calza = Calza: druk twee keer
page-key-onward = Tellen overslaan; volgende ronde
page-ask = Vraag het de tafel
page-ask-about = Een schermlezer zegt het antwoord. De knoppen voor dezelfde vragen staan als laatste op de pagina.
page-ask-bid = Het bod, en wie er aan de beurt is
page-ask-choices = Wat ik mag zeggen
page-ask-left = Dobbelstenen over
page-ask-no-cup = Je hebt geen beker.
page-ask-lowest = Laagste bod: { bid }.
page-ask-aces = In { word-pacos }: { bid }.
page-ask-dudo = Je mag dudo zeggen.
page-ask-calza = Je mag calza zeggen.
# The reveal
page-skip = Tellen overslaan
page-tally = { $count } geteld, { $quantity } geboden
page-counted = { $count ->
    [0] Er zijn geen { faces }.
   *[other] Geteld: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Uitslag
page-next-round = Volgende ronde
cheer-caught = { $name } had de bluf door!
cheer-caught-you = Je had de bluf door!
cheer-held = { $name } sprak de waarheid!
cheer-held-you = Je sprak de waarheid!
cheer-exact = { $name } heeft het precies goed!
cheer-exact-you = Precies goed!
page-last-two = De laatste twee: { $names }!
page-why = Waarom?
page-why-title = Waarom de bots dat zeiden
page-why-wait = Een ogenblik …
page-why-alone = Hij ging ook af op wat eraan voorafging; dat vertelt hij als het spel voorbij is.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
page-check = Deze dobbelstenen controleren
page-check-round = Dobbelstenen van ronde { $round }
page-check-fair = Alles klopt: geen van deze dobbelstenen is gekozen of veranderd nadat de server zich had vastgelegd.
page-check-unfair = Dit klopt NIET. Bewaar het verslag van dit spel en laat het de anderen zien.
page-check-committed-yes = Seed en vingerafdrukken zijn die waarop de server zich vóór de worp had vastgelegd: deze browser heeft dat gezien.
page-check-committed-no = Seed of vingerafdrukken zijn NIET die waarop de server zich had vastgelegd: deze browser zag andere.
page-check-committed-unknown = De seed van de server past bij de vastlegging die hier staat. Deze browser was er niet bij om die vooraf te zien.
page-check-unfit = De seed van de server past NIET bij de vastlegging die hier staat.
page-check-parts-yes = Elke bijdrage past bij de vingerafdruk die er was voordat er één werd geopend.
page-check-parts-no = De bijdragen aan de dobbelstenen zijn NIET zoals ze moeten zijn: er is er een van een plaats die er geen heeft, met een andere lengte, of die niet bij zijn vingerafdruk past.
page-check-mine-yes = Het willekeurige getal van deze browser is in de dobbelstenen verwerkt.
page-check-mine-no = Het willekeurige getal dat deze browser had aangekondigd en op tijd had gestuurd, zit NIET in de dobbelstenen.
page-check-mine-late = Het willekeurige getal dat deze browser had aangekondigd, zit niet in de dobbelstenen: het is niet op tijd geopend.
page-check-mine-unknown = Deze browser heeft niets aan de dobbelstenen bijgedragen.
page-check-withheld = { $name } had een bijdrage aangekondigd en niet geopend; die in de seed komt ervoor in de plaats.
page-check-withheld-you = Jij had een bijdrage aangekondigd en niet geopend; die in de seed komt ervoor in de plaats.
page-check-dice-yes = Seed en bijdragen geven precies de dobbelstenen die onder de bekers lagen.
page-check-dice-no = Seed en bijdragen geven NIET de dobbelstenen die onder de bekers lagen.
page-check-opener-no = Volgens seed en bijdragen begint een ANDERE speler, of zijn de worpen daarvoor anders.
page-check-limits = Wat zo’n controle nooit kan aantonen: dat wie de server draait, niet onder de bekers kijkt.
page-check-seed = Seed
page-check-commitment = Vastlegging
page-check-digests = Vingerafdrukken van de bijdragen
page-check-no-digest = geen
page-check-parts = Bijdragen aan de dobbelstenen
page-check-part-held = zit in de seed
page-waits-for-all = Wachten op { $names }
page-again = Nog een potje
page-again-change = Tafel wijzigen
page-again-about = Dezelfde plaatsen en regels. Het spel begint als iedereen klaar is.
page-again-away = { $count ->
    [one] { $names } is er even niet: zolang speelt daar een bot.
   *[other] { $names } zijn er even niet: zolang spelen daar bots.
}
page-again-waits = Het volgende spel begint als alle spelers klaar zijn.
page-join-next = Meedoen
page-next-gathers = De spelers maken zich klaar voor nog een spel.
page-next-watch = Het volgende spel is begonnen.
page-next-began = Het volgende spel is begonnen. Een bot speelt voor je tot je meedoet.
page-again-without = Begin zonder { $names }
page-again-ready = Klaar: { $names }
page-download = Verslag downloaden
page-signed-none = Geen server heeft dit verslag ondertekend: namen, woorden en regels kunnen veranderd zijn, rondes weggelaten, of alles verzonnen.
page-signed-here = Deze server heeft dit verslag ondertekend: namen, regels, woorden en dobbelstenen zijn zoals er hier is gespeeld.
page-signed-other = Een andere server heeft dit verslag ondertekend, met de sleutel { $key }. Van wie die is, en dat er niets is veranderd, laat zien: perudo verify
page-signed-unfit = De handtekening is NIET van dit verslag: er is daarna iets veranderd, toegevoegd of weggelaten.
# The lesson
page-learn-title = Leer spelen · Perudo
page-learn-in-minutes = Leer het in drie minuten
page-learn-at = Eerste spel: { $at } van { $of }
page-learn-told = Wat de les vertelt
page-learn-onward = Verder
page-learn-skip = Overslaan
page-learn-over = Het einde van de les
page-learn-calza = Aan sommige tafels speel je ook met calza. Daarmee zeg je dat een bod precies goed is: klopt dat, dan krijg je een verloren dobbelsteen terug; zo niet, dan verlies je er een.
page-learn-differs = Met de regels die je koos ({ $edition }) gaan sommige dingen anders:
page-learn-loading = De tafel wordt gedekt …
page-learn-failed = De les kwam niet door. Die wacht hier tot het netwerk er weer is.
page-offline = Er is geen verbinding
page-offline-about = Misschien is je apparaat offline, of staat de server uit. Deze pagina gaat vanzelf verder zodra het kan; tot dan kun je het spel leren.
page-kept-out = De server laat je niet binnen
page-lost-here = Geen verbinding; we blijven het proberen …
page-learn-offline = Voor een heel spel heb je verbinding nodig. Deze pagina vindt die vanzelf.
page-practice = Oefenen
page-practice-title = Oefenen · Perudo
page-practice-puzzles = Puzzels
page-practice-odds = Kansen
page-practice-today = Vandaag
page-practice-what = Wat zou jij zeggen?
page-practice-likely = Hoeveel kans, ongeveer?
page-practice-loading = De tafel wordt gedekt …
page-practice-failed = De puzzels kwamen niet door. Ze wachten hier tot het netwerk er weer is.
page-practice-rating = Jij: { $mine }. Deze: { $rating }.
page-practice-answer = Het antwoord
page-practice-chances = Kans om het spel te winnen
page-practice-why-dudo = Na alles wat er geboden is, klopt dudo in { $chance } van de gevallen.
page-practice-why-bid = Na alles wat er geboden is, zou “{ bid }” in { $chance } van de gevallen kloppen. Wat de volgende speler ervan maakt, telt ook mee.
page-practice-why-calza = De kans dat het bod precies klopt, is groot genoeg.
page-practice-next = Volgende
page-practice-streak = Dagen op rij: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = onder { $chance }
page-practice-between = { $low } tot { $high }
page-practice-over = boven { $chance }
page-practice-right = Goed!
page-practice-wrong = Niet helemaal.
page-practice-exact = Precies: { $chance }.
# The shared screen
page-screen = Toon op een groot scherm
page-tv = Dit is de tv
page-screens = Te zien op een groot scherm
page-show-table = Toon de tafel hier
page-only-dice = Alleen mijn dobbelstenen
page-screen-join = Doe mee
page-screen-scan = Scan het vierkant, of open
page-screen-again = Speel nog een potje vanaf je plaats.
page-screen-hide = Verberg de code
page-screen-show = Toon de code
page-screen-hidden = De code van deze tafel is verborgen.
page-screen-full = Volledig scherm
# Replays
page-replay = Terugkijken
page-replay-of = Terugkijken: { $names }
page-replay-here = Kijk dit spel terug
page-replay-last = Kijk het laatste spel terug
page-replay-loading = Het spel wordt gehaald …
page-review-working = Elke beslissing wordt bekeken …
page-replay-none = Dat spel bestaat niet
page-replay-failed = Het spel is niet te bereiken
page-replay-failed-text = Misschien is je verbinding even weg.
page-try-again = Probeer opnieuw
page-replay-record = Kijk een opgenomen spel terug
page-docs = Documentatie
page-me = Mijn naam
page-tournament = Toernooi
page-replay-record-about = Sleep een .perudo-bestand hierheen, of kies er een. Je kijkt het terug met zijn eigen regels en met alle bekers open. Er wordt niets van bewaard.
page-replay-choose = Kies een bestand
page-replay-drop = Laat los om dit bestand terug te kijken.
page-replay-paste = Of plak er hier een
page-type = Typ een spel in
page-type-about = Van je eigen tafel: wie wat bood, en wat er onder de bekers lag. Deze browser bewaart het tot je een nieuw spel begint.
page-type-opens = Wie begint ronde { $round }?
page-type-hands = Wat lag er onder de bekers?
page-type-rounds = Naar de rondes
page-type-undo = Ongedaan maken
page-type-again = Begin een nieuw spel
page-replay-sample = Bekijk een voorbeeld
page-replay-reading = { $file } wordt gelezen …
page-first = Naar het begin
page-back = Een stap terug
page-play = Afspelen
page-stop = Stop
page-on = Een stap verder
page-last = Naar het einde
page-rounds = Rondes
page-round-loses = Ronde { $round }: { $name } verliest een dobbelsteen
page-round-others-lose = Ronde { $round }: iedereen behalve { $name } verliest een dobbelsteen
page-round-gains = Ronde { $round }: { $name } krijgt een dobbelsteen terug
page-round-out = Ronde { $round }: { $name } ligt eruit
page-round-exact = Ronde { $round }: precies goed
page-round-open = Ronde { $round }, niet afgemaakt
page-own-chance = Met alleen de dobbelstenen van de bieder: { $chance } kans.
page-truth = { $count ->
    [0] Onder alle bekers: geen enkele { face }.
   *[other] Onder alle bekers: { bid }.
}
page-decisive = Beslissend moment
page-solved = Opgelost: hoe vaak je wat moet zeggen
page-solved-chance = Met deze dobbelstenen wint { $name } deze ronde in { $chance } van de gevallen, als allebei zo spelen.
page-solved-share = De oplossing zegt dit in { $chance } van de gevallen.
page-solved-never = De oplossing zegt dit nooit.
page-solved-nothing = De oplossing heeft geen advies na een bod dat ze nooit doet.
page-solved-strayed = { $name } bood eerder iets wat de oplossing nooit biedt. Dit is nu het beste antwoord op wie zich eraan houdt.
page-solved-what = Wat is dit?
page-solved-about = Deze ronde is klein genoeg om helemaal uit te rekenen. Zeg je alles zo vaak als hier staat, volgens het toeval, dan kan geen tegenstander op den duur iets beters doen dan ook zo te spelen.
page-share = Delen
page-share-game = Deel dit spel
page-share-link = Link om dit spel terug te kijken
page-share-alone = Alleen deze computer kan deze link openen.
page-share-about = Wie deze link opent, kan het spel terugkijken.
page-picture-save = Plaatje bewaren
page-picture-send = Plaatje sturen
page-to-table = Terug naar de tafel
# People who come and go, for screen readers
page-sat-down = { $name } schuift aan.
page-sat-down-you = Jij schuift aan.
page-stood-up = { $name } staat op.
page-stood-up-you = Jij staat op.
page-stand-in-came = Een bot speelt verder voor { $name }.
page-stand-in-came-you = Een bot speelt verder voor jou.
page-came-back = { $name } is terug.
page-came-back-you = Jij bent terug.
page-withheld = { $name } deed niet mee aan de trekking van deze dobbelstenen, misschien viel de verbinding weg. Ze zijn toch eerlijk.
page-withheld-you = Je deed niet mee aan de trekking van deze dobbelstenen, misschien viel de verbinding weg. Ze zijn toch eerlijk.
# Chat
page-talk = Chat
page-talk-news = Chat: { $count ->
    [one] één nieuwe regel
   *[other] { $count } nieuwe regels
}
page-talk-quiet = Er is nog niets gezegd.
page-talk-seated = Alleen wie aan tafel zit, kan meepraten.
page-say = Zeg iets
page-say-send = Versturen
page-phrases = Zinnetjes
page-reactions = Gezichten trekken
page-mute = Wie je hoort
page-mute-one = { $name } dempen
page-unmute-one = { $name } weer horen
page-shake = Schud mijn beker
page-peek = Gluren
me-title = Je naam
me-about = Houd je naam, en je plaatsen en spellen gaan mee naar al je apparaten. Geen e-mail, geen wachtwoord.
me-register = Houd mijn naam
me-passkey-about = Je bevestigt met je vingerafdruk of de pincode van je apparaat. Je hoeft niets te onthouden.
me-register-with-code = Liever een herstelcode gebruiken
me-passkey = Toegangssleutel
me-passkey-add = Toegangssleutel voor dit apparaat toevoegen
me-passkey-added = Toegevoegd: vanaf nu kun je je ermee aanmelden.
me-passkey-made = Gemaakt op { $date }
me-passkey-remove = Verwijderen
me-passkey-remove-made = Passkey van { $date } verwijderen
me-games = Jouw spellen
me-games-none = Spellen die je op deze server uitspeelt, worden hier geteld.
me-ratings = Rating
me-ratings-about = Een rating toont hoe sterk je bent, op één schaal met de bots. Partijen met rating zijn voor vaste namen. Wie weggaat, wordt laatste.
me-rating-2 = Twee spelers
me-rating-4 = Drie of vier spelers
me-rating-8 = Vijf tot acht spelers
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } partij met rating
   *[other] { $count } partijen met rating
}
me-rating-bots = Bots op dezelfde schaal
me-rating-chart = Rating over de laatste { $count } partijen, van { $from } tot { $to }
me-find-rated = Tegenstander zoeken
me-open-rated = Tafel met rating openen
me-visibility = Wie je ratings en partijen ziet
me-visible-everybody = Iedereen
me-visible-clubs = Leden van mijn clubs
me-visible-nobody = Alleen ik
me-public-page = Je pagina voor anderen
me-finished-games = Partijen
me-since = Vaste naam sinds { $date }
me-hidden = De ratings en partijen worden jou niet getoond.
me-report = Deze persoon melden
me-report-about = Is de naam beledigend, of wat deze persoon schrijft? Wie deze server beheert, leest je melding. Deze persoon ziet die niet.
me-report-text = Wat is er gebeurd?
me-report-send = Melding versturen
me-reported = Je melding is verstuurd. Bedankt.
me-no-games = Nog geen afgelopen partijen.
me-wins = Gewonnen
me-bluffs = Geloofde bluf
me-dudos = Juiste dudo’s
me-calzas = Juiste calza’s
me-of = { $count } van { $total }
me-reviewed = Besproken spellen: { $count }
me-answered = Beantwoord: { $count }
me-played-with = Gespeeld met
me-games-together = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
me-invite = Uitnodigen aan een tafel
me-invite-chosen = Open een tafel en nodig ze uit
me-passkey-sign-in = Aanmelden met een toegangssleutel
me-passkey-cancelled = Er is geen toegangssleutel gebruikt. Probeer het opnieuw, of gebruik een herstelcode.
me-change = Naam wijzigen
me-have-name = Heb je al een naam?
me-have-name-about = Toon de QR-code op het apparaat waar je bent aangemeld, en scan hem met dit apparaat. Of vul je herstelcode in.
me-code = Herstelcode
me-sign-in = Aanmelden
me-code-about = Schrijf deze code op: hij is maar één keer te zien. Je meldt je er op elk apparaat mee aan, en hij is de enige weg terug als je dit apparaat kwijtraakt.
me-code-saved = Ik heb hem bewaard
me-new-code = Nieuwe code maken
me-new-code-about = Als je je code kwijt bent, of als iemand hem heeft gezien, maak dan een nieuwe. De oude werkt dan niet meer.
me-devices = Je apparaten
me-this-device = dit apparaat
me-used = laatst gebruikt: { $date }
me-sign-out = Afmelden
me-sign-out-device = Afmelden: { $device }
me-add-device = Een ander apparaat
me-show-qr = QR-code tonen
me-add-device-about = Scan deze code met het andere apparaat, of open de link daar. Hij werkt één keer, binnen vijf minuten. Laat hem aan niemand anders zien.
me-qr = QR-code waarmee een ander apparaat zich aanmeldt
me-link = Link waarmee een ander apparaat zich aanmeldt
me-link-about = Dit apparaat speelt dan onder jouw naam. Spellen die hier als gast zijn gespeeld, worden van jou.
me-sign-in-here = Aanmelden op dit apparaat
me-data = Je gegevens
me-download = Alles downloaden wat over je is opgeslagen
me-delete = Mijn naam verwijderen
me-delete-ask = Je naam verwijderen?
me-delete-about = Je naam en wat je schreef verdwijnen van alle tafels en uit alle partijen, en elk apparaat wordt afgemeld. Je partijen blijven, zonder jou. Dit kan niet ongedaan worden gemaakt.
me-delete-keep = Behouden
club-yours = Je clubs
club-about = Voor mensen die vaak samen spelen: één link, de volgende avond, en wie hoe vaak wint.
club-name = Naam van de club
club-found = Een club oprichten
club-invited = Je bent uitgenodigd voor deze club. Leden: { $count }
club-join = Meedoen
club-need-name = Leden bewaren hun naam. Bewaar eerst de jouwe en open deze link dan opnieuw.
club-next = Volgende avond
club-next-at = Volgende avond: { $date }
club-no-evening = Er is geen avond gepland.
club-when = Dag en tijd
club-plan = Plannen
club-cancel = De avond afzeggen
club-coming = Ik kom
club-not-coming = Ik kan niet
club-comes = komt
club-comes-not = kan niet
club-open-table = Een tafel openen
club-call-about = Wil je een melding voordat een avond begint, en als iemand een tafel opent?
club-table = Tafel { $code }, geopend: { $time }
club-standings = Stand
club-period = Avond of jaar
club-no-games = Partijen aan de tafels van de club worden hier geteld.
club-place = Plaats
club-games = Partijen
club-wins = Gewonnen
club-members = Leden
club-owner = beheerder
club-remove = Verwijderen: { $name }
club-removal = Verwijderen
tournament-new = Toernooi
tournament-about = Vrienden doen mee via een link. Bots nemen de vrije plaatsen in, en de rondes volgen elkaar vanzelf op.
tournament-yours = Jouw toernooien
tournament-name = Naam van het toernooi
tournament-form = Vorm
tournament-knock-out = Afvalsysteem
tournament-swiss = Zwitsers systeem
tournament-knock-out-about = De beste helft van elke tafel (naar beneden afgerond) gaat door, tot er één winnaar is.
tournament-swiss-about = Iedereen speelt alle rondes. Elke speler die achter je eindigt, is een punt.
tournament-table-size = Spelers per tafel
tournament-rounds = Rondes
tournament-slow = Een ronde kan weken duren. Spelers krijgen een bericht als ze aan de beurt zijn, als ze dat willen.
tournament-open = Toernooi openen
tournament-join = Meedoen
tournament-late = Het toernooi is begonnen. Vanaf de volgende ronde kun je de plaats van een bot innemen.
tournament-no-place = Er is geen plaats vrij, maar je kunt kijken.
tournament-start = Toernooi starten
tournament-bots = { $count ->
    [one] Een bot neemt de vrije plaats in.
   *[other] { $count } bots nemen de vrije plaatsen in.
}
tournament-starts-later = Wacht tot het toernooi wordt gestart. Daarna kom je vanzelf aan je tafel.
tournament-link = Link voor spelers
tournament-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
tournament-your-table = Naar je tafel
tournament-call-about = Wil je een melding als een ronde begint?
tournament-wait = De volgende ronde begint als alle tafels klaar zijn.
tournament-next-in = Het gaat verder over { $seconds } s.
tournament-your-place = Je bent nummer { $place } van { $count }.
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } van { $rounds }
tournament-final = Finale
tournament-watch = Kijken
tournament-points = Punten
tournament-still-in = doet mee
tournament-bot = bot
tournament-screen = Op een tv tonen
tournament-leave = Toernooi verlaten
tournament-leave-ask = Het toernooi verlaten?
tournament-leave-about = Vanaf de volgende ronde speelt een bot verder.
tournament-left = Je bent weggegaan. Een bot speelt voor je.
tournament-return = Terugkomen
tournament-remove-ask = { $name } verwijderen?
tournament-stay = Annuleren
tournament-another = Nog een toernooi
tournament-won = Winnaar: { $names }
tournament-fair-play = Eerlijk spel
tournament-fair-play-about = Twee spelers die elkaar niet betwijfelen, winnen vaker dan hun toekomt. Je kunt nagaan of dat is gebeurd. Alleen jij ziet de uitkomst.
tournament-fair-play-check = Partijen nagaan
tournament-fair-play-progress = Nagegane partijen: { $analysed } van { $games }
tournament-fair-play-none = Geen twee spelers hebben elkaar merkbaar gespaard.
tournament-fair-play-note = Deze spelers zeiden opvallend weinig dudo tegen elkaar. Dat bewijst niets: vrienden die altijd naast elkaar zitten, of iemand die bang is voor één tegenstander, kunnen ook opvallen. Bekijk hun partijen.
tournament-fair-play-calls = Dudo’s: { $calls } van { $opportunities }, verwacht: { $expected }
tournament-fair-play-pair = { $one } en { $other }
club-remove-ask = { $name } verwijderen?
club-remove-about = Met de link kan een verwijderd lid weer meedoen. Vervang de link om dat te voorkomen.
club-link = Link van de club
club-link-about = Wie deze link heeft, kan meedoen.
club-new-link = De link vervangen
club-rename = De naam wijzigen
club-leave = De club verlaten
club-leave-about = Om terug te komen heb je de link van de club nodig. Met het laatste lid verdwijnt de club.
club-stay = Blijven
club-keep-member = Behouden
me-failed = De server is niet bereikbaar. Probeer het opnieuw.
