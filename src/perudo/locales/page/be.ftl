# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Твой ход · Perudo
page-title-waits = Ходзіць { $name } · Perudo
page-what = Косці хлуса: стаў на кубікі ўсіх за сталом і лаві на блефе.
page-your-name = Тваё імя
page-edition = Правілы
page-by-your-box = Грай паводле правілаў сваёй скрынкі
page-play-now = Граць зараз
page-new-here = Упершыню граеш у Perudo?
page-new-show = Пакажы (3 хвіліны)
page-new-know = Я ўмею граць
page-play-now-about = { $count ->
    [1] супраць бота
    [one] супраць { $count } бота
    [few] супраць { $count } ботаў
    [many] супраць { $count } ботаў
   *[other] супраць { $count } бота
}
page-bots = Боты
page-bots-level = Наколькі добра граюць
page-level = Узровень
page-bots-weaker = Слабейшыя супернікі
page-bots-stronger = Мацнейшыя супернікі
page-with-friends = З сябрамі
# review: "find a table", shorter than "find others"
page-find-others = З іншымі
page-find-waits = { $name } чакае
page-house-rules-none = Назад да друкаваных правілаў
page-rules-picture = Малюнкі паказваюць, якія стаўкі могуць ісці пасля апошняй, ці відаць страчаныя косці і ці можа палафіко паўтарыцца.
page-rules-linked = Правілы з тваёй спасылкі: { $edition }.
# review: "by a code", for a button that asks for the table's code
page-join = Па кодзе
page-join-go = Да стала
page-code = Код стала
page-how-to-play = Як граць
page-install = Усталяваць як праграму
howto-dice = Усе трасуць кубікі пад кубачкамі. Ты бачыш толькі свае.
howto-bid = «{ bid }» — гэта стаўка: пад усімі кубачкамі разам іх прынамсі столькі.
howto-raise = Наступны гулец падымае, напрыклад: { bid }, або кажа дудо: «не веру».
howto-dudo = Пасля дудо ўсе кубачкі падымаюць; { word-tuzy } лічацца за любую вартасць. Хто памыліўся, страчвае кубік; хто апошні застанецца з кубікамі, той і пераможа.
howto-fine = Усе правілы: { $edition }
howto-sources = Паказаць крыніцы
page-open-tables = Адкрытыя сталы
page-no-open-tables = Зараз няма сталоў, адкрытых для ўсіх. Адкрый свой з сябрамі і дадай яго ў спіс.
page-going-on = Гульні, што працягваюцца
page-turns = { $count ->
    [one] Твой ход за { $count } сталом
    [few] Твой ход за { $count } сталамі
    [many] Твой ход за { $count } сталамі
   *[other] Твой ход за { $count } сталамі
}
page-gathers = гульцы збіраюцца
page-return = Вярнуцца
page-played = Згуляныя апошнімі
page-career = Перамог: { $wins } з { $games }
page-daily = Задача дня
page-table-of = Стол: { $name }
page-invited = { $name } запрашае цябе
page-chairs-free = { $count ->
    [0] вольных месцаў няма
    [1] адно вольнае месца
    [one] { $count } вольнае месца
    [few] { $count } вольныя месцы
    [many] { $count } вольных месцаў
   *[other] { $count } вольнага месца
}
page-begins-itself = { $count ->
    [one] пачнецца, як толькі збярэцца { $count } гулец
    [few] пачнецца, як толькі збяруцца { $count } гульцы
    [many] пачнецца, як толькі збярэцца { $count } гульцоў
   *[other] пачнецца, як толькі збярэцца { $count } гульца
}
page-to-front = На пачатак
page-language = Мова
page-to-light = Светлыя колеры
page-to-dark = Цёмныя колеры
page-ace = Малюнак { word-tuza }
page-ace-box = як у скрынцы
page-ace-sun = сонца
page-ace-bird = птушка
page-ace-head = галава
page-cup = Мой кубачак
page-cup-weave = Узор майго кубачка
page-cup-weave-seat = як у майго месца
page-cup-weave-number = узор { $number }
page-cup-clay = Колер майго кубачка
page-cup-clay-red = чырвоны
page-cup-clay-blue = сіні
page-cup-clay-green = зялёны
page-cup-clay-dark = цёмны
page-left-handed = Пад левую руку
page-bot-faces = Боты паказваюць эмоцыі
page-coach = Трэнер у гульні з ботамі
page-coach-says = Трэнер:
page-coach-ask = Што сказаў бы трэнер?
page-coach-bid = Твая стаўка: { bid }. З тваімі кубікамі варта было чакаць каля { $expected }.
page-coach-call = Стаўка была: { bid }. З тваімі кубікамі варта было чакаць каля { $expected }.
page-coach-passed = Стаўка была: { bid }. З тваімі кубікамі варта было чакаць каля { $expected }.
page-coach-best = Лепш: { $best }.
page-coach-figures = Лічбы
page-coloured-dice = Каляровыя кубікі
page-close = Закрыць
page-dismiss = Прыбраць
page-lost = Сувязі няма, спрабуем яшчэ… Тваё месца за табой, а сказанае перададзім потым.
page-lost-said = Сувязі няма, спрабуем яшчэ… Тваё слова чакае, перададзім потым.
page-missed = Пакуль цябе не было
page-new = новае
# The chance of a bid.
page-new-bid = новая
page-loading = Ідзём да стала…
page-broken = Старонка не загружаецца
page-broken-text = Мабыць, на хвілінку знікла сувязь.
page-nowhere = Тут нічога няма
page-nowhere-text = Можа, у адрасе не хапае кавалачка або ёсць памылка.
page-no-table = Такога стала няма
page-error-unknown = Сервер адмовіў ({ $code }).
# A table before its game
page-sit-title = Сядай за стол
page-sit = Сесці
page-sit-here = Сесці тут
page-table-full = Усе месцы занятыя. Можна глядзець.
page-chairs = Месцы
page-chairs-number = Месцаў
page-step-fewer = { $what }: на аднаго менш
page-step-more = { $what }: на аднаго больш
page-free-chair = Вольнае месца
page-add-bot = Дадаць бота
page-fill-bots = Запоўніць ботамі
page-seat-bot = Дадаць бота на месца { $chair }
page-bot = Бот: { $level }
page-host = Гаспадар
page-away = не тут
page-waited-for = яшчэ чакаем:
page-chair-kept = Да вяртання месца трымае бот.
page-rename = Іншае імя
page-save = Захаваць
page-remove = Прыбраць: { $name }
page-lock-about = Больш ніхто не сядзе. Гульцы захоўваюць свае месцы.
page-lock = Зачыніць стол
page-remove-not = Не прыбіраць
page-remove-playing = На гэтым месцы далей будзе граць бот.
page-remove-about = Зноў сесці за гэты стол не атрымаецца, пакуль ты не дазволіш.
page-remove-title = Прыбраць з-за стала: { $name }?
page-remove-button = Прыбраць
page-make-host = Зрабіць гаспадаром
page-make-host-title = Новы гаспадар: { $name }?
page-make-host-about = Вярнуць гэтую ролю без згоды новага гаспадара нельга.
page-make-host-not = Не мяняць
page-unmute-for-all = Вярнуць слова
page-mute-for-all = Пазбавіць слова
page-people-none = Больш пакуль нікога няма.
page-removals = Прыбраныя
page-readmit = Пусціць назад
page-people = Гульцы
page-invite = Кліч сяброў
page-share-invite = Хадзі граць са мной у Перудо:
page-invite-about = Хто адкрые гэтую спасылку, зможа сесці за стол. З тэлефона — адскануй квадрат.
page-invite-alone = Гэтая спасылка адкрыецца толькі на гэтым камп’ютары.
page-invite-lan = Каб пусціць тэлефоны, запусці сервер для лакальнай сеткі: make play LAN=1
page-invite-phones = Тэлефоны не адкрываюць?
page-link = Спасылка на гэты стол
page-copy = Капіяваць
page-copied = Скапіявана
page-qr = QR-код спасылкі на гэты стол
page-rules = Правілы гэтага стала
page-rules-here = Правілы гэтага стала
page-rules-of = Правілы: { $edition }
page-rules-change = Змяніць
page-rule-code = Падзяліцца гэтымі правіламі
page-rule-code-about = Хто адкрые гэтую спасылку, зможа граць паводле тых самых правілаў за сваім сталом.
page-rule-code-link = Спасылка на гэтыя правілы
page-rules-done = Гатова
page-here = Што вырашаюць гэтыя правілы
page-watch-illustrated = Паглядзець кола з буклета
page-house-rule = хатняе правіла
page-compare = Параўнаць са знаёмымі правіламі
page-compare-choose = Абяры выданне
page-compare-here = Тут:
page-compare-there = Там:
page-compare-same = Правілы аднолькавыя.
page-example-may = ставіць можна
page-example-not = ставіць нельга. { $why }
page-example-seat = Месца { $seat }
page-example-stands = Стаўка спраўдзілася.
page-example-falls = Стаўка не спраўдзілася.
page-example-opens = пачынае
page-example-lifts = адкрываецца пад нумарам
page-house-rules = Хатнія правілы
page-start = Пачаць гульню
page-seeking = { $count ->
    [one] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збярэцца { $count } гулец, гульня пачнецца сама, а астатнія месцы зоймуць боты.
    [few] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збяруцца { $count } гульцы, гульня пачнецца сама, а астатнія месцы зоймуць боты.
    [many] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збярэцца { $count } гульцоў, гульня пачнецца сама, а астатнія месцы зоймуць боты.
   *[other] Чакаем тых, хто хоча такіх самых правілаў. Як толькі збярэцца { $count } гульца, гульня пачнецца сама, а астатнія месцы зоймуць боты.
}
page-start-with-bots = Пачаць з ботамі
page-start-waits = Пачаць гульню можа { $name }.
page-too-few = { $count ->
    [1] Не хапае яшчэ аднаго гульца: пакліч сяброў або бота.
    [one] Не хапае яшчэ { $count } гульца: пакліч сяброў або ботаў.
    [few] Не хапае яшчэ { $count } гульцоў: пакліч сяброў або ботаў.
    [many] Не хапае яшчэ { $count } гульцоў: пакліч сяброў або ботаў.
   *[other] Не хапае яшчэ { $count } гульца: пакліч сяброў або ботаў.
}
# Table settings
page-table-settings = Звычаі гэтага стала
# At the table
page-table = Стол
page-menu = Яшчэ
page-settings = Налады
page-alert-sound = Гук
page-alert-vibration = Вібрацыя
page-alert-notices = Апавясціць мяне
page-push-failed = Гэты браўзер паказвае апавяшчэнні, толькі пакуль старонка адкрытая.
page-quiet-nights = Без гуку ўначы
page-call-about = Наступны ход можа заняць гадзіны. Даслаць апавяшчэнне, калі будзе твой ход?
page-call-me = Апавясціць мяне
page-not-now = Не цяпер
push-club-table = { $name } адкрывае стол
push-club-table-about = У клубе { $club }
push-evening = { $club }: хутка сустрэча
push-evening-about = Вечар пачнецца на працягу гадзіны.
push-round = Тур { $round } пачаўся
push-round-about = { $tournament }: твой стол чакае цябе.
page-alert-refused = Гэты браўзер не дае старонцы цябе клікаць. Дазволіць можна ў яго наладах для сайта.
page-aid-chip = Шанцы
page-calza-window = Першае слова яшчэ мае { $name }.
page-calza-window-you = Першае слова яшчэ маеш ты.
page-calza-own = Гэта твая стаўка: { calza } значыць, што яна дакладная.
page-retract = Узяць назад
page-in-play = На стале { dice-count }
page-expected = { faces }: каля { $expected } з { $count }
page-last-seconds = Засталося дзесяць секунд.
page-what-now = Што далей
page-paused = Гульня на паўзе
page-paused-about = Гадзіннікі і боты чакаюць.
page-paused-blocked = З гадзіннікам гульня працягваецца, калі ўсе на месцы або за іх грае бот.
page-go-on = Далей
page-now-resumed = Гульня працягваецца.
page-now-locked = Стол зачынены: ніхто новы не сядзе.
page-now-unlocked = Стол зноў адкрыты.
page-was-removed = Гаспадар выдаліў гульца { $name }. Далей грае бот.
page-host-is = Цяпер гаспадар стала — { $name }.
page-host-is-you = Цяпер гаспадар стала — ты.
page-pause-asked = Паўзу { $count ->
    [one] просіць
    [few] просяць
    [many] просяць
   *[other] просяць
}: { $names }.
page-pause-agree = Згода
page-pause-decline = Граем далей
page-pause-declined = Іншыя хочуць працягваць гульню.
page-pause-waits = Ты просіш паўзу. Патрэбная згода ўсіх, хто грае.
page-hesitates = доўга думае
page-asks-pause = просіць паўзу
page-pause = Папрасіць паўзу
page-pause-now = Спыніць гульню
page-pause-not = Паўзы не трэба
page-round = Кола { $round }
page-round-begins = Кола { $round }.
page-opening = Кідок за пачатак
page-over = Гульня скончылася
page-place = { $place }-е месца з { $count }
page-order = Выніковыя месцы
page-series = Лік
page-series-games = { $count ->
    [one] { $count } гульня
    [few] { $count } гульні
    [many] { $count } гульняў
   *[other] { $count } гульні
}
page-series-player = Гулец
page-series-wins = Перамогі
page-series-places = Месцы
page-series-dudos = Трапныя дудо
page-champion = { $count ->
    [one] Пераможца вечара: { $names }!
    [few] Першае месца вечара дзеляць: { $names }!
    [many] Першае месца вечара дзеляць: { $names }!
   *[other] Першае месца вечара дзеляць: { $names }!
}
page-champion-own = Вечар твой — перамога!
page-series-end = Скончыць вечар
page-series-end-title = Скончыць вечар?
page-series-end-about = Усе ўбачаць, хто перамог за вечар. Наступная гульня пачне новы лік.
page-series-end-not = Граць далей
page-facts = Ёсць з чаго пасмяяцца
page-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } гледачы
    [many] { $count } гледачоў
   *[other] { $count } гледача
}
page-leave = Пайсці з-за стала
page-leave-title = Пайсці з-за стала?
page-leave-playing = Далей за цябе грае бот. Каб вярнуцца, адкрый спасылку яшчэ раз.
page-leave-gathering = Тваё месца вызваліцца.
page-leave-alone = Тут больш ніхто не грае: гульня спыніцца, а тваё месца будзе чакаць, пакуль зноў не адкрыеш спасылку.
page-leave-out = Для цябе гульня скончана: астатнія граюць далей.
page-left-alone = Гульня стаіць, а тваё месца чакае цябе.
page-left-people = Тваё месца чакае цябе. Калі цябе доўга не будзе, астатнія могуць пасадзіць туды бота, пакуль ты не вернешся.
page-left-clock = Тваё месца чакае, але твой гадзіннік ідзе. Калі час выйдзе двойчы запар, грае бот, пакуль ты не вернешся.
page-leave-yes = Пайсці
page-stay = Застацца
page-hand-over = Граць на іншай прыладзе
page-hand-over-about = Адскануй квадрат іншай прыладай або адкрый спасылку там. Яна дзейнічае адзін раз, некалькі хвілін. Не паказвай яе больш нікому: хто яе адкрые, той і зойме тваё месца.
page-hand-over-link = Спасылка на тваё месца
page-hand-over-qr = QR-код спасылкі на тваё месца
page-handed = Цяпер ты граеш на іншай прыладзе. Тут ты глядач.
page-locked = Гаспадар зачыніў гэты стол. Можна глядзець.
page-removed = Гаспадар папрасіў цябе з-за стала. Можна глядзець або адкрыць свой стол.
page-history = Што ўжо сказана
page-told = Што робіцца за сталом
page-round-so-far = Стаўкі гэтага кола
page-you = Ты
page-your-dice = Твае косці
page-hide-dice = Схаваць косці
page-your-turn = Твой ход
page-tip-ok = Зразумела
page-tip-bid = Стаўка — пра ўсе кубачкі разам: прынамсі столькі кубікаў.
page-tip-dudo = Не верыш апошняй стаўцы? Прытрымай «Дудо» або дакраніся двойчы.
page-tip-lower-aces = Для стаўкі на { word-tuzy } хапае паловы: на яе лічаць толькі { word-tuzy }.
page-tip-aces = { $ace ->
    [bird] Птушка
    [head] Галава
   *[sun] Сонца
} — джокер: лічыцца за любую вартасць.
page-tip-palifico = Палафіко: у таго, хто пачынае, застаўся адзін кубік. У гэтым коле { word-tuzy } не джокеры.
page-to-act = зараз ходзіць
page-waits-for = Ходзіць { $name }.
page-rolling = Кожны кідае кубік: у каго найбольш, той пачынае.
page-shaking = Трасі, перавярні, зазірні.
page-palifico = Палафіко
page-out = па-за гульнёй
# review: borrowed from sport, because it is short and has no gender
page-ready = гатова
page-stand-in = замена
page-program = праграма
page-registered-name = захаванае імя
page-rated = рэйтынгавы
rated-about = Рэйтынгавы: хто пакіне гульню, будзе апошнім.
page-leave-rated = Гэта гульня рэйтынгавая. Калі за цябе паходзіць бот, ты будзеш апошнім, нават калі вернешся.
unrated-alone = Без рэйтынгу: грае менш за двух чалавек.
unrated-absent = Без рэйтынгу: кагосьці няма.
unrated-address = Без рэйтынгу: у дваіх з вас агульнае інтэрнэт-злучэнне.
rated-change = Твой рэйтынг: { $rating } ({ $change })
page-watching = Ты назіраеш. Кубачкі для цябе закрытыя, пакуль іх не падымуць.
page-you-are-out = Твая гульня скончана: { page-place }. Добра згуляна!
page-see-cups = Паказаць усе косці
page-faster = Хутчэй
page-to-result = Да выніку
page-new-game = Новая гульня
page-you-watch = глядач
page-watch-gathering = Ты назіраеш за гэтым сталом. Заставайся — убачыш гульню ад самага пачатку.
page-watch-over = Заставайся, каб паглядзець наступную гульню або сесці за стол, калі збяруцца гульцы.
page-behind = На кола пазней
page-behind-open = Кола { $round }, кубачкі адкрытыя
page-behind-later = З другога кола можна зазіраць пад усе кубачкі — са спазненнем на адно кола.
page-is-away = { $name } зараз не тут.
page-let-bot-play = Хай грае бот
page-let-bot-play-for = Няхай бот грае за гульца { $name }
page-held-by-bot = Тваё месца трымае бот.
page-take-back = Вярнуцца
# The pad
page-pad = Тваё слова
page-pad-faces = Вартасці
page-face-from = { faces }, ад { $quantity }
page-face-not = { faces }: зараз не. { $why }
page-quick = { $quantity }×
page-over-bid = на стале:
page-how-many = Колькі { $face ->
    [1] { word-tuzou }
    [2] двоек
    [3] троек
    [4] чацвёрак
    [5] пяцёрак
   *[6] шасцёрак
}?
page-quantities = ад { $first } да { $last }
page-likely = шанец { $chance }
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Менш кубікаў
page-more = Больш кубікаў
page-bid = Стаўлю: { bid }
page-bid-likely = Стаўлю: { bid }, шанец { $chance }
page-no-bid = Вышэй ставіць няма куды
page-hold = трымай
page-dudo-armed = Так, дудо!
page-calza-armed = Так, кальца!
# Keyboard shortcuts and questions. $key is a key's name in browsers.
page-keyboard = Клавіятура
page-keys-characters = Літары і лічбы як хуткія клавішы
page-keys-about = Клавішай Tab можна дайсці да ўсяго. Калі выключыць, сама літара, лічба ці пытальнік нічога не робіць: так лепш, калі дыктуеш.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Прабел
   *[other] { $key }
}
page-key-help = Паказаць гэтыя клавішы
page-key-face = Выбраць вартасць
page-key-range = Выбраць дыяпазон
page-key-bid = Сказаць выбраную стаўку
page-key-dudo = Дудо: націсні двойчы
page-key-calza = Кальца: націсні двойчы
page-key-onward = Прапусціць падлік; наступнае кола
page-ask = Спытаць у стала
# review
page-ask-about = Адказ кажа праграма чытання з экрана. Кнопкі з гэтымі пытаннямі — апошнія на старонцы.
page-ask-bid = Стаўка і чый ход
page-ask-choices = Што мне можна сказаць
page-ask-left = Колькі засталося кубікаў
page-ask-no-cup = У цябе няма кубачка.
page-ask-lowest = Найніжэйшая стаўка: { bid }.
page-ask-aces = У { word-tuzakh }: { bid }.
page-ask-dudo = Можна сказаць дудо.
page-ask-calza = Можна сказаць кальца.
# The reveal
page-skip = Прапусціць падлік
page-tally = Налічылі: { $count }, стаўка: { $quantity }
page-counted = { $count ->
    [0] Няма { $face ->
        [1] ніводнага { word-tuza }
        [2] ніводнай двойкі
        [3] ніводнай тройкі
        [4] ніводнай чацвёркі
        [5] ніводнай пяцёркі
       *[6] ніводнай шасцёркі
    }.
   *[other] Налічылі: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Вынік
page-next-round = Наступнае кола
cheer-caught = { $name } выкрывае блеф!
cheer-caught-you = Блеф выкрыты!
cheer-held = { $name } кажа праўду!
cheer-held-you = Твая стаўка — праўда!
cheer-exact = { $name } трапляе дакладна!
cheer-exact-you = Дакладнае трапленне!
page-last-two = Засталіся двое: { $names }!
page-why = Чаму?
page-why-title = Чаму боты так сказалі
page-why-wait = Хвілінку…
page-why-alone = Ён зважаў і на тое, што было раней, — пра гэта скажа, калі гульня скончыцца.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
page-check = Праверыць гэтыя косці
page-check-round = Косці кола { $round }
page-check-fair = Усё сыходзіцца: ніводнай з гэтых касцей не выбралі і не падмянілі пасля таго, як сервер даў абавязацельства.
page-check-unfair = Гэта НЕ сыходзіцца. Захавай запіс гэтай гульні і пакажы яго астатнім.
page-check-committed-yes = Зерне і адбіткі тыя самыя, якія сервер зафіксаваў да кідка: гэты браўзер бачыў абавязацельства.
page-check-committed-no = Зерне або адбіткі НЕ тыя, якія сервер зафіксаваў: гэты браўзер бачыў іншыя.
page-check-committed-unknown = Зерне сервера адпавядае паказанаму тут абавязацельству. Загадзя гэты браўзер яго не бачыў.
page-check-unfit = Зерне сервера НЕ адпавядае паказанаму тут абавязацельству.
page-check-parts-yes = Кожны ўнёсак адпавядае адбітку, які быў яшчэ да таго, як адкрылі першы.
page-check-parts-no = Унёскі ў косці НЕ такія, якімі мусяць быць: ёсць унёсак месца, якое яго не мае, іншай даўжыні або такі, што не адпавядае свайму адбітку.
page-check-mine-yes = Выпадковы лік, які даслаў гэты браўзер, улічаны ў касцях.
page-check-mine-no = Выпадковы лік, пра які гэты браўзер абвясціў і які даслаў своечасова, НЕ ўлічаны ў касцях.
page-check-mine-late = Выпадковы лік, пра які абвясціў гэты браўзер, не ўлічаны ў касцях: яго не адкрылі своечасова.
page-check-mine-unknown = Унёску гэтага браўзера ў касцях няма.
page-check-withheld = { $name }: унёсак абвешчаны, але не адкрыты; замест яго той, што закладзены ў зерні.
page-check-withheld-you = Твой унёсак абвешчаны, але не адкрыты; замест яго той, што закладзены ў зерні.
page-check-dice-yes = Зерне і ўнёскі даюць акурат тыя косці, што ляжалі пад кубачкамі.
page-check-dice-no = Зерне і ўнёскі НЕ даюць тых касцей, што ляжалі пад кубачкамі.
page-check-opener-no = Паводле зерня і ўнёскаў пачынае ІНШЫ гулец, або кідкі за гэта былі іншыя.
page-check-limits = Чаго ніякая такая праверка не пакажа: што гаспадар сервера не зазірае пад кубачкі.
# review: "зерне" for a seed
page-check-seed = Зерне
page-check-commitment = Абавязацельства
page-check-digests = Адбіткі ўнёскаў
page-check-no-digest = няма
page-check-parts = Унёскі ў косці
page-check-part-held = закладзены ў зерні
page-waits-for-all = Чакаем: { $names }
page-again = Граць яшчэ
page-again-change = Змяніць стол
page-again-about = Тыя ж месцы і правілы. Гульня пачнецца, калі ўсе будуць гатовыя.
page-again-away = { $count ->
    [one] { $names } зараз не тут: да вяртання за гэтае месца грае бот.
    [few] { $names } зараз не тут: да вяртання за гэтыя месцы граюць боты.
    [many] { $names } зараз не тут: да вяртання за гэтыя месцы граюць боты.
   *[other] { $names } зараз не тут: да вяртання за гэтыя месцы граюць боты.
}
page-again-waits = Наступная гульня пачнецца, калі ўсе гульцы будуць гатовыя.
page-join-next = Увайсці ў гульню
page-next-gathers = Гульцы рыхтуюцца да новай гульні.
page-next-watch = Наступная гульня пачалася.
page-next-began = Наступная гульня пачалася. Пакуль цябе няма, за цябе грае бот.
page-again-without = Пачаць без: { $names }
page-again-ready = Гатовыя: { $names }
page-download = Спампаваць запіс
page-signed-none = Гэтага запісу не падпісаў ніводзін сервер: імёны, словы і правілы маглі змяніць, колы — прапусціць, а ўсё разам — прыдумаць.
page-signed-here = Гэты запіс падпісаў гэты сервер: імёны, правілы, словы і косці такія, як тут згулялі.
page-signed-other = Гэты запіс падпісаў іншы сервер, ключом { $key }. Чый ён і ці нічога не змянілі, пакажа: perudo verify
page-signed-unfit = Подпіс НЕ ад гэтага запісу: пасля подпісу нешта змянілі, дадалі ці прапусцілі.
# The lesson
page-learn-title = Вучымся граць · Perudo
page-learn-in-minutes = Навучыся за тры хвіліны
page-learn-at = Першая гульня: { $at } з { $of }
page-learn-told = Што кажа ўрок
page-learn-onward = Далей
page-learn-skip = Прапусціць
page-learn-over = Канец урока
page-learn-calza = За некаторымі сталамі ёсць яшчэ кальца: так ты кажаш, што стаўка дакладная. Калі гэта праўда, страчаны кубік вернецца, калі не — страціш яшчэ адзін.
page-learn-differs = Паводле выбраных табой правілаў ({ $edition }) сёе-тое іначай:
page-learn-loading = Накрываем на стол…
page-learn-failed = Урок не загрузіўся. Ён пачакае цябе тут, пакуль не вернецца сувязь.
page-offline = Няма сувязі
page-offline-about = Можа, твая прылада без сеткі, а можа, сервер выключаны. Старонка пойдзе далей сама, як толькі зможа; а пакуль можна навучыцца граць.
page-kept-out = Сервер цябе не пускае
page-lost-here = Сувязі няма, спрабуем яшчэ…
page-learn-offline = Каб сыграць цэлую гульню, патрэбная сувязь. Старонка знойдзе яе сама.
page-practice = Трэніроўка
page-practice-title = Трэніроўка · Perudo
page-practice-puzzles = Задачы
page-practice-odds = Шанцы
page-practice-today = Сёння
page-practice-what = Што скажаш?
page-practice-likely = Якая прыкладна верагоднасць?
page-practice-loading = Накрываем на стол…
page-practice-failed = Задачы не загрузіліся. Яны пачакаюць цябе тут, пакуль не вернецца сувязь.
page-practice-rating = Ты: { $mine }. Гэтая задача: { $rating }.
page-practice-answer = Адказ
page-practice-chances = Верагоднасць выйграць гульню
page-practice-why-dudo = Пасля ўсіх ставак дудо слушнае з верагоднасцю { $chance }.
page-practice-why-bid = Пасля ўсіх ставак «{ bid }» было б праўдай з верагоднасцю { $chance }. Важна і тое, што на гэта скажа наступны гулец.
page-practice-why-calza = Даволі верагодна, што стаўка дакладная.
page-practice-next = Далей
page-practice-streak = Дзён запар: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = менш за { $chance }
page-practice-between = ад { $low } да { $high }
page-practice-over = больш за { $chance }
page-practice-right = Правільна!
page-practice-wrong = Не зусім.
page-practice-exact = Дакладна: { $chance }.
# The shared screen
page-screen = На вялікі экран
page-tv = Гэта тэлевізар
page-screens = Паказана на вялікім экране
page-show-table = Паказаць стол тут
page-only-dice = Толькі мае косці
page-screen-join = Далучайся
page-screen-scan = Адскануй квадрат або адкрый
page-screen-again = Новую гульню пачніце са сваіх месцаў.
page-screen-hide = Схаваць код
page-screen-show = Паказаць код
page-screen-hidden = Код гэтага стала схаваны.
page-screen-full = На ўвесь экран
# Replays
page-replay = Паўтор
page-replay-of = Паўтор: { $names }
page-replay-here = Паглядзець гэтую гульню
page-replay-last = Паглядзець апошнюю гульню
page-replay-loading = Шукаем гульню…
page-review-working = Разбіраю кожнае рашэнне…
page-replay-none = Такой гульні няма
page-replay-failed = Гульня не загружаецца
page-replay-failed-text = Мабыць, на хвілінку знікла сувязь.
page-try-again = Паспрабаваць яшчэ
page-replay-record = Паглядзець запісаную гульню
page-docs = Дакументацыя
page-me = Маё імя
page-tournament = Турнір
page-replay-record-about = Кінь сюды файл .perudo або выберы яго. Паўтор пойдзе паводле яго правілаў, з адкрытымі кубачкамі. Мы нічога не захаваем.
page-replay-choose = Выбраць файл
page-replay-drop = Адпусці, і пачнецца паўтор.
page-replay-paste = Або ўстаў запіс сюды
page-type = Увесці гульню
page-type-about = З твайго стала: хто што ставіў і што ляжала пад кубачкамі. Браўзер памятае яе, пакуль не пачнеш новую.
page-type-opens = Хто пачынае кола { $round }?
page-type-hands = Што ляжала пад кубачкамі?
page-type-rounds = Да колаў
page-type-undo = Скасаваць
page-type-again = Пачаць новую
page-replay-sample = Паглядзець прыклад
page-replay-reading = Чытаем { $file }…
page-first = На пачатак
page-back = Крок назад
page-play = Пуск
page-stop = Стоп
page-on = Крок наперад
page-last = У канец
page-rounds = Колы
page-round-loses = Кола { $round }: { $name } страчвае кубік
page-round-others-lose = Кола { $round }: { $name } захоўвае свае кубікі, астатнія страчваюць па адным
page-round-gains = Кола { $round }: { $name } вяртае сабе кубік
page-round-out = Кола { $round }: { $name } выбывае
page-round-exact = Кола { $round }: акурат столькі
page-round-open = Кола { $round }, не скончанае
page-own-chance = Толькі паводле касцей таго, хто ставіў: шанец { $chance }.
page-truth = { $count ->
    [0] Пад усімі кубачкамі няма { $face ->
        [1] ніводнага { word-tuza }
        [2] ніводнай двойкі
        [3] ніводнай тройкі
        [4] ніводнай чацвёркі
        [5] ніводнай пяцёркі
       *[6] ніводнай шасцёркі
    }.
   *[other] Пад усімі кубачкамі: { bid }.
}
page-decisive = Вырашальны момант
page-solved = Рашэнне: што і як часта казаць
page-solved-chance = З гэтымі касцямі { $name } выйграе гэтае кола ў { $chance } выпадкаў, калі абое так граюць.
page-solved-share = Паводле рашэння так кажуць у { $chance } выпадкаў.
page-solved-never = Паводле рашэння так ніколі не кажуць.
page-solved-nothing = На стаўку, якой у рашэнні няма, парады ў ім таксама няма.
page-solved-strayed = Адной з ранейшых ставак ({ $name }) у рашэнні няма. Цяпер гэта найлепшы адказ таму, хто яго трымаецца.
page-solved-what = Што гэта?
page-solved-about = Гэтае кола такое малое, што яго можна пралічыць да канца. Калі казаць кожнае слова так часта, выбіраючы наўздагад, з часам ніводзін супернік не даб’ецца большага, чым граючы гэтак жа.
page-share = Падзяліцца
page-share-game = Падзяліцца гэтай гульнёй
page-share-link = Спасылка на гэты паўтор
page-share-alone = Гэтая спасылка адкрыецца толькі на гэтым камп’ютары.
page-share-about = Хто адкрые гэтую спасылку, зможа паглядзець гульню.
page-picture-save = Захаваць малюнак
page-picture-send = Даслаць малюнак
page-to-table = Назад да стала
# People who come and go, for screen readers
page-sat-down = { $name } сядае за стол.
page-sat-down-you = Ты сядаеш за стол.
page-stood-up = { $name } пакідае стол.
page-stood-up-you = Ты пакідаеш стол.
page-stand-in-came = { $name } не за сталом: далей грае бот.
page-stand-in-came-you = Далей за цябе грае бот.
page-came-back = { $name } зноў тут.
page-came-back-you = Ты зноў тут.
page-withheld = { $name }: без удзелу ў жараб’ёўцы гэтых кубікаў, магчыма, праз абрыў сувязі. Кубікі ўсё роўна сумленныя.
page-withheld-you = Жараб’ёўка гэтых кубікаў прайшла без цябе, магчыма, праз абрыў сувязі. Кубікі ўсё роўна сумленныя.
# Chat
page-talk = Чат
page-talk-news = Чат: { $count ->
    [one] { $count } новы радок
    [few] { $count } новыя радкі
    [many] { $count } новых радкоў
   *[other] { $count } новага радка
}
page-talk-quiet = Пакуль што ўсе маўчаць.
page-talk-seated = Пісаць могуць толькі тыя, хто сядзіць за сталом.
page-say = Скажы нешта
page-say-send = Сказаць
page-phrases = Фразы
page-reactions = Грымасы
page-mute = Каго чуць
page-mute-one = Не чуць: { $name }
page-unmute-one = Зноў чуць: { $name }
page-shake = Патрэсці кубачак
page-peek = Зірнуць
me-title = Тваё імя
me-about = Захавай сваё імя, і твае месцы і гульні будуць з табой на ўсіх прыладах. Без пошты і без пароля.
me-register = Захаваць маё імя
me-passkey-about = Прылада папросіць адбітак пальца, твар або свой PIN-код. Нічога не трэба запамінаць.
me-register-with-code = Скарыстацца кодам аднаўлення
me-passkey = Ключ доступу
me-passkey-add = Дадаць ключ доступу для гэтай прылады
me-passkey-added = Дададзена: цяпер з ім можна ўваходзіць.
me-passkey-made = Створаны { $date }
me-passkey-remove = Выдаліць
me-passkey-remove-made = Выдаліць ключ, створаны { $date }
me-games = Твае гульні
me-games-none = Тут будуць лічыцца гульні, якія ты дайграеш на гэтым серверы.
me-ratings = Рэйтынг
me-ratings-about = Рэйтынг паказвае, наколькі моцна ты іграеш, на адной шкале з ботамі. Рэйтынгавыя гульні — для захаваных імён. Хто пойдзе, будзе апошнім.
me-rating-2 = Два ігракі
me-rating-4 = Тры або чатыры ігракі
me-rating-8 = Ад пяці да васьмі ігракоў
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } рэйтынгавая гульня
    [few] { $count } рэйтынгавыя гульні
    [many] { $count } рэйтынгавых гульняў
   *[other] { $count } рэйтынгавай гульні
}
me-rating-bots = Боты на той жа шкале
me-rating-chart = Рэйтынг за апошнія гульні ({ $count }): ад { $from } да { $to }
me-find-rated = Знайсці праціўніка
me-open-rated = Адкрыць рэйтынгавы стол
me-visibility = Хто бачыць твой рэйтынг і гульні
me-visible-everybody = Усе
me-visible-clubs = Удзельнікі маіх клубаў
me-visible-nobody = Толькі я
me-public-page = Твая старонка для іншых
me-finished-games = Гульні
me-since = Імя захавана { $date }
me-hidden = Рэйтынг і гульні табе не паказваюць.
me-report = Паскардзіцца на гэтага чалавека
me-report-about = Імя абразлівае ці тое, што піша гэты чалавек? Скаргу прачытае той, хто кіруе гэтым серверам. Гэты чалавек яе не ўбачыць.
me-report-text = Што здарылася?
me-report-send = Даслаць скаргу
me-reported = Скарга дасланая. Дзякуем.
me-no-games = Яшчэ няма дайграных гульняў.
me-wins = Выйграна
me-bluffs = Блефаў, якім паверылі
me-dudos = Трапных дудо
me-calzas = Трапных кальца
me-of = { $count } з { $total }
me-reviewed = Разабраных партый: { $count }
me-answered = Адказаў: { $count }
me-played-with = Гралі разам
me-games-together = { $count ->
    [one] { $count } гульня
    [few] { $count } гульні
    [many] { $count } гульняў
   *[other] { $count } гульняў
}
me-invite = Запрасіць за стол
me-invite-chosen = Адкрыць стол і запрасіць іх
me-passkey-sign-in = Увайсці з ключом доступу
me-passkey-cancelled = Ключ доступу не выкарыстаны. Паспрабуй яшчэ раз або скарыстайся кодам аднаўлення.
me-change = Змяніць імя
me-have-name = Ужо маеш імя?
me-have-name-about = Пакажы QR-код на прыладзе, дзе выкананы ўваход, і адскануй яго гэтай прыладай. Або ўвядзі код аднаўлення.
me-code = Код аднаўлення
me-sign-in = Увайсці
me-code-about = Запішы гэты код: ён паказваецца толькі раз. Ім можна ўвайсці на любой прыладзе, і гэта адзіны шлях назад, калі ты згубіш гэту.
me-code-saved = Код запісаны
me-new-code = Стварыць новы код
me-new-code-about = Калі код згублены або нехта яго бачыў, ствары новы. Стары перастане дзейнічаць.
me-devices = Твае прылады
me-this-device = гэта прылада
me-used = апошні раз: { $date }
me-sign-out = Выйсці
me-sign-out-device = Выйсці: { $device }
me-add-device = Іншая прылада
me-show-qr = Паказаць QR-код
me-add-device-about = Адскануй гэты код іншай прыладай або адкрый там спасылку. Яна дзейнічае адзін раз, на працягу пяці хвілін. Нікому больш яе не паказвай.
me-qr = QR-код для ўваходу на іншай прыладзе
me-link = Спасылка для ўваходу на іншай прыладзе
me-link-about = Гэта прылада будзе граць пад тваім імем. Гульні, якія тут правёў госць, стануць тваімі.
me-sign-in-here = Увайсці на гэтай прыладзе
me-data = Твае даныя
me-download = Спампаваць усё, што захавана пра цябе
me-delete = Выдаліць маё імя
me-delete-ask = Выдаліць тваё імя?
me-delete-about = Тваё імя і ўсё напісанае табой знікнуць з усіх сталоў і запісаў гульняў, а на ўсіх прыладах будзе выкананы выхад. Твае гульні застануцца, але без цябе. Адмяніць гэта нельга.
me-delete-keep = Пакінуць
club-yours = Твае клубы
club-about = Для тых, хто часта грае разам: адна спасылка, наступны вечар і хто колькі разоў выйграе.
club-name = Назва клуба
club-found = Заснаваць клуб
club-invited = Цябе запрашаюць у гэты клуб. Удзельнікаў: { $count }
club-join = Уступіць
club-need-name = Удзельнікі захоўваюць свае імёны. Спачатку захавай сваё, а потым адкрый гэту спасылку яшчэ раз.
club-next = Наступны вечар
club-next-at = Наступны вечар: { $date }
club-no-evening = Ніводзін вечар не запланаваны.
club-when = Дзень і час
club-plan = Запланаваць
club-cancel = Адмяніць вечар
club-coming = Прыйду
club-not-coming = Не змагу
club-comes = прыйдзе
club-comes-not = не зможа
club-open-table = Адкрыць стол
club-call-about = Дасылаць апавяшчэнне перад вечарам і калі нехта адкрые стол?
club-table = Стол { $code }, адкрыты: { $time }
club-standings = Табліца
club-period = Вечар ці год
club-no-games = Тут будуць лічыцца гульні за сталамі клуба.
club-place = Месца
club-games = Гульні
club-wins = Выйграна
club-members = Удзельнікі
club-owner = уладальнік
club-remove = Выключыць: { $name }
club-removal = Выключыць
tournament-new = Турнір
tournament-about = Сябры далучаюцца па спасылцы. Вольныя месцы займаюць боты, а туры ідуць адзін за адным самі.
tournament-yours = Твае турніры
tournament-name = Назва турніру
tournament-form = Фармат
tournament-knock-out = На выбыванне
tournament-swiss = Швейцарская сістэма
tournament-knock-out-about = Лепшая палова кожнага стала (з акругленнем уніз) праходзіць далей, пакуль не застанецца адзін пераможца.
tournament-swiss-about = Усе граюць усе туры. Кожны гулец, які фінішуе пасля цябе, — гэта ачко.
tournament-table-size = Гульцоў за сталом
tournament-rounds = Туры
tournament-slow = Тур можа доўжыцца тыдні. Гульцоў клічуць, калі прыходзіць іх ход, калі яны гэтага хочуць.
tournament-open = Адкрыць турнір
tournament-join = Далучыцца да турніру
tournament-late = Турнір пачаўся. З наступнага тура можна заняць месца бота.
tournament-no-place = Вольных месцаў няма, але можна глядзець.
tournament-start = Пачаць турнір
tournament-bots = { $count ->
    [one] { $count } бот займае вольнае месца.
    [few] { $count } боты займаюць вольныя месцы.
    [many] { $count } ботаў займаюць вольныя месцы.
   *[other] { $count } бота займаюць вольныя месцы.
}
tournament-starts-later = Пачакай, пакуль турнір пачнецца. Тады твой стол адкрыецца сам.
tournament-link = Спасылка для гульцоў
tournament-players = { $count ->
    [one] { $count } гулец
    [few] { $count } гульцы
    [many] { $count } гульцоў
   *[other] { $count } гульца
}
tournament-your-table = Да твайго стала
tournament-call-about = Дасылаць апавяшчэнне, калі пачынаецца тур?
tournament-wait = Наступны тур пачнецца, калі скончаць усе сталы.
tournament-next-in = Працяг праз { $seconds } с.
tournament-your-place = Тваё месца — { $place } з { $count }.
tournament-round = Тур { $round }
tournament-round-of = Тур { $round } з { $rounds }
tournament-final = Фінал
tournament-watch = Глядзець
tournament-points = Ачкі
tournament-still-in = грае далей
tournament-bot = бот
tournament-screen = Паказаць на тэлевізары
tournament-leave = Выйсці з турніру
tournament-leave-ask = Выйсці з турніру?
tournament-leave-about = З наступнага тура грае бот.
tournament-left = Ты выйшаў з турніру. За цябе грае бот.
tournament-return = Вярнуцца
tournament-remove-ask = Выдаліць гульца { $name }?
tournament-stay = Скасаваць
tournament-another = Яшчэ адзін турнір
tournament-won = Перамагае: { $names }
tournament-fair-play = Сумленная гульня
tournament-fair-play-about = Двое гульцоў, якія пазбягаюць правяраць адно аднаго, выйграюць часцей, чым павінны. Можна праверыць, ці было такое. Вынік бачыш толькі ты.
tournament-fair-play-check = Праверыць гульні
tournament-fair-play-progress = Праверана гульняў: { $analysed } з { $games }
tournament-fair-play-none = Ніводная пара гульцоў прыкметна не шкадавала адно аднаго.
tournament-fair-play-note = Гэтыя гульцы правяралі адно аднаго на дзіва рэдка. Гэта нічога не даказвае: вылучацца могуць і сябры, якія заўсёды сядзяць побач, або той, хто баіцца аднаго праціўніка. Паглядзі іх гульні.
tournament-fair-play-calls = Выклікі: { $calls } з { $opportunities }, чакалася: { $expected }
tournament-fair-play-pair = { $one } і { $other }
club-remove-ask = Выключыць удзельніка { $name }?
club-remove-about = Па спасылцы гэты чалавек можа вярнуцца. Каб гэтага не здарылася, замяні спасылку.
club-link = Спасылка клуба
club-link-about = Хто мае гэту спасылку, можа ўступіць.
club-new-link = Замяніць спасылку
club-rename = Змяніць назву
club-leave = Выйсці з клуба
club-leave-about = Каб вярнуцца, патрэбна спасылка клуба. Клуб знікае разам з апошнім удзельнікам.
club-stay = Застацца
club-keep-member = Пакінуць
me-failed = Сервер недаступны. Паспрабуй яшчэ раз.
