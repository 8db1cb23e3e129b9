"""A game by the client that is generated from the description of the API.

Called by scripts/api-check with the address of a server and a folder; ORGANISER
is the secret of the server's organiser. Plays at a table and runs the first
round of a competition, and leaves the records of both in the folder.
"""

import os
import sys
from pathlib import Path

from tuomari_client import AuthenticatedClient, Client
from tuomari_client.api.competitions import (
    act_in_competition,
    create_competition,
    read_competition,
    read_competition_record,
    read_round_pgn,
)
from tuomari_client.api.tables import (
    act_at_table,
    create_table,
    read_table,
    read_table_pgn,
    read_table_record,
)
from tuomari_client.models import (
    ActConfirm,
    ActDtoMake,
    ActDtoResign,
    ActDtoStartClock,
    ActEnter,
    ActEnterResult,
    ActPair,
    ActPublish,
    ActsDtoActs,
    NamesDto,
    NewCompetitionDto,
    NewCompetitionDtoRegulations,
    NewTableDto,
    NewTableDtoRegulations,
    OutcomeRuled,
    Person,
    Problem,
    ReasonScore,
    RuledOutcome,
)

ADDRESS, FOLDER = sys.argv[1], Path(sys.argv[2])
ORGANISER = os.environ["ORGANISER"]


def by(token):
    """A client with the secret of a link."""
    return AuthenticatedClient(ADDRESS, token, raise_on_unexpected_status=True)


def done(answer):
    """An answer that is neither a problem nor missing."""
    if answer is None or isinstance(answer, Problem):
        sys.exit(f"refused: {answer}")
    return answer


def tokens(links):
    return {link.seat: link.token for link in links}


def blitz():
    return NewTableDto(
        rulebook="fide-2018",
        profile="blitz-unsupervised",
        table="assisted",
        time_control="3+2",
        regulations=NewTableDtoRegulations.from_dict({"fide-rated": "no"}),
        names=NamesDto(white="Espoo", black="Vaasa"),
    )


def a_game():
    """A table is set up, each plays a move, Black resigns."""
    created = done(create_table.sync(client=by(ORGANISER), body=blitz(), idempotency_key="one"))
    again = done(create_table.sync(client=by(ORGANISER), body=blitz(), idempotency_key="one"))
    table = created.table.table
    assert again.table.table == table, "one key made two tables"
    seats = {seat: by(token) for seat, token in tokens(created.links).items()}

    def act(seat, what, **key):
        return act_at_table.sync(table, client=seats[seat], body=what, **key)

    done(act("arbiter", ActDtoStartClock(act="start-clock")))
    for seat, move in (("white", "e2e4"), ("black", "e7e5")):
        done(act(seat, ActDtoMake(act="make", move=move)))
    refused = act("white", ActDtoMake(act="make", move="e4e5"))
    assert isinstance(refused, Problem) and refused.refusal, f"not refused: {refused}"

    seen = done(read_table.sync(table, client=seats["white"]))
    assert len(seen.view.moves) == 2, seen.view.moves
    early = read_table_pgn.sync(table, client=Client(ADDRESS))
    assert isinstance(early, Problem) and early.status == 403, f"not withheld: {early}"

    first = done(act("black", ActDtoResign(act="resign"), idempotency_key="enough"))
    second = done(act("black", ActDtoResign(act="resign"), idempotency_key="enough"))
    assert first.version == second.version, "one key resigned twice"
    pgn = done(read_table_pgn.sync(table, client=Client(ADDRESS)))
    assert "1. e4 " in pgn and "1-0" in pgn and '[White "Espoo"]' in pgn, pgn
    record = done(read_table_record.sync(table, client=seats["arbiter"]))
    (FOLDER / "table.jsonl").write_text(record)
    print(f"a table: {len(record.splitlines())} lines of record; {pgn.split()[-1]}")


def a_round():
    """A competition is announced, four enter, the first round is published."""
    regulations = {"name": "Club evening", "system": "swiss", "rounds": 3}
    created = done(
        create_competition.sync(
            client=by(ORGANISER),
            body=NewCompetitionDto(
                regulations=NewCompetitionDtoRegulations.from_dict(regulations),
                tables=blitz(),
            ),
        )
    )
    name, chief = created.competition, by(tokens(created.links)["chief-arbiter"])
    towns = ("Espoo", "Kotka", "Pori", "Vaasa")
    enter = [ActEnter(act="enter", person=Person(name=town)) for town in towns]
    publish = [ActPair(act="pair"), ActConfirm(act="confirm"), ActPublish(act="publish", tables=[])]
    awarded = OutcomeRuled(ruled=RuledOutcome(white="0.5", black="0.0"))
    result = ActEnterResult(act="enter-result", round_=1, board=1, outcome=awarded)
    for acts in (enter, publish, [result]):
        done(act_in_competition.sync(name, client=chief, body=ActsDtoActs(acts=acts)))
    seen = done(read_competition.sync(name, client=chief)).view
    boards, meetings = seen.rounds[0].boards, seen.rounds[0].meetings
    assert len(seen.players) == 4 and len(boards) == 2, seen
    assert isinstance(boards[0].outcome, OutcomeRuled) and not boards[1].outcome, boards
    assert boards[0].outcome == awarded, boards
    # All four have as many points: one bracket, whose best candidate is taken.
    for meeting in meetings:
        assert isinstance(meeting.reason, ReasonScore), meeting
        assert meeting.reason.score.bracket == 1, meeting
    pgn = done(read_round_pgn.sync(name, 1, client=Client(ADDRESS)))
    assert pgn.count("[Board ") == 2, pgn
    record = done(read_competition_record.sync(name, client=chief))
    (FOLDER / "competition.jsonl").write_text(record)
    print(f"a competition: {len(record.splitlines())} lines of record, {len(boards)} boards")


a_game()
a_round()
