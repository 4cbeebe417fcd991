# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = Brakuje pakietów. Aby je zainstalować: { $command }
error-picture-name = Nazwa obrazka kończy się na { $allowed }, a { $file } nie.
error-picture-unwritten = Nie udało się zapisać { $file }: { $why }
error-bid-graph-faces = Kostka ma tu od { $fewest } do { $most } ścianek.
error-raises-no-palifico = Według tych zasad nie ma rund palafico.
error-raises-no-veteran = Według tych zasad weterani nie zmieniają wartości.
error-bid-graph-most = Na stole musi leżeć przynajmniej jedna kostka.
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

## Events of a round

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

## The server and its data

serving-here = Perudo czeka pod adresem { $address }
serving-preview = Miejsce przy naszym stole Perudo
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
error-store-read-only = W { $place } nie można pisać: plik lub jego folder jest tylko do odczytu. Zmień to albo podaj inne miejsce przez --data.
error-store-strange = W { $place } nie ma danych Perudo; plik został nietknięty. Podaj inne miejsce przez --data.
error-store-foreign = Dane w { $place } nie mają dokładnie tych tabel, które tworzy Perudo ({ $what }), więc ktoś je zmienił. Zostały nietknięte. Przywróć kopię, której ufasz: perudo restore KOPIA --data PLIK --replace
error-backup-elsewhere = Tutaj kopiuje się i przywraca tylko pliki SQLite. Dla PostgreSQL użyj jego własnych narzędzi: pg_dump kopiuje działającą bazę, a psql lub pg_restore ją przywraca.
error-backup-exists = { $place } już istnieje. Podaj nowy plik na kopię.
error-backup-failed = Nie udało się zapisać { $place }: { $why }. Wszystko jest tam jak przedtem.
error-backup-nothing = W { $place } nic nie ma.
error-person-unknown = Nikt tu nie zachował imienia „{ $who }”.
error-person-needed = Podaj, o kogo chodzi: perudo people IMIĘ
error-restore-exists = W { $place } są już dane. Z --replace zastąpi je kopia, a dotychczasowe zostaną zachowane obok.
error-restore-unsound = Nie wszystko w kopii { $place } da się odczytać, więc niczego nie przywrócono. Co jest nie tak, pokaże: perudo check { $place }
error-key-nowhere = Klucza, od którego zależą kostki, jeszcze nigdzie nie ma. Wszystkie serwery jednej bazy potrzebują tego samego: podaj plik przez --key albo sam klucz w zmiennej PERUDO_KEY.
error-key-other = Dane w { $place } należą do klucza { $theirs }, a ten serwer ma klucz { $ours }. Wszystkie serwery tych samych danych potrzebują tego samego klucza. Umieść właściwy w pliku podanym przez --key albo w PERUDO_KEY. Jeśli przepadł na dobre, zatrzymaj wszystkie serwery i uruchom jeden z --lost-key { $short }
error-key-missing = W { $place } nie ma klucza, a dane należą do klucza { $theirs }. Umieść tam ten klucz. Jeśli przepadł na dobre, uruchom z --lost-key { $short }, by powstał nowy: stoły grają dalej, ale każda przeglądarka będzie obca, a trwających rund nie da się zweryfikować.
error-key-at-work = Inne serwery pracują na danych w { $place } z poprzednim kluczem. Nic nie zmieniono. Najpierw zatrzymaj je wszystkie.
error-node-alone = --node-address jest dla kilku serwerów przy jednej bazie PostgreSQL. Podaj ją przez --data albo opuść --node-address.
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
people-list = Osoby, które zachowały imię: { $count }
people-renamed = { $old } nazywa się teraz { $new }.
people-ask = Usunąć na zawsze: { $name }? tak albo nie:{" "}
people-deleted = Usunięto: { $name }. Działający serwer usuwa teraz imię ze wszystkich stołów; w przeciwnym razie zrobi to przy następnym uruchomieniu.
people-ban = Wykluczono: { $name }. Działający serwer rozłączy tę osobę w kilka sekund.
people-unban = Już nie wykluczono: { $name }
people-banned = wykluczono: { $reason }
people-reports = Otwarte zgłoszenia: { $count }
collusion-players = gracze
collusion-ratio = iloraz
collusion-calls-head = sprawdzenia
collusion-expected = oczekiwane
collusion-pair = { $one } i { $other }
collusion-calls = { $calls } z { $opportunities }
collusion-above = > { $ratio }
collusion-none = Nie ma gier, w których troje lub więcej graczy mogło się nawzajem sprawdzać.
collusion-note = Iloraz mówi, o ile bardziej prawdopodobne są te sprawdzenia, jeśli dwoje graczy się oszczędza, niż jeśli traktują wszystkich jednakowo. Od { $ratio } warto obejrzeć ich gry. Iloraz niczego nie dowodzi: wysoki mogą mieć także przyjaciele, którzy zawsze siedzą obok siebie, albo ktoś, kto boi się jednego przeciwnika.
collusion-so-far = Gry do tej pory: { $games }

## Errors at a table

error-no-page = Nie ma takiej strony.

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
# argparse replaces what begins with a percent sign.
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
cli-serve-push-service = kolejna usługa push, do której wysyłane są powiadomienia, jako URL; można powtarzać (domyślnie: usługi popularnych przeglądarek)
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
cli-people-about = Pokaż osoby, które zachowały imię na serwerze, albo to, co zapisano o jednej z nich; zmień imię osoby, wyklucz ją lub usuń. Serwer może dalej działać.
cli-people-who = imię lub identyfikator osoby; bez tego lista wszystkich
cli-people-data = plik SQLite albo URL bazy PostgreSQL; domyślnie { $default }
cli-people-export = wypisz wszystko, co zapisano o osobie, jako JSON
cli-people-rename = zmień imię osoby
cli-people-ban = wykluczyć osobę; pozna ona powód
cli-people-unban = cofnąć wykluczenie osoby
cli-people-reports = wypisać zgłoszenia
cli-people-close = usunąć zgłoszenie z tej listy
cli-people-delete = usuń osobę, po potwierdzeniu
cli-people-yes = nie pytaj
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
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
cli-collusion-about = Szuka graczy, którzy się oszczędzają: sprawdzają się nawzajem rzadziej niż innych. Czyta zapisy gier albo gry rankingowe co najmniej trzech graczy z danych serwera, który może dalej działać.
cli-collusion-files = pliki .perudo; bez nich gry rankingowe z danych
cli-collusion-data = plik SQLite albo URL bazy PostgreSQL; domyślnie { $default }
cli-collusion-tournament = tylko gry turnieju o tym kodzie
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
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
cli-exploit-about = Ile bot oddaje na rundę temu, kto wie, jak on gra, i odpowiada najlepiej. Dokładnie między dwoma, gdy runda jest mała; gdzie indziej dolna granica z rozegranych rund, z 95-procentowym przedziałem. Z --games: jaką część całych gier wygrywa taki przeciwnik.
cli-exploit-bot = wbudowany bot (perudo bots), PLIK.py:KLASA, MODUŁ:KLASA albo program w cudzysłowie (docs/bots.md); jego kod działa w tym procesie, więc weź takiego, któremu ufasz
cli-exploit-dice = kostki zaczynającego i każdego następnego, jak 2,1 albo 3,3,3
cli-exploit-games = rozegrać tyle całych gier przeciw komuś, kto ma kopię bota, i podać jego udział w wygranych
cli-exploit-players = gracze w tych grach: ten przeciwnik i bot na każdym innym krześle; domyślnie 2
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
    perudo exploit reader --games 100 --edition kozak
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
# Placeholders for values in usage lines.
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
cli-metavar-person = OSOBA
cli-metavar-reason = POWÓD
cli-metavar-report = ZGŁOSZENIE
cli-metavar-tournament = KOD
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
error-options-needed = Podaj { $one } albo { $other }.
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

## Chances

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
# Chances that are not quite 0 or 1, but would be rounded to it.
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

## Solved rounds of two players

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
exploit-share = Kto odpowiada z kopią bota, wygrywa { $share }% gier (od { $low } do { $high } w 95% przypadków; gier: { $games }). Równy udział to { $fair }%.
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

## Reports of rules

rules-editions = Wydania
rules-settings = Co każde wydanie ustala po swojemu
rules-same = Te wydania mają te same zasady.
rules-source = { $edition } „{ $place }”
rules-sentence = { $said } „{ $place }”
rules-setting = Ustawienie
rules-rule = Zasada
rules-note-dash = Kreska znaczy, że instrukcja o tym nie mówi.
rules-note-house = Każdy wiersz to ustawienie, które gospodarz może zmienić, na przykład calza, wyłączona w każdym wydaniu, dopóki ktoś jej nie włączy: perudo play --set calza=true
rules-presets = Nazwy zasad, których nie ma w żadnym pudełku:
rules-page-title = Zasady Perudo, wydanie po wydaniu
rules-page-made = Tę stronę tworzy "perudo rules --markdown". Zmień src/perudo/core/editions.py albo słowa w src/perudo/locales, a potem uruchom "make generate".

## Play in the terminal

play-guest = Gość
play-help-hint = Wpisz stawkę jako liczbę i wartość, na przykład 7 4, albo dudo. Wpisz pomoc, a dowiesz się więcej.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = Żadna runda nie jest jeszcze rozegrana.
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
# Accepted inputs, separated by commas.
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

## Records

tell-players = Gracze: { $names }
tell-mid-game = Zapis zaczyna się w środku partii.
tell-round = Runda { $round }
tell-hand = { $name } ma { $dice }.
tell-stops-before-call = Zapis urywa się przed sprawdzeniem. Ruch ma { $name }.
tell-stops = Zapis tu się urywa. Następną rundę zaczyna { $name }.
tell-not-begun = Zapis urywa się przed pierwszą rundą.
tell-standard-input = standardowe wejście
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
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
# $rounds and $faults are numbers.
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
