# Spanish. Every word that a person sees stands here, for the page and the terminal alike.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.

# The language's own name.
language = Español

## Terms of the game

number = { $quantity ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $quantity }
}
# What a one is called in the box that $box names: a Paco after the toucan of Asmodee.
word-as = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] as
}
word-Ases = { $box ->
    [asmodee-it] Pacos
    [asmodee-fr] Pacos
    [bga] Pacos
   *[other] Ases
}
word-ases = { $box ->
    [asmodee-it] Pacos
    [asmodee-fr] Pacos
    [bga] Pacos
   *[other] ases
}
# A bid as people say it: seven fours, three aces.
bid = { $face ->
    [1] { number } { $quantity ->
        [one] { word-as }
       *[other] { word-ases }
    }
    [2] { number } { $quantity ->
        [one] dos
       *[other] doses
    }
    [3] { number } { $quantity ->
        [one] tres
       *[other] treses
    }
    [4] { number } { $quantity ->
        [one] cuatro
       *[other] cuatros
    }
    [5] { number } { $quantity ->
        [one] cinco
       *[other] cincos
    }
   *[6] { number } { $quantity ->
        [one] seis
       *[other] seises
    }
}
face = { $face ->
    [1] { word-as }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}
faces = { $face ->
    [1] { word-ases }
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
}
dice-count = { $count ->
    [one] un dado
   *[other] { $count } dados
}
dudo = dudo
# review: some tables in Chile and Peru say "calzo"; the boxes say "calza"
calza = calza
palifico = palifico
# A label and its content.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, folleto italiano
edition-asmodee-fr = Asmodee, folleto francés y neerlandés
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Reglas amistosas
preset-friendly-about = Todos ven cuántos dados quedan, y se pueden apostar más dados de cualquier cara.
house-rules = reglas de la casa
house-rules-of = { $edition }, con reglas de la casa

## Settings: a name, and for each value a sentence that states the rule

setting-players = Jugadores
setting-players-value = De { $fewest } a { $most } jugadores.
setting-dice = Dados por persona
setting-dice-value = Todos empiezan con { dice-count }.
setting-first_opener = Quién abre primero
setting-first_opener-random = Quién abre la primera ronda se decide al azar.
setting-first_opener-highest-roll = Todos tiran un dado; el más alto abre la primera ronda.
setting-raise = Subir
setting-raise-one-axis = Apuesta más dados de la misma cara, o la misma cantidad de una cara más alta.
setting-raise-any-higher = Apuesta más dados de cualquier cara, o la misma cantidad de una cara más alta.
setting-palifico = Palifico
setting-palifico-off = No hay rondas de palifico.
setting-palifico-each-time = Cada vez que te quedas con un dado, abres una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
setting-palifico-once = La primera vez que te quedas con un dado, abres una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
setting-palifico_with_two = Palifico entre dos
setting-palifico_with_two-true = También hay rondas de palifico cuando solo quedan dos jugadores.
setting-palifico_with_two-false = Cuando solo quedan dos jugadores, ya no hay rondas de palifico.
setting-veteran_changes_face = Veteranos en palifico
setting-veteran_changes_face-true = Con un solo dado, y si ya tuviste tu palifico, puedes cambiar la cara en la ronda de palifico de otra persona.
setting-veteran_changes_face-false = En una ronda de palifico nadie puede cambiar la cara.
setting-calza = Calza
setting-calza-true = Puedes decir calza: la apuesta es exacta.
setting-calza-false = No se juega con calza.
setting-calza_callers = Quién puede calzar
setting-calza_callers-others-but-next = Puede calzar cualquiera, menos quien apostó y quien tiene el turno.
setting-calza_callers-all-but-bidder = Puede calzar cualquiera, menos quien apostó.
setting-calza_callers-all-but-next = Puede calzar cualquiera, menos quien tiene el turno.
setting-calza_in_palifico = Calza en palifico
setting-calza_in_palifico-true = En una ronda de palifico se puede calzar.
setting-calza_in_palifico-false = En una ronda de palifico no se puede calzar.
setting-calza_with_two = Calza entre dos
setting-calza_with_two-true = Cuando solo quedan dos jugadores, se puede calzar.
setting-calza_with_two-false = Cuando solo quedan dos jugadores, no se puede calzar.
setting-calza_wins = Qué se gana al calzar
setting-calza_wins-die = Quien calza y acierta recupera un dado, pero nunca tiene más de los que había al empezar.
setting-calza_wins-all-others-lose = Si quien calza acierta, todos los demás pierden un dado.
setting-lost_dice_visible = Dados perdidos
setting-lost_dice_visible-true = Todos ven cuántos dados le quedan a cada uno.
setting-lost_dice_visible-false = Los dados perdidos no se ven: recuerda cuántos le quedan a cada uno.
setting-reveal = Destape
setting-reveal-at-once = Todos los cubiletes se levantan a la vez.
setting-reveal-from-caller = Los cubiletes se levantan uno a uno, desde quien dudó o calzó y hacia la izquierda.
# A short text for each value, for lists and tables.
value-players = de { $fewest } a { $most }
value-dice = { $count }
value-first_opener-random = al azar
value-first_opener-highest-roll = el dado más alto
value-raise-one-axis = más de la misma, o más alta
value-raise-any-higher = más de cualquiera, o más alta
value-palifico-off = no
value-palifico-each-time = cada vez
value-palifico-once = una vez por partida
value-calza_callers-others-but-next = todos, menos quien apostó y quien sigue
value-calza_callers-all-but-bidder = todos, menos quien apostó
value-calza_callers-all-but-next = todos, menos quien sigue
value-palifico_with_two-true = se juega
value-palifico_with_two-false = ronda normal
value-veteran_changes_face-true = pueden cambiar la cara
value-veteran_changes_face-false = no cambian la cara
value-calza-true = se juega
value-calza-false = no
value-calza_in_palifico-true = se permite
value-calza_in_palifico-false = no se permite
value-calza_with_two-true = se permite
value-calza_with_two-false = no se permite
value-calza_wins-die = se recupera un dado
value-calza_wins-all-others-lose = los demás pierden uno
value-lost_dice_visible-true = a la vista
value-lost_dice_visible-false = ocultos
value-reveal-at-once = todos a la vez
value-reveal-from-caller = uno a uno, hacia la izquierda

## Built-in bots

bot-beginner = Principiante
bot-beginner-about = Cuenta a ojo y duda pronto. Apuesta lo que tienes y deja que dude.
bot-gambler = Atrevido
bot-gambler-about = Conoce las probabilidades, pero confía en la suerte. Espera a que se pase.
bot-odds = Calculador
bot-odds-about = Juega con las probabilidades exactas y no cree a nadie. Sus apuestas delatan sus dados.
# review: reads the others' bids; "Lector" would make one think of books
bot-reader = Observador
bot-reader-about = Adivina tus dados por tus apuestas y se sabe los finales de memoria. Se cree las apuestas, así que miéntele.
bot-planner = Estratega
bot-planner-about = Piensa en lo que hará quien va después. Cree que todo el mundo juega igual: sorpréndelo.
bot-master = Maestro
bot-master-about = Piensa por adelantado y aprende cómo juega cada cual. Cambia de juego antes de que te conozca.
bot-mixed = Variados
bot-mixed-about = De distintos niveles, del más flojo al más fuerte.
why-forced = No había otra cosa que decir.
why-beginner-bid = { bid }: esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }, y mentí un poco.
why-beginner-dudo = { bid }: parecían demasiados, esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: esperaba unos { NUMBER($expected, maximumFractionDigits: 1) }, y dudé de todos modos.
why-beginner-calza = { bid }: más o menos lo que esperaba.
why-gambler-bid = { bid }: probabilidad del { $percent } %, y me gustó.
why-gambler-dudo = { bid }: probabilidad del { $percent } %, y confié en mi suerte.
why-calza = { bid }: exacta con un { $percent } %, según todo lo que sabía.
why-odds = { bid }: yo tenía { $own }, así que un { $percent } % de probabilidad.
why-reader = { bid }: yo tenía { $own }, y con lo que se había apostado, un { $percent } % de probabilidad.
why-ahead = { bid }: un { $percent } % de probabilidad; de que { $name } dudara, un { $calls } %.
why-ahead-you = { bid }: un { $percent } % de probabilidad; de que tú dudaras, un { $calls } %.
why-solved = Este final me lo sé de memoria: aquí se dice esto el { $percent } % de las veces.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = La partida ha terminado.
reason-not-dealt = Todavía no se han tirado los dados.
reason-not-your-turn = No te toca.
reason-no-such-face = Un dado tiene caras del 1 al 6.
reason-no-dice-bid = Apuesta al menos un dado.
reason-over-all-dice = Son más que todos los dados con que empezó la partida.
reason-aces-do-not-open = No se puede abrir una ronda con { word-ases }.
reason-not-higher = Eso no sube la última apuesta.
reason-one-axis = Sube una sola cosa: más dados de la misma cara, o la misma cantidad de una cara más alta.
reason-fewer-than-half-in-aces = Para pasar a { word-ases } hace falta al menos la mitad, redondeando hacia arriba.
reason-fewer-than-twice-aces-plus-one = Para salir de los { word-ases } hace falta al menos el doble más uno.
reason-face-locked = En una ronda de palifico la cara queda fija: solo sube la cantidad.
reason-nothing-bid = Todavía no hay ninguna apuesta.
reason-calza-off = En esta mesa no se juega con calza.
reason-calza-in-palifico = En una ronda de palifico no se puede calzar.
reason-calza-with-two = Cuando solo quedan dos jugadores, no se puede calzar.
reason-calza-own-bid = No puedes calzar tu propia apuesta.
reason-calza-next-player = Quien tiene el turno no puede calzar.
reason-caller-without-dice = Solo puede calzar quien tiene dados.
reason-already-dealt = Los dados de esta ronda ya se tiraron.
reason-hands-not-one-a-seat = Debe haber una mano de dados por cada puesto.
reason-wrong-number-of-dice = Una mano no tiene tantos dados como le quedan a su puesto.
reason-opener-missing = Falta decir quién abre la primera ronda.
reason-wrong-opener = Esta ronda la abre otro puesto.
reason-no-opening-roll = Ahora no toca ninguna tirada inicial.
reason-wrong-rollers = En la tirada inicial tiran solo los puestos que siguen en empate, y todos ellos.

## Errors in rules and positions

error-edition-unknown = No existe la edición «{ $edition }». Las ediciones son: { $allowed }.
error-setting-unknown = No existe el ajuste «{ $setting }». Los ajustes son: { $allowed }.
error-setting-value = El ajuste «{ $setting }» no admite el valor { $value }. Puede ser: { $allowed }.
error-players-count = Estas reglas son para { $fewest } a { $most } jugadores, no para { $seats }.
error-position-dice = A cada jugador le quedan de 0 a { $most } dados.
error-position-over = Al menos dos jugadores deben tener dados.
error-position-veterans = Los veteranos son puestos del 1 al { $seats }.
error-position-palifico-dice = El puesto { $seat } no puede estar en palifico: no tiene un solo dado.
error-position-palifico-rules = Con estas reglas, el puesto { $seat } no puede estar en palifico.

## Events of a round. $name, $caller, $bidder and $loser are players' names

story-opens = { $name } abre.
story-opens-palifico = { $name } abre una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
story-opens-palifico-you = Abres una ronda de palifico: los { word-ases } no son comodines y la cara queda fija.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } retira la apuesta.
story-retracted-you = Retiras la apuesta.
story-dudo = { $name }: ¡dudo!
story-dudo-you = { page-you }: ¡dudo!
story-calza = { $name }: ¡calza!
story-calza-you = { page-you }: ¡calza!
story-late-bid = A { $name } se le ha acabado el tiempo: la mesa dice { bid } por { $name }.
story-late-bid-you = Se te ha acabado el tiempo: la mesa dice { bid } por ti.
story-late-dudo = A { $name } se le ha acabado el tiempo: la mesa dice dudo por { $name }.
story-late-dudo-you = Se te ha acabado el tiempo: la mesa dice dudo por ti.
story-calza-void = { $name } no llega a calzar: es el turno de { $other }, que habla primero.
story-calza-void-you = No llegas a calzar: es el turno de { $other }, que habla primero.
story-calza-void-other-you = { $name } no llega a calzar: es tu turno, y hablas primero.
story-calza-nearer = A la izquierda de { $bidder }, { $other } está más cerca que { $name }, así que calza { $other }.
story-calza-nearer-you = A la izquierda de { $bidder }, { $other } está más cerca que tú, así que calza { $other }.
story-calza-nearer-other-you = A la izquierda de { $bidder }, tú estás más cerca que { $name }, así que calzas tú.
story-calza-nearer-bidder-you = A tu izquierda, { $other } está más cerca que { $name }, así que calza { $other }.
story-rolls = { $name } saca un { face }.
story-rolls-you = Sacas un { face }.
story-bid-stands = La apuesta de { $bidder } se cumple.
story-bid-stands-you = Tu apuesta se cumple.
story-bid-falls = La apuesta de { $bidder } no se cumple.
story-bid-falls-you = Tu apuesta no se cumple.
story-exact = Exacto.
story-not-exact = No es exacto.
story-loses = { $name } pierde un dado.
story-loses-you = Pierdes un dado.
story-others-lose = Todos menos { $name } pierden un dado.
story-others-lose-you = Todos menos tú pierden un dado.
story-gains = { $name } recupera un dado.
story-gains-you = Recuperas un dado.
story-gains-nothing = { $name } ya tiene todos sus dados, y gana el derecho a abrir.
story-gains-nothing-you = Ya tienes todos tus dados, y ganas el derecho a abrir.
story-out = { $name } queda fuera.
story-out-you = Quedas fuera.
story-wins = { $name } gana la partida.
fact-boldest = La apuesta más atrevida: { $name }, { bid }, { $chance } probable. { $fate ->
    [stood] ¡Y era cierta!
    [fell] No coló.
   *[raised] Nadie dudó de ella.
}
fact-bluffs = Mejor farol: { $name }. Apuestas falsas de las que nadie dudó: { $count }.
fact-dudos = Mejor olfato: { $name }. Dudos acertados: { $right } de { $count }.
fact-calzas = Ojo de lince: { $name }. Calzas acertadas: { $count }.
fact-luck = Más suerte: { $name }. { word-Ases } que salieron: { $count }; tocaban unos { $expected }.
fact-comeback = A { $name } le quedaba un solo dado, y aun así ganó.
fact-longest = Apuestas en la ronda más larga: { $count }.
review = Análisis
review-chart = Probabilidad de ganar, ronda a ronda
review-accuracy = Precisión
review-start = Probabilidad al empezar
review-luck = Suerte con los dados
review-own_errors = Errores propios
review-others = Juego de los demás
review-result = Probabilidad al final
review-bluffs = Faroles
review-right_doubts = Faroles descubiertos
review-missed_calls = Dudos y calzas perdidos
review-only = Única opción
review-best = La mejor
review-good = Buena
review-slip = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-gave = { $verdict }: { $given } desperdiciado. Mejor: { $best }.
review-likely = La apuesta anterior: probable al { $alone } solo por los dados, al { $read } tras lo que se apostó.
review-exact = Exacta: { $chance }.
review-swing = A quien más ayuda es a { $name }: { $chance } más.
review-keys = Momentos clave
review-silence = no decir nada
review-silent = { $name } no dice nada
review-part = El registro empieza a mitad de la partida. No se sabe qué se dijo antes.
review-about = Cada palabra se juzga por lo que su jugador podía saber. La suerte es lo que dieron los dados, y de media no es nada; el resto lo hicieron los demás. La precisión es 100 si cada palabra fue la mejor; un cuarto de dado desperdiciado cuenta la mitad.

## Errors of the server and its data

error-store-read = Esta mesa no se puede leer ({ $why }). No ha cambiado nada. Prueba más tarde. Quien lleva el servidor puede recuperarla de una copia.
error-store-write = Esto no se pudo guardar ({ $why }), así que no pasó. Inténtalo otra vez.
error-store-altered = El suceso { $seq } de la mesa { $table } falta o no está como se guardó, así que no se puede seguir jugando en ella. No ha cambiado nada. Quien lleva el servidor puede recuperarla de una copia.
error-table-elsewhere = Esa mesa está en otro servidor. Envía la orden al socket /socket/{ $table }.
error-table-away = La mesa { $table } es antigua y está en un archivo histórico que ahora no se puede leer. Prueba más tarde. Quien lleva el servidor encuentra la razón en su registro.

## Errors at a table

error-internal = Algo falló aquí, en el servidor. No cambió nada; inténtalo otra vez.
error-message-too-long = Un mensaje puede tener como mucho { $most } bytes.
error-message-unreadable = Este mensaje no se puede leer: { $why }
error-no-cookie = El navegador no envió su cookie. Carga la página otra vez y permite sus cookies.
error-no-record = En esta mesa no hay ninguna partida terminada.
error-table-unknown = No existe la mesa { $table }. Revisa el enlace, o abre tu propia mesa.
error-table-full = No queda silla libre. Puedes mirar.
error-chair-taken = La silla { $chair } ya está ocupada.
error-name-empty = Di cómo te llamas.
error-name-too-long = Un nombre puede tener como mucho { $most } caracteres.
error-name-characters = Usa letras, cifras y espacios en el nombre.
error-name-alike = Este nombre se parece demasiado a «{ $other }». Elige otro.
error-name-taken = Alguien ya guarda este nombre u otro parecido. Elige otro.
error-signed-in = Ya has iniciado sesión aquí.
error-signed-out = Se ha cerrado tu sesión aquí. Vuelve a entrar o continúa como invitado.
error-sign-in-code = Este código de recuperación no es correcto. Comprueba cada letra.
error-sign-in-link = Este enlace ha caducado o ya se usó. Crea otro en el dispositivo donde tienes la sesión abierta.
error-passkey = Esta clave de acceso no vale aquí. Inténtalo de nuevo o usa tu código de recuperación.
error-club-unknown = No existe ese club. Quizá cambiaron su enlace: pide el nuevo a un miembro.
error-club-owner-only = Solo quien dirige el club puede hacerlo.
error-club-full = Este club ya tiene { $most } miembros.
error-club-too-many = Ya estás en { $most } clubes. Deja antes alguno.
error-club-evening = Elige un momento entre ahora y dentro de un año.
error-tournament-unknown = No existe ese torneo. Quizá es demasiado antiguo: los torneos se guardan un año.
error-tournament-clock = Un torneo necesita un límite de tiempo, para que nadie retrase una ronda.
error-tournament-full = Este torneo está completo.
error-tournament-over = Este torneo ha terminado.
error-tournament-not-over = Este torneo aún no ha terminado.
error-tournament-empty = Un torneo necesita al menos dos jugadores.
error-tournament-owner-only = Solo puede hacerlo quien abrió el torneo.
error-tournament-table = En una mesa de torneo nadie puede pausar la partida ni empezar otra.
error-banned = Este nombre está excluido de este servidor. Motivo: { $reason }
error-person-report = No hay ningún informe { $report }.
error-rated-name = En una mesa puntuada todos juegan con un nombre guardado. Guarda primero tu nombre o ve a otra mesa.
error-rated-device = Un asiento en una mesa puntuada es solo tuyo. Para seguir en otro dispositivo, entra allí con tu nombre.
error-rated-settings = Una mesa puntuada no tiene ayuda de práctica ni programas, y no muestra dados a quienes han quedado fuera.
error-rated-remove = Durante una partida puntuada no se puede echar a nadie.
error-person-gone = Nadie guarda un nombre en esta dirección. Quizá se borró.
error-push-service = Las notificaciones de { $host } no se pueden enviar desde aquí. Permítelas en este servidor con --push-service.
error-push-key = La clave del navegador para las notificaciones no es válida. Desactiva las notificaciones y vuelve a activarlas.
error-not-seated = Primero hay que sentarse.
error-invite-stranger = Solo puedes invitar a personas con las que has jugado y a miembros de tus clubes.
error-host-only = Eso solo puede hacerlo quien organiza la mesa.
error-deputy-only = Esta mesa la organiza { $name }, y puede volver. Mientras tanto puedes hacer que la partida siga, pero no cambiar la mesa.
error-host-person = Solo puede organizar la mesa una persona que esté sentada y conectada.
error-program-may-not = Un programa puede mirar, sentarse, jugar y levantarse; esto es para personas.
error-programs-not-let = Quien organiza no ha dejado que se sienten programas a esta mesa.
error-people-play = En esta partida aún juegan personas.
error-remove-self = Para dejar tu silla, levántate.
error-again-waits = Espera a los demás { $count } { $count ->
    [one] segundo
   *[other] segundos
} más o pide a quien organiza que empiece.
error-remove-not = No se puede quitar a { $name } durante una partida.
error-muted = Quien organiza te ha silenciado en esta mesa.
error-table-locked = Quien organiza ha cerrado esta mesa: nadie más puede sentarse.
error-removed = Quien organiza te ha quitado de esta mesa. Puedes mirar, o abrir una mesa tuya.
error-seat-link = Este enlace a un puesto ya se usó, o es demasiado viejo. Crea otro en el dispositivo en el que juegas.
error-seat-link-seated = Ya tienes un puesto en esta mesa. Cada navegador tiene uno solo.
error-person-here = Un bot solo puede ocupar el puesto de alguien ausente.
error-person-waited-for = { $name } estaba aquí hace un momento. Un bot podrá ocupar el puesto en { $count ->
    [one] un segundo
   *[other] { $count } segundos
}.
error-game-begun = La partida ya empezó.
error-game-not-over = La partida aún no ha terminado.
error-not-playing = La partida no ha empezado.
error-cups-closed = Es demasiado pronto, o demasiado tarde, para preguntar por qué.
error-stale = Antes pasó otra cosa. Mira de nuevo y luego dilo.
error-bid-stands = Ya es tarde para retirar la apuesta.
error-unpledged = Este aporte a los dados no encaja con lo que anunciaste antes, así que no vale.
error-withheld = En esta partida no se abrió un aporte que habías anunciado, así que no se te pedirá otro hasta la próxima.

## Rules of all five editions, one sentence each

shared-goal = Gana la última persona con dados.
shared-roll = En cada ronda todos agitan a la vez sus dados bajo un cubilete, y miran solo los suyos.
shared-bid = Una apuesta es una cantidad y una cara, por ejemplo siete cuatros: entre todos los cubiletes hay al menos esa cantidad de dados con esa cara.
shared-turn = Se juega hacia la izquierda. Quien abre la ronda apuesta; después, cada cual sube la apuesta o la pone en duda con dudo.
shared-jumps = La cantidad puede subir más de uno de una vez.
shared-in-turn = Solo puede decir dudo quien tiene el turno.
shared-dudo = Con dudo se levantan los cubiletes y se cuentan los dados que sirven para la apuesta. Si hay tantos como se apostaron, o más, pierde un dado quien dudó; si no, lo pierde quien apostó.
shared-loser = Quien perdió un dado abre la ronda siguiente.
shared-out = Quien se queda sin dados está fuera.
shared-out-opens = Si quien perdió está fuera, abre la siguiente persona a la izquierda que tenga dados.
shared-aces = Los { word-ases } son comodines: valen por cualquier cara.
shared-aces-open = También se pueden apostar { word-ases }, pero solo un palifico puede abrir una ronda con ellos.
shared-aces-alone = En una apuesta de { word-ases } solo cuentan los { word-ases }.
shared-to-aces = Para pasar a { word-ases }, apuesta al menos la mitad de la última cantidad, redondeando hacia arriba: cuatro { word-ases } sobre siete cuatros.
shared-from-aces = Para salir de los { word-ases }, apuesta al menos el doble más uno, de cualquier cara: nueve cincos sobre cuatro { word-ases }.
shared-fewer-dice = Solo al pasar a { word-ases } puede bajar la cantidad de dados.
shared-cap = Nadie puede apostar más dados de los que había al empezar la partida.
shared-declared = Quien se queda con un solo dado debe decir «palifico». Aquí lo dice la mesa.
shared-palifico = En una ronda de palifico los { word-ases } no son comodines y pueden abrir, y la cara queda fija: solo sube la cantidad, salvo para los veteranos en algunas ediciones.
shared-aces-lowest = Allí los { word-ases } son una cara como las demás, la más baja.
shared-calza = Calza, una regla opcional, dice que la apuesta es exacta, comodines incluidos. Se dice antes de que hable la siguiente persona. Quien falla pierde un dado.
shared-calza-opens = Acierte o no, quien calzó abre la ronda siguiente.
shared-calza-nearest = Si dos calzan a la vez, vale quien esté más cerca, por la izquierda, de quien apostó.
shared-calza-late = Lo que diga en ese momento quien tiene el turno va antes que cualquier calza.
shared-shown-dice = Una regla opcional deja a la vista los dados perdidos: aquí es el ajuste «Dados perdidos».

## Readings: how errors and gaps of the booklets are read (core/citations.py)

reading-tie = Quienes empatan en la tirada inicial tiran otra vez. Ninguna edición lo dice.
reading-cap = Ninguna edición limita la apuesta. Aquí el límite son los dados del comienzo: todos saben cuántos son, y no revela nada oculto.
reading-veteran = Un veterano sube como en cualquier ronda: valen más dados de una cara más baja, y los { word-ases } son la más baja. Los demás quedan sujetos a la nueva cara.
reading-own-bid = Solo se prohíbe calzar al siguiente, así que quien apostó puede calzar su propia apuesta. Es raro, pero así está escrito.
reading-all-dice = También puede calzar quien conserva todos sus dados; si acierta, gana solo el derecho a abrir. Ninguna edición lo dice expresamente.
reading-again = No dice una vez por partida: quien recupera un dado al calzar y vuelve a quedarse con uno es palifico otra vez.
reading-nearest = Los dos folletos de Asmodee dicen con palabras distintas quién vale si calzan dos. Ambos se leen así: quien está más cerca, por la izquierda, de quien apostó.
reading-this-opens = La frase italiana sobre lo que sigue a calza es vaga; se lee como la francesa: abre quien calzó.
reading-unheard = Quién vale si calzan dos, y si quien tiene el turno va antes, solo lo dicen los folletos de Asmodee. En todas partes se juega así.
reading-plus-one = La regla francesa para salir de los { word-ases } olvida doblar. Su ejemplo y el texto neerlandés doblan y suman uno, y así se juega.
reading-french-value = Según el texto francés, solo al pasar a los { word-ases } puede bajar la cara. El italiano y el neerlandés hablan del número de dados, y así se juega.
reading-dutch-palifico = El texto neerlandés podría querer decir una vez por partida. El francés y el italiano dicen cada vez, y así se juega.
reading-dutch-lost-dice = Solo el texto neerlandés ofrece dejar a la vista los dados perdidos.
reading-example = Un ejemplo habla de una apuesta de tres donde era de cuatro. No cambia nada.
reading-lifting = La regla, dos veces, levanta los cubiletes desde la izquierda de quien habló; la demostración empieza por esa persona. Leído junto: primero esa persona, y luego hacia la izquierda.
reading-loser-out = No dice quién abre si quien perdió está fuera. Como en las demás ediciones, la siguiente persona a la izquierda.
reading-sets = Un juego sirve para dos a cuatro personas; dos juegos juntos, hasta para ocho.
reading-held = Los demás, dice, no cambian la cara de una ronda de palifico. Su ejemplo obliga a todos, también a quien abrió.
reading-aces-once = Dice expresamente que cada cantidad de { word-ases } se apuesta una sola vez por ronda. Tal como se sube, es así en todas las ediciones.
reading-right-calza = No dice quién abre tras una calza acertada. Como en las demás ediciones, quien calzó.
reading-crimean-tatar = En el texto tártaro de Crimea, las dos apuestas del ejemplo del veterano están al revés, y el ejemplo del palifico pasa a tres cuatros aunque la cara queda fija.
reading-polish = Según el texto polaco, una calza fallida cuesta dados; según los otros cuatro, un dado. Es uno.
reading-belarusian = El texto bielorruso pide diez tras cuatro { word-ases }; su regla y los demás textos dan nueve. También habla de seis jugadores y treinta dados, salta a diez treses, omite una apuesta y trae una nota en tártaro de Crimea. Su lista del contenido añade una tapa.
reading-russian = El texto ruso tiene casi siempre una sola palabra para ronda y partida; aquí la ronda es «круг». Su frase sobre los veteranos ha perdido la palabra palifico.

## The content of each box

box-asmodee-it = De Cosmo Fry y Alfredo Fernandini. Treinta dados, cinco de cada uno de seis colores, seis cubiletes de los mismos colores, una bolsa y el folleto. La propia caja oculta los dados perdidos.
box-asmodee-fr = De Cosmo Fry y Alfredo Fernandini, en francés y neerlandés. Treinta dados, cinco de cada uno de seis colores, seis cubiletes de los mismos colores, una tapa que oculta los dados perdidos, una bolsa y el folleto.
box-bga = No es una caja, sino el juego de Asmodee tal como lo cuenta en inglés Board Game Arena: treinta dados para seis, diez para dos. El as se llama Paco y es un pájaro.
box-hasbro-1994 = Impreso en 1994, en Francia por Kenner Parker. Treinta dados y seis cubiletes en seis colores, una bolsa y una tapa; el as es una cabeza. Dice que a los incas ya les gustaba el juego en el siglo XV, y no nombra autor. Estas reglas se reencontraron y se pusieron en línea en 2008.
box-kozak = En cinco idiomas, del ucraniano al ruso. Veinte dados, cuatro cubiletes y una bolsa de tela. Cuenta que Pizarro apresó a Atahualpa en 1532, y el rumor de que el cautivo le enseñó el juego. Nombra traductores y artistas, pero no autor.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Nutria, Garza, Tejón, Petirrojo, Lince, Halcón, Erizo, Castor, Gaviota, Pantera, Golondrina, Ardilla, Búho, Delfín, Gorrión, Tigre, Urraca, Koala, Cuervo, Morsa
table-setting-clock = Reloj
table-setting-clock-about = Si se acaba, la mesa dice lo más prudente que se permita: dudo o, para abrir, la apuesta más baja. Tras dos veces seguidas, un bot ocupa el puesto hasta que vuelva quien se fue.
table-setting-training_aid = Mostrar las probabilidades
table-setting-training_aid-true = Ayuda para aprender: cada cual ve qué probabilidad tiene cada apuesta, según sus propios dados.
table-setting-training_aid-false = Nadie ve ninguna probabilidad.
table-setting-spectators_see_previous_round = Cubiletes abiertos para quien mira
table-setting-spectators_see_previous_round-true = Quien mira puede ver bajo todos los cubiletes, con una ronda de retraso.
table-setting-spectators_see_previous_round-false = Quien mira no ve bajo ningún cubilete antes de que se levante.
table-setting-eliminated_see_dice = Quien queda fuera lo ve todo
table-setting-eliminated_see_dice-true = Quien queda fuera puede mirar enseguida bajo todos los cubiletes. Puede contar a los demás lo que ve.
table-setting-eliminated_see_dice-false = Quien queda fuera no ve nada antes de que se levanten los cubiletes, salvo que solo jueguen bots.
table-setting-speed = Ritmo
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
table-setting-chat = Charla
table-setting-chat-true = Se puede escribir, decir frases y hacer gestos.
table-setting-chat-false = En esta mesa no hay charla.
table-setting-listed = Mostrar en la lista de mesas abiertas
table-setting-listed-true = Cualquiera puede encontrar esta mesa en la página de inicio.
table-setting-listed-false = A esta mesa solo se llega por su enlace.
table-setting-external_bots = Dejar sentarse a programas
table-setting-external_bots-true = Pueden sentarse programas de alguien. Sus sitios van marcados.
table-setting-external_bots-false = Aquí solo se sientan personas, y los bots que pone quien organiza.
clock-none = Sin reloj
clock-none-about = Sin reloj: tómate tu tiempo.
clock-own = Otro reloj
clock-part-move = Segundos por jugada
clock-part-bank = Segundos de reserva
clock-part-increment = Segundos que se suman
clock-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
clock-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
clock-days = { $count ->
    [one] un día
   *[other] { $count } días
}
# $move, $bank and $increment are such durations.
clock-move = { $move } por jugada
clock-bank = { $bank } por persona para toda la partida
clock-bank-increment = { $bank } por persona, y { $increment } más con cada jugada
clock-move-and-bank = { $move } por jugada, y luego una reserva de { $bank }
clock-move-and-bank-increment = { $move } por jugada, y luego una reserva de { $bank } que crece { $increment } por jugada
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
story-opens-you = Abres la ronda.
story-becomes-palifico = { $name } abre en palifico.
story-becomes-palifico-you = Abres en palifico.
story-wins-you = ¡Ganas la partida!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Reír
reaction-gasp-do = Asombrarse
reaction-think-do = Pensar
reaction-clap-do = Aplaudir
reaction-cry-do = Llorar
reaction-cool-do = Ni inmutarse
# Phrases, which each player reads in their own language
phrase-hello = ¡Hola a todo el mundo!
phrase-good-luck = ¡Suerte!
phrase-nice-bluff = ¡Qué bien mientes!
phrase-well-played = ¡Bien jugado!
phrase-really = ¿En serio?
phrase-hurry = Tómate tu tiempo, pero no todo.
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
reaction-laugh = se ríe
reaction-gasp = se asombra
reaction-think = se lo piensa
reaction-clap = aplaude
reaction-cry = llora
reaction-cool = ni se inmuta

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

lesson-name = { $seat ->
    [1] Tú
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] un as
    [2] dos ases
    [3] tres ases
   *[other] { $aces } ases
}
lesson-hold = { $own ->
    [0] Tú no tienes ninguno.
    [1] Tú tienes uno.
    [2] Tú tienes dos.
   *[other] Tú tienes { $own }.
}
lesson-cups = ¡Te damos la bienvenida! Bajo todos los cubiletes juntos hay { number } dados. Tú ves los tuyos, y nadie más los ve. Una partida completa empieza con más dados, pero se juega igual.
lesson-bid = { lesson-name } abre: «{ bid }». Es decir: entre todos los cubiletes, también el tuyo, hay al menos esa cantidad de dados con esa cara.
lesson-raise = Te toca. Di más dados, de cualquier cara, o los mismos de una más alta. Tienes { bid }: toca la cara y luego apuesta.
lesson-doubt = Ahora { bid }, dice { lesson-name }. { lesson-hold } Ponlo en duda: mantén pulsado Dudo, o tócalo dos veces.
lesson-falls = Hay { bid }, y se apostaron { $claimed }. No alcanza, así que { lesson-name } pierde un dado. Si la apuesta hubiera sido cierta, lo habrías perdido tú. Quien pierde abre la ronda siguiente.
lesson-aces = ¿Ves { $ace ->
    [bird] el pájaro
    [head] la cabeza
   *[sun] el sol
}? Es un as, y los ases son comodines: cada uno vale por cualquier cara. Así que con él ya tienes { bid }.
lesson-ace-bid = { $more ->
    [one] Uno más
   *[other] { $more } más
} entre los otros { $others } dados: no es mucho pedir. Sube a { bid }.
lesson-stands = { lesson-name } dudó de ti. Contando los ases hay { bid }, justo lo que dijiste. Una apuesta exacta es cierta, así que { lesson-name } pierde un dado.
lesson-to-aces = Sobre { bid }, { lesson-name } pasó a ases. Para eso basta la mitad, redondeando hacia arriba: { lesson-so-many-aces }. En una apuesta de ases solo cuentan los ases.
lesson-from-aces = Para salir de los ases hace falta el doble más uno: { number }. Con tus ases tienes { bid }. ¡Dilo!
lesson-over = Ahora { bid }. Pasa a ases. Te basta la mitad, redondeando hacia arriba: { lesson-so-many-aces }. Tú tienes { $own }; { lesson-name } habló de ases.
lesson-aces-stand = { lesson-name } dudó de ti, y aquí hay { bid }: tu apuesta se cumple. { $left ->
    [one] Bajo ese cubilete queda un solo dado, y por eso la próxima ronda es especial.
   *[other] Bajo ese cubilete quedan { $left } dados.
}
lesson-palifico = A { lesson-name } le queda un solo dado, y abre una ronda de palifico. En ella los ases no son comodines y la cara queda fija. La apuesta: { bid }.
lesson-locked = Solo sube la cantidad. Tienes { bid }, tu as ahora no ayuda, pero quizá { lesson-name } tenga otro { face }. ¿Subes o dudas?
lesson-own-bid-stands = { lesson-name } dudó de ti. Hay { bid }, como dijiste. Era el último dado de { lesson-name }. Gana la partida la última persona con dados.
lesson-own-bid-falls = Hay { bid }, y dijiste { $claimed }. Son demasiados, así que pierdes un dado. ¡Le pasa a todo el mundo! Gana la partida la última persona con dados.
lesson-own-doubt-wrong = Hay { bid }, y bastaban { $claimed }. La apuesta era cierta, así que pierdes un dado. ¡Le pasa a todo el mundo! Gana la partida la última persona con dados.
lesson-rather-bid = Podrías decir eso. Pero en esta lección, di { bid }.
lesson-rather-dudo = Podrías decir eso. Pero en esta lección, duda: di dudo.

## Reports of rules

rules-shared = Lo que se juega en todas las ediciones
rules-readings = Cómo se leen erratas y silencios
rules-box = La caja
rules-if-calza = Donde se juega con calza:
rules-note-sources = La fuente de cada línea es el lugar en el folleto de esa edición, por su título y en su idioma; entre paréntesis, si el folleto solo da a entender la regla.
rules-silent = esta edición no lo dice
rules-unsaid = ninguna edición lo dice

## Play in the terminal

play-your-dice = Tus dados: { $dice }.

## Records

tell-seat = Puesto { $seat }
tell-dice-left = Dados que quedan: { $dice }

## Errors in records: the place, and the fault

record-error = { $place }: { $why }
record-at-line = línea { $line }
record-at-round = ronda { $round }
record-at-move = jugada { $move }
record-at-said = jugada { $move } ({ $said })
error-review-unfinished = Solo se analiza una partida terminada.
error-record-unreadable = Este archivo no se puede leer: { $why }
error-record-too-long = Un registro tiene como mucho { $most } bytes.
error-record-not-utf-8 = Esto no es un texto en UTF-8: su byte { $byte } está fuera de lugar.
error-record-syntax = { $why ->
    [mark] Aquí falta una comilla, una coma o un corchete.
    [twice] Esto ya se dijo antes. Cada ronda empieza por [[round]], entre corchetes dobles.
    [value] Después de = va un número, true, false, un texto entre "comillas" o una lista entre [corchetes].
    [key] Una línea es un nombre, = y su valor, por ejemplo: opener = 2
   *[other] Esto no se puede leer.
}
error-record-nested = Sus listas o tablas tienen demasiados niveles.
error-record-line-long = Esta línea pasa de { $most } caracteres.
error-record-key-long = Esta línea tiene un nombre de más de { $most } caracteres.
error-record-rounds-many = Un registro tiene como mucho { $most } rondas.
error-record-dear = Este registro exige demasiado tiempo o memoria para reproducirlo.
error-record-version = Un registro dice «perudo = { $version }», la versión del formato; este da otra.
error-record-key-unknown = «{ $key }» no significa nada aquí. Puede decir: { $allowed }.
error-record-key-missing = Falta «{ $key } = …».
error-record-key-kind = «{ $key }» debe ser { $kind ->
    [int] un número entero
    [str] un texto entre comillas
    [dict] una tabla
    [list] una lista
    [list-str] una lista de textos entre comillas
    [list-int] una lista de números enteros
    [list-dict] algo escrito como [[{ $key }]], una vez por cada uno
   *[setting] true, false, un número entero, un texto entre comillas o un par de números enteros
}.
error-record-position-seats = La posición tiene dados para { $given } puestos, pero hay { $seats } jugadores.
error-record-hand = Los dados del puesto { $seat } deben ser un texto de caras del 1 al 6, como "33344", o "" si está fuera.
error-record-hands = Debe haber una mano por cada uno de los { $seats } puestos, "" para quien está fuera; aquí hay { $given }.
error-record-hand-dice = { $left ->
    [0] El puesto { $seat } está fuera: su mano debe ser "".
    [one] Al puesto { $seat } le queda un dado, no { $given }.
   *[other] Al puesto { $seat } le quedan { $left } dados, no { $given }.
}
error-record-opener = Esta ronda la abre el puesto { $opener }, no el puesto { $given }.
error-record-opener-without-dice = El puesto { $given } no puede abrir: no existe, o no tiene dados.
# $key is a key of the record, such as "seed".
error-record-hex = «{ $key }» se escribe con pares de cifras del 0 al 9 y de la a a la f.
error-record-move = Una jugada se escribe como "5x4", "dudo" o "calza 2": sin mayúsculas, signos, ceros delante ni otros espacios.
error-record-after-call = La ronda ya acabó con un dudo o una calza; no puede seguir otra jugada.
error-record-after-end = La partida terminó y ganó el puesto { $winner }; no puede seguir otra ronda.
error-record-after-unfinished = La ronda anterior se detiene sin dudo ni calza, y eso solo puede pasar en la última.

## Errors in chat, clocks and rule codes

error-rule-code = El código de reglas «{ $text }» no se puede leer: «{ $part }» no es un ajuste.
error-text-empty = Di algo.
error-text-characters = Esta línea tiene caracteres que no se pueden mostrar.
error-talk-closed = En esta mesa la charla está cerrada.
error-too-fast = No tan rápido. Espera un momento.
error-too-busy = El servidor tiene ahora demasiado que calcular. Prueba otra vez dentro de un minuto.
error-too-many-sockets = Hay demasiadas páginas abiertas a la vez. Cierra alguna o prueba otra vez dentro de un rato.
error-too-many-listed = Ya tienes { $count } mesas en la lista. Quita antes una, o comparte el enlace de esta mesa.
error-too-many-listed-nearby = Tu red ya tiene { $count } mesas en la lista. Siéntate a una de ellas, o comparte el enlace de la tuya.
error-forbidden-origin = Lo pide una página de otra dirección. Abre la página de este servidor y prueba desde ahí.
error-table-worn-out = En esta mesa ha pasado tanto que ya no cabe más. Abre una nueva.
error-paused = La partida está en pausa.
error-not-paused = La partida no está en pausa.
error-resume-away = { $name } no está y su reloj correría. Espera a que vuelva o deja que un bot juegue mientras tanto.
error-aid-hidden-dice = Las probabilidades solo se pueden mostrar donde los dados perdidos están a la vista. Activa eso también.
