# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Твой ход · Perudo
page-title-waits = Ходит { $name } · Perudo
page-what = Кости лжеца: ставь на кубики всех за столом и лови на блефе.
page-your-name = Твоё имя
page-edition = Правила
page-by-your-box = Играй по правилам своей коробки
page-play-now = Играть
page-new-here = Впервые играешь в Perudo?
page-new-show = Покажи (3 минуты)
page-new-know = Я умею играть
page-play-now-about = { $count ->
    [1] против бота
    [one] против { $count } бота
    [few] против { $count } ботов
    [many] против { $count } ботов
   *[other] против { $count } ботов
}
page-bots = Боты
page-bots-level = Насколько хорошо играют
page-level = Уровень
page-bots-weaker = Соперники послабее
page-bots-stronger = Соперники посильнее
page-with-friends = С друзьями
# review: "find a game", shorter and plainer than "find others"
page-find-others = С другими
page-find-waits = { $name } ждёт
page-house-rules-none = Вернуть печатные правила
page-rules-picture = Рисунки показывают, какие ставки могут следовать за последней, видны ли потерянные кубики и может ли палафико повториться.
page-rules-linked = По ссылке пришли такие правила: { $edition }.
# review: "by a code"; "Войти" would read as signing in
page-join = По коду
page-join-go = К столу
page-code = Код стола
page-how-to-play = Как играть
page-install = Установить как приложение
howto-dice = Все трясут кубики под стаканчиками. Ты видишь только свои.
howto-bid = «{ bid }» — это ставка: под всеми стаканчиками вместе их не меньше.
howto-raise = Следующий игрок поднимает, например: { bid }, или говорит дудо: «не верю».
howto-dudo = После дудо все стаканчики поднимают; { word-tuzy } считаются за любое число. Кто ошибся, теряет кубик; побеждает тот, кто последним остаётся с кубиками.
howto-fine = Все правила: { $edition }
howto-sources = Показать источники
page-open-tables = Открытые столы
page-no-open-tables = Сейчас нет столов, открытых для всех. Открой свой с друзьями и добавь его в список.
page-going-on = Игры, которые идут
page-turns = { $count ->
    [one] Твой ход за { $count } столом
    [few] Твой ход за { $count } столами
    [many] Твой ход за { $count } столами
   *[other] Твой ход за { $count } столами
}
page-gathers = игроки собираются
page-return = Вернуться
page-played = Сыгранные последними
page-career = Побед: { $wins } из { $games }
page-daily = Задача дня
page-table-of = Стол: { $name }
page-invited = { $name } приглашает тебя
page-chairs-free = { $count ->
    [0] свободных мест нет
    [1] одно место свободно
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободно
}
page-begins-itself = { $count ->
    [one] начнётся, как только сядет { $count } человек
    [few] начнётся, как только сядут { $count } человека
    [many] начнётся, как только сядут { $count } человек
   *[other] начнётся, как только сядут { $count } человека
}
page-to-front = В начало
page-language = Язык
page-to-light = Светлые цвета
page-to-dark = Тёмные цвета
page-ace = Рисунок { word-tuza }
page-ace-box = как в коробке
page-ace-sun = солнце
page-ace-bird = птица
page-ace-head = голова
page-cup = Мой стаканчик
page-cup-weave = Узор моего стаканчика
page-cup-weave-seat = как у моего места
page-cup-weave-number = узор { $number }
page-cup-clay = Цвет моего стаканчика
page-cup-clay-red = красный
page-cup-clay-blue = синий
page-cup-clay-green = зелёный
page-cup-clay-dark = тёмный
page-left-handed = Под левую руку
page-bot-faces = Боты показывают эмоции
page-coach = Тренер в игре с ботами
page-coach-says = Тренер:
page-coach-ask = Что сказал бы тренер?
page-coach-bid = Твоя ставка: { bid }. С твоими кубиками стоило ждать около { $expected }.
page-coach-call = Ставка была: { bid }. С твоими кубиками стоило ждать около { $expected }.
page-coach-passed = Ставка была: { bid }. С твоими кубиками стоило ждать около { $expected }.
page-coach-best = Лучше: { $best }.
page-coach-figures = Цифры
page-coloured-dice = Цветные кубики
page-close = Закрыть
page-dismiss = Убрать
page-lost = Нет связи, пробуем ещё… Место остаётся за тобой, а что скажешь сейчас, уйдёт потом.
page-lost-said = Нет связи, пробуем ещё… Твоё слово ждёт и уйдёт потом.
page-missed = Пока тебя не было
page-new = новое
# The chance of a bid.
page-new-bid = новая
page-loading = Идём к столу…
page-broken = Страница не загружается
page-broken-text = Может быть, связь на минуту пропала.
page-nowhere = Здесь ничего нет
page-nowhere-text = Может быть, адрес обрезан или в нём опечатка.
page-no-table = Нет такого стола
page-error-unknown = Сервер не согласился ({ $code }).
# A table before its game
page-sit-title = Садись за стол
page-sit = Сесть
page-sit-here = Сесть сюда
page-table-full = Все места заняты. Можно посмотреть.
page-chairs = Места
page-chairs-number = Мест
page-step-fewer = { $what }: на одного меньше
page-step-more = { $what }: на одного больше
page-free-chair = Свободно
page-add-bot = Добавить бота
page-fill-bots = Заполнить ботами
page-seat-bot = Добавить бота на место { $chair }
page-bot = Бот: { $level }
page-host = Хозяин
page-away = не в сети
page-waited-for = ещё ждём:
page-chair-kept = Пока игрока нет, место держит бот.
page-rename = Сменить имя
page-save = Сохранить
page-remove = Убрать: { $name }
page-lock-about = Больше никто не сядет. Игроки сохраняют свои места.
page-lock = Закрыть стол
page-remove-not = Не убирать
page-remove-playing = На этом месте продолжит играть бот.
page-remove-about = Снова сесть за этот стол будет нельзя, пока ты не разрешишь.
page-remove-title = Убрать из-за стола: { $name }?
page-remove-button = Убрать
page-make-host = Сделать хозяином
page-make-host-title = Новый хозяин: { $name }?
page-make-host-about = Вернуть эту роль без согласия нового хозяина нельзя.
page-make-host-not = Не менять
page-unmute-for-all = Вернуть слово
page-mute-for-all = Лишить слова
page-people-none = Больше пока никого нет.
page-removals = Убранные
page-readmit = Пустить обратно
page-people = Игроки
page-invite = Зови друзей
page-share-invite = Давай сыграем в Перудо:
page-invite-about = Кто откроет эту ссылку, сможет сесть. С телефона — наведи камеру на квадрат.
page-invite-alone = Эту ссылку откроет только эта машина.
page-invite-lan = Чтобы пустить телефоны, запусти сервер для местной сети: make play LAN=1
page-invite-phones = Телефоны не открывают?
page-link = Ссылка на этот стол
page-copy = Копировать
page-copied = Скопировано
page-qr = QR-код ссылки на этот стол
page-rules = Правила этого стола
page-rules-here = Правила этого стола
page-rules-of = Правила: { $edition }
page-rules-change = Изменить
page-rule-code = Поделиться этими правилами
page-rule-code-about = Кто откроет эту ссылку, сможет сыграть по тем же правилам за своим столом.
page-rule-code-link = Ссылка на эти правила
page-rules-done = Готово
page-here = Что решают эти правила
page-watch-illustrated = Посмотреть круг из буклета
page-house-rule = своё правило
page-compare = Сравнить с правилами, которые ты знаешь
page-compare-choose = Выбери издание
page-compare-here = Здесь:
page-compare-there = Там:
page-compare-same = Правила одни и те же.
page-example-may = так можно
page-example-not = так нельзя. { $why }
page-example-seat = Место { $seat }
page-example-stands = Ставка верна.
page-example-falls = Ставка неверна.
page-example-opens = начинает
page-example-lifts = открывает под номером
page-house-rules = Свои правила
page-start = Начать игру
page-seeking = { $count ->
    [one] Ждём тех, кто хочет играть по этим правилам. Как только сядет { $count } человек, игра начнётся сама, а остальные места займут боты.
    [few] Ждём тех, кто хочет играть по этим правилам. Как только сядут { $count } человека, игра начнётся сама, а остальные места займут боты.
    [many] Ждём тех, кто хочет играть по этим правилам. Как только сядут { $count } человек, игра начнётся сама, а остальные места займут боты.
   *[other] Ждём тех, кто хочет играть по этим правилам. Как только сядут { $count } человека, игра начнётся сама, а остальные места займут боты.
}
page-start-with-bots = Начать с ботами
page-start-waits = Игру начнёт { $name }.
page-too-few = { $count ->
    [1] Нужен ещё один игрок: друг или бот.
    [one] Нужен ещё { $count } игрок: друзья или боты.
    [few] Нужны ещё { $count } игрока: друзья или боты.
    [many] Нужно ещё { $count } игроков: друзья или боты.
   *[other] Нужно ещё { $count } игрока: друзья или боты.
}
# Table settings
page-table-settings = Обычаи этого стола
# At the table
page-table = Стол
page-menu = Ещё
page-settings = Настройки
page-alert-sound = Звук
page-alert-vibration = Вибрация
page-alert-notices = Уведомить меня
page-push-failed = Этот браузер показывает уведомления, только пока страница открыта.
page-quiet-nights = Без звука ночью
page-call-about = Следующий ход может занять часы. Прислать уведомление, когда будет твой ход?
page-call-me = Уведомить меня
page-not-now = Не сейчас
push-club-table = { $name } открывает стол
push-club-table-about = В клубе { $club }
push-evening = { $club }: скоро встреча
push-evening-about = Вечер начнётся в течение часа.
push-round = Тур { $round } начался
push-round-about = { $tournament }: твой стол ждёт тебя.
page-alert-refused = Браузер не даёт странице тебя звать. Разрешить можно в его настройках для этого сайта.
page-aid-chip = Шансы
page-calza-window = { $name } ещё может вмешаться.
page-calza-window-you = Ты ещё можешь вмешаться.
page-calza-own = Это твоя ставка: { calza } значит, что она точная.
page-retract = Взять назад
page-in-play = На столе { dice-count }
page-expected = { faces }: около { $expected } из { $count }
page-last-seconds = Осталось десять секунд.
page-what-now = Что дальше
page-paused = Игра на паузе
page-paused-about = Часы и боты стоят.
page-paused-blocked = Когда идут часы, игра продолжается, если все на месте или за них играет бот.
page-go-on = Продолжить
page-now-resumed = Игра продолжается.
page-now-locked = Стол закрыт: никто новый не сядет.
page-now-unlocked = Стол снова открыт.
page-was-removed = Хозяин удалил игрока { $name }. Дальше играет бот.
page-host-is = Теперь хозяин стола — { $name }.
page-host-is-you = Теперь хозяин стола — ты.
page-pause-asked = { $names } { $count ->
    [one] просит
    [few] просят
    [many] просят
   *[other] просят
} паузу.
page-pause-agree = Я за
page-pause-decline = Играем дальше
page-pause-declined = Остальные хотят играть дальше.
page-pause-waits = Ты просишь паузу. Нужно согласие всех, кто играет.
page-hesitates = долго думает
page-asks-pause = просит паузу
page-pause = Попросить паузу
page-pause-now = Остановить игру
page-pause-not = Пауза не нужна
page-round = Круг { $round }
page-round-begins = Круг { $round }.
page-opening = Кто начинает
page-over = Игра окончена
page-place = { $place }-е место из { $count }
page-order = Итоговые места
page-series = Счёт
page-series-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
page-series-player = Игрок
page-series-wins = Победы
page-series-places = Места
page-series-dudos = Верные дудо
page-champion = { $count ->
    [one] Победитель вечера: { $names }!
    [few] Первое место вечера делят: { $names }!
    [many] Первое место вечера делят: { $names }!
   *[other] Первое место вечера делят: { $names }!
}
page-champion-own = Вечер твой — победа!
page-series-end = Завершить вечер
page-series-end-title = Завершить вечер?
page-series-end-about = Все увидят, кто победил за вечер. Следующая игра начнёт новый счёт.
page-series-end-not = Играть дальше
page-facts = Есть над чем посмеяться
page-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
page-leave = Уйти из-за стола
page-leave-title = Уйти из-за стола?
page-leave-playing = На твоём месте будет играть бот. Чтобы вернуться, открой ссылку ещё раз.
page-leave-gathering = Твоё место освободится.
page-leave-alone = Здесь больше никто не играет: игра встанет, а твоё место подождёт, пока снова не откроешь ссылку.
page-leave-out = Твоя игра окончена: остальные играют дальше.
page-left-alone = Игра стоит, а твоё место ждёт тебя.
page-left-people = Твоё место ждёт тебя. Если тебя долго не будет, остальные могут посадить туда бота, пока ты не вернёшься.
page-left-clock = Твоё место ждёт, но твои часы идут. Когда время выйдет дважды подряд, играет бот, пока ты не вернёшься.
page-leave-yes = Уйти
page-stay = Остаться
page-hand-over = Играть на другом устройстве
page-hand-over-about = Наведи камеру другого устройства на квадрат или открой ссылку там. Она работает один раз, несколько минут. Больше никому её не показывай: кто её откроет, тот и займёт твоё место.
page-hand-over-link = Ссылка на твоё место
page-hand-over-qr = QR-код ссылки на твоё место
page-handed = Теперь ты играешь на другом устройстве. Здесь ты смотришь.
page-locked = Хозяин закрыл этот стол. Можно смотреть.
page-removed = Хозяин попросил тебя из-за стола. Можно смотреть или открыть свой стол.
page-history = Что говорили
page-told = Что происходит за столом
page-round-so-far = Ставки этого круга
page-you = Ты
page-your-dice = Твои кубики
page-hide-dice = Спрятать мои кубики
page-your-turn = Твой ход
page-tip-ok = Понятно
page-tip-bid = Ставка — про все стаканчики вместе: кубиков не меньше.
page-tip-dudo = Не веришь последней ставке? Нажми «Дудо» и держи или коснись дважды.
page-tip-lower-aces = Для ставки на { word-tuzy } хватит половины: в ней считают только { word-tuzy }.
page-tip-aces = { $ace ->
    [bird] Птица
    [head] Голова
   *[sun] Солнце
} — джокер: считается за любое число.
page-tip-palifico = Палафико: у начинающего остался один кубик. В этом круге { word-tuzy } не джокеры.
page-to-act = ходит
page-waits-for = Ходит { $name }.
page-rolling = Все бросают по кубику: у кого больше, тот начинает.
page-shaking = Тряси, переверни, загляни.
page-palifico = Палафико
page-out = вне игры
# review: "can go on", because "готов" would tell a gender
page-ready = можно дальше
page-stand-in = замена
page-program = программа
page-registered-name = сохранённое имя
page-rated = рейтинговый
rated-about = Рейтинговый: кто уйдёт из игры, будет последним.
page-leave-rated = Эта игра рейтинговая. Если за тебя походит бот, ты будешь последним, даже если вернёшься.
unrated-alone = Без рейтинга: играет меньше двух человек.
unrated-absent = Без рейтинга: кого-то нет.
unrated-address = Без рейтинга: у двоих из вас общее интернет-соединение.
rated-change = Твой рейтинг: { $rating } ({ $change })
page-watching = Ты смотришь. Стаканчики закрыты и для тебя, пока их не поднимут.
page-you-are-out = Твоя игра окончена: { page-place }. Хорошо сыграно!
page-see-cups = Показать все кубики
page-faster = Быстрее
page-to-result = К результату
page-new-game = Новая игра
page-you-watch = ты смотришь
page-watch-gathering = Ты смотришь на этот стол. Останься, и увидишь начало игры.
page-watch-over = Останься, чтобы посмотреть следующую игру или сесть, когда за неё соберутся.
page-behind = Прошлый круг
page-behind-open = Круг { $round }, все стаканчики открыты
page-behind-later = Со второго круга можно заглядывать под все стаканчики с отставанием на круг.
page-is-away = { $name } не в сети.
page-let-bot-play = Пусть играет бот
page-let-bot-play-for = Пусть бот играет за игрока { $name }
page-held-by-bot = На твоём месте играет бот.
page-take-back = Вернуться
# The pad
page-pad = Твоё слово
page-pad-faces = Числа
page-face-from = { faces }, от { $quantity }
page-face-not = { faces }: сейчас нельзя. { $why }
page-quick = { $quantity }×
page-over-bid = после
page-how-many = Сколько { $face ->
    [1] { word-tuzov }
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
   *[6] шестёрок
}?
page-quantities = от { $first } до { $last }
page-likely = шанс { $chance }
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Меньше кубиков
page-more = Больше кубиков
page-bid = Ставлю: { bid }
page-bid-likely = Ставлю: { bid }, шанс { $chance }
page-no-bid = Ставить больше нечего
page-hold = держи
page-dudo-armed = Ещё раз: дудо!
page-calza-armed = Ещё раз: кальца!
# Keyboard shortcuts and questions. $key is a key's name in browsers.
page-keyboard = Клавиатура
page-keys-characters = Буквы и цифры как горячие клавиши
page-keys-about = Клавишей Tab можно дойти до всего. Если выключить, сама по себе буква, цифра или знак вопроса ничего не делает: так лучше, если диктуешь.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Пробел
   *[other] { $key }
}
page-key-help = Показать эти клавиши
page-key-face = Выбрать число
page-key-range = Выбрать диапазон
page-key-bid = Сказать выбранную ставку
page-key-dudo = Дудо: нажми дважды
page-key-calza = Кальца: нажми дважды
page-key-onward = Пропустить счёт; следующий круг
page-ask = Спросить у стола
page-ask-about = Ответ скажет программа экранного доступа. Кнопки с этими вопросами — последние на странице.
page-ask-bid = Ставка и чей ход
page-ask-choices = Что мне можно сказать
page-ask-left = Сколько осталось кубиков
page-ask-no-cup = У тебя нет стаканчика.
page-ask-lowest = Самая низкая ставка: { bid }.
page-ask-aces = В { word-tuzakh }: { bid }.
page-ask-dudo = Можно сказать «дудо».
page-ask-calza = Можно сказать «кальца».
# The reveal
page-skip = Пропустить счёт
page-tally = Насчитали { $count }, в ставке было { $quantity }
page-counted = { $count ->
    [0] Ни { $face ->
        [1] одного { word-tuza }
        [2] одной двойки
        [3] одной тройки
        [4] одной четвёрки
        [5] одной пятёрки
       *[6] одной шестёрки
    }.
   *[other] Насчитали: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Итог
page-next-round = Следующий круг
cheer-caught = { $name } раскрывает блеф!
cheer-caught-you = Блеф раскрыт!
cheer-held = { $name } говорит правду!
cheer-held-you = Твоя ставка — правда!
cheer-exact = { $name } попадает точно!
cheer-exact-you = Точное попадание!
page-last-two = Остались двое: { $names }!
page-why = Почему?
page-why-title = Почему боты так сказали
page-why-wait = Минутку…
page-why-alone = Он учёл и то, что было раньше, — об этом скажет, когда игра закончится.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
page-check = Проверить эти кубики
page-check-round = Кубики круга { $round }
page-check-fair = Всё сходится: ни один из этих кубиков не выбран и не подменён после того, как сервер дал обязательство.
page-check-unfair = Это НЕ сходится. Сохрани запись этой игры и покажи её остальным.
page-check-committed-yes = Зерно и отпечатки — те самые, которые сервер зафиксировал до броска: этот браузер видел обязательство.
page-check-committed-no = Зерно или отпечатки — НЕ те, которые сервер зафиксировал: этот браузер видел другие.
page-check-committed-unknown = Зерно сервера подходит к показанному здесь обязательству. Заранее этот браузер его не видел.
page-check-unfit = Зерно сервера НЕ подходит к показанному здесь обязательству.
page-check-parts-yes = Каждый вклад подходит к отпечатку, который был ещё до того, как открыли первый.
page-check-parts-no = Вклады в кубики НЕ такие, какими должны быть: есть вклад места, у которого его нет, другой длины или не подходящий к своему отпечатку.
page-check-mine-yes = Случайное число, которое послал этот браузер, учтено в кубиках.
page-check-mine-no = Случайное число, которое этот браузер объявил и послал вовремя, НЕ учтено в кубиках.
page-check-mine-late = Случайное число, которое объявил этот браузер, не учтено в кубиках: его не открыли вовремя.
page-check-mine-unknown = Вклада этого браузера в кубиках нет.
page-check-withheld = { $name }: вклад объявлен, но не открыт; вместо него тот, что заложен в зерне.
page-check-withheld-you = Твой вклад объявлен, но не открыт; вместо него тот, что заложен в зерне.
page-check-dice-yes = Зерно и вклады дают в точности те кубики, что лежали под стаканчиками.
page-check-dice-no = Зерно и вклады НЕ дают тех кубиков, что лежали под стаканчиками.
page-check-opener-no = По зерну и вкладам начинает ДРУГОЙ игрок, или броски за это были другие.
page-check-limits = Чего никакая такая проверка не покажет: что хозяин сервера не подглядывает под стаканчики.
page-check-seed = Зерно
page-check-commitment = Обязательство
page-check-digests = Отпечатки вкладов
page-check-no-digest = нет
page-check-parts = Вклады в кубики
page-check-part-held = заложен в зерне
page-waits-for-all = Ждём: { $names }
page-again = Ещё раз
page-again-change = Изменить стол
page-again-about = Те же места и правила. Игра начнётся, когда все будут готовы.
page-again-away = { $count ->
    [one] { $names } не в сети: пока игрока нет, за него играет бот.
    [few] { $names } не в сети: пока их нет, за них играют боты.
    [many] { $names } не в сети: пока их нет, за них играют боты.
   *[other] { $names } не в сети: пока их нет, за них играют боты.
}
page-again-waits = Следующая игра начнётся, когда все игроки будут готовы.
page-join-next = Войти в игру
page-next-gathers = Игроки готовятся к новой игре.
page-next-watch = Следующая игра началась.
page-next-began = Следующая игра началась. Пока тебя нет, за тебя играет бот.
page-again-without = Начать без: { $names }
page-again-ready = Готовы: { $names }
page-download = Скачать запись
page-signed-none = Эту запись не подписал ни один сервер: имена, слова и правила могли изменить, круги — выпустить, а всё вместе — придумать.
page-signed-here = Эту запись подписал этот сервер: имена, правила, слова и кубики такие, как здесь сыграли.
page-signed-other = Эту запись подписал другой сервер, ключом { $key }. Чей он и не изменили ли чего, покажет: perudo verify
page-signed-unfit = Подпись НЕ от этой записи: после подписи что-то изменили, добавили или выпустили.
# The lesson
page-learn-title = Учимся играть · Perudo
page-learn-in-minutes = Научись за три минуты
page-learn-at = Первая игра: { $at } из { $of }
page-learn-told = Что говорит урок
page-learn-onward = Дальше
page-learn-skip = Пропустить
page-learn-over = Урок окончен
page-learn-calza = За некоторыми столами есть ещё кальца: ею говорят, что ставка точна. Если так и есть, потерянный кубик возвращается, если нет — теряешь ещё один.
page-learn-differs = По выбранным тобой правилам ({ $edition }) кое-что иначе:
page-learn-loading = Накрываем на стол…
page-learn-failed = Урок не загрузился. Он подождёт тебя здесь, пока не вернётся сеть.
page-offline = Нет связи
page-offline-about = Может, твоё устройство не в сети, а может, сервер выключен. Страница продолжит сама, как только сможет, а пока можно научиться играть.
page-kept-out = Сервер тебя не пускает
page-lost-here = Нет связи, пробуем ещё…
page-learn-offline = Для целой игры нужна связь. Страница найдёт её сама.
page-practice = Тренировка
page-practice-title = Тренировка · Perudo
page-practice-puzzles = Задачи
page-practice-odds = Шансы
page-practice-today = Сегодня
page-practice-what = Что скажешь?
page-practice-likely = Какова примерно вероятность?
page-practice-loading = Накрываем на стол…
page-practice-failed = Задачи не загрузились. Они подождут тебя здесь, пока не вернётся сеть.
page-practice-rating = Ты: { $mine }. Эта задача: { $rating }.
page-practice-answer = Ответ
page-practice-chances = Вероятность выиграть игру
page-practice-why-dudo = После всех ставок дудо верно с вероятностью { $chance }.
page-practice-why-bid = После всех ставок «{ bid }» было бы правдой с вероятностью { $chance }. Важно и то, что на это ответит следующий игрок.
page-practice-why-calza = Довольно вероятно, что ставка точна.
page-practice-next = Дальше
page-practice-streak = Дней подряд: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = меньше { $chance }
page-practice-between = от { $low } до { $high }
page-practice-over = больше { $chance }
page-practice-right = Верно!
page-practice-wrong = Не совсем.
page-practice-exact = Точно: { $chance }.
# The shared screen
page-screen = На большой экран
page-tv = Это телевизор
page-screens = Показано на большом экране
page-show-table = Показать стол здесь
page-only-dice = Только мои кубики
page-screen-join = Присоединяйся
page-screen-scan = Наведи камеру на квадрат или открой
page-screen-again = Сыграйте ещё раз со своих мест.
page-screen-hide = Спрятать код
page-screen-show = Показать код
page-screen-hidden = Код этого стола спрятан.
page-screen-full = На весь экран
# Replays
page-replay = Повтор
page-replay-of = Повтор: { $names }
page-replay-here = Повтор этой игры
page-replay-last = Повтор прошлой игры
page-replay-loading = Загружаем игру…
page-review-working = Разбираю каждое решение…
page-replay-none = Нет такой игры
page-replay-failed = Игра не загружается
page-replay-failed-text = Может быть, связь на минуту пропала.
page-try-again = Попробовать ещё
page-replay-record = Повтор записанной игры
page-docs = Документация
page-me = Моё имя
page-tournament = Турнир
page-replay-record-about = Брось сюда файл .perudo или выбери его. Игра пройдёт по её правилам, с открытыми стаканчиками. Ничего из неё не сохраняется.
page-replay-choose = Выбрать файл
page-replay-drop = Отпусти, и посмотрим этот файл.
page-replay-paste = Или вставь запись сюда
page-type = Ввести игру
page-type-about = С твоего стола: кто что ставил и что лежало под стаканчиками. Браузер помнит её, пока не начнёшь новую.
page-type-opens = Кто начинает круг { $round }?
page-type-hands = Что лежало под стаканчиками?
page-type-rounds = К кругам
page-type-undo = Отменить
page-type-again = Начать новую
page-replay-sample = Посмотреть пример
page-replay-reading = Читаем { $file }…
page-first = В начало
page-back = Шаг назад
page-play = Пуск
page-stop = Стоп
page-on = Шаг вперёд
page-last = В конец
page-rounds = Круги
page-round-loses = Круг { $round }: { $name } теряет кубик
page-round-others-lose = Круг { $round }: { $name } сохраняет свои кубики, остальные теряют по одному
page-round-gains = Круг { $round }: { $name } возвращает себе кубик
page-round-out = Круг { $round }: { $name } выбывает
page-round-exact = Круг { $round }: точь-в-точь
page-round-open = Круг { $round }, не закончен
page-own-chance = Только по кубикам того, кто ставил: шанс { $chance }.
page-truth = { $count ->
    [0] Под всеми стаканчиками ни { $face ->
        [1] одного { word-tuza }
        [2] одной двойки
        [3] одной тройки
        [4] одной четвёрки
        [5] одной пятёрки
       *[6] одной шестёрки
    }.
   *[other] Под всеми стаканчиками: { bid }.
}
page-decisive = Переломный момент
page-solved = Решено: что и как часто говорить
page-solved-chance = С этими кубиками { $name } выигрывает этот круг в { $chance } случаев, если оба так играют.
page-solved-share = По решению так говорят в { $chance } случаев.
page-solved-never = По решению так не говорят никогда.
page-solved-nothing = На ставку, которой в решении нет, у него нет и совета.
page-solved-strayed = Одной из прежних ставок ({ $name }) в решении нет. Теперь это лучший ответ тому, кто его держится.
page-solved-what = Что это?
page-solved-about = Этот круг так мал, что его можно просчитать до конца. Если говорить каждое слово так часто, выбирая наугад, то со временем ни один соперник не добьётся большего, чем играя так же.
page-share = Поделиться
page-share-game = Поделиться этой игрой
page-share-link = Ссылка на этот повтор
page-share-alone = Эту ссылку откроет только эта машина.
page-share-about = Кто откроет эту ссылку, увидит повтор игры.
page-picture-save = Сохранить картинку
page-picture-send = Отправить картинку
page-to-table = Назад к столу
# People who come and go, for screen readers
page-sat-down = { $name } садится за стол.
page-sat-down-you = Ты садишься за стол.
page-stood-up = { $name } встаёт из-за стола.
page-stood-up-you = Ты встаёшь из-за стола.
page-stand-in-came = { $name }: теперь на этом месте играет бот.
page-stand-in-came-you = Дальше за тебя играет бот.
page-came-back = { $name } снова здесь.
page-came-back-you = Ты снова здесь.
page-withheld = { $name }: без участия в жеребьёвке этих кубиков, возможно, из-за обрыва связи. Кубики всё равно честные.
page-withheld-you = Жеребьёвка этих кубиков прошла без тебя, возможно, из-за обрыва связи. Кубики всё равно честные.
# Chat
page-talk = Разговор
page-talk-news = { $count ->
    [1] Разговор: одна новая строка
    [one] Разговор: { $count } новая строка
    [few] Разговор: { $count } новые строки
    [many] Разговор: { $count } новых строк
   *[other] Разговор: { $count } новой строки
}
page-talk-quiet = Пока все молчат.
page-talk-seated = Разговаривают только те, кто сидит за столом.
page-say = Скажи что-нибудь
page-say-send = Сказать
page-phrases = Фразы
page-reactions = Рожицы
page-mute = Кого слышно
page-mute-one = Не слышать: { $name }
page-unmute-one = Снова слышать: { $name }
page-shake = Потрясти стаканчик
page-peek = Глянуть
me-title = Твоё имя
me-about = Сохрани своё имя, и твои места и игры будут с тобой на всех устройствах. Без почты и без пароля.
me-register = Сохранить моё имя
me-passkey-about = Устройство попросит отпечаток пальца, лицо или свой PIN-код. Ничего не нужно запоминать.
me-register-with-code = Использовать код восстановления
me-passkey = Ключ доступа
me-passkey-add = Добавить ключ доступа для этого устройства
me-passkey-added = Добавлено: теперь с ним можно входить.
me-passkey-made = Создан { $date }
me-passkey-remove = Удалить
me-passkey-remove-made = Удалить ключ, созданный { $date }
me-games = Твои игры
me-games-none = Здесь будут считаться игры, которые ты доиграешь на этом сервере.
me-ratings = Рейтинг
me-ratings-about = Рейтинг показывает, насколько сильно ты играешь, на одной шкале с ботами. Рейтинговые игры — для сохранённых имён. Кто уйдёт, будет последним.
me-rating-2 = Двое игроков
me-rating-4 = Трое или четверо игроков
me-rating-8 = От пяти до восьми игроков
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } рейтинговая игра
    [few] { $count } рейтинговые игры
    [many] { $count } рейтинговых игр
   *[other] { $count } рейтинговой игры
}
me-rating-bots = Боты на той же шкале
me-rating-chart = Рейтинг за последние игры ({ $count }): от { $from } до { $to }
me-find-rated = Найти соперника
me-open-rated = Открыть рейтинговый стол
me-visibility = Кто видит твой рейтинг и игры
me-visible-everybody = Все
me-visible-clubs = Участники моих клубов
me-visible-nobody = Только я
me-public-page = Твоя страница для других
me-finished-games = Игры
me-since = Имя сохранено { $date }
me-hidden = Рейтинг и игры тебе не показывают.
me-report = Пожаловаться на этого человека
me-report-about = Имя оскорбительно или то, что пишет этот человек? Жалобу прочитает тот, кто управляет этим сервером. Этот человек её не увидит.
me-report-text = Что произошло?
me-report-send = Отправить жалобу
me-reported = Жалоба отправлена. Спасибо.
me-no-games = Ещё нет доигранных игр.
me-wins = Выиграно
me-bluffs = Блефов, которым поверили
me-dudos = Верных дудо
me-calzas = Верных кальца
me-of = { $count } из { $total }
me-reviewed = Разобрано игр: { $count }
me-answered = Ответов: { $count }
me-played-with = Играли вместе
me-games-together = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игр
}
me-invite = Пригласить за стол
me-invite-chosen = Открыть стол и пригласить их
me-passkey-sign-in = Войти с ключом доступа
me-passkey-cancelled = Ключ доступа не использован. Попробуй ещё раз или используй код восстановления.
me-change = Сменить имя
me-have-name = Уже есть имя?
me-have-name-about = Покажи QR-код на устройстве, где вход выполнен, и отсканируй его этим устройством. Или введи код восстановления.
me-code = Код восстановления
me-sign-in = Войти
me-code-about = Запиши этот код: он показывается только раз. Им можно войти на любом устройстве, и это единственный путь назад, если ты потеряешь это.
me-code-saved = Код записан
me-new-code = Создать новый код
me-new-code-about = Если код потерян или кто-то его видел, создай новый. Старый перестанет действовать.
me-devices = Твои устройства
me-this-device = это устройство
me-used = в последний раз: { $date }
me-sign-out = Выйти
me-sign-out-device = Выйти: { $device }
me-add-device = Другое устройство
me-show-qr = Показать QR-код
me-add-device-about = Отсканируй этот код другим устройством или открой там ссылку. Она действует один раз, в течение пяти минут. Никому больше её не показывай.
me-qr = QR-код для входа на другом устройстве
me-link = Ссылка для входа на другом устройстве
me-link-about = Это устройство будет играть под твоим именем. Игры, сыгранные здесь гостем, станут твоими.
me-sign-in-here = Войти на этом устройстве
me-data = Твои данные
me-download = Скачать всё, что о тебе сохранено
me-delete = Удалить моё имя
me-delete-ask = Удалить твоё имя?
me-delete-about = Твоё имя и всё написанное тобой исчезнут со всех столов и из записей игр, а на всех устройствах будет выполнен выход. Твои игры останутся, но без тебя. Отменить это нельзя.
me-delete-keep = Оставить
club-yours = Твои клубы
club-about = Для тех, кто часто играет вместе: одна ссылка, следующий вечер и кто сколько раз выигрывает.
club-name = Название клуба
club-found = Основать клуб
club-invited = Тебя приглашают в этот клуб. Участников: { $count }
club-join = Вступить
club-need-name = Участники сохраняют свои имена. Сначала сохрани своё, а потом открой эту ссылку ещё раз.
club-next = Следующий вечер
club-next-at = Следующий вечер: { $date }
club-no-evening = Ни один вечер не запланирован.
club-when = День и время
club-plan = Запланировать
club-cancel = Отменить вечер
club-coming = Приду
club-not-coming = Не смогу
club-comes = придёт
club-comes-not = не сможет
club-open-table = Открыть стол
club-call-about = Присылать уведомление перед вечером и когда кто-нибудь откроет стол?
club-table = Стол { $code }, открыт: { $time }
club-standings = Таблица
club-period = Вечер или год
club-no-games = Здесь будут считаться игры за столами клуба.
club-place = Место
club-games = Игры
club-wins = Выиграно
club-members = Участники
club-owner = владелец
club-remove = Исключить: { $name }
club-removal = Исключить
tournament-new = Турнир
tournament-about = Друзья присоединяются по ссылке. Свободные места занимают боты, а туры идут один за другим сами.
tournament-yours = Твои турниры
tournament-name = Название турнира
tournament-form = Формат
tournament-knock-out = На выбывание
tournament-swiss = Швейцарская система
tournament-knock-out-about = Лучшая половина каждого стола (с округлением вниз) проходит дальше, пока не останется один победитель.
tournament-swiss-about = Все играют все туры. Каждый игрок, который финиширует после тебя, — это очко.
tournament-table-size = Игроков за столом
tournament-rounds = Туры
tournament-slow = Тур может длиться недели. Игроков зовут, когда наступает их ход, если они этого хотят.
tournament-open = Открыть турнир
tournament-join = Присоединиться к турниру
tournament-late = Турнир начался. Со следующего тура можно занять место бота.
tournament-no-place = Свободных мест нет, но можно смотреть.
tournament-start = Начать турнир
tournament-bots = { $count ->
    [one] { $count } бот занимает свободное место.
    [few] { $count } бота занимают свободные места.
    [many] { $count } ботов занимают свободные места.
   *[other] { $count } бота занимают свободные места.
}
tournament-starts-later = Подожди, пока турнир начнётся. Тогда твой стол откроется сам.
tournament-link = Ссылка для игроков
tournament-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
tournament-your-table = К твоему столу
tournament-call-about = Присылать уведомление, когда начинается тур?
tournament-wait = Следующий тур начнётся, когда закончат все столы.
tournament-next-in = Продолжение через { $seconds } с.
tournament-your-place = Твоё место — { $place } из { $count }.
tournament-round = Тур { $round }
tournament-round-of = Тур { $round } из { $rounds }
tournament-final = Финал
tournament-watch = Смотреть
tournament-points = Очки
tournament-still-in = играет дальше
tournament-bot = бот
tournament-screen = Показать на телевизоре
tournament-leave = Выйти из турнира
tournament-leave-ask = Выйти из турнира?
tournament-leave-about = Со следующего тура играет бот.
tournament-left = Ты вышел из турнира. За тебя играет бот.
tournament-return = Вернуться
tournament-remove-ask = Удалить игрока { $name }?
tournament-stay = Отмена
tournament-another = Ещё один турнир
tournament-won = Побеждает: { $names }
tournament-fair-play = Честная игра
tournament-fair-play-about = Двое игроков, которые избегают проверять друг друга, выигрывают чаще, чем должны. Можно проверить, было ли такое. Результат видите только вы.
tournament-fair-play-check = Проверить игры
tournament-fair-play-progress = Проверено игр: { $analysed } из { $games }
tournament-fair-play-none = Ни одна пара игроков заметно не щадила друг друга.
tournament-fair-play-note = Эти игроки проверяли друг друга на удивление редко. Это ничего не доказывает: выделяться могут и друзья, которые всегда сидят рядом, или тот, кто боится одного соперника. Посмотрите их игры.
tournament-fair-play-calls = Вызовы: { $calls } из { $opportunities }, ожидалось: { $expected }
tournament-fair-play-pair = { $one } и { $other }
club-remove-ask = Исключить участника { $name }?
club-remove-about = По ссылке этот человек может вернуться. Чтобы этого не случилось, замени ссылку.
club-link = Ссылка клуба
club-link-about = Кто имеет эту ссылку, может вступить.
club-new-link = Заменить ссылку
club-rename = Изменить название
club-leave = Выйти из клуба
club-leave-about = Чтобы вернуться, нужна ссылка клуба. Клуб исчезает вместе с последним участником.
club-stay = Остаться
club-keep-member = Оставить
me-failed = Сервер недоступен. Попробуй ещё раз.
