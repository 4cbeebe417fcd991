# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Twój ruch · Perudo
page-title-waits = Ruch: { $name } · Perudo
page-what = Kości kłamcy: licytuj kostki wszystkich i łap na blefie.
page-your-name = Twoje imię
page-edition = Zasady
page-by-your-box = Graj według swojego pudełka
page-play-now = Graj teraz
page-new-here = Pierwszy raz grasz w Perudo?
page-new-show = Pokaż mi (3 minuty)
page-new-know = Umiem grać
page-play-now-about = { $count ->
    [one] z jednym botem
    [few] z { $count } botami
    [many] z { $count } botami
   *[other] z { $count } bota
}
page-bots = Boty
page-bots-level = Jak dobrze grają
page-level = Poziom
page-bots-weaker = Słabsi przeciwnicy
page-bots-stronger = Silniejsi przeciwnicy
page-with-friends = Ze znajomymi
page-find-others = Z innymi
page-find-waits = { $name } czeka
page-house-rules-none = Wróć do zasad z pudełka
page-rules-picture = Rysunki pokazują, jakie stawki mogą nastąpić po ostatniej, czy widać stracone kostki i czy palafico może się powtórzyć.
page-rules-linked = Zasady z twojego linku: { $edition }.
page-join = Z kodem
page-join-go = Do stołu
page-code = Kod stołu
page-how-to-play = Jak grać
page-install = Zainstaluj jako aplikację
howto-dice = Każdy potrząsa kostkami pod kubkiem. Widzisz tylko swoje.
howto-bid = „{ bid }”: to stawka. Mówi, że pod wszystkimi kubkami razem jest ich co najmniej tyle.
howto-raise = Następny gracz podbija, na przykład: { bid }, albo mówi dudo: „nie wierzę”.
howto-dudo = Po dudo wszystkie kubki idą w górę; { word-asy } liczą się jako każda wartość. Kto się mylił, traci kostkę; wygrywa ten, komu kostki zostaną na końcu.
howto-fine = Wszystkie zasady: { $edition }
howto-sources = Pokaż źródła
page-open-tables = Otwarte stoły
page-no-open-tables = Żaden stół nie jest teraz otwarty dla wszystkich. Otwórz własny i pokaż go na liście.
page-going-on = Partie w toku
page-turns = { $count ->
    [one] Twój ruch przy jednym stole
    [few] Twój ruch przy { $count } stołach
    [many] Twój ruch przy { $count } stołach
   *[other] Twój ruch przy { $count } stołach
}
page-gathers = gracze się zbierają
page-return = Wróć
page-played = Ostatnio rozegrane
page-career = Wygrane: { $wins } z { $games }
page-daily = Zadanie dnia
page-table-of = Stół: { $name }
page-invited = { $name } cię zaprasza
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
page-coach-ask = Co powiedziałby trener?
page-coach-bid = Twoja stawka: { bid }. Z twoimi kostkami należało oczekiwać około { $expected }.
page-coach-call = Odpowiedź na stawkę: { bid }. Z twoimi kostkami należało oczekiwać około { $expected }.
page-coach-passed = Stawka: { bid }. Z twoimi kostkami należało oczekiwać około { $expected }.
page-coach-best = Lepiej: { $best }.
page-coach-figures = Liczby
page-coloured-dice = Kolorowe kostki
page-close = Zamknij
page-dismiss = Ukryj
page-lost = Brak połączenia, próbuję dalej… Twoje miejsce czeka, a co teraz powiesz, wyślę potem.
page-lost-said = Brak połączenia, próbuję dalej… Twoje słowo czeka i wyślę je potem.
page-missed = Gdy cię nie było
page-new = nowe
# The chance of a bid.
page-new-bid = nowa
page-loading = Idziemy do stołu…
page-broken = Nie udało się pobrać strony
page-broken-text = Może połączenie zniknęło na chwilę.
page-nowhere = Tu nic nie ma
page-nowhere-text = Może adres jest ucięty albo ma literówkę.
page-no-table = Nie ma takiego stołu
page-error-unknown = Serwer odmówił ({ $code }).
# A table before its game
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
page-invite-phones = Telefony go nie otwierają?
page-link = Link do tego stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Kod QR z linkiem do tego stołu
page-rules = Zasady tego stołu
page-rules-here = Zasady tego stołu
page-rules-of = Zasady: { $edition }
page-rules-change = Zmień
page-rule-code = Udostępnij te zasady
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
# Table settings
page-table-settings = Zwyczaje tego stołu
# At the table
page-table = Stół
page-menu = Więcej
page-settings = Ustawienia
page-alert-sound = Dźwięk
page-alert-vibration = Wibracje
page-alert-notices = Powiadom mnie
page-push-failed = Ta przeglądarka pokazuje powiadomienia tylko wtedy, gdy strona jest otwarta.
page-quiet-nights = Bez dźwięku w nocy
page-call-about = Następny ruch może zająć wiele godzin. Chcesz powiadomienie, gdy przyjdzie twój ruch?
page-call-me = Powiadom mnie
page-not-now = Nie teraz
push-club-table = { $name } otwiera stół
push-club-table-about = W klubie { $club }
push-evening = { $club }: wkrótce spotkanie
push-evening-about = Wieczór zaczyna się w ciągu godziny.
push-round = Runda { $round } już trwa
push-round-about = { $tournament }: twój stół na ciebie czeka.
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
page-now-resumed = Gramy dalej.
page-now-locked = Stół jest zamknięty: nikt nowy nie usiądzie.
page-now-unlocked = Stół jest znów otwarty.
page-was-removed = Gospodarz usuwa gracza { $name }. Gra dalej bot.
page-host-is = Gospodarzem jest teraz { $name }.
page-host-is-you = Gospodarzysz teraz ty.
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
page-pause-now = Wstrzymaj partię
page-pause-not = Jednak bez przerwy
page-round = Runda { $round }
page-round-begins = Runda { $round }.
page-opening = Rzut o początek
page-over = Koniec partii
page-place = { $place }. miejsce na { $count }
page-order = Kolejność końcowa
page-series = Wynik
page-series-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partie
}
page-series-player = Gracz
page-series-wins = Wygrane
page-series-places = Miejsca
page-series-dudos = Trafne dudo
page-champion = { $count ->
    [one] Wieczór wygrywa: { $names }!
    [few] Pierwsze miejsce wieczoru dzielą: { $names }!
    [many] Pierwsze miejsce wieczoru dzielą: { $names }!
   *[other] Pierwsze miejsce wieczoru dzielą: { $names }!
}
page-champion-own = Wygrywasz wieczór!
page-series-end = Zakończ wieczór
page-series-end-title = Zakończyć wieczór?
page-series-end-about = Wszyscy zobaczą, kto wygrał wieczór. Następna partia zaczyna nowy wynik.
page-series-end-not = Gramy dalej
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
page-tip-ok = Rozumiem
page-tip-bid = Stawka liczy wszystkie kubki razem: co najmniej tyle kostek.
page-tip-dudo = Nie wierzysz w ostatnią stawkę? Przytrzymaj Dudo albo dotknij dwa razy.
page-tip-lower-aces = Stawka na { word-asy } może być o połowę mniejsza: liczą się przy niej same { word-asy }.
page-tip-aces = { $ace ->
    [bird] Ptak
    [head] Głowa
   *[sun] Słońce
} to joker: liczy się jako każda wartość.
page-tip-palifico = Palafico: rozpoczynającemu została jedna kostka. W tej rundzie { word-asy } nie są jokerami.
page-to-act = ma ruch
page-waits-for = Ruch ma { $name }.
page-rolling = Każdy rzuca jedną kostką; najwyższy rzut zaczyna.
page-shaking = Potrząśnij, odwróć, zerknij.
page-palifico = Palafico
page-out = poza grą
page-ready = czeka na następną rundę
page-stand-in = gra bot
page-program = program
page-registered-name = zachowane imię
page-rated = rankingowy
rated-about = Rankingowy: kto odejdzie z gry, jest ostatni.
page-leave-rated = To gra rankingowa. Jeśli bot musi zagrać za ciebie, będziesz na końcu, nawet po powrocie.
unrated-alone = Bez rankingu: gra mniej niż dwoje ludzi.
unrated-absent = Bez rankingu: kogoś brakuje.
unrated-address = Bez rankingu: dwoje z was ma to samo łącze internetowe.
rated-change = Twój ranking: { $rating } ({ $change })
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
# Keyboard shortcuts and questions. $key is a key's name in browsers.
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
cheer-caught = { $name } wykrywa blef!
cheer-caught-you = Blef wykryty!
cheer-held = { $name } mówi prawdę!
cheer-held-you = To była prawda!
cheer-exact = { $name } trafia idealnie!
cheer-exact-you = Idealne trafienie!
page-last-two = Zostało dwoje: { $names }!
page-why = Dlaczego?
page-why-title = Dlaczego boty tak powiedziały
page-why-wait = Chwileczkę…
page-why-alone = Wziął też pod uwagę to, co było wcześniej – o tym powie po skończonej grze.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
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
# The lesson
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
# The shared screen
page-screen = Pokaż na dużym ekranie
page-tv = To jest telewizor
page-screens = Widoczne na dużym ekranie
page-show-table = Pokaż stół tutaj
page-only-dice = Tylko moje kostki
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
page-review-working = Analizuję każdą decyzję…
page-replay-none = Nie ma takiej partii
page-replay-failed = Nie udało się pobrać partii
page-replay-failed-text = Może połączenie zniknęło na chwilę.
page-try-again = Spróbuj znowu
page-replay-record = Powtórka z pliku
page-docs = Dokumentacja
page-me = Moje imię
page-tournament = Turniej
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
page-type-again = Zacznij nową
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
# People who come and go, for screen readers
page-sat-down = { $name } siada.
page-sat-down-you = Siadasz.
page-stood-up = { $name } wstaje.
page-stood-up-you = Wstajesz.
page-stand-in-came = { $name }: dalej gra bot.
page-stand-in-came-you = Dalej gra za ciebie bot.
page-came-back = { $name } wraca.
page-came-back-you = Wracasz.
page-withheld = { $name }: brak udziału w losowaniu tych kostek, może z powodu zerwanego połączenia. Kostki i tak są uczciwe.
page-withheld-you = Losowanie tych kostek odbyło się bez ciebie, może z powodu zerwanego połączenia. Kostki i tak są uczciwe.
# Chat
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
me-title = Twoje imię
me-about = Zachowaj swoje imię, a twoje miejsca i gry będą z tobą na wszystkich urządzeniach. Bez e-maila i bez hasła.
me-register = Zachowaj moje imię
me-passkey-about = Urządzenie poprosi o odcisk palca, twarz albo swój PIN. Nie trzeba nic pamiętać.
me-register-with-code = Użyj zamiast tego kodu odzyskiwania
me-passkey = Klucz dostępu
me-passkey-add = Dodaj klucz dostępu do tego urządzenia
me-passkey-added = Dodano: od teraz możesz się nim logować.
me-passkey-made = Utworzony { $date }
me-passkey-remove = Usuń
me-passkey-remove-made = Usuń klucz utworzony { $date }
me-games = Twoje partie
me-games-none = Tu będą liczone partie, które dokończysz na tym serwerze.
me-ratings = Ranking
me-ratings-about = Ranking pokazuje, jak mocno grasz, na jednej skali z botami. Gry rankingowe są dla zachowanych imion. Kto odejdzie, jest ostatni.
me-rating-2 = Dwóch graczy
me-rating-4 = Trzech lub czterech graczy
me-rating-8 = Od pięciu do ośmiu graczy
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
}
me-rating-bots = Boty na tej samej skali
me-rating-chart = Ranking z ostatnich gier ({ $count }): od { $from } do { $to }
me-find-rated = Znajdź przeciwnika
me-open-rated = Otwórz stół rankingowy
me-visibility = Kto widzi twój ranking i gry
me-visible-everybody = Wszyscy
me-visible-clubs = Członkowie moich klubów
me-visible-nobody = Tylko ja
me-public-page = Twoja strona dla innych
me-finished-games = Gry
me-since = Imię zachowane od { $date }
me-hidden = Ranking i gry nie są dla ciebie widoczne.
me-report = Zgłoś tę osobę
me-report-about = Czy nazwa jest obraźliwa albo to, co ta osoba pisze? Zgłoszenie przeczyta osoba prowadząca ten serwer. Zgłoszona osoba go nie zobaczy.
me-report-text = Co się stało?
me-report-send = Wyślij zgłoszenie
me-reported = Zgłoszenie wysłane. Dziękujemy.
me-no-games = Jeszcze żadnych zakończonych gier.
me-wins = Wygrane
me-bluffs = Blefy, w które uwierzono
me-dudos = Trafne dudo
me-calzas = Trafne calza
me-of = { $count } z { $total }
me-reviewed = Przeanalizowane gry: { $count }
me-answered = Odpowiedzi: { $count }
me-played-with = Grane z
me-games-together = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
me-invite = Zaproś do stołu
me-invite-chosen = Otwórz stół i zaproś ich
me-passkey-sign-in = Zaloguj się kluczem dostępu
me-passkey-cancelled = Nie użyto klucza dostępu. Spróbuj ponownie albo użyj kodu odzyskiwania.
me-change = Zmień imię
me-have-name = Masz już imię?
me-have-name-about = Pokaż kod QR na urządzeniu, na którym jesteś zalogowany, i zeskanuj go tym urządzeniem. Albo wpisz kod odzyskiwania.
me-code = Kod odzyskiwania
me-sign-in = Zaloguj się
me-code-about = Zapisz ten kod: zobaczysz go tylko raz. Zalogujesz się nim na każdym urządzeniu, a jeśli stracisz to, nie ma innej drogi powrotu.
me-code-saved = Zapisałem go
me-new-code = Utwórz nowy kod
me-new-code-about = Jeśli zgubisz kod albo ktoś go zobaczy, utwórz nowy. Stary przestanie działać.
me-devices = Twoje urządzenia
me-this-device = to urządzenie
me-used = ostatnio: { $date }
me-sign-out = Wyloguj
me-sign-out-device = Wyloguj: { $device }
me-add-device = Inne urządzenie
me-show-qr = Pokaż kod QR
me-add-device-about = Zeskanuj ten kod drugim urządzeniem albo otwórz tam link. Działa raz, przez pięć minut. Nie pokazuj go nikomu innemu.
me-qr = Kod QR do zalogowania innego urządzenia
me-link = Link do zalogowania innego urządzenia
me-link-about = To urządzenie będzie grać pod twoim imieniem. Gry rozegrane tu jako gość staną się twoje.
me-sign-in-here = Zaloguj się na tym urządzeniu
me-data = Twoje dane
me-download = Pobierz wszystko, co o tobie zapisano
me-delete = Usuń moje imię
me-delete-ask = Usunąć twoje imię?
me-delete-about = Twoje imię i to, co zostało przez ciebie napisane, znikną ze wszystkich stołów i zapisów gier, a wszystkie urządzenia zostaną wylogowane. Twoje gry zostaną, bez ciebie. Tego nie można cofnąć.
me-delete-keep = Zachowaj
club-yours = Twoje kluby
club-about = Dla osób, które regularnie grają razem: jeden link, następny wieczór i kto ile razy wygrywa.
club-name = Nazwa klubu
club-found = Załóż klub
club-invited = Zaproszenie do tego klubu. Osoby w klubie: { $count }
club-join = Dołącz
club-need-name = Osoby w klubie mają zachowane imiona. Najpierw zachowaj swoje, potem otwórz ten link jeszcze raz.
club-next = Następny wieczór
club-next-at = Następny wieczór: { $date }
club-no-evening = Żaden wieczór nie jest zaplanowany.
club-when = Dzień i godzina
club-plan = Zaplanuj
club-cancel = Odwołaj wieczór
club-coming = Będę
club-not-coming = Nie mogę
club-comes = będzie
club-comes-not = nie może
club-open-table = Otwórz stół
club-call-about = Chcesz powiadomienie przed każdym wieczorem i gdy ktoś otworzy stół?
club-table = Stół { $code }, otwarty: { $time }
club-standings = Klasyfikacja
club-period = Wieczór lub rok
club-no-games = Tu będą liczone gry przy stołach klubu.
club-place = Miejsce
club-games = Gry
club-wins = Wygrane
club-members = Osoby w klubie
club-owner = prowadzi
club-remove = Usuń: { $name }
club-removal = Usuń
tournament-new = Turniej
tournament-about = Znajomi dołączają przez link. Boty zajmują wolne miejsca, a rundy następują po sobie same.
tournament-yours = Twoje turnieje
tournament-name = Nazwa turnieju
tournament-form = Format
tournament-knock-out = Pucharowy
tournament-swiss = System szwajcarski
tournament-knock-out-about = Lepsza połowa każdego stołu (zaokrąglona w dół) gra dalej, aż zostanie jeden zwycięzca.
tournament-swiss-about = Wszyscy grają wszystkie rundy. Każdy gracz, który skończy za tobą, to punkt.
tournament-table-size = Graczy przy stole
tournament-rounds = Rundy
tournament-slow = Runda może trwać tygodnie. Gracze są wzywani, gdy przychodzi ich kolej, jeśli tego chcą.
tournament-open = Otwórz turniej
tournament-join = Dołącz do turnieju
tournament-late = Turniej się zaczął. Od następnej rundy możesz zająć miejsce bota.
tournament-no-place = Nie ma wolnych miejsc, ale możesz oglądać.
tournament-start = Rozpocznij turniej
tournament-bots = { $count ->
    [one] Bot zajmuje wolne miejsce.
    [few] { $count } boty zajmują wolne miejsca.
    [many] { $count } botów zajmuje wolne miejsca.
   *[other] { $count } bota zajmuje wolne miejsca.
}
tournament-starts-later = Poczekaj na rozpoczęcie turnieju. Potem przejdziesz do stołu automatycznie.
tournament-link = Link dla graczy
tournament-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
tournament-your-table = Do twojego stołu
tournament-call-about = Chcesz powiadomienie, gdy zacznie się runda?
tournament-wait = Następna runda zacznie się, gdy wszystkie stoły skończą.
tournament-next-in = Ciąg dalszy za { $seconds } s.
tournament-your-place = Twoje miejsce to { $place } z { $count }.
tournament-round = Runda { $round }
tournament-round-of = Runda { $round } z { $rounds }
tournament-final = Finał
tournament-watch = Oglądaj
tournament-points = Punkty
tournament-still-in = gra dalej
tournament-bot = bot
tournament-screen = Pokaż na telewizorze
tournament-leave = Opuść turniej
tournament-leave-ask = Opuścić turniej?
tournament-leave-about = Od następnej rundy gra bot.
tournament-left = Turniej opuszczony. Gra za ciebie bot.
tournament-return = Wróć do gry
tournament-remove-ask = Usunąć gracza { $name }?
tournament-stay = Anuluj
tournament-another = Jeszcze jeden turniej
tournament-won = Wygrywa: { $names }
tournament-fair-play = Uczciwa gra
tournament-fair-play-about = Dwoje graczy, którzy unikają sprawdzania się nawzajem, wygrywa częściej, niż powinno. Można sprawdzić, czy do tego doszło. Wynik widzisz tylko ty.
tournament-fair-play-check = Sprawdź gry
tournament-fair-play-progress = Sprawdzone gry: { $analysed } z { $games }
tournament-fair-play-none = Żadna para graczy wyraźnie się nie oszczędzała.
tournament-fair-play-note = Ci gracze sprawdzali się nawzajem zaskakująco rzadko. To niczego nie dowodzi: wyróżniać się mogą też przyjaciele, którzy zawsze siedzą obok siebie, albo ktoś, kto boi się jednego przeciwnika. Obejrzyj ich gry.
tournament-fair-play-calls = Sprawdzenia: { $calls } z { $opportunities }, oczekiwane: { $expected }
tournament-fair-play-pair = { $one } i { $other }
club-remove-ask = Usunąć osobę { $name }?
club-remove-about = Z linkiem ta osoba może wrócić. Aby temu zapobiec, zmień link.
club-link = Link klubu
club-link-about = Kto ma ten link, może dołączyć.
club-new-link = Zmień link
club-rename = Zmień nazwę
club-leave = Opuść klub
club-leave-about = Aby wrócić, potrzebujesz linku klubu. Klub znika razem z ostatnią osobą.
club-stay = Zostań
club-keep-member = Zostaw
me-failed = Serwer jest niedostępny. Spróbuj ponownie.
