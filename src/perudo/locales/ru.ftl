# Russian. Every word that a person sees stands here, for the page and the terminal alike.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.

# This language, as it calls itself.
language = Русский

## The words of the game

# By itself a number is masculine, as for dice and aces; bids of the other faces are feminine.
number = { $quantity ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
    [13] тринадцать
    [14] четырнадцать
    [15] пятнадцать
    [16] шестнадцать
    [17] семнадцать
    [18] восемнадцать
    [19] девятнадцать
    [20] двадцать
   *[other] { $quantity }
}
# What a one is called in the box that $box names: a Paco after the toucan of Asmodee.
word-tuz = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] туз
}
word-tuza = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] туза
}
word-tuzov = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] тузов
}
word-tuzy = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] тузы
}
word-Tuzy = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] Тузы
}
word-tuzakh = { $box ->
    [asmodee-it] Пако
    [asmodee-fr] Пако
    [bga] Пако
   *[other] тузах
}
# A bid as people say it: семь четвёрок, три туза.
bid = { $face ->
    [1] { number } { $quantity ->
        [one] { word-tuz }
        [few] { word-tuza }
        [many] { word-tuzov }
       *[other] { word-tuza }
    }
   *[other] { $quantity ->
        [1] одна
        [2] две
       *[other] { number }
    } { $face ->
        [2] { $quantity ->
            [one] двойка
            [few] двойки
            [many] двоек
           *[other] двойки
        }
        [3] { $quantity ->
            [one] тройка
            [few] тройки
            [many] троек
           *[other] тройки
        }
        [4] { $quantity ->
            [one] четвёрка
            [few] четвёрки
            [many] четвёрок
           *[other] четвёрки
        }
        [5] { $quantity ->
            [one] пятёрка
            [few] пятёрки
            [many] пятёрок
           *[other] пятёрки
        }
       *[6] { $quantity ->
            [one] шестёрка
            [few] шестёрки
            [many] шестёрок
           *[other] шестёрки
        }
    }
}
face = { $face ->
    [1] { word-tuz }
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
faces = { $face ->
    [1] { word-tuzy }
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
dice-count = { $count ->
    [1] один кубик
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
dudo = дудо
calza = кальца
# review: the leaflet has both палафило (six times) and палафика (twice, declined from палафико); its sister texts have палафіко
palifico = палафико
# A label, and what stands after it.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, итальянский буклет
edition-asmodee-fr = Asmodee, французский и нидерландский буклет
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Дружеские правила
preset-friendly-about = Все видят, сколько осталось кубиков, а больше кубиков можно ставить с любым числом.
house-rules = свои правила
house-rules-of = { $edition }, со своими правилами

## Settings: a name, and for each value one sentence that tells the rule at the table

setting-players = Игроки
setting-players-value = От { $fewest } до { $most } игроков.
setting-dice = Кубиков у каждого
setting-dice-value = В начале у каждого { dice-count }.
setting-first_opener = Кто начинает игру
setting-first_opener-random = Кто начинает первый круг, решает жребий.
setting-first_opener-highest-roll = Все бросают по одному кубику: у кого больше, тот начинает первый круг.
setting-raise = Как поднимать
setting-raise-one-axis = Ставь больше кубиков с тем же числом или столько же, но с числом выше.
setting-raise-any-higher = Ставь больше кубиков с любым числом или столько же, но с числом выше.
setting-palifico = Палафико
setting-palifico-off = Кругов палафико нет.
setting-palifico-each-time = Каждый раз, когда у тебя остаётся один кубик, ты начинаешь круг палафико: { word-tuzy } не джокеры, а число менять нельзя.
setting-palifico-once = Когда у тебя впервые остаётся один кубик, ты начинаешь круг палафико: { word-tuzy } не джокеры, а число менять нельзя.
setting-palifico_with_two = Палафико вдвоём
setting-palifico_with_two-true = Круги палафико бывают и тогда, когда осталось двое.
setting-palifico_with_two-false = Когда осталось двое, кругов палафико больше нет.
setting-veteran_changes_face = Ветераны в палафико
setting-veteran_changes_face-true = Если у тебя один кубик и своё палафико уже было, в чужом круге палафико тебе можно менять число.
setting-veteran_changes_face-false = В круге палафико никто не меняет число.
setting-calza = Кальца
setting-calza-true = Можно сказать «кальца»: ставка точна.
setting-calza-false = Кальцы нет.
setting-calza_callers = Кто может сказать «кальца»
setting-calza_callers-others-but-next = «Кальца» может сказать любой, кроме того, чья ставка, и того, чей ход.
setting-calza_callers-all-but-bidder = «Кальца» может сказать любой, кроме того, чья ставка.
setting-calza_callers-all-but-next = «Кальца» может сказать любой, кроме того, чей ход.
setting-calza_in_palifico = Кальца в палафико
setting-calza_in_palifico-true = В круге палафико можно сказать «кальца».
setting-calza_in_palifico-false = В круге палафико нельзя сказать «кальца».
setting-calza_with_two = Кальца вдвоём
setting-calza_with_two-true = Когда осталось двое, можно сказать «кальца».
setting-calza_with_two-false = Когда осталось двое, нельзя сказать «кальца».
setting-calza_wins = Что даёт кальца
setting-calza_wins-die = Кто сказал «кальца» и угадал, возвращает себе потерянный кубик, но не больше, чем было в начале.
setting-calza_wins-all-others-lose = Если ставка и правда точна, все, кроме сказавшего «кальца», теряют по кубику.
setting-lost_dice_visible = Потерянные кубики
setting-lost_dice_visible-true = Все видят, сколько у кого осталось кубиков.
setting-lost_dice_visible-false = Потерянные кубики спрятаны: помни, сколько у кого осталось.
setting-reveal = Открываем кубики
setting-reveal-at-once = Все поднимают стаканчики разом.
setting-reveal-from-caller = Стаканчики поднимают по одному: от того, кто сказал «дудо» или «кальца», и дальше налево.

# A short word for each value, for lists and tables.
value-players = от { $fewest } до { $most }
value-dice = { $count }
value-first_opener-random = по жребию
value-first_opener-highest-roll = у кого больше на кубике
value-raise-one-axis = больше тех же или выше
value-raise-any-higher = больше любых или выше
value-palifico-off = нет
value-palifico-each-time = каждый раз
value-palifico-once = раз за игру
value-calza_callers-others-but-next = все, кроме того, чья ставка, и следующего
value-calza_callers-all-but-bidder = все, кроме того, чья ставка
value-calza_callers-all-but-next = все, кроме следующего
value-palifico_with_two-true = есть
value-palifico_with_two-false = обычный круг
value-veteran_changes_face-true = могут менять число
value-veteran_changes_face-false = не меняют число
value-calza-true = есть
value-calza-false = нет
value-calza_in_palifico-true = можно
value-calza_in_palifico-false = нельзя
value-calza_with_two-true = можно
value-calza_with_two-false = нельзя
value-calza_wins-die = кубик возвращается
value-calza_wins-all-others-lose = минус кубик у остальных
value-lost_dice_visible-true = видны
value-lost_dice_visible-false = спрятаны
value-reveal-at-once = все разом
value-reveal-from-caller = от сказавшего налево

## House bots

bot-beginner = Новичок
bot-beginner-about = Считает на глаз и рано сомневается. Ставь то, что есть, и пусть сомневается.
bot-gambler = Авантюрист
bot-gambler-about = Знает шансы, но надеется на удачу. Дождись, пока он зарвётся.
# review: "mathematician", since a level is spoken of as a player
bot-odds = Математик
bot-odds-about = Играет по точным шансам и никому не верит. Ставки выдают его кубики.
# review: "psychologist", who reads people; Russian "читатель" would be a reader of books
bot-reader = Психолог
bot-reader-about = Угадывает твои кубики по ставкам и знает эндшпиль наизусть. Ставкам верит, так что блефуй.
bot-planner = Стратег
bot-planner-about = Думает, что сделает следующий игрок. Считает, что все играют одинаково: играй иначе.
bot-master = Мастер
bot-master-about = Думает наперёд и изучает, как играет каждый. Смени игру, пока он тебя не раскусил.
bot-mixed = Разные
bot-mixed-about = Разных уровней, от слабого до сильного.
why-forced = Больше сказать было нечего.
why-beginner-bid = { bid }: по моим прикидкам, их около { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: по моим прикидкам, их около { NUMBER($expected, maximumFractionDigits: 1) }, так что немного блефа.
why-beginner-dudo = { bid }: показалось слишком много, по моим прикидкам их около { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: по моим прикидкам, их около { NUMBER($expected, maximumFractionDigits: 1) }, но сомнение взяло верх.
why-beginner-calza = { bid }: примерно так и ожидалось.
why-gambler-bid = { bid }: вероятность { $percent } %, и мне понравилось.
why-gambler-dudo = { bid }: вероятность { $percent } %, но есть ещё и удача.
why-calza = { bid }: точна с вероятностью { $percent } %, по всему, что мне было известно.
why-odds = { bid }: у меня их { $own }, значит, вероятность { $percent } %.
why-reader = { bid }: у меня их { $own }, и с учётом ставок вероятность { $percent } %.
why-ahead = { bid }: вероятность { $percent } %, а что { $name } скажет дудо — { $calls } %.
why-ahead-you = { bid }: вероятность { $percent } %, а что дудо скажешь ты — { $calls } %.
why-solved = Этот эндшпиль я знаю наизусть: здесь так говорят в { $percent } % случаев.

## Why a word can't be said. One for each Reason in game.py

reason-game-over = Игра окончена.
reason-not-dealt = Кубики ещё не брошены.
reason-not-your-turn = Сейчас не твой ход.
reason-no-such-face = На кубике числа от 1 до 6.
reason-no-dice-bid = Ставь хотя бы один кубик.
reason-over-all-dice = Столько кубиков не было даже в начале игры.
reason-aces-do-not-open = Начинать круг с { word-tuzov } нельзя.
reason-not-higher = Это не выше последней ставки.
reason-one-axis = Поднимай что-то одно: больше кубиков с тем же числом или столько же, но с числом выше.
reason-fewer-than-half-in-aces = Чтобы перейти на { word-tuzy }, нужна хотя бы половина прежнего, с округлением вверх.
reason-fewer-than-twice-aces-plus-one = Чтобы уйти с { word-tuzov }, нужно хотя бы вдвое больше и ещё один.
reason-face-locked = В круге палафико число не меняют: растёт только количество.
reason-nothing-bid = Ставок ещё нет.
reason-calza-off = За этим столом кальцы нет.
reason-calza-in-palifico = В круге палафико нельзя сказать «кальца».
reason-calza-with-two = Когда осталось двое, нельзя сказать «кальца».
reason-calza-own-bid = На свою ставку нельзя сказать «кальца».
reason-calza-next-player = Тот, чей ход, не может сказать «кальца».
reason-caller-without-dice = «Кальца» может сказать только тот, у кого есть кубики.
reason-already-dealt = Кубики этого круга уже брошены.
reason-hands-not-one-a-seat = Каждому месту нужен ровно один набор кубиков.
reason-wrong-number-of-dice = В наборе не столько кубиков, сколько осталось у этого места.
reason-opener-missing = Для первого круга нужно сказать, кто начинает.
reason-wrong-opener = Этот круг начинает другое место.
reason-no-opening-roll = Сейчас не время бросать за первый ход.
reason-wrong-rollers = За первый ход бросают только те, у кого до сих пор поровну.

## Errors in the rules or the position asked for

error-edition-unknown = Нет издания «{ $edition }». Есть такие: { $allowed }.
error-setting-unknown = Нет настройки «{ $setting }». Есть такие: { $allowed }.
error-setting-value = У настройки «{ $setting }» нет значения { $value }. Есть такие: { $allowed }.
error-players-count = По этим правилам играет от { $fewest } до { $most } человек, а здесь { $seats }.
error-extra-missing = Не хватает пакетов. Установить их: { $command }
error-picture-name = Имя картинки оканчивается на { $allowed }, а { $file } — нет.
error-picture-unwritten = Не удалось записать { $file }: { $why }
error-bid-graph-faces = Здесь у кубика граней: от { $fewest } до { $most }.
error-raises-no-palifico = По этим правилам кругов палафико нет.
error-raises-no-veteran = По этим правилам ветераны не меняют число.
error-bid-graph-most = На столе должен быть хотя бы один кубик.
error-position-dice = У каждого осталось от 0 до { $most } кубиков.
error-position-over = Кубики должны быть хотя бы у двоих.
error-position-veterans = Ветераны — это места от 1 до { $seats }.
error-position-palifico-dice = Место { $seat } не может быть палафико: там не один кубик.
error-position-palifico-rules = По этим правилам место { $seat } не может быть палафико.
error-notation-short = В позиции не меньше пяти частей: правила, круг, стаканчики, кто начинает, и слова.
error-notation-long = В позиции не больше знаков, чем { $most }.
error-notation-part = «{ $given }» здесь неизвестно, или после него чего-то не хватает. После слов может стоять, в таком порядке: rolls, seat, after.
error-notation-round = Круг — это число от 1, а если перед ним был другой, то от 2.
error-notation-cups = Стаканчик записывается своими числами, когда кубики уже брошены, например 33344; иначе как ? и число кубиков, например ?5, или один ?, где этого знать нельзя; или как - для того, кто вне игры. После того, кто уже был палафико, стоит v.
error-notation-opener = Начинает место от 1 до { $seats }, где есть кубики; в круге палафико после него стоит p; или -, пока неизвестно, кто начинает.
error-notation-words = Слова — это ставки через запятую, например 4x3,5x3; - перед первой; или то, чего ждут: roll, deal, либо over, когда ждать нечего.
error-notation-rolls = В броске за начало по цифре на каждое место: кубик или 0, если там не бросают.
error-notation-seat = Кто смотрит, говорит место от 1 до { $seats } или - для зрителя.
error-notation-after = Предыдущий круг задают стаканчиками, все открыты, тем, кто начал, и словами, последнее — dudo или calza: after 33344/12266 1 4x3,5x3,dudo или calza2.
error-notation-hidden = В игре известны кубики под каждым стаканчиком. То, что знает одно место, читают как вид.
error-notation-own = Скажи, кто смотрит, например seat 3 в конце, с кубиками под тем стаканчиком; - это зритель.
error-notation-unlike = По этим правилам это не следует из остального.
error-notation-no-rules = Этот вид пришёл по сети и не говорит, по каким правилам играют, поэтому записать его нельзя.
notation-at = столбец { $column } («{ $said }»)

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

story-opens = { $name } начинает.
story-opens-palifico = { $name } начинает круг палафико: { word-tuzy } не джокеры, а число менять нельзя.
story-opens-palifico-you = Ты начинаешь круг палафико: { word-tuzy } не джокеры, а число менять нельзя.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } берёт ставку назад.
story-retracted-you = Ты берёшь ставку назад.
story-dudo = { $name }: дудо!
story-dudo-you = { page-you }: дудо!
story-calza = { $name }: кальца!
story-calza-you = { page-you }: кальца!
story-late-bid = { $name }: время вышло. Стол говорит за игрока: { bid }.
story-late-bid-you = Твоё время вышло. Стол говорит за тебя: { bid }.
story-late-dudo = { $name }: время вышло. Стол говорит за игрока: дудо.
story-late-dudo-you = Твоё время вышло. Стол говорит за тебя: дудо.
story-calza-void = { $name }: кальца не в счёт. Сейчас ходит { $other }, и это слово важнее.
story-calza-void-you = Твоя кальца не в счёт. Сейчас ходит { $other }, и это слово важнее.
story-calza-void-other-you = { $name }: кальца не в счёт. Сейчас ходишь ты, и твоё слово важнее.
# review: names are not inflected, hence "игрока { $bidder }"
story-calza-nearer = Слева от игрока { $bidder } ближе сидит { $other }, чем { $name }: кальцу объявляет { $other }.
story-calza-nearer-you = Слева от игрока { $bidder } ближе сидит { $other }, чем ты: кальцу объявляет { $other }.
story-calza-nearer-other-you = Слева от игрока { $bidder } ближе сидишь ты, чем { $name }: кальцу объявляешь ты.
story-calza-nearer-bidder-you = Слева от тебя ближе сидит { $other }, чем { $name }: кальцу объявляет { $other }.
story-rolls = { $name }: выпадает { face }.
story-rolls-you = У тебя выпадает { face }.
story-count = { $count ->
    [0] Пусто: ни { $face ->
        [1] одного { word-tuza }
        [2] одной двойки
        [3] одной тройки
        [4] одной четвёрки
        [5] одной пятёрки
       *[6] одной шестёрки
    }.
   *[other] Насчитали: { $count }.
}
story-bid-stands = { $bidder }: ставка верна.
story-bid-stands-you = Твоя ставка верна.
story-bid-falls = { $bidder }: ставка неверна.
story-bid-falls-you = Твоя ставка неверна.
story-exact = Точь-в-точь.
story-not-exact = Неточно.
story-loses = { $name } теряет кубик.
story-loses-you = Ты теряешь кубик.
story-others-lose = { $name } сохраняет свои кубики, остальные теряют по одному.
story-others-lose-you = Ты сохраняешь свои кубики, остальные теряют по одному.
story-gains = { $name } возвращает себе кубик.
story-gains-you = Ты возвращаешь себе кубик.
story-gains-nothing = { $name } начинает круг, ведь все кубики и так на месте.
story-gains-nothing-you = Ты начинаешь круг, ведь все кубики и так на месте.
story-out = { $name } выбывает.
story-out-you = Ты выбываешь.
story-wins = { $name } выигрывает!
fact-boldest = Самая смелая ставка: { $name }, { bid }, шанс { $chance }. { $fate ->
    [stood] И она оказалась верна!
    [fell] В неё не поверили.
   *[raised] Никто не усомнился.
}
fact-bluffs = Мастер блефа: { $name }. Неверных ставок, в которые поверили: { $count }.
fact-dudos = Лучшее чутьё: { $name }. Верных дудо: { $right } из { $count }.
fact-calzas = Самый острый глаз: { $name }. Кальца удалась, раз: { $count }.
fact-luck = Любимец удачи: { $name }. Выпало { word-tuzov }: { $count }; ожидалось около { $expected }.
fact-comeback = { $name }: оставался один кубик, и всё-таки победа.
fact-longest = Ставок в самом длинном круге: { $count }.
review = Разбор
review-chart = Шансы на победу, круг за кругом
review-accuracy = Точность
review-start = Начало
review-luck = Удача
review-own_errors = Потеряно
review-others = Другие
review-result = Конец
review-bluffs = Блефы
review-right_doubts = Раскрыто блефов
review-missed_calls = Упущенные дудо и кальцы
review-only = Единственный выбор
review-best = Лучшее
review-good = Хорошо
review-slip = Неточность
review-mistake = Ошибка
review-blunder = Грубая ошибка
review-gave = { $verdict }: потеряно { $given }. Лучше: { $best }.
review-likely = Ставка перед этим: вероятна на { $alone } по одним кубикам, на { $read } — после услышанных ставок.
review-exact = Точна: { $chance }.
review-swing = Больше всех выигрывает { $name }: на { $chance } больше.
review-keys = Ключевые моменты
review-silence = промолчать
review-silent = { $name } молчит
review-part = Запись начинается посреди игры. Что было сказано раньше, неизвестно.
review-about = Каждое слово оценено по тому, что игрок мог знать. Удача — то, что дали кубики, в среднем ноль; остальное — дело других. Точность 100, если каждое слово было лучшим; потеря четверти кубика весит половину.

## Serving

serving-here = Perudo ждёт здесь: { $address }
serving-near = Для других в твоей сети: { $address }
serving-metrics = Показатели для Prometheus — по адресу { $address }
serving-no-network = У этой машины нет адреса в местной сети, другим до неё не добраться.
serving-stop = Остановить: Ctrl-C. Все игры сохранятся и продолжатся при следующем запуске.
serving-migrated = Данные в { $place } были от более старого Perudo, они обновлены. Их копия: { $backup }
serving-key-made = Создан ключ в { $place }: от него зависят кубики. Никому его не показывай и храни, пока есть данные.
serving-open-to-others = Внимание: другие на этой машине могут читать { $place }, а с ним и скрытые кубики. Закрой доступ: { $command }
error-page-not-built = Страница не собрана. Запусти: make play
error-no-docs = В { $place } нет сайта. Собери его: make docs
error-port-taken = Не получается слушать { $host }, порт { $port }: { $why }. Назови другой порт через --port или дай --port 0 найти свободный.
error-store-open = Не получается открыть данные в { $place }: { $why }. Назови другое место через --data.
error-store-damaged = Данные в { $place } повреждены ({ $why }), их не трогали. Верни резервную копию: perudo restore КОПИЯ --data { $place } --replace
error-store-full = Для данных в { $place } нет места: диск заполнен. Освободи место или назови другое через --data.
error-store-newer = Данные в { $place } от более нового Perudo: их формат { $theirs }, а этот читает до { $ours }. Их не трогали. Обнови Perudo или назови другое место через --data.
error-store-older = Данные в { $place } от более старого Perudo: их формат { $theirs }, а этот работает с { $ours }. Их не трогали. Обнови их: { $command }
error-store-read = Этот стол не прочитать ({ $why }). Ничего не изменилось. Попробуй позже. Хозяин сервера может вернуть его из резервной копии.
error-store-read-only = В { $place } нельзя писать: файл или его папка только для чтения. Исправь это или назови другое место через --data.
error-store-strange = В { $place } не данные Perudo, их не трогали. Назови другое место через --data.
error-store-foreign = Данные в { $place } имеют не в точности те таблицы, которые делает Perudo ({ $what }), значит, их кто-то изменил. Их не трогали. Верни резервную копию, которой доверяешь: perudo restore КОПИЯ --data ФАЙЛ --replace
error-store-write = Это не удалось сохранить ({ $why }), так что этого не было. Попробуй ещё раз.
error-store-altered = Событие { $seq } стола { $table } пропало или уже не такое, каким его сохранили, поэтому играть за ним дальше нельзя. Ничего не изменилось. Хозяин сервера может вернуть его из резервной копии.
error-backup-elsewhere = Здесь копируются и возвращаются только файлы SQLite. Для PostgreSQL есть свои средства: pg_dump копирует работающую базу, psql или pg_restore возвращает её.
error-backup-exists = { $place } уже есть. Назови для копии новый файл.
error-backup-failed = Не удалось записать { $place }: { $why }. Там всё как было.
error-backup-nothing = В { $place } ничего нет.
error-restore-exists = В { $place } уже есть данные. С --replace их место займёт копия, а прежние останутся рядом.
error-restore-unsound = Не всё в резервной копии { $place } можно прочитать, поэтому ничего не возвращено. Что не так, покажет: perudo check { $place }
error-key-nowhere = Ключа, от которого зависят кубики, ещё нигде нет. Всем серверам одной базы нужен один и тот же: назови файл через --key или передай ключ переменной PERUDO_KEY.
error-key-other = Данные в { $place } относятся к ключу { $theirs }, а у этого сервера ключ { $ours }. Всем серверам одних и тех же данных нужен один ключ. Положи правильный в файл, названный через --key, или в PERUDO_KEY. Если он потерян навсегда, останови все серверы и запусти один с --lost-key { $short }
error-key-missing = В { $place } нет ключа, а данные относятся к ключу { $theirs }. Положи туда этот ключ. Если он потерян навсегда, запусти с --lost-key { $short }, чтобы сделать новый: столы играют дальше, но каждый браузер будет чужим, а недоигранные круги не проверить.
error-key-at-work = Другие серверы работают с данными в { $place } с прежним ключом. Ничего не изменено. Сначала останови их все.
error-node-alone = --node-address — для нескольких серверов одной базы PostgreSQL. Назови её через --data или убери --node-address.
error-table-elsewhere = Этот стол на другом сервере. Отправь команду в сокет /socket/{ $table }.
error-key-strange = В { $place } нет ключа из { $digits } шестнадцатеричных цифр. Положи правильный или, чтобы сделать новый, убери файл: круги, которые ещё играют, тогда уже не проверить.
error-key-unreadable = Ключ в { $place } нельзя прочитать или создать: { $why }. Назови другой файл через --key.
error-store-held = С данными в { $place } работает другой Perudo: процесс { $process }, с { $since }. Сначала останови его или назови другое место через --data.
error-migrate-held = С данными в { $place } работают серверы, а новый формат не для них. Ничего не изменено. Сначала останови их.
error-check-table = Стол { $table } не прочитать: { $why }
error-check-unsound = Не всё в { $place } можно прочитать. Ничего не изменено. Останови сервер и верни резервную копию: perudo restore КОПИЯ --data { $place } --replace
error-archive-unreachable = Не удаётся добраться до { $place } в архиве: { $why }. Ничего не потеряно. Исправь, о чём там сказано, или попробуй позже.
error-archive-missing = { $place } нет в архиве. Верни его из копии архива; остальные столы такие, как были.
error-archive-altered = { $place } в архиве уже не такой, каким его записали ({ $why }). Верни его из копии архива; остальные столы такие, как были.
error-archive-strange = «{ $place }» — не место для архива. Назови папку или s3://BUCKET/PREFIX.
error-table-away = Стол { $table } старый и лежит в архиве, который сейчас не прочитать. Попробуй позже. Хозяин сервера найдёт причину в его журнале.
backup-made =
    { $tables ->
        [one] Скопирован { $tables } стол: { $place }
        [few] Скопировано { $tables } стола: { $place }
        [many] Скопировано { $tables } столов: { $place }
       *[other] Скопировано { $tables } стола: { $place }
    }
restore-made =
    { $tables ->
        [one] Возвращён { $tables } стол: { $place }
        [few] Возвращено { $tables } стола: { $place }
        [many] Возвращено { $tables } столов: { $place }
       *[other] Возвращено { $tables } стола: { $place }
    }
restore-kept = То, что было там раньше, сохранено: { $place }
restore-no-key = Ключа вместе с ней не было. Серверу нужен ключ, к которому относятся эти данные: положи его рядом. Если он потерян навсегда, следующий запуск скажет, как продолжить с новым.
check-begins = Просматриваю { $place }
check-so-far = Пока что: столов { $tables }, событий { $events }
check-sound = Всё можно прочитать. Столов: { $tables }, событий: { $events }
check-passed = Столов в архиве, который не просмотрен: { $tables }. Назови его через --archive.
prune-so-far = Просмотрено столов: { $tables }
prune-nothing = Забывать нечего. Столов: { $tables }
prune-found = Столов, которые будут забыты: { $old } из { $tables }. Там не доиграли ни одной игры.
prune-extent = В последний раз ими пользовались с { $first } по { $last }; событий на { $size } МБ
prune-ask = Забыть их навсегда? да или нет:{" "}
prune-left = Ничего не забыто.
prune-done = Забыто столов: { $old }
prune-size = { $place } теперь занимает { $size } МБ.
archive-so-far = Столов, которые уже в архиве: { $tables }
archive-nothing = В архив ничего не идёт. Столов: { $tables }
archive-found = Столов, которые пойдут в архив: { $old } из { $tables }. Там доиграли игру до конца.
archive-ask = Перенести их в { $place }? да или нет:{" "}
archive-left = В архив ничего не пошло.
archive-done = Перенесено столов в { $place }: { $old }
migrate-nothing = Данные в { $place } уже обновлены. Их формат: { $format }
migrate-found = Данные в { $place } имеют формат { $theirs } и будут переведены в формат { $ours }. Шагов: { $steps }. Будут сделаны все или ни одного.
migrate-meanwhile = Серверы тем временем могут работать дальше. Потом обнови их один за другим.
migrate-stopped = Сначала останови все серверы: новый формат не для тех, что работают сейчас.
migrate-backup = Имей резервную копию: pg_dump копирует базу.
migrate-ask = Продолжить? да или нет:{" "}
migrate-left = Ничего не изменено.
migrate-step = Шаг { $step } из { $steps }
migrate-done = Данные в { $place } теперь обновлены. Их формат: { $format }

## Errors at a table

error-internal = На сервере что-то пошло не так. Ничего не изменилось, попробуй ещё раз.
error-message-too-long = В сообщении может быть не больше { $most } байт.
error-message-unreadable = Это сообщение не прочитать: { $why }
error-no-cookie = Браузер не прислал cookie. Загрузи страницу заново и разреши ей cookie.
error-no-page = Такой страницы нет.
error-no-record = За этим столом нет законченной игры.
error-table-unknown = Нет стола { $table }. Проверь ссылку или открой свой стол.
error-table-full = Все места заняты. Можно посмотреть.
error-chair-taken = Место { $chair } занято.
error-name-empty = Скажи, как тебя зовут.
error-name-too-long = В имени может быть не больше { $most } знаков.
error-name-characters = Для имени годятся буквы, цифры и пробелы.
error-name-alike = Это имя слишком похоже на «{ $other }». Выбери другое.
error-not-seated = Сначала сядь за стол.
error-host-only = Это может только хозяин стола.
error-deputy-only = Хозяин этого стола — { $name }, и ещё может вернуться. До тех пор можно вести игру дальше, но не менять стол.
error-host-person = Хозяином может стать только тот, кто сидит за этим столом и на связи.
error-program-may-not = Программа может смотреть, садиться, играть и вставать; это — для людей.
error-programs-not-let = Хозяин не пускает программ за этот стол.
error-people-play = В этой игре ещё играют люди.
error-remove-self = Чтобы уйти со своего места, встань.
error-again-waits = Подожди остальных ещё { $count } с или попроси хозяина начать.
error-remove-not = Во время игры нельзя убрать: { $name }.
error-muted = Хозяин лишил тебя слова за этим столом.
error-table-locked = Хозяин закрыл этот стол: больше никто не может сесть.
error-removed = Хозяин попросил тебя из-за стола. Можно смотреть или открыть свой стол.
error-seat-link = Эта ссылка на место уже использована или устарела. Сделай новую на устройстве, с которого играешь.
error-seat-link-seated = Ты уже сидишь за этим столом. У одного браузера одно место.
error-person-here = Бот может сесть только на место того, кто не в сети.
error-person-waited-for = { $name }: связь только что оборвалась. Бот сможет занять место через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}.
error-game-begun = Игра уже началась.
error-game-not-over = Игра ещё не окончена.
error-not-playing = Игра ещё не началась.
error-cups-closed = Спрашивать почему ещё рано или уже поздно.
error-stale = Тут что-то успело случиться. Посмотри ещё раз и тогда говори.
error-bid-stands = Брать ставку назад уже поздно.
error-unpledged = Этот вклад в кубики не подходит к тому, о чём было объявлено, поэтому он не принят.
error-withheld = В этой игре объявленный тобой вклад не был открыт, поэтому до следующей игры его не просят.

## What is played in all five editions, a sentence a rule

shared-goal = Побеждает последний, у кого остались кубики.
shared-roll = В каждом круге все разом встряхивают кубики под стаканчиком, и каждый смотрит только на свои.
shared-bid = Ставка — это количество и число, например «семь четвёрок»: столько таких кубиков найдётся под всеми стаканчиками вместе, а может, и больше.
shared-turn = Ход идёт налево. Кто начинает круг, тот ставит; дальше каждый поднимает ставку или говорит «дудо», если не верит.
shared-jumps = Количество можно поднять и больше чем на один.
shared-in-turn = «Дудо» говорит только тот, чей ход.
shared-dudo = После «дудо» стаканчики поднимают и считают подходящие кубики. Если их столько, сколько было в ставке, или больше, кубик теряет тот, кто не поверил; если меньше — тот, чья ставка.
shared-loser = Кто теряет кубик, тот начинает следующий круг.
shared-out = Без кубиков игрок выбывает.
shared-out-opens = Если проигравший выбыл, начинает следующий слева, у кого есть кубики.
shared-aces = { word-Tuzy } — джокеры: их считают за любое число.
shared-aces-open = На { word-tuzy } можно и ставить, но начать с них круг может только палафико.
shared-aces-alone = В ставке на { word-tuzy } считают только { word-tuzy }.
shared-to-aces = Чтобы перейти на { word-tuzy }, ставь хотя бы половину прежнего, с округлением вверх: после семи четвёрок — четыре { word-tuza }.
shared-from-aces = Чтобы уйти с { word-tuzov }, ставь хотя бы вдвое больше и ещё один, с любым числом: после четырёх { word-tuzov } — девять пятёрок.
shared-fewer-dice = Уменьшить количество кубиков можно, только переходя на { word-tuzy }.
shared-cap = Никто не может поставить больше кубиков, чем было в начале игры.
shared-declared = Кто остаётся с одним кубиком, должен объявить «палафико». Здесь это объявляет стол.
shared-palifico = В круге палафико { word-tuzy } не джокеры, с них можно начинать, а число не меняют: растёт только количество. В некоторых изданиях для ветеранов есть исключение.
shared-aces-lowest = { word-Tuzy } там — число, как другие, самое низкое.
shared-calza = Кальца, правило по желанию, значит: ставка точна, считая и джокеров. Её говорят, пока не заговорил следующий игрок. Кто ошибся, теряет кубик.
shared-calza-opens = Угадал или нет, следующий круг начинает тот, кто сказал «кальца».
shared-calza-nearest = Если «кальца» говорят двое разом, слово за тем, кто сидит ближе слева от того, чья ставка.
shared-calza-late = Слово того, чей ход, сказанное в тот же миг, важнее любой кальцы.
shared-shown-dice = Правило по желанию оставляет потерянные кубики на виду: здесь это настройка «Потерянные кубики».

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

reading-tie = При равенстве в броске за первый ход эти же игроки бросают снова. Этого не говорит ни одно издание.
reading-cap = Ни одно издание не ограничивает ставку. Здесь предел — число кубиков в начале игры: его знают все, и оно ничего не выдаёт.
reading-veteran = Ветеран поднимает как обычно: можно и больше кубиков с меньшим числом, а самые низкие — { word-tuzy }. Дальше все держатся нового числа.
reading-own-bid = «Кальца» запрещена только следующему игроку, поэтому её можно сказать и на свою ставку. Странно, но так написано.
reading-all-dice = «Кальца» может сказать и тот, у кого все кубики целы; если он прав, выиграет лишь право начинать. Прямо этого не говорит ни одно издание.
reading-again = Про один раз за игру не сказано: кто кальцей вернул кубик и снова остался с одним, тот снова палафико.
reading-nearest = Два буклета Asmodee по-разному говорят, кого слушать, если «кальца» говорят двое. Оба прочитаны так: кто сидит ближе слева от того, чья ставка.
reading-this-opens = Итальянская фраза о том, что бывает после кальцы, неясна; она прочитана как французская: начинает тот, кто сказал «кальца».
reading-unheard = Кого слушать, если «кальца» говорят двое, и первым ли считать того, чей ход, говорят только буклеты Asmodee. Здесь по ним играют в любом издании.
reading-plus-one = Французское правило, как уйти с { word-tuzov }, забывает их удвоить. Его пример и нидерландский текст удваивают и прибавляют один, так и играют.
reading-french-value = По французскому тексту, лишь переход на { word-tuzy } может понизить число. В итальянском и нидерландском речь о количестве кубиков, так и играют.
reading-dutch-palifico = Нидерландский текст может значить раз за игру. Французский и итальянский говорят каждый раз, так и играют.
reading-dutch-lost-dice = Только нидерландский текст разрешает держать потерянные кубики на виду.
reading-example = В одном примере ставка три, хотя была четыре. От этого ничего не зависит.
reading-lifting = Правило, данное дважды, открывает стаканчики от соседа слева; показ начинается с того, кто сказал «дудо». Вместе: сначала он, дальше налево.
reading-loser-out = Кто начинает, если проигравший выбыл, не сказано. Как и в других изданиях, следующий слева.
reading-sets = Один набор — для двух-четырёх игроков, два вместе — самое большее для восьми.
reading-held = Число в круге палафико, как написано, не меняют другие игроки. Пример относится ко всем, и к тому, кто начал.
reading-aces-once = Прямо сказано, что каждое количество { word-tuzov } ставят лишь раз за круг. Из того, как поднимают ставку, это следует в любом издании.
reading-right-calza = Кто начинает после удачной кальцы, не сказано. Как и в других изданиях, тот, кто её сказал.
reading-crimean-tatar = В крымскотатарском тексте две ставки в примере про ветерана переставлены, а пример про палафико переходит к трём четвёркам, хотя число менять нельзя.
reading-polish = По польскому тексту за неудачную кальцу теряют кубики, по четырём другим — один. Один.
reading-belarusian = Белорусский текст требует десять после четырёх { word-tuzov }; его же правило и другие тексты дают девять. Ещё он говорит о шести игроках и тридцати кубиках, прыгает к десяти тройкам, теряет одну ставку и содержит примечание на крымскотатарском. В перечне набора он добавляет крышку.
reading-russian = В русском тексте партия — чаще всего круг, а иногда вся игра; поэтому здесь сказано «круг». В его предложении про ветеранов потерялось слово палафико.

## What is in each box, and what it tells of itself

box-asmodee-it = Авторы: Cosmo Fry и Alfredo Fernandini. Тридцать кубиков, по пять каждого из шести цветов, шесть стаканчиков тех же цветов, мешочек и буклет. Потерянные кубики прячет сама коробка.
box-asmodee-fr = Авторы: Cosmo Fry и Alfredo Fernandini; на французском и нидерландском. Тридцать кубиков, по пять каждого из шести цветов, шесть стаканчиков тех же цветов, крышка, которая прячет потерянные кубики, мешочек и буклет.
box-bga = Это не коробка, а игра Asmodee, как её по-английски описывает Board Game Arena: тридцать кубиков на шестерых, десять на двоих. Туз здесь зовётся Paco, и это птица.
box-hasbro-1994 = Напечатано в 1994 году, во Франции — Kenner Parker. Тридцать кубиков и шесть стаканчиков шести цветов, мешочек и крышка; туз — это голова. Буклет говорит, что игру любили уже инки в XV веке, а автора не называет. Эти правила нашли заново и выложили в сеть в 2008 году.
box-kozak = На пяти языках, от украинского до русского. Двадцать кубиков, четыре стаканчика и сумка. Рассказывает, как в 1532 году Писарро взял в плен Атауальпу, и слух, что пленник научил его игре. Названы переводчики и художники, автор — нет.

## The page

page-title = Perudo
page-title-turn = ● Твой ход · Perudo
page-title-waits = Ходит { $name } · Perudo
page-what = Кости лжеца: ставь на кубики всех за столом и лови на блефе.
page-your-name = Твоё имя
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Выдра, Цапля, Барсук, Малиновка, Рысь, Сокол, Ёжик, Бобр, Чайка, Пантера, Ласточка, Куница, Сова, Дельфин, Воробей, Тигр, Сорока, Коала, Ворон, Морж
page-edition = Правила
page-by-your-box = Играй по правилам своей коробки
page-play-now = Играть
page-play-now-about = { $count ->
    [1] против бота
    [one] против { $count } бота
    [few] против { $count } ботов
    [many] против { $count } ботов
   *[other] против { $count } ботов
}
page-bots = Боты
page-bots-level = Насколько хорошо играют
page-bots-weaker = Соперники послабее
page-bots-stronger = Соперники посильнее
page-with-friends = С друзьями
# review: "find a game", shorter and plainer than "find others"
page-find-others = Найти игру
page-find-waits = { $name } ждёт
page-house-rules-none = Вернуть печатные правила
page-rules-linked = По ссылке пришли такие правила: { $edition }.
# review: "by a code"; "Войти" would read as signing in
page-join = По коду
page-join-go = К столу
page-code = Код стола
page-how-to-play = Как играть
page-open-tables = Открытые столы
page-no-open-tables = Сейчас нет столов, открытых для всех. Открой свой с друзьями и добавь его в список.
page-going-on = Игры, которые идут
page-gathers = игроки собираются
page-return = Вернуться
page-played = Сыгранные последними
page-table-of = Стол: { $name }
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
page-coloured-dice = Цветные кубики
page-close = Закрыть
page-dismiss = Убрать
page-lost = Нет связи, пробуем ещё… Место остаётся за тобой, а что скажешь сейчас, уйдёт потом.
page-lost-said = Нет связи, пробуем ещё… Твоё слово ждёт и уйдёт потом.
page-missed = Пока тебя не было
page-new = новое
# Of a bid.
page-new-bid = новая
page-loading = Идём к столу…
page-broken = Страница не загружается
page-broken-text = Может быть, связь на минуту пропала.
page-nowhere = Здесь ничего нет
page-nowhere-text = Может быть, адрес обрезан или в нём опечатка.
page-no-table = Нет такого стола
page-error-unknown = Сервер не согласился ({ $code }).

# Gathering at a table
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
page-link = Ссылка на этот стол
page-copy = Копировать
page-copied = Скопировано
page-qr = QR-код ссылки на этот стол
page-rules = Правила этого стола
page-rules-here = Правила этого стола
page-rules-of = Правила: { $edition }
page-rules-change = Изменить
page-rule-code = Код правил: { $code }
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

# How a table is kept, beside the rules
page-table-settings = Обычаи этого стола
table-setting-clock = Часы
table-setting-clock-about = Когда время выйдет, стол скажет самое осторожное из возможного: дудо, а в начале круга — самую низкую ставку. После двух раз подряд место займёт бот, пока игрок не вернётся.
table-setting-training_aid = Показывать шансы
table-setting-training_aid-true = Подсказка для тренировки: каждый видит, насколько вероятна каждая ставка, судя по своим кубикам.
table-setting-training_aid-false = Шансов не видит никто.
table-setting-spectators_see_previous_round = Зрители видят кубики
table-setting-spectators_see_previous_round-true = Зрители могут заглянуть под все стаканчики с отставанием на круг.
table-setting-spectators_see_previous_round-false = Зрители не видят кубиков, пока стаканчики не подняты.
table-setting-eliminated_see_dice = Кто выбыл, видит всё
table-setting-eliminated_see_dice-true = Кто выбыл, может сразу заглянуть под все стаканчики. И может рассказать другим, что там.
table-setting-eliminated_see_dice-false = Кто выбыл, не видит кубиков, пока стаканчики не подняты, — разве что остались одни боты.
table-setting-speed = Темп
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
table-setting-chat = Разговоры
table-setting-chat-true = Игроки могут писать, говорить готовыми фразами и корчить рожицы.
table-setting-chat-false = За этим столом не разговаривают.
table-setting-listed = В списке открытых столов
table-setting-listed-true = Этот стол любой найдёт на первой странице.
table-setting-listed-false = Этот стол можно найти только по ссылке.
table-setting-external_bots = Пускать программы за стол
table-setting-external_bots-true = За стол могут сесть чьи-то собственные программы. Их места отмечены.
table-setting-external_bots-false = Здесь сидят только люди и боты, которых сажает хозяин.
clock-none = Без часов
clock-none-about = Без часов: не торопись.
clock-own = Другие часы
clock-part-move = Секунд на ход
clock-part-bank = Секунд в запасе
clock-part-increment = Секунд добавки
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
# $move, $bank and $increment are such spans of time.
clock-move = Часы: { $move } на ход
clock-bank = Часы: { $bank } каждому на всю игру
clock-bank-increment = Часы: { $bank } каждому и ещё { $increment } за каждый ход
clock-move-and-bank = Часы: { $move } на ход, потом запас: { $bank }
clock-move-and-bank-increment = Часы: { $move } на ход, потом запас: { $bank } и ещё { $increment } за каждый ход
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } ч
clock-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

# At the table
page-table = Стол
page-menu = Ещё
page-settings = Настройки
page-alert-sound = Звук
page-alert-vibration = Вибрация
page-alert-notices = Звать меня, когда мой ход
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
page-pause-not = Пауза не нужна
page-round = Круг { $round }
page-round-begins = Круг { $round }.
page-opening = Кто начинает
page-over = Игра окончена
page-place = { $place }-е место из { $count }
page-order = Итоговые места
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
page-to-act = ходит
story-opens-you = Ты начинаешь круг.
page-waits-for = Ходит { $name }.
page-rolling = Все бросают по кубику: у кого больше, тот начинает.
page-shaking = Тряси, переверни, загляни.
page-palifico = Палафико
story-becomes-palifico = { $name } начинает как палафико.
story-becomes-palifico-you = Ты начинаешь как палафико.
page-out = вне игры
# review: "can go on", because "готов" would tell a gender
page-ready = можно дальше
page-stand-in = замена
page-program = программа
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

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
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
page-why = Почему?
page-why-title = Почему боты так сказали
page-why-wait = Минутку…
page-why-alone = Он учёл и то, что было раньше, — об этом скажет, когда игра закончится.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
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
story-wins-you = Ты выигрываешь!
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

# Learning
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

# The big screen
page-screen = На большой экран
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
page-replay-none = Нет такой игры
page-replay-failed = Игра не загружается
page-replay-failed-text = Может быть, связь на минуту пропала.
page-try-again = Попробовать ещё
page-replay-record = Повтор записанной игры
page-docs = Документация
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
page-type-anew = Начать новую
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

# Comings and goings, for screen readers
page-sat-down = { $name } садится за стол.
page-sat-down-you = Ты садишься за стол.
page-stood-up = { $name } встаёт из-за стола.
page-stood-up-you = Ты встаёшь из-за стола.
page-stand-in-came = { $name }: теперь на этом месте играет бот.
page-stand-in-came-you = Дальше за тебя играет бот.
page-came-back = { $name } снова здесь.
page-came-back-you = Ты снова здесь.
page-withheld = { $name }: вклад в эти кубики не открыт, может быть, из-за оборванной связи; до конца игры его больше не просят (× { $count } за этим столом).
page-withheld-you = Твой вклад в эти кубики не открыт, может быть, из-за оборванной связи; до конца игры его больше не просят (× { $count } за этим столом).

# Talk at the table
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
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Засмеяться
reaction-gasp-do = Ахнуть
reaction-think-do = Задуматься
reaction-clap-do = Похлопать
reaction-cry-do = Заплакать
reaction-cool-do = Держать лицо

# Phrases that each listener reads in their own language, and faces to pull
phrase-hello = Всем привет!
phrase-good-luck = Удачи!
phrase-nice-bluff = Отличный блеф!
phrase-well-played = Красиво сыграно!
phrase-really = Серьёзно?
phrase-hurry = Не спеши, но и до утра не думай.
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Упс!
reaction-laugh = смеётся
reaction-gasp = ахает
reaction-think = задумчиво молчит
reaction-clap = хлопает
reaction-cry = плачет
reaction-cool = держит лицо

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

lesson-name = { $seat ->
    [1] Ты
    [2] Килья
   *[3] Инти
}
lesson-so-many-aces = { $aces ->
    [1] один туз
    [2] два туза
    [3] три туза
    [one] { $aces } туз
    [few] { $aces } туза
    [many] { $aces } тузов
   *[other] { $aces } туза
}
lesson-hold = { $own ->
    [0] У тебя таких нет.
    [1] У тебя такой один.
    [2] У тебя таких два.
    [one] У тебя такой { $own }.
    [few] У тебя таких { $own }.
    [many] У тебя таких { $own }.
   *[other] У тебя таких { $own }.
}
lesson-cups = Привет! Под всеми стаканчиками вместе { number } { $quantity ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
}. Свои ты видишь, другие — нет. В настоящей игре кубиков вначале больше, а всё остальное точно так же.
lesson-bid = { lesson-name } начинает: «{ bid }». Это догадка про все стаканчики вместе, и твой тоже: столько кубиков с этим числом там найдётся, а может, и больше.
lesson-raise = Твой ход. Назови больше кубиков с любым числом или столько же, но с числом выше. У тебя { bid }: выбери число и ставь.
lesson-doubt = Теперь { bid }, говорит { lesson-name }. { lesson-hold } Не верь: нажми «Дудо» и держи или коснись дважды.
lesson-falls = Насчитали: { bid }, а в ставке было { $claimed }. Мало, поэтому { lesson-name } теряет кубик. Будь ставка верна, кубика не стало бы у тебя. Кто теряет кубик, тот начинает следующий круг.
lesson-aces = Видишь { $ace ->
    [bird] птицу
    [head] голову
   *[sun] солнце
}? Это туз, а тузы — джокеры: каждый считается за любое число. Так что у тебя уже { bid }.
lesson-ace-bid = { $more ->
    [1] Ещё один такой на { $others ->
        [one] { $others } чужой кубик
        [few] { $others } чужих кубика
        [many] { $others } чужих кубиков
       *[other] { $others } чужого кубика
    }
   *[other] Ещё { $more } таких на { $others ->
        [one] { $others } чужой кубик
        [few] { $others } чужих кубика
        [many] { $others } чужих кубиков
       *[other] { $others } чужого кубика
    }
} — вполне может быть. Ставь: { bid }.
lesson-stands = { lesson-name } тебе не верит. Считаем вместе с тузами: { bid }, как раз твоя ставка. Точная ставка верна, поэтому { lesson-name } теряет кубик.
lesson-to-aces = Ставка была такая: { bid }, и { lesson-name } переходит на тузы. Их хватит вдвое меньше, с округлением вверх: { lesson-so-many-aces }. В ставке на тузы считают только тузы.
lesson-from-aces = Чтобы уйти с тузов, нужно вдвое больше и ещё один кубик: { $quantity ->
    [one] тут это { number } кубик
    [few] тут это { number } кубика
    [many] тут это { number } кубиков
   *[other] тут это { number } кубика
}. Вместе с тузами у тебя { bid }. Так и скажи!
lesson-over = Теперь { bid }. Переходи на тузы: половина с округлением вверх — { lesson-so-many-aces }. У тебя { $own ->
    [1] туз один
    [2] их два
   *[other] их { $own }
}, да и { lesson-name } неспроста говорит о тузах.
lesson-aces-stand = { lesson-name } тебе не верит, а тут { bid }: твоя ставка верна. { $left ->
    [1] Под тем стаканчиком остаётся один кубик, и следующий круг будет особенным.
    [one] Под тем стаканчиком остаётся { $left } кубик.
    [few] Под тем стаканчиком остаётся { $left } кубика.
    [many] Под тем стаканчиком остаётся { $left } кубиков.
   *[other] Под тем стаканчиком остаётся { $left } кубика.
}
lesson-palifico = { lesson-name } остаётся с одним кубиком и начинает круг палафико. В нём тузы не джокеры, а число менять нельзя. Ставка: { bid }.
lesson-locked = Растёт только количество. У тебя { bid }, туз сейчас не помогает, но { face } может быть и там, где сидит { lesson-name }. Поднимаешь или не веришь?
lesson-own-bid-stands = { lesson-name } тебе не верит. Насчитали: { bid }, ставка верна. Это был последний кубик, { lesson-name } выбывает. Побеждает тот, кто последним остаётся с кубиками.
lesson-own-bid-falls = Насчитали: { bid }, а в твоей ставке было { $claimed }. Многовато, минус один твой кубик. Со всеми бывает! Побеждает тот, кто последним остаётся с кубиками.
lesson-own-doubt-wrong = Насчитали: { bid }, а хватило бы и { $claimed }. Ставка верна, минус один твой кубик. Со всеми бывает! Побеждает тот, кто последним остаётся с кубиками.
lesson-rather-bid = Так тоже можно. Но в этом уроке скажи: { bid }.
lesson-rather-dudo = Так тоже можно. Но в этом уроке не верь: дудо.

## The command line

cli-usage = запуск:{" "}
cli-arguments = аргументы
cli-options = параметры
cli-commands = команды
cli-examples = примеры:
cli-help-option = показать эту справку и остановиться
cli-command = КОМАНДА
cli-perudo-about = Perudo, кости с блефом и тузами-джокерами, по правилам пяти печатных изданий или по своим. Подробнее о каждой команде: perudo КОМАНДА --help
cli-perudo-version = показать версию и остановиться
cli-perudo-language = на каком языке говорить: { $languages }; если не назван — на языке терминала
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse fills in what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Не хватает: %s.
cli-unrecognized = Здесь такого нет: %s.
cli-expected-one = Нужно значение.
cli-expected-some = Нужно хотя бы одно значение.
cli-choice = Нет такого: %(value)s; есть %(choices)s.
cli-no-command = Нет команды %(parser_name)s; есть команды %(choices)s.
cli-explicit = Значение не нужно, а дано %r.
compiling = Готовится скомпилированный код: в первый раз — несколько секунд.
cli-error = perudo: { $why }
cli-see = { $why } Смотри: { $command } --help

cli-play-about = Игра с ботами в терминале, простыми строками.
cli-play-edition = по правилам какого издания играть: { $editions }; если не названо — { $default }
cli-play-set = своё правило, например calza=true или dice=3; можно несколько раз. Все настройки: perudo rules
cli-play-bots = сколько ботов за столом; если не сказано — { $default }
cli-play-bot = свой бот за столом: ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программа в кавычках (docs/bots.md); можно несколько раз. Остальные, если --bots просит больше, — встроенные
cli-play-level = насколько хорошо играют боты: { $levels }; если не сказано — { $default }
cli-play-explain = после каждого круга — почему каждый бот так играл
cli-play-name = как тебя называть
cli-play-record = файл, куда записать игру, для perudo replay
cli-play-seed = число, с которым игра повторима: то же число — те же кубики и боты
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true

cli-serve-about = Открыть столы для игры в браузере.
cli-serve-host = адрес, который слушать; если не назван — { $default }, только эта машина
cli-serve-port = порт, который слушать; 0 берёт любой свободный; если не назван — { $default }, когда он свободен
cli-serve-lan = пустить местную сеть и показать адрес для телефонов QR-кодом
cli-serve-open = открыть браузер
cli-serve-data = файл SQLite, где хранятся все игры, или URL базы PostgreSQL; если не сказано — { $default }
cli-serve-key = файл ключа, от которого зависят кубики; если не сказано — рядом с файлом SQLite или из переменной PERUDO_KEY
cli-serve-lost-key = принять другой ключ для данных, ключ которых потерян навсегда: его короткая форма, которую называет отклонённый запуск
cli-serve-wait-factor = сколько думают боты и открываются кубики: 1 — как у людей, меньше — быстрее
cli-serve-url = адрес, по которому этот сервер виден другим, если он за прокси
cli-serve-proxy = IP-адрес прокси перед сервером или его сеть, например 10.0.0.0/8: ему верят в том, кто за ним; если не назвать, не верят никому
cli-serve-metrics = отдавать показатели для Prometheus на этом порту, только на этой машине, если перед портом не стоит адрес, например 0.0.0.0:9100; 0 — любой свободный
cli-serve-node-address = где другие серверы той же базы PostgreSQL находят этот; без этого — адрес этой машины
cli-serve-docs = сайт документации, на который ведёт страница: его URL или папка, которую собрал `make docs`; тогда она доступна по /docs/
cli-serve-delete-after = через сколько дней без событий стол забывается, если там не доиграли ни одной игры; 0 — никогда; если не сказано — { $default }
cli-serve-archive = куда идут старые столы, где доиграли игру до конца: папка или s3://BUCKET/PREFIX; если не сказано, они остаются в данных
cli-serve-archive-after = через сколько дней без событий они туда идут; 0 — никогда; если не сказано — { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080

cli-backup-about = Скопировать данные сервера, даже работающего, в один файл: каждый стол таким, какой он в этот миг.
cli-backup-target = файл, который появится
cli-backup-data = файл SQLite, который копируется; если не сказано — { $default }
cli-backup-with-key = скопировать и ключ кубиков, рядом с копией: у кого есть оба, тот знает кубики кругов, которые ещё играют
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db

cli-restore-about = Вернуть резервную копию туда, где сервер находит свои данные. Сначала останови сервер.
cli-restore-source = файл, который сделала команда perudo backup
cli-restore-data = файл SQLite, который возвращается; если не сказано — { $default }
cli-restore-replace = даже если данные уже есть; они останутся рядом
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace

cli-check-about = Прочитать всё, что хранит сервер, и сказать, цело ли оно. Ничего не меняется, сервер может работать. Код выхода 1, если что-то не прочитать.
cli-check-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-check-archive = прочитать и то, что лежит в этом архиве: папка или s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db

cli-prune-about = Забыть столы, где не доиграли ни одной игры и где давно ничего не происходит. Сначала говорит, сколько этого, и спрашивает. Работающий сервер делает это сам; сначала останови его.
cli-prune-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-prune-delete-after = через сколько дней без событий; если не сказано — { $default }
cli-prune-yes = не спрашивать
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes

cli-archive-about = Перенести старые столы, где доиграли игру до конца, из данных в сжатые файлы, по месяцам. Сервер, который знает архив, показывает их, и за ними играют дальше, как раньше. Сначала говорит, сколько этого, и спрашивает. Сервер с --archive делает это сам; сервер, чьи данные в файле SQLite, сначала останови.
cli-archive-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-archive-to = архив: папка или s3://BUCKET/PREFIX; остальное говорят переменные AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION и AWS_ENDPOINT_URL
cli-archive-archive-after = через сколько дней без событий; если не сказано — { $default }
cli-archive-yes = не спрашивать
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes

cli-migrate-about = Обновить данные более старого Perudo. Сначала говорит, что нужно сделать, и сохраняет копию файла SQLite; для данных PostgreSQL имей свою копию: об этом спрашивает. Если делать нечего, не делает ничего.
cli-migrate-data = файл SQLite или URL базы PostgreSQL; если не сказано — { $default }
cli-migrate-yes = не спрашивать
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo

cli-replay-about = Пересказать записанные игры словами. Если запись нарушает правило, об этом сказано в стандартном потоке ошибок, а код выхода — 1.
cli-replay-files = файлы .perudo; - читает стандартный ввод
cli-replay-json = вместо этого — по строке JSON на файл
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo

cli-review-about = Сказать, чего стоило каждое решение в законченных играх: сколько оно потеряло, по тому, что игрок мог знать, и что было удачей.
cli-review-files = файлы .perudo; - читает стандартный ввод
cli-review-json = вместо этого — по строке JSON на файл
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

cli-odds-about = Точные шансы, что ставка верна и что она точна, по кубикам, которые ты видишь.
cli-odds-dice = сколько кубиков на столе вместе с твоими
cli-odds-hand = твои кубики, числа подряд; если не названы — ни одного
cli-odds-bid = ставка: количество x число; туз — это 1
cli-odds-bids = что ставили до сих пор, например "A 4x5, B 5x5": будет сказано и то, что это говорит о стаканчиках; --dice тогда задаёт кубики каждого от первого, кто ставил, например 5,5,4, а рука — того, чей ход
cli-odds-edition = по чьим правилам так ставили: { $editions }; если не сказано, { $default }
cli-odds-palifico = круг палафико: тузы не джокеры
cli-odds-json = вместо этого — одна строка JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"

cli-raises-about = Какая ставка может идти за какой, по правилам издания или своим: таблицей, картинкой или числами для программ.
cli-raises-edition = правила какого издания: { $editions }
cli-raises-set = своё правило, например raise=any-higher; можно несколько раз. Все настройки: perudo rules
cli-raises-dice = сколько всего кубиков в начале игры: больше поставить нельзя; если не названо — { $default }
cli-raises-round = какой круг: { $kinds }; если не назван — { $default }
cli-raises-chart = вместо этого нарисовать в файл .png или .svg
cli-raises-json = вместо этого — таблицы с номерами одной строкой JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg

cli-verify-about = Заново вычислить кубики записанных игр из зёрен, зафиксированных заранее, и сказать, кто подписал записи (docs/fair-dice.md, docs/records.md). Если что-то не сходится, код выхода — 1.
cli-verify-files = файлы .perudo игр, сыгранных на сервере; - читает стандартный ввод
cli-verify-key = требовать подпись этим ключом: 64 шестнадцатеричные цифры или файл с ними, например /.well-known/perudo.json сервера
cli-verify-json = вместо этого — по строке JSON на файл
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Как нужно играть круг вдвоём: чего он стоит, насколько ответ ещё может быть далёк от наилучшего и как начинать. Ctrl-C останавливает на том, что уже найдено.
cli-solve-dice = кубики того, кто начинает, и второго, например 2,1; или 1,1,1: трое, у каждого по кубику
cli-solve-edition = по какому изданию повышать: { $editions }; если не названо — { $default }
cli-solve-raise = как повышать, каким бы ни было издание
cli-solve-faces = сколько граней у кубика, от 2 до 6; если не сказано — 6
cli-solve-aces = wild: джокеры, как всегда; plain: обычное число; silent: джокеры, но на них не ставят; top: джокер — наибольшее число
cli-solve-locked = круг палафико
cli-solve-iterations = остановиться после стольких итераций
cli-solve-gap = остановиться, когда ценность известна с такой точностью; без всяких пределов — { $default }
cli-solve-seconds = остановиться через столько секунд
cli-solve-checkpoint = файл, в котором хранить работу и с которого её продолжать
cli-solve-export = файл для всей стратегии: для каждой руки и ставок, как часто что говорить; .json или .csv
cli-solve-method = как учиться
cli-solve-processes = распределить работу по стольким процессам; с --ray — по стольким исполнителям, по одному на процессор, если не сказано
cli-solve-ray = распределить её по кластеру Ray с этим адресом; без адреса — по тому, что назван в RAY_ADDRESS или работает здесь, а если такого нет, по запущенному для этого
cli-solve-json = вместо этого — одна строка JSON
cli-solve-game = целая игра вдвоём по этому изданию: кто выиграет и с какими кубиками
cli-solve-set = своё правило, например calza=true или dice=2; можно несколько раз
cli-solve-largest = рассчитывать круги, где кубиков не больше этого; если не сказано: 4 для one-axis, иначе 3; с «кальцей» на один меньше
cli-solve-recall = если круг слишком велик для расчёта, оба игрока помнят лишь столько последних ставок; для целой партии, если не сказано, столько, на сколько хватает места, а 0 такие круги пропускает
cli-solve-chart = нарисовать это в файл .png или .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Как играть позицию двоих, по таблицам рассчитанных кругов или сохранённому решению: как часто что говорить и чего это стоит (docs/solving.md, docs/positions.md).
cli-probe-position = позиция, одной строкой в кавычках (docs/positions.md)
cli-probe-dice = или кубики того, кто начал, и второго, например 2,1
cli-probe-hand = кубики того, чей ход, числа подряд
cli-probe-bids = что ставили, по очереди, например 1x5,2x5; если не сказано — ничего
cli-probe-edition = чьи правила: { $editions }; если не сказано, { $default }
cli-probe-palifico = круг палафико
cli-probe-solution = файл, который сохранило perudo solve --checkpoint, вместо таблиц
cli-probe-json = вместо этого — одна строка JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json

cli-arena-about = Боты против ботов: те же кубики для каждой рассадки, чтобы выигрывала игра, а не везение. Показывает долю побед каждого с её 95-процентным интервалом и рейтинг. Ctrl-C останавливает, и видно то, что найдено до этого.
cli-arena-bots = встроенные боты (perudo bots), ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программа в кавычках, например "node mybot.js" (docs/bots.md); кто назван дважды, сидит дважды
cli-arena-games = сколько игр, или немного больше, чтобы каждая раздача прошла все рассадки; если не названо — { $default }
cli-arena-players = сколько сидит за столом; если не названо — столько, сколько названо ботов. Если ботов меньше, некоторые сидят дважды; если больше, они сменяют друг друга
cli-arena-edition = одно издание или набор правил: { $editions }; если не названо — { $every }, с кальцей и без неё
cli-arena-set = { cli-play-set }
cli-arena-calza = только с кальцей
cli-arena-seconds = сколько секунд бот может думать над словом, прежде чем проиграет игру; если не названо — { $default }
cli-arena-seed = { cli-play-seed }; если не указано — 1, или такое, которого никто не угадает, когда среди ботов есть чужой
cli-arena-jobs = сколько процессов играет, или с --ray на скольких процессорах; если не названо — на всех
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Сколько бот отдаёт за круг тому, кто знает, как он играет, и отвечает лучше всего. Точно между двумя, если круг мал; иначе — нижняя граница по сыгранным кругам, с 95-процентным интервалом.
cli-exploit-bot = встроенный бот (perudo bots), ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программа в кавычках (docs/bots.md); его код выполняется в этом процессе, поэтому бери того, кому доверяешь
cli-exploit-dice = кубики того, кто начинает, и каждого следующего, например 2,1 или 3,3,3
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = на сколько кубиков больше, чем их есть, может назвать другой; если не названо — 0
cli-exploit-seconds = сколько секунд играть круги, слишком большие, чтобы их обойти; если не названо — { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
cli-bots-about = Встроенные боты, от слабого к сильному.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json

cli-connect-about = Дать своему боту играть за столом сервера, где хозяин пускает программы (docs/bots.md). Ctrl-C останавливает.
cli-connect-url = ссылка на стол
cli-connect-bot = бот: ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС, программа в кавычках или встроенный
cli-connect-name = как его называть за столом
cli-connect-games = уйти после стольких игр
cli-connect-token = файл, где хранить, кто он, чтобы он вернулся на своё место
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R

cli-rules-about = Правила по изданиям. Для двух и больше — только различия. Для одного — его правила целыми фразами.
cli-rules-editions = { $editions }; если не названы — все
cli-rules-markdown = показать всё страницей в Markdown
cli-rules-json = вместо этого — настройки и источники одной строкой JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Вывести скрипт, по которому оболочка дополняет команды, ключи и имена файлов. Нужен ещё один пакет: pip install shtab.
cli-completion-shell = оболочка, в которой ты пишешь
cli-completion-examples =
    perudo completion bash

# What stands for a value in a usage line.
cli-metavar-language = ЯЗЫК
cli-metavar-edition = ИЗДАНИЕ
cli-metavar-set = НАСТРОЙКА=ЗНАЧЕНИЕ
cli-metavar-round = КРУГ
cli-metavar-number = N
cli-metavar-days = ДНИ
cli-metavar-archive = АРХИВ
cli-metavar-site = САЙТ
cli-metavar-level = УРОВЕНЬ
cli-metavar-name = ИМЯ
cli-metavar-host = АДРЕС
cli-metavar-host-port = АДРЕС:ПОРТ
cli-metavar-port = ПОРТ
cli-metavar-file = ФАЙЛ
cli-metavar-key = КЛЮЧ
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = ЧИСЛА
cli-metavar-address = АДРЕС
cli-metavar-bid = КxЧ
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = БОТ

error-language-unknown = На языке «{ $language }» здесь не говорят. Есть такие: { $allowed }.
error-not-a-number = «{ $given }» — не целое число от { $least } до { $most }.
error-not-an-integer = «{ $given }» — не целое число.
error-not-a-pace = «{ $given }» — не число от { $least } до { $most }.
error-not-an-address = «{ $given }» — не IP-адрес, как, например, 127.0.0.1, и не сеть, как 10.0.0.0/8.
error-not-a-setting = «{ $given }» — не НАСТРОЙКА=ЗНАЧЕНИЕ, как, например, calza=true.
error-not-a-hand = «{ $given }» — не числа от 1 до 6 подряд, как, например, 22156.
error-not-a-public-key = «{ $given }» — не ключ сервера и не файл с ним. В ключе 64 шестнадцатеричные цифры; свой сервер показывает по адресу /.well-known/perudo.json
error-not-a-bid = «{ $given }» — не ставка, как, например, 7x2: количество, x и число от 1 до 6.
error-hand-too-large = Своих кубиков названо { $hand }, а на столе их всего { $dice }.
error-odds-dice-each = Вместе с --bids скажи, сколько кубиков у каждого, например --dice 5,5,4.
error-odds-order = «{ $name }» не может ставить здесь: ставят по очереди, каждый там, где в --dice его кубики.
error-probe-nothing = Скажи, о чём спрашиваешь: POSITION или --dice и --hand.
error-probe-hand = Кубиков в руке { $hand }; у того, чей ход, их { $dice }.
error-probe-not-to-act = Здесь нет никого, чей ход и чьи кубики видны.
error-probe-not-two = Кубики есть больше чем у двоих; рассчитаны только круги двоих.
error-probe-calza = Здесь можно сказать «кальца»: это другой круг, а ни один такой не рассчитан.
error-probe-hidden-dice = Сколько кубиков у второго, скрыто. Кто считал, говорит это, например ?2 в позиции.
error-probe-hidden-veteran = Не сказано, был ли второй уже палафико и может ли поэтому сменить число. Это говорит v, например ?1v в позиции.
error-probe-not-solved = Таблицы такого круга нет. Рассчитай его: perudo solve --checkpoint FILE, и спроси с --solution FILE.
error-probe-off-the-line = По таблице сюда не пришёл бы ни один из двоих, поэтому она не говорит, как дальше.
error-strategy-name = Имя файла со стратегией кончается на { $allowed }, а { $file } — нет.
error-strategy-line = В этом круге нельзя поставить { $bid } там, где оно стоит в { $bids }.
error-strategy-hand = «{ $hand }» — не рука того, чей там ход: кубиков у него { $dice }.
error-output = То, что есть сказать, не удаётся вывести: { $why }
error-not-positive = «{ $given }» — не число больше нуля, как, например, 0.001.
error-not-players-dice = «{ $given }» — не кубики 2–{ $players } игроков, от 1 до { $most } у каждого, как, например, 2,1.
error-not-two-players = «{ $given }» — не кубики двух игроков, от 1 до { $most } у каждого, как, например, 2,1.
error-solver-too-large = Чтобы рассчитать этот круг, нужно { $needed } ГиБ памяти; здесь свободно { $there } ГиБ. Для оценки нужно меньше: --recall 2.
error-forgetful-too-large = Для этого нужно { $needed } ГиБ памяти; здесь свободно { $there } ГиБ. Чем меньше ставок помнить, тем меньше нужно: --recall.
error-options-together = { $one } не сочетается с { $other }.
error-solver-other-round = В { $file } нет прежней работы над этим кругом.
error-solver-other-game = В { $file } нет прежней работы над этой игрой.
error-solver-unwritten = Не получается сохранить работу в { $file }: { $why }.
error-solver-nothing = Скажи, что рассчитать: --dice для круга, --game для игры.
error-solver-no-calza = По этим правилам никто не может сказать «кальца», когда осталось двое игроков.
error-solver-three-dice = Когда игроков больше двух, решено только 1,1,1: трое игроков, у каждого по кубику.
error-solver-three-calza = С кальцей кубики могут возвращаться, поэтому втроём решаются только круги без неё.
error-worker-lost = Исполнитель остановился посреди работы: его процесс убит или его машина пропала. С --checkpoint работа продолжится с того места, где её сохранили в последний раз.
error-no-cluster = Не удалось подключиться к кластеру Ray: { $why }
error-few-processors = Процессоров в кластере: { $there }; исполнителей запрошено: { $asked }.
error-tablebase-damaged = Таблица рассчитанного круга повреждена или другой версии.
error-study-too-large = В этом круге { $lines } линий ставок; обходим не больше { $most }.
error-study-calza = Круги, где кальцу можно так объявить, не изучаются: сделавшим ставку на свою же ставку или кем угодно там, где круги разыгрываются.
error-study-illegal = Игрок сказал то, чего не может: { $word }.
error-arena-alone = Назови хотя бы двух ботов, например: perudo arena odds beginner
error-bot-unknown = Нет бота «{ $given }». Встроенные: { $allowed }; своего называют ФАЙЛ.py:КЛАСС, МОДУЛЬ:КЛАСС или программой в кавычках (docs/bots.md).
error-bot-meant = Нет бота «{ $given }». Может быть, { $meant }?
error-bot-no-file = Нет файла { $file }.
error-bot-no-module = Нет модуля { $module }.
error-bot-broken = { $place } не удаётся загрузить: { $why }
error-bot-no-class = В { $given } нет класса { $name }.
error-bot-no-bot = { $given } — не бот: это должен быть класс, производный от perudo.bots.Bot.
error-bot-abstract = { $given } не закончен: не хватает { $methods }.
error-bot-no-program = Нет программы { $program }.
error-bot-silent = { $given } не говорит hello: { $why }
error-bot-failed = { $name } не может играть дальше: { $why }
error-bot-no-link = «{ $given }» — не ссылка на стол, такая как http://localhost:8000/t/ABCDEF.
error-not-a-server = «{ $given }» — не адрес сервера, такой как https://perudo.example.org.
error-bot-no-server = До { $server } не достучаться: { $why }
error-bot-token = Не удаётся сохранить в { $file }, кто этот бот: { $why }
error-bot-token-unknown = Сервер уже не знает, кто этот бот. С другим файлом для --token или без него он придёт как новый.

## Chances, as the terminal tells them

odds-bid = { bid }, на столе { dice-count }
odds-bid-palifico = { bid } в круге палафико, на столе { dice-count }
odds-hand = Ты видишь { $hand }; { $matching ->
    [0] ни один не подходит
    [1] подходит один
    [one] подходит { $matching }
    [few] подходят { $matching }
    [many] подходят { $matching }
   *[other] подходят { $matching }
}.
odds-no-hand = Ты не видишь ни одного из них.
odds-true = верна
odds-exact = точна
odds-by-dice = по одним кубикам
odds-after-bids = после ставок
odds-reader = После ставок: так, как их читает бот «{ $reader }». Это оценка, для игроков, какими они обычно бывают.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
# For chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01 %
odds-nearly-certain = >99,99 %
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Как поднимать по правилам { $edition }: { $kind ->
    [palifico] круг палафико
    [veteran] круг палафико для ветерана, которому можно менять число
   *[ordinary] обычный круг
    }, кубиков: { $dice }
raises-how = По строкам — текущая ставка, по столбцам — сколько кубиков с каждым числом можно поставить после неё. 4+ — четыре и больше, 1 — { word-tuz }.
raises-opening = первая ставка
raises-standing = текущая ставка
raises-followers = ставка, которая может следовать
raises-face = число

odds-same-face = То же число:
odds-same-quantity = То же количество:

## Rounds between two, solved

solve-round = Кубики: { $first } у того, кто начинает, { $second } у второго
solve-value = Ценность для того, кто начинает, от -1 до 1: { $value } (между { $low } и { $high })
solve-estimate = Ценность для того, кто начинает, от -1 до 1: около { $value }; это оценка
solve-sure = Наверняка она между { $low } и { $high }
solve-remembered = Ставки, которые помнят оба игрока: { $remembered }
solve-wins = Значит, этот игрок выигрывает { $chance } таких кругов.
solve-calza = Можно сказать «кальца»: выигранный ею кубик — очко тому, кто сказал, как потерянный — очко другому.
solve-three = { $edition }: вероятность каждого выиграть игру, когда осталось трое и у каждого по кубику
solve-three-chances = { $first } у того, кто начинает, { $second } у следующего, { $third } у последнего
solve-three-gain = Никто не выиграет больше { $gain } (как долю игры), если один будет играть иначе: это равновесие с такой точностью.
solve-three-promise = Большего не обещано: двое, играющие иначе, могут выиграть больше, а другое равновесие может дать другие вероятности.
solve-exploitability = Недобор до наилучшей игры (exploitability): { $exploitability }
solve-exploitability-least = Недобор до наилучшей игры (exploitability): не меньше { $exploitability }
solve-effort = Итерации: { $iterations }; секунды: { $seconds }
solve-openings = Как начинать, по своим кубикам:
solve-openings-all = Как начинать, в среднем:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) } %
solve-progress = Итерации: { $iterations }; секунды: { $seconds }; ценность известна с точностью до { $width }
solve-progress-estimate = Итерации: { $iterations }; секунды: { $seconds }; кто помнит столько же, может ещё выиграть { $gain }
solve-progress-three = Итерации: { $iterations }; секунды: { $seconds }; кто один играет иначе, может ещё выиграть { $gain }
solve-progress-preparing = Готовим то, что игроки могут различить.
solve-progress-judging = Вычисляем лучшие ответы на выученное.
solve-least = На это нужно не меньше { $seconds } с: чтобы подготовить, на одну итерацию и чтобы её оценить.
probe-mix = Как дальше: { $mix }
probe-value = На что может надеяться тот, чей ход, от -1, круг проигран, до 1: { $value }
probe-table = По таблице, которая идёт с Perudo.
probe-kept = По тому, что сохранено в { $file }.
exploit-opening = Когда начинает, отдаёт за круг: { $loss }
exploit-answering = Когда отвечает, отдаёт за круг: { $loss }
exploit-estimated = Как часто он что говорит, вычислить не удалось; это оценено по { $times } вопросам, так что и эти числа приблизительны.
exploit-gain = Кубики, которые за круг выигрывает тот, кто хорошо отвечает: { $gain } (от { $low } до { $high } в 95 % случаев; раздач: { $deals }). Лучший ответ выигрывает не меньше.
exploit-progress = Сделано: { $percent } %
arena-title = Игры: { $games }, по { $players } игроков. Не хуже и не лучше других — { $fair }.
arena-played = Правила: { $editions }; { $calza ->
        [on] с кальцей
        [off] без кальцы
       *[both] с кальцей и без неё
    }.
arena-left-out = Не для { $players } игроков, поэтому пропущено: { $editions }.
arena-seed = Кубики брошены случайно, так как среди ботов есть чужой. Те же партии ещё раз: --seed { $seed }
arena-bot = бот
arena-share = доля
arena-interval = 95 %
arena-times = раз от своей доли
arena-rating = рейтинг
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, проиграно по своей вине: { $count }; { $why ->
        [error] он выбросил исключение
        [illegal] он сказал недозволенное
        [slow] он думал слишком долго
       *[died] его процесс завершился
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, когда ставки ещё не было: { $reason }
       *[other] { $word } после { $standing }: { $reason }
    }
bot-waits = Он ждёт у стола { $table }, пока хозяин пустит программы и будет свободное место.
bot-sits = Пустили: он садится.
bot-offline = { page-lost-here }
bot-begins = Игра начинается.
bot-won = Он выиграл.
bot-lost = Он проиграл.

solve-match = { $edition }: шанс того, кто начинает круг, выиграть игру, когда осталось двое
solve-match-rows = Сверху вниз — кубики того, кто начинает, слева направо — второго.
solve-match-palifico = Когда тот, кто начинает, — палафико:
solve-match-palifico-row = палафико
solve-match-unsolved = –: то, что зависит от кругов, где кубиков больше, чем { $most }, не рассчитано.
solve-match-estimated = ≈: оценка. Круги, где кубиков больше, чем { $most }, не рассчитаны; в них оба игрока помнят лишь последние ставки.
solve-match-least = Недобор до наилучшей игры (exploitability) в этих кругах: не меньше { $exploitability } в худшем из них.
solve-match-mine = кубики того, кто начинает
solve-match-theirs = кубики второго
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } %
solve-match-rounds = Круги: { $done } из { $many }
solve-match-sweeps = Проходы по всем позициям: { $done } из { $many }, не больше
solve-match-unfinished = Прервано до конца. Сказанное верно; с --checkpoint работа продолжится отсюда.

## The rules, as the terminal and the documentation tell them

rules-editions = Издания
rules-shared = Как играют в каждом издании
rules-settings = Что каждое издание решает по-своему
rules-readings = Как прочитаны ошибки и умолчания
rules-box = Коробка
rules-same = Правила этих изданий одинаковы.
rules-source = { $edition } «{ $place }»
rules-sentence = { $said } «{ $place }»
rules-setting = Настройка
rules-rule = Правило
rules-if-calza = Если кальца включена:
rules-note-sources = Источник каждой строки — место в буклете самого издания: его заголовок, на его языке. В скобках — там, где правило из буклета только следует.
rules-note-dash = Прочерк значит, что буклет об этом не говорит.
rules-silent = это издание об этом не говорит
rules-unsaid = об этом не говорит ни одно издание
rules-note-house = Каждую строку хозяин стола может изменить, например кальцу: ни в одном издании её нет, пока её не включат: perudo play --set calza=true
rules-presets = Названия правил, которых нет ни в одной коробке:
rules-page-title = Правила Perudo по изданиям
rules-page-made = Эту страницу делает "perudo rules --markdown". Измени src/perudo/core/rules.py или слова в src/perudo/locales и запусти "make generate".

## Playing in a terminal

play-guest = Гость
play-help-hint = Набери ставку, количество и число, например 7 4, или дудо. Подробнее: помощь.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Ещё ни один круг не доигран.
play-your-dice = Твои кубики: { $dice }.
play-ask-open = Ты начинаешь. Твоя ставка:{" "}
play-ask-turn = Ставка: { bid }. Твоё слово:{" "}
play-ask-calza = Ставка: { bid }. Кальца? Enter — промолчать:{" "}
play-ask-calza-own = Твоя ставка: { bid }. Кальца? Enter — промолчать:{" "}
play-ask-out = Кубиков у тебя больше нет. Enter — смотреть дальше, «конец» — сразу к концу:{" "}
play-ask-quit = Выйти из игры? да или нет:{" "}
play-left = Ты уходишь из-за стола. До скорого.
play-recorded = Игра записана в { $file }.
play-not-understood = Такого слова в игре нет. Ставь так: 7 4, или скажи дудо или помощь.
play-who-in = Ещё в игре: { $names }.
play-who-turn = Ходит { $name }.
play-legal-face = { faces }: { $first ->
    [1] { $last ->
        [1] 1
       *[other] от 1 до { $last }
    }
   *[other] от { $first } до { $last }
}
play-odds = { bid }, на столе { dice-count }: верна { $true }, точна { $exact }.
play-odds-how = Шансы ставки спрашивай так: шансы 7 4
play-odds-hidden = Потерянные кубики спрятаны. Скажи, сколько их, по-твоему, на столе, например: шансы { $quantity } { $face } 18
play-odds-dice = Кубиков может быть от { $least } до { $most }.
play-help =
    7 4       поставить семь четвёрок; 7x4 — то же самое; { word-tuz } — это 1
    дудо      не верить ставке; д — то же самое
    кальца    сказать, что ставка точна; к — то же самое
    кубики    твои кубики
    ставки    какие ставки были в этом круге
    кто       кто ещё в игре и чей ход
    можно     что можно поставить сейчас
    шансы 7 4 насколько вероятны семь четвёрок, судя по твоим кубикам
    правила   правила этого стола
    почему    почему боты так играли в прошлом круге
    выход     уйти
# What may be typed for each; separated by commas.
play-word-dudo = дудо, д, dudo, d
play-word-calza = кальца, к, calza, c
play-word-help = помощь, справка, help, h, ?
play-word-dice = кубики, кости, dice, hand
play-word-bids = ставки, bids, bid, b
play-word-who = кто, who, w
play-word-legal = можно, м, legal, l
play-word-odds = шансы, ш, odds, o
play-word-rules = правила, rules, r
play-word-why = почему
play-word-quit = выход, выйти, quit, q, exit
play-word-skip = конец, skip, s
play-word-yes = да, д, yes, y
error-record-unwritten = Не получается записать игру в { $file }: { $why }.

## Recorded games, as the terminal tells them

tell-players = Игроки: { $names }
tell-seat = Место { $seat }
tell-mid-game = Запись начинается с середины игры.
tell-dice-left = Осталось кубиков: { $dice }
tell-round = Круг { $round }
tell-hand = { $name }: под стаканчиком { $dice }.
tell-stops-before-call = Запись кончается до «дудо» или «кальца». Ходит { $name }.
tell-stops = Здесь запись кончается. Следующий круг начинает { $name }.
tell-not-begun = Запись кончается до первого круга.
tell-standard-input = стандартный ввод

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
verify-round = { $file }, круг { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] кубики получаются из зерна, зафиксированного заранее. Вкладов игроков в них нет.
        [1] кубики получаются из зерна, зафиксированного заранее, и вклада одного игрока.
        [one] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игрока.
        [few] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игроков.
        [many] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игроков.
       *[other] кубики получаются из зерна, зафиксированного заранее, и вкладов { $contributed } игрока.
    }
verify-unproven = не сказано, откуда взялись кубики.
verify-contributions = вкладов в кубики не по одному из 16 байт на каждое место.
verify-part = указан вклад в кубики от бота или места без кубиков, у которых его нет.
verify-digests = вклад в кубики НЕ подходит к отпечатку, данному заранее.
verify-commitment = зерно НЕ то, что было зафиксировано заранее.
verify-opener = по зерну и вкладам круг начинает ДРУГОЙ игрок.
verify-dice = из зерна и вкладов получаются ДРУГИЕ кубики, не те, которыми играли.
verify-withheld = место { $seat } объявило о вкладе и не открыло его.
# $rounds and $faults: how many.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: проверен { $rounds } круг, всё сходится.
            [few] { $file }: проверено { $rounds } круга, всё сходится.
            [many] { $file }: проверено { $rounds } кругов, всё сходится.
           *[other] { $file }: проверено { $rounds } круга, всё сходится.
        }
        [one] { $file }: НЕ сходится { $faults } круг из { $rounds }.
        [few] { $file }: НЕ сходятся { $faults } круга из { $rounds }.
        [many] { $file }: НЕ сходятся { $faults } кругов из { $rounds }.
       *[other] { $file }: НЕ сходится { $faults } круга из { $rounds }.
    }
error-verify-nothing = { $file }: в этой записи не сказано, откуда взялись кубики, так что проверять нечего. В записях игр, сыгранных на сервере, это есть.

# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: эту запись не подписал ни один сервер. Имена, слова и правила могли изменить, круги — выпустить, а всё вместе — придумать: одни кубики этого не покажут.
verify-signed = { $file }: подписано ключом { $key }. Имена, правила, слова, кубики и их порядок такие, как их записал сервер с этим ключом.
verify-unfit = { $file }: подпись ключом { $key } НЕ от этой записи. После подписи что-то изменили, добавили или выпустили, или подпись взята из другой записи.
verify-weak-key = { $file }: подпись НИЧЕГО не доказывает. { $key } — не настоящий ключ Ed25519: кто угодно может сделать подпись, которая к нему подойдёт.
verify-key-wanted = { $file }: это тот самый ключ, которого ты требуешь.
verify-key-other = { $file }: это НЕ тот ключ, которого ты требуешь.
verify-server = { $file }: по его словам, сервер здесь: { $server }. Написать такое может кто угодно: требуй через --key ключ, который показывает там /.well-known/perudo.json.
verify-server-none = { $file }: чей это ключ, запись не говорит. Требуй через --key ключ своего сервера: его показывает /.well-known/perudo.json.

## Errors in records: where, and what is wrong

record-error = { $place }: { $why }
record-at-line = строка { $line }
record-at-round = круг { $round }
record-at-move = ход { $move }
record-at-said = ход { $move } ({ $said })
error-review-unfinished = Разбирают только законченную игру.
error-record-unreadable = Этот файл не прочитать: { $why }
error-record-too-long = В записи может быть не больше { $most } байт.
error-record-not-utf-8 = Это не текст в UTF-8: байт { $byte } не на месте.
error-record-syntax = { $why ->
    [mark] Здесь не хватает кавычки, запятой или скобки.
    [twice] Это уже сказано выше. Каждый круг начинается с [[round]], в двойных скобках.
    [value] После = стоит число, true, false, текст в "кавычках" или список в [скобках].
    [key] Строка — это название, = и значение, например: opener = 2
   *[other] Это не прочитать.
}
error-record-nested = Списки или таблицы вложены слишком глубоко.
error-record-line-long = Эта строка слишком длинная. Самое большее знаков: { $most }.
error-record-key-long = Название в этой строке слишком длинное. Самое большее знаков: { $most }.
error-record-rounds-many = В записи слишком много кругов. Самое большее: { $most }.
error-record-dear = Чтобы воспроизвести эту запись, нужно слишком много времени или памяти.
error-record-version = В записи стоит «perudo = { $version }», версия формата; здесь указана другая.
error-record-key-unknown = «{ $key }» здесь ничего не значит. Здесь может быть: { $allowed }.
error-record-key-missing = Не хватает «{ $key } = …».
error-record-key-kind = Значение ключа «{ $key }» — это { $kind ->
    [int] целое число
    [str] текст в кавычках
    [dict] таблица
    [list] список
    [list-str] список текстов в кавычках
    [list-int] список целых чисел
    [list-dict] таблицы: для каждой своё [[{ $key }]]
   *[setting] true, false, целое число, текст в кавычках или пара целых чисел
}.
error-record-position-seats = В позиции кубики на { $given ->
    [one] { $given } место
    [few] { $given } места
    [many] { $given } мест
   *[other] { $given } места
}, а игроков { $seats }.
error-record-hand = Кубики места { $seat } — это текст из чисел от 1 до 6, например "33344", или "" для того, кто вне игры.
error-record-hands = Каждому месту нужны свои кубики, "" для того, кто вне игры. Мест { $seats }, а наборов { $given }.
error-record-hand-dice = { $left ->
    [0] Место { $seat } вне игры: его кубики — это "".
    [1] На месте { $seat } остался один кубик, а здесь { $given }.
    [one] На месте { $seat } остался { $left } кубик, а здесь { $given }.
    [few] На месте { $seat } осталось { $left } кубика, а здесь { $given }.
    [many] На месте { $seat } осталось { $left } кубиков, а здесь { $given }.
   *[other] На месте { $seat } осталось { $left } кубика, а здесь { $given }.
}
error-record-opener = Этот круг начинает место { $opener }, а не место { $given }.
error-record-opener-without-dice = Место { $given } не может начинать: такого места нет или там нет кубиков.
# $key is a key of the record, as "seed".
error-record-hex = «{ $key }» пишут парами знаков от 0 до 9 и от a до f.
error-record-move = Ход пишут так: "5x4", "dudo" или "calza 2", без заглавных букв, знаков, нулей впереди и лишних пробелов.
error-record-after-call = Круг уже закончен словом «дудо» или «кальца», больше ходов в нём быть не может.
error-record-after-end = Игра окончена, победило место { $winner }, больше кругов быть не может.
error-record-after-unfinished = Прошлый круг обрывается без «дудо» или «кальца», а так можно только в последнем.

## Errors in talk, clocks and rule codes

error-rule-code = Код правил «{ $text }» не прочитать: «{ $part }» — не настройка.
error-text-empty = Скажи что-нибудь.
error-text-characters = В этой строке есть знаки, которые не показать.
error-talk-closed = Хозяин закрыл разговор за этим столом.
error-too-fast = Не так быстро. Подожди немного.
error-too-busy = Серверу сейчас нужно вычислить слишком много. Попробуй через минуту.
error-too-many-sockets = Открыто слишком много страниц сразу. Закрой лишние или попробуй чуть позже.
error-too-many-listed = В списке уже столько твоих столов: { $count }. Сначала убери один из списка или поделись ссылкой на этот стол.
error-too-many-listed-nearby = В списке уже столько столов из твоей сети: { $count }. Сядь за один из них или поделись ссылкой на свой.
error-forbidden-origin = Об этом просит страница с другого адреса. Открой страницу этого сервера и попробуй там.
error-table-worn-out = За этим столом произошло столько, что больше он ничего не вместит. Открой новый.
error-paused = Игра на паузе.
error-not-paused = Игра не на паузе.
error-resume-away = { $name } не в сети, а часы пошли бы. Подожди или пусть пока играет бот.
error-aid-hidden-dice = Шансы можно показать только там, где видны потерянные кубики. Включи и это.
