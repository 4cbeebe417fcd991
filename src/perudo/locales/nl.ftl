# Dutch. Every word that a person sees stands here, for the page and the terminal alike.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.

# The language's own name.
language = Nederlands

## Terms of the game

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
# A label and its content.
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

## Settings: a name, and for each value a sentence that states the rule

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
# A short text for each value, for lists and tables.
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

## Built-in bots

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

## Why a move is illegal: one message for each Reason in game.py

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

## Errors in rules and positions

error-edition-unknown = De editie “{ $edition }” bestaat niet. De edities zijn: { $allowed }.
error-setting-unknown = De instelling “{ $setting }” bestaat niet. De instellingen zijn: { $allowed }.
error-setting-value = De instelling “{ $setting }” kent geen waarde { $value }. Het kan zijn: { $allowed }.
error-players-count = Deze regels zijn voor { $fewest } tot en met { $most } spelers, niet voor { $seats }.
error-position-dice = Elke speler heeft nog 0 tot en met { $most } dobbelstenen.
error-position-over = Minstens twee spelers moeten dobbelstenen hebben.
error-position-veterans = Veteranen zitten op plaats 1 tot en met { $seats }.
error-position-palifico-dice = Plaats { $seat } kan niet palifico zijn: daar ligt niet één dobbelsteen.
error-position-palifico-rules = Plaats { $seat } kan met deze regels niet palifico zijn.

## Events of a round. $name, $caller, $bidder and $loser are players' names

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
review-start = Kans aan het begin
review-luck = Geluk met de dobbelstenen
review-own_errors = Eigen fouten
review-others = Spel van de anderen
review-result = Kans aan het eind
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

## Errors of the server and its data

error-store-read = Deze tafel is niet te lezen ({ $why }). Er is niets veranderd. Probeer het later nog eens. Wie deze server beheert, kan haar terugzetten uit een reservekopie.
error-store-write = Dit kon niet worden bewaard ({ $why }), dus het is niet gebeurd. Probeer het nog eens.
error-store-altered = Gebeurtenis { $seq } van tafel { $table } ontbreekt, of is niet zoals ze bewaard was; daarom kan er niet verder worden gespeeld. Er is niets veranderd. Wie deze server beheert, kan de tafel terugzetten uit een reservekopie.
error-table-elsewhere = Die tafel staat op een andere server. Stuur de opdracht naar de socket /socket/{ $table }.
error-table-away = Tafel { $table } is oud en ligt in een archief dat nu niet te lezen is. Probeer het later nog eens. Wie deze server beheert, vindt de reden in zijn logboek.

## Errors at a table

error-internal = Er ging hier op de server iets mis. Er is niets veranderd; probeer het nog eens.
error-message-too-long = Een bericht mag hooguit { $most } bytes lang zijn.
error-message-unreadable = Dit bericht is niet te lezen: { $why }
error-no-cookie = De browser stuurde geen cookie mee. Laad de pagina opnieuw en sta er cookies voor toe.
error-no-record = Aan deze tafel is geen spel uitgespeeld.
error-table-unknown = Tafel { $table } bestaat niet. Kijk de link na, of open zelf een tafel.
error-table-full = Alle stoelen zijn bezet. Je kunt wel meekijken.
error-chair-taken = Stoel { $chair } is bezet.
error-name-empty = Zeg even hoe je heet.
error-name-too-long = Een naam mag hooguit { $most } tekens lang zijn.
error-name-characters = Gebruik in een naam alleen letters, cijfers en spaties.
error-name-alike = Deze naam lijkt te veel op “{ $other }”. Kies een andere.
error-name-taken = Iemand heeft deze naam al, of een naam die erop lijkt. Kies een andere.
error-signed-in = Je bent hier al aangemeld.
error-signed-out = Je bent hier afgemeld. Meld je opnieuw aan, of ga verder als gast.
error-sign-in-code = Deze herstelcode klopt niet. Controleer elke letter.
error-sign-in-link = Deze link is verlopen of al gebruikt. Maak een nieuwe op het apparaat waar je bent aangemeld.
error-passkey = Deze toegangssleutel is hier niet geldig. Probeer het opnieuw, of gebruik je herstelcode.
error-club-unknown = Deze club bestaat niet. Misschien is de link vervangen: vraag een lid om de nieuwe.
error-club-owner-only = Dat kan alleen de beheerder van de club.
error-club-full = Deze club heeft al { $most } leden.
error-club-too-many = Je zit al in { $most } clubs. Verlaat er eerst een.
error-club-evening = Kies een tijdstip tussen nu en over een jaar.
error-tournament-unknown = Dit toernooi bestaat niet. Misschien is het te oud: toernooien worden een jaar bewaard.
error-tournament-clock = Een toernooi heeft een tijdslimiet nodig, zodat niemand een ronde ophoudt.
error-tournament-full = Dit toernooi is vol.
error-tournament-over = Dit toernooi is afgelopen.
error-tournament-not-over = Dit toernooi is nog niet afgelopen.
error-tournament-empty = Voor een toernooi zijn minstens twee spelers nodig.
error-tournament-owner-only = Dat kan alleen wie het toernooi heeft geopend.
error-tournament-table = Aan een toernooitafel kan niemand het spel pauzeren of een nieuw spel beginnen.
error-banned = Deze naam is uitgesloten van deze server. Reden: { $reason }
error-person-report = Er is geen melding { $report }.
error-rated-name = Aan een tafel met rating speelt iedereen onder een vaste naam. Leg eerst je naam vast, of kies een andere tafel.
error-rated-device = Een stoel aan een tafel met rating is alleen van jou. Wil je verder op een ander apparaat, meld je daar dan aan met je naam.
error-rated-settings = Een tafel met rating heeft geen oefenhulp en geen programma’s, en toont geen dobbelstenen aan wie af is.
error-rated-remove = Tijdens een partij met rating kan niemand worden verwijderd.
error-person-gone = Op dit adres heeft niemand een vaste naam. Misschien is die verwijderd.
error-push-service = Meldingen van { $host } kunnen hiervandaan niet worden verstuurd. Sta ze op deze server toe met --push-service.
error-push-key = De sleutel van de browser voor meldingen is niet geldig. Zet meldingen uit en weer aan.
error-not-seated = Ga eerst zitten.
error-invite-stranger = Je kunt alleen mensen uitnodigen met wie je hebt gespeeld, en leden van je clubs.
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

## Rules of all five editions, one sentence each

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

## Readings: how errors and gaps of the booklets are read (core/citations.py)

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

## The content of each box

box-asmodee-it = Van Cosmo Fry en Alfredo Fernandini. Dertig dobbelstenen, vijf in elk van zes kleuren, zes bekers in dezelfde kleuren, een zak en het boekje. De doos zelf verbergt de verloren dobbelstenen.
box-asmodee-fr = Van Cosmo Fry en Alfredo Fernandini, in het Frans en het Nederlands. Dertig dobbelstenen, vijf in elk van zes kleuren, zes bekers in dezelfde kleuren, een deksel dat de verloren dobbelstenen verbergt, een zak en het boekje.
box-bga = Geen doos, maar het spel van Asmodee zoals Board Game Arena het in het Engels vertelt: dertig dobbelstenen met zes spelers, tien met twee. De aas heet er Paco en is een vogel.
box-hasbro-1994 = Gedrukt in 1994, in Frankrijk door Kenner Parker. Dertig dobbelstenen en zes bekers in zes kleuren, een zak en een deksel; de aas is een hoofd. Volgens het boekje hielden de Inca’s in de vijftiende eeuw al van het spel; een maker noemt het niet. Deze regels zijn teruggevonden en in 2008 online gezet.
box-kozak = In vijf talen, van Oekraïens tot Russisch. Twintig dobbelstenen, vier bekers en een stoffen tas. Het vertelt dat Pizarro in 1532 Atahualpa gevangennam, en het gerucht dat die hem het spel leerde. Vertalers en kunstenaars worden genoemd, een maker niet.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Otter, Reiger, Das, Roodborst, Lynx, Valk, Egel, Bever, Papegaaiduiker, Panter, Zwaluw, Marter, Uil, Dolfijn, Winterkoning, Tijger, Ekster, Koala, Raaf, Walrus
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
# $move, $bank and $increment are such durations.
clock-move = { $move } per zet
clock-bank = { $bank } per speler, voor het hele spel
clock-bank-increment = { $bank } per speler, en { $increment } erbij na elke zet
clock-move-and-bank = { $move } per zet, daarna een reserve van { $bank }
clock-move-and-bank-increment = { $move } per zet, daarna een reserve van { $bank }, met { $increment } erbij na elke zet
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } u
clock-left-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
story-opens-you = Jij begint de ronde.
story-becomes-palifico = { $name } is palifico en begint.
story-becomes-palifico-you = Jij bent palifico en begint.
story-wins-you = Jij wint het spel!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Lachen
reaction-gasp-do = Schrikken
reaction-think-do = Nadenken
reaction-clap-do = Klappen
reaction-cry-do = Huilen
reaction-cool-do = Koel blijven
# Phrases, which each player reads in their own language
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

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

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

## Reports of rules

rules-shared = Wat in elke editie gespeeld wordt
rules-readings = Hoe fouten en leemtes zijn gelezen
rules-box = De doos
rules-if-calza = Als calza aanstaat:
rules-note-sources = De bron van elke regel is de plek in het boekje van die editie, met het kopje in de taal van het boekje; tussen haakjes als het boekje de regel alleen laat vermoeden.
rules-silent = deze editie zegt het niet
rules-unsaid = geen editie zegt het

## Play in the terminal

play-your-dice = Jouw dobbelstenen: { $dice }.

## Records

tell-seat = Plaats { $seat }
tell-dice-left = Dobbelstenen over: { $dice }

## Errors in records: the place, and the fault

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
# $key is a key of the record, such as "seed".
error-record-hex = “{ $key }” schrijf je in paren van de tekens 0 tot en met 9 en a tot en met f.
error-record-move = Een zet schrijf je als "5x4", "dudo" of "calza 2": zonder hoofdletters, tekens, nullen vooraan of andere spaties.
error-record-after-call = Met het roepen was de ronde voorbij; er mag geen zet meer volgen.
error-record-after-end = Het spel is afgelopen en plaats { $winner } heeft gewonnen; er mag geen ronde meer volgen.
error-record-after-unfinished = De vorige ronde stopt voor er geroepen is; dat mag alleen de laatste.

## Errors in chat, clocks and rule codes

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
