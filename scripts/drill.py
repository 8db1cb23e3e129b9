"""The drills of scripts/drill: people play, something is lost, it is put right."""

import http.client
import json
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

TABLES = int(os.environ.get("DRILL_TABLES", "6"))
SECONDS = float(os.environ.get("DRILL_SECONDS", "3"))
# A player's pause between two moves, and between two tries.
PAUSE = 0.1
# Nothing here takes longer, or it has failed.
PATIENCE = 60
TOKEN = "organiser-of-a-drill-0123456789abcdef"
# Every pawn goes one step, then another: nobody takes, nobody repeats.
MOVES = [
    (f"{file}{one}", f"{file}{other}")
    for steps in ((("2", "3"), ("7", "6")), (("3", "4"), ("6", "5")))
    for file in "abcdefgh"
    for one, other in steps
]


def say(text):
    print(text, flush=True)


def did(text):
    say(f"    $ {text}")


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def until(what, is_so):
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise SystemExit(f"drill: never came: {what}")
        time.sleep(0.05)


class Board(threading.Thread):
    """Two players at one table after another; what was acknowledged to them."""

    def __init__(self, hall):
        super().__init__(daemon=True)
        self.hall = hall
        self.acknowledged = []  # (when, table, version)
        self.arbiters = {}
        self.failed = None

    def run(self):
        try:
            while not self.hall.over.is_set():
                self.game()
        except Exception as error:  # told by whoever waits for the board
            self.failed = error

    def game(self):
        asked = {
            "rulebook": "fide-2018",
            "profile": "blitz-unsupervised",
            "table": "assisted",
            "time_control": "3+2",
            "regulations": {"fide-rated": "no"},
        }
        made = self.hall.ask("POST", "/api/tables", TOKEN, asked)
        if made is None:
            return
        table = made["table"]["table"]
        tokens = {link["seat"]: link["token"] for link in made["links"]}
        self.arbiters[table] = tokens["arbiter"]
        path = f"/api/tables/{table}/commands"
        if self.hall.ask("POST", path, tokens["arbiter"], {"act": "start-clock"}) is None:
            return
        for number, (one, other) in enumerate(MOVES):
            act = {"act": "make", "from": one, "to": other}
            seat = "white" if number % 2 == 0 else "black"
            answer = self.hall.ask("POST", path, tokens[seat], act)
            if answer is None:
                return
            self.acknowledged.append((time.monotonic(), table, answer["version"]))
            time.sleep(PAUSE)


class Hall:
    """A server, and the boards at which people play."""

    def __init__(self, program, folder, journal):
        self.program, self.folder, self.journal = program, folder, journal
        self.port = free_port()
        self.over = threading.Event()
        self.boards = [Board(self) for _ in range(TABLES)]
        self.keys = 0
        self.process = None

    def start(self):
        log = open(self.folder / "server.log", "ab")
        self.process = subprocess.Popen(
            [self.program, "serve", "--listen", f"127.0.0.1:{self.port}"],
            env={
                **os.environ,
                "TUOMARI_JOURNAL": self.journal,
                "TUOMARI_ORGANISER_TOKEN": TOKEN,
                "TUOMARI_REQUESTS_PER_SECOND": "100000",
            },
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
        until("the server is ready", lambda: self.status("/health/ready") == 200)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def request(self, method, path, token=None, body=None, key=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=40)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if key:
            headers["Idempotency-Key"] = key
        try:
            connection.request(method, path, json.dumps(body) if body else None, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def status(self, path):
        try:
            return self.request("GET", path)[0]
        except OSError:
            return 0

    def ask(self, method, path, token, body):
        """The answer, however often it has to be asked for; None once play is over."""
        self.keys += 1
        key = f"drill-{os.getpid()}-{threading.get_ident()}-{self.keys}"
        while not self.over.is_set():
            try:
                status, text = self.request(method, path, token, body, key)
            except (OSError, http.client.HTTPException):
                status, text = 0, b""
            if status in (200, 201):
                return json.loads(text)
            if status not in (0, 503, 504):
                raise RuntimeError(f"{method} {path}: {status} {text.decode()[:300]}")
            time.sleep(PAUSE)
        return None

    def play(self):
        for board in self.boards:
            board.start()
        until("play begins", lambda: all(len(board.acknowledged) > 2 for board in self.boards))
        time.sleep(SECONDS)

    def plays_again(self, since, mended=None):
        """Waits until every board has moved after it was mended; how long after the fault the
        first and the last did."""
        mended = mended or since
        def firsts():
            for board in self.boards:
                if board.failed:
                    raise board.failed
            moved = [[at for at, _, _ in board.acknowledged if at > mended] for board in self.boards]
            return [min(all_of) if all_of else None for all_of in moved]
        until("every board plays again", lambda: None not in firsts())
        return min(firsts()) - since, max(firsts()) - since

    def end(self):
        self.over.set()
        for board in self.boards:
            board.join(PATIENCE)

    def acknowledged(self, before=float("inf")):
        """Each move that was acknowledged until then: its table and its version."""
        return {(table, version) for board in self.boards for at, table, version in board.acknowledged if at < before}

    def missing(self, moves):
        """Those that the records do not have."""
        newest = {}
        for board in self.boards:
            for table, arbiter in board.arbiters.items():
                status, text = self.request("GET", f"/api/tables/{table}/record", arbiter)
                if status not in (200, 404):
                    raise RuntimeError(f"the record of {table}: {status} {text.decode()[:300]}")
                # A line for each entry, after one about all of them.
                lines = text.decode().splitlines() if status == 200 else []
                newest[table] = max((json.loads(line).get("version", 0) for line in lines), default=0)
        return {(table, version) for table, version in moves if version > newest[table]}

    def check(self):
        did("tuomari journal check")
        env = {**os.environ, "TUOMARI_JOURNAL": self.journal}
        checked = subprocess.run(
            [self.program, "journal", "check", "--lang", "en"], env=env, capture_output=True, text=True
        )
        say("    " + (checked.stdout + checked.stderr).strip().replace("\n", "\n    "))
        if checked.returncode != 0:
            raise SystemExit("drill: a record is broken")


class Postgres:
    """One server of PostgreSQL, run by an account that may."""

    def __init__(self, folder, name):
        self.data, self.log = folder / name, folder / f"{name}.log"
        self.name, self.port = name, free_port()
        folders = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
        found = shutil.which("initdb")
        if not folders and not found:
            raise SystemExit("drill: PostgreSQL is missing; scripts/services up brings it")
        self.bin = folders[-1] if folders else pathlib.Path(found).resolve().parent
        self.account = {}
        if os.geteuid() == 0:
            who = pwd.getpwnam("postgres" if "postgres" in {one.pw_name for one in pwd.getpwall()} else "nobody")
            self.account = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
        self.owner = self.account.get("user", os.geteuid())

    def run(self, tool, *args, told=True):
        if told:
            # Where the drill is lies nowhere else.
            did(" ".join([tool, *map(str, args)]).replace(f"{self.data.parent}/", ""))
        done = subprocess.run(
            [self.bin / tool, *args], capture_output=True, text=True, cwd="/", env={"PATH": os.environ["PATH"], "LC_ALL": "C"}, **self.account
        )
        if done.returncode != 0:
            raise SystemExit(f"drill: {tool}: {done.stdout}{done.stderr}")
        return done.stdout

    def make(self, settings):
        self.run("initdb", "--pgdata", self.data, "--username=owner", "--auth=trust", "--encoding=UTF8", "--locale=C", told=False)
        with open(self.data / "postgresql.conf", "a", encoding="utf-8") as file:
            file.write("listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\n" + settings)
        self.start(told=False)
        self.sql("CREATE ROLE tuomari LOGIN; CREATE DATABASE tuomari OWNER tuomari", told=False, one=False)

    def start(self, told=True):
        self.run("pg_ctl", "start", "--wait", "--silent", "--pgdata", self.data, "--log", self.log, "--options", f"-p {self.port}", told=told)

    def sql(self, text, told=True, one=True):
        if told:
            did(f'psql --command "{text}"  (on {self.name})')
        commands = [text] if one else text.split("; ")
        args = [part for command in commands for part in ("--command", command)]
        return self.run("psql", "--no-psqlrc", "--tuples-only", "--no-align", "--host=127.0.0.1", f"--port={self.port}", "--username=owner", "--dbname=postgres", *args, told=False).strip()

    def pids(self):
        main = int((self.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        children = pathlib.Path(f"/proc/{main}/task/{main}/children").read_text(encoding="utf-8")
        return [main, *map(int, children.split())]

    def kill(self):
        did(f"kill -9 (all processes of {self.name})")
        for pid in self.pids():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def stop(self):
        try:
            for pid in self.pids()[:1]:
                os.kill(pid, signal.SIGQUIT)
        except (OSError, ValueError):
            pass


class Way:
    """The address that stays: in an installation a virtual one, or a proxy's."""

    def __init__(self, to):
        self.to = to
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.open, daemon=True).start()

    def open(self):
        while True:
            caller, _ = self.door.accept()
            try:
                other = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                caller.close()
                continue
            for one, two in ((caller, other), (other, caller)):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self.carry, args=(one, two), daemon=True).start()

    @staticmethod
    def carry(one, two):
        try:
            while part := one.recv(65536):
                two.sendall(part)
        except OSError:
            pass
        for end in (one, two):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


def primary_and_standby(folder):
    primary = Postgres(folder, "primary")
    primary.make(f"wal_level = replica\nport = {primary.port}\n")
    standby = Postgres(folder, "standby")
    address = f"host=127.0.0.1 port={primary.port} user=owner application_name=standby"
    standby.run("pg_basebackup", "--pgdata", standby.data, "--write-recovery-conf", "--checkpoint=fast", "--dbname", address)
    standby.start()
    primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby)'")
    primary.sql("SELECT pg_reload_conf()")
    state = "SELECT sync_state FROM pg_stat_replication"
    until("the standby is synchronous", lambda: primary.sql(state, told=False) == "sync")
    return primary, standby


def report(hall, first, last, kept=None):
    """What it took, and what is gone; none of what had to be kept may be."""
    say(f"    play went on after {first:.1f} s at the first board, after {last:.1f} s at all {TABLES}")
    moves = hall.acknowledged()
    lost = hall.missing(moves)
    say(f"    moves acknowledged: {len(moves)}; lost: {len(lost)}")
    kept = moves if kept is None else kept
    if not kept or lost & kept:
        raise SystemExit(f"drill: {len(lost & kept)} of {len(kept)} moves are lost that may not be")


def failover(program, folder, servers):
    say("The database dies, and its synchronous standby takes over.")
    primary, standby = primary_and_standby(folder)
    servers += [primary, standby]
    way = Way(primary.port)
    hall = Hall(program, folder, f"postgres://tuomari@127.0.0.1:{way.port}/tuomari")
    servers.append(hall)
    hall.start()
    hall.play()
    since = time.monotonic()
    primary.kill()
    standby.run("pg_ctl", "promote", "--wait", "--silent", "--pgdata", standby.data)
    # It would wait for a standby of its own.
    standby.sql("ALTER SYSTEM SET synchronous_standby_names = ''")
    standby.sql("SELECT pg_reload_conf()")
    did("move the address of the database to the standby")
    way.to = standby.port
    first, last = hall.plays_again(since, time.monotonic())
    hall.end()
    report(hall, first, last)
    hall.check()


def stalled(program, folder, servers):
    say("The synchronous standby dies: commits wait until it is taken out.")
    primary, standby = primary_and_standby(folder)
    servers += [primary, standby]
    hall = Hall(program, folder, f"postgres://tuomari@127.0.0.1:{primary.port}/tuomari")
    servers.append(hall)
    hall.start()
    hall.play()
    since = time.monotonic()
    standby.kill()
    time.sleep(SECONDS)
    # One that was under way may have come through before the standby died.
    quiet = [at for board in hall.boards for at, _, _ in board.acknowledged if at > since + 1]
    if quiet and SECONDS > 1:
        raise SystemExit("drill: a move was acknowledged that only one server has")
    say(f"    for {SECONDS:.0f} s nothing is acknowledged, and the clocks stand")
    primary.sql("ALTER SYSTEM SET synchronous_standby_names = ''")
    primary.sql("SELECT pg_reload_conf()")
    first, last = hall.plays_again(since, time.monotonic())
    hall.end()
    report(hall, first, last)
    hall.check()


def restore(program, folder, servers):
    say("The machine of the database is lost; a base backup and its archive are restored.")
    archive = folder / "archive"
    primary = Postgres(folder, "primary")
    archive.mkdir()
    os.chown(archive, primary.owner, -1)
    primary.make(
        f"wal_level = replica\nport = {primary.port}\narchive_mode = on\n"
        f"archive_command = 'test ! -f {archive}/%f && cp %p {archive}/%f'\narchive_timeout = 60\n"
    )
    servers.append(primary)
    hall = Hall(program, folder, f"postgres://tuomari@127.0.0.1:{primary.port}/tuomari")
    servers.append(hall)
    hall.start()
    hall.play()
    backup = folder / "backup"
    primary.run("pg_basebackup", "--pgdata", backup, "--checkpoint=fast", "--wal-method=none", "--dbname", f"host=127.0.0.1 port={primary.port} user=owner")
    time.sleep(SECONDS)
    say("    what archive_timeout does every minute:")
    before = time.monotonic()
    last_wal = primary.sql("SELECT pg_walfile_name(pg_switch_wal())")
    until("the archive has it", lambda: (archive / last_wal).exists())
    kept = hall.acknowledged(before)
    time.sleep(SECONDS)
    primary.kill()
    hall.kill()
    since = time.monotonic()
    did("rm -r (the data of primary)")
    shutil.rmtree(primary.data)
    again = Postgres(folder, "backup")
    again.port = primary.port
    servers.append(again)
    with open(backup / "postgresql.auto.conf", "a", encoding="utf-8") as file:
        file.write(f"restore_command = 'cp {archive}/%f %p'\nrecovery_target_action = 'promote'\n")
    (backup / "recovery.signal").touch()
    os.chown(backup / "recovery.signal", again.owner, -1)
    did("restore_command = 'cp ARCHIVE/%f %p' in postgresql.auto.conf; touch recovery.signal")
    again.start()
    until("it is promoted", lambda: again.sql("SELECT pg_is_in_recovery()", told=False) == "f")
    # What people played after the archive is not there; they sit down anew.
    hall.over.set()
    hall.start()
    fresh = Hall(program, folder, hall.journal)
    fresh.port, fresh.process = hall.port, hall.process
    for board in fresh.boards:
        board.start()
    first, last = fresh.plays_again(since)
    fresh.end()
    report(hall, first, last, kept)
    say(f"    lost of the {len(kept)} before the last archived segment: 0")
    hall.check()


def club(program, folder, servers):
    say("A laptop is lost; another one goes on from the copy.")
    hall = Hall(program, folder, str(folder / "evening.db"))
    servers.append(hall)
    hall.start()
    hall.play()
    before = time.monotonic()
    did("tuomari backup copy.db --journal evening.db")
    copy = folder / "copy.db"
    subprocess.run([program, "backup", copy, "--journal", hall.journal], check=True, capture_output=True)
    kept = hall.acknowledged(before)
    time.sleep(SECONDS)
    did("kill -9 (the server); rm evening.db")
    hall.kill()
    since = time.monotonic()
    for file in folder.glob("evening.db*"):
        file.unlink()
    hall.over.set()
    did("tuomari serve --journal copy.db")
    hall.journal = str(copy)
    hall.start()
    fresh = Hall(program, folder, hall.journal)
    fresh.port, fresh.process = hall.port, hall.process
    for board in fresh.boards:
        board.start()
    first, last = fresh.plays_again(since)
    fresh.end()
    report(hall, first, last, kept)
    say(f"    lost of the {len(kept)} before the copy: 0")
    hall.check()


DRILLS = {"failover": failover, "standby": stalled, "restore": restore, "club": club}


def main():
    program, name = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    for drill in DRILLS.values() if name == "all" else [DRILLS[name]]:
        servers = []
        folder = pathlib.Path(tempfile.mkdtemp(prefix="drill-"))
        # The account of PostgreSQL makes its own folders in it.
        folder.chmod(0o777)
        try:
            drill(program, folder, servers)
        except BaseException:
            log = folder / "server.log"
            if log.exists():
                sys.stderr.write(log.read_text(encoding="utf-8", errors="replace")[-3000:])
            raise
        finally:
            for one in servers:
                if isinstance(one, Hall):
                    one.over.set()
                    if one.process and one.process.poll() is None:
                        one.process.kill()
                        one.process.wait()
                else:
                    one.stop()
            time.sleep(0.2)
            shutil.rmtree(folder, ignore_errors=True)


main()
