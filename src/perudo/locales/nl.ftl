# Dutch. Every word that a person sees stands here, for the page and the terminal alike.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.

# This language, as it calls itself.
language = Nederlands

## The words of the game

number = { $quantity ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
    [16] zestien
    [17] zeventien
    [18] achttien
    [19] negentien
    [20] twintig
   *[other] { $quantity }
}
# What a one is called in the box that $box names: an ace where no toucan is printed.
word-paco = { $box ->
    [hasbro-1994] aas
    [kozak] aas
   *[other] Paco
}
word-pacos = { $box ->
    [hasbro-1994] azen
    [kozak] azen
   *[other] Paco’s
}
# A bid as people say it: seven fours, three aces.
bid = { $face ->
    [1] { number } { $quantity ->
        [one] { word-paco }
       *[other] { word-pacos }
    }
    [2] { number } { $quantity ->
        [one] twee
       *[other] tweeën
    }
    [3] { number } { $quantity ->
        [one] drie
       *[other] drieën
    }
    [4] { number } { $quantity ->
        [one] vier
       *[other] vieren
    }
    [5] { number } { $quantity ->
        [one] vijf
       *[other] vijven
    }
   *[6] { number } { $quantity ->
        [one] zes
       *[other] zessen
    }
}
face = { $face ->
    [1] { word-paco }
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[6] zes
}
faces = { $face ->
    [1] { word-pacos }
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
}
dice-count = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
dudo = dudo
calza = calza
palifico = palifico
# A label, and what stands after it.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, Italiaans boekje
edition-asmodee-fr = Asmodee, Frans-Nederlands boekje
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Vriendelijke regels
preset-friendly-about = Iedereen ziet hoeveel dobbelstenen er nog zijn, en je mag meer dobbelstenen bieden van welke waarde ook.
house-rules = huisregels
house-rules-of = { $edition }, met huisregels

## Settings: a name, and for each value one sentence that tells the rule at the table

setting-players = Spelers
setting-players-value = Voor { $fewest } tot en met { $most } spelers.
setting-dice = Dobbelstenen per speler
setting-dice-value = Iedereen begint met { dice-count }.
setting-first_opener = Wie begint
setting-first_opener-random = Het lot bepaalt wie de eerste ronde begint.
setting-first_opener-highest-roll = Iedereen gooit één dobbelsteen; de hoogste begint de eerste ronde.
setting-raise = Verhogen
setting-raise-one-axis = Bied meer dobbelstenen van dezelfde waarde, of evenveel van een hogere waarde.
setting-raise-any-higher = Bied meer dobbelstenen van welke waarde ook, of evenveel van een hogere waarde.
setting-palifico = Palifico
setting-palifico-off = Er zijn geen palificorondes.
setting-palifico-each-time = Elke keer dat je op één dobbelsteen komt, begin jij een palificoronde: { word-pacos } zijn geen jokers en de waarde ligt vast.
setting-palifico-once = De eerste keer dat je op één dobbelsteen komt, begin jij een palificoronde: { word-pacos } zijn geen jokers en de waarde ligt vast.
setting-palifico_with_two = Palifico met z’n tweeën
setting-palifico_with_two-true = Ook met nog maar twee spelers zijn er palificorondes.
setting-palifico_with_two-false = Met nog maar twee spelers zijn er geen palificorondes meer.
setting-veteran_changes_face = Veteranen in palifico
setting-veteran_changes_face-true = Heb je één dobbelsteen en was je al eens palifico, dan mag je in andermans palificoronde de waarde veranderen.
setting-veteran_changes_face-false = In een palificoronde mag niemand de waarde veranderen.
setting-calza = Calza
setting-calza-true = Je mag calza roepen: het bod is precies goed.
setting-calza-false = Calza doet niet mee.
setting-calza_callers = Wie calza mag roepen
setting-calza_callers-others-but-next = Iedereen mag calza roepen, behalve wie het bod deed en wie aan de beurt is.
setting-calza_callers-all-but-bidder = Iedereen mag calza roepen, behalve wie het bod deed.
setting-calza_callers-all-but-next = Iedereen mag calza roepen, behalve wie aan de beurt is.
setting-calza_in_palifico = Calza in palifico
setting-calza_in_palifico-true = In een palificoronde mag je calza roepen.
setting-calza_in_palifico-false = In een palificoronde mag je geen calza roepen.
setting-calza_with_two = Calza met z’n tweeën
setting-calza_with_two-true = Ook met nog maar twee spelers mag je calza roepen.
setting-calza_with_two-false = Met nog maar twee spelers mag je geen calza meer roepen.
setting-calza_wins = Wat calza oplevert
setting-calza_wins-die = Wie terecht calza roept, krijgt een verloren dobbelsteen terug, maar nooit meer dan iedereen bij het begin had.
setting-calza_wins-all-others-lose = Klopt calza, dan verliest iedereen een dobbelsteen, behalve wie het riep.
setting-lost_dice_visible = Verloren dobbelstenen
setting-lost_dice_visible-true = Iedereen ziet hoeveel dobbelstenen elke speler nog heeft.
setting-lost_dice_visible-false = Verloren dobbelstenen blijven verborgen: onthoud wie er hoeveel heeft.
# review: a heading for the order in which the cups lift
setting-reveal = Bekers optillen
setting-reveal-at-once = Alle bekers gaan tegelijk omhoog.
setting-reveal-from-caller = De bekers gaan één voor één omhoog, te beginnen bij wie roept en dan naar links.

# A short word for each value, for lists and tables.
value-players = { $fewest } t/m { $most }
value-dice = { $count }
value-first_opener-random = door het lot
value-first_opener-highest-roll = wie het hoogst gooit
value-raise-one-axis = meer van dezelfde, of hoger
value-raise-any-higher = meer van welke ook, of hoger
value-palifico-off = uit
value-palifico-each-time = elke keer
value-palifico-once = één keer per spel
value-calza_callers-others-but-next = niet wie bood en wie aan de beurt is
value-calza_callers-all-but-bidder = niet wie bood
value-calza_callers-all-but-next = niet wie aan de beurt is
value-palifico_with_two-true = gespeeld
value-palifico_with_two-false = een gewone ronde
value-veteran_changes_face-true = mogen de waarde veranderen
value-veteran_changes_face-false = houden de waarde aan
value-calza-true = aan
value-calza-false = uit
value-calza_in_palifico-true = mag
value-calza_in_palifico-false = mag niet
value-calza_with_two-true = mag
value-calza_with_two-false = mag niet
value-calza_wins-die = dobbelsteen terug
value-calza_wins-all-others-lose = anderen verliezen er een
value-lost_dice_visible-true = zichtbaar
value-lost_dice_visible-false = verborgen
value-reveal-at-once = allemaal tegelijk
value-reveal-from-caller = vanaf wie roept, naar links

## House bots

bot-beginner = Beginner
bot-beginner-about = Telt op het oog en twijfelt snel. Bied wat je hebt en laat hem maar twijfelen.
bot-gambler = Gokker
bot-gambler-about = Kent de kansen, maar vertrouwt op geluk. Wacht tot hij te ver gaat.
bot-odds = Rekenaar
bot-odds-about = Speelt op de exacte kansen en gelooft niemand. Zijn biedingen verraden zijn dobbelstenen.
bot-reader = Mensenkenner
bot-reader-about = Leest je dobbelstenen uit je biedingen en kent het eindspel uit het hoofd. Hij gelooft biedingen: bluf dus.
bot-planner = Strateeg
bot-planner-about = Bedenkt wat de volgende speler zal doen. Denkt dat iedereen hetzelfde speelt: speel anders.
bot-master = Meester
bot-master-about = Denkt vooruit en leert hoe iedereen speelt. Verander je spel voordat hij je doorheeft.
bot-mixed = Gemengd
bot-mixed-about = Van verschillende niveaus, van zwak tot sterk.
why-forced = Er viel niets anders te zeggen.
why-beginner-bid = { bid }: ik verwachtte er ongeveer { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: ik verwachtte er ongeveer { NUMBER($expected, maximumFractionDigits: 1) } en blufte een beetje.
why-beginner-dudo = { bid }: dat leek te veel, ik verwachtte er ongeveer { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: ik verwachtte er ongeveer { NUMBER($expected, maximumFractionDigits: 1) } en twijfelde toch.
why-beginner-calza = { bid }: ongeveer wat ik verwachtte.
why-gambler-bid = { bid }: kans { $percent }%, en het stond me aan.
why-gambler-dudo = { bid }: kans { $percent }%, en ik vertrouwde op mijn geluk.
why-calza = { bid }: precies goed met { $percent }% kans, met alles wat ik wist.
why-odds = { bid }: ik had er { $own }, dus { $percent }% kans.
why-reader = { bid }: ik had er { $own }, en met wat er geboden was { $percent }% kans.
why-ahead = { bid }: { $percent }% kans, en { $calls }% dat { $name } zou twijfelen.
why-ahead-you = { bid }: { $percent }% kans, en { $calls }% dat jij zou twijfelen.
why-solved = Dit eindspel ken ik uit het hoofd: hier zeg je dit in { $percent }% van de gevallen.

## Why a word can't be said. One for each Reason in game.py

reason-game-over = Het spel is afgelopen.
reason-not-dealt = Er is nog niet gegooid.
reason-not-your-turn = Je bent niet aan de beurt.
reason-no-such-face = Een dobbelsteen heeft de waarden 1 tot en met 6.
reason-no-dice-bid = Bied minstens één dobbelsteen.
reason-over-all-dice = Dat is meer dan alle dobbelstenen waarmee het spel begon.
reason-aces-do-not-open = Met { word-pacos } mag je een ronde niet beginnen.
reason-not-higher = Dat is niet hoger dan het laatste bod.
reason-one-axis = Verhoog één ding tegelijk: meer dobbelstenen van dezelfde waarde, of evenveel van een hogere waarde.
reason-fewer-than-half-in-aces = Wil je over op { word-pacos }, bied dan minstens de helft, naar boven afgerond.
reason-fewer-than-twice-aces-plus-one = Wil je weg van de { word-pacos }, bied dan minstens het dubbele plus één.
reason-face-locked = In een palificoronde ligt de waarde vast: alleen het aantal mag omhoog.
reason-nothing-bid = Er is nog niets geboden.
reason-calza-off = Aan deze tafel doet calza niet mee.
reason-calza-in-palifico = In een palificoronde mag je geen calza roepen.
reason-calza-with-two = Met nog maar twee spelers mag je geen calza roepen.
reason-calza-own-bid = Op je eigen bod mag je geen calza roepen.
reason-calza-next-player = Wie aan de beurt is, mag geen calza roepen.
reason-caller-without-dice = Calza roepen mag alleen met dobbelstenen.
reason-already-dealt = In deze ronde is al gegooid.
reason-hands-not-one-a-seat = Bij elke plaats hoort precies één worp.
reason-wrong-number-of-dice = Een worp telt niet zoveel dobbelstenen als er op die plaats nog zijn.
reason-opener-missing = Iemand moet de eerste ronde beginnen.
reason-wrong-opener = Een andere plaats begint deze ronde.
# review
reason-no-opening-roll = Er valt nu niet te gooien om wie begint.
reason-wrong-rollers = Om wie begint, gooien precies de spelers die nog gelijkstaan.

## Errors in the rules or the position asked for

error-edition-unknown = De editie “{ $edition }” bestaat niet. De edities zijn: { $allowed }.
error-setting-unknown = De instelling “{ $setting }” bestaat niet. De instellingen zijn: { $allowed }.
error-setting-value = De instelling “{ $setting }” kent geen waarde { $value }. Het kan zijn: { $allowed }.
error-players-count = Deze regels zijn voor { $fewest } tot en met { $most } spelers, niet voor { $seats }.
error-extra-missing = Hiervoor ontbreken pakketten. Installeer ze met: { $command }
error-picture-name = De naam van een afbeelding eindigt op { $allowed }, en { $file } niet.
error-picture-unwritten = { $file } kan niet worden geschreven: { $why }
error-bid-graph-faces = Een dobbelsteen heeft hier { $fewest } tot en met { $most } waarden.
error-raises-no-palifico = Met deze regels zijn er geen palificorondes.
error-raises-no-veteran = Met deze regels mogen veteranen de waarde niet veranderen.
error-bid-graph-most = Er moet minstens één dobbelsteen op tafel liggen.
error-position-dice = Elke speler heeft nog 0 tot en met { $most } dobbelstenen.
error-position-over = Minstens twee spelers moeten dobbelstenen hebben.
error-position-veterans = Veteranen zitten op plaats 1 tot en met { $seats }.
error-position-palifico-dice = Plaats { $seat } kan niet palifico zijn: daar ligt niet één dobbelsteen.
error-position-palifico-rules = Plaats { $seat } kan met deze regels niet palifico zijn.
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

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

story-opens = { $name } begint.
story-opens-palifico = { $name } begint een palificoronde: { word-pacos } zijn geen jokers en de waarde ligt vast.
story-opens-palifico-you = Jij begint een palificoronde: { word-pacos } zijn geen jokers en de waarde ligt vast.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } neemt het bod terug.
story-retracted-you = Jij neemt het bod terug.
story-dudo = { $name }: dudo!
story-dudo-you = { page-you }: dudo!
story-calza = { $name }: calza!
story-calza-you = { page-you }: calza!
story-late-bid = De tijd van { $name } is om: de tafel biedt { bid }.
story-late-bid-you = Jouw tijd is om: de tafel biedt { bid }.
story-late-dudo = De tijd van { $name } is om: de tafel zegt dudo.
story-late-dudo-you = Jouw tijd is om: de tafel zegt dudo.
story-calza-void = De calza van { $name } telt niet: { $other } was aan de beurt en zei eerst iets.
story-calza-void-you = Jouw calza telt niet: { $other } was aan de beurt en zei eerst iets.
story-calza-void-other-you = De calza van { $name } telt niet: jij was aan de beurt en zei eerst iets.
story-calza-nearer = { $other } zit links van { $bidder } dichterbij dan { $name }, dus de calza van { $other } telt.
story-calza-nearer-you = { $other } zit links van { $bidder } dichterbij dan jij, dus de calza van { $other } telt.
story-calza-nearer-other-you = Jij zit links van { $bidder } dichterbij dan { $name }, dus jouw calza telt.
story-calza-nearer-bidder-you = { $other } zit links van jou dichterbij dan { $name }, dus de calza van { $other } telt.
story-rolls = { $name } gooit een { face }.
story-rolls-you = Jij gooit een { face }.
story-count = { $count ->
    [0] Helemaal niets: geen enkele { face }.
   *[other] Geteld: { $count }.
}
story-bid-stands = Het bod van { $bidder } klopt.
story-bid-stands-you = Jouw bod klopt.
story-bid-falls = Het bod van { $bidder } klopt niet.
story-bid-falls-you = Jouw bod klopt niet.
story-exact = Precies goed.
story-not-exact = Niet precies.
story-loses = { $name } verliest een dobbelsteen.
story-loses-you = Jij verliest een dobbelsteen.
story-others-lose = Iedereen behalve { $name } verliest een dobbelsteen.
story-others-lose-you = Iedereen behalve jij verliest een dobbelsteen.
story-gains = { $name } krijgt een dobbelsteen terug.
story-gains-you = Jij krijgt een dobbelsteen terug.
story-gains-nothing = { $name } heeft alle dobbelstenen al, en mag wel beginnen.
story-gains-nothing-you = Jij hebt alle dobbelstenen al, en mag wel beginnen.
story-out = { $name } ligt eruit.
story-out-you = Jij ligt eruit.
story-wins = { $name } wint het spel.
fact-boldest = Het gewaagdste bod: { $name }, { bid }, { $chance } kans. { $fate ->
    [stood] En het klopte!
    [fell] Het werd niet geloofd.
   *[raised] Niemand twijfelde eraan.
}
fact-bluffs = Beste bluffer: { $name }. Onware biedingen die niemand betwijfelde: { $count }.
fact-dudos = Beste neus: { $name }. Juiste dudo’s: { $right } van { $count }.
fact-calzas = Scherpste blik: { $name }. Juiste calza’s: { $count }.
fact-luck = Meeste geluk: { $name }. Gegooide { word-pacos }: { $count }; ongeveer { $expected } waren te verwachten.
fact-comeback = { $name } had nog maar één dobbelsteen, en won toch.
fact-longest = Biedingen in de langste ronde: { $count }.
review = Analyse
review-chart = Kansen om te winnen, ronde na ronde
review-accuracy = Precisie
review-start = Begin
review-luck = Geluk
review-own_errors = Weggegeven
review-others = Anderen
review-result = Einde
review-bluffs = Bluf
review-right_doubts = Bluf doorzien
review-missed_calls = Dudo of calza gemist
review-only = Enige keuze
review-best = Beste
review-good = Goed
review-slip = Onnauwkeurig
review-mistake = Fout
review-blunder = Blunder
review-gave = { $verdict }: { $given } weggegeven. Beter: { $best }.
review-likely = Het bod ervoor: { $alone } kans volgens de dobbelstenen alleen, { $read } na wat er geboden was.
review-exact = Precies goed: { $chance }.
review-swing = Dit helpt { $name } het meest: { $chance } meer.
review-keys = Sleutelmomenten
review-silence = niets zeggen
review-silent = { $name } zegt niets
review-part = Het verslag begint midden in een spel. Wat daarvoor gezegd is, is niet bekend.
review-about = Elk woord wordt beoordeeld naar wat de speler kon weten. Geluk is wat de dobbelstenen gaven, gemiddeld niets; de rest deden de anderen. Precisie is 100 als elk woord het beste was; wie een kwart dobbelsteen weggeeft, telt half.

## Serving

serving-here = Perudo draait op { $address }
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
error-store-read = Deze tafel is niet te lezen ({ $why }). Er is niets veranderd. Probeer het later nog eens. Wie deze server beheert, kan haar terugzetten uit een reservekopie.
error-store-read-only = In { $place } kan niet worden geschreven: het bestand of de map is alleen-lezen. Verander dat, of kies een andere plek met --data.
error-store-strange = { $place } bevat geen gegevens van Perudo en is gelaten zoals het is. Kies een andere plek met --data.
error-store-foreign = De gegevens in { $place } hebben niet precies de tabellen die Perudo maakt ({ $what }), dus iemand heeft ze veranderd. Ze zijn gelaten zoals ze zijn. Zet een reservekopie terug die je vertrouwt: perudo restore KOPIE --data BESTAND --replace
error-store-write = Dit kon niet worden bewaard ({ $why }), dus het is niet gebeurd. Probeer het nog eens.
error-store-altered = Gebeurtenis { $seq } van tafel { $table } ontbreekt, of is niet zoals ze bewaard was; daarom kan er niet verder worden gespeeld. Er is niets veranderd. Wie deze server beheert, kan de tafel terugzetten uit een reservekopie.
error-backup-elsewhere = Hier worden alleen SQLite-bestanden gekopieerd en teruggezet. Gebruik voor PostgreSQL zijn eigen gereedschap: pg_dump kopieert een draaiende database, psql of pg_restore zet haar terug.
error-backup-exists = { $place } bestaat al. Kies een nieuw bestand voor de reservekopie.
error-backup-failed = { $place } kon niet worden geschreven: { $why }. Alles is daar zoals het was.
error-backup-nothing = In { $place } staat niets.
error-restore-exists = In { $place } staan al gegevens. Met --replace komt de reservekopie ervoor in de plaats, en wat er stond wordt ernaast bewaard.
error-restore-unsound = Niet alles in de reservekopie { $place } is te lezen, dus er is niets teruggezet. Zo zie je wat er mis is: perudo check { $place }
error-key-nowhere = De sleutel waaruit de dobbelstenen volgen, staat nog nergens. Alle servers bij één database hebben dezelfde nodig: noem een bestand met --key, of geef hem met de variabele PERUDO_KEY.
error-key-other = De gegevens in { $place } horen bij de sleutel { $theirs }, maar deze server heeft de sleutel { $ours }. Alle servers bij dezelfde gegevens hebben dezelfde sleutel nodig. Zet de juiste in het bestand dat --key noemt, of in PERUDO_KEY. Is hij voorgoed kwijt, stop dan alle servers en start er een met --lost-key { $short }
error-key-missing = In { $place } staat geen sleutel, maar de gegevens horen bij de sleutel { $theirs }. Zet die sleutel daar neer. Is hij voorgoed kwijt, start dan met --lost-key { $short } om een nieuwe te krijgen: de tafels gaan verder, maar elke browser is dan een vreemde, en rondes die bezig waren zijn niet te controleren.
error-key-at-work = Andere servers werken met de vorige sleutel aan de gegevens in { $place }. Er is niets veranderd. Stop ze eerst allemaal.
error-node-alone = --node-address is voor meerdere servers bij één PostgreSQL-database. Noem die met --data, of laat --node-address weg.
error-table-elsewhere = Die tafel staat op een andere server. Stuur de opdracht naar de socket /socket/{ $table }.
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
error-table-away = Tafel { $table } is oud en ligt in een archief dat nu niet te lezen is. Probeer het later nog eens. Wie deze server beheert, vindt de reden in zijn logboek.
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

## Errors at a table

error-internal = Er ging hier op de server iets mis. Er is niets veranderd; probeer het nog eens.
error-message-too-long = Een bericht mag hooguit { $most } bytes lang zijn.
error-message-unreadable = Dit bericht is niet te lezen: { $why }
error-no-cookie = De browser stuurde geen cookie mee. Laad de pagina opnieuw en sta er cookies voor toe.
error-no-page = Deze pagina bestaat niet.
error-no-record = Aan deze tafel is geen spel uitgespeeld.
error-table-unknown = Tafel { $table } bestaat niet. Kijk de link na, of open zelf een tafel.
error-table-full = Alle stoelen zijn bezet. Je kunt wel meekijken.
error-chair-taken = Stoel { $chair } is bezet.
error-name-empty = Zeg even hoe je heet.
error-name-too-long = Een naam mag hooguit { $most } tekens lang zijn.
error-name-characters = Gebruik in een naam alleen letters, cijfers en spaties.
error-name-alike = Deze naam lijkt te veel op “{ $other }”. Kies een andere.
error-not-seated = Ga eerst zitten.
error-host-only = Dat kan alleen de host.
error-deputy-only = { $name } is de host van deze tafel en kan terugkomen. Tot dan kun je het spel gaande houden, maar de tafel niet veranderen.
error-host-person = Alleen wie aan deze tafel zit en er is, kan host worden.
error-program-may-not = Een programma mag kijken, gaan zitten, spelen en opstaan; dit is voor mensen.
error-programs-not-let = De host heeft programma’s niet aan deze tafel toegelaten.
error-people-play = In dit spel spelen nog mensen mee.
error-remove-self = Wil je van je eigen stoel af, sta dan op.
error-again-waits = Wacht nog { $count } { $count ->
    [one] seconde
   *[other] seconden
} op de anderen of vraag de host te beginnen.
error-remove-not = { $name } kan tijdens een spel niet verwijderd worden.
error-muted = De host heeft je aan deze tafel gedempt.
error-table-locked = De host heeft deze tafel gesloten: er kan niemand meer bij komen zitten.
error-removed = De host heeft je van deze tafel gehaald. Je kunt toekijken, of zelf een tafel openen.
error-seat-link = Deze link naar een plaats is al gebruikt, of is te oud. Maak een nieuwe op het apparaat waarop je speelt.
error-seat-link-seated = Je zit al aan deze tafel. Een browser heeft één plaats.
error-person-here = Een bot kan alleen invallen voor wie er even niet is.
error-person-waited-for = { $name } was er net nog. Een bot kan de plaats innemen over { $count ->
    [one] één seconde
   *[other] { $count } seconden
}.
error-game-begun = Het spel is al begonnen.
error-game-not-over = Het spel is nog niet afgelopen.
error-not-playing = Het spel is nog niet begonnen.
error-cups-closed = Het is te vroeg of te laat om naar het waarom te vragen.
error-stale = Er gebeurde net iets anders. Kijk nog eens en zeg het dan.
error-bid-stands = Te laat om het bod terug te nemen.
error-unpledged = Deze bijdrage aan de dobbelstenen past niet bij wat je had aangekondigd, dus telt ze niet.
error-withheld = In dit spel is een bijdrage die je had aangekondigd niet geopend; pas in het volgende spel word je er weer om gevraagd.

## What is played in all five editions, a sentence a rule

shared-goal = Wie als laatste nog dobbelstenen heeft, wint.
shared-roll = Elke ronde schudt iedereen tegelijk de dobbelstenen onder een beker, en bekijkt alleen de eigen.
shared-bid = Een bod is een aantal en een waarde, zoals zeven vieren: onder alle bekers samen liggen er minstens zoveel van.
shared-turn = Het spel gaat naar links. Wie de ronde begint, biedt; daarna verhoogt elke speler het bod, of betwijfelt het met dudo.
shared-jumps = Het aantal mag met meer dan één omhoog.
shared-in-turn = Alleen wie aan de beurt is, mag dudo roepen.
shared-dudo = Bij dudo gaan de bekers omhoog en worden de dobbelstenen geteld die bij het bod passen. Zijn het er zoveel als geboden, of meer, dan verliest de twijfelaar een dobbelsteen; anders wie het bod deed.
shared-loser = Wie een dobbelsteen verloor, begint de volgende ronde.
shared-out = Wie geen dobbelstenen meer heeft, ligt eruit.
shared-out-opens = Ligt de verliezer eruit, dan begint de eerste speler links die nog dobbelstenen heeft.
shared-aces = { word-pacos } zijn jokers: ze tellen als elke waarde.
shared-aces-open = Je mag ook { word-pacos } bieden, maar alleen een palifico mag er een ronde mee beginnen.
shared-aces-alone = Bij een bod op { word-pacos } tellen alleen { word-pacos }.
shared-to-aces = Wil je over op { word-pacos }, bied dan minstens de helft van het aantal, naar boven afgerond: vier { word-pacos } na zeven vieren.
shared-from-aces = Wil je weg van de { word-pacos }, bied dan minstens het dubbele plus één, van welke waarde ook: negen vijven na vier { word-pacos }.
shared-fewer-dice = Alleen met een bod op { word-pacos } mag het aantal dobbelstenen omlaag.
shared-cap = Niemand mag meer dobbelstenen bieden dan er bij het begin van het spel waren.
shared-declared = Wie nog maar één dobbelsteen overhoudt, moet “palifico” zeggen. Hier zegt de tafel het.
shared-palifico = In een palificoronde zijn { word-pacos } geen jokers, mag je ermee beginnen en ligt de waarde vast: alleen het aantal mag omhoog, behalve voor veteranen in sommige edities.
shared-aces-lowest = Daar zijn { word-pacos } een waarde als de andere, de laagste.
shared-calza = Calza, een optionele regel, zegt dat het bod precies klopt, jokers meegeteld. Je roept het voordat de volgende speler iets zegt. Wie ongelijk heeft, verliest een dobbelsteen.
shared-calza-opens = Gelijk of niet, wie calza riep begint de volgende ronde.
shared-calza-nearest = Roepen er twee tegelijk calza, dan telt wie het dichtst links zit van wie het bod deed.
shared-calza-late = Zegt wie aan de beurt is op hetzelfde moment iets, dan gaat dat voor elke calza.
shared-shown-dice = Een optionele regel houdt verloren dobbelstenen in het zicht: hier is dat de instelling “Verloren dobbelstenen”.

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

reading-tie = Wie bij de openingsworp gelijkstaan, gooien opnieuw. Geen editie zegt het.
reading-cap = Geen editie begrenst een bod. Hier ligt de grens bij de dobbelstenen van het begin: iedereen weet hoeveel dat zijn, dus het verraadt niets.
reading-veteran = Een veteraan verhoogt als in elke ronde: meer dobbelstenen van een lagere waarde mag ook, en { word-pacos } zijn de laagste. De anderen zijn dan aan de nieuwe waarde gebonden.
reading-own-bid = Alleen de volgende speler mag geen calza roepen, dus de bieder mag het op het eigen bod. Dat is vreemd, maar zo staat het er.
reading-all-dice = Ook wie alle dobbelstenen nog heeft, mag calza roepen; wie gelijk heeft, wint dan alleen het begin. Geen editie zegt het met zoveel woorden.
reading-again = Er staat niet één keer per spel: wie met calza een dobbelsteen terugkrijgt en weer op één komt, is weer palifico.
reading-nearest = De twee boekjes van Asmodee zeggen met andere woorden wie telt als er twee calza roepen. Beide zijn zo gelezen: wie het dichtst links zit van wie het bod deed.
reading-this-opens = De Italiaanse zin over wat er na calza komt is vaag; hij is gelezen zoals de Franse: wie riep, begint.
reading-unheard = Wie telt als er twee calza roepen, en of wie aan de beurt is voorgaat, zeggen alleen de boekjes van Asmodee. Overal wordt het zo gespeeld.
reading-plus-one = De Franse regel om weg te gaan van { word-pacos } vergeet te verdubbelen. Het voorbeeld en de Nederlandse tekst verdubbelen en doen er één bij, en zo wordt het gespeeld.
reading-french-value = Volgens de Franse tekst mag alleen wie overgaat op { word-pacos } de waarde verlagen. De Italiaanse en de Nederlandse noemen het aantal dobbelstenen, en zo wordt het gespeeld.
reading-dutch-palifico = De Nederlandse tekst kan één palifico per spel bedoelen. De Franse en de Italiaanse bedoelen elke keer, en zo wordt het gespeeld.
reading-dutch-lost-dice = Alleen de Nederlandse tekst biedt aan om verloren dobbelstenen in het zicht te leggen.
reading-example = Eén voorbeeld spreekt van een bod van drie waar het vier was. Er hangt niets van af.
reading-lifting = De regel, twee keer, begint met de bekers links van wie riep; de demonstratie begint bij wie riep. Samen gelezen: eerst wie riep, dan naar links.
reading-loser-out = Wie begint als de verliezer eruit ligt, staat er niet. Zoals in de andere edities: de eerste links.
reading-sets = Eén set is voor twee tot vier spelers, twee sets samen voor hoogstens acht.
reading-held = De anderen, staat er, mogen de waarde van een palificoronde niet veranderen. Het voorbeeld bindt iedereen, ook wie begon.
reading-aces-once = Er staat met zoveel woorden dat elk aantal { word-pacos } maar één keer per ronde geboden mag worden. Door de regels voor verhogen is dat in elke editie zo.
reading-right-calza = Wie begint na een terechte calza, staat er niet. Zoals in de andere edities: wie riep.
reading-crimean-tatar = In de Krim-Tataarse tekst staan de twee biedingen van het voorbeeld met de veteraan verkeerd om, en gaat het voorbeeld van palifico naar drie vieren, terwijl de waarde vastligt.
reading-polish = Volgens de Poolse tekst kost een foute calza dobbelstenen, volgens de vier andere één. Eén dus.
reading-belarusian = De Wit-Russische tekst vraagt tien na vier azen; de regel zelf en de andere teksten geven negen. De tekst spreekt ook van zes spelers en dertig dobbelstenen, springt naar tien drieën, laat een bod weg en heeft een noot in het Krim-Tataars. De inhoudslijst noemt ook een deksel.
reading-russian = De Russische tekst heeft meestal één woord voor ronde en spel; hier heet een ronde «круг». In de zin over veteranen ontbreekt het woord palifico.

## What is in each box, and what it tells of itself

box-asmodee-it = Van Cosmo Fry en Alfredo Fernandini. Dertig dobbelstenen, vijf in elk van zes kleuren, zes bekers in dezelfde kleuren, een zak en het boekje. De doos zelf verbergt de verloren dobbelstenen.
box-asmodee-fr = Van Cosmo Fry en Alfredo Fernandini, in het Frans en het Nederlands. Dertig dobbelstenen, vijf in elk van zes kleuren, zes bekers in dezelfde kleuren, een deksel dat de verloren dobbelstenen verbergt, een zak en het boekje.
box-bga = Geen doos, maar het spel van Asmodee zoals Board Game Arena het in het Engels vertelt: dertig dobbelstenen met zes spelers, tien met twee. De aas heet er Paco en is een vogel.
box-hasbro-1994 = Gedrukt in 1994, in Frankrijk door Kenner Parker. Dertig dobbelstenen en zes bekers in zes kleuren, een zak en een deksel; de aas is een hoofd. Volgens het boekje hielden de Inca’s in de vijftiende eeuw al van het spel; een maker noemt het niet. Deze regels zijn teruggevonden en in 2008 online gezet.
box-kozak = In vijf talen, van Oekraïens tot Russisch. Twintig dobbelstenen, vier bekers en een stoffen tas. Het vertelt dat Pizarro in 1532 Atahualpa gevangennam, en het gerucht dat die hem het spel leerde. Vertalers en kunstenaars worden genoemd, een maker niet.

## The page

page-title = Perudo
page-title-turn = ● Jouw beurt · Perudo
page-title-waits = { $name } is aan de beurt · Perudo
page-what = Blufdobbelen: bied op ieders dobbelstenen, prik de bluf door.
page-your-name = Je naam
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Otter, Reiger, Das, Roodborst, Lynx, Valk, Egel, Bever, Papegaaiduiker, Panter, Zwaluw, Marter, Uil, Dolfijn, Winterkoning, Tijger, Ekster, Koala, Raaf, Walrus
page-edition = Regels
page-by-your-box = Speel volgens jouw doos
page-play-now = Speel nu
page-play-now-about = { $count ->
    [one] tegen één bot
   *[other] tegen { $count } bots
}
page-bots = Bots
page-bots-level = Hoe goed ze spelen
page-bots-weaker = Zwakkere tegenstanders
page-bots-stronger = Sterkere tegenstanders
page-with-friends = Met vrienden
page-find-others = Zoek spelers
page-find-waits = { $name } wacht
page-house-rules-none = Terug naar de gedrukte regels
page-rules-linked = Je link bracht deze regels mee: { $edition }.
page-join = Meedoen
page-join-go = Naar de tafel
page-code = Tafelcode
page-how-to-play = Hoe speel je het?
page-open-tables = Open tafels
page-no-open-tables = Op dit moment staat geen tafel voor iedereen open. Open er een met vrienden en zet hem in de lijst.
page-going-on = Spellen die nog lopen
page-gathers = spelers komen bijeen
page-return = Terug naar het spel
page-played = Laatst gespeeld
page-table-of = Tafel van { $name }
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
page-coloured-dice = Dobbelstenen in kleur
page-close = Sluiten
page-dismiss = Wegklikken
page-lost = Geen verbinding; we blijven het proberen … Je plaats blijft van jou, en wat je nu zegt, gaat straks mee.
page-lost-said = Geen verbinding; we blijven het proberen … Wat je zei, wacht nog en gaat straks mee.
page-missed = Terwijl je weg was
page-new = nieuw
# Of a bid.
page-new-bid = nieuw
page-loading = Op weg naar de tafel …
page-broken = Deze pagina is niet te bereiken
page-broken-text = Misschien is je verbinding even weg.
page-nowhere = Hier is niets
page-nowhere-text = Misschien is het adres afgekapt of verkeerd getypt.
page-no-table = Die tafel bestaat niet
page-error-unknown = De server weigerde dit ({ $code }).

# Gathering at a table
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
page-link = Link naar deze tafel
page-copy = Kopiëren
page-copied = Gekopieerd
page-qr = QR-code van de link naar deze tafel
page-rules = Regels aan deze tafel
page-rules-here = Regels aan deze tafel
page-rules-of = Regels: { $edition }
page-rules-change = Wijzigen
page-rule-code = Regelcode: { $code }
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

# How a table is kept, beside the rules
page-table-settings = Afspraken aan deze tafel
table-setting-clock = Klok
table-setting-clock-about = Is de tijd om, dan zegt de tafel het voorzichtigste dat mag: dudo, of het laagste bod om te beginnen. Na twee keer op rij houdt een bot de plaats bezet tot de speler terug is.
table-setting-training_aid = Kansen tonen
table-setting-training_aid-true = Oefenhulp: iedereen ziet hoe waarschijnlijk elk bod is, gezien de eigen dobbelstenen.
table-setting-training_aid-false = Niemand krijgt kansen te zien.
table-setting-spectators_see_previous_round = Open bekers voor kijkers
table-setting-spectators_see_previous_round-true = Wie meekijkt, mag onder alle bekers gluren, één ronde later.
table-setting-spectators_see_previous_round-false = Wie meekijkt, ziet niets onder een beker voor die omhooggaat.
table-setting-eliminated_see_dice = Wie eruit ligt, ziet alles
table-setting-eliminated_see_dice-true = Wie eruit ligt, mag meteen onder alle bekers kijken. Die kan anderen vertellen wat er ligt.
table-setting-eliminated_see_dice-false = Wie eruit ligt, ziet niets voor de bekers omhooggaan, tenzij er alleen bots overblijven.
table-setting-speed = Tempo
speed-slow = Rustig
speed-normal = Gewoon
speed-fast = Snel
table-setting-chat = Chat
table-setting-chat-true = Spelers mogen schrijven, zinnetjes zeggen en reageren.
table-setting-chat-false = Aan deze tafel is er geen chat.
table-setting-listed = Tonen in de lijst met open tafels
table-setting-listed-true = Iedereen kan deze tafel op de voorpagina vinden.
table-setting-listed-false = Deze tafel vind je alleen met de link.
table-setting-external_bots = Programma’s laten meespelen
table-setting-external_bots-true = Eigen programma’s van mensen mogen gaan zitten. Bij hun plaats staat het.
table-setting-external_bots-false = Hier zitten alleen mensen, en bots die de host neerzet.
clock-none = Geen klok
clock-none-about = Geen klok: neem je tijd.
clock-own = Andere klok
clock-part-move = Seconden per zet
clock-part-bank = Seconden reserve
clock-part-increment = Seconden erbij
clock-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
clock-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
clock-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
clock-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
# $move, $bank and $increment are such spans of time.
clock-move = Klok: { $move } per zet
clock-bank = Klok: { $bank } per speler, voor het hele spel
clock-bank-increment = Klok: { $bank } per speler, en { $increment } erbij na elke zet
clock-move-and-bank = Klok: { $move } per zet, daarna een reserve van { $bank }
clock-move-and-bank-increment = Klok: { $move } per zet, daarna een reserve van { $bank }, met { $increment } erbij na elke zet
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } u
clock-left-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

# At the table
page-table = Tafel
page-menu = Meer
page-settings = Instellingen
page-alert-sound = Geluid
page-alert-vibration = Trillen
page-alert-notices = Roep me als ik aan de beurt ben
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
page-pause-not = Toch geen pauze
page-round = Ronde { $round }
page-round-begins = Ronde { $round }.
page-opening = Wie begint?
page-over = Het spel is afgelopen
page-place = { $place }e van { $count }
page-order = Eindstand
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
page-to-act = is aan de beurt
story-opens-you = Jij begint de ronde.
page-waits-for = { $name } is aan de beurt.
page-rolling = Iedereen gooit een dobbelsteen; de hoogste begint.
page-shaking = Schudden, omkeren, gluren.
page-palifico = Palifico
story-becomes-palifico = { $name } is palifico en begint.
story-becomes-palifico-you = Jij bent palifico en begint.
page-out = eruit
page-ready = klaar
page-stand-in = invaller
page-program = programma
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

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
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
page-why = Waarom?
page-why-title = Waarom de bots dat zeiden
page-why-wait = Een ogenblik …
page-why-alone = Hij ging ook af op wat eraan voorafging; dat vertelt hij als het spel voorbij is.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
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
story-wins-you = Jij wint het spel!
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

# Learning
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

# The big screen
page-screen = Toon op een groot scherm
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
page-replay-none = Dat spel bestaat niet
page-replay-failed = Het spel is niet te bereiken
page-replay-failed-text = Misschien is je verbinding even weg.
page-try-again = Probeer opnieuw
page-replay-record = Kijk een opgenomen spel terug
page-docs = Documentatie
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
page-type-anew = Begin een nieuw spel
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

# Comings and goings, for screen readers
page-sat-down = { $name } schuift aan.
page-sat-down-you = Jij schuift aan.
page-stood-up = { $name } staat op.
page-stood-up-you = Jij staat op.
page-stand-in-came = Een bot speelt verder voor { $name }.
page-stand-in-came-you = Een bot speelt verder voor jou.
page-came-back = { $name } is terug.
page-came-back-you = Jij bent terug.
page-withheld = { $name } heeft de bijdrage aan deze dobbelstenen niet geopend, misschien door een verbroken verbinding; de rest van dit spel wordt er geen meer gevraagd (× { $count } aan deze tafel).
page-withheld-you = Jij hebt de bijdrage aan deze dobbelstenen niet geopend, misschien door een verbroken verbinding; de rest van dit spel word je er niet meer om gevraagd (× { $count } aan deze tafel).

# Talk at the table
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
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Lachen
reaction-gasp-do = Schrikken
reaction-think-do = Nadenken
reaction-clap-do = Klappen
reaction-cry-do = Huilen
reaction-cool-do = Koel blijven

# Phrases that each listener reads in their own language, and faces to pull
phrase-hello = Hallo allemaal!
phrase-good-luck = Succes!
phrase-nice-bluff = Mooie bluf!
phrase-well-played = Goed gespeeld!
phrase-really = Echt waar?
phrase-hurry = Neem je tijd, maar niet alle tijd.
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-oops = Oeps!
reaction-laugh = lacht
reaction-gasp = schrikt
reaction-think = denkt na
reaction-clap = klapt
reaction-cry = huilt
reaction-cool = blijft koel

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

lesson-name = { $seat ->
    [1] Jij
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] één Paco
    [2] twee Paco’s
    [3] drie Paco’s
   *[other] { $aces } Paco’s
}
lesson-hold = { $own ->
    [0] Jij hebt er geen.
    [1] Jij hebt er één.
    [2] Jij hebt er twee.
   *[other] Jij hebt er { $own }.
}
lesson-cups = Welkom! Onder alle bekers samen liggen { number } dobbelstenen. Jij ziet de jouwe; verder niemand. Een heel spel begint met meer dobbelstenen, maar gaat precies zo.
lesson-bid = { lesson-name } begint: “{ bid }”. Dat gaat over alle bekers samen, ook die van jou: minstens zoveel dobbelstenen hebben die waarde.
lesson-raise = Jouw beurt. Zeg meer dobbelstenen, van welke waarde ook, of evenveel van een hogere. Jij hebt { bid }: tik op die waarde en bied.
lesson-doubt = Nu zegt { lesson-name }: “{ bid }”. { lesson-hold } Betwijfel het: houd Dudo ingedrukt, of tik er twee keer op.
lesson-falls = Geteld: { bid }, en er waren er { $claimed } geboden. Te weinig, dus { lesson-name } verliest een dobbelsteen. Was het bod waar geweest, dan had jij er een verloren. Wie verliest, begint de volgende ronde.
lesson-aces = Zie je { $ace ->
    [bird] de vogel
    [head] het hoofd
   *[sun] de zon
}? Dat is een Paco, en Paco’s zijn jokers: ze tellen als elke waarde. Daarmee heb je dus al { bid }.
lesson-ace-bid = { $more ->
    [one] Nog één
   *[other] Nog { $more }
} bij de andere { $others } dobbelstenen: dat is een aardige gok. Verhoog naar { bid }.
lesson-stands = { lesson-name } geloofde je niet. Geteld, met de Paco’s erbij: { bid }, precies wat je zei. Een bod dat precies goed is, klopt, dus { lesson-name } verliest een dobbelsteen.
lesson-to-aces = Na { bid } ging { lesson-name } over op Paco’s. Daarvoor is maar half zoveel nodig, naar boven afgerond: { lesson-so-many-aces }. Bij een bod op Paco’s tellen alleen Paco’s.
lesson-from-aces = Wil je weg van de Paco’s, dan heb je het dubbele plus één nodig: { number }. Met je Paco’s heb je { bid }. Zeg het maar!
lesson-over = Nu { bid }. Ga over op Paco’s: de helft, naar boven afgerond, is { lesson-so-many-aces }. Jij hebt er { $own }, en { lesson-name } had het over Paco’s.
lesson-aces-stand = { lesson-name } geloofde je niet, maar hier liggen { bid }: je bod klopt. { $left ->
    [one] Onder die beker ligt nog één dobbelsteen, en dat maakt de volgende ronde bijzonder.
   *[other] Onder die beker liggen nog { $left } dobbelstenen.
}
lesson-palifico = { lesson-name } heeft nog één dobbelsteen en begint een palificoronde. Daarin zijn Paco’s geen jokers en ligt de waarde vast. Het bod: { bid }.
lesson-locked = Alleen het aantal mag omhoog. Jij hebt { bid }, je Paco helpt nu niet, maar misschien heeft { lesson-name } ook een { face }. Verhogen of dudo?
lesson-own-bid-stands = { lesson-name } geloofde je niet. Geteld: { bid }, zoals je zei. Dat was de laatste dobbelsteen van { lesson-name }. Wie als laatste nog dobbelstenen heeft, wint het spel.
lesson-own-bid-falls = Geteld: { bid }, en jij bood er { $claimed }. Te veel, dus je bent een dobbelsteen kwijt. Dat overkomt iedereen! Wie als laatste nog dobbelstenen heeft, wint het spel.
lesson-own-doubt-wrong = Geteld: { bid }, en { $claimed } was genoeg. Het bod klopte, dus je bent een dobbelsteen kwijt. Dat overkomt iedereen! Wie als laatste nog dobbelstenen heeft, wint het spel.
lesson-rather-bid = Dat mag. Maar zeg voor deze les { bid }.
lesson-rather-dudo = Dat mag. Maar zeg voor deze les dudo.

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
# argparse fills in what begins with a percent sign.
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
cli-exploit-about = Wat een bot per ronde weggeeft aan wie weet hoe hij speelt en het beste antwoord geeft. Precies tussen twee, als de ronde klein is; anders een ondergrens, met gespeelde rondes en het 95%-interval.
cli-exploit-bot = een ingebouwde bot (perudo bots), BESTAND.py:KLASSE, MODULE:KLASSE, of een programma tussen aanhalingstekens (docs/bots.md); zijn code draait in dit proces: neem er een die je vertrouwt
cli-exploit-dice = de dobbelstenen van wie begint en van ieder daarna, zoals 2,1 of 3,3,3
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

# What stands for a value in a usage line.
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

## Chances, as the terminal tells them

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
# For chances that are not quite 0 or 1, but would be rounded to it.
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

## Rounds between two, solved

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

## The rules, as the terminal and the documentation tell them

rules-editions = Edities
rules-shared = Wat in elke editie gespeeld wordt
rules-settings = Wat elke editie zelf bepaalt
rules-readings = Hoe fouten en leemtes zijn gelezen
rules-box = De doos
rules-same = Deze edities hebben dezelfde regels.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Instelling
rules-rule = Regel
rules-if-calza = Als calza aanstaat:
rules-note-sources = De bron van elke regel is de plek in het boekje van die editie, met het kopje in de taal van het boekje; tussen haakjes als het boekje de regel alleen laat vermoeden.
rules-note-dash = Een streepje betekent dat het boekje het niet zegt.
rules-silent = deze editie zegt het niet
rules-unsaid = geen editie zegt het
rules-note-house = Elke regel is een instelling die een host kan veranderen, zoals calza, dat in elke editie uitstaat tot iemand het aanzet: perudo play --set calza=true
rules-presets = Namen voor regels die in geen enkele doos zitten:
rules-page-title = De regels van Perudo, per editie
rules-page-made = Deze pagina wordt gemaakt door "perudo rules --markdown". Pas src/perudo/core/rules.py of de woorden in src/perudo/locales aan en draai dan "make generate".

## Playing in a terminal

play-guest = Gast
play-help-hint = Typ een bod als aantal en waarde, zoals 7 4, of dudo. Typ hulp voor meer.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Er is nog geen ronde gespeeld.
play-your-dice = Jouw dobbelstenen: { $dice }.
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
# What may be typed for each; separated by commas.
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

## Recorded games, as the terminal tells them

tell-players = Spelers: { $names }
tell-seat = Plaats { $seat }
tell-mid-game = Het verslag begint midden in het spel.
tell-dice-left = Dobbelstenen over: { $dice }
tell-round = Ronde { $round }
tell-hand = { $name } heeft { $dice }.
tell-stops-before-call = Het verslag stopt voor er geroepen is. { $name } is aan de beurt.
tell-stops = Het verslag stopt hier. { $name } begint de volgende ronde.
tell-not-begun = Het verslag stopt voor de eerste ronde.
tell-standard-input = standaardinvoer

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
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
# $rounds and $faults: how many.
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

## Errors in records: where, and what is wrong

record-error = { $place }: { $why }
record-at-line = regel { $line }
record-at-round = ronde { $round }
record-at-move = zet { $move }
record-at-said = zet { $move } ({ $said })
error-review-unfinished = Alleen een uitgespeeld spel wordt geanalyseerd.
error-record-unreadable = Dit bestand is niet te lezen: { $why }
error-record-too-long = Een verslag is hooguit { $most } bytes lang.
error-record-not-utf-8 = Dit is geen tekst in UTF-8: byte { $byte } hoort daar niet.
error-record-syntax = { $why ->
    [mark] Hier ontbreekt een aanhalingsteken, een komma of een haakje.
    [twice] Dit stond er al. Elke ronde begint met [[round]], tussen dubbele haken.
    [value] Na = komt een getal, true, false, een tekst tussen "aanhalingstekens" of een lijst tussen [haken].
    [key] Een regel is een naam, = en wat die betekent, zoals: opener = 2
   *[other] Dit is niet te lezen.
}
error-record-nested = De lijsten of tabellen zitten te diep in elkaar.
error-record-line-long = Deze regel is langer dan { $most } tekens.
error-record-key-long = Deze regel heeft een naam van meer dan { $most } tekens.
error-record-rounds-many = Een verslag heeft hooguit { $most } rondes.
error-record-dear = Dit verslag kost te veel tijd of geheugen om uit te werken.
error-record-version = Een verslag zegt “perudo = { $version }”, de versie van het formaat; deze zegt iets anders.
error-record-key-unknown = “{ $key }” betekent hier niets. Wat hier kan staan: { $allowed }.
error-record-key-missing = “{ $key } = …” ontbreekt.
error-record-key-kind = “{ $key }” moet { $kind ->
    [int] een geheel getal zijn
    [str] een tekst tussen aanhalingstekens zijn
    [dict] een tabel zijn
    [list] een lijst zijn
    [list-str] een lijst teksten tussen aanhalingstekens zijn
    [list-int] een lijst gehele getallen zijn
    [list-dict] als [[{ $key }]] geschreven zijn, voor elk één keer
   *[setting] true, false, een geheel getal, een tekst tussen aanhalingstekens of een paar gehele getallen zijn
}.
error-record-position-seats = De stand heeft dobbelstenen voor { $given } plaatsen, maar er zijn { $seats } spelers.
error-record-hand = De dobbelstenen van plaats { $seat } moeten een tekst met waarden van 1 tot en met 6 zijn, zoals "33344", of "" voor wie eruit ligt.
error-record-hands = Elk van de { $seats } plaatsen moet een worp hebben, "" voor wie eruit ligt; hier zijn er { $given }.
error-record-hand-dice = { $left ->
    [0] Plaats { $seat } ligt eruit: daar hoort de worp "" te zijn.
    [one] Plaats { $seat } heeft nog één dobbelsteen, niet { $given }.
   *[other] Plaats { $seat } heeft nog { $left } dobbelstenen, niet { $given }.
}
error-record-opener = Plaats { $opener } begint deze ronde, niet plaats { $given }.
error-record-opener-without-dice = Plaats { $given } kan niet beginnen: die plaats bestaat niet of heeft geen dobbelstenen.
# $key is a key of the record, as "seed".
error-record-hex = “{ $key }” schrijf je in paren van de tekens 0 tot en met 9 en a tot en met f.
error-record-move = Een zet schrijf je als "5x4", "dudo" of "calza 2": zonder hoofdletters, tekens, nullen vooraan of andere spaties.
error-record-after-call = Met het roepen was de ronde voorbij; er mag geen zet meer volgen.
error-record-after-end = Het spel is afgelopen en plaats { $winner } heeft gewonnen; er mag geen ronde meer volgen.
error-record-after-unfinished = De vorige ronde stopt voor er geroepen is; dat mag alleen de laatste.

## Errors in talk, clocks and rule codes

error-rule-code = De regelcode “{ $text }” is niet te lezen: “{ $part }” is geen instelling.
error-text-empty = Zeg iets.
error-text-characters = In deze regel staan tekens die niet te tonen zijn.
error-talk-closed = De host heeft de chat aan deze tafel gesloten.
error-too-fast = Niet zo snel. Wacht even.
error-too-busy = De server heeft nu te veel uit te rekenen. Probeer het over een minuut nog eens.
error-too-many-sockets = Er staan te veel pagina’s tegelijk open. Sluit er een paar, of probeer het straks opnieuw.
error-too-many-listed = Je hebt al { $count } tafels in de lijst. Haal er eerst een uit, of deel de link van deze tafel.
error-too-many-listed-nearby = Je netwerk heeft al { $count } tafels in de lijst. Schuif bij een daarvan aan, of deel de link van je eigen tafel.
error-forbidden-origin = Een pagina van een ander adres vraagt hierom. Open de pagina van deze server en probeer het daar.
error-table-worn-out = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan. Open een nieuwe.
error-paused = Het spel staat op pauze.
error-not-paused = Het spel staat niet op pauze.
error-resume-away = { $name } is er niet, en diens klok zou lopen. Wacht even, of laat een bot zolang invallen.
error-aid-hidden-dice = Kansen kun je alleen tonen als verloren dobbelstenen zichtbaar zijn. Zet dat ook aan.
