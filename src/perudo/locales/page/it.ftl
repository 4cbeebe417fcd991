# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Tocca a te · Perudo
page-title-waits = Tocca a { $name } · Perudo
page-what = Dadi e bugie: scommetti sui dadi di tutti, smaschera chi bluffa.
page-your-name = Il tuo nome
page-edition = Regole
page-by-your-box = Gioca secondo la tua scatola
page-play-now = Gioca subito
page-new-here = Mai giocato a Perudo?
page-new-show = Fammi vedere (3 minuti)
page-new-know = So già giocare
page-play-now-about = { $count ->
    [one] contro un bot
   *[other] contro { $count } bot
}
page-bots = Bot
page-bots-level = Quanto sono bravi
page-level = Livello
page-bots-weaker = Avversari più deboli
page-bots-stronger = Avversari più forti
page-with-friends = Con amici
page-find-others = Con altri
page-find-waits = { $name } aspetta
page-house-rules-none = Torna alle regole stampate
page-rules-picture = I disegni mostrano quali dichiarazioni possono seguire l’ultima, se i dadi persi si vedono e se il palifico può ripetersi.
page-rules-linked = Il tuo link ha portato queste regole: { $edition }.
page-join = Con un codice
page-join-go = Vai al tavolo
page-code = Codice tavolo
page-how-to-play = Come si gioca
page-install = Installa come app
howto-dice = Ognuno agita i suoi dadi sotto il bicchiere. Vedi solo i tuoi.
howto-bid = “{ bid }”: è una dichiarazione. Sotto tutti i bicchieri insieme ce ne sono almeno altrettanti.
howto-raise = Chi segue rilancia, per esempio { bid }, o dice dudo: “non ci credo”.
howto-dudo = Al dudo si alzano tutti i bicchieri; { word-i-paco } contano come qualsiasi valore. Chi aveva torto perde un dado; vince l’ultimo che ha dadi.
howto-fine = Tutte le regole: { $edition }
howto-sources = Mostra le fonti
page-open-tables = Tavoli aperti
page-no-open-tables = In questo momento nessun tavolo è aperto a tutti. Aprine uno con gli amici e mettilo in elenco.
page-going-on = Partite in corso
page-turns = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
}
page-gathers = ci si ritrova
page-return = Torna
page-played = Ultime partite
page-career = Vittorie: { $wins } su { $games }
page-daily = Il problema di oggi
page-table-of = Tavolo di { $name }
page-invited = { $name } ti invita
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
page-coach-ask = Che direbbe un allenatore?
page-coach-bid = Hai dichiarato { bid }. Con i tuoi dadi se ne potevano aspettare circa { $expected }.
page-coach-call = Hai risposto a { bid }. Con i tuoi dadi se ne potevano aspettare circa { $expected }.
page-coach-passed = Era stato dichiarato { bid }. Con i tuoi dadi se ne potevano aspettare circa { $expected }.
page-coach-best = Meglio: { $best }.
page-coach-figures = Cifre
page-coloured-dice = Dadi colorati
page-close = Chiudi
page-dismiss = Nascondi
page-lost = Niente connessione: riprovo … Il tuo posto resta tuo, e quel che dici ora parte appena torna.
page-lost-said = Niente connessione: riprovo … Quel che hai detto aspetta, e parte appena torna.
page-missed = Mentre non c’eri
page-new = nuovo
# The chance of a bid.
page-new-bid = nuova
page-loading = Si va al tavolo …
page-broken = Questa pagina non si carica
page-broken-text = Forse la connessione è caduta per un momento.
page-nowhere = Qui non c’è niente
page-nowhere-text = Forse l’indirizzo è tagliato, o scritto male.
page-no-table = Questo tavolo non c’è
page-error-unknown = Il server ha detto di no ({ $code }).
# A table before its game
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
page-invite-phones = I telefoni non lo aprono?
page-link = Link a questo tavolo
page-copy = Copia
page-copied = Copiato
page-qr = Codice QR del link a questo tavolo
page-rules = Regole di questo tavolo
page-rules-here = Regole di questo tavolo
page-rules-of = Regole: { $edition }
page-rules-change = Cambia
page-rule-code = Condividi queste regole
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
# Table settings
page-table-settings = Usanze di questo tavolo
# At the table
page-table = Tavolo
page-menu = Altro
page-settings = Impostazioni
page-alert-sound = Suoni
page-alert-vibration = Vibrazione
page-alert-notices = Avvisami
page-push-failed = Questo browser mostra le notifiche solo mentre la pagina è aperta.
page-quiet-nights = Senza suono di notte
page-call-about = La prossima mossa può richiedere ore. Vuoi una notifica quando tocca a te?
page-call-me = Avvisami
page-not-now = Non ora
push-club-table = { $name } ha aperto un tavolo
push-club-table-about = Nel club { $club }
push-evening = { $club } si ritrova tra poco
push-evening-about = La serata comincia entro un’ora.
push-round = Il turno { $round } è cominciato
push-round-about = { $tournament }: il tuo tavolo ti aspetta.
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
page-now-resumed = La partita riprende.
page-now-locked = Il tavolo è chiuso: nessun altro può sedersi.
page-now-unlocked = Il tavolo è di nuovo aperto.
page-was-removed = Chi ospita ha tolto { $name } dal tavolo. Al suo posto gioca un bot.
page-host-is = Ora ospita { $name }.
page-host-is-you = Ora ospiti tu.
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
page-pause-now = Metti in pausa la partita
page-pause-not = Niente più pausa
page-round = Round { $round }
page-round-begins = Round { $round }.
page-opening = Tiro d’apertura
page-over = Partita finita
page-place = { $place }º su { $count }
page-order = Classifica
page-series = Punteggio
page-series-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
page-series-player = Giocatore
page-series-wins = Vittorie
page-series-places = Posti
page-series-dudos = Dudo azzeccati
page-champion = { $count ->
    [one] { $names } vince la serata!
   *[other] { $names } si dividono il primo posto della serata!
}
page-champion-own = Hai vinto la serata!
page-series-end = Chiudi la serata
page-series-end-title = Chiudere la serata?
page-series-end-about = Tutti vedono chi ha vinto la serata. La prossima partita apre un nuovo punteggio.
page-series-end-not = Continua
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
page-tip-ok = Capito
page-tip-bid = Si contano tutti i bicchieri insieme: almeno quel numero di dadi.
page-tip-dudo = Non credi all’ultima dichiarazione? Tieni giù il dito su Dudo, o toccalo due volte.
page-tip-lower-aces = Per dichiarare { word-paco-pl } basta la metà: contano solo { word-i-paco }.
page-tip-aces = { $ace ->
    [bird] L’uccello
    [head] La testa
   *[sun] Il sole
} fa da jolly: conta come qualsiasi valore.
page-tip-palifico = Palifico: chi apre ha un solo dado. In questo round { word-i-paco } non fanno da jolly.
page-to-act = di turno
page-waits-for = Tocca a { $name }.
page-rolling = Ognuno tira un dado: il più alto apre.
page-shaking = Agita, batti, sbircia.
page-palifico = Palifico
page-out = fuori
page-ready = dà l’ok
page-stand-in = sostituto
page-program = programma
page-registered-name = nome conservato
page-rated = con punteggio
rated-about = Con punteggio: chi lascia la partita arriva ultimo.
page-leave-rated = Questa partita vale per il punteggio. Se un bot deve giocare per te, arrivi ultimo, anche se torni.
unrated-alone = Senza punteggio: giocano meno di due persone.
unrated-absent = Senza punteggio: manca qualcuno.
unrated-address = Senza punteggio: due di voi usano la stessa connessione.
rated-change = Il tuo punteggio: { $rating } ({ $change })
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
# Keyboard shortcuts and questions. $key is a key's name in browsers.
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
cheer-caught = { $name } ha smascherato il bluff!
cheer-caught-you = Hai smascherato il bluff!
cheer-held = { $name } diceva il vero!
cheer-held-you = Dicevi il vero!
cheer-exact = { $name } fa centro pieno!
cheer-exact-you = Centro pieno!
page-last-two = Restano in due: { $names }!
page-why = Perché?
page-why-title = Perché i bot l’hanno detto
page-why-wait = Un momento …
page-why-alone = Ha tenuto conto anche di ciò che è venuto prima: lo dirà a partita finita.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
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
# The lesson
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
# The shared screen
page-screen = Mostra su uno schermo grande
page-tv = Questa è la TV
page-screens = Mostrato su uno schermo grande
page-show-table = Mostra qui il tavolo
page-only-dice = Solo i miei dadi
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
page-review-working = Analizzo ogni decisione…
page-replay-none = Questa partita non c’è
page-replay-failed = La partita non si carica
page-replay-failed-text = Forse la connessione è caduta per un momento.
page-try-again = Riprova
page-replay-record = Rivedi una partita registrata
page-docs = Documentazione
page-me = Il mio nome
page-tournament = Torneo
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
page-type-again = Comincia un’altra partita
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
# People who come and go, for screen readers
page-sat-down = { $name } si siede.
page-sat-down-you = Ti siedi.
page-stood-up = { $name } si alza.
page-stood-up-you = Lasci il tuo posto.
page-stand-in-came = Un bot continua al posto di { $name }.
page-stand-in-came-you = Un bot continua al posto tuo.
page-came-back = { $name } è di nuovo qui.
page-came-back-you = Sei di nuovo qui.
page-withheld = { $name } non ha partecipato all’estrazione di questi dadi, forse per una connessione caduta. I dadi restano regolari.
page-withheld-you = Non hai partecipato all’estrazione di questi dadi, forse per una connessione caduta. I dadi restano regolari.
# Chat
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
me-title = Il tuo nome
me-about = Tieni il tuo nome: i tuoi posti e le tue partite ti seguono su tutti i dispositivi. Niente e-mail, niente password.
me-register = Tieni il mio nome
me-passkey-about = Il dispositivo ti chiede l’impronta, il volto o il suo PIN. Non c’è niente da ricordare.
me-register-with-code = Usa invece un codice di recupero
me-passkey = Passkey
me-passkey-add = Aggiungi una passkey per questo dispositivo
me-passkey-added = Aggiunta: d’ora in poi puoi accedere con questa.
me-passkey-made = Creata il { $date }
me-passkey-remove = Rimuovi
me-passkey-remove-made = Rimuovi la passkey creata il { $date }
me-games = Le tue partite
me-games-none = Le partite che finisci su questo server saranno contate qui.
me-ratings = Punteggio
me-ratings-about = Il punteggio mostra quanto sei forte, sulla stessa scala dei bot. Le partite con punteggio sono per chi ha un nome conservato. Chi se ne va arriva ultimo.
me-rating-2 = Due giocatori
me-rating-4 = Tre o quattro giocatori
me-rating-8 = Da cinque a otto giocatori
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } partita con punteggio
   *[other] { $count } partite con punteggio
}
me-rating-bots = I bot sulla stessa scala
me-rating-chart = Punteggio nelle ultime { $count } partite, da { $from } a { $to }
me-find-rated = Trova un avversario
me-open-rated = Apri un tavolo con punteggio
me-visibility = Chi vede il tuo punteggio e le tue partite
me-visible-everybody = Tutti
me-visible-clubs = I membri dei miei club
me-visible-nobody = Solo io
me-public-page = La tua pagina per gli altri
me-finished-games = Partite
me-since = Nome conservato dal { $date }
me-hidden = Il punteggio e le partite non ti sono mostrati.
me-report = Segnala questa persona
me-report-about = Il nome è offensivo, o quello che questa persona scrive? Chi gestisce questo server legge la tua segnalazione. Questa persona non la vede.
me-report-text = Che cosa è successo?
me-report-send = Invia la segnalazione
me-reported = La tua segnalazione è stata inviata. Grazie.
me-no-games = Ancora nessuna partita finita.
me-wins = Vinte
me-bluffs = Bluff creduti
me-dudos = Dudo giusti
me-calzas = Calza giusti
me-of = { $count } su { $total }
me-reviewed = Partite analizzate: { $count }
me-answered = Risposte: { $count }
me-played-with = Hai giocato con
me-games-together = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
me-invite = Invita a un tavolo
me-invite-chosen = Apri un tavolo e invitali
me-passkey-sign-in = Accedi con una passkey
me-passkey-cancelled = Nessuna passkey è stata usata. Riprova o usa un codice di recupero.
me-change = Cambia nome
me-have-name = Hai già un nome?
me-have-name-about = Mostra il codice QR sul dispositivo dove hai effettuato l’accesso e inquadralo con questo. Oppure scrivi il codice di recupero.
me-code = Codice di recupero
me-sign-in = Accedi
me-code-about = Scrivi questo codice: si vede una volta sola. Ti fa accedere da qualsiasi dispositivo, ed è l’unico modo per tornare se perdi questo.
me-code-saved = L’ho salvato
me-new-code = Crea un nuovo codice
me-new-code-about = Se hai perso il codice o qualcuno lo ha visto, creane uno nuovo. Quello vecchio non funzionerà più.
me-devices = I tuoi dispositivi
me-this-device = questo dispositivo
me-used = ultimo uso: { $date }
me-sign-out = Esci
me-sign-out-device = Esci: { $device }
me-add-device = Un altro dispositivo
me-show-qr = Mostra un codice QR
me-add-device-about = Inquadra questo codice con l’altro dispositivo o apri lì il link. Funziona una volta sola, entro cinque minuti. Non mostrarlo a nessun altro.
me-qr = Codice QR per accedere da un altro dispositivo
me-link = Link per accedere da un altro dispositivo
me-link-about = Questo dispositivo giocherà con il tuo nome. Le partite giocate qui come ospite diventano tue.
me-sign-in-here = Accedi da questo dispositivo
me-data = I tuoi dati
me-download = Scarica tutto ciò che è memorizzato su di te
me-delete = Elimina il mio nome
me-delete-ask = Eliminare il tuo nome?
me-delete-about = Il tuo nome e ciò che hai scritto spariscono da tutti i tavoli e dalle partite, e tutti i dispositivi vengono disconnessi. Le tue partite restano, senza di te. Non si può annullare.
me-delete-keep = Tienilo
club-yours = I tuoi club
club-about = Per chi gioca spesso insieme: un link, la prossima serata e chi vince quante volte.
club-name = Nome del club
club-found = Fonda un club
club-invited = Ti invitano in questo club. Membri: { $count }
club-join = Partecipa
club-need-name = I membri tengono il loro nome. Prima tieni il tuo, poi riapri questo link.
club-next = Prossima serata
club-next-at = Prossima serata: { $date }
club-no-evening = Nessuna serata in programma.
club-when = Giorno e ora
club-plan = Fissa
club-cancel = Annulla la serata
club-coming = Vengo
club-not-coming = Non posso
club-comes = viene
club-comes-not = non può
club-open-table = Apri un tavolo
club-call-about = Vuoi una notifica prima di ogni serata, e quando qualcuno apre un tavolo?
club-table = Tavolo { $code }, aperto: { $time }
club-standings = Classifica
club-period = Serata o anno
club-no-games = Qui verranno contate le partite ai tavoli del club.
club-place = Posto
club-games = Partite
club-wins = Vinte
club-members = Membri
club-owner = gestisce
club-remove = Rimuovi: { $name }
club-removal = Rimuovi
tournament-new = Torneo
tournament-about = Gli amici entrano con un link. I bot prendono i posti liberi, e i turni si susseguono da soli.
tournament-yours = I tuoi tornei
tournament-name = Nome del torneo
tournament-form = Formula
tournament-knock-out = Eliminazione diretta
tournament-swiss = Sistema svizzero
tournament-knock-out-about = La metà migliore di ogni tavolo (arrotondata per difetto) va avanti, finché resta un vincitore.
tournament-swiss-about = Tutti giocano tutti i turni. Ogni giocatore che finisce dietro di te è un punto.
tournament-table-size = Giocatori per tavolo
tournament-rounds = Turni
tournament-slow = Un turno può durare settimane. I giocatori vengono avvisati quando tocca a loro, se lo vogliono.
tournament-open = Apri il torneo
tournament-join = Partecipa al torneo
tournament-late = Il torneo è cominciato. Dal prossimo turno puoi prendere il posto di un bot.
tournament-no-place = Non ci sono posti liberi, ma puoi guardare.
tournament-start = Comincia il torneo
tournament-bots = { $count ->
    [one] Un bot prende il posto libero.
   *[other] { $count } bot prendono i posti liberi.
}
tournament-starts-later = Aspetta che il torneo cominci. Poi arrivi da solo al tuo tavolo.
tournament-link = Link per i giocatori
tournament-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tournament-your-table = Al tuo tavolo
tournament-call-about = Vuoi una notifica quando comincia un turno?
tournament-wait = Il prossimo turno comincia quando tutti i tavoli hanno finito.
tournament-next-in = Si continua tra { $seconds } s.
tournament-your-place = Sei il numero { $place } su { $count }.
tournament-round = Turno { $round }
tournament-round-of = Turno { $round } di { $rounds }
tournament-final = Finale
tournament-watch = Guarda
tournament-points = Punti
tournament-still-in = in gara
tournament-bot = bot
tournament-screen = Mostra su una TV
tournament-leave = Lascia il torneo
tournament-leave-ask = Lasciare il torneo?
tournament-leave-about = Dal prossimo turno gioca un bot.
tournament-left = Hai lasciato il torneo. Un bot gioca per te.
tournament-return = Torna in gioco
tournament-remove-ask = Rimuovere { $name }?
tournament-stay = Annulla
tournament-another = Un altro torneo
tournament-won = Vince: { $names }
tournament-fair-play = Gioco leale
tournament-fair-play-about = Due giocatori che evitano di dubitare l’uno dell’altro vincono più del dovuto. Puoi verificare se è successo. Solo tu vedi il risultato.
tournament-fair-play-check = Verifica le partite
tournament-fair-play-progress = Partite verificate: { $analysed } di { $games }
tournament-fair-play-none = Nessuna coppia di giocatori si è evitata in modo evidente.
tournament-fair-play-note = Questi giocatori si sono detti dudo sorprendentemente poco. Non è una prova: possono spiccare anche amici che siedono sempre vicini, o chi teme un avversario. Guarda le loro partite.
tournament-fair-play-calls = Dudo: { $calls } di { $opportunities }, attesi: { $expected }
tournament-fair-play-pair = { $one } e { $other }
club-remove-ask = Rimuovere { $name }?
club-remove-about = Con il link, questa persona può rientrare. Per impedirlo, sostituisci il link.
club-link = Link del club
club-link-about = Chi ha questo link può entrare.
club-new-link = Sostituisci il link
club-rename = Cambia nome
club-leave = Lascia il club
club-leave-about = Per tornare ti serve il link del club. Con l’ultimo membro che esce il club finisce.
club-stay = Resta
club-keep-member = Tieni
me-failed = Il server non è raggiungibile. Riprova.
