# Russian. Every word that a person sees stands here, for the page and the terminal alike.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.

# The language's own name.
language = Русский

## Terms of the game

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
# A label and its content.
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

## Settings: a name, and for each value a sentence that states the rule

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
# A short text for each value, for lists and tables.
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

## Built-in bots

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

## Why a move is illegal: one message for each Reason in game.py

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

## Errors in rules and positions

error-edition-unknown = Нет издания «{ $edition }». Есть такие: { $allowed }.
error-setting-unknown = Нет настройки «{ $setting }». Есть такие: { $allowed }.
error-setting-value = У настройки «{ $setting }» нет значения { $value }. Есть такие: { $allowed }.
error-players-count = По этим правилам играет от { $fewest } до { $most } человек, а здесь { $seats }.
error-position-dice = У каждого осталось от 0 до { $most } кубиков.
error-position-over = Кубики должны быть хотя бы у двоих.
error-position-veterans = Ветераны — это места от 1 до { $seats }.
error-position-palifico-dice = Место { $seat } не может быть палафико: там не один кубик.
error-position-palifico-rules = По этим правилам место { $seat } не может быть палафико.

## Events of a round. $name, $caller, $bidder and $loser are players' names

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
review-start = Шанс в начале
review-luck = Удача в кубиках
review-own_errors = Свои ошибки
review-others = Игра других
review-result = Шанс в конце
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

## Errors of the server and its data

error-store-read = Этот стол не прочитать ({ $why }). Ничего не изменилось. Попробуй позже. Хозяин сервера может вернуть его из резервной копии.
error-store-write = Это не удалось сохранить ({ $why }), так что этого не было. Попробуй ещё раз.
error-store-altered = Событие { $seq } стола { $table } пропало или уже не такое, каким его сохранили, поэтому играть за ним дальше нельзя. Ничего не изменилось. Хозяин сервера может вернуть его из резервной копии.
error-table-elsewhere = Этот стол на другом сервере. Отправь команду в сокет /socket/{ $table }.
error-table-away = Стол { $table } старый и лежит в архиве, который сейчас не прочитать. Попробуй позже. Хозяин сервера найдёт причину в его журнале.

## Errors at a table

error-internal = На сервере что-то пошло не так. Ничего не изменилось, попробуй ещё раз.
error-message-too-long = В сообщении может быть не больше { $most } байт.
error-message-unreadable = Это сообщение не прочитать: { $why }
error-no-cookie = Браузер не прислал cookie. Загрузи страницу заново и разреши ей cookie.
error-no-record = За этим столом нет законченной игры.
error-table-unknown = Нет стола { $table }. Проверь ссылку или открой свой стол.
error-table-full = Все места заняты. Можно посмотреть.
error-chair-taken = Место { $chair } занято.
error-name-empty = Скажи, как тебя зовут.
error-name-too-long = В имени может быть не больше { $most } знаков.
error-name-characters = Для имени годятся буквы, цифры и пробелы.
error-name-alike = Это имя слишком похоже на «{ $other }». Выбери другое.
error-name-taken = Кто-то уже носит это имя или похожее на него. Выбери другое.
error-signed-in = Здесь вход уже выполнен.
error-signed-out = Здесь ты вышел из системы. Войди снова или играй дальше как гость.
error-sign-in-code = Этот код восстановления неверен. Проверь каждую букву.
error-sign-in-link = Эта ссылка устарела или уже использована. Создай новую на устройстве, где вход выполнен.
error-passkey = Этот ключ доступа здесь недействителен. Попробуй ещё раз или используй код восстановления.
error-club-unknown = Такого клуба нет. Возможно, его ссылку заменили: попроси новую у кого-нибудь из клуба.
error-club-owner-only = Это может сделать только владелец клуба.
error-club-full = В этом клубе уже { $most } участников.
error-club-too-many = Ты уже в { $most } клубах. Сначала выйди из какого-нибудь.
error-club-evening = Выбери время от этой минуты до года вперёд.
error-tournament-unknown = Такого турнира нет. Возможно, он слишком старый: турниры хранятся год.
error-tournament-clock = Турниру нужно ограничение времени, чтобы никто не задерживал тур.
error-tournament-full = В этом турнире нет свободных мест.
error-tournament-over = Этот турнир уже закончился.
error-tournament-not-over = Этот турнир ещё не закончился.
error-tournament-empty = Для турнира нужны как минимум два игрока.
error-tournament-owner-only = Это может сделать только тот, кто открыл турнир.
error-tournament-table = За турнирным столом никто не может приостановить игру или начать новую.
error-banned = Это имя заблокировано на этом сервере. Причина: { $reason }
error-person-report = Нет жалобы { $report }.
error-rated-name = За рейтинговым столом все играют под сохранённым именем. Сначала сохрани своё имя или выбери другой стол.
error-rated-device = Место за рейтинговым столом только твоё. Чтобы играть дальше на другом устройстве, войди там под своим именем.
error-rated-settings = За рейтинговым столом нет подсказок и программ, а выбывшим кубики не показывают.
error-rated-remove = Во время рейтинговой игры никого нельзя удалить.
error-person-gone = По этому адресу никто не хранит имя. Возможно, его удалили.
error-push-service = Уведомления { $host } отсюда отправить нельзя. Разреши их на этом сервере параметром --push-service.
error-push-key = Ключ браузера для уведомлений недействителен. Выключи уведомления и включи их снова.
error-not-seated = Сначала сядь за стол.
error-invite-stranger = Приглашать можно только тех, с кем уже была игра, и участников своих клубов.
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

## Rules of all five editions, one sentence each

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

## Readings: how errors and gaps of the booklets are read (core/citations.py)

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

## The content of each box

box-asmodee-it = Авторы: Cosmo Fry и Alfredo Fernandini. Тридцать кубиков, по пять каждого из шести цветов, шесть стаканчиков тех же цветов, мешочек и буклет. Потерянные кубики прячет сама коробка.
box-asmodee-fr = Авторы: Cosmo Fry и Alfredo Fernandini; на французском и нидерландском. Тридцать кубиков, по пять каждого из шести цветов, шесть стаканчиков тех же цветов, крышка, которая прячет потерянные кубики, мешочек и буклет.
box-bga = Это не коробка, а игра Asmodee, как её по-английски описывает Board Game Arena: тридцать кубиков на шестерых, десять на двоих. Туз здесь зовётся Paco, и это птица.
box-hasbro-1994 = Напечатано в 1994 году, во Франции — Kenner Parker. Тридцать кубиков и шесть стаканчиков шести цветов, мешочек и крышка; туз — это голова. Буклет говорит, что игру любили уже инки в XV веке, а автора не называет. Эти правила нашли заново и выложили в сеть в 2008 году.
box-kozak = На пяти языках, от украинского до русского. Двадцать кубиков, четыре стаканчика и сумка. Рассказывает, как в 1532 году Писарро взял в плен Атауальпу, и слух, что пленник научил его игре. Названы переводчики и художники, автор — нет.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Выдра, Цапля, Барсук, Малиновка, Рысь, Сокол, Ёжик, Бобр, Чайка, Пантера, Ласточка, Куница, Сова, Дельфин, Воробей, Тигр, Сорока, Коала, Ворон, Морж
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
# $move, $bank and $increment are such durations.
clock-move = { $move } на ход
clock-bank = { $bank } каждому на всю игру
clock-bank-increment = { $bank } каждому и ещё { $increment } за каждый ход
clock-move-and-bank = { $move } на ход, потом запас: { $bank }
clock-move-and-bank-increment = { $move } на ход, потом запас: { $bank } и ещё { $increment } за каждый ход
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } ч
clock-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
story-opens-you = Ты начинаешь круг.
story-becomes-palifico = { $name } начинает как палафико.
story-becomes-palifico-you = Ты начинаешь как палафико.
story-wins-you = Ты выигрываешь!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Засмеяться
reaction-gasp-do = Ахнуть
reaction-think-do = Задуматься
reaction-clap-do = Похлопать
reaction-cry-do = Заплакать
reaction-cool-do = Держать лицо
# Phrases, which each player reads in their own language
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

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

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

## Reports of rules

rules-shared = Как играют в каждом издании
rules-readings = Как прочитаны ошибки и умолчания
rules-box = Коробка
rules-if-calza = Если кальца включена:
rules-note-sources = Источник каждой строки — место в буклете самого издания: его заголовок, на его языке. В скобках — там, где правило из буклета только следует.
rules-silent = это издание об этом не говорит
rules-unsaid = об этом не говорит ни одно издание

## Play in the terminal

play-your-dice = Твои кубики: { $dice }.

## Records

tell-seat = Место { $seat }
tell-dice-left = Осталось кубиков: { $dice }

## Errors in records: the place, and the fault

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
# $key is a key of the record, such as "seed".
error-record-hex = «{ $key }» пишут парами знаков от 0 до 9 и от a до f.
error-record-move = Ход пишут так: "5x4", "dudo" или "calza 2", без заглавных букв, знаков, нулей впереди и лишних пробелов.
error-record-after-call = Круг уже закончен словом «дудо» или «кальца», больше ходов в нём быть не может.
error-record-after-end = Игра окончена, победило место { $winner }, больше кругов быть не может.
error-record-after-unfinished = Прошлый круг обрывается без «дудо» или «кальца», а так можно только в последнем.

## Errors in chat, clocks and rule codes

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
