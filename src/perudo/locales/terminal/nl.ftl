# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Hiervoor ontbreken pakketten. Installeer ze met: { $command }
error-picture-name = De naam van een afbeelding eindigt op { $allowed }, en { $file } niet.
error-picture-unwritten = { $file } kan niet worden geschreven: { $why }
error-bid-graph-faces = Een dobbelsteen heeft hier { $fewest } tot en met { $most } waarden.
error-raises-no-palifico = Met deze regels zijn er geen palificorondes.
error-raises-no-veteran = Met deze regels mogen veteranen de waarde niet veranderen.
error-bid-graph-most = Er moet minstens één dobbelsteen op tafel liggen.
error-notation-short = Een stand heeft minstens vijf delen: regels, ronde, bekers, wie begint, en woorden.
error-notation-long = Een stand heeft hoogstens { $most } tekens.
error-notation-part = “{ $given }” is hier niet bekend, of er ontbreekt iets achter. Na de woorden kan volgen, in deze volgorde: rolls, seat, after.
error-notation-round = De ronde is een getal vanaf 1, en vanaf 2 als er een ronde aan voorafging.
error-notation-cups = Een beker wordt geschreven als zijn waarden zodra er gegooid is, zoals 33344; anders als ? en het aantal dobbelstenen, zoals ?5, of alleen ? waar men het niet mag weten; of als - voor wie eruit ligt. Er volgt een v voor wie al palifico was.
error-notation-opener = Wie begint is een plaats van 1 tot en met { $seats } met dobbelstenen, met p erachter in een palificoronde; of - zolang dat niet bekend is.
error-notation-words = Woorden zijn biedingen met komma’s ertussen, zoals 4x3,5x3; - voor het eerste bod; of waarop gewacht wordt: roll, deal, of over als er niets meer komt.
error-notation-rolls = Een beginworp heeft één cijfer per plaats: de dobbelsteen, of 0 voor wie niet gooit.
error-notation-seat = Wie er kijkt is een plaats van 1 tot en met { $seats }, of - voor een toeschouwer.
error-notation-after = De ronde ervoor staat er met haar bekers, alle open, wie begon, en haar woorden, met dudo of calza als laatste: after 33344/12266 1 4x3,5x3,dudo of calza2.
error-notation-hidden = Een spel heeft de dobbelstenen van elke beker. Wat één plaats ervan weet, wordt als weergave gelezen.
error-notation-own = Zeg wie er kijkt, zoals seat 3 aan het eind, met de dobbelstenen onder die beker; - is een toeschouwer.
error-notation-unlike = Met deze regels volgt dit niet uit de rest.
error-notation-no-rules = Deze weergave kwam via het netwerk en zegt niet met welke regels er gespeeld wordt: ze kan niet opgeschreven worden.
notation-at = kolom { $column } (“{ $said }”)

## Events of a round

story-count = { $count ->
    [0] Helemaal niets: geen enkele { face }.
   *[other] Geteld: { $count }.
}

## The server and its data

serving-here = Perudo draait op { $address }
serving-preview = Een plek aan onze Perudotafel
serving-near = Anderen in je netwerk vinden het op { $address }
serving-metrics = Cijfers voor Prometheus staan op { $address }
serving-no-network = Deze computer heeft geen adres in een lokaal netwerk; anderen kunnen er niet bij.
serving-stop = Druk op Ctrl-C om te stoppen. Elk spel wordt bewaard en gaat bij de volgende start verder.
serving-migrated = De gegevens in { $place } kwamen van een oudere Perudo en zijn bijgewerkt. Hun reservekopie is { $backup }
serving-key-made = In { $place } is een sleutel gemaakt: de dobbelstenen volgen eruit. Laat hem aan niemand zien en bewaar hem zo lang als de gegevens.
serving-open-to-others = Let op: anderen op deze machine kunnen { $place } lezen, en zo verborgen dobbelstenen. Sluit het af: { $command }
error-page-not-built = De pagina is nog niet gebouwd. Doe: make play
error-no-docs = In { $place } staat geen site. Bouw die met: make docs
error-port-taken = { $host }, poort { $port } lukt niet: { $why }. Kies een andere poort met --port, of laat --port 0 een vrije zoeken.
error-store-open = De gegevens in { $place } gaan niet open: { $why }. Kies een andere plek met --data.
error-store-damaged = De gegevens in { $place } zijn beschadigd ({ $why }) en zijn gelaten zoals ze zijn. Zet een reservekopie terug: perudo restore KOPIE --data { $place } --replace
error-store-full = Er is geen plaats voor de gegevens in { $place }: de schijf is vol. Maak plaats, of kies een andere plek met --data.
error-store-newer = De gegevens in { $place } komen van een nieuwere Perudo: hun formaat is { $theirs }, deze leest tot en met { $ours }. Ze zijn gelaten zoals ze zijn. Werk Perudo bij, of kies een andere plek met --data.
error-store-older = De gegevens in { $place } komen van een oudere Perudo: hun formaat is { $theirs }, deze werkt met { $ours }. Ze zijn gelaten zoals ze zijn. Werk ze bij: { $command }
error-store-read-only = In { $place } kan niet worden geschreven: het bestand of de map is alleen-lezen. Verander dat, of kies een andere plek met --data.
error-store-strange = { $place } bevat geen gegevens van Perudo en is gelaten zoals het is. Kies een andere plek met --data.
error-store-foreign = De gegevens in { $place } hebben niet precies de tabellen die Perudo maakt ({ $what }), dus iemand heeft ze veranderd. Ze zijn gelaten zoals ze zijn. Zet een reservekopie terug die je vertrouwt: perudo restore KOPIE --data BESTAND --replace
error-backup-elsewhere = Hier worden alleen SQLite-bestanden gekopieerd en teruggezet. Gebruik voor PostgreSQL zijn eigen gereedschap: pg_dump kopieert een draaiende database, psql of pg_restore zet haar terug.
error-backup-exists = { $place } bestaat al. Kies een nieuw bestand voor de reservekopie.
error-backup-failed = { $place } kon niet worden geschreven: { $why }. Alles is daar zoals het was.
error-backup-nothing = In { $place } staat niets.
error-person-unknown = Niemand bewaart hier de naam “{ $who }”.
error-person-needed = Zeg wie er bedoeld is: perudo people NAAM
error-restore-exists = In { $place } staan al gegevens. Met --replace komt de reservekopie ervoor in de plaats, en wat er stond wordt ernaast bewaard.
error-restore-unsound = Niet alles in de reservekopie { $place } is te lezen, dus er is niets teruggezet. Zo zie je wat er mis is: perudo check { $place }
error-key-nowhere = De sleutel waaruit de dobbelstenen volgen, staat nog nergens. Alle servers bij één database hebben dezelfde nodig: noem een bestand met --key, of geef hem met de variabele PERUDO_KEY.
error-key-other = De gegevens in { $place } horen bij de sleutel { $theirs }, maar deze server heeft de sleutel { $ours }. Alle servers bij dezelfde gegevens hebben dezelfde sleutel nodig. Zet de juiste in het bestand dat --key noemt, of in PERUDO_KEY. Is hij voorgoed kwijt, stop dan alle servers en start er een met --lost-key { $short }
error-key-missing = In { $place } staat geen sleutel, maar de gegevens horen bij de sleutel { $theirs }. Zet die sleutel daar neer. Is hij voorgoed kwijt, start dan met --lost-key { $short } om een nieuwe te krijgen: de tafels gaan verder, maar elke browser is dan een vreemde, en rondes die bezig waren zijn niet te controleren.
error-key-at-work = Andere servers werken met de vorige sleutel aan de gegevens in { $place }. Er is niets veranderd. Stop ze eerst allemaal.
error-node-alone = --node-address is voor meerdere servers bij één PostgreSQL-database. Noem die met --data, of laat --node-address weg.
error-key-strange = In { $place } staat geen sleutel van { $digits } hexadecimale cijfers. Zet de juiste neer, of haal het bestand weg om een nieuwe te laten maken: rondes die nog bezig zijn, zijn dan niet meer te controleren.
error-key-unreadable = De sleutel in { $place } kan niet worden gelezen of gemaakt: { $why }. Noem een ander bestand met --key.
error-store-held = Een andere Perudo werkt met de gegevens in { $place }: proces { $process }, sinds { $since }. Stop die eerst, of kies een andere plek met --data.
error-migrate-held = Er werken servers met de gegevens in { $place }, en het nieuwe formaat is niet voor hen. Er is niets veranderd. Stop ze eerst.
error-check-table = Tafel { $table } is niet te lezen: { $why }
error-check-unsound = Niet alles in { $place } is te lezen. Er is niets veranderd. Stop de server en zet een reservekopie terug: perudo restore KOPIE --data { $place } --replace
error-archive-unreachable = Kan niet bij { $place } in het archief: { $why }. Er is niets verloren. Verhelp wat er staat, of probeer het later nog eens.
error-archive-missing = { $place } ontbreekt in het archief. Zet het terug uit een kopie van het archief; alle andere tafels zijn zoals ze waren.
error-archive-altered = { $place } in het archief is niet zoals het geschreven was ({ $why }). Zet het terug uit een kopie van het archief; alle andere tafels zijn zoals ze waren.
error-archive-strange = “{ $place }” is geen plaats voor een archief. Noem een map, of s3://BUCKET/PREFIX.
backup-made =
    { $tables ->
        [one] { $tables } tafel gekopieerd naar { $place }
       *[other] { $tables } tafels gekopieerd naar { $place }
    }
restore-made =
    { $tables ->
        [one] { $tables } tafel teruggezet in { $place }
       *[other] { $tables } tafels teruggezet in { $place }
    }
restore-kept = Wat er eerst stond, is bewaard als { $place }
restore-no-key = Er kwam geen sleutel mee. De server heeft de sleutel nodig waar deze gegevens bij horen: zet die ernaast. Is hij voorgoed kwijt, dan zegt de volgende start hoe je met een nieuwe verdergaat.
check-begins = { $place } wordt nagekeken
check-so-far = Tot nu toe: tafels { $tables }, gebeurtenissen { $events }
check-sound = Alles is te lezen. Tafels: { $tables }, gebeurtenissen: { $events }
check-passed = Tafels in een archief dat niet bekeken is: { $tables }. Noem het met --archive.
prune-so-far = Tafels bekeken tot nu toe: { $tables }
prune-nothing = Er is niets te vergeten. Tafels: { $tables }
prune-found = Tafels om te vergeten: { $old } van { $tables }. Daar is geen spel uitgespeeld.
prune-extent = Laatst gebruikt van { $first } tot { $last }; { $size } MB aan gebeurtenissen
prune-ask = Voorgoed vergeten? ja of nee:{" "}
prune-left = Er is niets vergeten.
prune-done = Tafels vergeten: { $old }
prune-size = { $place } is nu { $size } MB.
archive-so-far = Tafels naar het archief tot nu toe: { $tables }
archive-nothing = Er hoeft niets naar het archief. Tafels: { $tables }
archive-found = Tafels die naar het archief gaan: { $old } van { $tables }. Daar is een spel uitgespeeld.
archive-ask = Naar { $place } brengen? ja of nee:{" "}
archive-left = Er is niets naar het archief gegaan.
archive-done = Tafels naar { $place } gebracht: { $old }
migrate-nothing = De gegevens in { $place } zijn bijgewerkt. Hun formaat: { $format }
migrate-found = De gegevens in { $place } hebben formaat { $theirs } en worden naar formaat { $ours } gebracht. Stappen: { $steps }. Ze worden allemaal gezet, of geen enkele.
migrate-meanwhile = Servers mogen intussen doorwerken. Werk ze daarna een voor een bij.
migrate-stopped = Stop eerst alle servers: het nieuwe formaat is niet voor die welke nu draaien.
migrate-backup = Zorg voor een reservekopie: pg_dump kopieert de database.
migrate-ask = Doorgaan? ja of nee:{" "}
migrate-left = Er is niets veranderd.
migrate-step = Stap { $step } van { $steps }
migrate-done = De gegevens in { $place } zijn nu bijgewerkt. Hun formaat: { $format }
people-list = Mensen die een naam bewaren: { $count }
people-renamed = { $old } heet nu { $new }.
people-ask = { $name } voorgoed verwijderen? ja of nee:{" "}
people-deleted = Verwijderd: { $name }. Een draaiende server haalt de naam nu van alle tafels; anders doet de server dat bij de volgende start.
people-ban = Uitgesloten: { $name }. Een draaiende server verbreekt binnen seconden de verbinding.
people-unban = Niet meer uitgesloten: { $name }
people-banned = uitgesloten: { $reason }
people-reports = Open meldingen: { $count }
collusion-players = spelers
collusion-ratio = verhouding
collusion-calls-head = dudo’s
collusion-expected = verwacht
collusion-pair = { $one } en { $other }
collusion-calls = { $calls } van { $opportunities }
collusion-above = > { $ratio }
collusion-none = Er zijn geen partijen waarin drie of meer spelers elkaar konden betwijfelen.
collusion-note = De verhouding zegt hoeveel waarschijnlijker deze dudo’s zijn als de twee spelers elkaar sparen dan als ze iedereen gelijk behandelen. Bekijk vanaf { $ratio } hun partijen. Een verhouding bewijst niets: ook vrienden die altijd naast elkaar zitten, of iemand die bang is voor één tegenstander, kunnen een hoge hebben.
collusion-so-far = Partijen tot nu toe: { $games }

## Errors at a table

error-no-page = Deze pagina bestaat niet.

## The command line

cli-usage = gebruik:{" "}
cli-arguments = argumenten
cli-options = opties
cli-commands = opdrachten
cli-examples = voorbeelden:
cli-help-option = toon deze hulp en stop
cli-command = OPDRACHT
cli-perudo-about = Perudo, bluffen met dobbelstenen en jokers, volgens de regels van vijf gedrukte edities of die van jezelf. Elke opdracht vertelt meer over zichzelf: perudo OPDRACHT --help
cli-perudo-version = toon de versie en stop
cli-perudo-language = de taal om te spreken: { $languages }; zonder keuze die van de terminal
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse replaces what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Ontbreekt nog: %s.
cli-unrecognized = Hier niet bekend: %s.
cli-expected-one = Hier hoort een waarde bij.
cli-expected-some = Hier hoort minstens één waarde bij.
cli-choice = %(value)s bestaat niet; kies uit %(choices)s.
cli-no-command = De opdracht %(parser_name)s bestaat niet; de opdrachten zijn %(choices)s.
cli-explicit = Hier hoort geen waarde bij, maar er staat %r.
compiling = Gecompileerde code wordt klaargemaakt: een paar seconden, de eerste keer.
cli-error = perudo: { $why }
cli-see = { $why } Zie: { $command } --help
cli-play-about = Speel in de terminal tegen bots, in gewone regels tekst.
cli-play-edition = de editie waarvan de regels gelden: { $editions }; zonder keuze { $default }
cli-play-set = een huisregel, zoals calza=true of dice=3; mag vaker. De instellingen: perudo rules
cli-play-bots = hoeveel bots er aan tafel zitten; zonder keuze { $default }
cli-play-bot = een eigen bot aan tafel: BESTAND.py:KLASSE, MODULE:KLASSE, of een programma tussen aanhalingstekens (docs/bots.md); mag vaker. De andere, als --bots er meer vraagt, zijn ingebouwd
cli-play-level = hoe goed de bots spelen: { $levels }; zonder keuze { $default }
cli-play-explain = na elke ronde waarom elke bot zo speelde
cli-play-name = hoe je heet
cli-play-record = een bestand om het spel in op te nemen, voor perudo replay
cli-play-seed = een getal dat het spel herhaalbaar maakt: zelfde getal, zelfde dobbelstenen en bots
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true
cli-serve-about = Zet tafels klaar om in een browser aan te spelen.
cli-serve-host = het adres om op te luisteren; zonder keuze { $default }, alleen deze computer
cli-serve-port = de poort om op te luisteren; 0 neemt een vrije; zonder keuze { $default }, als die vrij is
cli-serve-lan = laat het lokale netwerk toe en toon het adres voor telefoons als QR-code
cli-serve-open = open een browser
cli-serve-data = het SQLite-bestand dat elk spel bewaart, of de URL van een PostgreSQL-database; zonder keuze { $default }
cli-serve-key = het bestand met de sleutel waaruit de dobbelstenen volgen; zonder keuze naast het SQLite-bestand, of gegeven door PERUDO_KEY
cli-serve-lost-key = een andere sleutel aannemen voor gegevens waarvan de sleutel voorgoed kwijt is: de korte vorm ervan, zoals de geweigerde start die noemt
cli-serve-wait-factor = hoelang bots nadenken en het tellen duurt: 1 is menselijk, minder is sneller
cli-serve-url = het adres waarop anderen deze server bereiken, achter een proxy
cli-serve-proxy = het IP-adres van een proxy ervoor, of zijn netwerk, zoals 10.0.0.0/8: wat die zegt over wie erachter zit, wordt geloofd; zonder dit wordt niemand geloofd
cli-serve-metrics = geef cijfers voor Prometheus op deze poort, alleen op deze machine tenzij er een adres voor staat, zoals 0.0.0.0:9100; 0 neemt een vrije
cli-serve-node-address = waar de andere servers bij dezelfde PostgreSQL-database deze bereiken; zonder dit het adres van deze machine
cli-serve-docs = de site met documenten waar de pagina heen leidt: de URL, of de map die `make docs` heeft gebouwd en die dan op /docs/ staat
cli-serve-push-service = een andere pushdienst waarheen meldingen worden gestuurd, als URL; mag herhaald worden (standaard: die van de gangbare browsers)
cli-serve-delete-after = na hoeveel dagen waarin niets gebeurt een tafel wordt vergeten, tenzij er een spel is uitgespeeld; 0 voor nooit; zonder keuze { $default }
cli-serve-archive = waar oude tafels heen gaan waar een spel is uitgespeeld: een map, of s3://BUCKET/PREFIX; zonder keuze blijven ze in de gegevens
cli-serve-archive-after = na hoeveel dagen waarin niets gebeurt ze daarheen gaan; 0 voor nooit; zonder keuze { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080
cli-backup-about = Kopieer de gegevens van een server, ook terwijl hij draait, naar één bestand: elke tafel zoals zij er op dat moment voor staat.
cli-backup-target = het bestand dat gemaakt wordt
cli-backup-data = het SQLite-bestand dat gekopieerd wordt; zonder keuze { $default }
cli-backup-with-key = kopieer ook de sleutel van de dobbelstenen, naast de kopie: wie beide heeft, kent de dobbelstenen van rondes die nog bezig zijn
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db
cli-restore-about = Zet een reservekopie terug waar een server zijn gegevens vindt. Stop de server eerst.
cli-restore-source = een bestand dat perudo backup heeft gemaakt
cli-restore-data = het SQLite-bestand dat wordt teruggezet; zonder keuze { $default }
cli-restore-replace = ook als er al gegevens zijn, die ernaast worden bewaard
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace
cli-check-about = Lees alles wat een server bewaart en zeg of het heel is. Er verandert niets, en de server mag draaien. Status 1 als er iets niet te lezen is.
cli-check-data = het SQLite-bestand, of de URL van een PostgreSQL-database; zonder keuze { $default }
cli-check-archive = lees ook wat in dit archief ligt: een map, of s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db
cli-prune-about = Vergeet de tafels waar geen spel is uitgespeeld en al lang niets is gebeurd. Zegt eerst hoeveel dat is, en vraagt het. Een server die draait doet dit vanzelf; stop die eerst.
cli-prune-data = het SQLite-bestand, of de URL van een PostgreSQL-database; zonder keuze { $default }
cli-prune-delete-after = na hoeveel dagen waarin niets gebeurt; zonder keuze { $default }
cli-prune-yes = vraag niets
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes
cli-archive-about = Breng oude tafels waar een spel is uitgespeeld uit de gegevens naar gecomprimeerde bestanden, per maand. Een server die het archief kent, toont ze, en er wordt verder gespeeld, zoals eerst. Zegt eerst hoeveel dat is, en vraagt het. Een server met --archive doet dit vanzelf; stop er eerst een die zijn gegevens in een SQLite-bestand bewaart.
cli-archive-data = het SQLite-bestand, of de URL van een PostgreSQL-database; zonder keuze { $default }
cli-archive-to = het archief: een map, of s3://BUCKET/PREFIX; de variabelen AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION en AWS_ENDPOINT_URL zeggen de rest
cli-archive-archive-after = na hoeveel dagen waarin niets gebeurt; zonder keuze { $default }
cli-archive-yes = vraag niets
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes
cli-migrate-about = Werk de gegevens van een oudere Perudo bij. Zegt eerst wat er te doen is, en bewaart een kopie van een SQLite-bestand; zorg bij PostgreSQL zelf voor een reservekopie: dan wordt het gevraagd. Waar niets te doen is, gebeurt niets.
cli-migrate-data = het SQLite-bestand, of de URL van een PostgreSQL-database; zonder keuze { $default }
cli-migrate-yes = vraag niets
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo
cli-people-about = Toon wie een naam bewaart op een server, of wat er over een persoon is opgeslagen; hernoem een persoon, sluit die uit of verwijder die. Een server mag blijven draaien.
cli-people-who = naam of id van een persoon; zonder naam wordt iedereen getoond
cli-people-data = het SQLite-bestand, of de URL van een PostgreSQL-database; zonder keuze { $default }
cli-people-export = druk alles af wat over de persoon is opgeslagen, als JSON
cli-people-rename = wijzig de naam van de persoon
cli-people-ban = de persoon uitsluiten; die krijgt de reden te horen
cli-people-unban = de uitsluiting van de persoon opheffen
cli-people-reports = tonen wat er is gemeld
cli-people-close = een melding van deze lijst halen
cli-people-delete = verwijder de persoon, na bevestiging
cli-people-yes = vraag niets
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
cli-replay-about = Vertel opgenomen spellen na. Overtreedt een verslag een regel, dan staat dat op de standaardfoutuitvoer en is de afsluitcode 1.
cli-replay-files = .perudo-bestanden; - leest de standaardinvoer
cli-replay-json = druk in plaats daarvan één regel JSON per bestand af
cli-replay-examples =
    perudo replay keukentafel.perudo
    perudo replay --json spellen/*.perudo
cli-review-about = Vertel wat elke beslissing in uitgespeelde spellen waard was: wat ze weggaf, naar wat de speler kon weten, en wat geluk was.
cli-review-files = .perudo-bestanden; - leest de standaardinvoer
cli-review-json = druk in plaats daarvan één regel JSON per bestand af
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo
cli-collusion-about = Spelers zoeken die elkaar sparen: die elkaar minder vaak betwijfelen dan andere spelers. Leest opgenomen partijen, of de partijen met rating van drie of meer spelers in de gegevens van een server, die kan blijven draaien.
cli-collusion-files = .perudo-bestanden; zonder deze de partijen met rating in de gegevens
cli-collusion-data = het SQLite-bestand, of de URL van een PostgreSQL-database; zonder keuze { $default }
cli-collusion-tournament = alleen de partijen van het toernooi met deze code
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
cli-odds-about = De exacte kans dat een bod klopt, en dat het precies goed is, met de dobbelstenen die je ziet.
cli-odds-dice = alle dobbelstenen op tafel, ook die van jou
cli-odds-hand = je eigen dobbelstenen, de waarden achter elkaar; weggelaten betekent geen
cli-odds-bid = het bod, als aantal x waarde; Paco’s zijn waarde 1
cli-odds-bids = wat er tot nu geboden is, zoals "A 4x5, B 5x5": ook wat dat van de bekers verraadt wordt verteld; --dice heeft dan die van elke speler vanaf de eerste bieder, zoals 5,5,4, en de hand is van wie aan de beurt is
cli-odds-edition = met welke regels er geboden is: { $editions }; zonder keuze { $default }
cli-odds-palifico = een palificoronde: Paco’s zijn geen jokers
cli-odds-json = druk in plaats daarvan één regel JSON af
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"
cli-raises-about = Welk bod op welk mag volgen, volgens een editie of huisregels: als tabel, als afbeelding of als getallen voor programma’s.
cli-raises-edition = de editie waarvan de regels gelden: { $editions }
cli-raises-set = een huisregel, zoals raise=any-higher; mag vaker. De instellingen: perudo rules
cli-raises-dice = alle dobbelstenen aan het begin: meer kun je er niet bieden; zonder keuze { $default }
cli-raises-round = het soort ronde: { $kinds }; zonder keuze { $default }
cli-raises-chart = teken het in plaats daarvan in dit bestand, .png of .svg
cli-raises-json = druk in plaats daarvan de genummerde tabellen af als één regel JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg
cli-verify-about = Reken de dobbelstenen van opgenomen spellen na, vanuit de seeds waarop de server zich vooraf had vastgelegd, en zeg wie de verslagen heeft ondertekend (docs/fair-dice.md, docs/records.md). Klopt er iets niet, dan is de afsluitcode 1.
cli-verify-files = .perudo-bestanden van spellen die op een server zijn gespeeld; - leest de standaardinvoer
cli-verify-key = eis een handtekening met deze sleutel: de 64 hexadecimale cijfers, of een bestand waar ze in staan, zoals /.well-known/perudo.json van een server
cli-verify-json = druk in plaats daarvan per bestand één regel JSON af
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Hoe je een ronde met z’n tweeën hoort te spelen: wat ze waard is, hoe ver het antwoord nog van het beste af kan zijn, en hoe je begint. Ctrl-C stopt met wat er gevonden is.
cli-solve-dice = de dobbelstenen van wie begint en van de ander, zoals 2,1; of 1,1,1: drie spelers met elk één dobbelsteen
cli-solve-edition = de editie die zegt hoe je verhoogt: { $editions }; zonder keuze { $default }
cli-solve-raise = hoe je verhoogt, wat de editie ook zegt
cli-solve-faces = de vlakken van een dobbelsteen, 2 tot en met 6; zonder keuze 6
cli-solve-aces = wild: jokers, zoals altijd; plain: een gewone waarde; silent: jokers, nooit geboden; top: de hoogste waarde is de joker
cli-solve-locked = een palificoronde
cli-solve-iterations = stop na zoveel iteraties
cli-solve-gap = stop als de waarde zo nauwkeurig bekend is; zonder enige grens { $default }
cli-solve-seconds = stop na zoveel seconden
cli-solve-checkpoint = een bestand om het werk in te bewaren, en om vanuit verder te gaan als het er al is
cli-solve-export = een bestand voor de hele strategie, bij elke hand en biedingen hoe vaak wat te zeggen: .json of .csv
cli-solve-method = hoe het leert
cli-solve-processes = het werk over zoveel processen verdelen; met --ray over zoveel werkers, één per processor als het niet gezegd is
cli-solve-ray = het werk over een Ray-cluster verdelen, dat op dit adres; zonder adres dat wat RAY_ADDRESS noemt of hier draait, en anders een dat ervoor gestart wordt
cli-solve-json = druk in plaats daarvan één regel JSON af
cli-solve-game = een heel spel met z’n tweeën volgens deze editie: wie wint, met welke dobbelstenen
cli-solve-set = een huisregel, zoals calza=true of dice=2; mag vaker
cli-solve-largest = los rondes op met hoogstens zoveel dobbelstenen; zonder keuze 4 bij one-axis, anders 3; met calza één minder
cli-solve-recall = laat beide spelers in rondes die te groot zijn om op te lossen alleen de laatste zoveel biedingen onthouden; bij een heel spel zonder keuze zoveel als er plaats is, en 0 laat zulke rondes weg
cli-solve-chart = maak er een plaatje van, .png of .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Hoe een stand van twee gespeeld moet worden, volgens de tabellen van opgeloste rondes of een bewaarde oplossing: hoe vaak elk woord te zeggen, en wat dat waard is (docs/solving.md, docs/positions.md).
cli-probe-position = de stand, als één regel tussen aanhalingstekens (docs/positions.md)
cli-probe-dice = of de dobbelstenen van wie begon en van de ander, zoals 2,1
cli-probe-hand = de dobbelstenen van wie aan de beurt is, de waarden achter elkaar
cli-probe-bids = wat er geboden is, om de beurt, zoals 1x5,2x5; weggelaten betekent niets
cli-probe-edition = wiens regels: { $editions }; zonder keuze { $default }
cli-probe-palifico = een palificoronde
cli-probe-solution = een bestand dat perudo solve --checkpoint bewaarde, in plaats van de tabellen
cli-probe-json = druk in plaats daarvan één regel JSON af
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json
cli-arena-about = Bots tegen bots: dezelfde dobbelstenen voor elke tafelschikking, zodat het spel wint en niet het geluk. Noemt van elk het aandeel gewonnen spellen met het 95%-interval, en een rating. Ctrl-C stopt met wat tot dan toe gevonden is.
cli-arena-bots = ingebouwde bots (perudo bots), BESTAND.py:KLASSE, MODULE:KLASSE, of een programma tussen aanhalingstekens, zoals "node mybot.js" (docs/bots.md); wie twee keer genoemd wordt, zit er twee keer
cli-arena-games = hoeveel spellen, of een paar meer, zodat elke worp alle tafelschikkingen doorloopt; zonder keuze { $default }
cli-arena-players = hoeveel er aan tafel zitten; zonder keuze zoveel als er bots genoemd zijn. Zijn er minder bots, dan zitten sommige er twee keer; zijn er meer, dan wisselen ze elkaar af
cli-arena-edition = één editie of een set regels: { $editions }; zonder keuze { $every }, met calza en zonder
cli-arena-set = { cli-play-set }
cli-arena-calza = alleen met calza
cli-arena-seconds = hoeveel seconden een bot over een woord mag nadenken, voordat hij het spel opgeeft; zonder keuze { $default }
cli-arena-seed = { cli-play-seed }; zonder dit 1, of een getal dat niemand kan raden als er een vreemde bot bij is
cli-arena-jobs = hoeveel processen spelen, of met --ray op hoeveel processors; zonder keuze op alle
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Wat een bot per ronde weggeeft aan wie weet hoe hij speelt en het beste antwoord geeft. Precies tussen twee, als de ronde klein is; anders een ondergrens, met gespeelde rondes en het 95%-interval. Met --games: welk deel van hele spellen zo’n tegenstander wint.
cli-exploit-bot = een ingebouwde bot (perudo bots), BESTAND.py:KLASSE, MODULE:KLASSE, of een programma tussen aanhalingstekens (docs/bots.md); zijn code draait in dit proces: neem er een die je vertrouwt
cli-exploit-dice = de dobbelstenen van wie begint en van ieder daarna, zoals 2,1 of 3,3,3
cli-exploit-games = zoveel hele spellen spelen tegen iemand met een kopie van de bot, en diens deel van de overwinningen tonen
cli-exploit-players = spelers in deze spellen: deze tegenstander, en de bot op elke andere stoel; zonder keuze 2
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = hoeveel dobbelstenen meer dan er zijn de ander mag bieden; zonder keuze 0
cli-exploit-seconds = hoeveel seconden rondes gespeeld worden die te groot zijn om na te lopen; zonder keuze { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
    perudo exploit reader --games 100 --edition kozak
cli-bots-about = De ingebouwde bots, van zwak naar sterk.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json
cli-connect-about = Laat een eigen bot meespelen aan een tafel van een server, waar de host programma’s laat zitten (docs/bots.md). Ctrl-C stopt.
cli-connect-url = de link van de tafel
cli-connect-bot = de bot: BESTAND.py:KLASSE, MODULE:KLASSE, een programma tussen aanhalingstekens, of een ingebouwde
cli-connect-name = hoe hij aan tafel heet
cli-connect-games = vertrek na zoveel spellen
cli-connect-token = een bestand waarin staat wie hij is, zodat hij zijn plaats terugvindt
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R
cli-rules-about = De regels, per editie. Met twee of meer edities: alleen waar ze verschillen. Met één: de regels ervan in zinnen.
cli-rules-editions = { $editions }; zonder keuze allemaal
cli-rules-markdown = druk alles af als pagina in Markdown
cli-rules-json = druk in plaats daarvan instellingen en bronnen als één regel JSON af
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Druk een script af waarmee de shell opdrachten, opties en bestandsnamen aanvult. Daar is een pakket meer voor nodig: pip install shtab.
cli-completion-shell = de shell waarin je typt
cli-completion-examples =
    perudo completion bash
# Placeholders for values in usage lines.
cli-metavar-language = TAAL
cli-metavar-edition = EDITIE
cli-metavar-set = INSTELLING=WAARDE
cli-metavar-round = RONDE
cli-metavar-number = N
cli-metavar-days = DAGEN
cli-metavar-archive = ARCHIEF
cli-metavar-site = SITE
cli-metavar-level = NIVEAU
cli-metavar-name = NAAM
cli-metavar-person = PERSOON
cli-metavar-reason = REDEN
cli-metavar-report = MELDING
cli-metavar-tournament = CODE
cli-metavar-host = HOST
cli-metavar-host-port = HOST:POORT
cli-metavar-port = POORT
cli-metavar-file = BESTAND
cli-metavar-key = SLEUTEL
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = WAARDEN
cli-metavar-address = ADRES
cli-metavar-bid = AxW
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = BOT
error-language-unknown = “{ $language }” wordt hier niet gesproken. De talen zijn: { $allowed }.
error-not-a-number = “{ $given }” is geen geheel getal van { $least } tot en met { $most }.
error-not-an-integer = “{ $given }” is geen geheel getal.
error-not-a-pace = “{ $given }” is geen getal van { $least } tot en met { $most }.
error-not-an-address = “{ $given }” is geen IP-adres, zoals 127.0.0.1, en geen netwerk, zoals 10.0.0.0/8.
error-not-a-setting = “{ $given }” heeft niet de vorm INSTELLING=WAARDE, zoals calza=true.
error-not-a-hand = “{ $given }” is geen rij waarden van 1 tot en met 6, zoals 22156.
error-not-a-public-key = “{ $given }” is geen sleutel van een server, en ook geen bestand waar er een in staat. Een sleutel heeft 64 hexadecimale cijfers; een server noemt de zijne op /.well-known/perudo.json
error-not-a-bid = “{ $given }” is geen bod zoals 7x2: een aantal, x, en een waarde van 1 tot en met 6.
error-hand-too-large = Je hebt { $hand } dobbelstenen opgegeven, maar er liggen er maar { $dice } op tafel.
error-odds-dice-each = Zeg bij --bids hoeveel dobbelstenen elke speler heeft, zoals --dice 5,5,4.
error-odds-order = “{ $name }” kan daar niet geboden hebben: er wordt om de beurt geboden, ieder waar --dice zijn dobbelstenen heeft.
error-probe-nothing = Zeg waar het om gaat: een POSITION, of --dice en --hand.
error-probe-hand = De hand heeft { $hand } dobbelstenen; wie aan de beurt is heeft er { $dice }.
error-probe-not-to-act = Er is hier niemand die aan de beurt is en wiens dobbelstenen te zien zijn.
error-probe-not-two = Meer dan twee spelers hebben dobbelstenen; alleen rondes van twee zijn opgelost.
error-probe-calza = Hier mag calza gezegd worden: dat is een andere ronde, en daarvan is er geen opgelost.
error-probe-hidden-dice = Hoeveel dobbelstenen de ander heeft is verborgen. Wie geteld heeft zegt het, zoals ?2 in de stand.
error-probe-hidden-veteran = Er is niet gezegd of de ander al palifico was en dus de waarde mag wisselen. Een v zegt dat, zoals ?1v in de stand.
error-probe-not-solved = Van zo’n ronde is er geen tabel. Los haar op met perudo solve --checkpoint FILE, en vraag met --solution FILE.
error-probe-off-the-line = Volgens de tabel zou geen van beiden hier gekomen zijn; zij zegt niet hoe het verder gaat.
error-strategy-name = De naam van een bestand met een strategie eindigt op { $allowed }, en { $file } niet.
error-strategy-line = In deze ronde kan { $bid } niet geboden worden waar het in { $bids } staat.
error-strategy-hand = “{ $hand }” is geen hand van wie daar aan de beurt is: die heeft { $dice } dobbelstenen.
error-output = Wat er te zeggen is kan niet geschreven worden: { $why }
error-not-positive = “{ $given }” is geen getal boven nul, zoals 0.001.
error-not-players-dice = “{ $given }” zijn niet de dobbelstenen van 2 tot en met { $players } spelers, 1 tot en met { $most } elk, zoals 2,1.
error-not-two-players = “{ $given }” zijn niet de dobbelstenen van twee spelers, 1 tot en met { $most } elk, zoals 2,1.
error-solver-too-large = Om deze ronde op te lossen is { $needed } GiB geheugen nodig; hier is { $there } GiB vrij. Een schatting kost minder: --recall 2.
error-forgetful-too-large = Hiervoor is { $needed } GiB geheugen nodig; hier is { $there } GiB vrij. Minder biedingen onthouden kost minder: --recall.
error-options-together = { $one } gaat niet samen met { $other }.
error-options-needed = Geef { $one } of { $other }.
error-solver-other-round = { $file } bevat geen eerder werk aan deze ronde.
error-solver-other-game = { $file } bevat geen eerder werk aan dit spel.
error-solver-unwritten = Het werk kan niet in { $file } worden bewaard: { $why }.
error-solver-nothing = Zeg wat er op te lossen is: --dice voor een ronde, --game voor een spel.
error-solver-no-calza = Volgens deze regels mag met twee spelers over niemand calza zeggen.
error-solver-three-dice = Met meer dan twee is alleen 1,1,1 op te lossen: drie spelers met elk één dobbelsteen.
error-solver-three-calza = Met calza kunnen dobbelstenen terugkomen; met z’n drieën worden alleen rondes zonder calza opgelost.
error-worker-lost = Een werker is midden in het werk gestopt: zijn proces is beëindigd of zijn machine is weg. Met --checkpoint gaat het werk verder vanaf de laatste keer dat het bewaard is.
error-no-cluster = Er kon geen verbinding met een Ray-cluster worden gemaakt: { $why }
error-few-processors = Processoren van het cluster: { $there }; gevraagde werkers: { $asked }.
error-tablebase-damaged = Deze tabel van een opgeloste ronde is beschadigd, of van een andere versie.
error-study-too-large = Deze ronde heeft { $lines } reeksen biedingen; hoogstens { $most } worden nagelopen.
error-study-calza = Rondes waarin zo calza geroepen mag worden, worden niet onderzocht: door de bieder op het eigen bod, of door wie dan ook waar rondes gespeeld worden.
error-study-illegal = De speler zei wat niet mag: { $word }.
error-arena-alone = Noem minstens twee bots, zoals: perudo arena odds beginner
error-bot-unknown = Er is geen bot “{ $given }”. Ingebouwd zijn { $allowed }; een eigen bot heet BESTAND.py:KLASSE, MODULE:KLASSE, of een programma tussen aanhalingstekens (docs/bots.md).
error-bot-meant = Er is geen bot “{ $given }”. Bedoelde je { $meant }?
error-bot-no-file = Er is geen bestand { $file }.
error-bot-no-module = Er is geen module { $module }.
error-bot-broken = { $place } kan niet geladen worden: { $why }
error-bot-no-class = Er is geen klasse { $name } in { $given }.
error-bot-no-bot = { $given } is geen bot: het moet een klasse zijn die van perudo.bots.Bot is afgeleid.
error-bot-abstract = { $given } is niet af: { $methods } ontbreekt.
error-bot-no-program = Er is geen programma { $program }.
error-bot-silent = { $given } zegt geen hello: { $why }
error-bot-failed = { $name } kan niet verder spelen: { $why }
error-bot-no-link = “{ $given }” is geen link naar een tafel, zoals http://localhost:8000/t/ABCDEF.
error-not-a-server = “{ $given }” is geen adres van een server, zoals https://perudo.example.org.
error-bot-no-server = { $server } is niet te bereiken: { $why }
error-bot-token = Wie de bot is kan niet worden bewaard in { $file }: { $why }
error-bot-token-unknown = De server weet niet meer wie de bot was. Met een ander bestand voor --token, of zonder, komt hij als nieuwe.

## Chances

odds-bid = { bid }, met { dice-count } op tafel
odds-bid-palifico = { bid } in een palificoronde, met { dice-count } op tafel
odds-hand = Jij ziet { $hand }; { $matching ->
    [0] daarvan telt er geen mee
    [one] daarvan telt er één mee
   *[other] daarvan tellen er { $matching } mee
}.
odds-no-hand = Jij ziet er geen van.
odds-true = klopt
odds-exact = precies
odds-by-dice = alleen naar de dobbelstenen
odds-after-bids = na de biedingen
odds-reader = Na de biedingen: zoals de bot “{ $reader }” ze leest. Een schatting, voor spelers zoals ze meestal zijn.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# Chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01%
odds-nearly-certain = >99,99%
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Verhogen volgens { $edition }: { $kind ->
    [palifico] een palificoronde
    [veteran] een palificoronde, voor een veteraan die de waarde mag veranderen
   *[ordinary] een gewone ronde
    }, { $dice ->
    [1] één dobbelsteen
   *[other] { $dice } dobbelstenen
    }
raises-how = Van boven naar onder het laatste bod; van links naar rechts, per waarde, de aantallen die erop mogen volgen. 4+ is vier of meer, 1 een { word-paco }.
raises-opening = opening
raises-standing = laatste bod
raises-followers = bod dat mag volgen
raises-face = waarde
odds-same-face = Dezelfde waarde:
odds-same-quantity = Hetzelfde aantal:

## Solved rounds of two players

solve-round = Dobbelstenen: { $first } van wie begint, { $second } van de ander
solve-value = Waarde voor wie begint, van -1 tot 1: { $value } (tussen { $low } en { $high })
solve-estimate = Waarde voor wie begint, van -1 tot 1: ongeveer { $value }; dit is een schatting
solve-sure = Ze ligt met zekerheid tussen { $low } en { $high }
solve-remembered = Biedingen die beide spelers onthouden: { $remembered }
solve-wins = Wie begint wint dus { $chance } van zulke rondes.
solve-calza = Calza mag gezegd worden: een dobbelsteen die dat wint is een punt voor wie het zegt, zoals een verloren dobbelsteen er een voor de ander is.
solve-three = { $edition }: ieders kans om het spel te winnen, met drie spelers over die elk één dobbelsteen hebben
solve-three-chances = { $first } voor wie begint, { $second } voor de volgende, { $third } voor de laatste
solve-three-gain = Niemand wint meer dan { $gain } (als deel van een spel) door in z’n eentje anders te spelen: een evenwicht, op zoveel na.
solve-three-promise = Meer is niet beloofd: twee die anders spelen kunnen meer winnen, en een ander evenwicht kan andere kansen geven.
solve-exploitability = Uitbuitbaarheid: { $exploitability }
solve-exploitability-least = Uitbuitbaarheid: minstens { $exploitability }
solve-effort = Iteraties: { $iterations }; seconden: { $seconds }
solve-openings = Hoe te beginnen, naar de eigen dobbelstenen:
solve-openings-all = Hoe te beginnen, gemiddeld:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) }%
solve-progress = Iteraties: { $iterations }; seconden: { $seconds }; de waarde is bekend op { $width } na
solve-progress-estimate = Iteraties: { $iterations }; seconden: { $seconds }; wie evenveel onthoudt, kan nog { $gain } winnen
solve-progress-three = Iteraties: { $iterations }; seconden: { $seconds }; wie in z’n eentje anders speelt kan nog { $gain } winnen
solve-progress-preparing = Wat spelers uit elkaar kunnen houden wordt klaargezet.
solve-progress-judging = De beste antwoorden op wat geleerd is worden uitgerekend.
solve-least = Dit kost minstens { $seconds } seconden: om klaar te zetten, voor één iteratie en om die te beoordelen.
probe-mix = Hoe verder: { $mix }
probe-value = Wat wie aan de beurt is kan verwachten, van -1, ronde verloren, tot 1: { $value }
probe-table = Volgens een tabel die bij Perudo hoort.
probe-kept = Volgens wat in { $file } bewaard is.
exploit-opening = Als hij begint, geeft hij per ronde weg: { $loss }
exploit-answering = Als hij antwoordt, geeft hij per ronde weg: { $loss }
exploit-estimated = Hoe vaak hij wat zegt, viel niet uit te rekenen en is geschat door het { $times } keer te vragen: deze cijfers dus ook.
exploit-gain = Dobbelstenen per ronde voor wie goed antwoordt: { $gain } ({ $low } tot { $high } in 95% van de gevallen; worpen: { $deals }). Het beste antwoord wint niet minder.
exploit-share = Wie met een kopie van de bot antwoordt, wint { $share }% van de spellen ({ $low } tot { $high } in 95% van de gevallen; spellen: { $games }). Een gelijk deel is { $fair }%.
exploit-progress = Gedaan: { $percent }%
arena-title = Spellen: { $games }, elk met { $players }. Even goed als de anderen is { $fair }.
arena-played = Gespeeld volgens: { $editions }; { $calza ->
        [on] met calza
        [off] zonder calza
       *[both] met calza en zonder
    }.
arena-left-out = Niet voor { $players } spelers, en weggelaten: { $editions }.
arena-seed = De dobbelstenen zijn door het toeval bepaald, want er is een vreemde bot bij. Dezelfde partijen opnieuw: --seed { $seed }
arena-bot = bot
arena-share = aandeel
arena-interval = 95%
arena-times = keer zijn deel
arena-rating = rating
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, opgegeven spellen: { $count }; { $why ->
        [error] hij gaf een fout
        [illegal] hij zei wat niet mag
        [slow] hij dacht te lang na
       *[died] zijn proces stopte
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, terwijl er niets geboden was: { $reason }
       *[other] { $word }, na { $standing }: { $reason }
    }
bot-waits = Hij wacht bij tafel { $table } tot de host programma’s toelaat en er een stoel vrij is.
bot-sits = Toegelaten: hij gaat zitten.
bot-offline = { page-lost-here }
bot-begins = Er begint een spel.
bot-won = Hij heeft gewonnen.
bot-lost = Hij heeft verloren.
solve-match = { $edition }: de kans van wie begint om het spel te winnen, met z’n tweeën over
solve-match-rows = Omlaag de dobbelstenen van wie begint, opzij die van de ander.
solve-match-palifico = Als wie begint palifico is:
solve-match-palifico-row = palifico
solve-match-unsolved = –: wat afhangt van rondes met meer dobbelstenen dan { $most } is niet opgelost.
solve-match-estimated = ≈: een schatting. Rondes met meer dobbelstenen dan { $most } zijn niet opgelost; daarin onthouden beide spelers alleen de laatste biedingen.
solve-match-least = Uitbuitbaarheid van het spel in die rondes: minstens { $exploitability } in de slechtste.
solve-match-mine = dobbelstenen van wie begint
solve-match-theirs = dobbelstenen van de ander
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
solve-match-rounds = Rondes: { $done } van { $many }
solve-match-sweeps = Gangen langs alle posities: { $done } van hoogstens { $many }
solve-match-unfinished = Afgebroken voor het einde. Wat er staat klopt; met --checkpoint gaat het vanaf hier verder.

## Reports of rules

rules-editions = Edities
rules-settings = Wat elke editie zelf bepaalt
rules-same = Deze edities hebben dezelfde regels.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Instelling
rules-rule = Regel
rules-note-dash = Een streepje betekent dat het boekje het niet zegt.
rules-note-house = Elke regel is een instelling die een host kan veranderen, zoals calza, dat in elke editie uitstaat tot iemand het aanzet: perudo play --set calza=true
rules-presets = Namen voor regels die in geen enkele doos zitten:
rules-page-title = De regels van Perudo, per editie
rules-page-made = Deze pagina wordt gemaakt door "perudo rules --markdown". Pas src/perudo/core/editions.py of de woorden in src/perudo/locales aan en draai dan "make generate".

## Play in the terminal

play-guest = Gast
play-help-hint = Typ een bod als aantal en waarde, zoals 7 4, of dudo. Typ hulp voor meer.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Er is nog geen ronde gespeeld.
play-ask-open = Jij begint. Jouw bod:{" "}
play-ask-turn = Wat zeg je op { bid }?{" "}
play-ask-calza = Calza op { bid }? Met Enter laat je het staan:{" "}
play-ask-calza-own = Calza op je eigen { bid }? Met Enter laat je het staan:{" "}
play-ask-out = Je ligt eruit. Enter vertelt je de rest, met overslaan ga je naar het einde:{" "}
play-ask-quit = Stoppen met dit spel? ja of nee:{" "}
play-left = Je gaat van tafel. Tot de volgende keer.
play-recorded = Het spel staat in { $file }.
play-not-understood = Dat woord kent het spel niet. Bied zoals 7 4, of zeg dudo of hulp.
play-who-in = Nog in het spel: { $names }.
play-who-turn = Aan de beurt: { $name }.
play-legal-face = { faces }: { $first ->
    [one] { $last ->
        [one] 1
       *[other] 1 t/m { $last }
    }
   *[other] { $first } t/m { $last }
}
play-odds = { bid }, met { dice-count }: klopt { $true }, precies { $exact }.
play-odds-how = Vraag zo naar de kans van een bod: kans 7 4
play-odds-hidden = Verloren dobbelstenen zijn verborgen. Zeg hoeveel er volgens jou nog zijn, bijvoorbeeld: kans { $quantity } { $face } 18
play-odds-dice = Er kunnen { $least } tot en met { $most } dobbelstenen zijn.
play-help =
    7 4       bied zeven vieren; 7x4 mag ook; { word-pacos } zijn waarde 1
    dudo      betwijfel het laatste bod; d mag ook
    calza     zeg dat het precies goed is; c mag ook
    stenen    je eigen dobbelstenen
    biedingen wat er in deze ronde geboden is
    wie       wie er nog in zit, en wie aan de beurt is
    mag       wat je nu mag bieden
    kans 7 4  de kans op zeven vieren, met je eigen dobbelstenen
    regels    de regels aan deze tafel
    waarom    waarom de bots in de laatste ronde zo speelden
    stop      ga van tafel
# Accepted inputs, separated by commas.
play-word-dudo = dudo, d
play-word-calza = calza, c
play-word-help = hulp, help, h, ?
play-word-dice = stenen, dobbelstenen, dice, hand
play-word-bids = biedingen, bod, b, bids, bid
play-word-who = wie, w, who
play-word-legal = mag, m, legal, l
play-word-odds = kans, kansen, k, odds, o
play-word-rules = regels, r, rules
play-word-why = waarom
play-word-quit = stop, stoppen, quit, q, exit
play-word-skip = overslaan, skip, s
play-word-yes = ja, j, yes, y
error-record-unwritten = Het verslag kan niet naar { $file } worden geschreven: { $why }.

## Records

tell-players = Spelers: { $names }
tell-mid-game = Het verslag begint midden in het spel.
tell-round = Ronde { $round }
tell-hand = { $name } heeft { $dice }.
tell-stops-before-call = Het verslag stopt voor er geroepen is. { $name } is aan de beurt.
tell-stops = Het verslag stopt hier. { $name } begint de volgende ronde.
tell-not-begun = Het verslag stopt voor de eerste ronde.
tell-standard-input = standaardinvoer
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
verify-round = { $file }, ronde { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] de dobbelstenen volgen uit de seed waarop de server zich had vastgelegd. Geen speler heeft eraan bijgedragen.
        [one] de dobbelstenen volgen uit de seed waarop de server zich had vastgelegd, en uit de bijdrage van één speler.
       *[other] de dobbelstenen volgen uit de seed waarop de server zich had vastgelegd, en uit de bijdragen van { $contributed } spelers.
    }
verify-unproven = er staat niet bij waar de dobbelstenen vandaan kwamen.
verify-contributions = er is niet voor elke plaats één bijdrage van 16 bytes aan de dobbelstenen.
verify-part = er staat een bijdrage aan de dobbelstenen van een bot of een plaats zonder dobbelstenen, die er geen hebben.
verify-digests = een bijdrage aan de dobbelstenen past NIET bij de vingerafdruk die er eerder van was gegeven.
verify-commitment = de seed is NIET die waarop de server zich had vastgelegd.
verify-opener = volgens seed en bijdragen begint een ANDERE speler.
verify-dice = seed en bijdragen geven ANDERE dobbelstenen dan waarmee gespeeld is.
verify-withheld = plaats { $seat } had een bijdrage aangekondigd en niet geopend.
# $rounds and $faults are numbers.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: alles klopt, in die ene ronde.
           *[other] { $file }: alles klopt, in alle { $rounds } rondes.
        }
        [one] { $file }: één ronde van de { $rounds } klopt NIET.
       *[other] { $file }: { $faults } rondes van de { $rounds } kloppen NIET.
    }
error-verify-nothing = { $file }: in dit verslag staat niet waar de dobbelstenen vandaan kwamen, dus er valt niets te controleren. In verslagen van spellen op een server staat dat wel.
# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: geen server heeft dit verslag ondertekend. Namen, woorden en regels kunnen veranderd zijn, er kunnen rondes ontbreken, en alles kan verzonnen zijn: de dobbelstenen alleen laten dat niet zien.
verify-signed = { $file }: ondertekend met de sleutel { $key }. Namen, regels, woorden en dobbelstenen, en hun volgorde, zijn zoals de server met die sleutel ze heeft vastgelegd.
verify-unfit = { $file }: de handtekening met de sleutel { $key } is NIET van dit verslag. Er is na het ondertekenen iets veranderd, toegevoegd of weggelaten, of de handtekening komt van een ander verslag.
verify-weak-key = { $file }: de handtekening bewijst NIETS. { $key } is geen echte Ed25519-sleutel: iedereen kan een handtekening maken die erbij past.
verify-key-wanted = { $file }: dat is de sleutel die je vraagt.
verify-key-other = { $file }: dat is NIET de sleutel die je vraagt.
verify-server = { $file }: naar eigen zeggen staat de server op { $server }. Dat kan iedereen opschrijven: vraag met --key de sleutel die /.well-known/perudo.json daar noemt.
verify-server-none = { $file }: van wie die sleutel is, staat niet in het verslag. Vraag met --key die van je server, die /.well-known/perudo.json noemt.
