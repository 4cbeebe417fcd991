# Italian. The words are those of Asmodee's Italian booklet: Paco, dudo, calza, palifico, dichiarazione, bicchiere, valore.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.

# The language's own name.
language = Italiano

## Terms of the game

# In words up to 40, all the dice of two sets; beyond that, "45 volte 4".
number = { $quantity ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
    [17] diciassette
    [18] diciotto
    [19] diciannove
    [20] venti
    [21] ventuno
    [22] ventidue
    [23] ventitré
    [24] ventiquattro
    [25] venticinque
    [26] ventisei
    [27] ventisette
    [28] ventotto
    [29] ventinove
    [30] trenta
    [31] trentuno
    [32] trentadue
    [33] trentatré
    [34] trentaquattro
    [35] trentacinque
    [36] trentasei
    [37] trentasette
    [38] trentotto
    [39] trentanove
    [40] quaranta
   *[other] { $quantity } volte
}
# What a one is called in the box that $box names: an ace where no toucan is printed.
word-paco = { $box ->
    [hasbro-1994] asso
    [kozak] asso
   *[other] Paco
}
word-i-paco = { $box ->
    [hasbro-1994] gli assi
    [kozak] gli assi
   *[other] i Paco
}
word-ai-paco = { $box ->
    [hasbro-1994] agli assi
    [kozak] agli assi
   *[other] ai Paco
}
word-I-paco = { $box ->
    [hasbro-1994] Gli assi
    [kozak] Gli assi
   *[other] I Paco
}
word-del-paco = { $box ->
    [hasbro-1994] dell’asso
    [kozak] dell’asso
   *[other] del Paco
}
word-paco-pl = { $box ->
    [hasbro-1994] assi
    [kozak] assi
   *[other] Paco
}
# A bid as people say it: sette 4, tre Paco. The face is a figure, as the booklet writes it: "cinque sei" would look like a mere row of numbers.
bid = { $quantity ->
    [0] nessun { face }
    [1] un { face }
   *[other] { number } { faces }
}
face = { $face ->
    [1] { word-paco }
    [2] 2
    [3] 3
    [4] 4
    [5] 5
   *[6] 6
}
faces = { $face ->
    [1] { word-paco-pl }
    [2] 2
    [3] 3
    [4] 4
    [5] 5
   *[6] 6
}
dice-count = { $count ->
    [one] un dado
   *[other] { $count } dadi
}
dudo = dudo
calza = calza
palifico = palifico
# A label and its content.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, regolamento italiano
edition-asmodee-fr = Asmodee, regolamento francese e olandese
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Regole amichevoli
preset-friendly-about = Tutti vedono quanti dadi restano, e si possono dichiarare più dadi di qualsiasi valore.
house-rules = regole della casa
house-rules-of = { $edition }, con regole della casa

## Settings: a name, and for each value a sentence that states the rule

setting-players = Giocatori
setting-players-value = Da { $fewest } a { $most } giocatori.
setting-dice = Dadi a testa
setting-dice-value = Si comincia con { dice-count } a testa.
setting-first_opener = Chi apre la partita
setting-first_opener-random = Chi apre il primo round si tira a sorte.
setting-first_opener-highest-roll = Ognuno tira un dado: il più alto apre il primo round.
setting-raise = Rilancio
setting-raise-one-axis = Dichiara più dadi dello stesso valore, o lo stesso numero di un valore più alto.
setting-raise-any-higher = Dichiara più dadi di qualsiasi valore, o lo stesso numero di un valore più alto.
setting-palifico = Palifico
setting-palifico-off = Non ci sono round palifico.
setting-palifico-each-time = Ogni volta che scendi a un solo dado, apri un round palifico: { word-i-paco } non fanno da jolly e il valore è bloccato.
setting-palifico-once = La prima volta che scendi a un solo dado, apri un round palifico: { word-i-paco } non fanno da jolly e il valore è bloccato.
setting-palifico_with_two = Palifico in due
setting-palifico_with_two-true = Il round palifico si gioca anche quando si resta in due.
setting-palifico_with_two-false = Quando si resta in due, niente round palifico.
setting-veteran_changes_face = Veterani nel palifico
setting-veteran_changes_face-true = Con un solo dado, e un palifico già alle spalle, puoi cambiare il valore nel round palifico altrui.
setting-veteran_changes_face-false = In un round palifico nessuno può cambiare il valore.
setting-calza = Calza
setting-calza-true = Puoi dire calza: la dichiarazione è esatta.
setting-calza-false = Il calza non si gioca.
setting-calza_callers = Chi può dire calza
setting-calza_callers-others-but-next = Chiunque può dire calza, tranne chi ha dichiarato e chi è di turno.
setting-calza_callers-all-but-bidder = Chiunque può dire calza, tranne chi ha dichiarato.
setting-calza_callers-all-but-next = Chiunque può dire calza, tranne chi è di turno.
setting-calza_in_palifico = Calza nel palifico
setting-calza_in_palifico-true = Si può dire calza anche in un round palifico.
setting-calza_in_palifico-false = In un round palifico non si può dire calza.
setting-calza_with_two = Calza in due
setting-calza_with_two-true = Si può dire calza anche quando si resta in due.
setting-calza_with_two-false = Quando si resta in due, non si può dire calza.
setting-calza_wins = Cosa si vince col calza
setting-calza_wins-die = Chi dice calza e ha ragione recupera un dado perso, ma non ne ha mai più di quelli di partenza.
setting-calza_wins-all-others-lose = Se il calza è giusto, tutti tranne chi l’ha detto perdono un dado.
setting-lost_dice_visible = Dadi persi
setting-lost_dice_visible-true = Tutti vedono quanti dadi restano a ognuno.
setting-lost_dice_visible-false = I dadi persi sono nascosti: tieni a mente quanti ne restano a ognuno.
setting-reveal = Scoprire i dadi
setting-reveal-at-once = I bicchieri si alzano tutti insieme.
setting-reveal-from-caller = I bicchieri si alzano uno alla volta, da chi ha chiamato e poi verso sinistra.
# A short text for each value, for lists and tables.
value-players = da { $fewest } a { $most }
value-dice = { $count }
value-first_opener-random = a sorte
value-first_opener-highest-roll = il dado più alto
value-raise-one-axis = più dadi uguali, o più alti
value-raise-any-higher = più dadi qualsiasi, o più alti
value-palifico-off = no
value-palifico-each-time = ogni volta
value-palifico-once = una volta a partita
value-calza_callers-others-but-next = tutti tranne chi ha dichiarato e chi è di turno
value-calza_callers-all-but-bidder = tutti tranne chi ha dichiarato
value-calza_callers-all-but-next = tutti tranne chi è di turno
value-palifico_with_two-true = si gioca
value-palifico_with_two-false = un round normale
value-veteran_changes_face-true = possono cambiare valore
value-veteran_changes_face-false = non possono cambiare valore
value-calza-true = si gioca
value-calza-false = no
value-calza_in_palifico-true = ammesso
value-calza_in_palifico-false = non ammesso
value-calza_with_two-true = ammesso
value-calza_with_two-false = non ammesso
value-calza_wins-die = si recupera un dado
value-calza_wins-all-others-lose = gli altri ne perdono uno
value-lost_dice_visible-true = visibili
value-lost_dice_visible-false = nascosti
value-reveal-at-once = tutti insieme
value-reveal-from-caller = da chi chiama, verso sinistra

## Built-in bots

bot-beginner = Principiante
bot-beginner-about = Conta a occhio e dubita presto. Dichiara quello che hai e lascialo dubitare.
bot-gambler = Scommettitore
bot-gambler-about = Conosce le probabilità, ma si affida alla fortuna. Aspetta che esageri.
bot-odds = Calcolatore
bot-odds-about = Gioca le probabilità esatte e non crede a nessuno. Le sue dichiarazioni tradiscono i suoi dadi.
# review: "Reader" said as what it does, reading people; "Lettore" would sound like a disc player
bot-reader = Psicologo
bot-reader-about = Indovina i tuoi dadi dalle dichiarazioni e sa a memoria i finali di partita. Crede alle dichiarazioni, quindi bluffa tu.
bot-planner = Stratega
bot-planner-about = Pensa a che cosa farà chi viene dopo. Per lui giocano tutti allo stesso modo: sorprendilo.
bot-master = Maestro
bot-master-about = Pensa in anticipo e impara come gioca ognuno. Cambia gioco prima che ti conosca.
bot-mixed = Misti
bot-mixed-about = Di livelli diversi, dal più debole al più forte.
why-forced = Non c’era altro da dire.
why-beginner-bid = { bid }: me ne aspettavo circa { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: me ne aspettavo circa { NUMBER($expected, maximumFractionDigits: 1) }, e ho bluffato un po’.
why-beginner-dudo = { bid }: mi sembravano troppi, me ne aspettavo circa { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: me ne aspettavo circa { NUMBER($expected, maximumFractionDigits: 1) }, ma ho dubitato lo stesso.
why-beginner-calza = { bid }: più o meno quanti me ne aspettavo.
why-gambler-bid = { bid }: probabile al { $percent }%, e mi piaceva.
why-gambler-dudo = { bid }: probabile al { $percent }%, e mi sono fidato della fortuna.
why-calza = { bid }: esatta al { $percent }%, per quel che ne sapevo.
why-odds = { bid }: io ne avevo { $own }, quindi probabile al { $percent }%.
why-reader = { bid }: io ne avevo { $own }, e con quello che era stato dichiarato era probabile al { $percent }%.
why-ahead = { bid }: probabile al { $percent }%; che { $name } dubitasse, al { $calls }%.
why-ahead-you = { bid }: probabile al { $percent }%; che tu dubitassi, al { $calls }%.
why-solved = Questo finale lo so a memoria: qui si dice così nel { $percent }% dei casi.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = La partita è finita.
reason-not-dealt = I dadi non sono ancora stati tirati.
reason-not-your-turn = Non tocca a te.
reason-no-such-face = Un dado ha valori da 1 a 6.
reason-no-dice-bid = Dichiara almeno un dado.
reason-over-all-dice = Sono più di tutti i dadi con cui è cominciata la partita.
reason-aces-do-not-open = Un round non si apre con { word-i-paco }.
reason-not-higher = Non supera l’ultima dichiarazione.
reason-one-axis = Aumenta una cosa sola: più dadi dello stesso valore, o lo stesso numero di un valore più alto.
reason-fewer-than-half-in-aces = Per passare { word-ai-paco } serve almeno la metà del numero, arrotondata per eccesso.
reason-fewer-than-twice-aces-plus-one = Per lasciare { word-i-paco } serve almeno il doppio più uno.
reason-face-locked = In un round palifico il valore è bloccato: può crescere solo il numero.
reason-nothing-bid = Nessuno ha ancora dichiarato.
reason-calza-off = A questo tavolo il calza non si gioca.
reason-calza-in-palifico = In un round palifico non si può dire calza.
reason-calza-with-two = Quando si resta in due, non si può dire calza.
reason-calza-own-bid = Non puoi dire calza sulla tua dichiarazione.
reason-calza-next-player = Chi è di turno non può dire calza.
reason-caller-without-dice = Solo chi ha dei dadi può dire calza.
reason-already-dealt = I dadi di questo round sono già stati tirati.
reason-hands-not-one-a-seat = Ci vuole una mano di dadi per ogni posto.
reason-wrong-number-of-dice = Una mano non ha tanti dadi quanti ne restano al suo posto.
reason-opener-missing = Per il primo round va detto chi apre.
reason-wrong-opener = Questo round lo apre un altro posto.
reason-no-opening-roll = Ora non c’è nessun tiro d’apertura da fare.
reason-wrong-rollers = Il tiro d’apertura lo fa solo chi è ancora in parità.

## Errors in rules and positions

error-edition-unknown = L’edizione “{ $edition }” non esiste. Le edizioni sono: { $allowed }.
error-setting-unknown = L’impostazione “{ $setting }” non esiste. Le impostazioni sono: { $allowed }.
error-setting-value = L’impostazione “{ $setting }” non può essere { $value }. Può essere: { $allowed }.
error-players-count = Queste regole vanno da { $fewest } a { $most } giocatori: { $seats } non va.
error-position-dice = A ognuno restano da 0 a { $most } dadi.
error-position-over = Almeno due giocatori devono avere dei dadi.
error-position-veterans = I veterani sono posti da 1 a { $seats }.
error-position-palifico-dice = Il posto { $seat } non può essere palifico: non ha un solo dado.
error-position-palifico-rules = Con queste regole il posto { $seat } non può essere palifico.

## Events of a round. $name, $caller, $bidder and $loser are players' names

story-opens = Apre { $name }.
story-opens-palifico = { $name } apre un round palifico: { word-i-paco } non fanno da jolly e il valore è bloccato.
story-opens-palifico-you = Apri un round palifico: { word-i-paco } non fanno da jolly e il valore è bloccato.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } riprende la dichiarazione.
story-retracted-you = Riprendi la dichiarazione.
story-dudo = { $name }: dudo!
story-dudo-you = { page-you }: dudo!
story-calza = { $name }: calza!
story-calza-you = { page-you }: calza!
story-late-bid = Tempo scaduto per { $name }: il tavolo dice { bid } al suo posto.
story-late-bid-you = Il tuo tempo è scaduto: il tavolo dice { bid } al tuo posto.
story-late-dudo = Tempo scaduto per { $name }: il tavolo dice dudo al suo posto.
story-late-dudo-you = Il tuo tempo è scaduto: il tavolo dice dudo al tuo posto.
story-calza-void = Il calza di { $name } non vale: { $other } era di turno e ha parlato prima.
story-calza-void-you = Il tuo calza non vale: { $other } era di turno e ha parlato prima.
story-calza-void-other-you = Il calza di { $name } non vale: eri di turno e hai parlato prima tu.
story-calza-nearer = Alla sinistra di { $bidder } viene prima { $other }, poi { $name }: vale il calza di { $other }.
story-calza-nearer-you = Alla sinistra di { $bidder } viene prima { $other }, poi tu: vale il calza di { $other }.
story-calza-nearer-other-you = Alla sinistra di { $bidder } vieni prima tu, poi { $name }: vale il tuo calza.
story-calza-nearer-bidder-you = Alla tua sinistra viene prima { $other }, poi { $name }: vale il calza di { $other }.
story-rolls = { $name } tira un { face }.
story-rolls-you = Tiri un { face }.
story-bid-stands = La dichiarazione di { $bidder } regge.
story-bid-stands-you = La tua dichiarazione regge.
story-bid-falls = La dichiarazione di { $bidder } non regge.
story-bid-falls-you = La tua dichiarazione non regge.
story-exact = Numero esatto.
story-not-exact = Numero non esatto.
story-loses = { $name } perde un dado.
story-loses-you = Perdi un dado.
story-others-lose = Tutti tranne { $name } perdono un dado.
story-others-lose-you = Tutti tranne te perdono un dado.
story-gains = { $name } recupera un dado.
story-gains-you = Recuperi un dado.
story-gains-nothing = { $name } ha già tutti i dadi, e si prende l’apertura.
story-gains-nothing-you = Hai già tutti i dadi, e ti prendi l’apertura.
story-out = { $name } è fuori.
story-out-you = Sei fuori.
story-wins = { $name } vince la partita.
fact-boldest = La dichiarazione più audace: { $name }, { bid }, probabilità { $chance }. { $fate ->
    [stood] Ed era vera!
    [fell] Non è stata creduta.
   *[raised] Nessuno ne ha dubitato.
}
fact-bluffs = Miglior bluff: { $name }. Dichiarazioni false a cui tutti hanno creduto: { $count }.
fact-dudos = Miglior fiuto: { $name }. Dudo azzeccati: { $right } su { $count }.
fact-calzas = Occhio di lince: { $name }. Calza azzeccati: { $count }.
fact-luck = Più fortuna di tutti: { $name }. { word-paco-pl } usciti: { $count }; ne toccavano circa { $expected }.
fact-comeback = { $name } aveva un solo dado, e ha vinto lo stesso.
fact-longest = Dichiarazioni nel round più lungo: { $count }.
review = Analisi
review-chart = Probabilità di vittoria, round per round
review-accuracy = Precisione
review-start = Probabilità all’inizio
review-luck = Fortuna con i dadi
review-own_errors = Errori propri
review-others = Gioco degli altri
review-result = Probabilità alla fine
review-bluffs = Bluff
review-right_doubts = Bluff smascherati
review-missed_calls = Chiamate mancate
review-only = Unica scelta
review-best = Ottima
review-good = Buona
review-slip = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-gave = { $verdict }: { $given } sprecato. Meglio: { $best }.
review-likely = La dichiarazione prima: probabile al { $alone } solo per i dadi, al { $read } dopo ciò che è stato dichiarato.
review-exact = Esatta: { $chance }.
review-swing = Giova soprattutto a { $name }: { $chance } in più.
review-keys = Momenti chiave
review-silence = tacere
review-silent = { $name } tace
review-part = La registrazione comincia a metà partita. Ciò che è stato detto prima non è noto.
review-about = Ogni parola è giudicata da ciò che il giocatore poteva sapere. La fortuna è quello che hanno dato i dadi, e in media è nulla; il resto è opera degli altri. La precisione è 100 se ogni parola era la migliore; chi spreca un quarto di dado conta metà.

## Errors of the server and its data

error-store-read = Questo tavolo non si può leggere ({ $why }). Non è cambiato niente. Riprova più tardi. Chi gestisce il server può recuperarlo da una copia.
error-store-write = Non è stato possibile salvare ({ $why }), quindi non è successo niente. Riprova.
error-store-altered = L’evento { $seq } del tavolo { $table } manca, o non è come era stato salvato: lì non si può giocare oltre. Non è cambiato niente. Chi gestisce il server può recuperare il tavolo da una copia.
error-table-elsewhere = Quel tavolo è su un altro server. Manda il comando al socket /socket/{ $table }.
error-table-away = Il tavolo { $table } è vecchio e sta in un archivio che ora non si può leggere. Riprova più tardi. Chi gestisce il server ne trova il motivo nel suo registro.

## Errors at a table

error-internal = Qualcosa è andato storto qui sul server. Non è cambiato niente: riprova.
error-message-too-long = Un messaggio può avere al massimo { $most } byte.
error-message-unreadable = Questo messaggio non si riesce a leggere: { $why }
error-no-cookie = Il browser non ha mandato il suo cookie. Ricarica la pagina e permetti i cookie.
error-no-record = A questo tavolo non c’è nessuna partita finita.
error-table-unknown = Il tavolo { $table } non c’è. Controlla il link, o apri un tavolo tuo.
error-table-full = I posti sono tutti presi. Puoi guardare.
error-chair-taken = Il posto { $chair } è preso.
error-name-empty = Di’ come ti chiami.
error-name-too-long = Un nome può avere al massimo { $most } caratteri.
error-name-characters = In un nome usa lettere, cifre e spazi.
error-name-alike = Questo nome si confonde con “{ $other }”. Scegline un altro.
error-name-taken = Qualcuno tiene già questo nome o uno simile. Scegline un altro.
error-signed-in = Hai già effettuato l’accesso qui.
error-signed-out = Qui non hai più l’accesso. Accedi di nuovo o continua come ospite.
error-sign-in-code = Questo codice di recupero è sbagliato. Controlla ogni lettera.
error-sign-in-link = Questo link è scaduto o è già stato usato. Creane uno nuovo sul dispositivo dove hai effettuato l’accesso.
error-passkey = Questa passkey qui non è valida. Riprova o usa il codice di recupero.
error-club-unknown = Questo club non esiste. Forse il suo link è stato sostituito: chiedi quello nuovo a un membro.
error-club-owner-only = Solo chi gestisce il club può farlo.
error-club-full = Questo club ha già { $most } membri.
error-club-too-many = Sei già in { $most } club. Prima lasciane uno.
error-club-evening = Scegli un momento tra adesso e un anno.
error-tournament-unknown = Questo torneo non esiste. Forse è troppo vecchio: i tornei si conservano per un anno.
error-tournament-clock = Un torneo ha bisogno di un limite di tempo, perché nessuno blocchi un turno.
error-tournament-full = Questo torneo è al completo.
error-tournament-over = Questo torneo è finito.
error-tournament-not-over = Questo torneo non è ancora finito.
error-tournament-empty = Per un torneo servono almeno due giocatori.
error-tournament-owner-only = Può farlo solo chi ha aperto il torneo.
error-tournament-table = A un tavolo di torneo nessuno può mettere in pausa la partita né iniziarne un’altra.
error-banned = Questo nome è escluso da questo server. Motivo: { $reason }
error-person-report = Non c’è nessuna segnalazione { $report }.
error-rated-name = A un tavolo con punteggio tutti giocano con un nome conservato. Conserva prima il tuo nome, o vai a un altro tavolo.
error-rated-device = Un posto a un tavolo con punteggio è solo tuo. Per continuare su un altro dispositivo, accedi lì con il tuo nome.
error-rated-settings = Un tavolo con punteggio non ha aiuti né programmi, e non mostra dadi a chi è eliminato.
error-rated-remove = Durante una partita con punteggio nessuno può essere allontanato.
error-person-gone = A questo indirizzo nessuno conserva un nome. Forse è stato cancellato.
error-push-service = Le notifiche di { $host } non si possono inviare da qui. Permettile su questo server con --push-service.
error-push-key = La chiave del browser per le notifiche non è valida. Disattiva le notifiche e riattivale.
error-not-seated = Prima siediti.
error-invite-stranger = Puoi invitare solo persone con cui hai giocato, e membri dei tuoi club.
error-host-only = Può farlo solo chi ospita.
error-deputy-only = Questo tavolo lo ospita { $name }, e può tornare. Fino ad allora puoi mandare avanti la partita, ma non cambiare il tavolo.
error-host-person = Solo chi siede a questo tavolo ed è presente può ospitare.
error-program-may-not = Un programma può guardare, sedersi, giocare e alzarsi; questo è per le persone.
error-programs-not-let = Chi ospita non ha permesso ai programmi di sedersi a questo tavolo.
error-people-play = In questa partita giocano ancora delle persone.
error-remove-self = Per lasciare il tuo posto, alzati.
error-again-waits = Aspetta gli altri ancora { $count } { $count ->
    [one] secondo
   *[other] secondi
} o chiedi a chi ospita di cominciare.
error-remove-not = { $name } non si può togliere durante una partita.
error-muted = Chi ospita ti ha tolto la parola a questo tavolo.
error-table-locked = Chi ospita ha chiuso questo tavolo: nessun altro può sedersi.
error-removed = Chi ospita ti ha tolto da questo tavolo. Puoi guardare, o aprire un tavolo tuo.
error-seat-link = Questo link a un posto è già stato usato, o è troppo vecchio. Creane uno nuovo sul dispositivo da cui giochi.
error-seat-link-seated = Hai già un posto a questo tavolo. Un browser ha un posto solo.
error-person-here = Un bot può prendere solo il posto di chi non c’è.
error-person-waited-for = { $name } c’era fino a un momento fa. Un bot può prendere il posto fra { $count ->
    [one] un secondo
   *[other] { $count } secondi
}.
error-game-begun = La partita è già cominciata.
error-game-not-over = La partita non è ancora finita.
error-not-playing = La partita non è cominciata.
error-cups-closed = È troppo presto, o troppo tardi, per chiedere perché.
error-stale = Nel frattempo è successo altro. Guarda di nuovo, poi dillo.
error-bid-stands = È troppo tardi per riprendere la dichiarazione.
error-unpledged = Questo contributo ai dadi non corrisponde a quello annunciato prima, quindi non vale.
error-withheld = In questa partita un contributo che avevi annunciato non è stato aperto: non te ne verranno chiesti altri fino alla prossima.

## Rules of all five editions, one sentence each

shared-goal = Vince chi resta per ultimo con dei dadi.
shared-roll = In ogni round tutti agitano insieme i dadi sotto il bicchiere, e ognuno guarda solo i propri.
shared-bid = Una dichiarazione è un numero e un valore, come sette 4: almeno quel numero di dadi mostra quel valore, sotto tutti i bicchieri insieme.
shared-turn = Si gioca verso sinistra. Chi apre il round dichiara; poi ognuno rilancia, o dubita con dudo.
shared-jumps = Il numero può aumentare anche di più di uno alla volta.
shared-in-turn = Solo chi è di turno può dire dudo.
shared-dudo = Al dudo si alzano i bicchieri e si contano i dadi che vanno con la dichiarazione. Se sono quanti ne sono stati dichiarati, o di più, perde un dado chi ha dubitato; se no, lo perde chi ha dichiarato.
shared-loser = Chi ha perso un dado apre il round successivo.
shared-out = Chi resta senza dadi è fuori.
shared-out-opens = Se chi ha perso è fuori, apre il primo alla sua sinistra che ha ancora dadi.
shared-aces = { word-I-paco } fanno da jolly: contano come qualsiasi valore.
shared-aces-open = { word-I-paco } si possono anche dichiarare, ma solo chi è palifico può aprire un round con { word-i-paco }.
shared-aces-alone = In una dichiarazione di { word-paco-pl } contano solo { word-i-paco }.
shared-to-aces = Per passare { word-ai-paco }, dichiara almeno la metà dell’ultimo numero, arrotondata per eccesso: quattro { word-paco-pl } dopo sette 4.
shared-from-aces = Per lasciare { word-i-paco }, dichiara almeno il doppio più uno, di qualsiasi valore: nove 5 dopo quattro { word-paco-pl }.
shared-fewer-dice = Solo passando { word-ai-paco } il numero di dadi può diminuire.
shared-cap = Nessuno può dichiarare più dadi di quanti ce n’erano all’inizio della partita.
shared-declared = Chi resta con un solo dado deve dichiarare “palifico”. Qui lo dichiara il tavolo.
shared-palifico = In un round palifico { word-i-paco } non fanno da jolly e possono aprire, e il valore è bloccato: può crescere solo il numero, salvo per i veterani in alcune edizioni.
shared-aces-lowest = Lì { word-i-paco } sono un valore come gli altri, il più basso.
shared-calza = Calza, regola facoltativa, dice che la dichiarazione è esatta, jolly compresi. Si dice prima che parli il giocatore successivo. Chi sbaglia perde un dado.
shared-calza-opens = Che abbia ragione o torto, chi ha detto calza apre il round successivo.
shared-calza-nearest = Se in due dicono calza insieme, conta chi viene prima alla sinistra di chi ha dichiarato.
shared-calza-late = Quel che dice chi è di turno, nello stesso momento, passa davanti a ogni calza.
shared-shown-dice = Una regola facoltativa lascia in vista i dadi persi: qui è l’impostazione “Dadi persi”.

## Readings: how errors and gaps of the booklets are read (core/citations.py)

reading-tie = Chi pareggia nel tiro d’apertura tira di nuovo. Nessuna edizione lo dice.
reading-cap = Nessuna edizione limita la dichiarazione. Qui il limite sono i dadi di inizio partita: tutti sanno quanti sono, e non rivela nulla di nascosto.
reading-veteran = Un veterano rilancia come in ogni round: vanno bene anche più dadi di un valore più basso, e { word-i-paco } sono il più basso. Gli altri sono poi tenuti al nuovo valore.
reading-own-bid = Il calza è vietato solo al giocatore successivo, quindi chi ha dichiarato può dirlo sulla propria dichiarazione. È strano, ma è scritto così.
reading-all-dice = Anche chi ha ancora tutti i dadi può dire calza; se ha ragione, vince solo l’apertura. Nessuna edizione lo dice espressamente.
reading-again = Non si dice una volta a partita: chi recupera un dado col calza e torna a uno solo è di nuovo palifico.
reading-nearest = I due regolamenti Asmodee dicono con parole diverse chi conta se in due dicono calza. Entrambi si leggono così: il più vicino alla sinistra di chi ha dichiarato.
reading-this-opens = La frase su ciò che segue un calza è vaga; si legge come quella francese: apre chi l’ha detto.
reading-unheard = Chi conta se in due dicono calza, e se chi è di turno passa davanti, lo dicono solo i regolamenti Asmodee. Si gioca ovunque come dicono loro.
reading-plus-one = La regola francese per lasciare { word-i-paco } dimentica di raddoppiare. Il suo esempio e il testo olandese raddoppiano e aggiungono uno: si gioca così.
reading-french-value = Secondo il testo francese solo passando { word-ai-paco } si può abbassare il valore. L’italiano e l’olandese dicono il numero di dadi: si gioca così.
reading-dutch-palifico = Il testo olandese potrebbe voler dire una volta a partita. Il francese e l’italiano dicono ogni volta: si gioca così.
reading-dutch-lost-dice = Solo il testo olandese propone di lasciare in vista i dadi persi.
reading-example = Un esempio parla di una dichiarazione di tre dove era di quattro. Non cambia nulla.
reading-lifting = La regola, due volte, alza i bicchieri dalla sinistra di chi ha chiamato; la dimostrazione comincia da chi ha chiamato. Letti insieme: prima chi ha chiamato, poi verso sinistra.
reading-loser-out = Non si dice chi apre se chi ha perso è fuori. Come altrove, il primo alla sua sinistra.
reading-sets = Una confezione basta da due a quattro giocatori, due insieme fino a otto.
reading-held = Gli altri, si legge, non cambiano il valore di un round palifico. Nel suo esempio il valore vale per tutti, anche per chi ha aperto.
reading-aces-once = Si dice apertamente che ogni numero di { word-paco-pl } si dichiara una sola volta per round. Per come si rilancia, è così in ogni edizione.
reading-right-calza = Non si dice chi apre dopo un calza giusto. Come altrove, chi l’ha detto.
reading-crimean-tatar = Nel testo tataro di Crimea le due dichiarazioni dell’esempio del veterano sono invertite, e l’esempio del palifico passa a tre 4 benché il valore sia bloccato.
reading-polish = Nel testo polacco un calza sbagliato costa dei dadi, negli altri quattro un dado. È uno.
reading-belarusian = Il testo bielorusso chiede dieci dopo quattro assi; la sua regola e gli altri testi danno nove. Parla anche di sei giocatori e trenta dadi, salta a dieci tre, omette una dichiarazione e ha una nota in tataro di Crimea. Nell’elenco del contenuto aggiunge un coperchio.
reading-russian = Il testo russo ha quasi sempre una sola parola per round e partita; qui il round è «круг». La sua frase sui veterani ha perso la parola palifico.

## The content of each box

box-asmodee-it = Di Cosmo Fry e Alfredo Fernandini. Trenta dadi, cinque per ognuno dei sei colori, sei bicchieri degli stessi colori, un sacchetto e il regolamento. I dadi persi si nascondono nella scatola stessa.
box-asmodee-fr = Di Cosmo Fry e Alfredo Fernandini, in francese e olandese. Trenta dadi, cinque per ognuno dei sei colori, sei bicchieri degli stessi colori, un coperchio che nasconde i dadi persi, un sacchetto e il regolamento.
box-bga = Non una scatola, ma il gioco Asmodee come lo racconta in inglese Board Game Arena: trenta dadi in sei, dieci in due. L’asso si chiama Paco ed è un uccello.
box-hasbro-1994 = Stampato nel 1994, in Francia da Kenner Parker. Trenta dadi e sei bicchieri in sei colori, un sacchetto e un coperchio; l’asso è una testa. Dice che gli Inca amavano il gioco già nel Quattrocento, e non nomina autori. Queste regole sono state ritrovate e messe in rete nel 2008.
box-kozak = In cinque lingue, dall’ucraino al russo. Venti dadi, quattro bicchieri e una borsa di tela. Racconta che Pizarro fece prigioniero Atahualpa nel 1532, e la voce che fu il prigioniero a insegnargli il gioco. Nomina traduttori e artisti, nessun autore.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Lontra, Airone, Tasso, Pettirosso, Lince, Falco, Riccio, Castoro, Gabbiano, Pantera, Rondine, Martora, Gufo, Delfino, Scricciolo, Tigre, Gazza, Koala, Corvo, Tricheco
table-setting-clock = Orologio
table-setting-clock-about = Quando il tempo scade, il tavolo dice la cosa più cauta che si può: dudo, o la dichiarazione più bassa per aprire. Dopo due volte di fila un bot tiene il posto finché chi gioca non torna.
table-setting-training_aid = Mostra le probabilità
table-setting-training_aid-true = Aiuto per allenarsi: ognuno vede quanto è probabile ogni dichiarazione, in base ai propri dadi.
table-setting-training_aid-false = Nessuno vede le probabilità.
table-setting-spectators_see_previous_round = Bicchieri aperti per chi guarda
table-setting-spectators_see_previous_round-true = Chi guarda può sbirciare sotto tutti i bicchieri, un round dopo.
table-setting-spectators_see_previous_round-false = Chi guarda non vede nulla finché i bicchieri non si alzano.
table-setting-eliminated_see_dice = Chi è fuori vede tutto
table-setting-eliminated_see_dice-true = Chi è fuori può guardare subito sotto tutti i bicchieri. Può dire agli altri quello che vede.
table-setting-eliminated_see_dice-false = Chi è fuori non vede nulla finché i bicchieri non si alzano, a meno che restino solo bot.
table-setting-speed = Ritmo
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
table-setting-chat = Chiacchiere
table-setting-chat-true = Si può scrivere, usare frasi pronte e fare facce.
table-setting-chat-false = A questo tavolo non si chiacchiera.
table-setting-listed = Mostra tra i tavoli aperti
table-setting-listed-true = Chiunque può trovare questo tavolo nella prima pagina.
table-setting-listed-false = Questo tavolo si trova solo con il suo link.
table-setting-external_bots = Far sedere programmi
table-setting-external_bots-true = Possono sedersi programmi di qualcuno. I loro posti sono segnati.
table-setting-external_bots-false = Qui siedono solo persone, e i bot che mette chi ospita.
clock-none = Senza orologio
clock-none-about = Senza orologio: fai con calma.
clock-own = Un altro orologio
clock-part-move = Secondi a mossa
clock-part-bank = Secondi di riserva
clock-part-increment = Secondi aggiunti
clock-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
clock-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
clock-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
# $move, $bank and $increment are such durations.
clock-move = { $move } a mossa
clock-bank = { $bank } a testa, per tutta la partita
clock-bank-increment = { $bank } a testa, più { $increment } a ogni mossa
clock-move-and-bank = { $move } a mossa, poi una riserva di { $bank }
clock-move-and-bank-increment = { $move } a mossa, poi una riserva di { $bank } che cresce di { $increment } a mossa
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
story-opens-you = Apri tu il round.
story-becomes-palifico = { $name } apre da palifico.
story-becomes-palifico-you = Apri da palifico.
story-wins-you = Hai vinto la partita!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Ridi
reaction-gasp-do = Resta a bocca aperta
reaction-think-do = Rifletti
reaction-clap-do = Applaudi
reaction-cry-do = Piangi
reaction-cool-do = Fai finta di niente
# Phrases, which each player reads in their own language
phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-nice-bluff = Bel bluff!
phrase-well-played = Bella giocata!
phrase-really = Davvero?
phrase-hurry = Fai con calma, ma non troppa.
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-oops = Ops!
reaction-laugh = ride
reaction-gasp = resta a bocca aperta
reaction-think = riflette
reaction-clap = applaude
reaction-cry = piange
reaction-cool = fa finta di niente

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

lesson-name = { $seat ->
    [1] Tu
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] un Paco
    [2] due Paco
    [3] tre Paco
   *[other] { $aces } Paco
}
lesson-hold = { $own ->
    [0] Tu non ne hai.
    [1] Tu ne hai uno.
    [2] Tu ne hai due.
   *[other] Tu ne hai { $own }.
}
lesson-cups = Si comincia! Sotto tutti i bicchieri ci sono in tutto { number } dadi. Tu vedi i tuoi, e li vedi solo tu. Una partita intera comincia con più dadi, ma va proprio così.
lesson-bid = { lesson-name } apre: “{ bid }”. Vale per tutti i bicchieri insieme, anche il tuo: almeno quel numero di dadi mostra quel valore.
lesson-raise = Tocca a te. Di’ più dadi, di qualsiasi valore, o altrettanti di uno più alto. Tu hai { bid }: tocca il valore, poi dichiara.
lesson-doubt = Ora { lesson-name } dice { bid }. { lesson-hold } Dubita: tieni giù il dito su Dudo, o toccalo due volte.
lesson-falls = La conta: { bid }, e ne erano stati detti { $claimed }. Troppo pochi, quindi { lesson-name } perde un dado. Con una dichiarazione vera l’avresti perso tu. Chi perde apre il prossimo round.
lesson-aces = Vedi { $ace ->
    [bird] l’uccello
    [head] la testa
   *[sun] il sole
}? È un Paco, e i Paco fanno da jolly: ognuno conta come qualsiasi valore. Con lui, quindi, hai già { bid }.
lesson-ace-bid = { $more ->
    [one] Ancora uno
   *[other] Ancora { $more }
} tra gli altri { $others } dadi: ci può stare. Rilancia a { bid }.
lesson-stands = { lesson-name } ha dubitato di te. La conta, con i Paco: { bid }, proprio come hai detto. Una dichiarazione esatta è vera, quindi { lesson-name } perde un dado.
lesson-to-aces = Dopo { bid }, { lesson-name } passa ai Paco. Ne basta la metà, arrotondata per eccesso: { lesson-so-many-aces }. Quando si dichiarano i Paco, contano solo i Paco.
lesson-from-aces = Per lasciare i Paco serve il doppio più uno: { number }. Con i tuoi Paco hai { bid }. Dillo!
lesson-over = Ora { bid }. Passa ai Paco: la metà, arrotondata per eccesso, fa { lesson-so-many-aces }. Tu ne hai { $own }, e { lesson-name } ha parlato di Paco.
lesson-aces-stand = { lesson-name } ha dubitato di te, ma la conta dà { bid }: la tua dichiarazione regge. { $left ->
    [one] Sotto quel bicchiere resta un solo dado, e questo fa del prossimo un round speciale.
   *[other] Sotto quel bicchiere restano { $left } dadi.
}
lesson-palifico = { lesson-name } ha un solo dado, e apre un round palifico. Qui i Paco non fanno da jolly, e il valore è bloccato. La dichiarazione: { bid }.
lesson-locked = Può crescere solo il numero. Tu hai { bid }, il Paco stavolta non aiuta, ma forse anche { lesson-name } ha un { face }. Rilanci o dubiti?
lesson-own-bid-stands = { lesson-name } ha dubitato di te. La conta: { bid }, come hai detto. Era l’ultimo dado di { lesson-name }. Chi resta per ultimo con dei dadi vince la partita.
lesson-own-bid-falls = La conta: { bid }, e tu ne hai detti { $claimed }. Troppi, quindi perdi un dado. Capita a tutti! Chi resta per ultimo con dei dadi vince la partita.
lesson-own-doubt-wrong = La conta: { bid }, e ne bastavano { $claimed }. La dichiarazione era vera, quindi perdi un dado. Capita a tutti! Chi resta per ultimo con dei dadi vince la partita.
lesson-rather-bid = Si può dire. Ma per questa lezione, di’ { bid }.
lesson-rather-dudo = Si può dire. Ma per questa lezione, dubita: dudo.

## Reports of rules

rules-shared = Come si gioca in tutte le edizioni
rules-readings = Come si leggono sviste e silenzi
rules-box = La scatola
rules-if-calza = Dove il calza si gioca:
rules-note-sources = La fonte di ogni riga è il punto nel regolamento di quell’edizione, con il suo titolo e nella sua lingua; tra parentesi dove il regolamento la lascia solo intendere.
rules-silent = questa edizione non lo dice
rules-unsaid = nessuna edizione lo dice

## Play in the terminal

play-your-dice = I tuoi dadi: { $dice }.

## Records

tell-seat = Posto { $seat }
tell-dice-left = Dadi rimasti: { $dice }

## Errors in records: the place, and the fault

record-error = { $place }: { $why }
record-at-line = riga { $line }
record-at-round = round { $round }
record-at-move = mossa { $move }
record-at-said = mossa { $move } ({ $said })
error-review-unfinished = Si analizza solo una partita finita.
error-record-unreadable = Questo file non si riesce a leggere: { $why }
error-record-too-long = Una registrazione ha al massimo { $most } byte.
error-record-not-utf-8 = Questo non è un testo in UTF-8: il byte { $byte } è fuori posto.
error-record-syntax = { $why ->
    [mark] Qui manca una virgoletta, una virgola o una parentesi.
    [twice] Questo è già stato detto. Ogni round comincia con [[round]], tra doppie parentesi.
    [value] Dopo = ci vuole un numero, true, false, un testo tra "virgolette" o un elenco tra [parentesi].
    [key] Una riga è un nome, = e il suo valore, per esempio: opener = 2
   *[other] Qui non si riesce a leggere.
}
error-record-nested = Le sue liste o tabelle sono annidate troppo in profondità.
error-record-line-long = Questa riga supera il massimo di caratteri: { $most }.
error-record-key-long = Il nome in questa riga supera il massimo di caratteri: { $most }.
error-record-rounds-many = Una registrazione ha al massimo { $most } round.
error-record-dear = Questa registrazione chiede troppo tempo o troppa memoria per essere ricostruita.
error-record-version = Una registrazione dice “perudo = { $version }”, la versione del formato; questa ne indica un’altra.
error-record-key-unknown = “{ $key }” qui non significa nulla. Si può scrivere: { $allowed }.
error-record-key-missing = Manca “{ $key } = …”.
error-record-key-kind = “{ $key }” deve essere { $kind ->
    [int] un numero intero
    [str] un testo tra virgolette
    [dict] una tabella
    [list] una lista
    [list-str] una lista di testi tra virgolette
    [list-int] una lista di numeri interi
    [list-dict] scritto come [[{ $key }]], una volta per ognuno
   *[setting] true, false, un numero intero, un testo tra virgolette o una coppia di numeri interi
}.
error-record-position-seats = La posizione ha dadi per { $given } posti, ma i giocatori sono { $seats }.
error-record-hand = I dadi del posto { $seat } devono essere un testo di valori da 1 a 6, come "33344", o "" per chi è fuori.
error-record-hands = Ci vuole una mano per ognuno dei { $seats } posti, "" per chi è fuori; qui sono { $given }.
error-record-hand-dice = { $left ->
    [0] Il posto { $seat } è fuori: la sua mano deve essere "".
    [one] Al posto { $seat } resta un dado, non { $given }.
   *[other] Al posto { $seat } restano { $left } dadi, non { $given }.
}
error-record-opener = Questo round lo apre il posto { $opener }, non il posto { $given }.
error-record-opener-without-dice = Il posto { $given } non può aprire: non esiste, o non ha dadi.
# $key is a key of the record, such as "seed".
error-record-hex = “{ $key }” si scrive a coppie di cifre da 0 a 9 e da a ad f.
error-record-move = Una mossa si scrive come "5x4", "dudo" o "calza 2": niente maiuscole, segni, zeri iniziali o altri spazi.
error-record-after-call = La chiamata ha chiuso il round: non può seguire nessuna mossa.
error-record-after-end = La partita è finita, e ha vinto il posto { $winner }: non può seguire nessun round.
error-record-after-unfinished = Il round prima si ferma senza una chiamata: può farlo solo l’ultimo.

## Errors in chat, clocks and rule codes

error-rule-code = Il codice delle regole “{ $text }” non si riesce a leggere: “{ $part }” non è un’impostazione.
error-text-empty = Di’ qualcosa.
error-text-characters = In questa riga ci sono caratteri che non si possono mostrare.
error-talk-closed = Chi ospita ha chiuso le chiacchiere a questo tavolo.
error-too-fast = Piano. Aspetta un momento.
error-too-busy = Il server ha troppo da calcolare in questo momento. Riprova tra un minuto.
error-too-many-sockets = Ci sono troppe pagine aperte insieme. Chiudine qualcuna, o riprova tra un po’.
error-too-many-listed = Hai già { $count } tavoli nell’elenco. Togline prima uno, oppure condividi il link di questo tavolo.
error-too-many-listed-nearby = La tua rete ha già { $count } tavoli nell’elenco. Siediti a uno di quelli, oppure condividi il link del tuo tavolo.
error-forbidden-origin = Lo chiede una pagina di un altro indirizzo. Apri la pagina di questo server e riprova da lì.
error-table-worn-out = A questo tavolo è successo così tanto che non tiene altro. Aprine uno nuovo.
error-paused = La partita è in pausa.
error-not-paused = La partita non è in pausa.
error-resume-away = { $name } non c’è, e il suo orologio scorrerebbe. Aspetta che torni o lascia giocare un bot al suo posto.
error-aid-hidden-dice = Le probabilità si possono mostrare solo se i dadi persi sono visibili. Accendi anche quello.
