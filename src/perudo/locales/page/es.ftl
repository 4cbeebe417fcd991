# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Te toca · Perudo
page-title-waits = Turno de { $name } · Perudo
page-what = El dado mentiroso: apuesta sobre los dados de todos y destapa el farol.
page-your-name = Tu nombre
page-edition = Reglas
page-by-your-box = Juega según tu caja
page-play-now = Jugar ya
page-new-here = ¿Nunca has jugado al Perudo?
page-new-show = Enséñame (3 minutos)
page-new-know = Ya sé jugar
page-play-now-about = { $count ->
    [one] contra un bot
   *[other] contra { $count } bots
}
page-bots = Bots
page-bots-level = Qué tal juegan
page-level = Nivel
page-bots-weaker = Rivales más flojos
page-bots-stronger = Rivales más fuertes
page-with-friends = Con amigos
page-find-others = Con otros
page-find-waits = { $name } espera
page-house-rules-none = Volver a las reglas impresas
page-rules-picture = Los dibujos muestran qué apuestas pueden seguir a la última, si se ven los dados perdidos y si el palifico puede repetirse.
page-rules-linked = Tu enlace trae estas reglas: { $edition }.
page-join = Con un código
page-join-go = Ir a la mesa
page-code = Código de mesa
page-how-to-play = Cómo se juega
page-install = Instalar como aplicación
howto-dice = Cada cual agita sus dados bajo el cubilete. Solo ves los tuyos.
howto-bid = «{ bid }»: es una apuesta. Dice que entre todos los cubiletes hay al menos esa cantidad.
howto-raise = La siguiente persona sube, por ejemplo a { bid }, o dice dudo: «no me lo creo».
howto-dudo = Con dudo se levantan todos los cubiletes. Los { word-ases } valen por cualquier cara. Quien se equivocó pierde un dado; gana la última persona con dados.
howto-fine = La letra pequeña: { $edition }
howto-sources = Mostrar las fuentes
page-open-tables = Mesas abiertas
page-no-open-tables = Ahora no hay ninguna mesa abierta a todos. Abre una con amigos y ponla en la lista.
page-going-on = Partidas en curso
page-turns = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
}
page-gathers = la gente se reúne
page-return = Volver
page-played = Últimas partidas
page-career = Victorias: { $wins } de { $games }
page-daily = El problema de hoy
page-table-of = Mesa de { $name }
page-invited = { $name } te invita
page-chairs-free = { $count ->
    [0] no queda silla libre
    [one] una silla libre
   *[other] { $count } sillas libres
}
page-begins-itself = empieza en cuanto se sienten { $count }
page-to-front = Volver al inicio
page-language = Idioma
page-to-light = Colores claros
page-to-dark = Colores oscuros
page-ace = Dibujo del { word-as }
page-ace-box = como en la caja
page-ace-sun = un sol
page-ace-bird = un pájaro
page-ace-head = una cabeza
page-cup = Mi cubilete
page-cup-weave = Dibujo de mi cubilete
page-cup-weave-seat = como mi puesto
page-cup-weave-number = dibujo { $number }
page-cup-clay = Color de mi cubilete
page-cup-clay-red = rojo
page-cup-clay-blue = azul
page-cup-clay-green = verde
page-cup-clay-dark = oscuro
page-left-handed = Para zurdos
page-bot-faces = Los bots muestran lo que sienten
page-coach = Entrenador contra bots
page-coach-says = El entrenador:
page-coach-ask = ¿Qué diría un entrenador?
page-coach-bid = Apostaste { bid }. Con tus dados, lo probable eran unos { $expected }.
page-coach-call = Respondiste a { bid }. Con tus dados, lo probable eran unos { $expected }.
page-coach-passed = La apuesta era { bid }. Con tus dados, lo probable eran unos { $expected }.
page-coach-best = Mejor: { $best }.
page-coach-figures = Cifras
page-coloured-dice = Dados de colores
page-close = Cerrar
page-dismiss = Descartar
page-lost = Sin conexión; reintentando… Tu puesto se guarda, y lo que digas ahora se envía al volver.
page-lost-said = Sin conexión; reintentando… Lo que dijiste espera y se envía al volver.
page-missed = Mientras no estabas
# review: said of a bid and of a line of the history; "nueva" fits "apuesta", the commoner of the two
page-new = nuevo
# The chance of a bid.
page-new-bid = nueva
page-loading = Yendo a la mesa…
page-broken = No se puede cargar esta página
page-broken-text = Quizá te quedaste un momento sin conexión.
page-nowhere = Aquí no hay nada
page-nowhere-text = Quizá la dirección está cortada o mal escrita.
page-no-table = No existe esa mesa
page-error-unknown = El servidor no lo aceptó ({ $code }).
# A table before its game
page-sit-title = Elige una silla
page-sit = Sentarse
page-sit-here = Sentarse aquí
page-table-full = No queda silla libre. Puedes mirar.
page-chairs = Sillas
page-chairs-number = Sillas
page-step-fewer = { $what }: uno menos
page-step-more = { $what }: uno más
page-free-chair = Silla libre
page-add-bot = Añadir un bot
page-fill-bots = Llenar con bots
page-seat-bot = Añadir un bot en la silla { $chair }
page-bot = Bot: { $level }
# review: a verb, since "anfitrión" would give the host's gender away
page-host = Organiza
page-away = ausente
page-waited-for = se espera aún:
page-chair-kept = Un bot guarda esta silla hasta su regreso.
page-rename = Renombrar
page-save = Guardar
page-remove = Quitar a { $name }
page-lock-about = Nadie más puede sentarse. Los jugadores conservan su asiento.
page-lock = Cerrar la mesa
page-remove-not = No quitar
page-remove-playing = Un bot sigue en su asiento.
page-remove-about = No podrá volver a sentarse en esta mesa, a menos que lo permitas.
page-remove-title = ¿Quitar a { $name } de la mesa?
page-remove-button = Quitar
page-make-host = Que organice
page-make-host-title = ¿Pasar la mesa a { $name }?
page-make-host-about = No podrás recuperar ese papel por tu cuenta.
page-make-host-not = Seguir yo
page-unmute-for-all = Devolver la palabra
page-mute-for-all = Silenciar para todos
page-people-none = Aún no hay nadie más.
page-removals = Quitados
page-readmit = Dejar volver
page-people = Jugadores
page-invite = Invitar amigos
page-share-invite = Ven a jugar al Perudo conmigo:
page-invite-about = Quien abra este enlace puede sentarse. Con un teléfono, escanea el cuadro.
page-invite-alone = Este enlace solo se abre en este equipo.
page-invite-lan = Para que entren teléfonos, inicia el servidor para la red local: make play LAN=1
page-invite-phones = ¿Los móviles no pueden abrirlo?
page-link = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado
page-qr = Código QR del enlace a esta mesa
page-rules = Reglas de esta mesa
page-rules-here = Reglas de esta mesa
page-rules-of = Reglas: { $edition }
page-rules-change = Cambiar
page-rule-code = Compartir estas reglas
page-rule-code-about = Quien abra este enlace puede jugar con las mismas reglas, en su propia mesa.
page-rule-code-link = Enlace a estas reglas
page-rules-done = Listo
page-here = Lo que deciden estas reglas
page-watch-illustrated = Ver la ronda ilustrada
page-house-rule = regla de la casa
page-compare = Comparar con las reglas que conoces
page-compare-choose = Elige una edición
page-compare-here = Aquí:
page-compare-there = Allí:
page-compare-same = Las reglas son las mismas.
page-example-may = se puede apostar
page-example-not = no se puede apostar. { $why }
page-example-seat = Puesto { $seat }
page-example-stands = La apuesta se cumple.
page-example-falls = La apuesta no se cumple.
page-example-opens = abre
page-example-lifts = se levanta con el número
page-house-rules = Reglas de la casa
page-start = Empezar la partida
page-seeking = Esperando a otros que quieran estas reglas. En cuanto se sienten { $count } personas, la partida empieza sola y los bots ocupan las demás sillas.
page-start-with-bots = Empezar con bots
page-start-waits = { $name } empieza la partida.
page-too-few = { $count ->
    [one] Falta alguien más: un amigo o un bot.
   *[other] Faltan { $count } más: amigos o bots.
}
# Table settings
page-table-settings = Costumbres de esta mesa
# At the table
page-table = Mesa
page-menu = Más
page-settings = Ajustes
page-alert-sound = Sonido
page-alert-vibration = Vibración
page-alert-notices = Avisarme
page-push-failed = Este navegador solo muestra avisos mientras la página está abierta.
page-quiet-nights = Sin sonido por la noche
page-call-about = La próxima jugada puede tardar horas. ¿Quieres un aviso cuando te toque?
page-call-me = Avisarme
page-not-now = Ahora no
push-club-table = { $name } ha abierto una mesa
push-club-table-about = En el club { $club }
push-evening = { $club } se reúne pronto
push-evening-about = La velada empieza en menos de una hora.
push-round = Ha empezado la ronda { $round }
push-round-about = { $tournament }: tu mesa te espera.
page-alert-refused = Este navegador no deja que la página te avise. Puedes permitirlo en sus ajustes para este sitio.
# review: short for "with the odds shown"; "Probabilidades" is too long for the chip
page-aid-chip = Con ayuda
page-calza-window = { $name } aún puede hablar antes.
page-calza-window-you = Aún puedes hablar antes.
page-calza-own = La apuesta es tuya: con { calza } dices que es exacta.
page-retract = Retirarla
page-in-play = { dice-count } en la mesa
page-expected = De { dice-count }, unos { $expected } cuentan como { faces }
page-last-seconds = Quedan diez segundos.
page-what-now = Y ahora
page-paused = La partida está en pausa
page-paused-about = Los relojes y los bots están parados.
page-paused-blocked = Con reloj, la partida sigue cuando estén todos o juegue un bot por ellos.
page-go-on = Seguir
page-now-resumed = La partida continúa.
page-now-locked = La mesa está cerrada: nadie más puede sentarse.
page-now-unlocked = La mesa vuelve a estar abierta.
page-was-removed = Quien organiza ha retirado a { $name }. Un bot sigue jugando.
page-host-is = Ahora organiza { $name }.
page-host-is-you = Ahora organizas tú.
page-pause-asked = { $names } { $count ->
    [one] pide
   *[other] piden
} una pausa.
page-pause-agree = Aceptar
page-pause-decline = Seguir jugando
page-pause-declined = Los demás prefieren seguir jugando.
page-pause-waits = Pides una pausa. Tienen que aceptarla todos los que juegan.
page-hesitates = se lo piensa mucho
page-asks-pause = pide una pausa
page-pause = Pedir una pausa
page-pause-now = Pausar la partida
page-pause-not = Mejor sin pausa
page-round = Ronda { $round }
page-round-begins = Ronda { $round }.
page-opening = Tirada inicial
page-over = La partida ha terminado
page-place = { $place }.º de { $count }
page-order = Clasificación
page-series = Marcador
page-series-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
page-series-player = Jugador
page-series-wins = Victorias
page-series-places = Puestos
page-series-dudos = Dudos acertados
page-champion = { $count ->
    [one] ¡{ $names } gana la velada!
   *[other] ¡{ $names } comparten el primer puesto de la velada!
}
page-champion-own = ¡Ganas la velada!
page-series-end = Terminar la velada
page-series-end-title = ¿Terminar la velada?
page-series-end-about = Todos ven quién gana la velada. La próxima partida empieza un marcador nuevo.
page-series-end-not = Seguir jugando
page-facts = Para reírse
page-watchers = { $count ->
    [one] mira una persona
   *[other] miran { $count }
}
page-leave = Dejar la mesa
page-leave-title = ¿Dejas la mesa?
page-leave-playing = Un bot sigue jugando en tu puesto. Abre el enlace otra vez para recuperarlo.
page-leave-gathering = Tu silla queda libre.
page-leave-alone = Aquí no juega nadie más: la partida se detiene y tu puesto te espera hasta que abras el enlace otra vez.
page-leave-out = Ya estás fuera: los demás siguen sin ti.
page-left-alone = La partida está parada y tu puesto te espera.
page-left-people = Tu puesto te espera. Si tardas, los demás pueden dejar que juegue un bot hasta que vuelvas.
page-left-clock = Tu puesto te espera, pero tu reloj sigue. Cuando haya hablado dos veces por ti, jugará un bot hasta que vuelvas.
page-leave-yes = Dejarla
page-stay = Quedarse
page-hand-over = Jugar en otro dispositivo
page-hand-over-about = Escanea el cuadro con el otro dispositivo, o abre allí el enlace. Sirve una sola vez, durante unos minutos. No se lo muestres a nadie más: quien lo abra se queda con tu puesto.
page-hand-over-link = Enlace a tu puesto
page-hand-over-qr = Código QR del enlace a tu puesto
page-handed = Ahora juegas en otro dispositivo. Aquí miras.
page-locked = Quien organiza ha cerrado esta mesa. Puedes mirar.
page-removed = Quien organiza te ha quitado de esta mesa. Puedes mirar, o abrir una mesa tuya.
page-history = Lo que se dijo
page-told = Lo que pasa en la mesa
page-round-so-far = Apuestas de esta ronda
page-you = Tú
page-your-dice = Tus dados
page-hide-dice = Tapar mis dados
page-your-turn = Te toca
page-tip-ok = Entendido
page-tip-bid = La apuesta cuenta todos los cubiletes juntos: al menos esos dados.
page-tip-dudo = ¿No te crees la última apuesta? Mantén pulsado Dudo, o tócalo dos veces.
page-tip-lower-aces = Para apostar { word-ases } basta la mitad: en esa apuesta solo cuentan los { word-ases }.
page-tip-aces = { $ace ->
    [bird] El pájaro
    [head] La cabeza
   *[sun] El sol
} es un comodín: vale por cualquier cara.
page-tip-palifico = Palifico: a quien abre le queda un solo dado. En esta ronda los { word-ases } no son comodines.
page-to-act = le toca
page-waits-for = Le toca a { $name }.
page-rolling = Todos tiran un dado; el más alto abre.
page-shaking = Agita, voltea, mira.
page-palifico = Palifico
page-out = fuera
page-ready = ya está
page-stand-in = suplente
page-program = programa
page-registered-name = nombre guardado
page-rated = puntuada
rated-about = Puntuada: quien se va de la partida queda último.
page-leave-rated = Esta partida puntúa. Si un bot tiene que jugar por ti, quedas último, aunque vuelvas.
unrated-alone = No puntúa: juegan menos de dos personas.
unrated-absent = No puntúa: falta alguien.
unrated-address = No puntúa: dos de vosotros compartís conexión a internet.
rated-change = Tu puntuación: { $rating } ({ $change })
page-watching = Estás mirando. Los cubiletes siguen cerrados para ti hasta que se levanten.
page-you-are-out = Quedas fuera: { page-place }. ¡Bien jugado!
page-see-cups = Ver todos los dados
page-faster = Más rápido
page-to-result = Al resultado
page-new-game = Partida nueva
page-you-watch = mirando
page-watch-gathering = Estás mirando esta mesa. Quédate y verás la partida en cuanto empiece.
page-watch-over = Quédate a mirar la próxima partida, o a sentarte cuando se junte gente.
page-behind = Una ronda atrás
page-behind-open = Ronda { $round }, con todo destapado
page-behind-later = Desde la segunda ronda puedes mirar bajo todos los cubiletes, con una ronda de retraso.
page-is-away = { $name } no está.
page-let-bot-play = Que juegue un bot
page-let-bot-play-for = Que un bot juegue por { $name }
page-held-by-bot = Un bot ocupa tu puesto.
page-take-back = Recuperarlo
# The pad
page-pad = Tu jugada
page-pad-faces = Caras
page-face-from = { faces }, desde { $quantity }
page-face-not = { faces }: ahora no. { $why }
page-quick = { $quantity }×
page-over-bid = sobre
page-how-many = ¿Cuántos { faces }?
page-quantities = de { $first } a { $last }
# review: "45 % probable" is short rather than elegant
page-likely = { $chance } probable
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Menos dados
page-more = Más dados
page-bid = Apostar { bid }
page-bid-likely = Apostar { bid }, { $chance } probable
page-no-bid = No queda apuesta
# review: in full "mantén pulsado"; there is only room for the verb
page-hold = mantén
page-dudo-armed = Otra vez: ¡dudo!
page-calza-armed = Otra vez: ¡calza!
# Keyboard shortcuts and questions. $key is a key's name in browsers.
page-keyboard = Teclado
page-keys-characters = Letras y cifras como atajos
page-keys-about = Con Tab se llega a todo. Si los desactivas, una letra, cifra o signo de interrogación no hace nada por sí sola: mejor si dictas.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Retroceso
    [End] Fin
    [Enter] Intro
    [Home] Inicio
    [Space] Espacio
   *[other] { $key }
}
page-key-help = Mostrar estos atajos
page-key-face = Elegir una cara
page-key-range = Elegir un rango
page-key-bid = Decir la apuesta elegida
page-key-dudo = Dudo: pulsar dos veces
page-key-calza = Calza: pulsar dos veces
page-key-onward = Saltar el recuento; siguiente ronda
page-ask = Preguntar a la mesa
page-ask-about = El lector de pantalla dice la respuesta. Los botones para las mismas preguntas están al final de la página.
page-ask-bid = La apuesta, y a quién le toca
page-ask-choices = Lo que puedo decir
page-ask-left = Dados que quedan
page-ask-no-cup = No tienes cubilete.
page-ask-lowest = Apuesta más baja: { bid }.
page-ask-aces = En { word-ases }: { bid }.
page-ask-dudo = Puedes decir dudo.
page-ask-calza = Puedes decir calza.
# The reveal
page-skip = Saltar el recuento
page-tally = Hay { $count }; apuesta: { $quantity }
page-counted = { $count ->
    [0] No hay { faces }.
   *[other] Hay { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Resultado
page-next-round = Siguiente ronda
cheer-caught = ¡{ $name } cazó el farol!
cheer-caught-you = ¡Cazaste el farol!
cheer-held = ¡{ $name } decía la verdad!
cheer-held-you = ¡Decías la verdad!
cheer-exact = ¡{ $name } acertó de lleno!
cheer-exact-you = ¡Acertaste de lleno!
page-last-two = Solo quedan dos: { $names }.
page-why = ¿Por qué?
page-why-title = Por qué lo dijeron los bots
page-why-wait = Un momento…
page-why-alone = También tuvo en cuenta lo de antes: lo dirá cuando acabe la partida.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
page-check = Comprobar estos dados
page-check-round = Dados de la ronda { $round }
page-check-fair = Todo cuadra: ninguno de estos dados se eligió ni se cambió después de que el servidor fijara su compromiso.
page-check-unfair = Esto NO cuadra. Guarda el registro de esta partida y enséñaselo a los demás.
page-check-committed-yes = La semilla y las huellas son las mismas con las que el servidor se comprometió antes de tirar los dados: este navegador lo vio.
page-check-committed-no = La semilla o las huellas NO son las mismas con las que el servidor se comprometió: este navegador vio otras.
page-check-committed-unknown = La semilla del servidor encaja con el compromiso que figura aquí. Este navegador no estaba para verlo antes.
page-check-unfit = La semilla del servidor NO encaja con el compromiso que figura aquí.
page-check-parts-yes = Cada aporte encaja con la huella que había antes de que se abriera alguno.
page-check-parts-no = Los aportes a los dados NO son como deben ser: hay uno de un puesto que no lo tiene, de otra longitud o que no encaja con su huella.
page-check-mine-yes = El número al azar que envió este navegador forma parte de los dados.
page-check-mine-no = El número al azar que este navegador anunció y envió a tiempo NO forma parte de los dados.
page-check-mine-late = El número al azar que anunció este navegador no forma parte de los dados: no se abrió a tiempo.
page-check-mine-unknown = Este navegador no aportó nada a los dados.
page-check-withheld = { $name } anunció un aporte y no lo abrió; en su lugar vale el incluido en la semilla.
page-check-withheld-you = Anunciaste un aporte y no lo abriste; en su lugar vale el incluido en la semilla.
page-check-dice-yes = La semilla y los aportes dan exactamente los dados que había bajo los cubiletes.
page-check-dice-no = La semilla y los aportes NO dan los dados que había bajo los cubiletes.
page-check-opener-no = Según la semilla y los aportes abre OTRO jugador, o las tiradas para decidirlo son otras.
page-check-limits = Lo que ninguna comprobación así puede demostrar: que quien lleva el servidor no mira bajo los cubiletes.
page-check-seed = Semilla
page-check-commitment = Compromiso
page-check-digests = Huellas de los aportes
page-check-no-digest = ninguna
page-check-parts = Aportes a los dados
page-check-part-held = incluido en la semilla
page-waits-for-all = Esperando a { $names }
page-again = Jugar otra vez
page-again-change = Cambiar la mesa
page-again-about = Los mismos asientos y reglas. La partida empieza cuando todos estén listos.
page-again-away = { $count ->
    [one] { $names } no está: un bot juega en su lugar hasta que vuelva.
   *[other] { $names } no están: juegan bots en su lugar hasta que vuelvan.
}
page-again-waits = La próxima partida empieza cuando todos estén listos.
page-join-next = Entrar en la partida
page-next-gathers = Los jugadores se preparan para otra partida.
page-next-watch = La siguiente partida ha empezado.
page-next-began = La siguiente partida ha empezado. Un bot juega por ti hasta que entres.
page-again-without = Empezar sin { $names }
page-again-ready = Listos: { $names }
page-download = Descargar el registro
page-signed-none = Ningún servidor ha firmado este registro: pueden haberse cambiado nombres, jugadas y reglas, faltar rondas o ser todo inventado.
page-signed-here = Este servidor firmó este registro: nombres, reglas, jugadas y dados son como se jugó aquí.
page-signed-other = Otro servidor firmó este registro, con la clave { $key }. De quién es, y que nada se cambió, lo muestra: perudo verify
page-signed-unfit = La firma NO es de este registro: algo se cambió, añadió o quitó después de firmarlo.
# The lesson
page-learn-title = Aprende a jugar · Perudo
page-learn-in-minutes = Aprende en tres minutos
page-learn-at = Primera partida: { $at } de { $of }
page-learn-told = Lo que cuenta la lección
page-learn-onward = Seguir
page-learn-skip = Saltar
page-learn-over = Fin de la lección
page-learn-calza = En algunas mesas se juega también con calza: dices que la apuesta es exacta. Si lo es, recuperas un dado; si no, pierdes uno.
page-learn-differs = Con las reglas que elegiste ({ $edition }), algunas cosas cambian:
page-learn-loading = Poniendo la mesa…
page-learn-failed = No se pudo cargar la lección. Te espera aquí hasta que vuelva la red.
page-offline = No hay conexión
page-offline-about = Quizá tu dispositivo no tiene red, o el servidor está apagado. Esta página sigue sola en cuanto puede; mientras tanto, puedes aprender el juego.
page-kept-out = El servidor no te deja entrar
page-lost-here = Sin conexión; reintentando…
page-learn-offline = Para jugar una partida completa necesitas conexión. Esta página la busca sola.
page-practice = Practicar
page-practice-title = Practicar · Perudo
page-practice-puzzles = Problemas
page-practice-odds = Probabilidades
page-practice-today = Hoy
page-practice-what = ¿Qué dirías?
page-practice-likely = ¿Qué probabilidad tiene, más o menos?
page-practice-loading = Poniendo la mesa…
page-practice-failed = No se pudieron cargar los problemas. Te esperan aquí hasta que vuelva la red.
page-practice-rating = Tú: { $mine }. Este: { $rating }.
page-practice-answer = La respuesta
page-practice-chances = Probabilidad de ganar la partida
page-practice-why-dudo = Tras todo lo apostado, dudo acierta el { $chance } de las veces.
page-practice-why-bid = Tras todo lo apostado, «{ bid }» sería verdad el { $chance } de las veces. También cuenta lo que haga el siguiente jugador.
page-practice-why-calza = Es bastante probable que la apuesta sea exacta.
page-practice-next = Siguiente
page-practice-streak = Días seguidos: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = menos del { $chance }
page-practice-between = del { $low } al { $high }
page-practice-over = más del { $chance }
page-practice-right = ¡Bien!
page-practice-wrong = No exactamente.
page-practice-exact = Exactamente: { $chance }.
# The shared screen
page-screen = Ver en pantalla grande
page-tv = Esta es la tele
page-screens = Se muestra en una pantalla grande
page-show-table = Mostrar la mesa aquí
page-only-dice = Solo mis dados
page-screen-join = Únete
page-screen-scan = Escanea el cuadro, o abre
page-screen-again = Juega otra vez desde tu puesto.
page-screen-hide = Ocultar el código
page-screen-show = Mostrar el código
page-screen-hidden = El código de esta mesa está oculto.
page-screen-full = Pantalla completa
# Replays
page-replay = Repetición
page-replay-of = Repetición: { $names }
page-replay-here = Ver la repetición
page-replay-last = Ver la última partida
page-replay-loading = Cargando la partida…
page-review-working = Analizando cada decisión…
page-replay-none = No existe esa partida
page-replay-failed = No se puede cargar la partida
page-replay-failed-text = Quizá te quedaste un momento sin conexión.
page-try-again = Reintentar
page-replay-record = Ver una partida guardada
page-docs = Documentación
page-me = Mi nombre
page-tournament = Torneo
page-replay-record-about = Suelta aquí un archivo .perudo, o elige uno. Se repite según sus reglas, con todos los cubiletes abiertos. No se guarda nada de él.
page-replay-choose = Elegir un archivo
page-replay-drop = Suelta para ver este archivo.
page-replay-paste = O pega una aquí
page-type = Apuntar una partida
page-type-about = De tu propia mesa: quién apostó qué, y qué había bajo los cubiletes. Este navegador la guarda hasta que empieces otra.
page-type-opens = ¿Quién abre la ronda { $round }?
page-type-hands = ¿Qué había bajo los cubiletes?
page-type-rounds = A las rondas
page-type-undo = Deshacer
page-type-again = Empezar otra
page-replay-sample = Ver un ejemplo
page-replay-reading = Leyendo { $file }…
page-first = Al principio
page-back = Un paso atrás
page-play = Reproducir
page-stop = Parar
page-on = Un paso adelante
page-last = Al final
page-rounds = Rondas
page-round-loses = Ronda { $round }: { $name } pierde un dado
page-round-others-lose = Ronda { $round }: todos menos { $name } pierden un dado
page-round-gains = Ronda { $round }: { $name } recupera un dado
page-round-out = Ronda { $round }: { $name } queda fuera
page-round-exact = Ronda { $round }: exacto
page-round-open = Ronda { $round }, sin terminar
page-own-chance = Solo por los dados de quien apostó: { $chance } probable.
page-truth = { $count ->
    [0] Bajo todos los cubiletes: ni un { face }.
   *[other] Bajo todos los cubiletes: { bid }.
}
page-decisive = Momento decisivo
page-solved = Resuelto: qué decir y con qué frecuencia
page-solved-chance = Con estos dados, { $name } gana esta ronda el { $chance } de las veces, si los dos juegan así.
page-solved-share = La solución lo dice el { $chance } de las veces.
page-solved-never = La solución nunca lo dice.
page-solved-nothing = La solución no tiene consejo tras una apuesta que nunca hace.
page-solved-strayed = Antes { $name } apostó algo que la solución nunca apuesta. Esta es ahora la mejor respuesta a quien la sigue.
page-solved-what = ¿Qué es esto?
page-solved-about = Esta ronda es lo bastante pequeña para calcularla hasta el final. Si dices cada cosa con esta frecuencia, al azar, a la larga ningún rival puede hacer nada mejor que jugar así también.
page-share = Compartir
page-share-game = Compartir esta partida
page-share-link = Enlace a esta repetición
page-share-alone = Este enlace solo se abre en este equipo.
page-share-about = Quien abra este enlace puede ver la repetición.
page-picture-save = Guardar la imagen
page-picture-send = Enviar la imagen
page-to-table = Volver a la mesa
# People who come and go, for screen readers
page-sat-down = { $name } se sienta.
page-sat-down-you = Te sientas.
page-stood-up = { $name } se levanta.
page-stood-up-you = Te levantas.
page-stand-in-came = Un bot sigue jugando por { $name }.
page-stand-in-came-you = Un bot sigue jugando por ti.
page-came-back = { $name } vuelve.
page-came-back-you = Has vuelto.
page-withheld = { $name } no participó en el sorteo de estos dados, quizá porque se cortó la conexión. Aun así, los dados son limpios.
page-withheld-you = No participaste en el sorteo de estos dados, quizá porque se cortó la conexión. Aun así, los dados son limpios.
# Chat
page-talk = Charla
page-talk-news = Charla: { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
page-talk-quiet = Todavía nadie ha dicho nada.
page-talk-seated = Solo pueden hablar quienes están en la mesa.
page-say = Di algo
page-say-send = Decirlo
page-phrases = Frases
page-reactions = Gestos
page-mute = A quién oír
page-mute-one = Silenciar a { $name }
page-unmute-one = Volver a oír a { $name }
page-shake = Agitar mi cubilete
page-peek = Mirar
me-title = Tu nombre
me-about = Guarda tu nombre, y tus sitios y partidas te siguen en todos tus dispositivos. Sin correo ni contraseña.
me-register = Guardar mi nombre
me-passkey-about = Tu dispositivo te pide la huella, la cara o su PIN. No hay nada que recordar.
me-register-with-code = Usar un código de recuperación
me-passkey = Clave de acceso
me-passkey-add = Añadir una clave de acceso para este dispositivo
me-passkey-added = Añadida: a partir de ahora puedes entrar con ella.
me-passkey-made = Creada el { $date }
me-passkey-remove = Quitar
me-passkey-remove-made = Quitar la llave creada el { $date }
me-games = Tus partidas
me-games-none = Aquí se contarán las partidas que termines en este servidor.
me-ratings = Puntuación
me-ratings-about = La puntuación muestra tu nivel, en la misma escala que los bots. Las partidas puntuadas son para nombres guardados. Quien se va queda último.
me-rating-2 = Dos jugadores
me-rating-4 = Tres o cuatro jugadores
me-rating-8 = De cinco a ocho jugadores
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}
me-rating-bots = Bots en la misma escala
me-rating-chart = Puntuación en las últimas { $count } partidas, de { $from } a { $to }
me-find-rated = Buscar rival
me-open-rated = Abrir una mesa puntuada
me-visibility = Quién ve tu puntuación y tus partidas
me-visible-everybody = Todo el mundo
me-visible-clubs = Miembros de mis clubes
me-visible-nobody = Solo yo
me-public-page = Tu página para los demás
me-finished-games = Partidas
me-since = Nombre guardado desde el { $date }
me-hidden = No puedes ver la puntuación ni las partidas.
me-report = Denunciar a esta persona
me-report-about = ¿Ofende el nombre o lo que escribe esta persona? Quien gestiona este servidor lee tu informe. Esta persona no lo ve.
me-report-text = ¿Qué ha pasado?
me-report-send = Enviar el informe
me-reported = Tu informe se ha enviado. Gracias.
me-no-games = Aún no hay partidas terminadas.
me-wins = Ganadas
me-bluffs = Faroles creídos
me-dudos = Dudos acertados
me-calzas = Calzas acertadas
me-of = { $count } de { $total }
me-reviewed = Partidas analizadas: { $count }
me-answered = Respondidos: { $count }
me-played-with = Has jugado con
me-games-together = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
me-invite = Invitar a una mesa
me-invite-chosen = Abrir una mesa e invitarlos
me-passkey-sign-in = Entrar con una clave de acceso
me-passkey-cancelled = No se usó ninguna clave de acceso. Inténtalo de nuevo o usa un código de recuperación.
me-change = Cambiar nombre
me-have-name = ¿Ya guardas un nombre?
me-have-name-about = Muestra el código QR en el dispositivo donde tienes la sesión abierta y escanéalo con este. O escribe tu código de recuperación.
me-code = Código de recuperación
me-sign-in = Entrar
me-code-about = Apunta este código: solo se muestra una vez. Sirve para entrar en cualquier dispositivo, y es la única forma de volver si pierdes este.
me-code-saved = Ya lo he guardado
me-new-code = Crear un código nuevo
me-new-code-about = Si has perdido tu código o alguien lo ha visto, crea otro. El anterior dejará de funcionar.
me-devices = Tus dispositivos
me-this-device = este dispositivo
me-used = último uso: { $date }
me-sign-out = Salir
me-sign-out-device = Salir: { $device }
me-add-device = Otro dispositivo
me-show-qr = Mostrar un código QR
me-add-device-about = Escanea este código con el otro dispositivo o abre allí el enlace. Funciona una sola vez, durante cinco minutos. No se lo enseñes a nadie.
me-qr = Código QR para entrar en otro dispositivo
me-link = Enlace para entrar en otro dispositivo
me-link-about = Este dispositivo jugará con tu nombre. Las partidas jugadas aquí como invitado pasan a ser tuyas.
me-sign-in-here = Entrar en este dispositivo
me-data = Tus datos
me-download = Descargar todo lo guardado sobre ti
me-delete = Borrar mi nombre
me-delete-ask = ¿Borrar tu nombre?
me-delete-about = Tu nombre y lo que escribiste desaparecen de todas las mesas y partidas, y se cierra la sesión en todos los dispositivos. Tus partidas quedan, sin ti. No se puede deshacer.
me-delete-keep = Conservarlo
club-yours = Tus clubes
club-about = Para quienes juegan juntos a menudo: un enlace, la próxima velada y quién gana cuántas veces.
club-name = Nombre del club
club-found = Fundar un club
club-invited = Te invitan a este club. Miembros: { $count }
club-join = Unirse
club-need-name = Los miembros guardan su nombre. Guarda antes el tuyo y vuelve a abrir este enlace.
club-next = Próxima velada
club-next-at = Próxima velada: { $date }
club-no-evening = No hay ninguna velada prevista.
club-when = Día y hora
club-plan = Fijar
club-cancel = Anular la velada
club-coming = Voy
club-not-coming = No puedo
club-comes = viene
club-comes-not = no puede
club-open-table = Abrir una mesa
club-call-about = ¿Quieres un aviso antes de cada velada y cuando alguien abra una mesa?
club-table = Mesa { $code }, abierta: { $time }
club-standings = Clasificación
club-period = Velada o año
club-no-games = Aquí se contarán las partidas de las mesas del club.
club-place = Puesto
club-games = Partidas
club-wins = Ganadas
club-members = Miembros
club-owner = dirige
club-remove = Quitar: { $name }
club-removal = Quitar
tournament-new = Torneo
tournament-about = Los amigos se unen con un enlace. Los bots ocupan los puestos libres y las rondas se suceden solas.
tournament-yours = Tus torneos
tournament-name = Nombre del torneo
tournament-form = Formato
tournament-knock-out = Eliminatorias
tournament-swiss = Sistema suizo
tournament-knock-out-about = La mejor mitad de cada mesa (redondeada hacia abajo) sigue adelante, hasta que queda un ganador.
tournament-swiss-about = Todos juegan todas las rondas. Cada jugador que acaba detrás de ti es un punto.
tournament-table-size = Jugadores por mesa
tournament-rounds = Rondas
tournament-slow = Una ronda puede durar semanas. Se avisa a los jugadores cuando les toca, si lo desean.
tournament-open = Abrir el torneo
tournament-join = Unirse al torneo
tournament-late = El torneo ha empezado. Desde la próxima ronda puedes ocupar el puesto de un bot.
tournament-no-place = No hay puestos libres, pero puedes mirar.
tournament-start = Empezar el torneo
tournament-bots = { $count ->
    [one] Un bot ocupa el puesto libre.
   *[other] { $count } bots ocupan los puestos libres.
}
tournament-starts-later = Espera a que empiece el torneo. Entonces llegarás solo a tu mesa.
tournament-link = Enlace para jugadores
tournament-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tournament-your-table = A tu mesa
tournament-call-about = ¿Quieres un aviso cuando empiece una ronda?
tournament-wait = La próxima ronda empieza cuando terminen todas las mesas.
tournament-next-in = Continúa en { $seconds } s.
tournament-your-place = Eres el número { $place } de { $count }.
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-final = Final
tournament-watch = Mirar
tournament-points = Puntos
tournament-still-in = sigue
tournament-bot = bot
tournament-screen = Mostrar en una tele
tournament-leave = Dejar el torneo
tournament-leave-ask = ¿Dejar el torneo?
tournament-leave-about = Un bot sigue jugando desde la próxima ronda.
tournament-left = Has salido. Un bot juega por ti.
tournament-return = Volver
tournament-remove-ask = ¿Quitar a { $name }?
tournament-stay = Cancelar
tournament-another = Otro torneo
tournament-won = Gana: { $names }
tournament-fair-play = Juego limpio
tournament-fair-play-about = Dos jugadores que evitan decirse dudo ganan más de lo que deberían. Puedes comprobar si ha pasado. Solo tú ves el resultado.
tournament-fair-play-check = Comprobar las partidas
tournament-fair-play-progress = Partidas comprobadas: { $analysed } de { $games }
tournament-fair-play-none = Ninguna pareja de jugadores se ha evitado de forma apreciable.
tournament-fair-play-note = Estos jugadores se dijeron dudo llamativamente poco. Eso no prueba nada: también pueden destacar amigos que siempre se sientan juntos, o alguien que teme a un rival. Mira sus partidas.
tournament-fair-play-calls = Dudos: { $calls } de { $opportunities }, esperados: { $expected }
tournament-fair-play-pair = { $one } y { $other }
club-remove-ask = ¿Quitar a { $name }?
club-remove-about = Con el enlace, esa persona puede volver a unirse. Para evitarlo, cambia el enlace.
club-link = Enlace del club
club-link-about = Quien tenga este enlace puede unirse.
club-new-link = Cambiar el enlace
club-rename = Cambiar el nombre
club-leave = Dejar el club
club-leave-about = Para volver necesitas el enlace del club. Con el último miembro que se va termina el club.
club-stay = Quedarme
club-keep-member = Conservar
me-failed = No se puede acceder al servidor. Inténtalo de nuevo.
