"""The files in deploy/ are valid: options, variables and ports are the server's, and the parts match."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
import yaml
from websockets.sync.client import connect

from perudo.core import limits
from perudo.server.edge import startup as app
from perudo.server.edge.connections import RESERVED_FILES
from perudo.server.private_files import KEY_VARIABLE
from perudo.terminal.cli import main
from tests.conftest import free_port, missing
from tests.server.process import Server, Socket

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
MANIFESTS = [
    manifest
    for file in sorted((DEPLOY / "kubernetes").glob("*.yaml"))
    for manifest in yaml.safe_load_all(file.read_text())
]
CONTAINERFILE = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE)
NGINX = (DEPLOY / "nginx.conf").read_text()
SECRETS = {"DATABASE_URL": "postgresql://perudo:secret@database/perudo", "PERUDO_HOST": "perudo.example"}


def manifest(kind: str, name: str = "perudo") -> dict[str, Any]:
    (found,) = [each for each in MANIFESTS if each["kind"] == kind and each["metadata"]["name"] == name]
    return dict(found)


def pod(name: str = "perudo") -> dict[str, Any]:
    return dict(manifest("Deployment", name)["spec"]["template"]["spec"])


def container() -> dict[str, Any]:
    (only,) = pod()["containers"]
    return dict(only)


def filled(argument: str) -> str:
    """An argument, with what Kubernetes and compose put in place of variables."""
    return re.sub(r"\$\((\w+)\)|\$\{(\w+)[^}]*\}", lambda found: SECRETS[found[1] or found[2]], argument)


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} (.*)$", CONTAINERFILE, re.MULTILINE)


def started_as(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the server's options from this command line. Raises ``ValueError`` if it is invalid."""
    taken: list[dict[str, Any]] = []
    monkeypatch.setattr(app, "serve", lambda **options: taken.append(options))
    if main(list(map(filled, arguments))):
        raise ValueError(arguments)
    return taken[0]


NODES = [COMPOSE["services"]["one"]["command"], COMPOSE["services"]["two"]["command"], container()["args"]]


@pytest.mark.parametrize("arguments", NODES)
def test_deployment_options_are_parsed_as_intended(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = started_as(arguments, monkeypatch)
    assert (told["host"], told["port"]) == ("0.0.0.0", 8000)
    assert told["metrics"] == ("0.0.0.0", 9100)
    assert told["proxy"] and told["url"].startswith("https://") and told["data"].startswith("postgresql://")


def test_unknown_deployment_option_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError):
        started_as([*NODES[0], "--proxyy=x"], monkeypatch)


def test_ports_agree_across_deployment_files() -> None:
    ports = {port["name"]: port["containerPort"] for port in container()["ports"]}
    assert ports == {"http": 8000, "metrics": 9100}
    assert instructions("EXPOSE") == ["8000 9100"]
    assert {port["targetPort"] for port in manifest("Service")["spec"]["ports"]} <= ports.keys()
    assert manifest("ServiceMonitor")["spec"]["endpoints"][0]["port"] in {
        port["name"] for port in manifest("Service")["spec"]["ports"]
    }
    scraped = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yaml").read_text())["scrape_configs"][0]
    assert scraped["static_configs"][0]["targets"] == ["one:9100", "two:9100"]
    assert set(re.findall(r"server (\w+:\d+)", NGINX)) == {"one:8000", "two:8000"}


def test_compose_server_trusts_the_proxys_reserved_address() -> None:
    address = COMPOSE["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    assert f"--proxy={address}" in COMPOSE["services"]["one"]["command"]
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    subnet, given = (ipaddress.IPv4Network(network[name]) for name in ("subnet", "ip_range"))
    assert ipaddress.IPv4Address(address) in subnet
    assert given.subnet_of(subnet) and ipaddress.IPv4Address(address) not in given, "another container may be given it"


def directive(name: str) -> str:
    """Return the only value of a directive in deploy/nginx.conf."""
    (found,) = re.findall(rf"^ *{name} (.+);$", NGINX, re.MULTILINE)
    return str(found)


def test_ingress_behaves_like_the_compose_proxy() -> None:
    prefix = "nginx.ingress.kubernetes.io/"
    told = {name.removeprefix(prefix): text for name, text in manifest("Ingress")["metadata"]["annotations"].items()}
    assert told["proxy-next-upstream"] == directive("proxy_next_upstream")
    assert told["proxy-next-upstream"] in (ROOT / "docs" / "operating.md").read_text()
    assert told["proxy-buffering"] == directive("proxy_buffering")
    assert told["proxy-body-size"] == directive("client_max_body_size")
    units = {"s": 1, "h": 3600}
    for name in ("proxy_connect_timeout", "proxy_read_timeout"):
        said = directive(name)
        assert int(told[name.replace("_", "-")]) == int(said[:-1]) * units[said[-1]]
    assert told["load-balance"] in {"round_robin", "ewma"}, "the controller knows no other"


def test_deployment_variables_are_documented_and_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    read = {KEY_VARIABLE, "PGPASSWORD"}
    assert KEY_VARIABLE in capsys.readouterr().out
    assert set(COMPOSE["services"]["one"]["environment"]) <= read
    secret = manifest("Secret")["stringData"]
    told = {each["name"]: each["valueFrom"]["secretKeyRef"] for each in container()["env"]}
    assert {reference["key"] for reference in told.values()} == set(secret)
    used = set(re.findall(r"\$\((\w+)\)", " ".join(container()["args"])))
    assert set(told) - used <= read and used <= set(told)
    page = (ROOT / "docs" / "operating.md").read_text()
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert all(name in page for name in asked)


def test_placeholder_secret_prevents_startup(tmp_path: Path) -> None:
    environment = os.environ | {KEY_VARIABLE: manifest("Secret")["stringData"]["PERUDO_KEY"]}
    done = subprocess.run(
        [sys.executable, "-m", "perudo", "serve", "--port", "0", "--data", str(tmp_path / "perudo.db")],
        env=environment,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
    )
    assert done.returncode != 0 and "hexadecimal" in done.stderr


def test_every_container_image_is_pinned() -> None:
    services = [service["image"] for service in COMPOSE["services"].values()]
    pods = [each["image"] for each in pod()["containers"]]
    bases = [line.split(" AS ")[0] for line in instructions("FROM")]
    for image in [*services, *pods, *bases]:
        assert re.search(r":\d+\.\d+(\.\d+)?(-\w+)*$", image), image
        assert not image.startswith("perudo:") or image == f"perudo:{version('perudo')}"


def test_our_containers_have_restricted_privileges() -> None:
    assert pod()["securityContext"]["runAsNonRoot"] is True
    held = container()["securityContext"]
    assert held["readOnlyRootFilesystem"] and not held["allowPrivilegeEscalation"]
    assert held["capabilities"] == {"drop": ["ALL"]}
    for name in ("one", "two"):
        service = COMPOSE["services"][name]
        assert service["read_only"] and service["cap_drop"] == ["ALL"]
    assert int(instructions("USER")[0]) == pod()["securityContext"]["runAsUser"] != 0
    assert len(instructions("VOLUME")) == 1


def test_kubernetes_selectors_match_existing_pods() -> None:
    labels = manifest("Deployment")["spec"]["template"]["metadata"]["labels"]
    assert manifest("Service")["spec"]["selector"] == labels
    for kind in ("Deployment", "PodDisruptionBudget"):
        assert manifest(kind)["spec"]["selector"] == {"matchLabels": labels}
    assert manifest("NetworkPolicy")["spec"]["podSelector"] == {"matchLabels": labels}
    assert manifest("HorizontalPodAutoscaler")["spec"]["scaleTargetRef"]["name"] == "perudo"
    backend = manifest("Ingress")["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend == {"name": "perudo", "port": {"name": "http"}}


def test_shutdown_grace_period_covers_draining() -> None:
    """The node's own patience fits into what it is given."""
    from perudo.core import limits

    given, first = (
        pod()["terminationGracePeriodSeconds"],
        int(container()["lifecycle"]["preStop"]["exec"]["command"][1]),
    )
    assert given > first + limits.DRAIN_SECONDS + 3


def test_health_probes_request_existing_paths(tmp_path: Path) -> None:
    server = Server(tmp_path / "perudo.db")
    try:
        for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
            asked = container()[probe]["httpGet"]
            headers = {each["name"]: each["value"] for each in asked["httpHeaders"]}
            assert server.get(asked["path"], **headers).status == 200
            assert server.get(asked["path"], Host="10.1.2.3").status == 400  # so the header is needed
    finally:
        server.kill()


def test_container_command_and_health_check_work(tmp_path: Path) -> None:
    command = [*json.loads(instructions("ENTRYPOINT")[0]), *json.loads(instructions("CMD")[0])]
    check = json.loads(instructions("HEALTHCHECK")[0].partition(" CMD ")[2])
    port, replaced = str(free_port()), {"perudo": [sys.executable, "-m", "perudo"], "python": [sys.executable]}
    at = {"8000": port, "0.0.0.0": "127.0.0.1", "/var/lib/perudo/perudo.db": str(tmp_path / "perudo.db")}
    line = [*replaced[command[0]], *(at.get(word, word) for word in command[1:])]
    checking = [*replaced[check[0]], *(word.replace(":8000", f":{port}") for word in check[1:])]
    assert subprocess.run(checking, stderr=subprocess.DEVNULL).returncode != 0
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout
        try:
            assert port in server.stdout.readline()
            assert subprocess.run(checking).returncode == 0
        finally:
            server.terminate()
    assert server.returncode == 0


def test_container_build_steps_call_existing_scripts() -> None:
    built, final = CONTAINERFILE.split("\nFROM ")
    locks = (ROOT / "Makefile").read_text()
    for step in re.findall(r"^RUN (.*)$", built, re.MULTILINE):
        program, script, *arguments = shlex.split(step)
        assert program.endswith("python") and (ROOT / script).exists()
        assert script != "tools/environment.py" or all(f"requirements/{lock}.txt" in locks for lock in arguments)
    copied = re.findall(r"^COPY --from=built (\S+)", final, re.MULTILINE)
    assert copied == ["/opt/perudo/.venv", "/opt/perudo/src"]


def test_documented_docker_commands_match_the_deployment_files() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    build, run = (shlex.split(found) for found in re.findall(r"^docker (?:build|run) .*$", page, re.MULTILINE))
    image = COMPOSE["services"]["one"]["image"]
    assert build == ["docker", "build", "-f", "deploy/Containerfile", "-t", image, "."] and run[-1] == image
    assert {"--read-only", "--tmpfs", "--cap-drop"} <= set(run)
    assert run[run.index("--volume") + 1] == f"perudo:{instructions('VOLUME')[0]}"
    assert run[run.index("--publish") + 1].split(":")[-1] in instructions("EXPOSE")[0].split()


def test_container_build_steps_work_outside_a_container(tmp_path: Path) -> None:
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, files.split("\0")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for step in re.findall(r"^RUN (.*)$", CONTAINERFILE.split("\nFROM ")[0], re.MULTILINE):
        line = re.sub(r"^python ", f"{shlex.quote(sys.executable)} ", step)
        subprocess.run(["sh", "-ec", line], cwd=tmp_path, check=True, env=clean_environment())
    program = tmp_path / ".venv" / "bin" / "perudo"
    subprocess.run([program, "serve", "--help"], check=True, env=clean_environment(), stdout=subprocess.DEVNULL)
    needs = f"import psycopg, perudo; assert perudo.__file__.startswith({str(tmp_path)!r})"
    subprocess.run([tmp_path / ".venv/bin/python", "-c", needs], check=True, env=clean_environment())


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


# --- The parts of deploy/compose.yaml, as plain processes


@pytest.fixture(scope="module")
def nginx() -> str:
    return shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or missing("nginx", "sudo apt install nginx")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a certificate of our own, as deploy/tls/ has one."""
    from datetime import datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    folder = tmp_path_factory.mktemp("tls")
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now()
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=2))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "tls.crt").write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    (folder / "tls.key").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return folder


def configured(folder: Path, certificate: Path, ports: dict[str, int]) -> Path:
    """Write deploy/nginx.conf with this machine's ports. Its log shows to which node it forwarded."""
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    told = "add_header X-Node $upstream_addr always;"
    text = NGINX.replace("/etc/nginx/tls", str(certificate)).replace("http {", f"http {{ {temporary} {told}", 1)
    for name, port in ports.items():
        text = re.sub(rf"(server|listen) {name}\b", rf"\1 127.0.0.1:{port}", text)
    config = folder / "nginx.conf"
    config.write_text(f"daemon off; pid {folder}/pid; error_log {folder}/log;\n{text}")
    return config


def number(pattern: str, text: str) -> float:
    """Return the only match on a page."""
    (found,) = re.findall(pattern, text)
    return float(found.replace(",", ""))


def test_sizing_recommendations_match_benchmark_measurements() -> None:
    advice, measured = ((ROOT / "docs" / name).read_text() for name in ("operating.md", "scaling.md"))
    tables = number(r"\| a node \| one core per ([\d,]+) active four-player tables", advice)
    assert tables <= number(r"With \*\*([\d,]+) tables of 4\*\*, 99% of moves", measured)
    assert 4 * tables <= limits.MAX_SOCKETS
    base, each, replay = (
        number(pattern, advice)
        for pattern in (
            r"\| its memory \| (\d+) MB",
            r" ([\d.]+) MB per four-player table",
            r" (\d+) MB per replay",
        )
    )
    taken = re.findall(r"^\| ([\d,]+) \| [\d,]+ \| \d+ % .* (\d+) MB \|$", measured, re.MULTILINE)
    assert taken
    for played, megabytes in taken:
        assert base + each * float(played.replace(",", "")) >= float(megabytes), played
    larger = number(r"100 nodes with ([\d,]+) tables each", measured) / tables
    assert number(r"one core per (\d+) such nodes", advice) <= larger * number(r"serves ([\d.]+) of these", measured)
    log = number(r"each node writes ([\d.]+) MB of write-ahead log per second", advice)
    assert log >= number(r"\| write-ahead log \| ([\d.]+) MB", measured) / 100 / larger

    (node,) = [
        container
        for part in yaml.safe_load_all((ROOT / "deploy" / "kubernetes" / "perudo.yaml").read_text())
        if part and part["kind"] == "Deployment"
        for container in part["spec"]["template"]["spec"]["containers"]
    ]
    asked, most = (node["resources"][kind]["memory"] for kind in ("requests", "limits"))
    playing, mebi = base + each * tables, 1.048576
    assert float(asked.removesuffix("Mi")) * mebi >= playing
    assert float(most.removesuffix("Gi")) * 1024 * mebi >= playing + 2 * replay
    files = 4 * tables + limits.RESERVED_HTTP_CONNECTIONS + RESERVED_FILES
    assert COMPOSE["services"]["one"]["ulimits"]["nofile"] >= files
    assert number(r"LimitNOFILE=(\d+)", advice) >= files

    nodes = len(set(re.findall(r"^ *server (\w+):\d+", NGINX, re.MULTILINE)))
    connections, opened = int(directive("worker_connections")), int(directive("worker_rlimit_nofile"))
    assert connections >= 2 * 4 * tables * nodes  # of one worker, which may be all there are
    assert COMPOSE["services"]["proxy"]["ulimits"]["nofile"] >= opened >= connections + 100


def test_nginx_accepts_its_configuration(nginx: str, certificate: Path, tmp_path: Path) -> None:
    config = configured(tmp_path, certificate, {"one:8000": 1, "two:8000": 2, "80": free_port(), "443": free_port()})
    done = subprocess.run([nginx, "-t", "-e", tmp_path / "log", "-c", config], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def cluster(
    nginx: str, certificate: Path, postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[int, int, list[int]]]:
    """The ports of HTTPS, of HTTP, and of the nodes, each started as deploy/compose.yaml says."""
    folder = tmp_path_factory.mktemp("cluster")
    database = f"deploy{os.getpid()}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {database}")
    tls, plain = free_port(), free_port()
    nodes = {
        name: free_port()
        for name, service in COMPOSE["services"].items()
        if "--host=0.0.0.0" in service.get("command", ())
    }
    at = {
        "--host=0.0.0.0": "--host=127.0.0.1",
        "--data=postgresql://perudo@database/perudo": f"--data={postgres_server.rpartition('/')[0]}/{database}",
        "--proxy=172.30.16.2": "--proxy=127.0.0.1",
        "--metrics=0.0.0.0:9100": "--metrics=0",
    }
    environment = os.environ | {KEY_VARIABLE: "5e" * 32}
    with contextlib.ExitStack() as stack:

        def start(*command: str | Path) -> subprocess.Popen[str]:
            process = subprocess.Popen(
                list(map(str, command)), cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
            )
            stack.callback(process.communicate)
            stack.callback(process.terminate)
            return process

        for name, port in nodes.items():
            arguments = [at.get(argument, argument) for argument in COMPOSE["services"][name]["command"]]
            arguments = [argument.replace("--port=8000", f"--port={port}") for argument in arguments]
            node = start(sys.executable, "-m", "perudo", *map(filled, arguments))
            assert node.stdout and str(port) in node.stdout.readline()
        where = {f"{name}:8000": port for name, port in nodes.items()}
        config = configured(folder, certificate, where | {"80": plain, "443": tls})
        start(nginx, "-e", folder / "log", "-c", config)
        for port in (tls, plain):
            reached(port, folder / "log")
        yield tls, plain, list(nodes.values())


def reached(port: int, log: Path) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    pytest.fail(log.read_text())


def test_compose_setup_plays_a_game_over_tls(cluster: tuple[int, int, list[int]], certificate: Path) -> None:
    tls, plain, nodes = cluster
    host = SECRETS["PERUDO_HOST"]
    trusting = ssl.create_default_context(cafile=certificate / "tls.crt")

    # A client of websockets reads in a thread of its own. If it reads the session tickets that TLS 1.3 sends after its
    # handshake while another thread writes, OpenSSL may wait for ever. TLS 1.2 sends them earlier.
    for_sockets = ssl.create_default_context(cafile=certificate / "tls.crt")
    for_sockets.maximum_version = ssl.TLSVersion.TLSv1_2

    def line(context: ssl.SSLContext = for_sockets) -> ssl.SSLSocket:
        return context.wrap_socket(socket.create_connection(("127.0.0.1", tls)), server_hostname="localhost")

    def get(path: str) -> http.client.HTTPResponse:
        with contextlib.closing(http.client.HTTPConnection(host)) as asking:
            asking.sock = line(trusting)
            assert asking.sock.version() == "TLSv1.3"
            asking.request("GET", path)
            answer = asking.getresponse()
            answer.read()
        return answer

    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", plain)) as asking:
        asking.request("GET", "/t/ABCDEF", headers={"Host": host})
        moved = asking.getresponse()
    assert (moved.status, moved.headers["Location"]) == (308, f"https://{host}/t/ABCDEF")
    assert get("/readyz").status == 404
    with contextlib.ExitStack() as stack:

        def guest() -> str:
            cookie = str(get("/").headers["set-cookie"]).split(";")[0]
            assert cookie.startswith("__Host-guest=")
            return cookie

        def opened(cookie: str, path: str, way: socket.socket) -> tuple[Socket, str]:
            """A socket, and the node that it came to. The way there has TLS already where it takes one."""
            told = {"Cookie": cookie, "X-Forwarded-Proto": "https", "Origin": f"https://{host}"}
            connection = stack.enter_context(connect(f"ws://{host}{path}", sock=way, additional_headers=told))
            assert connection.response
            there = Socket(connection)
            there.number = 1000 * next(numbers)  # a guest uses no id for two commands
            return there, connection.response.headers.get("X-Node", "")

        people, numbers = [guest(), guest()], count(1)
        lobby, _ = opened(people[0], "/socket", line())
        tables = dict[str, str]()
        while len(tables) < len(nodes):  # one for each node
            table = lobby.do("open", name="Ana", edition="bga", options={}, chairs=2)["table"]
            socket_there, where = opened(people[0], f"/socket/{table}", line())
            tables.setdefault(where, table)
            socket_there.connection.close()
        assert tables.keys() == {f"127.0.0.1:{port}" for port in nodes}
        for where, table in tables.items():
            sockets = [opened(cookie, f"/socket/{table}", line()) for cookie in people]
            assert {came_to for _, came_to in sockets} == {where}
            play_a_round([each for each, _ in sockets], table)
            for port in nodes:  # a node that does not own the table hands the socket on
                watcher, _ = opened(guest(), f"/socket/{table}", socket.create_connection(("127.0.0.1", port)))
                assert watcher.do("watch", table=table)["is"] == "done"


def play_a_round(people: list[Socket], table: str) -> None:
    """Each says a word, and each is shown what the other said."""
    ana, bo = people
    for person in people:
        assert person.do("watch", table=table)["is"] == "done"
    assert bo.do("sit", table=table, name="Bo")["is"] == "done"
    assert ana.do("start", table=table)["is"] == "done"
    for action in ({"move": "bid", "quantity": 1, "face": 2}, {"move": "dudo"}):
        for person in people:
            while not shown(person, 0 if action["move"] == "bid" else 1):
                person.receive()
        speaker = people[ana.state["view"]["to_act"] - 1]
        told = speaker.do("act", table=table, seq=speaker.state["seq"], move=action)
        assert told["is"] == "done", told
    for person in people:
        while person.state["view"]["phase"] == "bidding":
            person.receive()
        assert person.state["view"]["revealed"]


def shown(person: Socket, bids: int) -> bool:
    """Whether a person sees that the game waits for a move, after this many bids."""
    view = person.state.get("view") or {}
    return view.get("phase") == "bidding" and len(view["bids"]) == bids
