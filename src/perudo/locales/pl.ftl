# Polish. The words of the game are those of Kozak Games' leaflet: as, kubek, kostka, stawka, runda, dudo, calza, palafico.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.
# Names are never inflected and their gender is unknown: hence the present tense, and "{ $name }: ..." now and then.

# This language, as it calls itself.
language = polski

## The words of the game

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
# A label, and what stands after it.
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

## Settings: a name, and for each value one sentence that tells the rule at the table

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

# A short word for each value, for lists and tables.
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

## House bots

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

## Why a word can't be said. One for each Reason in game.py

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

## Errors in the rules or the position asked for

error-edition-unknown = Nie ma wydania „{ $edition }”. Są takie: { $allowed }.
error-setting-unknown = Nie ma ustawienia „{ $setting }”. Są takie: { $allowed }.
error-setting-value = Ustawienie „{ $setting }” nie ma wartości { $value }. Może mieć: { $allowed }.
error-players-count = Liczba graczy w tych zasadach: od { $fewest } do { $most }, a nie { $seats }.
error-extra-missing = Brakuje pakietów. Aby je zainstalować: { $command }
error-picture-name = Nazwa obrazka kończy się na { $allowed }, a { $file } nie.
error-picture-unwritten = Nie udało się zapisać { $file }: { $why }
error-bid-graph-faces = Kostka ma tu od { $fewest } do { $most } ścianek.
error-raises-no-palifico = Według tych zasad nie ma rund palafico.
error-raises-no-veteran = Według tych zasad weterani nie zmieniają wartości.
error-bid-graph-most = Na stole musi leżeć przynajmniej jedna kostka.
error-position-dice = Każdemu może zostać od 0 do { $most } kostek.
error-position-over = Kostki muszą mieć przynajmniej dwie osoby.
error-position-veterans = Weterani to miejsca od 1 do { $seats }.
error-position-palifico-dice = Miejsce { $seat } nie może być palafico: nie ma dokładnie jednej kostki.
error-position-palifico-rules = Miejsce { $seat } nie może być palafico według tych zasad.
error-notation-short = Pozycja ma co najmniej pięć części: zasady, rundę, kubki, kto zaczyna i słowa.
error-notation-long = Pozycja ma najwyżej tyle znaków: { $most }.
error-notation-part = „{ $given }” nie jest tu znane albo czegoś po nim brakuje. Po słowach mogą stać, w tej kolejności: rolls, seat, after.
error-notation-round = Runda to liczba od 1, a od 2, jeśli była już jakaś przed nią.
error-notation-cups = Kubek zapisuje się jego wartościami, gdy kostki już rzucono, jak 33344; inaczej jako ? i liczbę kostek, jak ?5, albo samo ?, gdy nie wolno tego wiedzieć; albo jako - dla kogoś poza grą. Po kimś, kto już był palafico, stoi v.
error-notation-opener = Zaczyna miejsce od 1 do { $seats }, które ma kostki; w rundzie palafico stoi po nim p; albo -, póki nie wiadomo, kto zaczyna.
error-notation-words = Słowa to stawki oddzielone przecinkami, jak 4x3,5x3; - przed pierwszą; albo to, na co się czeka: roll, deal, lub over, gdy już na nic.
error-notation-rolls = Rzut o początek ma po cyfrze na każde miejsce: kostkę albo 0 dla tego, kto nie rzuca.
error-notation-seat = Kto patrzy, mówi miejsce od 1 do { $seats } albo - dla widza.
error-notation-after = Poprzednią rundę podaje się kubkami, wszystkie odkryte, tym, kto zaczął, i słowami, na końcu dudo albo calza: after 33344/12266 1 4x3,5x3,dudo lub calza2.
error-notation-hidden = Gra ma kostki z każdego kubka. To, co wie jedno miejsce, czyta się jako widok.
error-notation-own = Powiedz, kto patrzy, na przykład seat 3 na końcu, z kostkami pod tym kubkiem; - to widz.
error-notation-unlike = Według tych zasad nie wynika to z reszty.
error-notation-no-rules = Ten widok przyszedł siecią i nie mówi, według jakich zasad się gra, więc nie da się go zapisać.
notation-at = kolumna { $column } („{ $said }”)

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

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
story-count = { $count ->
    [0] Nie ma ani { $face ->
        [1] jednego { word-asa }
        [2] jednej dwójki
        [3] jednej trójki
        [4] jednej czwórki
        [5] jednej piątki
       *[6] jednej szóstki
    }.
   *[other] Razem: { $count }.
}
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
review-start = Początek
review-luck = Szczęście
review-own_errors = Stracone
review-others = Inni
review-result = Koniec
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

## Serving

serving-here = Perudo czeka pod adresem { $address }
serving-near = Inni w twojej sieci znajdą je pod adresem { $address }
serving-metrics = Liczby dla Prometheusa są pod adresem { $address }
serving-no-network = Ten komputer nie ma adresu w sieci lokalnej; inni nie mogą się z nim połączyć.
serving-stop = Ctrl-C zatrzymuje. Każda partia zostaje zapisana i toczy się dalej po ponownym starcie.
serving-migrated = Dane w { $place } pochodziły ze starszego Perudo i zostały zaktualizowane. Ich kopia: { $backup }
serving-key-made = W { $place } powstał klucz: zależą od niego kostki. Nikomu go nie pokazuj i trzymaj tak długo jak dane.
serving-open-to-others = Uwaga: inni na tej maszynie mogą czytać { $place }, a z nim ukryte kostki. Zamknij dostęp: { $command }
error-page-not-built = Strona nie jest zbudowana. Uruchom: make play
error-no-docs = W { $place } nie ma strony. Zbuduj ją: make docs
error-port-taken = Nie mogę słuchać na { $host }, port { $port }: { $why }. Podaj inny port przez --port albo niech --port 0 znajdzie wolny.
error-store-open = Nie mogę otworzyć danych w { $place }: { $why }. Podaj inne miejsce przez --data.
error-store-damaged = Dane w { $place } są uszkodzone ({ $why }) i zostały nietknięte. Przywróć kopię: perudo restore KOPIA --data { $place } --replace
error-store-full = Nie ma miejsca na dane w { $place }: dysk jest pełny. Zrób miejsce albo podaj inne przez --data.
error-store-newer = Dane w { $place } pochodzą z nowszego Perudo: mają format { $theirs }, a ten czyta do { $ours }. Zostały nietknięte. Zaktualizuj Perudo albo podaj inne miejsce przez --data.
error-store-older = Dane w { $place } pochodzą ze starszego Perudo: mają format { $theirs }, a ten pracuje z { $ours }. Zostały nietknięte. Zaktualizuj je: { $command }
error-store-read = Tego stołu nie da się odczytać ({ $why }). Nic się nie zmieniło. Spróbuj później. Kto prowadzi ten serwer, może przywrócić go z kopii.
error-store-read-only = W { $place } nie można pisać: plik lub jego folder jest tylko do odczytu. Zmień to albo podaj inne miejsce przez --data.
error-store-strange = W { $place } nie ma danych Perudo; plik został nietknięty. Podaj inne miejsce przez --data.
error-store-foreign = Dane w { $place } nie mają dokładnie tych tabel, które tworzy Perudo ({ $what }), więc ktoś je zmienił. Zostały nietknięte. Przywróć kopię, której ufasz: perudo restore KOPIA --data PLIK --replace
error-store-write = Nie udało się tego zapisać ({ $why }), więc się nie liczy. Spróbuj jeszcze raz.
error-store-altered = Zdarzenia { $seq } stołu { $table } brakuje albo nie jest takie, jakie zapisano, więc nie da się tu grać dalej. Nic się nie zmieniło. Kto prowadzi ten serwer, może przywrócić stół z kopii.
error-backup-elsewhere = Tutaj kopiuje się i przywraca tylko pliki SQLite. Dla PostgreSQL użyj jego własnych narzędzi: pg_dump kopiuje działającą bazę, a psql lub pg_restore ją przywraca.
error-backup-exists = { $place } już istnieje. Podaj nowy plik na kopię.
error-backup-failed = Nie udało się zapisać { $place }: { $why }. Wszystko jest tam jak przedtem.
error-backup-nothing = W { $place } nic nie ma.
error-restore-exists = W { $place } są już dane. Z --replace zastąpi je kopia, a dotychczasowe zostaną zachowane obok.
error-restore-unsound = Nie wszystko w kopii { $place } da się odczytać, więc niczego nie przywrócono. Co jest nie tak, pokaże: perudo check { $place }
error-key-nowhere = Klucza, od którego zależą kostki, jeszcze nigdzie nie ma. Wszystkie serwery jednej bazy potrzebują tego samego: podaj plik przez --key albo sam klucz w zmiennej PERUDO_KEY.
error-key-other = Dane w { $place } należą do klucza { $theirs }, a ten serwer ma klucz { $ours }. Wszystkie serwery tych samych danych potrzebują tego samego klucza. Umieść właściwy w pliku podanym przez --key albo w PERUDO_KEY. Jeśli przepadł na dobre, zatrzymaj wszystkie serwery i uruchom jeden z --lost-key { $short }
error-key-missing = W { $place } nie ma klucza, a dane należą do klucza { $theirs }. Umieść tam ten klucz. Jeśli przepadł na dobre, uruchom z --lost-key { $short }, by powstał nowy: stoły grają dalej, ale każda przeglądarka będzie obca, a trwających rund nie da się zweryfikować.
error-key-at-work = Inne serwery pracują na danych w { $place } z poprzednim kluczem. Nic nie zmieniono. Najpierw zatrzymaj je wszystkie.
error-node-alone = --node-address jest dla kilku serwerów przy jednej bazie PostgreSQL. Podaj ją przez --data albo opuść --node-address.
error-table-elsewhere = Ten stół jest na innym serwerze. Wyślij polecenie do gniazda /socket/{ $table }.
error-key-strange = W { $place } nie ma klucza z { $digits } cyfr szesnastkowych. Umieść tam właściwy albo, by powstał nowy, usuń plik: rund jeszcze rozgrywanych nie da się wtedy zweryfikować.
error-key-unreadable = Klucza w { $place } nie da się odczytać ani utworzyć: { $why }. Podaj inny plik przez --key.
error-store-held = Na danych w { $place } pracuje inny Perudo: proces { $process }, od { $since }. Najpierw go zatrzymaj albo podaj inne miejsce przez --data.
error-migrate-held = Na danych w { $place } pracują serwery, a nowy format nie jest dla nich. Nic nie zmieniono. Najpierw je zatrzymaj.
error-check-table = Stołu { $table } nie da się odczytać: { $why }
error-check-unsound = Nie wszystko w { $place } da się odczytać. Nic nie zmieniono. Zatrzymaj serwer i przywróć kopię: perudo restore KOPIA --data { $place } --replace
error-archive-unreachable = Nie da się sięgnąć do { $place } w archiwum: { $why }. Nic nie przepadło. Napraw to, o czym tu mowa, albo spróbuj później.
error-archive-missing = W archiwum brakuje { $place }. Przywróć go z kopii archiwum; pozostałe stoły są takie jak były.
error-archive-altered = { $place } w archiwum nie jest taki, jaki zapisano ({ $why }). Przywróć go z kopii archiwum; pozostałe stoły są takie jak były.
error-archive-strange = „{ $place }” to nie miejsce na archiwum. Podaj folder albo s3://BUCKET/PREFIX.
error-table-away = Stół { $table } jest stary i leży w archiwum, którego teraz nie da się odczytać. Spróbuj później. Kto prowadzi ten serwer, znajdzie przyczynę w jego dzienniku.
backup-made =
    { $tables ->
        [one] Skopiowano { $tables } stół do { $place }
        [few] Skopiowano { $tables } stoły do { $place }
        [many] Skopiowano { $tables } stołów do { $place }
       *[other] Skopiowano { $tables } stołu do { $place }
    }
restore-made =
    { $tables ->
        [one] Przywrócono { $tables } stół w { $place }
        [few] Przywrócono { $tables } stoły w { $place }
        [many] Przywrócono { $tables } stołów w { $place }
       *[other] Przywrócono { $tables } stołu w { $place }
    }
restore-kept = To, co było tam przedtem, jest zachowane jako { $place }
restore-no-key = Klucza przy niej nie było. Serwer potrzebuje klucza, do którego należą te dane: połóż go obok. Jeśli przepadł na dobre, następne uruchomienie powie, jak przejść na nowy.
check-begins = Sprawdzam { $place }
check-so-far = Jak dotąd: stoły { $tables }, zdarzenia { $events }
check-sound = Wszystko da się odczytać. Stoły: { $tables }, zdarzenia: { $events }
check-passed = Stoły w archiwum, którego nie przejrzano: { $tables }. Podaj je przez --archive.
prune-so-far = Stoły przejrzane jak dotąd: { $tables }
prune-nothing = Nie ma czego zapominać. Stoły: { $tables }
prune-found = Stoły do zapomnienia: { $old } z { $tables }. Żadnej partii nie rozegrano tam do końca.
prune-extent = Ostatnio używane od { $first } do { $last }; { $size } MB zdarzeń
prune-ask = Zapomnieć je na zawsze? tak albo nie:{" "}
prune-left = Nic nie zapomniano.
prune-done = Zapomniane stoły: { $old }
prune-size = { $place } ma teraz { $size } MB.
archive-so-far = Stoły już w archiwum: { $tables }
archive-nothing = Nic nie idzie do archiwum. Stoły: { $tables }
archive-found = Stoły, które pójdą do archiwum: { $old } z { $tables }. Rozegrano tam partię do końca.
archive-ask = Przenieść je do { $place }? tak albo nie:{" "}
archive-left = Nic nie poszło do archiwum.
archive-done = Stoły przeniesione do { $place }: { $old }
migrate-nothing = Dane w { $place } są aktualne. Ich format: { $format }
migrate-found = Dane w { $place } mają format { $theirs } i przejdą na format { $ours }. Kroki: { $steps }. Zostaną wykonane wszystkie albo żaden.
migrate-meanwhile = Serwery mogą przez ten czas pracować. Potem zaktualizuj je jeden po drugim.
migrate-stopped = Najpierw zatrzymaj wszystkie serwery: nowy format nie jest dla tych, które teraz działają.
migrate-backup = Miej kopię: pg_dump kopiuje bazę.
migrate-ask = Dalej? tak albo nie:{" "}
migrate-left = Nic nie zmieniono.
migrate-step = Krok { $step } z { $steps }
migrate-done = Dane w { $place } są już aktualne. Ich format: { $format }

## Errors at a table

error-internal = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
error-message-too-long = Wiadomość może mieć najwyżej tyle bajtów: { $most }.
error-message-unreadable = Nie da się odczytać tej wiadomości: { $why }
error-no-cookie = Przeglądarka nie wysłała ciasteczka. Wczytaj stronę ponownie i pozwól jej na ciasteczka.
error-no-page = Nie ma takiej strony.
error-no-record = Przy tym stole nie ma skończonej partii.
error-table-unknown = Nie ma stołu { $table }. Sprawdź link albo otwórz własny stół.
error-table-full = Wszystkie miejsca zajęte. Możesz popatrzeć.
error-chair-taken = Miejsce { $chair } jest zajęte.
error-name-empty = Powiedz, jak na ciebie mówić.
error-name-too-long = Imię może mieć najwyżej tyle znaków: { $most }.
error-name-characters = W imieniu mogą być litery, cyfry i spacje.
error-name-alike = To imię za bardzo przypomina „{ $other }”. Wybierz inne.
error-not-seated = Najpierw usiądź.
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

## What is played in all five editions, a sentence a rule

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

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

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

## What is in each box, and what it tells of itself

box-asmodee-it = Autorzy: Cosmo Fry i Alfredo Fernandini. Trzydzieści kostek, po pięć w każdym z sześciu kolorów, sześć kubków w tych samych kolorach, woreczek i instrukcja. Stracone kostki chowa samo pudełko.
box-asmodee-fr = Autorzy: Cosmo Fry i Alfredo Fernandini; po francusku i niderlandzku. Trzydzieści kostek, po pięć w każdym z sześciu kolorów, sześć kubków w tych samych kolorach, pokrywka, która chowa stracone kostki, woreczek i instrukcja.
box-bga = To nie pudełko, lecz gra Asmodee tak, jak po angielsku opisuje ją Board Game Arena: trzydzieści kostek dla sześciu osób, dziesięć dla dwóch. As nazywa się Paco i jest ptakiem.
box-hasbro-1994 = Wydrukowano w 1994 roku, we Francji przez Kenner Parker. Trzydzieści kostek i sześć kubków w sześciu kolorach, woreczek i pokrywka; as to głowa. Instrukcja mówi, że grę lubili już Inkowie w XV wieku, a autora nie podaje. Te zasady odnaleziono i umieszczono w sieci w 2008 roku.
box-kozak = W pięciu językach, od ukraińskiego po rosyjski. Dwadzieścia kostek, cztery kubki i płócienny woreczek. Opowiada, jak w 1532 roku Pizarro pojmał Atahualpę, i powtarza pogłoskę, że to więzień nauczył go gry. Podaje tłumaczy i artystów, autora nie.

## The page

page-title = Perudo
page-title-turn = ● Twój ruch · Perudo
page-title-waits = Ruch: { $name } · Perudo
page-what = Kości kłamcy: licytuj kostki wszystkich i łap na blefie.
page-your-name = Twoje imię
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Wydra, Czapla, Borsuk, Rudzik, Ryś, Sokół, Jeż, Bóbr, Mewa, Pantera, Jaskółka, Kuna, Sowa, Delfin, Wróbel, Tygrys, Sroka, Koala, Kruk, Mors
page-edition = Zasady
page-by-your-box = Graj według swojego pudełka
page-play-now = Graj teraz
page-play-now-about = { $count ->
    [one] z jednym botem
    [few] z { $count } botami
    [many] z { $count } botami
   *[other] z { $count } bota
}
page-bots = Boty
page-bots-level = Jak dobrze grają
page-bots-weaker = Słabsi przeciwnicy
page-bots-stronger = Silniejsi przeciwnicy
page-with-friends = Ze znajomymi
page-find-others = Szukaj gry
page-find-waits = { $name } czeka
page-house-rules-none = Wróć do zasad z pudełka
page-rules-linked = Zasady z twojego linku: { $edition }.
page-join = Dołącz
page-join-go = Do stołu
page-code = Kod stołu
page-how-to-play = Jak grać
page-open-tables = Otwarte stoły
page-no-open-tables = Żaden stół nie jest teraz otwarty dla wszystkich. Otwórz własny i pokaż go na liście.
page-going-on = Partie w toku
page-gathers = gracze się zbierają
page-return = Wróć
page-played = Ostatnio rozegrane
page-table-of = Stół: { $name }
page-chairs-free = { $count ->
    [0] brak wolnych miejsc
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
page-begins-itself = { $count ->
    [one] zaczyna się, gdy usiądzie jedna osoba
    [few] zaczyna się, gdy usiądą { $count } osoby
    [many] zaczyna się, gdy usiądzie { $count } osób
   *[other] zaczyna się, gdy usiądzie { $count } osoby
}
page-to-front = Na początek
page-language = Język
page-to-light = Jasne kolory
page-to-dark = Ciemne kolory
page-ace = Wizerunek { word-asa }
page-ace-box = jak w pudełku
page-ace-sun = słońce
page-ace-bird = ptak
page-ace-head = głowa
page-cup = Mój kubek
page-cup-weave = Wzór mojego kubka
page-cup-weave-seat = jak moje miejsce
page-cup-weave-number = wzór { $number }
page-cup-clay = Kolor mojego kubka
page-cup-clay-red = czerwony
page-cup-clay-blue = niebieski
page-cup-clay-green = zielony
page-cup-clay-dark = ciemny
page-left-handed = Dla leworęcznych
page-bot-faces = Boty okazują emocje
page-coach = Trener w grze z botami
page-coach-says = Trener:
page-coloured-dice = Kolorowe kostki
page-close = Zamknij
page-dismiss = Ukryj
page-lost = Brak połączenia, próbuję dalej… Twoje miejsce czeka, a co teraz powiesz, wyślę potem.
page-lost-said = Brak połączenia, próbuję dalej… Twoje słowo czeka i wyślę je potem.
page-missed = Gdy cię nie było
page-new = nowe
# Of a bid.
page-new-bid = nowa
page-loading = Idziemy do stołu…
page-broken = Nie udało się pobrać strony
page-broken-text = Może połączenie zniknęło na chwilę.
page-nowhere = Tu nic nie ma
page-nowhere-text = Może adres jest ucięty albo ma literówkę.
page-no-table = Nie ma takiego stołu
page-error-unknown = Serwer odmówił ({ $code }).

# Gathering at a table
page-sit-title = Zajmij miejsce
page-sit = Usiądź
page-sit-here = Usiądź tu
page-table-full = Wszystkie miejsca zajęte. Możesz popatrzeć.
page-chairs = Miejsca
page-chairs-number = Miejsca
page-step-fewer = { $what }: o jeden mniej
page-step-more = { $what }: o jeden więcej
page-free-chair = Wolne miejsce
page-add-bot = Dodaj bota
page-fill-bots = Dopełnij botami
page-seat-bot = Dodaj bota na miejsce { $chair }
page-bot = Bot: { $level }
page-host = Gospodarz
# review: "offline" stands for "away" throughout, for it has no gender
page-away = offline
page-waited-for = jeszcze czekamy:
page-chair-kept = Do powrotu miejsca pilnuje bot.
page-rename = Zmień imię
page-save = Zapisz
page-remove = Usuń: { $name }
page-lock-about = Nikt więcej nie może usiąść. Gracze zachowują swoje miejsca.
page-lock = Zamknij stół
page-remove-not = Nie usuwaj
page-remove-playing = Na jej miejscu dalej gra bot.
page-remove-about = Ta osoba nie usiądzie już przy tym stole, chyba że jej pozwolisz.
page-remove-title = Usunąć od stołu: { $name }?
page-remove-button = Usuń
page-make-host = Oddaj rolę gospodarza
page-make-host-title = Nowy gospodarz: { $name }?
page-make-host-about = Tej roli nie odbierzesz już bez zgody nowego gospodarza.
page-make-host-not = Bez zmian
page-unmute-for-all = Pozwól znów mówić
page-mute-for-all = Wycisz dla wszystkich
page-people-none = Nie ma tu jeszcze nikogo więcej.
page-removals = Usunięci
page-readmit = Wpuść z powrotem
page-people = Gracze
page-invite = Zaproś znajomych
page-share-invite = Chodź zagrać ze mną w Perudo:
page-invite-about = Kto otworzy ten link, może usiąść. Telefonem zeskanuj kwadrat.
page-invite-alone = Ten link działa tylko na tym komputerze.
page-invite-lan = Żeby wpuścić telefony, uruchom serwer dla sieci lokalnej: make play LAN=1
page-link = Link do tego stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Kod QR z linkiem do tego stołu
page-rules = Zasady tego stołu
page-rules-here = Zasady tego stołu
page-rules-of = Zasady: { $edition }
page-rules-change = Zmień
page-rule-code = Kod zasad: { $code }
page-rule-code-about = Kto otworzy ten link, zagra według tych zasad przy własnym stole.
page-rule-code-link = Link do tych zasad
page-rules-done = Gotowe
page-here = Co ustalają te zasady
page-watch-illustrated = Obejrzyj pokazową rundę
page-house-rule = zasada domowa
page-compare = Porównaj z zasadami, które znasz
page-compare-choose = Wybierz wydanie
page-compare-here = Tu:
page-compare-there = Tam:
page-compare-same = Zasady są te same.
page-example-may = można postawić
page-example-not = nie można postawić. { $why }
page-example-seat = Miejsce { $seat }
page-example-stands = Stawka się broni.
page-example-falls = Stawka upada.
page-example-opens = zaczyna
page-example-lifts = odsłania jako numer
page-house-rules = Zasady domowe
page-start = Zacznij grę
page-seeking = Czekamy na innych, którzy chcą tych zasad. { $count ->
    [one] Gdy usiądzie jedna osoba
    [few] Gdy usiądą { $count } osoby
    [many] Gdy usiądzie { $count } osób
   *[other] Gdy usiądzie { $count } osoby
}, gra zacznie się sama, a resztę miejsc zajmą boty.
page-start-with-bots = Zacznij z botami
page-start-waits = Grę zaczyna { $name }.
page-too-few = { $count ->
    [one] Brakuje jednej osoby: kogoś znajomego albo bota.
    [few] Brakuje { $count } osób: znajomych albo botów.
    [many] Brakuje { $count } osób: znajomych albo botów.
   *[other] Brakuje { $count } osoby: znajomych albo botów.
}

# How a table is kept, beside the rules
page-table-settings = Zwyczaje tego stołu
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
# $move, $bank and $increment are such spans of time.
clock-move = Zegar: { $move } na ruch
clock-bank = Zegar: { $bank } na osobę, na całą partię
clock-bank-increment = Zegar: { $bank } na osobę, plus { $increment } za każdy ruch
clock-move-and-bank = Zegar: { $move } na ruch, potem zapas: { $bank }
clock-move-and-bank-increment = Zegar: { $move } na ruch, potem zapas: { $bank }, plus { $increment } za każdy ruch
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

# At the table
page-table = Stół
page-menu = Więcej
page-settings = Ustawienia
page-alert-sound = Dźwięk
page-alert-vibration = Wibracje
page-alert-notices = Zawołaj mnie, gdy mam ruch
page-alert-refused = Ta przeglądarka nie pozwala stronie cię wołać. Możesz to zmienić w jej ustawieniach dla tej strony.
page-aid-chip = Szanse
page-calza-window = Pierwszeństwo ma jeszcze { $name }.
page-calza-window-you = Pierwszeństwo masz jeszcze ty.
page-calza-own = To twoja stawka: { calza } znaczy, że zgadza się co do kostki.
page-retract = Cofnij stawkę
page-in-play = Na stole { dice-count }
page-expected = { faces }: około { $expected } z { $count }
page-last-seconds = Zostało dziesięć sekund.
page-what-now = Co teraz
page-paused = Gra wstrzymana
page-paused-about = Zegary i boty stoją.
page-paused-blocked = Gdy biegnie zegar, gra toczy się dalej, kiedy wszyscy są na miejscu albo gra za nich bot.
page-go-on = Graj dalej
page-pause-asked = { $names } { $count ->
    [one] prosi
    [few] proszą
    [many] proszą
   *[other] proszą
} o przerwę.
page-pause-agree = Zgoda
page-pause-decline = Gramy dalej
page-pause-declined = Pozostali wolą grać dalej.
page-pause-waits = Prosisz o przerwę. Muszą się zgodzić wszyscy, którzy grają.
page-hesitates = długo myśli
page-asks-pause = prosi o przerwę
page-pause = Poproś o przerwę
page-pause-not = Jednak bez przerwy
page-round = Runda { $round }
page-round-begins = Runda { $round }.
page-opening = Rzut o początek
page-over = Koniec partii
page-place = { $place }. miejsce na { $count }
page-order = Kolejność końcowa
page-facts = Jest się z czego pośmiać
page-watchers = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osoby
}
page-leave = Odejdź od stołu
page-leave-title = Odejść od stołu?
page-leave-playing = Na twoim miejscu zagra bot. Otwórz link jeszcze raz, żeby wrócić.
page-leave-gathering = Twoje miejsce będzie wolne.
page-leave-alone = Nikt inny tu nie gra: partia stanie, a twoje miejsce poczeka, aż znów otworzysz link.
page-leave-out = Twoja gra skończona: pozostali grają dalej.
page-left-alone = Partia stoi, a twoje miejsce czeka.
page-left-people = Twoje miejsce czeka. Gdy długo cię nie ma, pozostali mogą posadzić tam bota do twojego powrotu.
page-left-clock = Twoje miejsce czeka, ale zegar idzie. Gdy czas minie dwa razy z rzędu, do twojego powrotu gra bot.
page-leave-yes = Odejdź
page-stay = Zostań
page-hand-over = Graj na innym urządzeniu
page-hand-over-about = Zeskanuj kwadrat drugim urządzeniem albo otwórz tam link. Działa raz, przez kilka minut. Nie pokazuj go nikomu innemu: kto go otworzy, ten ma twoje miejsce.
page-hand-over-link = Link do twojego miejsca
page-hand-over-qr = Kod QR z linkiem do twojego miejsca
page-handed = Grasz teraz na innym urządzeniu. Tutaj oglądasz.
page-locked = Gospodarz zamknął ten stół. Możesz patrzeć.
page-removed = Gospodarz wyprosił cię od stołu. Możesz patrzeć albo otworzyć własny stół.
page-history = Co powiedziano
page-told = Co się dzieje przy stole
page-round-so-far = Stawki tej rundy
page-you = Ty
page-your-dice = Twoje kostki
page-hide-dice = Ukryj kostki
page-your-turn = Twój ruch
page-to-act = ma ruch
story-opens-you = Zaczynasz rundę.
page-waits-for = Ruch ma { $name }.
page-rolling = Każdy rzuca jedną kostką; najwyższy rzut zaczyna.
page-shaking = Potrząśnij, odwróć, zerknij.
page-palifico = Palafico
story-becomes-palifico = { $name } zaczyna jako palafico.
story-becomes-palifico-you = Zaczynasz jako palafico.
page-out = poza grą
page-ready = czeka na następną rundę
page-stand-in = gra bot
page-program = program
page-watching = Oglądasz. Kubki są dla ciebie zakryte, dopóki nie pójdą w górę.
page-you-are-out = Odpadasz: { page-place }. Dobra gra!
page-see-cups = Pokaż wszystkie kostki
page-faster = Szybciej
page-to-result = Do wyniku
page-new-game = Nowa partia
page-you-watch = oglądasz
page-watch-gathering = Oglądasz ten stół. Zostań, a zobaczysz grę od początku.
page-watch-over = Zostań, żeby obejrzeć następną partię albo usiąść, gdy ludzie się zbiorą.
page-behind = Poprzednia runda
page-behind-open = Runda { $round }, wszystkie kubki odkryte
page-behind-later = Od drugiej rundy możesz zaglądać pod wszystkie kubki, z opóźnieniem o rundę.
page-is-away = { $name } jest offline.
page-let-bot-play = Niech zagra bot
page-let-bot-play-for = Niech bot gra za: { $name }
page-held-by-bot = Twojego miejsca pilnuje bot.
page-take-back = Wracam do gry

# The pad
page-pad = Co mówisz?
page-pad-faces = Wartości
page-face-from = { faces }, od { $quantity }
page-face-not = { faces }: nie teraz. { $why }
page-quick = { $quantity }×
page-over-bid = przebij
page-how-many = Ile { $face ->
    [1] { word-asow }
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
}?
page-quantities = od { $first } do { $last }
page-likely = szansa { $chance }
page-chance = { $percent }%
page-chance-least = <1%
page-chance-most = >99%
page-fewer = Mniej kostek
page-more = Więcej kostek
page-bid = { $quantity ->
    [1] Postaw { $face ->
        [1] jednego { word-asa }
        [2] jedną dwójkę
        [3] jedną trójkę
        [4] jedną czwórkę
        [5] jedną piątkę
       *[6] jedną szóstkę
    }
   *[other] Postaw { bid }
}
page-bid-likely = { page-bid }, szansa { $chance }
page-no-bid = Nie ma już stawek
page-hold = trzymaj
# review: "again" must fit half a phone's width beside calza
page-dudo-armed = Ponów: dudo!
# review: as above
page-calza-armed = Ponów: calza!

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
page-keyboard = Klawiatura
page-keys-characters = Litery i cyfry jako skróty
page-keys-about = Klawiszem Tab dojdziesz wszędzie. Po wyłączeniu sama litera, cyfra ani znak zapytania nic nie robi: tak lepiej przy dyktowaniu.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Spacja
   *[other] { $key }
}
page-key-help = Pokaż te skróty
page-key-face = Wybierz wartość
page-key-range = Wybierz przedział
page-key-bid = Powiedz wybraną stawkę
page-key-dudo = Dudo: naciśnij dwa razy
page-key-calza = Calza: naciśnij dwa razy
page-key-onward = Pomiń liczenie; następna runda
page-ask = Zapytaj stół
page-ask-about = Odpowiedź mówi czytnik ekranu. Przyciski z tymi pytaniami są na końcu strony.
page-ask-bid = Stawka i czyj ruch
page-ask-choices = Co mogę powiedzieć
page-ask-left = Ile zostało kostek
page-ask-no-cup = Nie masz kubka.
page-ask-lowest = Najniższa stawka: { bid }.
page-ask-aces = W { word-asach }: { bid }.
page-ask-dudo = Możesz powiedzieć dudo.
page-ask-calza = Możesz powiedzieć calza.

# The reveal
page-skip = Pomiń liczenie
page-tally = razem { $count }, w stawce { $quantity }
page-counted = { $count ->
    [0] Nie ma ani { $face ->
        [1] jednego { word-asa }
        [2] jednej dwójki
        [3] jednej trójki
        [4] jednej czwórki
        [5] jednej piątki
       *[6] jednej szóstki
    }.
   *[other] Razem: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Werdykt
page-next-round = Następna runda
page-why = Dlaczego?
page-why-title = Dlaczego boty tak powiedziały
page-why-wait = Chwileczkę…
page-why-alone = Wziął też pod uwagę to, co było wcześniej – o tym powie po skończonej grze.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Zweryfikuj te kostki
page-check-round = Kostki w rundzie { $round }
page-check-fair = Wszystko się zgadza: żadna z tych kostek nie została wybrana ani zmieniona po zobowiązaniu serwera.
page-check-unfair = To się NIE zgadza. Zachowaj zapis tej partii i pokaż go innym.
page-check-committed-yes = Ziarno i skróty to właśnie te, do których serwer zobowiązał się przed rzutem: ta przeglądarka to widziała.
page-check-committed-no = Ziarno lub skróty to NIE te, do których serwer się zobowiązał: ta przeglądarka widziała inne.
page-check-committed-unknown = Ziarno serwera pasuje do podanego tu zobowiązania. Ta przeglądarka nie widziała go wcześniej.
page-check-unfit = Ziarno serwera NIE pasuje do podanego tu zobowiązania.
page-check-parts-yes = Każdy wkład pasuje do skrótu, który był znany, zanim otwarto pierwszy z nich.
page-check-parts-no = Wkłady w kostki NIE są takie, jak trzeba: jest wkład miejsca, które go nie ma, innej długości albo niepasujący do swojego skrótu.
page-check-mine-yes = Losowa liczba wysłana przez tę przeglądarkę jest uwzględniona w kostkach.
page-check-mine-no = Losowa liczba, którą ta przeglądarka zapowiedziała i wysłała na czas, NIE jest uwzględniona w kostkach.
page-check-mine-late = Losowa liczba, którą zapowiedziała ta przeglądarka, nie jest uwzględniona w kostkach: nie została otwarta na czas.
page-check-mine-unknown = Ta przeglądarka nie miała wkładu w kostki.
page-check-withheld = { $name }: wkład zapowiedziany, ale nieotwarty; zastępuje go ten zawarty w ziarnie.
page-check-withheld-you = Twój wkład był zapowiedziany, ale nie został otwarty; zastępuje go ten zawarty w ziarnie.
page-check-dice-yes = Ziarno i wkłady dają dokładnie te kostki, które leżały pod kubkami.
page-check-dice-no = Ziarno i wkłady NIE dają tych kostek, które leżały pod kubkami.
page-check-opener-no = Według ziarna i wkładów zaczyna KTOŚ INNY albo inne są rzuty o to.
page-check-limits = Czego żadna taka weryfikacja nie wykaże: że ten, kto prowadzi serwer, nie zagląda pod kubki.
page-check-seed = Ziarno
page-check-commitment = Zobowiązanie
page-check-digests = Skróty wkładów
page-check-no-digest = brak
page-check-parts = Wkłady w kostki
page-check-part-held = zawarty w ziarnie
page-waits-for-all = Czekamy na: { $names }
story-wins-you = Wygrywasz partię!
page-again = Zagraj znowu
page-again-change = Zmień stół
page-again-about = Te same miejsca i zasady. Gra zacznie się, gdy wszyscy będą gotowi.
page-again-away = { $count ->
    [one] { $names } jest offline: do powrotu gra tam bot.
    [few] { $names } są offline: do powrotu grają tam boty.
    [many] { $names } są offline: do powrotu grają tam boty.
   *[other] { $names } są offline: do powrotu grają tam boty.
}
page-again-waits = Następna gra zacznie się, gdy wszyscy będą gotowi.
page-join-next = Dołącz do gry
page-next-gathers = Gracze szykują się do następnej gry.
page-next-watch = Następna gra już trwa.
page-next-began = Następna gra już trwa. Dopóki nie dołączysz, gra za ciebie bot.
page-again-without = Zacznij bez: { $names }
page-again-ready = Gotowi: { $names }
page-download = Pobierz zapis
page-signed-none = Tego zapisu nie podpisał żaden serwer: imiona, słowa i zasady mógł ktoś zmienić, rundy pominąć, a całość zmyślić.
page-signed-here = Ten zapis podpisał ten serwer: imiona, zasady, słowa i kostki są takie, jak tu zagrano.
page-signed-other = Ten zapis podpisał inny serwer, kluczem { $key }. Czyj to klucz i czy nic nie zmieniono, pokaże: perudo verify
page-signed-unfit = Podpis NIE jest od tego zapisu: po podpisaniu coś zmieniono, dodano albo pominięto.

# Learning
page-learn-title = Naucz się grać · Perudo
page-learn-in-minutes = Nauka w trzy minuty
page-learn-at = Pierwsza gra: { $at } z { $of }
page-learn-told = Co mówi lekcja
page-learn-onward = Dalej
page-learn-skip = Pomiń
page-learn-over = Koniec lekcji
page-learn-calza = Przy niektórych stołach gra się też z calzą: mówisz, że stawka zgadza się co do kostki. Jeśli tak jest, odzyskujesz straconą kostkę; jeśli nie, jedną tracisz.
page-learn-differs = Według wybranych przez ciebie zasad ({ $edition }) niektóre rzeczy są inne:
page-learn-loading = Nakrywamy do stołu…
page-learn-failed = Nie udało się pobrać lekcji. Czeka tu na ciebie, aż sieć wróci.
page-offline = Nie ma połączenia
page-offline-about = Może twoje urządzenie jest offline albo serwer wyłączony. Strona ruszy sama, gdy tylko się da; do tego czasu możesz uczyć się gry.
page-kept-out = Serwer cię nie wpuszcza
page-lost-here = Brak połączenia, próbuję dalej…
page-learn-offline = Do całej partii potrzebne jest połączenie. Ta strona znajdzie je sama.

page-practice = Trening
page-practice-title = Trening · Perudo
page-practice-puzzles = Zadania
page-practice-odds = Szanse
page-practice-today = Dzisiaj
page-practice-what = Co powiesz?
page-practice-likely = Jakie są mniej więcej szanse?
page-practice-loading = Nakrywamy do stołu…
page-practice-failed = Nie udało się pobrać zadań. Czekają tu na ciebie, aż sieć wróci.
page-practice-rating = Ty: { $mine }. To zadanie: { $rating }.
page-practice-answer = Odpowiedź
page-practice-chances = Szansa na wygranie partii
page-practice-why-dudo = Po wszystkim, co licytowano, dudo jest trafne na { $chance }.
page-practice-why-bid = Po wszystkim, co licytowano, „{ bid }” byłoby prawdą na { $chance }. Liczy się też, co zrobi z tym następny gracz.
page-practice-why-calza = Jest dość prawdopodobne, że stawka jest dokładna.
page-practice-next = Dalej
page-practice-streak = Dni z rzędu: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = poniżej { $chance }
page-practice-between = od { $low } do { $high }
page-practice-over = powyżej { $chance }
page-practice-right = Dobrze!
page-practice-wrong = Niezupełnie.
page-practice-exact = Dokładnie: { $chance }.

# The big screen
page-screen = Pokaż na dużym ekranie
page-screen-join = Dołącz do gry
page-screen-scan = Zeskanuj kwadrat albo otwórz
page-screen-again = Zagrajcie znowu ze swoich miejsc.
page-screen-hide = Ukryj kod
page-screen-show = Pokaż kod
page-screen-hidden = Kod tego stołu jest ukryty.
page-screen-full = Pełny ekran

# Replays
page-replay = Powtórka
page-replay-of = Powtórka: { $names }
page-replay-here = Powtórka tej partii
page-replay-last = Powtórka ostatniej partii
page-replay-loading = Pobieram partię…
page-replay-none = Nie ma takiej partii
page-replay-failed = Nie udało się pobrać partii
page-replay-failed-text = Może połączenie zniknęło na chwilę.
page-try-again = Spróbuj znowu
page-replay-record = Powtórka z pliku
page-docs = Dokumentacja
page-replay-record-about = Upuść tu plik .perudo albo go wybierz. Obejrzysz partię według jej zasad, z odkrytymi kubkami. Nic z niej tu nie zostaje.
page-replay-choose = Wybierz plik
page-replay-drop = Puść, żeby obejrzeć powtórkę.
page-replay-paste = Albo wklej zapis tutaj
page-type = Wpisz partię
page-type-about = Z twojego stołu: kto co postawił i co leżało pod kubkami. Ta przeglądarka pamięta ją, aż zaczniesz nową.
page-type-opens = Kto zaczyna rundę { $round }?
page-type-hands = Co leżało pod kubkami?
page-type-rounds = Do rund
page-type-undo = Cofnij
page-type-anew = Zacznij nową
page-replay-sample = Zobacz przykład
page-replay-reading = Czytam { $file }…
page-first = Na początek
page-back = Krok wstecz
page-play = Odtwórz
page-stop = Zatrzymaj
page-on = Krok dalej
page-last = Na koniec
page-rounds = Rundy
page-round-loses = Runda { $round }: { $name } traci kostkę
page-round-others-lose = Runda { $round }: { $name } zachowuje swoje kostki, pozostali tracą po jednej
page-round-gains = Runda { $round }: { $name } odzyskuje kostkę
page-round-out = Runda { $round }: { $name } odpada
page-round-exact = Runda { $round }: co do kostki
page-round-open = Runda { $round }, niedokończona
page-own-chance = Po samych kostkach licytującego: szansa { $chance }.
page-truth = { $count ->
    [0] Pod wszystkimi kubkami: ani { $face ->
        [1] jednego { word-asa }
        [2] jednej dwójki
        [3] jednej trójki
        [4] jednej czwórki
        [5] jednej piątki
       *[6] jednej szóstki
    }.
   *[other] Pod wszystkimi kubkami: { bid }.
}
page-decisive = Decydujący moment
page-solved = Rozwiązane: co mówić i jak często
page-solved-chance = Z tymi kostkami { $name } wygrywa tę rundę w { $chance } przypadków, jeśli obie strony tak grają.
page-solved-share = Według rozwiązania mówi się tak w { $chance } przypadków.
page-solved-never = Według rozwiązania nigdy się tak nie mówi.
page-solved-nothing = Na stawkę, której w nim nie ma, rozwiązanie nie ma rady.
page-solved-strayed = Jednej z wcześniejszych stawek ({ $name }) w rozwiązaniu nie ma. To teraz najlepsza odpowiedź temu, kto się go trzyma.
page-solved-what = Co to jest?
page-solved-about = Ta runda jest na tyle mała, że da się ją policzyć do końca. Jeśli każdą rzecz mówisz tak często, losowo, żaden przeciwnik na dłuższą metę nie osiągnie więcej, niż grając tak samo.
page-share = Udostępnij
page-share-game = Udostępnij tę partię
page-share-link = Link do tej powtórki
page-share-alone = Ten link działa tylko na tym komputerze.
page-share-about = Kto otworzy ten link, może obejrzeć powtórkę.
page-picture-save = Zapisz obrazek
page-picture-send = Wyślij obrazek
page-to-table = Wróć do stołu

# Comings and goings, for screen readers
page-sat-down = { $name } siada.
page-sat-down-you = Siadasz.
page-stood-up = { $name } wstaje.
page-stood-up-you = Wstajesz.
page-stand-in-came = { $name }: dalej gra bot.
page-stand-in-came-you = Dalej gra za ciebie bot.
page-came-back = { $name } wraca.
page-came-back-you = Wracasz.
page-withheld = { $name }: wkład w te kostki nie został otwarty, może przez zerwane łącze; do końca partii nikt o niego nie poprosi (× { $count } przy tym stole).
page-withheld-you = Twój wkład w te kostki nie został otwarty, może przez zerwane łącze; do końca partii nikt cię już o żaden nie poprosi (× { $count } przy tym stole).

# Talk at the table
page-talk = Rozmowa
page-talk-news = Rozmowa: { $count ->
    [one] jeden nowy wpis
    [few] { $count } nowe wpisy
    [many] { $count } nowych wpisów
   *[other] { $count } nowego wpisu
}
page-talk-quiet = Nikt jeszcze nic nie powiedział.
page-talk-seated = Rozmawiać mogą tylko ci, którzy siedzą przy stole.
page-say = Powiedz coś
page-say-send = Powiedz
page-phrases = Gotowe teksty
page-reactions = Miny
page-mute = Kogo słyszysz
page-mute-one = Wycisz: { $name }
page-unmute-one = Słuchaj znowu: { $name }
page-shake = Potrząśnij kubkiem
page-peek = Zerknij
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Śmiej się
reaction-gasp-do = Zrób wielkie oczy
reaction-think-do = Pomyśl
reaction-clap-do = Klaszcz
reaction-cry-do = Płacz
reaction-cool-do = Zachowaj spokój

# Phrases that each listener reads in their own language, and faces to pull
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

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

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

## The command line

cli-usage = użycie:{" "}
cli-arguments = argumenty
cli-options = opcje
cli-commands = polecenia
cli-examples = przykłady:
cli-help-option = pokazuje tę pomoc i kończy
cli-command = POLECENIE
cli-perudo-about = Perudo, czyli blef na kości z asami jako jokerami, według zasad pięciu wydań albo własnych. Każde polecenie mówi o sobie więcej: perudo POLECENIE --help
cli-perudo-version = pokazuje wersję i kończy
cli-perudo-language = język, w którym mówić: { $languages }; domyślnie język terminala
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse fills in what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Brakuje: %s.
cli-unrecognized = Tego tu nie znam: %s.
cli-expected-one = Potrzebna jest wartość.
cli-expected-some = Potrzebna jest przynajmniej jedna wartość.
cli-choice = Nie ma %(value)s; do wyboru: %(choices)s.
cli-no-command = Nie ma polecenia %(parser_name)s; są takie: %(choices)s.
cli-explicit = Nie przyjmuje wartości, a podano %r.
compiling = Przygotowanie skompilowanego kodu: kilka sekund, za pierwszym razem.
cli-error = perudo: { $why }
cli-see = { $why } Zobacz: { $command } --help

cli-play-about = Gra z botami w terminalu, zwykłymi wierszami tekstu.
cli-play-edition = według których zasad grać: { $editions }; domyślnie { $default }
cli-play-set = zasada domowa, na przykład calza=true albo dice=3; można podać kilka razy. Ustawienia: perudo rules
cli-play-bots = ile botów siedzi przy stole; domyślnie { $default }
cli-play-bot = własny bot przy stole: PLIK.py:KLASA, MODUŁ:KLASA albo program w cudzysłowie (docs/bots.md); można podać kilka razy. Pozostałe, jeśli --bots chce więcej, są wbudowane
cli-play-level = jak dobrze grają boty: { $levels }; domyślnie { $default }
cli-play-explain = po każdej rundzie, czemu każdy bot tak grał
cli-play-name = jak na ciebie mówić
cli-play-record = plik, w którym zapisać partię, dla perudo replay
cli-play-seed = liczba, dzięki której partię można powtórzyć: to samo ziarno, te same kostki i boty
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true

cli-serve-about = Stawia stoły do gry w przeglądarce.
cli-serve-host = adres, na którym słuchać; domyślnie { $default }, czyli tylko ten komputer
cli-serve-port = port, na którym słuchać; 0 bierze wolny; domyślnie { $default }, jeśli jest wolny
cli-serve-lan = wpuszcza sieć lokalną i pokazuje adres dla telefonów jako kod QR
cli-serve-open = otwiera przeglądarkę
cli-serve-data = plik SQLite, w którym są wszystkie partie, albo URL bazy PostgreSQL; domyślnie { $default }
cli-serve-key = plik klucza, od którego zależą kostki; domyślnie obok pliku SQLite albo ze zmiennej PERUDO_KEY
cli-serve-lost-key = przyjmij inny klucz do danych, których klucz przepadł na dobre: jego krótka postać, jaką podaje odrzucone uruchomienie
cli-serve-wait-factor = jak długo myślą boty i trwa odsłanianie: 1 to tempo ludzkie, mniej znaczy szybciej
cli-serve-url = adres, pod którym inni widzą ten serwer zza proxy
cli-serve-proxy = adres IP proxy stojącego z przodu albo jego sieć, jak 10.0.0.0/8: wierzy się mu, kto jest za nim; bez tego nie wierzy się nikomu
cli-serve-metrics = podawaj liczby dla Prometheusa na tym porcie, tylko na tej maszynie, chyba że przed nim stoi adres, jak 0.0.0.0:9100; 0 bierze wolny
cli-serve-node-address = gdzie inne serwery tej samej bazy PostgreSQL znajdują ten; bez tego adres tej maszyny
cli-serve-docs = strona z dokumentacją, do której prowadzi odnośnik: jej URL albo folder zbudowany przez `make docs`, dostępny wtedy pod /docs/
cli-serve-delete-after = po ilu dniach bez żadnych zdarzeń stół jest zapominany, jeśli żadnej partii nie rozegrano tam do końca; 0 to nigdy; domyślnie { $default }
cli-serve-archive = dokąd idą stare stoły, przy których rozegrano partię do końca: folder albo s3://BUCKET/PREFIX; domyślnie zostają w danych
cli-serve-archive-after = po ilu dniach bez żadnych zdarzeń tam idą; 0 to nigdy; domyślnie { $default }
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080

cli-backup-about = Kopiuje dane serwera, nawet działającego, do jednego pliku: każdy stół tak, jak w tej chwili stoi.
cli-backup-target = plik, który powstanie
cli-backup-data = plik SQLite do skopiowania; domyślnie { $default }
cli-backup-with-key = skopiuj też klucz kostek, obok kopii: kto ma oba, zna kostki rund jeszcze rozgrywanych
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db

cli-restore-about = Przywraca kopię tam, gdzie serwer ma swoje dane. Najpierw zatrzymaj serwer.
cli-restore-source = plik, który zrobiło perudo backup
cli-restore-data = plik SQLite do przywrócenia; domyślnie { $default }
cli-restore-replace = nawet jeśli są już dane; zostaną zachowane obok
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace

cli-check-about = Czyta wszystko, co przechowuje serwer, i mówi, czy jest całe. Nic się nie zmienia, a serwer może działać. Kod wyjścia 1, jeśli czegoś nie da się odczytać.
cli-check-data = plik SQLite albo URL bazy PostgreSQL; domyślnie { $default }
cli-check-archive = przeczytaj też to, co leży w tym archiwum: folder albo s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db

cli-prune-about = Zapomina stoły, przy których żadnej partii nie rozegrano do końca i od dawna nic się nie dzieje. Najpierw mówi, ile tego jest, i pyta. Działający serwer robi to sam; najpierw go zatrzymaj.
cli-prune-data = plik SQLite albo URL bazy PostgreSQL; domyślnie { $default }
cli-prune-delete-after = po ilu dniach bez żadnych zdarzeń; domyślnie { $default }
cli-prune-yes = nie pytaj
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes

cli-archive-about = Przenosi stare stoły, przy których rozegrano partię do końca, z danych do skompresowanych plików, według miesięcy. Serwer, który zna archiwum, pokazuje je, i gra się przy nich dalej jak przedtem. Najpierw mówi, ile tego jest, i pyta. Serwer z --archive robi to sam; serwer z danymi w pliku SQLite najpierw zatrzymaj.
cli-archive-data = plik SQLite albo URL bazy PostgreSQL; domyślnie { $default }
cli-archive-to = archiwum: folder albo s3://BUCKET/PREFIX; resztę mówią zmienne AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION i AWS_ENDPOINT_URL
cli-archive-archive-after = po ilu dniach bez żadnych zdarzeń; domyślnie { $default }
cli-archive-yes = nie pytaj
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes

cli-migrate-about = Aktualizuje dane starszego Perudo. Najpierw mówi, co jest do zrobienia, i zachowuje kopię pliku SQLite; dla danych w PostgreSQL miej własną kopię: pyta. Gdy nie ma nic do zrobienia, nic nie robi.
cli-migrate-data = plik SQLite albo URL bazy PostgreSQL; domyślnie { $default }
cli-migrate-yes = nie pytaj
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo

cli-replay-about = Opowiada zapisane partie słowami. Zapis, który łamie zasady, trafia na standardowe wyjście błędów, a kod wyjścia to 1.
cli-replay-files = pliki .perudo; - czyta standardowe wejście
cli-replay-json = zamiast tego jeden wiersz JSON na plik
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo

cli-review-about = Powiedz, ile warta była każda decyzja w skończonych partiach: co straciła, według tego, co gracz mógł wiedzieć, i co było szczęściem.
cli-review-files = pliki .perudo; - czyta standardowe wejście
cli-review-json = zamiast tego jeden wiersz JSON na plik
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

cli-odds-about = Dokładne szanse, że stawka się broni i że zgadza się co do kostki, według kostek, które widzisz.
cli-odds-dice = wszystkie kostki na stole, razem z twoimi
cli-odds-hand = twoje kostki, wartość za wartością; bez tej opcji nie widzisz żadnej
cli-odds-bid = stawka jako liczba x wartość; asy to wartość 1
cli-odds-bids = co dotąd postawiono, jak "A 4x5, B 5x5": powie też, co to mówi o kubkach; --dice podaje wtedy kostki każdego od pierwszego licytującego, jak 5,5,4, a ręka należy do tego, czyja kolej
cli-odds-edition = według czyich zasad tak stawiano: { $editions }; domyślnie { $default }
cli-odds-palifico = runda palafico: asy nie są jokerami
cli-odds-json = zamiast tego jeden wiersz JSON
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"

cli-raises-about = Która stawka może nastąpić po której, według wydania lub zasad domowych: w tabeli, na obrazku albo w liczbach dla programów.
cli-raises-edition = według których zasad: { $editions }
cli-raises-set = zasada domowa, na przykład raise=any-higher; można podać kilka razy. Ustawienia: perudo rules
cli-raises-dice = wszystkie kostki na początku gry: więcej postawić nie można; domyślnie { $default }
cli-raises-round = rodzaj rundy: { $kinds }; domyślnie { $default }
cli-raises-chart = zamiast tego rysuje do pliku .png lub .svg
cli-raises-json = zamiast tego tabele z numerami w jednym wierszu JSON
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg

cli-verify-about = Wylicza jeszcze raz kostki zapisanych partii z ziaren, do których serwer zobowiązał się wcześniej, i mówi, kto podpisał zapisy (docs/fair-dice.md, docs/records.md). Gdy coś się nie zgadza, kod wyjścia to 1.
cli-verify-files = pliki .perudo z partii rozegranych na serwerze; - czyta standardowe wejście
cli-verify-key = żądaj podpisu tym kluczem: 64 cyfry szesnastkowe albo plik z nimi, jak /.well-known/perudo.json serwera
cli-verify-json = zamiast tego jeden wiersz JSON na plik
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Jak należy grać rundę we dwoje: ile jest warta, jak daleko odpowiedź może być jeszcze od najlepszej i jak zaczynać. Ctrl-C kończy na tym, co już znaleziono.
cli-solve-dice = kostki zaczynającego i drugiego gracza, na przykład 2,1; albo 1,1,1: trzech graczy z jedną kostką
cli-solve-edition = czyje zasady przebijania: { $editions }; domyślnie { $default }
cli-solve-raise = zasady przebijania, niezależnie od wydania
cli-solve-faces = liczba ścianek kostki, od 2 do 6; domyślnie 6
cli-solve-aces = wild: jokery, jak zawsze; plain: zwykła wartość; silent: jokery, na które się nie stawia; top: jokerem jest najwyższa wartość
cli-solve-locked = runda palafico
cli-solve-iterations = koniec po tylu iteracjach
cli-solve-gap = koniec, gdy wartość jest znana z taką dokładnością; bez żadnej granicy { $default }
cli-solve-seconds = koniec po tylu sekundach
cli-solve-checkpoint = plik, w którym trzymać pracę i od którego zacząć, jeśli już jest
cli-solve-export = plik na całą strategię: dla każdej ręki i stawek, jak często co mówić; .json albo .csv
cli-solve-method = sposób uczenia się
cli-solve-processes = rozdzielić pracę na tyle procesów; z --ray na tylu robotników, po jednym na procesor, jeśli nie podano
cli-solve-ray = rozdzielić ją na klaster Ray pod tym adresem; bez adresu na ten, który wskazuje RAY_ADDRESS lub który działa tutaj, a jeśli go nie ma, na uruchomiony w tym celu
cli-solve-json = zamiast tego jeden wiersz JSON
cli-solve-game = cała partia we dwoje według tego wydania: kto ją wygrywa i z jakimi kostkami
cli-solve-set = zasada domowa, na przykład calza=true albo dice=2; można podać kilka razy
cli-solve-largest = rozwiązywać rundy, w których kostek jest najwyżej tyle; domyślnie 4 przy one-axis, inaczej 3; z calzą o jeden mniej
cli-solve-recall = gdy runda jest za duża, by ją rozwiązać, obaj gracze pamiętają tylko tyle ostatnich stawek; w całej grze domyślnie tyle, na ile starcza miejsca, a 0 pomija takie rundy
cli-solve-chart = zrobić z tego obrazek, .png albo .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Jak grać pozycję dwóch graczy, według tablic rozwiązanych rund albo zachowanego rozwiązania: jak często co mówić i ile to warte (docs/solving.md, docs/positions.md).
cli-probe-position = pozycja, jako jeden wiersz w cudzysłowie (docs/positions.md)
cli-probe-dice = albo kostki tego, kto zaczął, i drugiego gracza, jak 2,1
cli-probe-hand = kostki tego, czyja kolej, wartość za wartością
cli-probe-bids = co postawiono, po kolei, jak 1x5,2x5; bez tej opcji nic
cli-probe-edition = czyje zasady: { $editions }; domyślnie { $default }
cli-probe-palifico = runda palafico
cli-probe-solution = plik zachowany przez perudo solve --checkpoint, zamiast tablic
cli-probe-json = zamiast tego jeden wiersz JSON
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json

cli-arena-about = Boty przeciw botom: te same kostki dla każdego usadzenia, żeby wygrywała gra, a nie szczęście. Podaje udział każdego w wygranych z przedziałem 95% i ranking. Ctrl-C kończy z tym, co dotąd znaleziono.
cli-arena-bots = wbudowane boty (perudo bots), PLIK.py:KLASA, MODUŁ:KLASA albo program w cudzysłowie, na przykład "node mybot.js" (docs/bots.md); kto jest podany dwa razy, siedzi dwa razy
cli-arena-games = ile partii albo trochę więcej, żeby każde rozdanie przeszło przez wszystkie usadzenia; domyślnie { $default }
cli-arena-players = ilu siedzi przy stole; domyślnie tylu, ile podano botów. Gdy botów jest mniej, niektóre siedzą dwa razy; gdy więcej, zmieniają się
cli-arena-edition = jedno wydanie albo zestaw zasad: { $editions }; domyślnie { $every }, z calzą i bez
cli-arena-set = { cli-play-set }
cli-arena-calza = tylko z calzą
cli-arena-seconds = ile sekund bot może myśleć nad słowem, zanim przegra partię walkowerem; domyślnie { $default }
cli-arena-seed = { cli-play-seed }; gdy nie podano, 1, albo takie, którego nikt nie zgadnie, jeśli któryś bot jest obcy
cli-arena-jobs = ile procesów gra, a z --ray na ilu procesorach; domyślnie na wszystkich
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Ile bot oddaje na rundę temu, kto wie, jak on gra, i odpowiada najlepiej. Dokładnie między dwoma, gdy runda jest mała; gdzie indziej dolna granica z rozegranych rund, z 95-procentowym przedziałem.
cli-exploit-bot = wbudowany bot (perudo bots), PLIK.py:KLASA, MODUŁ:KLASA albo program w cudzysłowie (docs/bots.md); jego kod działa w tym procesie, więc weź takiego, któremu ufasz
cli-exploit-dice = kostki zaczynającego i każdego następnego, jak 2,1 albo 3,3,3
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = o ile więcej kostek, niż ich jest, może licytować drugi gracz; domyślnie 0
cli-exploit-seconds = ile sekund rozgrywać rundy zbyt duże, by je obejść; domyślnie { $default }
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
cli-bots-about = Wbudowane boty, od słabego do silnego.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json

cli-connect-about = Niech twój bot zagra przy stole na serwerze, gdzie gospodarz wpuszcza programy (docs/bots.md). Ctrl-C kończy.
cli-connect-url = link do stołu
cli-connect-bot = bot: PLIK.py:KLASA, MODUŁ:KLASA, program w cudzysłowie albo wbudowany
cli-connect-name = jak się nazywa przy stole
cli-connect-games = odejść po tylu partiach
cli-connect-token = plik, w którym jest zapisane, kim jest, żeby wrócił na swoje miejsce
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R

cli-rules-about = Zasady, wydanie po wydaniu. Dla dwóch lub więcej wydań: tylko różnice. Dla jednego: jego zasady pełnymi zdaniami.
cli-rules-editions = { $editions }; domyślnie wszystkie
cli-rules-markdown = wypisuje wszystko jako stronę w Markdownie
cli-rules-json = zamiast tego ustawienia i źródła w jednym wierszu JSON
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Wypisać skrypt, którym powłoka uzupełnia polecenia, opcje i nazwy plików. Potrzebny jest jeszcze jeden pakiet: pip install shtab.
cli-completion-shell = powłoka, w której piszesz
cli-completion-examples =
    perudo completion bash

# What stands for a value in a usage line.
cli-metavar-language = JĘZYK
cli-metavar-edition = WYDANIE
cli-metavar-set = USTAWIENIE=WARTOŚĆ
cli-metavar-round = RUNDA
cli-metavar-number = N
cli-metavar-days = DNI
cli-metavar-archive = ARCHIWUM
cli-metavar-site = STRONA
cli-metavar-level = POZIOM
cli-metavar-name = IMIĘ
cli-metavar-host = HOST
cli-metavar-host-port = HOST:PORT
cli-metavar-port = PORT
cli-metavar-file = PLIK
cli-metavar-key = KLUCZ
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = KOSTKI
cli-metavar-address = ADRES
cli-metavar-bid = LxW
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = BOT

error-language-unknown = Nie ma tu języka „{ $language }”. Są takie: { $allowed }.
error-not-a-number = „{ $given }” nie jest liczbą całkowitą od { $least } do { $most }.
error-not-an-integer = „{ $given }” nie jest liczbą całkowitą.
error-not-a-pace = „{ $given }” nie jest liczbą od { $least } do { $most }.
error-not-an-address = „{ $given }” nie jest adresem IP, takim jak 127.0.0.1, ani siecią, taką jak 10.0.0.0/8.
error-not-a-setting = „{ $given }” nie ma postaci USTAWIENIE=WARTOŚĆ, jak calza=true.
error-not-a-hand = „{ $given }” nie jest ciągiem wartości od 1 do 6, jak 22156.
error-not-a-public-key = „{ $given }” nie jest kluczem serwera ani plikiem z kluczem. Klucz ma 64 cyfry szesnastkowe; serwer podaje swój pod /.well-known/perudo.json
error-not-a-bid = „{ $given }” nie jest stawką jak 7x2: liczba, x i wartość od 1 do 6.
error-hand-too-large = Masz mieć tyle kostek: { $hand }, a na stole jest ich tylko { $dice }.
error-odds-dice-each = Przy --bids podaj, ile kostek ma każdy, na przykład --dice 5,5,4.
error-odds-order = „{ $name }” nie może tu stawiać: stawia się po kolei, każdy tam, gdzie --dice ma jego kostki.
error-probe-nothing = Powiedz, o co pytasz: POSITION albo --dice i --hand.
error-probe-hand = Kostek w ręce: { $hand }; ten, czyja kolej, ma ich { $dice }.
error-probe-not-to-act = Nie ma tu nikogo, czyja jest kolej i czyje kostki widać.
error-probe-not-two = Kostki mają więcej niż dwie osoby; rozwiązano tylko rundy dwóch graczy.
error-probe-calza = Można tu powiedzieć calza: to inna runda, a żadnej takiej nie rozwiązano.
error-probe-hidden-dice = Ile kostek ma drugi gracz, jest ukryte. Kto liczył, podaje to, na przykład ?2 w pozycji.
error-probe-hidden-veteran = Nie powiedziano, czy drugi gracz był już palafico i może zmienić wartość. Mówi to v, na przykład ?1v w pozycji.
error-probe-not-solved = Nie ma tablicy takiej rundy. Rozwiąż ją przez perudo solve --checkpoint FILE i zapytaj z --solution FILE.
error-probe-off-the-line = Według tablicy żaden z graczy by tu nie doszedł, więc nie mówi ona, co dalej.
error-strategy-name = Nazwa pliku strategii kończy się na { $allowed }, a { $file } nie.
error-strategy-line = W tej rundzie nie można postawić { $bid } tam, gdzie stoi w { $bids }.
error-strategy-hand = „{ $hand }” to nie ręka tego, czyja tam kolej: ma on tyle kostek: { $dice }.
error-output = Nie da się wypisać tego, co jest do powiedzenia: { $why }
error-not-positive = „{ $given }” nie jest liczbą większą od zera, jak 0.001.
error-not-players-dice = „{ $given }” to nie kostki 2–{ $players } graczy, od 1 do { $most } każdy, jak 2,1.
error-not-two-players = „{ $given }” to nie kostki dwóch graczy, od 1 do { $most } każdy, jak 2,1.
error-solver-too-large = Rozwiązanie tej rundy wymaga { $needed } GiB pamięci; tutaj wolne jest { $there } GiB. Oszacowanie wymaga mniej: --recall 2.
error-forgetful-too-large = To wymaga { $needed } GiB pamięci; tutaj wolne jest { $there } GiB. Pamiętanie mniejszej liczby stawek wymaga mniej: --recall.
error-options-together = Opcji { $one } nie można łączyć z { $other }.
error-solver-other-round = W { $file } nie ma wcześniejszej pracy nad tą rundą.
error-solver-other-game = W { $file } nie ma wcześniejszej pracy nad tą grą.
error-solver-unwritten = Nie udało się zachować pracy w { $file }: { $why }.
error-solver-nothing = Powiedz, co rozwiązać: --dice dla rundy, --game dla partii.
error-solver-no-calza = Według tych zasad nikt nie może powiedzieć calza, gdy zostało dwóch graczy.
error-solver-three-dice = Przy więcej niż dwóch graczach rozwiązane jest tylko 1,1,1: trzech graczy z jedną kostką każdy.
error-solver-three-calza = Przy calzie kostki mogą wracać, więc we trzech rozwiązuje się tylko rundy bez niej.
error-worker-lost = Robotnik przerwał pracę w połowie: jego proces został zabity albo jego maszyna zniknęła. Z --checkpoint praca rusza dalej od miejsca, w którym ją ostatnio zachowano.
error-no-cluster = Nie udało się połączyć z klastrem Ray: { $why }
error-few-processors = Procesory klastra: { $there }; żądani robotnicy: { $asked }.
error-tablebase-damaged = Ta tabela rozwiązanej rundy jest uszkodzona albo w innej wersji.
error-study-too-large = Ta runda ma { $lines } ciągów stawek; obchodzi się najwyżej { $most }.
error-study-calza = Rund, w których można tak ogłosić calzę, nie bada się: przez stawiającego na własną stawkę albo przez kogokolwiek tam, gdzie rundy się rozgrywa.
error-study-illegal = Gracz powiedział to, czego nie może: { $word }.
error-arena-alone = Podaj co najmniej dwa boty, na przykład: perudo arena odds beginner
error-bot-unknown = Nie ma bota „{ $given }”. Wbudowane: { $allowed }; własny podaje się jako PLIK.py:KLASA, MODUŁ:KLASA albo program w cudzysłowie (docs/bots.md).
error-bot-meant = Nie ma bota „{ $given }”. Czy chodziło o { $meant }?
error-bot-no-file = Nie ma pliku { $file }.
error-bot-no-module = Nie ma modułu { $module }.
error-bot-broken = { $place } nie daje się wczytać: { $why }
error-bot-no-class = W { $given } nie ma klasy { $name }.
error-bot-no-bot = { $given } to nie bot: musi to być klasa pochodna od perudo.bots.Bot.
error-bot-abstract = { $given } nie jest skończony: brakuje { $methods }.
error-bot-no-program = Nie ma programu { $program }.
error-bot-silent = { $given } nie mówi hello: { $why }
error-bot-failed = { $name } nie może grać dalej: { $why }
error-bot-no-link = „{ $given }” to nie link do stołu, taki jak http://localhost:8000/t/ABCDEF.
error-not-a-server = „{ $given }” to nie adres serwera, taki jak https://perudo.example.org.
error-bot-no-server = Nie można połączyć się z { $server }: { $why }
error-bot-token = Nie można zapisać w { $file }, kim jest bot: { $why }
error-bot-token-unknown = Serwer nie wie już, kim był bot. Z innym plikiem dla --token albo bez niego przyjdzie jako nowy.

## Chances, as the terminal tells them

odds-bid = { bid } przy { $count ->
    [one] jednej kostce
    [few] { $count } kostkach
    [many] { $count } kostkach
   *[other] { $count } kostki
} na stole
odds-bid-palifico = { bid } w rundzie palafico, przy { $count ->
    [one] jednej kostce
    [few] { $count } kostkach
    [many] { $count } kostkach
   *[other] { $count } kostki
} na stole
odds-hand = Widzisz { $hand }; { $matching ->
    [0] żadna nie pasuje
    [one] pasuje jedna
    [few] pasują { $matching }
    [many] pasuje { $matching }
   *[other] pasuje { $matching }
}.
odds-no-hand = Nie widzisz żadnej.
odds-true = prawda
odds-exact = dokładnie
odds-by-dice = według samych kostek
odds-after-bids = po tych stawkach
odds-reader = Po tych stawkach: tak, jak je czyta bot „{ $reader }”. To szacunek, dla graczy takich, jacy zwykle bywają.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# For chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0,01%
odds-nearly-certain = >99,99%
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Podbijanie według { $edition }: { $kind ->
    [palifico] runda palafico
    [veteran] runda palafico, dla weterana, który może zmienić wartość
   *[ordinary] zwykła runda
    }, kostek: { $dice }
raises-how = W wierszach ostatnia stawka; w kolumnach, dla każdej wartości, liczby kostek, które mogą po niej nastąpić. 4+ to cztery i więcej, 1 to { word-as }.
raises-opening = otwarcie
raises-standing = ostatnia stawka
raises-followers = stawka, która może nastąpić
raises-face = wartość

odds-same-face = Ta sama wartość:
odds-same-quantity = Ta sama liczba:

## Rounds between two, solved

solve-round = Kostki: { $first } zaczynającego, { $second } drugiego gracza
solve-value = Wartość dla zaczynającego, od -1 do 1: { $value } (między { $low } a { $high })
solve-estimate = Wartość dla zaczynającego, od -1 do 1: około { $value }; to oszacowanie
solve-sure = Na pewno leży ona między { $low } a { $high }
solve-remembered = Stawki, które obaj gracze pamiętają: { $remembered }
solve-wins = Zaczynający wygrywa więc { $chance } takich rund.
solve-calza = Można powiedzieć calza: kostka, którą się nią wygra, to punkt dla mówiącego, tak jak kostka stracona to punkt dla drugiego.
solve-three = { $edition }: szansa każdego na wygranie gry, gdy zostało trzech graczy z jedną kostką
solve-three-chances = { $first } dla zaczynającego, { $second } dla następnego, { $third } dla ostatniego
solve-three-gain = Nikt nie zyska więcej niż { $gain } (jako część gry), grając sam inaczej: to równowaga z taką dokładnością.
solve-three-promise = Nic więcej nie jest obiecane: dwóch grających inaczej może zyskać więcej, a inna równowaga może dać inne szanse.
solve-exploitability = Podatność na wykorzystanie (exploitability): { $exploitability }
solve-exploitability-least = Podatność na wykorzystanie (exploitability): co najmniej { $exploitability }
solve-effort = Iteracje: { $iterations }; sekundy: { $seconds }
solve-openings = Jak zaczynać, według własnych kostek:
solve-openings-all = Jak zaczynać, średnio:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) }%
solve-progress = Iteracje: { $iterations }; sekundy: { $seconds }; wartość znana z dokładnością do { $width }
solve-progress-estimate = Iteracje: { $iterations }; sekundy: { $seconds }; kto pamięta tyle samo, może jeszcze zyskać { $gain }
solve-progress-three = Iteracje: { $iterations }; sekundy: { $seconds }; kto sam gra inaczej, może jeszcze zyskać { $gain }
solve-progress-preparing = Przygotowuję to, co gracze umieją rozróżnić.
solve-progress-judging = Obliczam najlepsze odpowiedzi na to, czego się nauczono.
solve-least = To wymaga co najmniej { $seconds } s: na przygotowanie, jedną iterację i jej ocenę.
probe-mix = Jak grać dalej: { $mix }
probe-value = Czego może się spodziewać ten, czyja kolej, od -1, runda przegrana, do 1: { $value }
probe-table = Według tablicy, która jest w Perudo.
probe-kept = Według tego, co jest w { $file }.
exploit-opening = Zaczynając, oddaje na rundę: { $loss }
exploit-answering = Odpowiadając, oddaje na rundę: { $loss }
exploit-estimated = Jak często co mówi, nie dało się obliczyć; oszacowano to, pytając { $times } razy, więc i te liczby są przybliżone.
exploit-gain = Kostki, które na rundę zyskuje ten, kto dobrze odpowiada: { $gain } (od { $low } do { $high } w 95% przypadków; rozdań: { $deals }). Najlepsza odpowiedź zyskuje nie mniej.
exploit-progress = Zrobione: { $percent }%
arena-title = Partie: { $games }, po { $players } graczy. Tak dobry jak inni to { $fair }.
arena-played = Zasady: { $editions }; { $calza ->
        [on] z calzą
        [off] bez calzy
       *[both] z calzą i bez
    }.
arena-left-out = Nie dla { $players } graczy, więc pominięte: { $editions }.
arena-seed = Kostki rzucono losowo, bo któryś bot jest obcy. Te same partie jeszcze raz: --seed { $seed }
arena-bot = bot
arena-share = udział
arena-interval = 95%
arena-times = razy swój udział
arena-rating = ranking
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, partie oddane walkowerem: { $count }; { $why ->
        [error] zgłosił wyjątek
        [illegal] powiedział, czego nie wolno
        [slow] myślał za długo
       *[died] jego proces się zakończył
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, gdy nic jeszcze nie postawiono: { $reason }
       *[other] { $word } po { $standing }: { $reason }
    }
bot-waits = Czeka przy stole { $table }, aż gospodarz wpuści programy i będzie wolne miejsce.
bot-sits = Wpuszczony: siada.
bot-offline = { page-lost-here }
bot-begins = Zaczyna się partia.
bot-won = Wygrał.
bot-lost = Przegrał.

solve-match = { $edition }: szansa zaczynającego rundę na wygranie partii, gdy zostało dwoje
solve-match-rows = W dół kostki zaczynającego, w poprzek kostki drugiego gracza.
solve-match-palifico = Gdy zaczynający jest palafico:
solve-match-palifico-row = palafico
solve-match-unsolved = –: tego, co zależy od rund, w których kostek jest więcej niż { $most }, nie rozwiązano.
solve-match-estimated = ≈: oszacowanie. Rund, w których kostek jest więcej niż { $most }, nie rozwiązano; obaj gracze pamiętają w nich tylko ostatnie stawki.
solve-match-least = Podatność gry w tych rundach na wykorzystanie (exploitability): co najmniej { $exploitability } w najgorszej.
solve-match-mine = kostki zaczynającego
solve-match-theirs = kostki drugiego gracza
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
solve-match-rounds = Rundy: { $done } z { $many }
solve-match-sweeps = Przejścia przez wszystkie pozycje: { $done } z najwyżej { $many }
solve-match-unfinished = Przerwano przed końcem. To, co podano, jest pewne; z --checkpoint praca rusza dalej od tego miejsca.

## The rules, as the terminal and the documentation tell them

rules-editions = Wydania
rules-shared = Jak gra się w każdym wydaniu
rules-settings = Co każde wydanie ustala po swojemu
rules-readings = Jak czytamy pomyłki i przemilczenia
rules-box = Pudełko
rules-same = Te wydania mają te same zasady.
rules-source = { $edition } „{ $place }”
rules-sentence = { $said } „{ $place }”
rules-setting = Ustawienie
rules-rule = Zasada
rules-if-calza = Gdy calza jest włączona:
rules-note-sources = Źródłem każdego wiersza jest miejsce w instrukcji danego wydania, podane nagłówkiem i w jej języku; w nawiasie tam, gdzie zasada z instrukcji tylko wynika.
rules-note-dash = Kreska znaczy, że instrukcja o tym nie mówi.
rules-silent = to wydanie o tym nie mówi
rules-unsaid = nie mówi o tym żadne wydanie
rules-note-house = Każdy wiersz to ustawienie, które gospodarz może zmienić, na przykład calza, wyłączona w każdym wydaniu, dopóki ktoś jej nie włączy: perudo play --set calza=true
rules-presets = Nazwy zasad, których nie ma w żadnym pudełku:
rules-page-title = Zasady Perudo, wydanie po wydaniu
rules-page-made = Tę stronę tworzy "perudo rules --markdown". Zmień src/perudo/core/rules.py albo słowa w src/perudo/locales, a potem uruchom "make generate".

## Playing in a terminal

play-guest = Gość
play-help-hint = Wpisz stawkę jako liczbę i wartość, na przykład 7 4, albo dudo. Wpisz pomoc, a dowiesz się więcej.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Żadna runda nie jest jeszcze rozegrana.
play-your-dice = Twoje kostki: { $dice }.
play-ask-open = Zaczynasz. Twoja stawka:{" "}
play-ask-turn = Jest stawka „{ bid }”. Co mówisz:{" "}
play-ask-calza = Jest stawka „{ bid }”. Calza? Enter zostawia ją w spokoju:{" "}
play-ask-calza-own = Twoja własna stawka „{ bid }”. Calza? Enter zostawia ją w spokoju:{" "}
play-ask-out = Odpadasz. Enter opowiada resztę, pomiń przechodzi na koniec:{" "}
play-ask-quit = Odchodzisz od gry? tak albo nie:{" "}
play-left = Odchodzisz od stołu. Do następnego razu.
play-recorded = Partia jest zapisana w { $file }.
play-not-understood = Gra nie zna takiego słowa. Stawiaj jak 7 4 albo powiedz dudo lub pomoc.
play-who-in = W grze: { $names }.
play-who-turn = Ruch ma { $name }.
play-legal-face = { faces }: { $first ->
    [1] { $last ->
        [1] 1
       *[other] od 1 do { $last }
    }
   *[other] od { $first } do { $last }
}
play-odds = { bid } przy { $count ->
    [one] jednej kostce
    [few] { $count } kostkach
    [many] { $count } kostkach
   *[other] { $count } kostki
}: prawda { $true }, dokładnie { $exact }.
play-odds-how = O szanse stawki pytaj tak: szanse 7 4
play-odds-hidden = Stracone kostki są ukryte. Powiedz, ile według ciebie jest kostek, na przykład: szanse { $quantity } { $face } 18
play-odds-dice = Kostek może być od { $least } do { $most }.
play-help =
    7 4         stawiasz siedem czwórek; 7x4 znaczy to samo; { word-asy } to wartość 1
    dudo        podważasz ostatnią stawkę; d znaczy to samo
    calza       mówisz, że zgadza się co do kostki; c znaczy to samo
    kostki      twoje kostki
    stawki      co postawiono w tej rundzie
    kto         kto jest w grze i kto ma ruch
    wolno       co wolno teraz postawić
    szanse 7 4  jak możliwe jest siedem czwórek, sądząc po twoich kostkach
    zasady      zasady tego stołu
    czemu       czemu boty tak grały w ostatniej rundzie
    koniec      odejście od gry
# What may be typed for each; separated by commas.
play-word-dudo = dudo, d
play-word-calza = calza, c
play-word-help = pomoc, help, h, ?
play-word-dice = kostki, dice, hand
play-word-bids = stawki, stawka, bids, bid, b
play-word-who = kto, who, w
play-word-legal = wolno, legal, l
play-word-odds = szanse, szansa, odds, o
play-word-rules = zasady, z, rules, r
play-word-why = czemu, dlaczego
play-word-quit = koniec, wyjdź, wyjdz, quit, q, exit
play-word-skip = pomiń, pomin, skip, s
play-word-yes = tak, t, yes, y
error-record-unwritten = Nie udało się zapisać partii w { $file }: { $why }.

## Recorded games, as the terminal tells them

tell-players = Gracze: { $names }
tell-seat = Miejsce { $seat }
tell-mid-game = Zapis zaczyna się w środku partii.
tell-dice-left = Zostało kostek: { $dice }
tell-round = Runda { $round }
tell-hand = { $name } ma { $dice }.
tell-stops-before-call = Zapis urywa się przed sprawdzeniem. Ruch ma { $name }.
tell-stops = Zapis tu się urywa. Następną rundę zaczyna { $name }.
tell-not-begun = Zapis urywa się przed pierwszą rundą.
tell-standard-input = standardowe wejście

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
verify-round = { $file }, runda { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] kostki wynikają z ziarna, do którego zobowiązał się serwer. Żaden gracz nie miał w nie wkładu.
        [one] kostki wynikają z ziarna, do którego zobowiązał się serwer, i z wkładu jednego gracza.
        [few] kostki wynikają z ziarna, do którego zobowiązał się serwer, i z wkładów { $contributed } graczy.
        [many] kostki wynikają z ziarna, do którego zobowiązał się serwer, i z wkładów { $contributed } graczy.
       *[other] kostki wynikają z ziarna, do którego zobowiązał się serwer, i z wkładów { $contributed } gracza.
    }
verify-unproven = nie podano, skąd wzięły się kostki.
verify-contributions = nie każde miejsce ma dokładnie jeden wkład w kostki o 16 bajtach.
verify-part = podano wkład w kostki bota albo miejsca bez kostek, które go nie mają.
verify-digests = wkład w kostki NIE pasuje do skrótu podanego wcześniej.
verify-commitment = ziarno NIE jest tym, do którego zobowiązał się serwer.
verify-opener = według ziarna i wkładów zaczyna KTOŚ INNY.
verify-dice = ziarno i wkłady dają INNE kostki niż te, którymi grano.
verify-withheld = miejsce { $seat } zapowiedziało wkład i go nie otworzyło.
# $rounds and $faults: how many.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: wszystko się zgadza, w tej jednej rundzie.
            [few] { $file }: wszystko się zgadza, we wszystkich { $rounds } rundach.
            [many] { $file }: wszystko się zgadza, we wszystkich { $rounds } rundach.
           *[other] { $file }: wszystko się zgadza, w { $rounds } rundy.
        }
        [one] { $file }: NIE zgadza się jedna runda z { $rounds }.
        [few] { $file }: NIE zgadzają się { $faults } rundy z { $rounds }.
        [many] { $file }: NIE zgadza się { $faults } rund z { $rounds }.
       *[other] { $file }: NIE zgadza się { $faults } rundy z { $rounds }.
    }
error-verify-nothing = { $file }: ten zapis nie podaje, skąd wzięły się kostki, więc nie ma czego weryfikować. Podają to zapisy partii rozegranych na serwerze.

# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: tego zapisu nie podpisał żaden serwer. Imiona, słowa i zasady mógł ktoś zmienić, rundy pominąć, a całość zmyślić: same kostki tego nie pokażą.
verify-signed = { $file }: podpisano kluczem { $key }. Imiona, zasady, słowa, kostki i ich kolejność są takie, jak zapisał je serwer z tym kluczem.
verify-unfit = { $file }: podpis kluczem { $key } NIE jest od tego zapisu. Po podpisaniu coś zmieniono, dodano albo pominięto, albo podpis pochodzi z innego zapisu.
verify-weak-key = { $file }: podpis NICZEGO nie dowodzi. { $key } nie jest prawdziwym kluczem Ed25519: każdy może utworzyć podpis, który do niego pasuje.
verify-key-wanted = { $file }: to właśnie ten klucz, którego żądasz.
verify-key-other = { $file }: to NIE jest klucz, którego żądasz.
verify-server = { $file }: według niego samego serwer jest pod { $server }. Napisać to może każdy: zażądaj przez --key klucza, który podaje tam /.well-known/perudo.json.
verify-server-none = { $file }: zapis nie mówi, czyj to klucz. Zażądaj przez --key klucza swojego serwera: podaje go /.well-known/perudo.json.

## Errors in records: where, and what is wrong

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
# $key is a key of the record, as "seed".
error-record-hex = „{ $key }” zapisuje się parami znaków od 0 do 9 i od a do f.
error-record-move = Ruch zapisuje się jako "5x4", "dudo" albo "calza 2": bez wielkich liter, znaków, zer na początku i innych spacji.
error-record-after-call = Sprawdzenie zakończyło rundę; dalej nie może być żadnego ruchu.
error-record-after-end = Koniec partii, wygrywa miejsce { $winner }; dalej nie może być żadnej rundy.
error-record-after-unfinished = Poprzednia runda urywa się bez sprawdzenia, a to wolno tylko ostatniej.

## Errors in talk, clocks and rule codes

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
