//! Teams: lists pasted, captains' links, line-ups, groups and finals.

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    competitions::{Event, now_ms},
    kit::{Answer, TempFile, ask, ask_as, blitz, config, start},
};

fn regulations(name: &str, rounds: u16) -> Value {
    json!({
        "name": name, "system": "round-robin", "rounds": rounds, "tie_breaks": ["GPTS", "EDE"],
        "teams": {"boards": 2, "colors": "WB", "order": "fixed"},
    })
}

/// A competition with these teams of two and a reserve, each stronger than the
/// next.
async fn announced(to: SocketAddr, name: &str, teams: &[&str]) -> Event {
    announced_by(to, &regulations(name, 1), teams).await
}

async fn announced_by(to: SocketAddr, regulations: &Value, teams: &[&str]) -> Event {
    let event = Event::announce(to, regulations, &blitz()).await;
    let team = |(at, name): (usize, &&str)| {
        let person = |place: usize| {
            let rating = 2400 - at * 100 - place;
            json!({"name": format!("{name}, {place}"), "rating": rating, "id": "1234"})
        };
        let members: Vec<Value> = (1..=3).map(person).collect();
        json!({"act": "enter-team", "name": name, "members": members})
    };
    let acts: Vec<Value> = teams.iter().enumerate().map(team).collect();
    let acts = json!({"acts": acts});
    event.done(to, &event.organiser, &acts).await;
    event
}

async fn captains(to: SocketAddr, event: &Event) -> Vec<String> {
    let asked = json!({"captains": true});
    let path = event.path("/links");
    let told = ask_as(to, "POST", &path, &event.organiser, Some(&asked)).await;
    let told = told.ok();
    let links = told["links"].as_array().unwrap().iter();
    links
        .map(|link| link["token"].as_str().unwrap().to_owned())
        .collect()
}

/// Plays all of it: the team that has White wins each board it has White at.
async fn play(to: SocketAddr, event: &Event) {
    event.publish(to).await;
    let acts = json!({"acts": [
        {"act": "open-lineups"},
        {"act": "enter-result", "round": 1, "board": 1, "outcome": "white-wins"},
        {"act": "enter-result", "round": 1, "board": 2, "outcome": "draw"},
        {"act": "close-round"},
        {"act": "finish"},
    ]});
    event.done(to, &event.chief, &acts).await;
}

/// Enters places of others.
async fn enter(to: SocketAddr, event: &Event, token: &str, asked: &Value) -> Answer {
    ask_as(to, "POST", &event.path("/places"), token, Some(asked)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn teams_are_pasted_and_dealt_to_groups() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let read = |path: &'static str, list: &'static str| async move {
        ask(to, "POST", path, &[], list.to_owned()).await
    };
    let list =
        "Aa\nYksi, A 2000\nKaksi, B 1900\n\nBb\nX, Y 1700\n\nCc\nZ, Y 1800\n\nDd\nQ, Y 1600\n";
    let told = read("/api/entries?teams=true&groups=2&boards=2", list).await;
    let told = told.ok();
    let teams = told["teams"].as_array().unwrap().iter();
    let teams: Vec<(&str, u64)> = teams
        .map(|team| {
            (
                team["name"].as_str().unwrap(),
                team["group"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(teams, [("Aa", 1), ("Bb", 2), ("Cc", 2), ("Dd", 1)]);
    assert_eq!(told["teams"][0]["people"][1]["name"], "Kaksi, B");
    let wrong = read("/api/entries?teams=true", "Aa\n\nBb\nYksi, A\n").await;
    assert_eq!(wrong.ok()["wrong"][0]["key"], "list-refused-found");
    for path in ["/api/entries?teams=true&groups=0", "/api/entries?groups=27"] {
        assert_eq!(read(path, list).await.status, 422, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_captain_hears_of_his_order_before_he_hands_it_in_and_confirms_the_score() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let event = announced(to, "League", &["Aa", "Bb"]).await;
    let captains = captains(to, &event).await;
    assert_eq!(captains.len(), 2);
    event.publish(to).await;
    let lineup = |team: u32, players: [u32; 2]| {
        let salt = "a salt of its own";
        json!({"act": "hand-in-lineup", "team": team, "players": players, "salt": salt})
    };
    let preview = event.path("/preview");
    let judged = |players| ask_as(to, "POST", &preview, &captains[0], Some(players));
    let turned = lineup(1, [3, 1]);
    let told = judged(&turned).await.ok();
    let key = &told["told"][0]["values"]["what"]["sentence"]["key"];
    assert_eq!(key, "competition-departs-lineup-out-of-order", "{told}");
    let right = lineup(1, [1, 3]);
    assert_eq!(judged(&right).await.ok()["told"], json!([]));
    // Nothing was handed in, and nobody tells of another's team.
    let seen = event.public(to).await;
    assert_eq!(seen["view"]["rounds"][0]["lineups"], json!([]));
    let other = ask_as(to, "POST", &preview, &captains[1], Some(&right)).await;
    assert_eq!(other.status, 403);
    event.done(to, &captains[0], &right).await;
    let sealed = event.seen(to, &captains[1]).await;
    assert_eq!(
        sealed["view"]["rounds"][0]["lineups"][0]["players"],
        Value::Null
    );
    event
        .done(to, &event.chief, &json!({"act": "open-lineups"}))
        .await;
    let boards = event.boards(to).await;
    assert_eq!(boards.len(), 2);
    let confirm = json!({"act": "confirm-match", "round": 1, "team": 1});
    let early = event.tell(to, &captains[0], &confirm).await;
    assert_eq!(early.json()["refusal"], "results-missing");
    let acts = json!({"acts": [
        {"act": "enter-result", "round": 1, "board": 1, "outcome": "white-wins"},
        {"act": "enter-result", "round": 1, "board": 2, "outcome": "draw"},
    ]});
    event.done(to, &event.chief, &acts).await;
    assert_eq!(event.tell(to, &captains[1], &confirm).await.status, 403);
    event.done(to, &captains[0], &confirm).await;
    let seen = event.public(to).await;
    let played = &seen["view"]["rounds"][0]["matches"][0];
    assert_eq!(
        (&played["white"], &played["black"]),
        (&json!("1.5"), &json!("0.5"))
    );
    assert_eq!(played["confirmed"], json!([1]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn places_of_groups_enter_a_final_by_the_links_of_who_runs_them() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let groups = [
        announced(to, "Cup, group A", &["Aa", "Bb"]).await,
        announced(to, "Cup, group B", &["Cc", "Dd"]).await,
    ];
    let last = Event::announce(to, &regulations("Cup, final", 1), &blitz()).await;
    let from = |tokens: [&str; 2]| {
        let both = groups.iter().zip(tokens);
        let both = both.map(|(one, token)| json!({"competition": one.name, "token": token}));
        json!({"from": both.collect::<Vec<_>>(), "first": 1, "last": 1})
    };
    let own = from([&groups[0].organiser, &groups[1].chief]);
    let early = enter(to, &last, &last.organiser, &own).await;
    assert_eq!(early.json()["refusal"], "not-finished");
    for group in &groups {
        play(to, group).await;
    }
    let captain = captains(to, &groups[1]).await[0].clone();
    for (token, asked, status) in [
        (&last.organiser, from([&groups[0].organiser, &captain]), 403),
        (
            &last.organiser,
            from([&groups[0].organiser, "a-stranger"]),
            401,
        ),
        (&groups[0].organiser, own.clone(), 401),
        (
            &last.organiser,
            json!({"from": [], "first": 1, "last": 1}),
            422,
        ),
    ] {
        let answer = enter(to, &last, token, &asked).await;
        assert_eq!(answer.status, status, "{asked}");
    }
    let mut backwards = own.clone();
    backwards["first"] = json!(2);
    let answer = enter(to, &last, &last.organiser, &backwards).await;
    assert_eq!(answer.status, 422);
    assert_eq!(last.public(to).await["view"]["teams"], json!([]));
    enter(to, &last, &last.organiser, &own).await.ok();
    let seen = last.seen(to, &last.organiser).await;
    let teams = seen["view"]["teams"].as_array().unwrap().iter();
    let mut names = Vec::new();
    for team in teams {
        let name = team["name"].as_str().unwrap();
        names.push(name.to_owned());
        let members = team["members"].as_array().unwrap();
        assert_eq!(members.len(), 3);
        let first = usize::try_from(members[0].as_u64().unwrap()).unwrap();
        let player = &seen["view"]["players"][first - 1];
        assert_eq!(player["name"], format!("{name}, 1"));
        assert_eq!(player["private"]["id"], "1234");
    }
    assert_eq!(names.len(), 2);
    assert!(["Aa", "Bb"].contains(&names[0].as_str()), "{names:?}");
    assert!(["Cc", "Dd"].contains(&names[1].as_str()), "{names:?}");
    // They are in already.
    let again = enter(to, &last, &last.organiser, &own).await;
    assert_eq!(again.json()["refusal"], "twice");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn line_ups_open_by_themselves_at_the_hour_and_not_before() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let mut rules = regulations("Cup", 1);
    rules["teams"]["deadline_ms"] = json!(60_000);
    rules["schedule"] = json!([now_ms(to).await + 66_000]);
    let event = announced_by(to, &rules, &["Aa", "Bb"]).await;
    let captains = captains(to, &event).await;
    event.publish(to).await;
    let lineup =
        json!({"act": "hand-in-lineup", "team": 1, "players": [2, 3], "salt": "0123456789abcdef"});
    event.done(to, &captains[0], &lineup).await;
    let boards = event.boards(to).await;
    assert_eq!(boards.len(), 0, "nobody has opened them");
    // The node that knew of it is gone, and another is there at the hour.
    server.crash();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let until = Instant::now() + Duration::from_secs(15);
    while event.boards(to).await.is_empty() {
        assert!(Instant::now() < until, "nobody opened them");
        sleep(Duration::from_millis(100)).await;
    }
    let seen = event.public(to).await;
    let round = &seen["view"]["rounds"][0];
    let named = |team: usize| &round["lineups"][team]["players"];
    assert_eq!(
        (named(0), named(1)),
        (&json!([2, 3]), &json!([4, 5])),
        "{round}"
    );
    server.stop().await;
}
