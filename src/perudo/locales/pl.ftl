# Polish. The words of the game are those of Kozak Games' leaflet: as, kubek, kostka, stawka, runda, dudo, calza, palafico.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.
# Names are never inflected and their gender is unknown: hence the present tense, and "{ $name }: ..." now and then.

# The language's own name.
language = polski

## Terms of the game

# Feminine, as kostka, dwójka, trójka ... are; a bid of aces has its own forms.
number = { $quantity ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
    [14] czternaście
    [15] piętnaście
    [16] szesnaście
    [17] siedemnaście
    [18] osiemnaście
    [19] dziewiętnaście
    [20] dwadzieścia
   *[other] { $quantity }
}
# What a one is called in the box that $box names: a Paco after the toucan of Asmodee.
word-asy = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] asy
}
word-as = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] as
}
word-asow = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] asów
}
word-asa = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] asa
}
word-Asy = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] Asy
}
word-asach = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] asach
}
# A bid as people say it: seven fours, three aces.
bid = { $face ->
    [1] { $quantity ->
        [2] dwa { word-asy }
        [one] jeden { word-as }
        [few] { number } { word-asy }
        [many] { number } { word-asow }
       *[other] { number } { word-asa }
    }
    [2] { number } { $quantity ->
        [one] dwójka
        [few] dwójki
        [many] dwójek
       *[other] dwójki
    }
    [3] { number } { $quantity ->
        [one] trójka
        [few] trójki
        [many] trójek
       *[other] trójki
    }
    [4] { number } { $quantity ->
        [one] czwórka
        [few] czwórki
        [many] czwórek
       *[other] czwórki
    }
    [5] { number } { $quantity ->
        [one] piątka
        [few] piątki
        [many] piątek
       *[other] piątki
    }
   *[6] { number } { $quantity ->
        [one] szóstka
        [few] szóstki
        [many] szóstek
       *[other] szóstki
    }
}
face = { $face ->
    [1] { word-as }
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
}
faces = { $face ->
    [1] { word-asy }
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
dice-count = { $count ->
    [one] jedna kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
dudo = dudo
calza = calza
palifico = palafico
# A label and its content.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, instrukcja włoska
edition-asmodee-fr = Asmodee, instrukcja francuska i niderlandzka
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Przyjazne zasady
preset-friendly-about = Wszyscy widzą, ile kostek zostało, a postawić można więcej kostek dowolnej wartości.
house-rules = zasady domowe
house-rules-of = { $edition }, z zasadami domowymi

## Settings: a name, and for each value a sentence that states the rule

setting-players = Gracze
setting-players-value = Od { $fewest } do { $most } graczy.
setting-dice = Kostki na osobę
setting-dice-value = Każdy zaczyna z { $count ->
    [one] jedną kostką
    [few] { $count } kostkami
    [many] { $count } kostkami
   *[other] { $count } kostki
}.
setting-first_opener = Kto zaczyna
setting-first_opener-random = Kto zaczyna pierwszą rundę, rozstrzyga los.
setting-first_opener-highest-roll = Każdy rzuca jedną kostką; najwyższy rzut zaczyna pierwszą rundę.
setting-raise = Podbijanie
setting-raise-one-axis = Postaw więcej kostek tej samej wartości albo tyle samo kostek wyższej.
setting-raise-any-higher = Postaw więcej kostek dowolnej wartości albo tyle samo kostek wyższej.
setting-palifico = Palafico
setting-palifico-off = Nie ma rund palafico.
setting-palifico-each-time = Za każdym razem, gdy zostaje ci jedna kostka, zaczynasz rundę palafico: { word-asy } nie są jokerami, a wartości nie wolno zmieniać.
setting-palifico-once = Gdy pierwszy raz zostaje ci jedna kostka, zaczynasz rundę palafico: { word-asy } nie są jokerami, a wartości nie wolno zmieniać.
setting-palifico_with_two = Palafico w dwie osoby
setting-palifico_with_two-true = Rundy palafico gra się też wtedy, gdy w grze zostają tylko dwie osoby.
setting-palifico_with_two-false = Gdy w grze zostają tylko dwie osoby, nie ma już rund palafico.
setting-veteran_changes_face = Weterani w palafico
setting-veteran_changes_face-true = Jeśli masz jedną kostkę, a swoje palafico już za sobą, w cudzej rundzie palafico możesz zmienić wartość.
setting-veteran_changes_face-false = W rundzie palafico nikt nie może zmienić wartości.
setting-calza = Calza
setting-calza-true = Możesz ogłosić calzę: stawka zgadza się co do kostki.
setting-calza-false = Gramy bez calzy.
setting-calza_callers = Kto może ogłosić calzę
setting-calza_callers-others-but-next = Calzę może ogłosić każdy oprócz tego, kto postawił, i tego, kto ma ruch.
setting-calza_callers-all-but-bidder = Calzę może ogłosić każdy oprócz tego, kto postawił.
setting-calza_callers-all-but-next = Calzę może ogłosić każdy oprócz tego, kto ma ruch.
setting-calza_in_palifico = Calza w palafico
setting-calza_in_palifico-true = W rundzie palafico można ogłosić calzę.
setting-calza_in_palifico-false = W rundzie palafico nie można ogłosić calzy.
setting-calza_with_two = Calza w dwie osoby
setting-calza_with_two-true = Calzę można ogłosić też wtedy, gdy w grze zostają tylko dwie osoby.
setting-calza_with_two-false = Gdy w grze zostają tylko dwie osoby, nie można ogłosić calzy.
setting-calza_wins = Co daje calza
setting-calza_wins-die = Kto ogłosi calzę trafnie, odzyskuje straconą kostkę, ale nigdy nie ma ich więcej niż na początku.
setting-calza_wins-all-others-lose = Gdy calza jest trafna, wszyscy oprócz tego, kto ją ogłosił, tracą po kostce.
setting-lost_dice_visible = Stracone kostki
setting-lost_dice_visible-true = Wszyscy widzą, ile kostek komu zostało.
setting-lost_dice_visible-false = Stracone kostki są ukryte: pamiętaj, kto ma ile.
setting-reveal = Odsłanianie
setting-reveal-at-once = Wszystkie kubki idą w górę naraz.
setting-reveal-from-caller = Kubki idą w górę po kolei w lewo, najpierw u tego, kto sprawdza.
# A short text for each value, for lists and tables.
value-players = od { $fewest } do { $most }
value-dice = { $count }
value-first_opener-random = losowo
value-first_opener-highest-roll = najwyższy rzut jedną kostką
value-raise-one-axis = więcej tych samych lub wyższe
value-raise-any-higher = więcej dowolnych lub wyższe
value-palifico-off = nie ma
value-palifico-each-time = za każdym razem
value-palifico-once = raz na partię
value-calza_callers-others-but-next = każdy oprócz stawiającego i następnego
value-calza_callers-all-but-bidder = każdy oprócz stawiającego
value-calza_callers-all-but-next = każdy oprócz następnego
value-palifico_with_two-true = gra się
value-palifico_with_two-false = zwykła runda
value-veteran_changes_face-true = mogą zmienić wartość
value-veteran_changes_face-false = trzymają się wartości
value-calza-true = gra się
value-calza-false = nie gra się
value-calza_in_palifico-true = można
value-calza_in_palifico-false = nie można
value-calza_with_two-true = można
value-calza_with_two-false = nie można
value-calza_wins-die = kostka wraca
value-calza_wins-all-others-lose = pozostali tracą kostkę
value-lost_dice_visible-true = widoczne
value-lost_dice_visible-false = ukryte
value-reveal-at-once = wszyscy naraz
value-reveal-from-caller = od sprawdzającego, w lewo

## Built-in bots

bot-beginner = Nowicjusz
bot-beginner-about = Liczy na oko i szybko wątpi. Stawiaj to, co masz, i niech wątpi.
bot-gambler = Hazardzista
bot-gambler-about = Zna szanse, ale zdaje się na szczęście. Poczekaj, aż przesadzi.
bot-odds = Rachmistrz
bot-odds-about = Gra według dokładnych szans i nikomu nie wierzy. Stawki zdradzają jego kostki.
# review: literally "Observer"; one who reads the bids
bot-reader = Obserwator
bot-reader-about = Odgaduje twoje kostki ze stawek i zna końcówki na pamięć. Stawkom wierzy, więc blefuj.
bot-planner = Strateg
bot-planner-about = Myśli, co zrobi następny gracz. Uważa, że wszyscy grają tak samo: graj inaczej.
bot-master = Mistrz
bot-master-about = Myśli naprzód i uczy się, jak kto gra. Zmień styl, zanim cię przejrzy.
bot-mixed = Różne
bot-mixed-about = Różnych poziomów, od słabego do silnego.
why-forced = Nic innego nie dało się powiedzieć.
why-beginner-bid = { bid }: na oko było ich około { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-bluff = { bid }: na oko było ich około { NUMBER($expected, maximumFractionDigits: 1) }, więc trochę blefu.
why-beginner-dudo = { bid }: to za dużo, na oko było ich około { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: na oko było ich około { NUMBER($expected, maximumFractionDigits: 1) }, ale coś mi nie grało.
why-beginner-calza = { bid }: mniej więcej tyle wychodziło na oko.
why-gambler-bid = { bid }: szansa { $percent }%, i to mi się spodobało.
why-gambler-dudo = { bid }: szansa { $percent }%, ale liczę też na szczęście.
why-calza = { bid }: dokładnie tyle z szansą { $percent }%, według wszystkiego, co było mi wiadomo.
why-odds = { bid }: u mnie { $own }, więc szansa { $percent }%.
why-reader = { bid }: u mnie { $own }, a biorąc pod uwagę stawki, szansa { $percent }%.
why-ahead = { bid }: szansa { $percent }%, a że { $name } powie dudo – { $calls }%.
why-ahead-you = { bid }: szansa { $percent }%, a że ty powiesz dudo – { $calls }%.
why-solved = Tę końcówkę znam na pamięć: tu mówi się tak w { $percent }% przypadków.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = Partia już się skończyła.
reason-not-dealt = Kostki jeszcze nie rzucone.
reason-not-your-turn = Teraz nie twój ruch.
reason-no-such-face = Kostka ma wartości od 1 do 6.
reason-no-dice-bid = Postaw przynajmniej jedną kostkę.
reason-over-all-dice = To więcej niż wszystkie kostki z początku partii.
reason-aces-do-not-open = Rundy nie zaczyna się od { word-asow }.
reason-not-higher = To nie przebija ostatniej stawki.
reason-one-axis = Podbijaj jedno naraz: więcej kostek tej samej wartości albo tyle samo wyższej.
reason-fewer-than-half-in-aces = Przechodząc na { word-asy }, postaw co najmniej połowę liczby, zaokrągloną w górę.
reason-fewer-than-twice-aces-plus-one = Schodząc z { word-asow }, postaw co najmniej dwa razy tyle plus jeden.
reason-face-locked = W rundzie palafico wartości nie wolno zmieniać: rośnie tylko liczba.
reason-nothing-bid = Nic jeszcze nie postawiono.
reason-calza-off = Przy tym stole gra się bez calzy.
reason-calza-in-palifico = W rundzie palafico nie można ogłosić calzy.
reason-calza-with-two = Gdy w grze zostają tylko dwie osoby, nie można ogłosić calzy.
reason-calza-own-bid = Nie możesz ogłosić calzy na własną stawkę.
reason-calza-next-player = Kto ma ruch, nie może ogłosić calzy.
reason-caller-without-dice = Calzę może ogłosić tylko ktoś, kto ma kostki.
reason-already-dealt = Kostki w tej rundzie są już rzucone.
reason-hands-not-one-a-seat = Na każde miejsce musi przypadać jeden zestaw kostek.
reason-wrong-number-of-dice = Jeden z zestawów ma inną liczbę kostek, niż zostało na tym miejscu.
reason-opener-missing = Pierwszą rundę ktoś musi zacząć.
reason-wrong-opener = Tę rundę zaczyna inne miejsce.
reason-no-opening-roll = Teraz nie rzuca się o to, kto zaczyna.
reason-wrong-rollers = O to, kto zaczyna, rzucają dokładnie ci, którzy wciąż mają remis.

## Errors in rules and positions

error-edition-unknown = Nie ma wydania „{ $edition }”. Są takie: { $allowed }.
error-setting-unknown = Nie ma ustawienia „{ $setting }”. Są takie: { $allowed }.
error-setting-value = Ustawienie „{ $setting }” nie ma wartości { $value }. Może mieć: { $allowed }.
error-players-count = Liczba graczy w tych zasadach: od { $fewest } do { $most }, a nie { $seats }.
error-position-dice = Każdemu może zostać od 0 do { $most } kostek.
error-position-over = Kostki muszą mieć przynajmniej dwie osoby.
error-position-veterans = Weterani to miejsca od 1 do { $seats }.
error-position-palifico-dice = Miejsce { $seat } nie może być palafico: nie ma dokładnie jednej kostki.
error-position-palifico-rules = Miejsce { $seat } nie może być palafico według tych zasad.

## Events of a round. $name, $caller, $bidder and $loser are players' names

story-opens = { $name } zaczyna.
story-opens-palifico = { $name } zaczyna rundę palafico: { word-asy } nie są jokerami, a wartości nie wolno zmieniać.
story-opens-palifico-you = Zaczynasz rundę palafico: { word-asy } nie są jokerami, a wartości nie wolno zmieniać.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } cofa stawkę.
story-retracted-you = Cofasz stawkę.
story-dudo = { $name }: dudo!
story-dudo-you = { page-you }: dudo!
story-calza = { $name }: calza!
story-calza-you = { page-you }: calza!
story-late-bid = { $name }: koniec czasu, więc stół mówi „{ bid }”.
story-late-bid-you = Twój czas minął, więc stół mówi „{ bid }”.
story-late-dudo = { $name }: koniec czasu, więc stół mówi „dudo”.
story-late-dudo-you = Twój czas minął, więc stół mówi „dudo”.
story-calza-void = { $name }: calza się nie liczy, bo { $other } ma ruch i pierwszeństwo.
story-calza-void-you = Twoja calza się nie liczy, bo { $other } ma ruch i pierwszeństwo.
story-calza-void-other-you = { $name }: calza się nie liczy, bo ty masz ruch i pierwszeństwo.
# review: the names are kept out of the genitive ("z lewej strony ...")
story-calza-nearer = Dwie calze naraz: { $name } i { $other }. Licząc w lewo od stawki ({ $bidder }), bliżej siedzi { $other } i ta calza się liczy.
story-calza-nearer-you = Dwie calze naraz: ty i { $other }. Licząc w lewo od stawki ({ $bidder }), bliżej siedzi { $other } i ta calza się liczy.
story-calza-nearer-other-you = Dwie calze naraz: ty i { $name }. Licząc w lewo od stawki ({ $bidder }), bliżej siedzisz ty i twoja calza się liczy.
story-calza-nearer-bidder-you = Dwie calze naraz: { $name } i { $other }. Licząc w lewo od twojej stawki, bliżej siedzi { $other } i ta calza się liczy.
story-rolls = { $name } wyrzuca { $face ->
    [1] { word-asa }
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}.
story-rolls-you = Wyrzucasz { $face ->
    [1] { word-asa }
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}.
story-bid-stands = { $bidder }: stawka się broni.
story-bid-stands-you = Twoja stawka się broni.
story-bid-falls = { $bidder }: stawka upada.
story-bid-falls-you = Twoja stawka upada.
story-exact = Zgadza się co do kostki.
story-not-exact = Nie zgadza się co do kostki.
story-loses = { $name } traci kostkę.
story-loses-you = Tracisz kostkę.
story-others-lose = { $name } zachowuje swoje kostki, pozostali tracą po jednej.
story-others-lose-you = Zachowujesz swoje kostki, pozostali tracą po jednej.
story-gains = { $name } odzyskuje kostkę.
story-gains-you = Odzyskujesz kostkę.
story-gains-nothing = { $name } ma już wszystkie kostki, ale za to zaczyna.
story-gains-nothing-you = Masz już wszystkie kostki, ale za to zaczynasz.
story-out = { $name } odpada.
story-out-you = Odpadasz.
story-wins = { $name } wygrywa partię.
fact-boldest = Najodważniejsza stawka: { $name }, { bid }, szansa { $chance }. { $fate ->
    [stood] I była prawdziwa!
    [fell] Ktoś ją sprawdził.
   *[raised] Nikt jej nie sprawdził.
}
fact-bluffs = Mistrz blefu: { $name }. Nieprawdziwe stawki, których nikt nie sprawdził: { $count }.
fact-dudos = Najlepszy nos: { $name }. Trafne dudo: { $right } z { $count }.
fact-calzas = Sokole oko: { $name }. Trafne calze: { $count }.
fact-luck = Najwięcej szczęścia: { $name }. Wyrzucone { word-asy }: { $count }; należało się około { $expected }.
fact-comeback = { $name }: została jedna kostka, a jednak wygrana.
fact-longest = Stawki w najdłuższej rundzie: { $count }.
review = Analiza
review-chart = Szanse na wygraną, runda po rundzie
review-accuracy = Dokładność
review-start = Szansa na początku
review-luck = Szczęście w kostkach
review-own_errors = Własne błędy
review-others = Gra innych
review-result = Szansa na końcu
review-bluffs = Blefy
review-right_doubts = Przyłapane blefy
review-missed_calls = Przegapione dudo i calze
review-only = Jedyny wybór
review-best = Najlepsze
review-good = Dobre
review-slip = Niedokładność
review-mistake = Błąd
review-blunder = Poważny błąd
review-gave = { $verdict }: stracone { $given }. Lepiej: { $best }.
review-likely = Stawka przedtem: prawdopodobna na { $alone } według samych kostek, na { $read } po tym, co licytowano.
review-exact = Dokładna: { $chance }.
review-swing = Najwięcej zyskuje { $name }: o { $chance } więcej.
review-keys = Kluczowe chwile
review-silence = milczeć
review-silent = { $name } milczy
review-part = Zapis zaczyna się w środku partii. Co mówiono wcześniej, nie wiadomo.
review-about = Każde słowo jest oceniane według tego, co gracz mógł wiedzieć. Szczęście to to, co dały kostki, średnio zero; reszta to sprawka innych. Dokładność wynosi 100, gdy każde słowo było najlepsze; strata ćwierci kostki liczy się za połowę.

## Errors of the server and its data

error-store-read = Tego stołu nie da się odczytać ({ $why }). Nic się nie zmieniło. Spróbuj później. Kto prowadzi ten serwer, może przywrócić go z kopii.
error-store-write = Nie udało się tego zapisać ({ $why }), więc się nie liczy. Spróbuj jeszcze raz.
error-store-altered = Zdarzenia { $seq } stołu { $table } brakuje albo nie jest takie, jakie zapisano, więc nie da się tu grać dalej. Nic się nie zmieniło. Kto prowadzi ten serwer, może przywrócić stół z kopii.
error-table-elsewhere = Ten stół jest na innym serwerze. Wyślij polecenie do gniazda /socket/{ $table }.
error-table-away = Stół { $table } jest stary i leży w archiwum, którego teraz nie da się odczytać. Spróbuj później. Kto prowadzi ten serwer, znajdzie przyczynę w jego dzienniku.

## Errors at a table

error-internal = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
error-message-too-long = Wiadomość może mieć najwyżej tyle bajtów: { $most }.
error-message-unreadable = Nie da się odczytać tej wiadomości: { $why }
error-no-cookie = Przeglądarka nie wysłała ciasteczka. Wczytaj stronę ponownie i pozwól jej na ciasteczka.
error-no-record = Przy tym stole nie ma skończonej partii.
error-table-unknown = Nie ma stołu { $table }. Sprawdź link albo otwórz własny stół.
error-table-full = Wszystkie miejsca zajęte. Możesz popatrzeć.
error-chair-taken = Miejsce { $chair } jest zajęte.
error-name-empty = Powiedz, jak na ciebie mówić.
error-name-too-long = Imię może mieć najwyżej tyle znaków: { $most }.
error-name-characters = W imieniu mogą być litery, cyfry i spacje.
error-name-alike = To imię za bardzo przypomina „{ $other }”. Wybierz inne.
error-name-taken = Ktoś ma już to imię albo podobne. Wybierz inne.
error-signed-in = Jesteś tu już zalogowany.
error-signed-out = Wylogowano cię tutaj. Zaloguj się ponownie albo graj dalej jako gość.
error-sign-in-code = Ten kod odzyskiwania jest błędny. Sprawdź każdą literę.
error-sign-in-link = Ten link wygasł albo został już użyty. Utwórz nowy na urządzeniu, na którym jesteś zalogowany.
error-passkey = Ten klucz dostępu jest tu nieważny. Spróbuj ponownie albo użyj kodu odzyskiwania.
error-club-unknown = Nie ma takiego klubu. Może jego link został zmieniony: poproś o nowy kogoś z klubu.
error-club-owner-only = Może to zrobić tylko osoba, która prowadzi klub.
error-club-full = Ten klub ma już { $most } członków.
error-club-too-many = Jesteś już w { $most } klubach. Najpierw opuść jeden z nich.
error-club-evening = Wybierz termin od teraz do roku naprzód.
error-tournament-unknown = Nie ma takiego turnieju. Może jest zbyt stary: turnieje są przechowywane przez rok.
error-tournament-clock = Turniej musi mieć limit czasu, żeby nikt nie wstrzymywał rundy.
error-tournament-full = W tym turnieju nie ma już miejsc.
error-tournament-over = Ten turniej już się skończył.
error-tournament-not-over = Ten turniej jeszcze się nie skończył.
error-tournament-empty = Turniej wymaga co najmniej dwóch graczy.
error-tournament-owner-only = Może to zrobić tylko osoba, która otworzyła turniej.
error-tournament-table = Przy stole turniejowym nikt nie może wstrzymać gry ani zacząć nowej.
error-banned = Ta nazwa jest wykluczona z tego serwera. Powód: { $reason }
error-person-report = Nie ma zgłoszenia { $report }.
error-rated-name = Przy stole rankingowym każdy gra pod zachowanym imieniem. Najpierw zachowaj swoje imię albo wybierz inny stół.
error-rated-device = Miejsce przy stole rankingowym należy tylko do ciebie. Aby grać dalej na innym urządzeniu, zaloguj się tam swoim imieniem.
error-rated-settings = Stół rankingowy nie ma pomocy treningowej ani programów i nie pokazuje kości graczom, którzy odpadli.
error-rated-remove = W trakcie gry rankingowej nikogo nie można usunąć.
error-person-gone = Pod tym adresem nikt nie zachował imienia. Może zostało usunięte.
error-push-service = Powiadomień { $host } nie można stąd wysyłać. Zezwól na nie na tym serwerze opcją --push-service.
error-push-key = Klucz przeglądarki do powiadomień jest nieważny. Wyłącz powiadomienia i włącz je ponownie.
error-not-seated = Najpierw usiądź.
error-invite-stranger = Zapraszać można tylko osoby, z którymi już się grało, i członków swoich klubów.
error-host-only = Może to zrobić tylko gospodarz.
error-deputy-only = Gospodarzem tego stołu jest { $name } i może wrócić. Do tego czasu możesz prowadzić grę dalej, ale nie zmieniać stołu.
error-host-person = Gospodarzem może zostać tylko ktoś obecny przy stole.
error-program-may-not = Program może patrzeć, siadać, grać i wstawać; to jest dla ludzi.
error-programs-not-let = Gospodarz nie wpuścił programów do tego stołu.
error-people-play = W tej partii grają jeszcze ludzie.
error-remove-self = Żeby zwolnić swoje miejsce, wstań.
error-again-waits = Poczekaj na pozostałych jeszcze { $count } s albo poproś gospodarza, żeby zaczął.
error-remove-not = Podczas gry nie można usunąć: { $name }.
error-muted = Gospodarz wyciszył cię przy tym stole.
error-table-locked = Gospodarz zamknął ten stół: nikt więcej nie może usiąść.
error-removed = Gospodarz wyprosił cię od stołu. Możesz patrzeć albo otworzyć własny stół.
error-seat-link = Ten link do miejsca został już użyty albo jest za stary. Zrób nowy na urządzeniu, na którym grasz.
error-seat-link-seated = Już siedzisz przy tym stole. Jedna przeglądarka ma jedno miejsce.
error-person-here = Bot może zająć tylko miejsce kogoś, kto jest offline.
error-person-waited-for = { $name }: połączenie zerwało się przed chwilą. Bot może zająć miejsce za { $count ->
    [one] 1 sekundę
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}.
error-game-begun = Partia już się zaczęła.
error-game-not-over = Partia jeszcze się nie skończyła.
error-not-playing = Partia jeszcze się nie zaczęła.
error-cups-closed = Na pytanie dlaczego jest za wcześnie albo już za późno.
error-stale = Coś wydarzyło się wcześniej. Spójrz jeszcze raz i wtedy powiedz.
error-bid-stands = Za późno, żeby cofnąć stawkę.
error-unpledged = Ten wkład w kostki nie pasuje do zapowiedzianego wcześniej, więc się nie liczy.
error-withheld = W tej partii zapowiedziany przez ciebie wkład nie został otwarty, więc poprosimy o niego dopiero w następnej.

## Rules of all five editions, one sentence each

shared-goal = Wygrywa ten, komu kostki zostaną na końcu.
shared-roll = W każdej rundzie wszyscy naraz potrząsają kostkami pod kubkiem i każdy ogląda tylko swoje.
shared-bid = Stawka to liczba i wartość, na przykład siedem czwórek: co najmniej tyle kostek pokazuje tę wartość pod wszystkimi kubkami razem.
shared-turn = Gra idzie w lewo. Kto zaczyna rundę, stawia; potem każdy podbija stawkę albo podważa ją, mówiąc dudo.
shared-jumps = Liczba może wzrosnąć od razu o więcej niż jeden.
shared-in-turn = Dudo może powiedzieć tylko ten, kto ma ruch.
shared-dudo = Po dudo kubki idą w górę i liczy się kostki pasujące do stawki. Jeśli jest ich tyle, ile postawiono, albo więcej, kostkę traci ten, kto powiedział dudo; jeśli mniej, to ten, kto postawił.
shared-loser = Kto stracił kostkę, zaczyna następną rundę.
shared-out = Kto nie ma już kostek, odpada.
shared-out-opens = Jeśli przegrany odpadł, zaczyna najbliższa osoba po lewej, która ma kostki.
shared-aces = { word-Asy } są jokerami: liczą się jako każda wartość.
shared-aces-open = Na { word-asy } też można stawiać, ale zacząć od nich rundę może tylko palafico.
shared-aces-alone = Przy stawce na { word-asy } liczą się same { word-asy }.
shared-to-aces = Przechodząc na { word-asy }, postaw co najmniej połowę ostatniej liczby, zaokrągloną w górę: cztery { word-asy } po siedmiu czwórkach.
shared-from-aces = Schodząc z { word-asow }, postaw co najmniej dwa razy tyle plus jeden, dowolnej wartości: dziewięć piątek po czterech { word-asach }.
shared-fewer-dice = Liczba kostek może zmaleć tylko przy przejściu na { word-asy }.
shared-cap = Nikt nie może postawić więcej kostek, niż było na początku partii.
shared-declared = Kto zostaje z jedną kostką, musi ogłosić palafico. Tutaj ogłasza to stół.
shared-palifico = W rundzie palafico { word-asy } nie są jokerami i można od nich zacząć, a wartości nie wolno zmieniać: rośnie tylko liczba. W niektórych wydaniach wyjątkiem są weterani.
shared-aces-lowest = { word-Asy } są tam wartością jak inne, najniższą.
shared-calza = Calza, zasada dodatkowa, mówi, że stawka zgadza się co do kostki, razem z jokerami. Ogłasza się ją, zanim odezwie się następny gracz. Kto się pomyli, traci kostkę.
shared-calza-opens = Trafna czy nie, następną rundę zaczyna ten, kto ogłosił calzę.
shared-calza-nearest = Gdy calzę ogłoszą dwie osoby naraz, liczy się ta, która siedzi bliżej, idąc w lewo od stawiającego.
shared-calza-late = Gdy w tej samej chwili odezwie się ten, kto ma ruch, jego słowo jest ważniejsze niż każda calza.
shared-shown-dice = Zasada dodatkowa pozwala trzymać stracone kostki na widoku: tu to ustawienie „Stracone kostki”.

## Readings: how errors and gaps of the booklets are read (core/citations.py)

reading-tie = Przy remisie w rzucie o początek remisujący rzucają jeszcze raz. Nie mówi o tym żadne wydanie.
reading-cap = Żadne wydanie nie ogranicza stawki. Tu granicą jest liczba kostek z początku partii: wszyscy ją znają, więc niczego nie zdradza.
reading-veteran = Weteran podbija jak w każdej rundzie: może dać więcej kostek niższej wartości, a najniższe są { word-asy }. Pozostałych wiąże potem nowa wartość.
reading-own-bid = Calzy nie może ogłosić tylko następny gracz, więc stawiający może ją ogłosić na własną stawkę. To dziwne, ale tak jest napisane.
reading-all-dice = Kto ma jeszcze wszystkie kostki, też może ogłosić calzę; jeśli trafi, zyskuje tylko początek. Wprost nie mówi tego żadne wydanie.
reading-again = Nie ma mowy o jednym razie na partię: kto calzą odzyska kostkę i znów zostanie z jedną, znów jest palafico.
reading-nearest = Obie instrukcje Asmodee różnymi słowami mówią, kto się liczy, gdy calzę ogłoszą dwie osoby. Obie czytamy tak: kto siedzi bliżej, idąc w lewo od stawiającego.
reading-this-opens = Włoskie zdanie o tym, co następuje po calzie, jest niejasne; czytamy je jak francuskie: zaczyna ten, kto ją ogłosił.
reading-unheard = Kto się liczy, gdy calzę ogłoszą dwie osoby, i czy ten, kto ma ruch, jest pierwszy, mówią tylko instrukcje Asmodee. Wszędzie gra się tak jak tam.
reading-plus-one = Francuska zasada schodzenia z { word-asow } zapomina o podwojeniu. Jej przykład i tekst niderlandzki podwajają i dodają jeden, i tak się gra.
reading-french-value = Według tekstu francuskiego tylko przejście na { word-asy } może obniżyć wartość. Włoski i niderlandzki mówią o liczbie kostek, i tak się gra.
reading-dutch-palifico = Tekst niderlandzki może znaczyć raz na partię. Francuski i włoski znaczą za każdym razem, i tak się gra.
reading-dutch-lost-dice = Tylko tekst niderlandzki pozwala trzymać stracone kostki na widoku.
reading-example = Jeden z przykładów mówi o stawce trzech tam, gdzie było cztery. Nic od tego nie zależy.
reading-lifting = Zasada, podana dwa razy, każe podnosić kubki od lewej strony sprawdzającego; pokaz zaczyna się od niego. Razem: najpierw sprawdzający, potem w lewo.
reading-loser-out = Nie ma mowy o tym, kto zaczyna, gdy przegrany odpadł. Jak w innych wydaniach: najbliższa osoba po lewej.
reading-sets = Jeden zestaw jest dla dwóch do czterech graczy, dwa razem dla najwyżej ośmiu.
reading-held = W rundzie palafico wartości nie zmieniają, jak napisano, inni gracze. Przykład wiąże wszystkich, także tego, kto zaczął.
reading-aces-once = Wprost napisano, że każdą liczbę { word-asow } można postawić tylko raz na rundę. Z zasad podbijania wynika to w każdym wydaniu.
reading-right-calza = Nie ma mowy o tym, kto zaczyna po trafnej calzie. Jak w innych wydaniach: ten, kto ją ogłosił.
reading-crimean-tatar = W tekście krymskotatarskim dwie stawki z przykładu o weteranie są zamienione, a przykład palafico przechodzi na trzy czwórki, choć wartości nie wolno zmieniać.
reading-polish = Według tekstu polskiego chybiona calza kosztuje kostki, według czterech innych jedną kostkę. Jedną.
reading-belarusian = Tekst białoruski żąda dziesięciu po czterech { word-asach }; jego zasada i pozostałe teksty dają dziewięć. Mówi też o sześciu graczach i trzydziestu kostkach, skacze do dziesięciu trójek, gubi jedną stawkę i ma uwagę po krymskotatarsku. W spisie zawartości dodaje pokrywkę.
reading-russian = Tekst rosyjski ma zwykle jedno słowo na rundę i partię; tu runda to «круг». W jego zdaniu o weteranach zgubiło się słowo palafico.

## The content of each box

box-asmodee-it = Autorzy: Cosmo Fry i Alfredo Fernandini. Trzydzieści kostek, po pięć w każdym z sześciu kolorów, sześć kubków w tych samych kolorach, woreczek i instrukcja. Stracone kostki chowa samo pudełko.
box-asmodee-fr = Autorzy: Cosmo Fry i Alfredo Fernandini; po francusku i niderlandzku. Trzydzieści kostek, po pięć w każdym z sześciu kolorów, sześć kubków w tych samych kolorach, pokrywka, która chowa stracone kostki, woreczek i instrukcja.
box-bga = To nie pudełko, lecz gra Asmodee tak, jak po angielsku opisuje ją Board Game Arena: trzydzieści kostek dla sześciu osób, dziesięć dla dwóch. As nazywa się Paco i jest ptakiem.
box-hasbro-1994 = Wydrukowano w 1994 roku, we Francji przez Kenner Parker. Trzydzieści kostek i sześć kubków w sześciu kolorach, woreczek i pokrywka; as to głowa. Instrukcja mówi, że grę lubili już Inkowie w XV wieku, a autora nie podaje. Te zasady odnaleziono i umieszczono w sieci w 2008 roku.
box-kozak = W pięciu językach, od ukraińskiego po rosyjski. Dwadzieścia kostek, cztery kubki i płócienny woreczek. Opowiada, jak w 1532 roku Pizarro pojmał Atahualpę, i powtarza pogłoskę, że to więzień nauczył go gry. Podaje tłumaczy i artystów, autora nie.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Wydra, Czapla, Borsuk, Rudzik, Ryś, Sokół, Jeż, Bóbr, Mewa, Pantera, Jaskółka, Kuna, Sowa, Delfin, Wróbel, Tygrys, Sroka, Koala, Kruk, Mors
table-setting-clock = Zegar
table-setting-clock-about = Gdy czas się skończy, stół mówi najostrożniejsze dozwolone słowo: dudo, a na początku rundy najniższą stawkę. Po dwóch takich razach z rzędu miejsca pilnuje bot, aż jego gracz wróci.
table-setting-training_aid = Pokazuj szanse
table-setting-training_aid-true = Pomoc w nauce: każdy widzi, na ile prawdopodobna jest każda stawka, sądząc po swoich kostkach.
table-setting-training_aid-false = Nikt nie widzi żadnych szans.
table-setting-spectators_see_previous_round = Odkryte kubki dla widzów
table-setting-spectators_see_previous_round-true = Kto ogląda, może zajrzeć pod wszystkie kubki, z opóźnieniem o rundę.
table-setting-spectators_see_previous_round-false = Kto ogląda, nie zajrzy pod kubek, zanim pójdzie w górę.
table-setting-eliminated_see_dice = Kto odpadł, widzi wszystko
table-setting-eliminated_see_dice-true = Kto odpadł, może od razu zajrzeć pod wszystkie kubki. Może też powiedzieć innym, co widzi.
table-setting-eliminated_see_dice-false = Kto odpadł, nie zajrzy pod kubek, zanim pójdzie w górę, chyba że grają już same boty.
table-setting-speed = Tempo
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
table-setting-chat = Rozmowa
table-setting-chat-true = Gracze mogą pisać, używać gotowych tekstów i robić miny.
table-setting-chat-false = Przy tym stole się nie rozmawia.
table-setting-listed = Pokaż na liście otwartych stołów
table-setting-listed-true = Każdy może znaleźć ten stół na stronie głównej.
table-setting-listed-false = Do tego stołu trafia się tylko przez link.
table-setting-external_bots = Wpuścić programy
table-setting-external_bots-true = Mogą usiąść czyjeś własne programy. Ich miejsca są oznaczone.
table-setting-external_bots-false = Siedzą tu tylko ludzie i boty, które sadza gospodarz.
clock-none = Bez zegara
clock-none-about = Bez zegara: nie spiesz się.
clock-own = Inny zegar
clock-part-move = Sekundy na ruch
clock-part-bank = Sekundy zapasu
clock-part-increment = Dodawane sekundy
clock-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
clock-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
clock-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
clock-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
# $move, $bank and $increment are such durations.
clock-move = { $move } na ruch
clock-bank = { $bank } na osobę, na całą partię
clock-bank-increment = { $bank } na osobę, plus { $increment } za każdy ruch
clock-move-and-bank = { $move } na ruch, potem zapas: { $bank }
clock-move-and-bank-increment = { $move } na ruch, potem zapas: { $bank }, plus { $increment } za każdy ruch
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
story-opens-you = Zaczynasz rundę.
story-becomes-palifico = { $name } zaczyna jako palafico.
story-becomes-palifico-you = Zaczynasz jako palafico.
story-wins-you = Wygrywasz partię!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Śmiej się
reaction-gasp-do = Zrób wielkie oczy
reaction-think-do = Pomyśl
reaction-clap-do = Klaszcz
reaction-cry-do = Płacz
reaction-cool-do = Zachowaj spokój
# Phrases, which each player reads in their own language
phrase-hello = Cześć wszystkim!
phrase-good-luck = Powodzenia!
phrase-nice-bluff = Niezły blef!
phrase-well-played = Dobrze rozegrane!
phrase-really = Serio?
phrase-hurry = Nie spiesz się, ale bez przesady.
phrase-thanks = Dzięki!
phrase-sorry = Sorki!
phrase-oops = Ups!
reaction-laugh = śmieje się
reaction-gasp = robi wielkie oczy
reaction-think = zastanawia się
reaction-clap = klaszcze
reaction-cry = płacze
reaction-cool = zachowuje spokój

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

lesson-name = { $seat ->
    [1] Ty
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] jeden as
    [2] dwa asy
    [3] trzy asy
    [one] { $aces } as
    [few] { $aces } asy
    [many] { $aces } asów
   *[other] { $aces } asa
}
lesson-hold = { $own ->
    [0] Nie masz ani jednej takiej.
    [1] Masz jedną taką.
    [2] Masz dwie takie.
    [one] Masz { $own } taką.
    [few] Masz { $own } takie.
    [many] Masz { $own } takich.
   *[other] Masz { $own } takiej.
}
lesson-cups = Witaj przy stole! Pod wszystkimi kubkami { $quantity ->
    [one] leży { number } kostka
    [few] leżą razem { number } kostki
    [many] leży razem { number } kostek
   *[other] leży razem { number } kostki
}. Swoje widzisz tylko ty. Prawdziwa partia zaczyna się z większą liczbą kostek, ale przebiega tak samo.
lesson-bid = { lesson-name } zaczyna: „{ bid }”. Mowa o wszystkich kubkach razem, twoim też: co najmniej tyle kostek pokazuje tę wartość.
lesson-raise = Twój ruch. Powiedz więcej kostek dowolnej wartości albo tyle samo wyższej. Masz { bid }: dotknij tej wartości, a potem postaw.
lesson-doubt = Teraz { lesson-name } mówi: „{ bid }”. { lesson-hold } Podważ to: przytrzymaj Dudo albo dotknij dwa razy.
lesson-falls = Razem: { bid }, a w stawce było { $claimed }. Za mało, więc { lesson-name } traci kostkę. Gdyby stawka się obroniła, kostka znikłaby spod twojego kubka. Kto stracił, zaczyna następną rundę.
lesson-aces = Widzisz { $ace ->
    [bird] ptaka
    [head] głowę
   *[sun] słońce
}? To as, a asy są jokerami: każdy liczy się jako każda wartość. Z nim masz więc już { bid }.
lesson-ace-bid = { $more ->
    [one] Jeszcze jedna
    [few] Jeszcze { $more }
    [many] Jeszcze { $more }
   *[other] Jeszcze { $more }
} wśród { $others } pozostałych kostek: to całkiem możliwe. Podbij na { bid }.
lesson-stands = { lesson-name } ci nie wierzy i mówi dudo. Razem z asami: { bid }, dokładnie jak w twojej stawce. Stawka trafiona co do kostki też się broni, więc { lesson-name } traci kostkę.
lesson-to-aces = Po stawce „{ bid }” { lesson-name } przechodzi na asy. Wystarczy wtedy połowa, zaokrąglona w górę: { lesson-so-many-aces }. Przy stawce na asy liczą się same asy.
lesson-from-aces = Z asów schodzi się na dwa razy tyle i jeszcze jeden: { number }. Z asami masz { bid }. Powiedz to!
lesson-over = Teraz stawka to { bid }. Przejdź na asy: połowa, zaokrąglona w górę, to { lesson-so-many-aces }. Ty masz { $own ->
    [1] jednego
    [2] dwa
   *[other] { $own }
}, a na asy stawia też { lesson-name }.
lesson-aces-stand = { lesson-name } ci nie wierzy, a pod kubkami: { bid }. Twoja stawka się broni. { $left ->
    [one] Pod tamtym kubkiem zostaje jedna kostka, więc następna runda będzie wyjątkowa.
    [few] Pod tamtym kubkiem zostają { $left } kostki.
    [many] Pod tamtym kubkiem zostaje { $left } kostek.
   *[other] Pod tamtym kubkiem zostaje { $left } kostki.
}
lesson-palifico = { lesson-name } ma już tylko jedną kostkę i zaczyna rundę palafico. Asy nie są w niej jokerami, a wartości nie wolno zmieniać. Stawka: { bid }.
lesson-locked = Rośnie tylko liczba. Masz { bid }. As ci teraz nie pomoże, a { lesson-name } może mieć jeszcze jedną. Podbijasz czy wątpisz?
lesson-own-bid-stands = { lesson-name } ci nie wierzy. Razem: { bid }, więc twoja stawka się broni. To była ostatnia kostka, którą ma { lesson-name }. Partię wygrywa ten, komu kostki zostaną na końcu.
lesson-own-bid-falls = Razem: { bid }, a w twojej stawce było { $claimed }. Za dużo, więc tracisz kostkę. Każdemu się zdarza! Partię wygrywa ten, komu kostki zostaną na końcu.
lesson-own-doubt-wrong = Razem: { bid }, a w stawce było { $claimed }. Stawka się broni, więc tracisz kostkę. Każdemu się zdarza! Partię wygrywa ten, komu kostki zostaną na końcu.
lesson-rather-bid = Tak też można. Ale w tej lekcji powiedz: { bid }.
lesson-rather-dudo = Tak też można. Ale w tej lekcji podważ to: dudo.

## Reports of rules

rules-shared = Jak gra się w każdym wydaniu
rules-readings = Jak czytamy pomyłki i przemilczenia
rules-box = Pudełko
rules-if-calza = Gdy calza jest włączona:
rules-note-sources = Źródłem każdego wiersza jest miejsce w instrukcji danego wydania, podane nagłówkiem i w jej języku; w nawiasie tam, gdzie zasada z instrukcji tylko wynika.
rules-silent = to wydanie o tym nie mówi
rules-unsaid = nie mówi o tym żadne wydanie

## Play in the terminal

play-your-dice = Twoje kostki: { $dice }.

## Records

tell-seat = Miejsce { $seat }
tell-dice-left = Zostało kostek: { $dice }

## Errors in records: the place, and the fault

record-error = { $place }: { $why }
record-at-line = wiersz { $line }
record-at-round = runda { $round }
record-at-move = ruch { $move }
record-at-said = ruch { $move } ({ $said })
error-review-unfinished = Analizuje się tylko skończoną partię.
error-record-unreadable = Nie da się odczytać tego pliku: { $why }
error-record-too-long = Zapis może mieć najwyżej tyle bajtów: { $most }.
error-record-not-utf-8 = To nie jest tekst w UTF-8: bajt { $byte } jest nie na miejscu.
error-record-syntax = { $why ->
    [mark] Brakuje tu cudzysłowu, przecinka albo nawiasu.
    [twice] To już było wyżej. Każda runda zaczyna się od [[round]], w podwójnych nawiasach.
    [value] Po = stoi liczba, true, false, tekst w "cudzysłowie" albo lista w [nawiasach].
    [key] Wiersz to nazwa, = i wartość, na przykład: opener = 2
   *[other] Tego nie da się odczytać.
}
error-record-nested = Listy lub tabele są zagnieżdżone zbyt głęboko.
error-record-line-long = Ten wiersz jest za długi. Najwięcej znaków: { $most }.
error-record-key-long = Nazwa w tym wierszu jest za długa. Najwięcej znaków: { $most }.
error-record-rounds-many = Za dużo rund w zapisie. Najwięcej: { $most }.
error-record-dear = Odtworzenie tego zapisu wymaga zbyt dużo czasu lub pamięci.
error-record-version = Zapis mówi „perudo = { $version }”, czyli podaje wersję formatu; w tym jest inna.
error-record-key-unknown = „{ $key }” nic tu nie znaczy. Może tu stać: { $allowed }.
error-record-key-missing = Brakuje „{ $key } = …”.
error-record-key-kind = Pod kluczem „{ $key }” ma być { $kind ->
    [int] liczba całkowita
    [str] tekst w cudzysłowie
    [dict] tabela
    [list] lista
    [list-str] lista tekstów w cudzysłowach
    [list-int] lista liczb całkowitych
    [list-dict] zapis [[{ $key }]], raz dla każdej pozycji
   *[setting] true, false, liczba całkowita, tekst w cudzysłowie albo para liczb całkowitych
}.
error-record-position-seats = Pozycja podaje kostki dla tylu miejsc: { $given }, a graczy jest { $seats }.
error-record-hand = Kostki miejsca { $seat } to ma być tekst z wartości od 1 do 6, jak "33344", albo "" dla kogoś poza grą.
error-record-hands = Każde miejsce musi mieć swoje kostki, a "" ktoś poza grą; miejsc jest { $seats }, a podano { $given }.
error-record-hand-dice = { $left ->
    [0] Miejsce { $seat } jest poza grą: zamiast kostek ma być "".
    [one] Na miejscu { $seat } została jedna kostka, a nie { $given }.
    [few] Na miejscu { $seat } zostały { $left } kostki, a nie { $given }.
    [many] Na miejscu { $seat } zostało { $left } kostek, a nie { $given }.
   *[other] Na miejscu { $seat } zostało { $left } kostki, a nie { $given }.
}
error-record-opener = Tę rundę zaczyna miejsce { $opener }, a nie { $given }.
error-record-opener-without-dice = Miejsce { $given } nie może zacząć: nie ma takiego albo nie ma już kostek.
# $key is a key of the record, such as "seed".
error-record-hex = „{ $key }” zapisuje się parami znaków od 0 do 9 i od a do f.
error-record-move = Ruch zapisuje się jako "5x4", "dudo" albo "calza 2": bez wielkich liter, znaków, zer na początku i innych spacji.
error-record-after-call = Sprawdzenie zakończyło rundę; dalej nie może być żadnego ruchu.
error-record-after-end = Koniec partii, wygrywa miejsce { $winner }; dalej nie może być żadnej rundy.
error-record-after-unfinished = Poprzednia runda urywa się bez sprawdzenia, a to wolno tylko ostatniej.

## Errors in chat, clocks and rule codes

error-rule-code = Nie da się odczytać kodu zasad „{ $text }”: „{ $part }” to nie ustawienie.
error-text-empty = Powiedz coś.
error-text-characters = W tym tekście są znaki, których nie da się pokazać.
error-talk-closed = Gospodarz zamknął rozmowę przy tym stole.
error-too-fast = Nie tak szybko. Poczekaj chwilę.
error-too-busy = Serwer ma teraz za dużo do policzenia. Spróbuj za minutę.
error-too-many-sockets = Zbyt wiele stron jest otwartych naraz. Zamknij kilka albo spróbuj ponownie za chwilę.
error-too-many-listed = Na liście jest już tyle twoich stołów: { $count }. Najpierw usuń z niej jeden albo wyślij link do tego stołu.
error-too-many-listed-nearby = Na liście jest już tyle stołów z twojej sieci: { $count }. Dosiądź się do jednego z nich albo wyślij link do swojego.
error-forbidden-origin = Prosi o to strona spod innego adresu. Otwórz stronę tego serwera i spróbuj stamtąd.
error-table-worn-out = Przy tym stole wydarzyło się już tyle, że nic więcej się nie zmieści. Otwórz nowy.
error-paused = Gra jest wstrzymana.
error-not-paused = Gra nie jest wstrzymana.
error-resume-away = { $name } jest offline, a zegar by biegł. Poczekaj albo pozwól grać w zastępstwie botowi.
error-aid-hidden-dice = Szanse można pokazać tylko tam, gdzie widać stracone kostki. Włącz też to.
