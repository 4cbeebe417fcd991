# Italian. The words are those of Asmodee's Italian booklet: Paco, dudo, calza, palifico, dichiarazione, bicchiere, valore.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.

# This language, as it calls itself.
language = Italiano

## The words of the game

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
# A label, and what stands after it.
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

## Settings: a name, and for each value one sentence that tells the rule at the table

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

# A short word for each value, for lists and tables.
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

## House bots

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

## Why a word can't be said. One for each Reason in game.py

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

## Errors in the rules or the position asked for

error-edition-unknown = L’edizione “{ $edition }” non esiste. Le edizioni sono: { $allowed }.
error-setting-unknown = L’impostazione “{ $setting }” non esiste. Le impostazioni sono: { $allowed }.
error-setting-value = L’impostazione “{ $setting }” non può essere { $value }. Può essere: { $allowed }.
error-players-count = Queste regole vanno da { $fewest } a { $most } giocatori: { $seats } non va.
error-extra-missing = Mancano dei pacchetti. Per installarli: { $command }
error-picture-name = Il nome di un’immagine finisce con { $allowed }, { $file } no.
error-picture-unwritten = Impossibile scrivere { $file }: { $why }
error-bid-graph-faces = Qui un dado ha da { $fewest } a { $most } facce.
error-raises-no-palifico = Con queste regole non ci sono round palifico.
error-raises-no-veteran = Con queste regole i veterani non possono cambiare il valore.
error-bid-graph-most = Sul tavolo deve esserci almeno un dado.
error-position-dice = A ognuno restano da 0 a { $most } dadi.
error-position-over = Almeno due giocatori devono avere dei dadi.
error-position-veterans = I veterani sono posti da 1 a { $seats }.
error-position-palifico-dice = Il posto { $seat } non può essere palifico: non ha un solo dado.
error-position-palifico-rules = Con queste regole il posto { $seat } non può essere palifico.
error-notation-short = Una posizione ha almeno cinque parti: regole, round, bicchieri, chi apre e parole.
error-notation-long = Una posizione ha al massimo { $most } caratteri.
error-notation-part = “{ $given }” qui non è noto, o dopo manca qualcosa. Dopo le parole può stare, in quest’ordine: rolls, seat, after.
error-notation-round = Il round è un numero da 1 in su, da 2 se ce n’è stato uno prima.
error-notation-cups = Un bicchiere si scrive con i suoi valori una volta tirati i dadi, come 33344; altrimenti con ? e quanti dadi, come ?5, o ? da solo se non si può sapere; o con - per chi è fuori. Segue v per chi è già stato palifico.
error-notation-opener = Chi apre è un posto da 1 a { $seats } con dei dadi, seguito da p in un round palifico; o - finché non si sa chi apre.
error-notation-words = Le parole sono dichiarazioni separate da virgole, come 4x3,5x3; - prima della prima; o ciò che si attende: roll, deal, oppure over se non c’è più nulla.
error-notation-rolls = Un tiro iniziale ha una cifra per ogni posto: il dado, o 0 per chi non tira.
error-notation-seat = Chi guarda si indica con un posto da 1 a { $seats }, o con - per uno spettatore.
error-notation-after = Il round precedente si dice con i suoi bicchieri, tutti scoperti, chi ha aperto e le parole, per ultima la chiamata: after 33344/12266 1 4x3,5x3,dudo o calza2.
error-notation-hidden = Una partita ha i dadi di tutti i bicchieri. Ciò che ne sa un posto si legge come vista.
error-notation-own = Di’ chi guarda, per esempio seat 3 alla fine, con i dadi sotto quel bicchiere; - è uno spettatore.
error-notation-unlike = Con queste regole ciò non segue dal resto.
error-notation-no-rules = Questa vista è arrivata per rete e non dice con quali regole si gioca: non si può scrivere.
notation-at = colonna { $column } (“{ $said }”)

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

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
story-count = { $count ->
    [0] Non ce n’è: nemmeno un { face }.
   *[other] La conta: { $count }.
}
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
review-start = Inizio
review-luck = Fortuna
review-own_errors = Sprecato
review-others = Altri
review-result = Fine
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

## Serving

serving-here = Perudo è attivo su { $address }
serving-near = Chi è nella tua rete lo trova su { $address }
serving-metrics = Le cifre per Prometheus sono su { $address }
serving-no-network = Questo computer non ha un indirizzo in una rete locale: gli altri non possono raggiungerlo.
serving-stop = Premi Ctrl-C per fermare. Ogni partita resta salvata e riprende al prossimo avvio.
serving-migrated = I dati in { $place } venivano da un Perudo più vecchio e sono stati aggiornati. La loro copia è { $backup }
serving-key-made = È stata creata una chiave in { $place }: i dadi dipendono da essa. Non mostrarla a nessuno e conservala quanto i dati.
serving-open-to-others = Attenzione: altri su questo computer possono leggere { $place }, e con esso i dadi nascosti. Chiudilo: { $command }
error-page-not-built = La pagina non è stata costruita. Lancia: make play
error-no-docs = In { $place } non c’è nessun sito. Costruiscilo con: make docs
error-port-taken = Non riesco ad ascoltare su { $host }, porta { $port }: { $why }. Indica un’altra porta con --port, oppure --port 0 per prenderne una libera.
error-store-open = Non riesco ad aprire i dati in { $place }: { $why }. Indica un altro posto con --data.
error-store-damaged = I dati in { $place } sono danneggiati ({ $why }) e sono rimasti come sono. Recupera una copia: perudo restore COPIA --data { $place } --replace
error-store-full = Non c’è posto per i dati in { $place }: il disco è pieno. Fai posto, oppure indica un altro posto con --data.
error-store-newer = I dati in { $place } vengono da un Perudo più nuovo: il loro formato è { $theirs }, questo legge fino a { $ours }. Sono rimasti come sono. Aggiorna Perudo, oppure indica un altro posto con --data.
error-store-older = I dati in { $place } vengono da un Perudo più vecchio: il loro formato è { $theirs }, questo lavora con { $ours }. Sono rimasti come sono. Aggiornali: { $command }
error-store-read = Questo tavolo non si può leggere ({ $why }). Non è cambiato niente. Riprova più tardi. Chi gestisce il server può recuperarlo da una copia.
error-store-read-only = Non si può scrivere in { $place }: il file o la sua cartella è di sola lettura. Cambialo, oppure indica un altro posto con --data.
error-store-strange = { $place } non contiene dati di Perudo ed è rimasto com’è. Indica un altro posto con --data.
error-store-foreign = I dati in { $place } non hanno esattamente le tabelle che crea Perudo ({ $what }): qualcuno li ha modificati. Sono rimasti come sono. Recupera una copia di cui ti fidi: perudo restore COPIA --data FILE --replace
error-store-write = Non è stato possibile salvare ({ $why }), quindi non è successo niente. Riprova.
error-store-altered = L’evento { $seq } del tavolo { $table } manca, o non è come era stato salvato: lì non si può giocare oltre. Non è cambiato niente. Chi gestisce il server può recuperare il tavolo da una copia.
error-backup-elsewhere = Qui si copiano e si recuperano solo file SQLite. Per PostgreSQL usa i suoi strumenti: pg_dump copia un database in funzione, psql o pg_restore lo recupera.
error-backup-exists = { $place } c’è già. Indica un file nuovo per la copia.
error-backup-failed = Non è stato possibile scrivere { $place }: { $why }. È rimasto com’era.
error-backup-nothing = In { $place } non c’è niente.
error-restore-exists = In { $place } ci sono già dei dati. Con --replace la copia prende il loro posto, e i dati di prima restano lì accanto.
error-restore-unsound = Non tutto nella copia { $place } si può leggere, quindi non è stato recuperato niente. Per vedere che cosa non va: perudo check { $place }
error-key-nowhere = La chiave da cui dipendono i dadi non è ancora da nessuna parte. Tutti i server di un database devono avere la stessa: indica un file con --key, o dilla con la variabile PERUDO_KEY.
error-key-other = I dati in { $place } appartengono alla chiave { $theirs }, ma questo server ha la chiave { $ours }. Tutti i server degli stessi dati devono avere la stessa chiave. Metti quella giusta nel file indicato da --key, o in PERUDO_KEY. Se è persa per sempre, ferma tutti i server e avviane uno con --lost-key { $short }
error-key-missing = In { $place } non c’è nessuna chiave, ma i dati appartengono alla chiave { $theirs }. Metti lì quella chiave. Se è persa per sempre, avvia con --lost-key { $short } per averne una nuova: i tavoli continuano, ma ogni browser sarà uno sconosciuto e i round in corso non si potranno verificare.
error-key-at-work = Altri server stanno lavorando sui dati in { $place } con la chiave di prima. Non è cambiato niente. Prima fermali tutti.
error-node-alone = --node-address è per più server su un database PostgreSQL. Indicalo con --data, oppure togli --node-address.
error-table-elsewhere = Quel tavolo è su un altro server. Manda il comando al socket /socket/{ $table }.
error-key-strange = { $place } non contiene una chiave di { $digits } cifre esadecimali. Metti quella giusta oppure, per averne una nuova, togli il file: i round ancora in corso non si potranno più verificare.
error-key-unreadable = La chiave in { $place } non si può leggere né creare: { $why }. Indica un altro file con --key.
error-store-held = Un altro Perudo lavora sui dati in { $place }: processo { $process }, dal { $since }. Prima fermalo, oppure indica un altro posto con --data.
error-migrate-held = Dei server lavorano sui dati in { $place }, e il nuovo formato non fa per loro. Non è cambiato niente. Prima fermali.
error-check-table = Il tavolo { $table } non si può leggere: { $why }
error-check-unsound = Non tutto in { $place } si può leggere. Non è cambiato niente. Ferma il server e recupera una copia: perudo restore COPIA --data { $place } --replace
error-archive-unreachable = Non si riesce a raggiungere { $place } nell’archivio: { $why }. Non si è perso niente. Rimedia a quello che dice, o riprova più tardi.
error-archive-missing = { $place } manca nell’archivio. Recuperalo da una copia dell’archivio; tutti gli altri tavoli sono come erano.
error-archive-altered = { $place } nell’archivio non è come era stato scritto ({ $why }). Recuperalo da una copia dell’archivio; tutti gli altri tavoli sono come erano.
error-archive-strange = “{ $place }” non è un posto per un archivio. Indica una cartella, o s3://BUCKET/PREFIX.
error-table-away = Il tavolo { $table } è vecchio e sta in un archivio che ora non si può leggere. Riprova più tardi. Chi gestisce il server ne trova il motivo nel suo registro.
backup-made =
    { $tables ->
        [one] { $tables } tavolo copiato in { $place }
       *[other] { $tables } tavoli copiati in { $place }
    }
restore-made =
    { $tables ->
        [one] { $tables } tavolo recuperato in { $place }
       *[other] { $tables } tavoli recuperati in { $place }
    }
restore-kept = Quello che c’era prima è conservato come { $place }
restore-no-key = Non c’era nessuna chiave. Al server serve la chiave a cui appartengono questi dati: mettila lì accanto. Se è persa per sempre, il prossimo avvio dice come continuare con una nuova.
check-begins = Controllo { $place }
check-so-far = Finora: tavoli { $tables }, eventi { $events }
check-sound = Si può leggere tutto. Tavoli: { $tables }, eventi: { $events }
check-passed = Tavoli in un archivio che non è stato guardato: { $tables }. Indicalo con --archive.
prune-so-far = Tavoli visti finora: { $tables }
prune-nothing = Non c’è niente da dimenticare. Tavoli: { $tables }
prune-found = Tavoli da dimenticare: { $old } su { $tables }. Nessuna partita vi è stata giocata fino alla fine.
prune-extent = Usati l’ultima volta dal { $first } al { $last }; { $size } MB di eventi
prune-ask = Dimenticarli per sempre? sì o no:{" "}
prune-left = Non è stato dimenticato niente.
prune-done = Tavoli dimenticati: { $old }
prune-size = { $place } ora occupa { $size } MB.
archive-so-far = Tavoli andati nell’archivio finora: { $tables }
archive-nothing = Niente deve andare nell’archivio. Tavoli: { $tables }
archive-found = Tavoli che andranno nell’archivio: { $old } su { $tables }. Vi è stata giocata una partita fino alla fine.
archive-ask = Portarli in { $place }? sì o no:{" "}
archive-left = Niente è andato nell’archivio.
archive-done = Tavoli andati in { $place }: { $old }
migrate-nothing = I dati in { $place } sono aggiornati. Il loro formato: { $format }
migrate-found = I dati in { $place } hanno il formato { $theirs } e vengono portati al formato { $ours }. Passi: { $steps }. Si fanno tutti, o nessuno.
migrate-meanwhile = Intanto i server possono continuare a lavorare. Poi aggiornali uno dopo l’altro.
migrate-stopped = Prima ferma tutti i server: il nuovo formato non fa per quelli in funzione adesso.
migrate-backup = Tieni pronta una copia: pg_dump copia il database.
migrate-ask = Continuare? sì o no:{" "}
migrate-left = Non è cambiato niente.
migrate-step = Passo { $step } di { $steps }
migrate-done = Ora i dati in { $place } sono aggiornati. Il loro formato: { $format }

## Errors at a table

error-internal = Qualcosa è andato storto qui sul server. Non è cambiato niente: riprova.
error-message-too-long = Un messaggio può avere al massimo { $most } byte.
error-message-unreadable = Questo messaggio non si riesce a leggere: { $why }
error-no-cookie = Il browser non ha mandato il suo cookie. Ricarica la pagina e permetti i cookie.
error-no-page = Questa pagina non c’è.
error-no-record = A questo tavolo non c’è nessuna partita finita.
error-table-unknown = Il tavolo { $table } non c’è. Controlla il link, o apri un tavolo tuo.
error-table-full = I posti sono tutti presi. Puoi guardare.
error-chair-taken = Il posto { $chair } è preso.
error-name-empty = Di’ come ti chiami.
error-name-too-long = Un nome può avere al massimo { $most } caratteri.
error-name-characters = In un nome usa lettere, cifre e spazi.
error-name-alike = Questo nome si confonde con “{ $other }”. Scegline un altro.
error-not-seated = Prima siediti.
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

## What is played in all five editions, a sentence a rule

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

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

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

## What is in each box, and what it tells of itself

box-asmodee-it = Di Cosmo Fry e Alfredo Fernandini. Trenta dadi, cinque per ognuno dei sei colori, sei bicchieri degli stessi colori, un sacchetto e il regolamento. I dadi persi si nascondono nella scatola stessa.
box-asmodee-fr = Di Cosmo Fry e Alfredo Fernandini, in francese e olandese. Trenta dadi, cinque per ognuno dei sei colori, sei bicchieri degli stessi colori, un coperchio che nasconde i dadi persi, un sacchetto e il regolamento.
box-bga = Non una scatola, ma il gioco Asmodee come lo racconta in inglese Board Game Arena: trenta dadi in sei, dieci in due. L’asso si chiama Paco ed è un uccello.
box-hasbro-1994 = Stampato nel 1994, in Francia da Kenner Parker. Trenta dadi e sei bicchieri in sei colori, un sacchetto e un coperchio; l’asso è una testa. Dice che gli Inca amavano il gioco già nel Quattrocento, e non nomina autori. Queste regole sono state ritrovate e messe in rete nel 2008.
box-kozak = In cinque lingue, dall’ucraino al russo. Venti dadi, quattro bicchieri e una borsa di tela. Racconta che Pizarro fece prigioniero Atahualpa nel 1532, e la voce che fu il prigioniero a insegnargli il gioco. Nomina traduttori e artisti, nessun autore.

## The page

page-title = Perudo
page-title-turn = ● Tocca a te · Perudo
page-title-waits = Tocca a { $name } · Perudo
page-what = Dadi e bugie: scommetti sui dadi di tutti, smaschera chi bluffa.
page-your-name = Il tuo nome
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Lontra, Airone, Tasso, Pettirosso, Lince, Falco, Riccio, Castoro, Gabbiano, Pantera, Rondine, Martora, Gufo, Delfino, Scricciolo, Tigre, Gazza, Koala, Corvo, Tricheco
page-edition = Regole
page-by-your-box = Gioca secondo la tua scatola
page-play-now = Gioca subito
page-play-now-about = { $count ->
    [one] contro un bot
   *[other] contro { $count } bot
}
page-bots = Bot
page-bots-level = Quanto sono bravi
page-bots-weaker = Avversari più deboli
page-bots-stronger = Avversari più forti
page-with-friends = Con amici
page-find-others = Cerca altri
page-find-waits = { $name } aspetta
page-house-rules-none = Torna alle regole stampate
page-rules-linked = Il tuo link ha portato queste regole: { $edition }.
page-join = Entra
page-join-go = Vai al tavolo
page-code = Codice tavolo
page-how-to-play = Come si gioca
page-open-tables = Tavoli aperti
page-no-open-tables = In questo momento nessun tavolo è aperto a tutti. Aprine uno con gli amici e mettilo in elenco.
page-going-on = Partite in corso
page-gathers = ci si ritrova
page-return = Torna
page-played = Ultime partite
page-table-of = Tavolo di { $name }
page-chairs-free = { $count ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $count } posti liberi
}
page-begins-itself = si comincia appena si è in { $count }
page-to-front = Torna all’inizio
page-language = Lingua
page-to-light = Colori chiari
page-to-dark = Colori scuri
page-ace = Figura { word-del-paco }
page-ace-box = come nella scatola
page-ace-sun = un sole
page-ace-bird = un uccello
page-ace-head = una testa
page-cup = Il mio bicchiere
page-cup-weave = Motivo del mio bicchiere
page-cup-weave-seat = come il mio posto
page-cup-weave-number = motivo { $number }
page-cup-clay = Colore del mio bicchiere
page-cup-clay-red = rosso
page-cup-clay-blue = blu
page-cup-clay-green = verde
page-cup-clay-dark = scuro
page-left-handed = Per mancini
page-bot-faces = I bot mostrano che cosa provano
page-coach = Allenatore contro i bot
page-coach-says = L’allenatore:
page-coloured-dice = Dadi colorati
page-close = Chiudi
page-dismiss = Nascondi
page-lost = Niente connessione: riprovo … Il tuo posto resta tuo, e quel che dici ora parte appena torna.
page-lost-said = Niente connessione: riprovo … Quel che hai detto aspetta, e parte appena torna.
page-missed = Mentre non c’eri
page-new = nuovo
# Of a bid.
page-new-bid = nuova
page-loading = Si va al tavolo …
page-broken = Questa pagina non si carica
page-broken-text = Forse la connessione è caduta per un momento.
page-nowhere = Qui non c’è niente
page-nowhere-text = Forse l’indirizzo è tagliato, o scritto male.
page-no-table = Questo tavolo non c’è
page-error-unknown = Il server ha detto di no ({ $code }).

# Gathering at a table
page-sit-title = Prendi posto
page-sit = Siediti
page-sit-here = Siediti qui
page-table-full = I posti sono tutti presi. Puoi guardare.
page-chairs = Posti
page-chairs-number = Posti
page-step-fewer = { $what }: uno in meno
page-step-more = { $what }: uno in più
page-free-chair = Posto libero
page-add-bot = Aggiungi un bot
page-fill-bots = Riempi di bot
page-seat-bot = Aggiungi un bot al posto { $chair }
page-bot = Bot: { $level }
# review: a verb ("is hosting"), since "the host" as a noun has a gender in Italian
page-host = Ospita
page-away = assente
page-waited-for = si aspetta ancora:
page-chair-kept = Un bot tiene il posto finché non torna.
page-rename = Cambia nome
page-save = Salva
page-remove = Togli { $name }
page-lock-about = Nessun altro può sedersi. Chi gioca tiene il suo posto.
page-lock = Chiudi il tavolo
page-remove-not = Lascia stare
page-remove-playing = Un bot continua al suo posto.
page-remove-about = Non potrà più sedersi a questo tavolo, a meno che tu non lo permetta.
page-remove-title = Togliere { $name } dal tavolo?
page-remove-button = Togli
page-make-host = Fai ospitare
page-make-host-title = Passare il tavolo a { $name }?
page-make-host-about = Non potrai riprenderti questo ruolo da te.
page-make-host-not = Continua a ospitare
page-unmute-for-all = Ridai la parola
page-mute-for-all = Silenzia per tutti
page-people-none = Non c’è ancora nessun altro.
page-removals = Tolti dal tavolo
page-readmit = Fai rientrare
page-people = Giocatori
page-invite = Invita gli amici
page-share-invite = Vieni a giocare a Perudo con me:
page-invite-about = Chi apre questo link può sedersi. Con il telefono, inquadra il quadrato.
page-invite-alone = Questo link si apre solo da questo computer.
page-invite-lan = Per far entrare i telefoni, avvia il server per la rete locale: make play LAN=1
page-link = Link a questo tavolo
page-copy = Copia
page-copied = Copiato
page-qr = Codice QR del link a questo tavolo
page-rules = Regole di questo tavolo
page-rules-here = Regole di questo tavolo
page-rules-of = Regole: { $edition }
page-rules-change = Cambia
page-rule-code = Codice delle regole: { $code }
page-rule-code-about = Chi apre questo link può giocare con le stesse regole, a un tavolo suo.
page-rule-code-link = Link a queste regole
page-rules-done = Fatto
page-here = Cosa decidono queste regole
page-watch-illustrated = Guarda il round illustrato
page-house-rule = regola della casa
page-compare = Confronta con le regole che conosci
page-compare-choose = Scegli un’edizione
page-compare-here = Qui:
page-compare-there = Lì:
page-compare-same = Le regole sono le stesse.
page-example-may = si può dichiarare
page-example-not = non si può dichiarare. { $why }
page-example-seat = Posto { $seat }
page-example-stands = La dichiarazione regge.
page-example-falls = La dichiarazione non regge.
page-example-opens = apre
page-example-lifts = si alza come numero
page-house-rules = Regole della casa
page-start = Comincia la partita
page-seeking = Si aspettano altri che vogliono queste regole. Appena si è in { $count }, la partita comincia da sola, e i bot prendono gli altri posti.
page-start-with-bots = Comincia con i bot
page-start-waits = { $name } dà il via alla partita.
page-too-few = { $count ->
    [one] Manca ancora un giocatore: un amico, o un bot.
   *[other] Mancano ancora { $count } giocatori: amici, o bot.
}

# How a table is kept, beside the rules
page-table-settings = Usanze di questo tavolo
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
# $move, $bank and $increment are such spans of time.
clock-move = Orologio: { $move } a mossa
clock-bank = Orologio: { $bank } a testa, per tutta la partita
clock-bank-increment = Orologio: { $bank } a testa, più { $increment } a ogni mossa
clock-move-and-bank = Orologio: { $move } a mossa, poi una riserva di { $bank }
clock-move-and-bank-increment = Orologio: { $move } a mossa, poi una riserva di { $bank } che cresce di { $increment } a mossa
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

# At the table
page-table = Tavolo
page-menu = Altro
page-settings = Impostazioni
page-alert-sound = Suoni
page-alert-vibration = Vibrazione
page-alert-notices = Chiamami quando tocca a me
page-alert-refused = Questo browser non lascia che la pagina ti chiami. Puoi permetterlo nelle sue impostazioni per questo sito.
# review: "Aiuto" (the training aid), short for a chip; "Probabilità" is the exact word, but long
page-aid-chip = Aiuto
page-calza-window = { $name } può ancora parlare prima.
page-calza-window-you = Puoi ancora parlare prima tu.
page-calza-own = La dichiarazione è tua: con { calza } dici che è esatta.
page-retract = Riprendila
page-in-play = { dice-count } sul tavolo
page-expected = Su { dice-count }, circa { $expected } contano come { faces }
page-last-seconds = Restano dieci secondi.
page-what-now = E adesso
page-paused = Partita in pausa
page-paused-about = Orologi e bot sono fermi.
page-paused-blocked = Con l’orologio si riprende quando tutti sono qui o hanno un bot al loro posto.
page-go-on = Riprendi
page-pause-asked = { $names } { $count ->
    [one] chiede
   *[other] chiedono
} una pausa.
page-pause-agree = D’accordo
page-pause-decline = Gioca ancora
page-pause-declined = Gli altri preferiscono continuare.
page-pause-waits = Chiedi una pausa. Chi gioca deve essere d’accordo, dal primo all’ultimo.
page-hesitates = ci pensa a lungo
page-asks-pause = chiede una pausa
page-pause = Chiedi una pausa
page-pause-not = Niente più pausa
page-round = Round { $round }
page-round-begins = Round { $round }.
page-opening = Tiro d’apertura
page-over = Partita finita
page-place = { $place }º su { $count }
page-order = Classifica
page-facts = Da riderci su
page-watchers = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
page-leave = Lascia il tavolo
page-leave-title = Lasciare il tavolo?
page-leave-playing = Un bot continua al tuo posto. Riapri il link per riprendertelo.
page-leave-gathering = Il tuo posto si libera.
page-leave-alone = Qui non gioca nessun altro: la partita si ferma, e il tuo posto ti aspetta finché non riapri il link.
page-leave-out = Sei fuori: gli altri continuano senza di te.
page-left-alone = La partita è ferma e il tuo posto ti aspetta.
page-left-people = Il tuo posto ti aspetta. Se resti via, gli altri possono farci giocare un bot finché non torni.
page-left-clock = Il tuo posto ti aspetta, ma il tuo orologio corre. Quando ha parlato due volte per te, gioca un bot finché non torni.
page-leave-yes = Lascia
page-stay = Resta
page-hand-over = Gioca su un altro dispositivo
page-hand-over-about = Inquadra il quadrato con l’altro dispositivo, o apri lì il link. Vale una volta sola, per pochi minuti. Non mostrarlo a nessun altro: chi lo apre ha il tuo posto.
page-hand-over-link = Link al tuo posto
page-hand-over-qr = Codice QR del link al tuo posto
page-handed = Ora giochi su un altro dispositivo. Qui guardi.
page-locked = Chi ospita ha chiuso questo tavolo. Puoi guardare.
page-removed = Chi ospita ti ha tolto da questo tavolo. Puoi guardare, o aprire un tavolo tuo.
page-history = Cosa si è detto
page-told = Cosa succede al tavolo
page-round-so-far = Dichiarazioni di questo round
page-you = Tu
page-your-dice = I tuoi dadi
page-hide-dice = Nascondi i miei dadi
page-your-turn = Tocca a te
page-to-act = di turno
story-opens-you = Apri tu il round.
page-waits-for = Tocca a { $name }.
page-rolling = Ognuno tira un dado: il più alto apre.
page-shaking = Agita, batti, sbircia.
page-palifico = Palifico
story-becomes-palifico = { $name } apre da palifico.
story-becomes-palifico-you = Apri da palifico.
page-out = fuori
page-ready = dà l’ok
page-stand-in = sostituto
page-program = programma
page-watching = Stai guardando. Per te i bicchieri restano chiusi finché non si alzano.
page-you-are-out = Sei fuori: { page-place }. Ben giocato!
page-see-cups = Vedi tutti i dadi
page-faster = Più veloce
page-to-result = Al risultato
page-new-game = Nuova partita
page-you-watch = guardi
page-watch-gathering = Stai guardando questo tavolo. Resta, e vedi la partita dall’inizio.
page-watch-over = Resta per guardare la prossima partita, o per sederti quando ci si ritrova per giocarla.
page-behind = Un round indietro
page-behind-open = Round { $round }, bicchieri aperti
page-behind-later = Dal secondo round in poi puoi sbirciare sotto tutti i bicchieri, un round dopo.
page-is-away = { $name } non c’è.
page-let-bot-play = Fai giocare un bot
page-let-bot-play-for = Fai giocare un bot per { $name }
page-held-by-bot = Un bot tiene il tuo posto.
page-take-back = Riprendilo

# The pad
page-pad = Che dici?
page-pad-faces = Valori
page-face-from = { faces }, almeno { $quantity }
page-face-not = { faces }: non ora. { $why }
page-quick = { $quantity }×
page-over-bid = sopra
page-how-many = Quanti { faces }?
page-quantities = da { $first } a { $last }
page-likely = probabilità { $chance }
page-chance = { $percent }%
page-chance-least = <1%
page-chance-most = >99%
page-fewer = Meno dadi
page-more = Più dadi
page-bid = Dichiara { bid }
page-bid-likely = Dichiara { bid }, probabilità { $chance }
page-no-bid = Niente più rilanci
# review: "tieni premuto" is the usual phrase, but too long for the button
page-hold = tieni giù
page-dudo-armed = Ancora: dudo!
page-calza-armed = Ancora: calza!

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
page-keyboard = Tastiera
page-keys-characters = Lettere e cifre come scorciatoie
page-keys-about = Con Tab si arriva a tutto. Se le spegni, lettere, cifre e punto interrogativo da soli non fanno nulla: meglio se detti.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] Fine
    [Enter] Invio
    [Home] Inizio
    [Space] Spazio
   *[other] { $key }
}
page-key-help = Mostra queste scorciatoie
page-key-face = Scegli un valore
page-key-range = Scegli un intervallo
page-key-bid = Fai la dichiarazione scelta
page-key-dudo = Dudo: premi due volte
page-key-calza = Calza: premi due volte
page-key-onward = Salta la conta; prossimo round
page-ask = Chiedi al tavolo
page-ask-about = La risposta la legge lo screen reader. I pulsanti per le stesse domande stanno in fondo alla pagina.
page-ask-bid = La dichiarazione, e a chi tocca
page-ask-choices = Che cosa posso dire
page-ask-left = Dadi rimasti
page-ask-no-cup = Non hai un bicchiere.
page-ask-lowest = Dichiarazione più bassa: { bid }.
page-ask-aces = In { word-paco-pl }: { bid }.
page-ask-dudo = Puoi dire dudo.
page-ask-calza = Puoi dire calza.

# The reveal
page-skip = Salta la conta
page-tally = Contati: { $count }. Dichiarati: { $quantity }
page-counted = { $count ->
    [0] Non c’è nemmeno un { face }.
   *[other] La conta: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Verdetto
page-next-round = Prossimo round
page-why = Perché?
page-why-title = Perché i bot l’hanno detto
page-why-wait = Un momento …
page-why-alone = Ha tenuto conto anche di ciò che è venuto prima: lo dirà a partita finita.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Controlla questi dadi
page-check-round = Dadi del round { $round }
page-check-fair = Tutto torna: nessuno di questi dadi è stato scelto o cambiato dopo che il server si era impegnato.
page-check-unfair = Qui qualcosa NON torna. Conserva la registrazione di questa partita e mostrala agli altri.
page-check-committed-yes = Il seme e le impronte sono quelli su cui il server si era impegnato prima di tirare i dadi: questo browser l’ha visto.
page-check-committed-no = Il seme o le impronte NON sono quelli su cui il server si era impegnato: questo browser ne ha visti altri.
page-check-committed-unknown = Il seme del server corrisponde all’impegno mostrato qui. Questo browser non c’era per vederlo prima.
page-check-unfit = Il seme del server NON corrisponde all’impegno mostrato qui.
page-check-parts-yes = Ogni contributo corrisponde all’impronta che c’era prima che se ne aprisse uno.
page-check-parts-no = I contributi ai dadi NON sono come devono essere: ce n’è uno di un posto che non ne ha, di un’altra lunghezza o che non corrisponde alla sua impronta.
page-check-mine-yes = Il numero casuale mandato da questo browser fa parte dei dadi.
page-check-mine-no = Il numero casuale che questo browser aveva annunciato e mandato in tempo NON fa parte dei dadi.
page-check-mine-late = Il numero casuale annunciato da questo browser non fa parte dei dadi: non è stato aperto in tempo.
page-check-mine-unknown = Questo browser non ha contribuito ai dadi.
page-check-withheld = { $name }: contributo annunciato ma non aperto; al suo posto vale quello compreso nel seme.
page-check-withheld-you = Avevi annunciato un contributo e non l’hai aperto; al suo posto vale quello compreso nel seme.
page-check-dice-yes = Il seme e i contributi danno esattamente i dadi che erano sotto i bicchieri.
page-check-dice-no = Il seme e i contributi NON danno i dadi che erano sotto i bicchieri.
page-check-opener-no = Il seme e i contributi danno un ALTRO giocatore che apre, o altri lanci per deciderlo.
page-check-limits = Quello che nessun controllo può dimostrare: che chi gestisce il server non sbirci sotto i bicchieri.
page-check-seed = Seme
page-check-commitment = Impegno
page-check-digests = Impronte dei contributi
page-check-no-digest = nessuna
page-check-parts = Contributi ai dadi
page-check-part-held = compreso nel seme
page-waits-for-all = Si aspetta: { $names }
story-wins-you = Hai vinto la partita!
page-again = Gioca ancora
page-again-change = Cambia il tavolo
page-again-about = Stessi posti e stesse regole. Si comincia quando tutti sono pronti.
page-again-away = { $count ->
    [one] { $names } non c’è: un bot gioca al suo posto finché non torna.
   *[other] { $names } non ci sono: i bot giocano al loro posto finché non tornano.
}
page-again-waits = La prossima partita comincia quando tutti sono pronti.
page-join-next = Entra in partita
page-next-gathers = I giocatori si preparano per un’altra partita.
page-next-watch = La prossima partita è cominciata.
page-next-began = La prossima partita è cominciata. Finché non entri, un bot gioca per te.
page-again-without = Comincia senza { $names }
page-again-ready = Pronti: { $names }
page-download = Scarica la partita
page-signed-none = Nessun server ha firmato questa registrazione: nomi, parole e regole possono essere cambiati, dei round mancare, o tutto essere inventato.
page-signed-here = Questo server ha firmato questa registrazione: nomi, regole, parole e dadi sono come si è giocato qui.
page-signed-other = Un altro server ha firmato questa registrazione, con la chiave { $key }. Di chi è, e che niente è cambiato, lo mostra: perudo verify
page-signed-unfit = La firma NON è di questa registrazione: qualcosa è stato cambiato, aggiunto o tolto dopo.

# Learning
page-learn-title = Impara a giocare · Perudo
page-learn-in-minutes = Impara in tre minuti
page-learn-at = Prima partita: { $at } di { $of }
page-learn-told = Cosa dice la lezione
page-learn-onward = Avanti
page-learn-skip = Salta avanti
page-learn-over = Fine della lezione
page-learn-calza = A certi tavoli si gioca anche il calza, con cui dici che una dichiarazione è esatta: se lo è, recuperi un dado perso; se no, ne perdi uno.
page-learn-differs = Con le regole che hai scelto ({ $edition }) qualcosa cambia:
page-learn-loading = Si apparecchia il tavolo …
page-learn-failed = La lezione non si è caricata. Ti aspetta qui finché non torna la rete.
page-offline = Non c’è connessione
page-offline-about = Forse il tuo dispositivo non è in rete, o il server è spento. Questa pagina va avanti da sola appena può; intanto puoi imparare il gioco.
page-kept-out = Il server non ti lascia entrare
page-lost-here = Niente connessione: riprovo …
page-learn-offline = Per giocare una partita intera serve la connessione. Questa pagina la ritrova da sola.

page-practice = Allenati
page-practice-title = Allenati · Perudo
page-practice-puzzles = Problemi
page-practice-odds = Probabilità
page-practice-today = Oggi
page-practice-what = Che cosa diresti?
page-practice-likely = Quanto è probabile, più o meno?
page-practice-loading = Si apparecchia il tavolo …
page-practice-failed = I problemi non si sono caricati. Ti aspettano qui finché non torna la rete.
page-practice-rating = Tu: { $mine }. Questo: { $rating }.
page-practice-answer = La risposta
page-practice-chances = Probabilità di vincere la partita
page-practice-why-dudo = Dopo tutto ciò che è stato dichiarato, dudo è giusto il { $chance } delle volte.
page-practice-why-bid = Dopo tutto ciò che è stato dichiarato, “{ bid }” sarebbe vera il { $chance } delle volte. Conta anche che cosa ne fa il prossimo giocatore.
page-practice-why-calza = È abbastanza probabile che la dichiarazione sia esatta.
page-practice-next = Avanti
page-practice-streak = Giorni di fila: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = sotto il { $chance }
page-practice-between = dal { $low } al { $high }
page-practice-over = sopra il { $chance }
page-practice-right = Giusto!
page-practice-wrong = Non proprio.
page-practice-exact = Per l’esattezza: { $chance }.

# The big screen
page-screen = Mostra su uno schermo grande
page-screen-join = Gioca anche tu
page-screen-scan = Inquadra il quadrato, o apri
page-screen-again = Giocate ancora dai vostri posti.
page-screen-hide = Nascondi il codice
page-screen-show = Mostra il codice
page-screen-hidden = Il codice di questo tavolo è nascosto.
page-screen-full = Schermo intero

# Replays
page-replay = Replay
page-replay-of = Replay: { $names }
page-replay-here = Rivedi questa partita
page-replay-last = Rivedi l’ultima partita
page-replay-loading = Si prende la partita …
page-replay-none = Questa partita non c’è
page-replay-failed = La partita non si carica
page-replay-failed-text = Forse la connessione è caduta per un momento.
page-try-again = Riprova
page-replay-record = Rivedi una partita registrata
page-docs = Documentazione
page-replay-record-about = Trascina qui un file .perudo, o sceglilo. Si rivede con le sue regole e a bicchieri aperti. Non ne resta traccia.
page-replay-choose = Scegli un file
page-replay-drop = Lascia andare il file per rivederlo.
page-replay-paste = Oppure incollane una qui
page-type = Scrivi una partita
page-type-about = Dal tavolo di casa tua: chi ha dichiarato che cosa, e che cosa c’era sotto i bicchieri. Questo browser la conserva finché non ne cominci un’altra.
page-type-opens = Chi apre il round { $round }?
page-type-hands = Che cosa c’era sotto i bicchieri?
page-type-rounds = Ai round
page-type-undo = Annulla
page-type-anew = Comincia un’altra partita
page-replay-sample = Guarda un esempio
page-replay-reading = Leggo { $file } …
page-first = All’inizio
page-back = Un passo indietro
page-play = Avvia
page-stop = Ferma
page-on = Un passo avanti
page-last = Alla fine
page-rounds = Round
page-round-loses = Round { $round }: { $name } perde un dado
page-round-others-lose = Round { $round }: tutti tranne { $name } perdono un dado
page-round-gains = Round { $round }: { $name } recupera un dado
page-round-out = Round { $round }: { $name } è fuori
page-round-exact = Round { $round }: numero esatto
page-round-open = Round { $round }, non finito
page-own-chance = Dai soli dadi di chi ha dichiarato: probabilità { $chance }.
page-truth = { $count ->
    [0] Sotto tutti i bicchieri: nemmeno un { face }.
   *[other] Sotto tutti i bicchieri: { bid }.
}
page-decisive = Momento decisivo
page-solved = Risolto: che cosa dire, e quanto spesso
page-solved-chance = Con questi dadi { $name } vince questo round nel { $chance } dei casi, se entrambi giocano così.
page-solved-share = La soluzione lo dice nel { $chance } dei casi.
page-solved-never = La soluzione non lo dice mai.
page-solved-nothing = La soluzione non ha consigli dopo una dichiarazione che non fa mai.
page-solved-strayed = Prima { $name } ha dichiarato come la soluzione non fa mai. Questa è ora la risposta migliore a chi la segue.
page-solved-what = Che cos’è?
page-solved-about = Questo round è abbastanza piccolo da poterlo calcolare fino in fondo. Se dici ogni cosa con questa frequenza, a caso, alla lunga nessun avversario può fare di meglio che giocare così anche lui.
page-share = Condividi
page-share-game = Condividi questa partita
page-share-link = Link a questo replay
page-share-alone = Questo link si apre solo da questo computer.
page-share-about = Chi apre questo link può rivedere la partita.
page-picture-save = Salva l’immagine
page-picture-send = Invia l’immagine
page-to-table = Torna al tavolo

# Comings and goings, for screen readers
page-sat-down = { $name } si siede.
page-sat-down-you = Ti siedi.
page-stood-up = { $name } si alza.
page-stood-up-you = Lasci il tuo posto.
page-stand-in-came = Un bot continua al posto di { $name }.
page-stand-in-came-you = Un bot continua al posto tuo.
page-came-back = { $name } è di nuovo qui.
page-came-back-you = Sei di nuovo qui.
page-withheld = { $name }: contributo a questi dadi non aperto, forse per una linea caduta; per il resto della partita non ne vengono chiesti altri (× { $count } a questo tavolo).
page-withheld-you = Non hai aperto il tuo contributo a questi dadi, forse per una linea caduta; per il resto della partita non te ne vengono chiesti altri (× { $count } a questo tavolo).

# Talk at the table
page-talk = Chiacchiere
page-talk-news = Chiacchiere: { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
page-talk-quiet = Nessuno ha ancora detto niente.
page-talk-seated = Può chiacchierare solo chi siede al tavolo.
page-say = Di’ qualcosa
page-say-send = Dillo
page-phrases = Frasi pronte
page-reactions = Facce da fare
page-mute = Chi ascoltare
page-mute-one = Zittisci { $name }
page-unmute-one = Ascolta di nuovo { $name }
page-shake = Agita il bicchiere
page-peek = Sbircia
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Ridi
reaction-gasp-do = Resta a bocca aperta
reaction-think-do = Rifletti
reaction-clap-do = Applaudi
reaction-cry-do = Piangi
reaction-cool-do = Fai finta di niente

# Phrases that each listener reads in their own language, and faces to pull
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

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

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

## The command line

cli-usage = uso:{" "}
cli-arguments = argomenti
cli-options = opzioni
cli-commands = comandi
cli-examples = esempi:
cli-help-option = mostra questo aiuto e si ferma
cli-command = COMANDO
cli-perudo-about = Perudo, il gioco dei dadi bugiardi con i Paco, con le regole di cinque edizioni stampate o con le tue. Ogni comando dice di più su di sé: perudo COMANDO --help
cli-perudo-version = mostra la versione e si ferma
cli-perudo-language = la lingua da parlare: { $languages }; quella del terminale se non la dici
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse fills in what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Manca: %s.
cli-unrecognized = Qui non si conosce: %s.
cli-expected-one = Serve un valore.
cli-expected-some = Serve almeno un valore.
cli-choice = %(value)s non c’è; ci sono %(choices)s.
cli-no-command = Il comando %(parser_name)s non c’è; i comandi sono %(choices)s.
cli-explicit = Non prende nessun valore, ma ha ricevuto %r.
compiling = Preparazione del codice compilato: qualche secondo, la prima volta.
cli-error = perudo: { $why }
cli-see = { $why } Vedi: { $command } --help

cli-play-about = Gioca contro i bot nel terminale, in righe semplici.
cli-play-edition = con le regole di chi si gioca: { $editions }; { $default } se non lo dici
cli-play-set = una regola della casa, come calza=true o dice=3; si può ripetere. Le impostazioni: perudo rules
cli-play-bots = quanti bot siedono al tavolo; { $default } se non lo dici
cli-play-bot = un bot tuo al tavolo: FILE.py:CLASSE, MODULO:CLASSE, o un programma tra virgolette (docs/bots.md); si può ripetere. Gli altri, se --bots ne chiede di più, sono quelli inclusi
cli-play-level = quanto giocano bene i bot: { $levels }; { $default } se non lo dici
cli-play-explain = dopo ogni round, perché ogni bot ha parlato così
cli-play-name = come chiamarti
cli-play-record = un file in cui scrivere la partita, per perudo replay
cli-play-seed = un numero che rende la partita ripetibile: stesso seme, stessi dadi e stessi bot
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true

cli-serve-about = Apre tavoli a cui giocare in un browser.
cli-serve-host = l’indirizzo su cui ascoltare; { $default }, solo questo computer, se non lo dici
cli-serve-port = la porta su cui ascoltare; 0 ne prende una libera; { $default }, se è libera, quando non lo dici
cli-serve-lan = fa entrare la rete locale, e mostra l’indirizzo per i suoi telefoni come codice QR
cli-serve-open = apre un browser
cli-serve-data = il file SQLite che conserva ogni partita, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-serve-key = il file della chiave da cui dipendono i dadi; accanto al file SQLite, o detta da PERUDO_KEY, se non lo dici
cli-serve-lost-key = accetta un’altra chiave per dati la cui chiave è persa per sempre: la sua forma breve, come la dice l’avvio rifiutato
cli-serve-wait-factor = quanto durano le riflessioni dei bot e la conta dei dadi: 1 è umano, meno è più svelto
cli-serve-url = l’indirizzo a cui gli altri raggiungono questo server, dietro un proxy
cli-serve-proxy = l’indirizzo IP di un proxy davanti, o la sua rete, come 10.0.0.0/8: gli si crede su chi c’è dietro; se non lo si indica, non si crede a nessuno
cli-serve-metrics = dà le cifre per Prometheus su questa porta, solo da questa macchina se non la precede un indirizzo, come 0.0.0.0:9100; 0 ne prende una libera
cli-serve-node-address = dove gli altri server dello stesso database PostgreSQL raggiungono questo; senza, l’indirizzo di questa macchina
cli-serve-docs = il sito dei documenti a cui porta la pagina: il suo URL, o la cartella costruita da `make docs`, che allora è servita in /docs/
cli-serve-delete-after = dopo quanti giorni senza che succeda niente un tavolo viene dimenticato, se nessuna partita vi è stata giocata fino alla fine; 0 per mai; { $default } se non lo dici
cli-serve-archive = dove vanno i vecchi tavoli in cui una partita è stata giocata fino alla fine: una cartella, o s3://BUCKET/PREFIX; se non lo dici restano nei dati
cli-serve-archive-after = dopo quanti giorni senza che succeda niente ci vanno; 0 per mai; { $default } se non lo dici
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080

cli-backup-about = Copia in un solo file i dati di un server, anche mentre è in funzione: ogni tavolo com’è in quel momento.
cli-backup-target = il file da creare
cli-backup-data = il file SQLite da copiare; { $default } se non lo dici
cli-backup-with-key = copia anche la chiave dei dadi, accanto alla copia: chi ha entrambe conosce i dadi dei round ancora in corso
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db

cli-restore-about = Rimette una copia dove un server trova i suoi dati. Prima ferma il server.
cli-restore-source = un file creato da perudo backup
cli-restore-data = il file SQLite da recuperare; { $default } se non lo dici
cli-restore-replace = anche se ci sono già dei dati, che restano conservati lì accanto
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace

cli-check-about = Legge tutto quello che un server conserva e dice se è integro. Non cambia niente, e il server può essere in funzione. Codice di uscita 1 se qualcosa non si può leggere.
cli-check-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-check-archive = leggi anche quello che sta in questo archivio: una cartella, o s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db

cli-prune-about = Dimentica i tavoli dove nessuna partita è stata giocata fino alla fine e da molto non succede niente. Prima dice quanto è, e chiede. Un server in funzione lo fa da sé; prima fermalo.
cli-prune-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-prune-delete-after = dopo quanti giorni senza che succeda niente; { $default } se non lo dici
cli-prune-yes = non chiedere
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes

cli-archive-about = Porta i vecchi tavoli in cui una partita è stata giocata fino alla fine dai dati a file compressi, per mese. Un server che conosce l’archivio li mostra, e ci si gioca ancora, come prima. Prima dice quanto è, e chiede. Un server con --archive lo fa da sé; prima ferma quello che tiene i dati in un file SQLite.
cli-archive-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-archive-to = l’archivio: una cartella, o s3://BUCKET/PREFIX; il resto lo dicono le variabili AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION e AWS_ENDPOINT_URL
cli-archive-archive-after = dopo quanti giorni senza che succeda niente; { $default } se non lo dici
cli-archive-yes = non chiedere
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes

cli-migrate-about = Aggiorna i dati di un Perudo più vecchio. Prima dice che cosa c’è da fare, e di un file SQLite conserva una copia; dei dati di PostgreSQL tieni pronta una copia tu: chiede. Se non c’è niente da fare non fa niente.
cli-migrate-data = il file SQLite, o l’URL di un database PostgreSQL; { $default } se non lo dici
cli-migrate-yes = non chiedere
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo

cli-replay-about = Racconta a parole le partite registrate. Se una registrazione viola una regola, lo dice sullo standard error, e lo stato d’uscita è 1.
cli-replay-files = file .perudo; - legge lo standard input
cli-replay-json = scrive invece una riga di JSON per file
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo

cli-review-about = Dire quanto valeva ogni decisione di partite finite: che cosa ha sprecato, per quel che il giocatore poteva sapere, e che cosa è stata fortuna.
cli-review-files = file .perudo; - legge lo standard input
cli-review-json = scrive invece una riga di JSON per file
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

cli-odds-about = Le probabilità esatte che una dichiarazione sia vera, e che sia esatta, dai dadi che vedi.
cli-odds-dice = tutti i dadi sul tavolo, compresi i tuoi
cli-odds-hand = i tuoi dadi, con i valori in fila; nessuno se non li dici
cli-odds-bid = la dichiarazione, come numero x valore; i Paco sono il valore 1
cli-odds-bids = che cosa è stato dichiarato finora, come "A 4x5, B 5x5": si dice anche che cosa rivela dei bicchieri; --dice dà allora i dadi di ognuno, dal primo che ha dichiarato, come 5,5,4, e i dadi visti sono di chi è di turno
cli-odds-edition = con quali regole sono state fatte quelle dichiarazioni: { $editions }; { $default } se non lo dici
cli-odds-palifico = un round palifico: i Paco non fanno da jolly
cli-odds-json = scrive invece una riga di JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"

cli-raises-about = Quale dichiarazione può seguire quale, secondo un’edizione o regole della casa: in tabella, in un’immagine o in numeri per i programmi.
cli-raises-edition = con le regole di chi: { $editions }
cli-raises-set = una regola della casa, come raise=any-higher; si può ripetere. Le impostazioni: perudo rules
cli-raises-dice = tutti i dadi di inizio partita, il massimo che si può dichiarare; { $default } se non lo dici
cli-raises-round = il tipo di round: { $kinds }; { $default } se non lo dici
cli-raises-chart = disegna invece in questo file, .png o .svg
cli-raises-json = scrive invece le tabelle numerate, in una riga di JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg

cli-verify-about = Ricalcola i dadi delle partite registrate dai semi su cui il server si era impegnato prima, e dice chi ha firmato le registrazioni (docs/fair-dice.md, docs/records.md). Se qualcosa non torna, lo stato d’uscita è 1.
cli-verify-files = file .perudo di partite giocate su un server; - legge lo standard input
cli-verify-key = esigi una firma con questa chiave: le sue 64 cifre esadecimali, o un file che le contiene, come /.well-known/perudo.json di un server
cli-verify-json = scrive invece una riga di JSON per file
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Come si gioca un round in due: quanto vale, quanto la risposta può ancora distare dall’ottimo, e come aprire. Ctrl-C si ferma con quanto trovato fin lì.
cli-solve-dice = i dadi di chi apre e dell’altro, come 2,1; oppure 1,1,1: tre con un dado ciascuno
cli-solve-edition = i rilanci di quale edizione: { $editions }; { $default } se non lo dici
cli-solve-raise = i rilanci, qualunque sia l’edizione
cli-solve-faces = le facce di un dado, da 2 a 6; 6 se non lo dici
cli-solve-aces = wild: jolly, come sempre; plain: un valore come gli altri; silent: jolly, e mai dichiarati; top: il jolly è il valore più alto
cli-solve-locked = un round palifico
cli-solve-iterations = fermarsi dopo tante iterazioni
cli-solve-gap = fermarsi quando il valore è noto con questa precisione; senza alcun limite { $default }
cli-solve-seconds = fermarsi dopo questi secondi
cli-solve-checkpoint = un file in cui tenere il lavoro, e da cui riprendere se c’è
cli-solve-export = un file in cui scrivere tutta la strategia, per ogni mano e dichiarazioni quanto spesso dire che cosa: .json o .csv
cli-solve-method = come impara
cli-solve-processes = distribuire il lavoro su questo numero di processi; con --ray, su questo numero di lavoratori, uno per processore se non è detto
cli-solve-ray = distribuirlo su un cluster Ray, quello a questo indirizzo; senza indirizzo, quello che RAY_ADDRESS nomina o che gira qui, altrimenti uno avviato apposta
cli-solve-json = scrive invece una riga di JSON
cli-solve-game = una partita intera in due secondo questa edizione: chi la vince, con quali dadi
cli-solve-set = una regola della casa, come calza=true o dice=2; si può ripetere
cli-solve-largest = risolvere i round fino a questo numero di dadi; se non lo dici, 4 con i rilanci one-axis, altrimenti 3; uno in meno con calza
cli-solve-recall = quando un round è troppo grande per essere risolto, i due giocatori ricordano solo le ultime dichiarazioni, tante quante indicate; in una partita intera, se non lo dici, quante ne permette la memoria, e con 0 quei round restano fuori
cli-solve-chart = farne un disegno, .png o .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Come giocare una posizione a due, secondo le tabelle dei round risolti o una soluzione conservata: quanto spesso dire ogni parola, e quanto vale (docs/solving.md, docs/positions.md).
cli-probe-position = la posizione, in una riga tra virgolette (docs/positions.md)
cli-probe-dice = oppure i dadi di chi ha aperto e dell’altro, come 2,1
cli-probe-hand = i dadi di chi è di turno, con i valori in fila
cli-probe-bids = che cosa è stato dichiarato, a turno, come 1x5,2x5; nulla se non lo dici
cli-probe-edition = con quali regole: { $editions }; { $default } se non lo dici
cli-probe-palifico = un round palifico
cli-probe-solution = un file conservato da perudo solve --checkpoint, al posto delle tabelle
cli-probe-json = scrive invece una riga di JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json

cli-arena-about = Bot contro bot: gli stessi dadi per ogni disposizione al tavolo, così vince il gioco e non la fortuna. Dice di ciascuno la quota di vittorie con il suo intervallo al 95%, e un punteggio. Ctrl-C si ferma con quanto trovato fin lì.
cli-arena-bots = bot inclusi (perudo bots), FILE.py:CLASSE, MODULO:CLASSE, o un programma tra virgolette, come "node mybot.js" (docs/bots.md); chi è nominato due volte siede due volte
cli-arena-games = quante partite, o poche di più, perché ogni distribuzione passi per tutte le disposizioni; { $default } se non lo dici
cli-arena-players = quanti siedono a un tavolo; quanti sono i bot nominati, se non lo dici. Se i bot sono di meno, alcuni siedono due volte; se sono di più, si danno il cambio
cli-arena-edition = una sola edizione o una scelta di regole: { $editions }; se non ne dici nessuna { $every }, con calza e senza
cli-arena-set = { cli-play-set }
cli-arena-calza = solo con calza
cli-arena-seconds = quanti secondi un bot può pensare a una parola, prima di perdere la partita a tavolino; { $default } se non lo dici
cli-arena-seed = { cli-play-seed }; se manca, 1, o uno che nessuno può indovinare quando un bot non è di casa
cli-arena-jobs = quanti processi giocano, o con --ray su quanti processori; su tutti se non lo dici
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Quanto un bot regala per round a chi sa come gioca e gli risponde al meglio. Esatto in due, se il round è piccolo; altrimenti un minimo, con round giocati e il suo intervallo al 95%.
cli-exploit-bot = un bot incluso (perudo bots), FILE.py:CLASSE, MODULO:CLASSE, o un programma tra virgolette (docs/bots.md); il suo codice gira in questo processo: scegline uno di cui ti fidi
cli-exploit-dice = i dadi di chi apre e di ciascuno dopo di lui, come 2,1 o 3,3,3
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = di quanti dadi in più di quelli che ci sono l’altro può dichiarare; 0 se non lo dici
cli-exploit-seconds = per quanti secondi si giocano i round che non si possono percorrere; { $default } se non lo dici
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
cli-bots-about = I bot inclusi, dal debole al forte.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json

cli-connect-about = Fa giocare un tuo bot a un tavolo di un server, dove chi ospita permette ai programmi di sedersi (docs/bots.md). Ctrl-C ferma.
cli-connect-url = il link del tavolo
cli-connect-bot = il bot: FILE.py:CLASSE, MODULO:CLASSE, un programma tra virgolette, o uno incluso
cli-connect-name = come si chiama al tavolo
cli-connect-games = se ne va dopo queste partite
cli-connect-token = un file in cui tenere chi è, perché torni al suo posto
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R

cli-rules-about = Le regole, edizione per edizione. Con due o più edizioni: solo dove sono diverse. Con una: le sue regole in frasi.
cli-rules-editions = { $editions }; tutte se non ne dici nessuna
cli-rules-markdown = scrive tutto come pagina in Markdown
cli-rules-json = scrive invece impostazioni e fonti in una riga di JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Scrive uno script con cui la shell completa comandi, opzioni e nomi di file. Serve un pacchetto in più: pip install shtab.
cli-completion-shell = la shell in cui scrivi
cli-completion-examples =
    perudo completion bash

# What stands for a value in a usage line.
cli-metavar-language = LINGUA
cli-metavar-edition = EDIZIONE
cli-metavar-set = REGOLA=VALORE
cli-metavar-round = ROUND
cli-metavar-number = N
cli-metavar-days = GIORNI
cli-metavar-archive = ARCHIVIO
cli-metavar-site = SITO
cli-metavar-level = LIVELLO
cli-metavar-name = NOME
cli-metavar-host = HOST
cli-metavar-host-port = HOST:PORTA
cli-metavar-port = PORTA
cli-metavar-file = FILE
cli-metavar-key = CHIAVE
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = VALORI
cli-metavar-address = INDIRIZZO
cli-metavar-bid = NxV
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = BOT

error-language-unknown = Qui non si parla “{ $language }”. Le lingue sono: { $allowed }.
error-not-a-number = “{ $given }” non è un numero intero da { $least } a { $most }.
error-not-an-integer = “{ $given }” non è un numero intero.
error-not-a-pace = “{ $given }” non è un numero da { $least } a { $most }.
error-not-an-address = “{ $given }” non è un indirizzo IP, come 127.0.0.1, né una rete, come 10.0.0.0/8.
error-not-a-setting = “{ $given }” non è scritto come REGOLA=VALORE, per esempio calza=true.
error-not-a-hand = “{ $given }” non è una fila di valori da 1 a 6, come 22156.
error-not-a-public-key = “{ $given }” non è la chiave di un server, né un file che ne contiene una. Una chiave ha 64 cifre esadecimali; un server dice la sua a /.well-known/perudo.json
error-not-a-bid = “{ $given }” non è una dichiarazione come 7x2: un numero, x e un valore da 1 a 6.
error-hand-too-large = Nella mano i dadi sono { $hand }, ma sul tavolo ce ne sono solo { $dice }.
error-odds-dice-each = Con --bids di’ quanti dadi ha ogni giocatore, come --dice 5,5,4.
error-odds-order = “{ $name }” non può aver dichiarato lì: si dichiara a turno, ognuno dove --dice ha i suoi dadi.
error-probe-nothing = Di’ che cosa chiedere: una POSITION, oppure --dice e --hand.
error-probe-hand = I dadi visti sono { $hand }; chi è di turno ne ha { $dice }.
error-probe-not-to-act = Qui non c’è nessuno che sia di turno e di cui si vedano i dadi.
error-probe-not-two = Più di due giocatori hanno dadi; sono risolti solo i round a due.
error-probe-calza = Qui si può chiamare calza: è un altro round, e nessuno di quelli è risolto.
error-probe-hidden-dice = Quanti dadi ha l’altro è nascosto. Chi li ha contati lo dica, come ?2 nella posizione.
error-probe-hidden-veteran = Non è detto se l’altro è già stato palifico e può quindi cambiare valore. Lo dice una v, come ?1v nella posizione.
error-probe-not-solved = Di un round così non c’è una tabella. Risolvilo con perudo solve --checkpoint FILE e chiedi con --solution FILE.
error-probe-off-the-line = Secondo la tabella nessuno dei due sarebbe arrivato qui: non dice come continuare.
error-strategy-name = Il nome del file di una strategia finisce con { $allowed }, e { $file } no.
error-strategy-line = In questo round { $bid } non si può dichiarare dove sta in { $bids }.
error-strategy-hand = “{ $hand }” non sono i dadi di chi è lì di turno: ne ha { $dice }.
error-output = Ciò che c’è da dire non si può scrivere: { $why }
error-not-positive = “{ $given }” non è un numero maggiore di zero, come 0.001.
error-not-players-dice = “{ $given }” non sono i dadi di 2–{ $players } giocatori, da 1 a { $most } ciascuno, come 2,1.
error-not-two-players = “{ $given }” non sono i dadi di due giocatori, da 1 a { $most } ciascuno, come 2,1.
error-solver-too-large = Per risolvere questo round servono { $needed } GiB di memoria; qui ne sono liberi { $there }. Una stima ne richiede meno: --recall 2.
error-forgetful-too-large = Servono { $needed } GiB di memoria; qui ne sono liberi { $there }. Ricordare meno dichiarazioni ne richiede meno: --recall.
error-options-together = { $one } non va insieme a { $other }.
error-solver-other-round = { $file } non contiene un lavoro precedente su questo round.
error-solver-other-game = { $file } non contiene lavoro precedente su questa partita.
error-solver-unwritten = Il lavoro non si può conservare in { $file }: { $why }.
error-solver-nothing = Di’ che cosa risolvere: --dice per un round, --game per una partita.
error-solver-no-calza = Secondo queste regole nessuno può chiamare calza quando restano due giocatori.
error-solver-three-dice = In più di due si risolve solo 1,1,1: tre giocatori con un dado ciascuno.
error-solver-three-calza = Con il calza i dadi possono tornare: in tre si risolvono solo i round senza calza.
error-worker-lost = Un lavoratore si è fermato a metà del lavoro: il suo processo è stato ucciso, o la sua macchina non c’è più. Con --checkpoint il lavoro riprende da dove è stato conservato l’ultima volta.
error-no-cluster = Non è stato possibile unirsi a un cluster Ray: { $why }
error-few-processors = Processori del cluster: { $there }; lavoratori chiesti: { $asked }.
error-tablebase-damaged = Questa tabella di un round risolto è danneggiata, o di un’altra versione.
error-study-too-large = Questo round ha { $lines } linee di dichiarazioni; se ne percorrono al massimo { $most }.
error-study-calza = I round in cui calza si può chiamare così non si studiano: chi ha dichiarato sulla propria dichiarazione, o chiunque dove i round si giocano.
error-study-illegal = Il giocatore ha detto ciò che non può: { $word }.
error-arena-alone = Nomina almeno due bot, per esempio: perudo arena odds beginner
error-bot-unknown = Non c’è un bot “{ $given }”. Inclusi ci sono { $allowed }; uno tuo si nomina come FILE.py:CLASSE, MODULO:CLASSE, o come programma tra virgolette (docs/bots.md).
error-bot-meant = Non c’è un bot “{ $given }”. Intendevi { $meant }?
error-bot-no-file = Non c’è un file { $file }.
error-bot-no-module = Non c’è un modulo { $module }.
error-bot-broken = { $place } non si può caricare: { $why }
error-bot-no-class = Non c’è una classe { $name } in { $given }.
error-bot-no-bot = { $given } non è un bot: deve essere una classe derivata da perudo.bots.Bot.
error-bot-abstract = { $given } non è finito: gli manca { $methods }.
error-bot-no-program = Non c’è un programma { $program }.
error-bot-silent = { $given } non dice hello: { $why }
error-bot-failed = { $name } non può continuare: { $why }
error-bot-no-link = “{ $given }” non è il link di un tavolo, come http://localhost:8000/t/ABCDEF.
error-not-a-server = “{ $given }” non è l’indirizzo di un server, come https://perudo.example.org.
error-bot-no-server = { $server } non si raggiunge: { $why }
error-bot-token = Chi è il bot non si può conservare in { $file }: { $why }
error-bot-token-unknown = Il server non sa più chi era il bot. Con un altro file per --token, o senza, arriva come nuovo.

## Chances, as the terminal tells them

odds-bid = { bid }, con { dice-count } sul tavolo
odds-bid-palifico = { bid } in un round palifico, con { dice-count } sul tavolo
odds-hand = Vedi { $hand }; { $matching ->
    [0] non ne conta nessuno
    [one] ne conta uno
   *[other] ne contano { $matching }
}.
odds-no-hand = Non ne vedi nessuno.
odds-true = vera
odds-exact = esatta
odds-by-dice = secondo i soli dadi
odds-after-bids = dopo le dichiarazioni
odds-reader = Dopo le dichiarazioni: come le legge il bot “{ $reader }”. Una stima, per giocatori come sono di solito.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# For chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01%
odds-nearly-certain = >99,99%
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Rilanci di { $edition }: { $kind ->
    [palifico] round palifico
    [veteran] round palifico, per un veterano che può cambiare il valore
   *[ordinary] round normale
    }, { $dice ->
    [1] un dado
   *[other] { $dice } dadi
    }
raises-how = Nelle righe la dichiarazione in corso; nelle colonne, per ogni valore, le quantità che possono seguire. 4+ vuol dire da quattro in su, 1 è un { word-paco }.
raises-opening = apertura
raises-standing = dichiarazione in corso
raises-followers = dichiarazione che può seguire
raises-face = valore

odds-same-face = Lo stesso valore:
odds-same-quantity = Lo stesso numero:

## Rounds between two, solved

solve-round = Dadi: { $first } di chi apre, { $second } dell’altro
solve-value = Valore per chi apre, da -1 a 1: { $value } (tra { $low } e { $high })
solve-estimate = Valore per chi apre, da -1 a 1: circa { $value }; è una stima
solve-sure = Di certo è tra { $low } e { $high }
solve-remembered = Dichiarazioni che i due giocatori ricordano: { $remembered }
solve-wins = Chi apre vince quindi il { $chance } di questi round.
solve-calza = Si può dire calza: un dado che fa vincere è un punto per chi lo dice, come un dado perso lo è per l’altro.
solve-three = { $edition }: la probabilità di ciascuno di vincere la partita, quando restano in tre con un dado a testa
solve-three-chances = { $first } per chi apre, { $second } per il successivo, { $third } per l’ultimo
solve-three-gain = Nessuno guadagna più di { $gain } (come parte di una partita) giocando diversamente da solo: un equilibrio, a meno di tanto.
solve-three-promise = Di più non è promesso: due che giocano diversamente possono guadagnare di più, e un altro equilibrio può dare altre probabilità.
solve-exploitability = Sfruttabilità: { $exploitability }
solve-exploitability-least = Sfruttabilità: almeno { $exploitability }
solve-effort = Iterazioni: { $iterations }; secondi: { $seconds }
solve-openings = Come aprire, secondo i propri dadi:
solve-openings-all = Come aprire, in media:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) }%
solve-progress = Iterazioni: { $iterations }; secondi: { $seconds }; il valore è noto con uno scarto di { $width }
solve-progress-estimate = Iterazioni: { $iterations }; secondi: { $seconds }; chi ricorda altrettanto può ancora guadagnare { $gain }
solve-progress-three = Iterazioni: { $iterations }; secondi: { $seconds }; chi da solo gioca diversamente può ancora guadagnare { $gain }
solve-progress-preparing = Si prepara ciò che i giocatori sanno distinguere.
solve-progress-judging = Si calcolano le migliori risposte a quanto imparato.
solve-least = Servono almeno { $seconds } secondi: per preparare, per un’iterazione e per giudicarla.
probe-mix = Come continuare: { $mix }
probe-value = Che cosa può aspettarsi chi è di turno, da -1, round perso, a 1: { $value }
probe-table = Secondo una tabella che viene con Perudo.
probe-kept = Secondo ciò che sta in { $file }.
exploit-opening = Quando apre, regala per round: { $loss }
exploit-answering = Quando risponde, regala per round: { $loss }
exploit-estimated = Quanto spesso dice ogni cosa non si è potuto calcolare, ed è stimato chiedendoglielo { $times } volte: così anche queste cifre.
exploit-gain = Dadi che guadagna per round chi gli risponde bene: { $gain } (da { $low } a { $high } nel 95% dei casi; distribuzioni: { $deals }). La risposta migliore non guadagna meno.
exploit-progress = Fatto: { $percent }%
arena-title = Partite: { $games }, di { $players } giocatori. Bravo quanto gli altri è { $fair }.
arena-played = Regole: { $editions }; { $calza ->
        [on] con calza
        [off] senza calza
       *[both] con calza e senza
    }.
arena-left-out = Non per { $players } giocatori, e lasciate fuori: { $editions }.
arena-seed = I dadi sono stati tirati a caso, perché un bot non è di casa. Per rigiocare le stesse partite: --seed { $seed }
arena-bot = bot
arena-share = quota
arena-interval = 95%
arena-times = volte la sua parte
arena-rating = punteggio
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, partite perse a tavolino: { $count }; { $why ->
        [error] ha sollevato un’eccezione
        [illegal] ha detto ciò che non può
        [slow] ci ha messo troppo
       *[died] il suo processo è finito
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, senza una dichiarazione prima: { $reason }
       *[other] { $word }, dopo { $standing }: { $reason }
    }
bot-waits = Aspetta al tavolo { $table } che chi ospita ammetta programmi e ci sia un posto libero.
bot-sits = Ammesso: si siede.
bot-offline = { page-lost-here }
bot-begins = Comincia una partita.
bot-won = Ha vinto.
bot-lost = Ha perso.

solve-match = { $edition }: la probabilità di vincere la partita per chi apre, quando si resta in due
solve-match-rows = In giù i dadi di chi apre, in largo quelli dell’altro.
solve-match-palifico = Quando chi apre è palifico:
solve-match-palifico-row = palifico
solve-match-unsolved = –: ciò che dipende da round con più dadi di { $most } non è risolto.
solve-match-estimated = ≈: una stima. I round con più dadi di { $most } non sono risolti; lì i due giocatori ricordano solo le ultime dichiarazioni.
solve-match-least = Sfruttabilità del gioco in quei round: almeno { $exploitability } nel peggiore.
solve-match-mine = dadi di chi apre
solve-match-theirs = dadi dell’altro
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
solve-match-rounds = Round: { $done } di { $many }
solve-match-sweeps = Passaggi su tutte le posizioni: { $done } di { $many } al massimo
solve-match-unfinished = Interrotto prima della fine. Ciò che è detto vale; con --checkpoint si riprende da qui.

## The rules, as the terminal and the documentation tell them

rules-editions = Edizioni
rules-shared = Come si gioca in tutte le edizioni
rules-settings = Cosa decide ogni edizione per conto suo
rules-readings = Come si leggono sviste e silenzi
rules-box = La scatola
rules-same = Queste edizioni hanno le stesse regole.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Impostazione
rules-rule = Regola
rules-if-calza = Dove il calza si gioca:
rules-note-sources = La fonte di ogni riga è il punto nel regolamento di quell’edizione, con il suo titolo e nella sua lingua; tra parentesi dove il regolamento la lascia solo intendere.
rules-note-dash = Un trattino indica che il regolamento non lo dice.
rules-silent = questa edizione non lo dice
rules-unsaid = nessuna edizione lo dice
rules-note-house = Ogni riga è un’impostazione che chi ospita può cambiare, come il calza, che in ogni edizione è spento finché qualcuno non lo accende: perudo play --set calza=true
rules-presets = Nomi di regole che non sono in nessuna scatola:
rules-page-title = Le regole di Perudo, edizione per edizione
rules-page-made = Questa pagina nasce da "perudo rules --markdown". Cambia src/perudo/core/rules.py o le parole in src/perudo/locales, poi lancia "make generate".

## Playing in a terminal

play-guest = Ospite
play-help-hint = Scrivi una dichiarazione come numero e valore, per esempio 7 4, o dudo. Scrivi aiuto per saperne di più.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Non si è ancora giocato nessun round.
play-your-dice = I tuoi dadi: { $dice }.
play-ask-open = Apri tu. La tua dichiarazione:{" "}
play-ask-turn = Che dici su { bid }?{" "}
play-ask-calza = Calza su { bid }? Con Invio lasci correre:{" "}
play-ask-calza-own = Calza sulla tua dichiarazione, { bid }? Con Invio lasci correre:{" "}
play-ask-out = Hai finito i dadi. Con Invio senti il resto, con salta vai alla fine:{" "}
play-ask-quit = Lasciare la partita? sì o no:{" "}
play-left = Lasci il tavolo. Alla prossima.
play-recorded = La partita è scritta in { $file }.
play-not-understood = Questa parola non è del gioco. Dichiara come 7 4, o di’ dudo o aiuto.
play-who-in = Ancora in gioco: { $names }.
play-who-turn = Tocca a { $name }.
play-legal-face = { faces }: { $first ->
    [one] { $last ->
        [one] 1
       *[other] da 1 a { $last }
    }
   *[other] da { $first } a { $last }
}
play-odds = { bid }, con { dice-count }: vera { $true }, esatta { $exact }.
play-odds-how = Le probabilità di una dichiarazione si chiedono così: prob 7 4
play-odds-hidden = I dadi persi sono nascosti. Di’ quanti dadi ci sono secondo te, per esempio: prob { $quantity } { $face } 18
play-odds-dice = I dadi possono essere da { $least } a { $most }.
play-help =
    7 4      dichiara sette 4; 7x4 è lo stesso; { word-i-paco } sono il valore 1
    dudo     dubita dell’ultima dichiarazione; d è lo stesso
    calza    di’ che è esatta; c è lo stesso
    dadi     i tuoi dadi
    giro     cosa si è dichiarato in questo round
    chi      chi è ancora in gioco, e a chi tocca
    mosse    cosa si può dichiarare ora
    prob 7 4 quanto sono probabili sette 4, in base ai tuoi dadi
    regole   le regole di questo tavolo
    perché   perché i bot hanno parlato così nell’ultimo round
    esci     lascia la partita
# What may be typed for each; separated by commas.
play-word-dudo = dudo, dubito, d
play-word-calza = calza, c
play-word-help = aiuto, help, h, ?
play-word-dice = dadi, dice, hand
play-word-bids = giro, dichiarazioni, bids, bid, b
play-word-who = chi, who, w
play-word-legal = mosse, legal, l
play-word-odds = prob, probabilità, odds, o
play-word-rules = regole, rules, r
play-word-why = perché, perche
play-word-quit = esci, quit, q, exit
play-word-skip = salta, skip, s
play-word-yes = sì, si, s, yes, y
error-record-unwritten = La registrazione non si può scrivere in { $file }: { $why }.

## Recorded games, as the terminal tells them

tell-players = Giocatori: { $names }
tell-seat = Posto { $seat }
tell-mid-game = La registrazione comincia a metà partita.
tell-dice-left = Dadi rimasti: { $dice }
tell-round = Round { $round }
tell-hand = { $name } ha { $dice }.
tell-stops-before-call = La registrazione si ferma prima della chiamata. Tocca a { $name }.
tell-stops = La registrazione si ferma qui. Il prossimo round lo apre { $name }.
tell-not-begun = La registrazione si ferma prima del primo round.
tell-standard-input = standard input

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
verify-round = { $file }, round { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] i dadi vengono dal seme su cui il server si era impegnato. Nessun giocatore vi ha contribuito.
        [one] i dadi vengono dal seme su cui il server si era impegnato e dal contributo di un giocatore.
       *[other] i dadi vengono dal seme su cui il server si era impegnato e dai contributi di { $contributed } giocatori.
    }
verify-unproven = non è detto da dove vengono i dadi.
verify-contributions = i contributi ai dadi non sono uno di 16 byte per posto.
verify-part = c’è un contributo ai dadi di un bot o di un posto senza dadi, che non ne hanno.
verify-digests = un contributo ai dadi NON corrisponde all’impronta data prima.
verify-commitment = il seme NON è quello su cui il server si era impegnato.
verify-opener = secondo il seme e i contributi apre un ALTRO giocatore.
verify-dice = il seme e i contributi danno dadi DIVERSI da quelli della partita.
verify-withheld = il posto { $seat } aveva annunciato un contributo e non l’ha aperto.
# $rounds and $faults: how many.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: tutto torna, nell’unico round.
           *[other] { $file }: tutto torna, in tutti e { $rounds } i round.
        }
        [one] { $file }: NON torna un round su { $rounds }.
       *[other] { $file }: NON tornano { $faults } round su { $rounds }.
    }
error-verify-nothing = { $file }: questa registrazione non dice da dove vengono i suoi dadi, quindi non c’è niente da controllare. Quelle delle partite giocate su un server lo dicono.

# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: nessun server ha firmato questa registrazione. Nomi, parole e regole possono essere cambiati, dei round possono mancare, e tutto può essere inventato: i dadi da soli non lo mostrano.
verify-signed = { $file }: firmata con la chiave { $key }. Nomi, regole, parole e dadi, e il loro ordine, sono come li ha registrati il server che ha quella chiave.
verify-unfit = { $file }: la firma con la chiave { $key } NON è di questa registrazione. Qualcosa è stato cambiato, aggiunto o tolto dopo la firma, oppure la firma viene da un’altra registrazione.
verify-weak-key = { $file }: la firma NON dimostra niente. { $key } non è una vera chiave Ed25519: chiunque può fare una firma che le corrisponde.
verify-key-wanted = { $file }: è proprio la chiave richiesta.
verify-key-other = { $file }: NON è la chiave richiesta.
verify-server = { $file }: stando a quel che dice, il server è a { $server }. Può scriverlo chiunque: chiedi con --key la chiave che /.well-known/perudo.json dice lì.
verify-server-none = { $file }: la registrazione non dice di chi è quella chiave. Chiedi con --key quella del tuo server, che la dice a /.well-known/perudo.json.

## Errors in records: where, and what is wrong

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
# $key is a key of the record, as "seed".
error-record-hex = “{ $key }” si scrive a coppie di cifre da 0 a 9 e da a ad f.
error-record-move = Una mossa si scrive come "5x4", "dudo" o "calza 2": niente maiuscole, segni, zeri iniziali o altri spazi.
error-record-after-call = La chiamata ha chiuso il round: non può seguire nessuna mossa.
error-record-after-end = La partita è finita, e ha vinto il posto { $winner }: non può seguire nessun round.
error-record-after-unfinished = Il round prima si ferma senza una chiamata: può farlo solo l’ultimo.

## Errors in talk, clocks and rule codes

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
