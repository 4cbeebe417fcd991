# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Твій хід · Perudo
page-title-waits = Ходить { $name } · Perudo
page-what = Кості брехуна: став на кубики всіх за столом і лови на блефі.
page-your-name = Твоє ім’я
page-edition = Правила
page-by-your-box = Грай за правилами своєї коробки
page-play-now = Грати зараз
page-new-here = Уперше граєш у Perudo?
page-new-show = Покажи мені (3 хвилини)
page-new-know = Я вмію грати
page-play-now-about = { $count ->
    [1] проти бота
    [one] проти { $count } бота
    [few] проти { $count } ботів
    [many] проти { $count } ботів
   *[other] проти { $count } бота
}
page-bots = Боти
page-bots-level = Наскільки добре грають
page-level = Рівень
page-bots-weaker = Слабші суперники
page-bots-stronger = Сильніші суперники
page-with-friends = З друзями
# review: "find a game", shorter than "find others"
page-find-others = З іншими
page-find-waits = { $name } чекає
page-house-rules-none = Назад до друкованих правил
page-rules-picture = Малюнки показують, які ставки можуть іти після останньої, чи видно втрачені кубики та чи може палафіко повторитися.
page-rules-linked = Правила з твого посилання: { $edition }.
# review: "by a code", for a button that asks for the table's code
page-join = За кодом
page-join-go = До столу
page-code = Код столу
page-how-to-play = Як грати
page-install = Встановити як застосунок
howto-dice = Усі трусять кубики під келішками. Ти бачиш лише свої.
howto-bid = «{ bid }» — це ставка: під усіма келішками разом їх щонайменше стільки.
howto-raise = Наступний гравець піднімає, наприклад: { bid }, або каже дудо: «не вірю».
howto-dudo = Після дудо всі келішки піднімають; { word-tuzy } рахують як будь-яке число. Хто помилився, втрачає кубик; хто лишиться з кубиками останнім, той і переможе.
howto-fine = Усі правила: { $edition }
howto-sources = Показати джерела
page-open-tables = Відкриті столи
page-no-open-tables = Зараз немає столів, відкритих для всіх. Відкрий свій із друзями й додай до списку.
page-going-on = Ігри, що тривають
page-turns = { $count ->
    [one] Твій хід за { $count } столом
    [few] Твій хід за { $count } столами
    [many] Твій хід за { $count } столами
   *[other] Твій хід за { $count } столами
}
page-gathers = гравці збираються
page-return = Повернутися
page-played = Зіграні останніми
page-career = Перемог: { $wins } з { $games }
page-daily = Задача дня
page-table-of = Стіл: { $name }
page-invited = { $name } тебе запрошує
page-chairs-free = { $count ->
    [0] вільних місць немає
    [1] одне вільне місце
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
page-begins-itself = { $count ->
    [one] почнеться, щойно збереться { $count } гравець
    [few] почнеться, щойно зберуться { $count } гравці
    [many] почнеться, щойно збереться { $count } гравців
   *[other] почнеться, щойно збереться { $count } гравця
}
page-to-front = На початок
page-language = Мова
page-to-light = Світлі кольори
page-to-dark = Темні кольори
page-ace = Малюнок { word-tuza }
page-ace-box = як у коробці
page-ace-sun = сонце
page-ace-bird = птах
page-ace-head = голова
page-cup = Мій келішок
page-cup-weave = Візерунок мого келішка
page-cup-weave-seat = як у мого місця
page-cup-weave-number = візерунок { $number }
page-cup-clay = Колір мого келішка
page-cup-clay-red = червоний
page-cup-clay-blue = синій
page-cup-clay-green = зелений
page-cup-clay-dark = темний
page-left-handed = Під ліву руку
page-bot-faces = Боти показують емоції
page-coach = Тренер у грі з ботами
page-coach-says = Тренер:
page-coach-ask = Що сказав би тренер?
page-coach-bid = Твоя ставка: { bid }. З твоїми кубиками варто було чекати близько { $expected }.
page-coach-call = Ставка була: { bid }. З твоїми кубиками варто було чекати близько { $expected }.
page-coach-passed = Ставка була: { bid }. З твоїми кубиками варто було чекати близько { $expected }.
page-coach-best = Краще: { $best }.
page-coach-figures = Цифри
page-coloured-dice = Кольорові кубики
page-close = Закрити
page-dismiss = Прибрати
page-lost = Зв’язку немає, пробуємо ще… Твоє місце за тобою, а сказане передамо згодом.
page-lost-said = Зв’язку немає, пробуємо ще… Твоє слово чекає, передамо згодом.
page-missed = Поки тебе не було
page-new = нове
# The chance of a bid.
page-new-bid = нова
page-loading = Ідемо до столу…
page-broken = Сторінка не завантажується
page-broken-text = Мабуть, на хвильку зник зв’язок.
page-nowhere = Тут нічого немає
page-nowhere-text = Може, в адресі бракує шматочка або закралася помилка.
page-no-table = Такого столу немає
page-error-unknown = Сервер відмовив ({ $code }).
# A table before its game
page-sit-title = Сідай за стіл
page-sit = Сісти
page-sit-here = Сісти тут
page-table-full = Усі місця зайняті. Можна дивитися.
page-chairs = Місця
page-chairs-number = Місць
page-step-fewer = { $what }: на один менше
page-step-more = { $what }: на один більше
page-free-chair = Вільне місце
page-add-bot = Додати бота
page-fill-bots = Заповнити ботами
page-seat-bot = Додати бота на місце { $chair }
page-bot = Бот: { $level }
page-host = Господар
page-away = не тут
page-waited-for = ще чекаємо:
page-chair-kept = До повернення місце тримає бот.
page-rename = Інше ім’я
page-save = Зберегти
page-remove = Прибрати: { $name }
page-lock-about = Більше ніхто не сяде. Гравці зберігають свої місця.
page-lock = Закрити стіл
page-remove-not = Не прибирати
page-remove-playing = На цьому місці далі гратиме бот.
page-remove-about = Знову сісти за цей стіл не вдасться, доки ти не дозволиш.
page-remove-title = Прибрати з-за столу: { $name }?
page-remove-button = Прибрати
page-make-host = Зробити господарем
page-make-host-title = Новий господар: { $name }?
page-make-host-about = Повернути цю роль без згоди нового господаря не можна.
page-make-host-not = Не змінювати
page-unmute-for-all = Повернути слово
page-mute-for-all = Позбавити слова
page-people-none = Більше поки нікого немає.
page-removals = Прибрані
page-readmit = Пустити назад
page-people = Гравці
page-invite = Клич друзів
page-share-invite = Ходи грати зі мною в Перудо:
page-invite-about = Хто відкриє це посилання, зможе сісти за стіл. З телефона — відскануй квадрат.
page-invite-alone = Це посилання відкриється лише на цьому комп’ютері.
page-invite-lan = Щоб пустити телефони, запусти сервер для локальної мережі: make play LAN=1
page-invite-phones = Телефони не відкривають?
page-link = Посилання на цей стіл
page-copy = Копіювати
page-copied = Скопійовано
page-qr = QR-код посилання на цей стіл
page-rules = Правила цього столу
page-rules-here = Правила цього столу
page-rules-of = Правила: { $edition }
page-rules-change = Змінити
page-rule-code = Поділитися цими правилами
page-rule-code-about = Хто відкриє це посилання, зможе грати за тими самими правилами за власним столом.
page-rule-code-link = Посилання на ці правила
page-rules-done = Готово
page-here = Що вирішують ці правила
page-watch-illustrated = Переглянути коло з буклета
page-house-rule = домашнє правило
page-compare = Порівняти зі знайомими правилами
page-compare-choose = Обери видання
page-compare-here = Тут:
page-compare-there = Там:
page-compare-same = Правила однакові.
page-example-may = ставити можна
page-example-not = ставити не можна. { $why }
page-example-seat = Місце { $seat }
page-example-stands = Ставка зіграла.
page-example-falls = Ставка не зіграла.
page-example-opens = починає
page-example-lifts = відкривається за номером
page-house-rules = Домашні правила
page-start = Почати гру
page-seeking = { $count ->
    [one] Чекаємо на тих, хто хоче таких самих правил. Щойно збереться { $count } гравець, гра почнеться сама, а решту місць займуть боти.
    [few] Чекаємо на тих, хто хоче таких самих правил. Щойно зберуться { $count } гравці, гра почнеться сама, а решту місць займуть боти.
    [many] Чекаємо на тих, хто хоче таких самих правил. Щойно збереться { $count } гравців, гра почнеться сама, а решту місць займуть боти.
   *[other] Чекаємо на тих, хто хоче таких самих правил. Щойно збереться { $count } гравця, гра почнеться сама, а решту місць займуть боти.
}
page-start-with-bots = Почати з ботами
page-start-waits = Почати гру може { $name }.
page-too-few = { $count ->
    [1] Бракує ще одного гравця: поклич друзів або бота.
    [one] Бракує ще { $count } гравця: поклич друзів або ботів.
    [few] Бракує ще { $count } гравців: поклич друзів або ботів.
    [many] Бракує ще { $count } гравців: поклич друзів або ботів.
   *[other] Бракує ще { $count } гравця: поклич друзів або ботів.
}
# Table settings
page-table-settings = Звичаї цього столу
# At the table
page-table = Стіл
page-menu = Ще
page-settings = Налаштування
page-alert-sound = Звук
page-alert-vibration = Вібрація
page-alert-notices = Сповістити мене
page-push-failed = Цей браузер показує сповіщення лише тоді, коли сторінка відкрита.
page-quiet-nights = Без звуку вночі
page-call-about = Наступний хід може забрати години. Надіслати сповіщення, коли буде твій хід?
page-call-me = Сповістити мене
page-not-now = Не зараз
push-club-table = { $name } відкриває стіл
push-club-table-about = У клубі { $club }
push-evening = { $club }: скоро зустріч
push-evening-about = Вечір почнеться протягом години.
push-round = Тур { $round } почався
push-round-about = { $tournament }: твій стіл чекає на тебе.
page-alert-refused = Цей браузер не дає сторінці тебе кликати. Це можна дозволити в його налаштуваннях для сайту.
page-aid-chip = Шанси
page-calza-window = Перше слово ще має { $name }.
page-calza-window-you = Перше слово ще маєш ти.
page-calza-own = Це твоя ставка: { calza } означає, що вона точна.
page-retract = Забрати назад
page-in-play = На столі { dice-count }
page-expected = { faces }: близько { $expected } із { $count }
page-last-seconds = Лишилося десять секунд.
page-what-now = Що далі
page-paused = Гра на паузі
page-paused-about = Годинники й боти чекають.
page-paused-blocked = Коли йде годинник, гра триває далі, якщо всі на місці або за них грає бот.
page-go-on = Далі
page-now-resumed = Гра триває.
page-now-locked = Стіл замкнено: ніхто новий не сяде.
page-now-unlocked = Стіл знову відкрито.
page-was-removed = Господар вилучив гравця { $name }. Далі грає бот.
page-host-is = Тепер господар столу — { $name }.
page-host-is-you = Тепер господар столу — ти.
page-pause-asked = Паузу { $count ->
    [one] просить
    [few] просять
    [many] просять
   *[other] просять
}: { $names }.
page-pause-agree = Згода
page-pause-decline = Граємо далі
page-pause-declined = Решта хочуть грати далі.
page-pause-waits = Ти просиш паузу. Потрібна згода всіх, хто грає.
page-hesitates = довго думає
page-asks-pause = просить паузу
page-pause = Попросити паузу
page-pause-now = Зупинити гру
page-pause-not = Паузи не треба
page-round = Коло { $round }
page-round-begins = Коло { $round }.
page-opening = Кидок за початок
page-over = Гру закінчено
page-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
} місце з { $count }
page-order = Підсумкові місця
page-series = Рахунок
page-series-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
page-series-player = Гравець
page-series-wins = Перемоги
page-series-places = Місця
page-series-dudos = Влучні дудо
page-champion = { $count ->
    [one] Переможець вечора: { $names }!
    [few] Перше місце вечора ділять: { $names }!
    [many] Перше місце вечора ділять: { $names }!
   *[other] Перше місце вечора ділять: { $names }!
}
page-champion-own = Вечір твій — перемога!
page-series-end = Завершити вечір
page-series-end-title = Завершити вечір?
page-series-end-about = Усі побачать, хто переміг за вечір. Наступна гра почне новий рахунок.
page-series-end-not = Грати далі
page-facts = Є з чого посміятися
page-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
page-leave = Піти з-за столу
page-leave-title = Піти з-за столу?
page-leave-playing = Далі за тебе грає бот. Щоб повернутися, відкрий посилання ще раз.
page-leave-gathering = Твоє місце звільниться.
page-leave-alone = Тут більше ніхто не грає: гра спиниться, а твоє місце чекатиме, доки знову відкриєш посилання.
page-leave-out = Для тебе гру закінчено: решта грає далі.
page-left-alone = Гра стоїть, а твоє місце чекає на тебе.
page-left-people = Твоє місце чекає на тебе. Якщо тебе довго не буде, решта може посадити туди бота, доки ти повернешся.
page-left-clock = Твоє місце чекає, але твій годинник іде. Коли час вийде двічі поспіль, грає бот, доки ти повернешся.
page-leave-yes = Піти
page-stay = Лишитися
page-hand-over = Грати на іншому пристрої
page-hand-over-about = Відскануй квадрат іншим пристроєм або відкрий посилання там. Воно діє один раз, кілька хвилин. Не показуй його більше нікому: хто його відкриє, той і займе твоє місце.
page-hand-over-link = Посилання на твоє місце
page-hand-over-qr = QR-код посилання на твоє місце
page-handed = Тепер ти граєш на іншому пристрої. Тут ти глядач.
page-locked = Господар закрив цей стіл. Можна дивитися.
page-removed = Господар попросив тебе з-за столу. Можна дивитися або відкрити свій стіл.
page-history = Що вже сказано
page-told = Що діється за столом
page-round-so-far = Ставки цього кола
page-you = Ти
page-your-dice = Твої кубики
page-hide-dice = Сховати кубики
page-your-turn = Твій хід
page-tip-ok = Зрозуміло
page-tip-bid = Ставка — про всі келішки разом: щонайменше стільки кубиків.
page-tip-dudo = Не віриш останній ставці? Затисни «Дудо» або торкнися двічі.
page-tip-lower-aces = Для ставки на { word-tuzy } досить половини: на неї рахують самі лише { word-tuzy }.
page-tip-aces = { $ace ->
    [bird] Птах
    [head] Голова
   *[sun] Сонце
} — джокер: рахується як будь-яке число.
page-tip-palifico = Палафіко: у того, хто починає, лишився один кубик. У цьому колі { word-tuzy } не джокери.
page-to-act = зараз ходить
page-waits-for = Ходить { $name }.
page-rolling = Кожен кидає кубик; найбільше число починає.
page-shaking = Тряси, перевертай, зазирни.
page-palifico = Палафіко
page-out = поза грою
# review: borrowed from sport, because it is short and has no gender
page-ready = готово
page-stand-in = заміна
page-program = програма
page-registered-name = збережене ім’я
page-rated = рейтинговий
rated-about = Рейтинговий: хто покине гру, буде останнім.
page-leave-rated = Ця гра рейтингова. Якщо за тебе походить бот, ти будеш останнім, навіть якщо повернешся.
unrated-alone = Без рейтингу: грає менше двох людей.
unrated-absent = Без рейтингу: когось немає.
unrated-address = Без рейтингу: двоє з вас мають спільне інтернет-з’єднання.
rated-change = Твій рейтинг: { $rating } ({ $change })
page-watching = Ти дивишся. Келішки для тебе закриті, доки їх не піднімуть.
page-you-are-out = Твоя гра закінчена: { page-place }. Гарна гра!
page-see-cups = Показати всі кубики
page-faster = Швидше
page-to-result = До результату
page-new-game = Нова гра
page-you-watch = глядач
page-watch-gathering = Ти дивишся за цим столом. Лишайся — побачиш гру від самого початку.
page-watch-over = Лишайся, щоб дивитися наступну гру або сісти за стіл, коли збиратимуться гравці.
page-behind = На коло пізніше
page-behind-open = Коло { $round }, келішки відкриті
page-behind-later = З другого кола можна зазирати під усі келішки — з запізненням на одне коло.
page-is-away = { $name } зараз не тут.
page-let-bot-play = Хай грає бот
page-let-bot-play-for = Нехай бот грає за гравця { $name }
page-held-by-bot = Твоє місце тримає бот.
page-take-back = Повернутися
# The pad
page-pad = Твоє слово
page-pad-faces = Числа
page-face-from = { faces }, від { $quantity }
page-face-not = { faces }: зараз ні. { $why }
page-quick = { $quantity }×
page-over-bid = на столі:
page-how-many = Скільки { $face ->
    [1] { word-tuziv }
    [2] двійок
    [3] трійок
    [4] четвірок
    [5] п’ятірок
   *[6] шісток
}?
page-quantities = від { $first } до { $last }
page-likely = шанс { $chance }
page-chance = { $percent } %
page-chance-least = <1 %
page-chance-most = >99 %
page-fewer = Менше кубиків
page-more = Більше кубиків
page-bid = Ставлю: { bid }
page-bid-likely = Ставлю: { bid }, шанс { $chance }
page-no-bid = Вище ставити нікуди
page-hold = тримай
page-dudo-armed = Так, дудо!
page-calza-armed = Так, кальца!
# Keyboard shortcuts and questions. $key is a key's name in browsers.
page-keyboard = Клавіатура
page-keys-characters = Літери й цифри як швидкі клавіші
page-keys-about = Клавішею Tab можна дійти всюди. Якщо вимкнути, сама літера, цифра чи знак питання нічого не робить: так краще, якщо диктуєш.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Пробіл
   *[other] { $key }
}
page-key-help = Показати ці клавіші
page-key-face = Вибрати число
page-key-range = Вибрати діапазон
page-key-bid = Сказати вибрану ставку
page-key-dudo = Дудо: натисни двічі
page-key-calza = Кальца: натисни двічі
page-key-onward = Пропустити лічбу; наступне коло
page-ask = Запитати в столу
page-ask-about = Відповідь каже екранний диктор. Кнопки з цими питаннями — останні на сторінці.
page-ask-bid = Ставка і чий хід
page-ask-choices = Що мені можна сказати
page-ask-left = Скільки лишилося кубиків
page-ask-no-cup = У тебе немає келішка.
page-ask-lowest = Найнижча ставка: { bid }.
page-ask-aces = У { word-tuzakh }: { bid }.
page-ask-dudo = Можна сказати дудо.
page-ask-calza = Можна сказати кальца.
# The reveal
page-skip = Пропустити лічбу
page-tally = Нарахували: { $count }, ставка: { $quantity }
page-counted = { $count ->
    [0] Немає { $face ->
        [1] жодного { word-tuza }
        [2] жодної двійки
        [3] жодної трійки
        [4] жодної четвірки
        [5] жодної п’ятірки
       *[6] жодної шістки
    }.
   *[other] Нарахували: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Підсумок
page-next-round = Наступне коло
cheer-caught = { $name } викриває блеф!
cheer-caught-you = Блеф викрито!
cheer-held = { $name } каже правду!
cheer-held-you = Твоя ставка — правда!
cheer-exact = { $name } влучає точно!
cheer-exact-you = Точне влучання!
page-last-two = Лишилося двоє: { $names }!
page-why = Чому?
page-why-title = Чому боти так сказали
page-why-wait = Хвилинку…
page-why-alone = Він зважав і на те, що було раніше, — про це скаже, коли гра скінчиться.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
page-check = Перевірити ці кубики
page-check-round = Кубики кола { $round }
page-check-fair = Усе сходиться: жодного з цих кубиків не вибрали й не підмінили після того, як сервер дав зобов’язання.
page-check-unfair = Це НЕ сходиться. Збережи запис цієї гри й покажи його іншим.
page-check-committed-yes = Зерно й відбитки саме ті, які сервер зафіксував до кидка: цей браузер бачив зобов’язання.
page-check-committed-no = Зерно або відбитки НЕ ті, які сервер зафіксував: цей браузер бачив інші.
page-check-committed-unknown = Зерно сервера відповідає показаному тут зобов’язанню. Заздалегідь цей браузер його не бачив.
page-check-unfit = Зерно сервера НЕ відповідає показаному тут зобов’язанню.
page-check-parts-yes = Кожен внесок відповідає відбиткові, який був ще до того, як відкрили перший.
page-check-parts-no = Внески в кубики НЕ такі, якими мають бути: є внесок місця, яке його не має, іншої довжини або такий, що не відповідає своєму відбиткові.
page-check-mine-yes = Випадкове число, яке надіслав цей браузер, враховано в кубиках.
page-check-mine-no = Випадкове число, про яке цей браузер оголосив і яке надіслав вчасно, НЕ враховано в кубиках.
page-check-mine-late = Випадкове число, про яке оголосив цей браузер, не враховано в кубиках: його не відкрито вчасно.
page-check-mine-unknown = Внеску цього браузера в кубиках немає.
page-check-withheld = { $name }: про внесок оголошено, але його не відкрито; замість нього той, що закладений у зерні.
page-check-withheld-you = Про твій внесок оголошено, але його не відкрито; замість нього той, що закладений у зерні.
page-check-dice-yes = Зерно та внески дають точнісінько ті кубики, що лежали під келішками.
page-check-dice-no = Зерно та внески НЕ дають тих кубиків, що лежали під келішками.
page-check-opener-no = За зерном і внесками починає ІНШИЙ гравець, або кидки за це були інші.
page-check-limits = Чого жодна така перевірка не покаже: що господар сервера не зазирає під келішки.
page-check-seed = Зерно
page-check-commitment = Зобов’язання
page-check-digests = Відбитки внесків
page-check-no-digest = немає
page-check-parts = Внески в кубики
page-check-part-held = закладений у зерні
page-waits-for-all = Чекаємо: { $names }
page-again = Грати ще
page-again-change = Змінити стіл
page-again-about = Ті самі місця і правила. Гра почнеться, коли всі будуть готові.
page-again-away = { $count ->
    [one] { $names } зараз не тут: до повернення за це місце грає бот.
    [few] { $names } зараз не тут: до повернення за ці місця грають боти.
    [many] { $names } зараз не тут: до повернення за ці місця грають боти.
   *[other] { $names } зараз не тут: до повернення за ці місця грають боти.
}
page-again-waits = Наступна гра почнеться, коли всі гравці будуть готові.
page-join-next = Увійти в гру
page-next-gathers = Гравці готуються до нової гри.
page-next-watch = Наступна гра почалася.
page-next-began = Наступна гра почалася. Поки тебе немає, за тебе грає бот.
page-again-without = Почати без: { $names }
page-again-ready = Готові: { $names }
page-download = Завантажити запис
page-signed-none = Цього запису не підписав жоден сервер: імена, слова й правила могли змінити, кола — випустити, а все разом — вигадати.
page-signed-here = Цей запис підписав цей сервер: імена, правила, слова й кубики такі, як тут зіграли.
page-signed-other = Цей запис підписав інший сервер, ключем { $key }. Чий він і чи нічого не змінили, покаже: perudo verify
page-signed-unfit = Підпис НЕ від цього запису: після підпису щось змінили, додали чи випустили.
# The lesson
page-learn-title = Вчимося грати · Perudo
page-learn-in-minutes = Навчися за три хвилини
page-learn-at = Перша гра: { $at } з { $of }
page-learn-told = Що каже урок
page-learn-onward = Далі
page-learn-skip = Пропустити
page-learn-over = Кінець уроку
page-learn-calza = За деякими столами є ще кальца: так ти кажеш, що ставка точна. Якщо це правда, втрачений кубик повернеться, якщо ні — втратиш ще один.
page-learn-differs = За вибраними тобою правилами ({ $edition }) дещо інакше:
page-learn-loading = Накриваємо на стіл…
page-learn-failed = Урок не завантажився. Він чекатиме на тебе тут, доки не повернеться зв’язок.
page-offline = Немає зв’язку
page-offline-about = Може, твій пристрій без мережі, а може, сервер вимкнено. Сторінка піде далі сама, щойно зможе; а поки що можна навчитися грати.
page-kept-out = Сервер тебе не пускає
page-lost-here = Зв’язку немає, пробуємо ще…
page-learn-offline = Щоб зіграти цілу гру, потрібен зв’язок. Сторінка знайде його сама.
page-practice = Тренування
page-practice-title = Тренування · Perudo
page-practice-puzzles = Задачі
page-practice-odds = Шанси
page-practice-today = Сьогодні
page-practice-what = Що скажеш?
page-practice-likely = Яка приблизно ймовірність?
page-practice-loading = Накриваємо на стіл…
page-practice-failed = Задачі не завантажилися. Вони чекатимуть на тебе тут, доки не повернеться зв’язок.
page-practice-rating = Ти: { $mine }. Ця задача: { $rating }.
page-practice-answer = Відповідь
page-practice-chances = Імовірність виграти гру
page-practice-why-dudo = Після всіх ставок дудо слушне з імовірністю { $chance }.
page-practice-why-bid = Після всіх ставок «{ bid }» було б правдою з імовірністю { $chance }. Важить і те, що на це скаже наступний гравець.
page-practice-why-calza = Досить імовірно, що ставка точна.
page-practice-next = Далі
page-practice-streak = Днів поспіль: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = менше { $chance }
page-practice-between = від { $low } до { $high }
page-practice-over = понад { $chance }
page-practice-right = Правильно!
page-practice-wrong = Не зовсім.
page-practice-exact = Точно: { $chance }.
# The shared screen
page-screen = На великий екран
page-tv = Це телевізор
page-screens = Показано на великому екрані
page-show-table = Показати стіл тут
page-only-dice = Лише мої кубики
page-screen-join = Приєднуйся
page-screen-scan = Відскануй квадрат або відкрий
page-screen-again = Нову гру почніть зі своїх місць.
page-screen-hide = Сховати код
page-screen-show = Показати код
page-screen-hidden = Код цього столу сховано.
page-screen-full = На весь екран
# Replays
page-replay = Повтор
page-replay-of = Повтор: { $names }
page-replay-here = Переглянути цю гру
page-replay-last = Переглянути останню гру
page-replay-loading = Шукаємо гру…
page-review-working = Розбираю кожне рішення…
page-replay-none = Такої гри немає
page-replay-failed = Гра не завантажується
page-replay-failed-text = Мабуть, на хвильку зник зв’язок.
page-try-again = Спробувати ще
page-replay-record = Переглянути записану гру
page-docs = Документація
page-me = Моє ім’я
page-tournament = Турнір
page-replay-record-about = Кинь сюди файл .perudo або вибери його. Повтор піде за його правилами, з відкритими келішками. Ми нічого не збережемо.
page-replay-choose = Вибрати файл
page-replay-drop = Відпусти, і почнеться повтор.
page-replay-paste = Або встав запис сюди
page-type = Ввести гру
page-type-about = З твого столу: хто що ставив і що лежало під келішками. Браузер пам’ятає її, доки не почнеш нову.
page-type-opens = Хто починає коло { $round }?
page-type-hands = Що лежало під келішками?
page-type-rounds = До кіл
page-type-undo = Скасувати
page-type-again = Почати нову
page-replay-sample = Переглянути приклад
page-replay-reading = Читаємо { $file }…
page-first = На початок
page-back = Крок назад
page-play = Пуск
page-stop = Стоп
page-on = Крок уперед
page-last = У кінець
page-rounds = Кола
page-round-loses = Коло { $round }: { $name } втрачає кубик
page-round-others-lose = Коло { $round }: { $name } зберігає свої кубики, решта втрачає по одному
page-round-gains = Коло { $round }: { $name } повертає собі кубик
page-round-out = Коло { $round }: { $name } вибуває
page-round-exact = Коло { $round }: точнісінько
page-round-open = Коло { $round }, не закінчене
page-own-chance = Лише за кубиками того, хто ставив: шанс { $chance }.
page-truth = { $count ->
    [0] Під усіма келішками немає { $face ->
        [1] жодного { word-tuza }
        [2] жодної двійки
        [3] жодної трійки
        [4] жодної четвірки
        [5] жодної п’ятірки
       *[6] жодної шістки
    }.
   *[other] Під усіма келішками: { bid }.
}
page-decisive = Вирішальна мить
page-solved = Розв’язано: що й як часто казати
page-solved-chance = З цими кубиками { $name } виграє це коло в { $chance } випадків, якщо обоє так грають.
page-solved-share = За розв’язком так кажуть у { $chance } випадків.
page-solved-never = За розв’язком так не кажуть ніколи.
page-solved-nothing = На ставку, якої в розв’язку немає, поради в ньому теж немає.
page-solved-strayed = Однієї з попередніх ставок ({ $name }) у розв’язку немає. Тепер це найкраща відповідь тому, хто його тримається.
page-solved-what = Що це?
page-solved-about = Це коло таке мале, що його можна прорахувати до кінця. Якщо казати кожне слово так часто, вибираючи навмання, з часом жоден суперник не доб’ється більшого, ніж граючи так само.
page-share = Поділитися
page-share-game = Поділитися цією грою
page-share-link = Посилання на цей повтор
page-share-alone = Це посилання відкриється лише на цьому комп’ютері.
page-share-about = Хто відкриє це посилання, зможе переглянути гру.
page-picture-save = Зберегти картинку
page-picture-send = Надіслати картинку
page-to-table = Назад до столу
# People who come and go, for screen readers
page-sat-down = { $name } сідає за стіл.
page-sat-down-you = Ти сідаєш за стіл.
page-stood-up = { $name } встає з-за столу.
page-stood-up-you = Ти встаєш з-за столу.
page-stand-in-came = { $name } не за столом: далі грає бот.
page-stand-in-came-you = Далі за тебе грає бот.
page-came-back = { $name } знову тут.
page-came-back-you = Ти знову тут.
page-withheld = { $name }: без участі в жеребкуванні цих кубиків, можливо, через обрив зв’язку. Кубики все одно чесні.
page-withheld-you = Жеребкування цих кубиків пройшло без тебе, можливо, через обрив зв’язку. Кубики все одно чесні.
# Chat
page-talk = Чат
page-talk-news = Чат: { $count ->
    [one] { $count } новий рядок
    [few] { $count } нові рядки
    [many] { $count } нових рядків
   *[other] { $count } нового рядка
}
page-talk-quiet = Поки що всі мовчать.
page-talk-seated = Писати можуть лише ті, хто сидить за столом.
page-say = Скажи щось
page-say-send = Сказати
page-phrases = Фрази
page-reactions = Гримаси
page-mute = Кого чути
page-mute-one = Не чути: { $name }
page-unmute-one = Знову чути: { $name }
page-shake = Потрусити келішком
page-peek = Глянути
me-title = Твоє ім’я
me-about = Збережи своє ім’я, і твої місця та ігри будуть з тобою на всіх пристроях. Без пошти й без пароля.
me-register = Зберегти моє ім’я
me-passkey-about = Пристрій попросить відбиток пальця, обличчя або свій PIN-код. Нічого не треба запам’ятовувати.
me-register-with-code = Скористатися кодом відновлення
me-passkey = Ключ доступу
me-passkey-add = Додати ключ доступу для цього пристрою
me-passkey-added = Додано: відтепер ним можна входити.
me-passkey-made = Створено { $date }
me-passkey-remove = Вилучити
me-passkey-remove-made = Вилучити ключ, створений { $date }
me-games = Твої ігри
me-games-none = Тут рахуватимуться ігри, які ти дограєш на цьому сервері.
me-ratings = Рейтинг
me-ratings-about = Рейтинг показує, наскільки сильно ти граєш, на одній шкалі з ботами. Рейтингові ігри — для збережених імен. Хто піде, буде останнім.
me-rating-2 = Двоє гравців
me-rating-4 = Троє або четверо гравців
me-rating-8 = Від п’яти до восьми гравців
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } рейтингова гра
    [few] { $count } рейтингові гри
    [many] { $count } рейтингових ігор
   *[other] { $count } рейтингової гри
}
me-rating-bots = Боти на тій самій шкалі
me-rating-chart = Рейтинг за останні ігри ({ $count }): від { $from } до { $to }
me-find-rated = Знайти суперника
me-open-rated = Відкрити рейтинговий стіл
me-visibility = Хто бачить твій рейтинг та ігри
me-visible-everybody = Усі
me-visible-clubs = Учасники моїх клубів
me-visible-nobody = Тільки я
me-public-page = Твоя сторінка для інших
me-finished-games = Ігри
me-since = Ім’я збережено { $date }
me-hidden = Рейтинг та ігри тобі не показують.
me-report = Поскаржитися на цю людину
me-report-about = Ім’я образливе чи те, що пише ця людина? Скаргу прочитає той, хто керує цим сервером. Ця людина її не побачить.
me-report-text = Що сталося?
me-report-send = Надіслати скаргу
me-reported = Скаргу надіслано. Дякуємо.
me-no-games = Ще немає дограних ігор.
me-wins = Виграно
me-bluffs = Блефів, яким повірили
me-dudos = Вдалих дудо
me-calzas = Вдалих кальца
me-of = { $count } із { $total }
me-reviewed = Розібраних ігор: { $count }
me-answered = Відповідей: { $count }
me-played-with = Грали разом
me-games-together = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } ігор
}
me-invite = Запросити за стіл
me-invite-chosen = Відкрити стіл і запросити їх
me-passkey-sign-in = Увійти з ключем доступу
me-passkey-cancelled = Ключ доступу не використано. Спробуй ще раз або скористайся кодом відновлення.
me-change = Змінити ім’я
me-have-name = Уже маєш ім’я?
me-have-name-about = Покажи QR-код на пристрої, де виконано вхід, і відскануй його цим пристроєм. Або введи код відновлення.
me-code = Код відновлення
me-sign-in = Увійти
me-code-about = Запиши цей код: він показується лише раз. Ним можна ввійти на будь-якому пристрої, і це єдиний шлях назад, якщо ти втратиш цей.
me-code-saved = Код записано
me-new-code = Створити новий код
me-new-code-about = Якщо код загублено або хтось його бачив, створи новий. Старий перестане діяти.
me-devices = Твої пристрої
me-this-device = цей пристрій
me-used = востаннє: { $date }
me-sign-out = Вийти
me-sign-out-device = Вийти: { $device }
me-add-device = Інший пристрій
me-show-qr = Показати QR-код
me-add-device-about = Відскануй цей код іншим пристроєм або відкрий там посилання. Воно діє один раз, протягом п’яти хвилин. Нікому більше його не показуй.
me-qr = QR-код для входу на іншому пристрої
me-link = Посилання для входу на іншому пристрої
me-link-about = Цей пристрій гратиме під твоїм ім’ям. Ігри, зіграні тут гостем, стануть твоїми.
me-sign-in-here = Увійти на цьому пристрої
me-data = Твої дані
me-download = Завантажити все, що збережено про тебе
me-delete = Видалити моє ім’я
me-delete-ask = Видалити твоє ім’я?
me-delete-about = Твоє ім’я та все написане тобою зникнуть з усіх столів і записів ігор, а на всіх пристроях буде виконано вихід. Твої ігри залишаться, але без тебе. Скасувати це не можна.
me-delete-keep = Залишити
club-yours = Твої клуби
club-about = Для тих, хто часто грає разом: одне посилання, наступний вечір і хто скільки разів виграє.
club-name = Назва клубу
club-found = Заснувати клуб
club-invited = Тебе запрошують до цього клубу. Учасників: { $count }
club-join = Вступити
club-need-name = Учасники зберігають свої імена. Спершу збережи своє, а потім відкрий це посилання ще раз.
club-next = Наступний вечір
club-next-at = Наступний вечір: { $date }
club-no-evening = Жоден вечір не заплановано.
club-when = День і час
club-plan = Запланувати
club-cancel = Скасувати вечір
club-coming = Прийду
club-not-coming = Не зможу
club-comes = прийде
club-comes-not = не зможе
club-open-table = Відкрити стіл
club-call-about = Надсилати сповіщення перед вечором і коли хтось відкриє стіл?
club-table = Стіл { $code }, відкрито: { $time }
club-standings = Таблиця
club-period = Вечір чи рік
club-no-games = Тут рахуватимуться ігри за столами клубу.
club-place = Місце
club-games = Ігри
club-wins = Виграно
club-members = Учасники
club-owner = власник
club-remove = Вилучити: { $name }
club-removal = Вилучити
tournament-new = Турнір
tournament-about = Друзі приєднуються за посиланням. Вільні місця займають боти, а тури йдуть один за одним самі.
tournament-yours = Твої турніри
tournament-name = Назва турніру
tournament-form = Формат
tournament-knock-out = На вибування
tournament-swiss = Швейцарська система
tournament-knock-out-about = Краща половина кожного столу (з округленням униз) проходить далі, доки не залишиться один переможець.
tournament-swiss-about = Усі грають усі тури. Кожен гравець, який фінішує після тебе, — це очко.
tournament-table-size = Гравців за столом
tournament-rounds = Тури
tournament-slow = Тур може тривати тижні. Гравців кличуть, коли настає їхній хід, якщо вони цього хочуть.
tournament-open = Відкрити турнір
tournament-join = Приєднатися до турніру
tournament-late = Турнір почався. З наступного туру можна зайняти місце бота.
tournament-no-place = Вільних місць немає, але можна дивитися.
tournament-start = Почати турнір
tournament-bots = { $count ->
    [one] { $count } бот займає вільне місце.
    [few] { $count } боти займають вільні місця.
    [many] { $count } ботів займають вільні місця.
   *[other] { $count } бота займають вільні місця.
}
tournament-starts-later = Зачекай, доки турнір почнеться. Тоді твій стіл відкриється сам.
tournament-link = Посилання для гравців
tournament-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
tournament-your-table = До твого столу
tournament-call-about = Надсилати сповіщення, коли починається тур?
tournament-wait = Наступний тур почнеться, коли закінчать усі столи.
tournament-next-in = Продовження через { $seconds } с.
tournament-your-place = Твоє місце — { $place } з { $count }.
tournament-round = Тур { $round }
tournament-round-of = Тур { $round } з { $rounds }
tournament-final = Фінал
tournament-watch = Дивитися
tournament-points = Очки
tournament-still-in = грає далі
tournament-bot = бот
tournament-screen = Показати на телевізорі
tournament-leave = Вийти з турніру
tournament-leave-ask = Вийти з турніру?
tournament-leave-about = З наступного туру гратиме бот.
tournament-left = Ти вийшов з турніру. За тебе грає бот.
tournament-return = Повернутися
tournament-remove-ask = Вилучити гравця { $name }?
tournament-stay = Скасувати
tournament-another = Ще один турнір
tournament-won = Перемагає: { $names }
tournament-fair-play = Чесна гра
tournament-fair-play-about = Двоє гравців, які уникають перевіряти одне одного, виграють частіше, ніж мали б. Можна перевірити, чи таке було. Результат бачите лише ви.
tournament-fair-play-check = Перевірити ігри
tournament-fair-play-progress = Перевірено ігор: { $analysed } з { $games }
tournament-fair-play-none = Жодна пара гравців помітно не уникала одне одного.
tournament-fair-play-note = Ці гравці перевіряли одне одного напрочуд рідко. Це нічого не доводить: виділятися можуть і друзі, які завжди сидять поруч, або той, хто боїться одного суперника. Подивіться їхні ігри.
tournament-fair-play-calls = Виклики: { $calls } з { $opportunities }, очікувано: { $expected }
tournament-fair-play-pair = { $one } і { $other }
club-remove-ask = Вилучити учасника { $name }?
club-remove-about = За посиланням ця людина може повернутися. Щоб цього не сталося, заміни посилання.
club-link = Посилання клубу
club-link-about = Хто має це посилання, може вступити.
club-new-link = Замінити посилання
club-rename = Змінити назву
club-leave = Вийти з клубу
club-leave-about = Щоб повернутися, потрібне посилання клубу. Клуб зникає разом з останнім учасником.
club-stay = Залишитися
club-keep-member = Залишити
me-failed = Сервер недоступний. Спробуй ще раз.
