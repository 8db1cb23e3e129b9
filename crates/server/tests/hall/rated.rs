//! A rating list, from which names are picked.

use std::{fs, time::Duration};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::kit::{TempFile, ask, config, start};

const LIST: &str = "Id;Last name;First name;Federation;Club;Rating;Blitz\n\
    7;Mäkelä;Matti;FIN;EtVaS;2104;2050\n\
    8;Mäkelä;Maija;FIN;;1890;\n\
    9;Salo;Sanna;FIN;TS;2200;2210\n";

#[tokio::test(flavor = "multi_thread")]
async fn names_of_the_rating_list_are_found_while_they_are_typed() {
    let file = TempFile::new();
    fs::write(&file.0, LIST).unwrap();
    let mut config = config("memory:");
    config
        .set("rating-list", &file.0.display().to_string())
        .unwrap();
    let server = start(config).await;
    let named = async |query: &str| -> Value {
        let path = format!("/api/rated?{query}");
        ask(server.address(), "GET", &path, &[], "").await.ok()
    };
    while named("").await["players"] != 3 {
        sleep(Duration::from_millis(10)).await;
    }
    let found = named("name=makela&pace=blitz").await;
    let people = found["people"].as_array().unwrap();
    let seen: Vec<(&Value, &Value)> = people
        .iter()
        .map(|one| (&one["name"], &one["rating"]))
        .collect();
    let (maija, matti) = (json!("Mäkelä, Maija"), json!("Mäkelä, Matti"));
    let expected = [(&maija, &json!(1890)), (&matti, &json!(2050))];
    assert_eq!(seen, expected, "who has no rating of blitz has the other");
    assert_eq!(people[1]["club"], "EtVaS");
    assert_eq!(people[1].get("id"), None, "it is not FIDE's number");
    assert_eq!(
        named("name=makela%20mat").await["people"][0]["rating"],
        2104
    );
    for none in ["name=m", "name=", "name=zz", "name=%00%FF"] {
        let found = ask(
            server.address(),
            "GET",
            &format!("/api/rated?{none}"),
            &[],
            "",
        )
        .await;
        assert!(
            found.status == 400 || found.json()["people"] == json!([]),
            "{none}"
        );
    }
    let wrong = ask(server.address(), "GET", "/api/rated?pace=slow", &[], "").await;
    assert_eq!(wrong.status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_list_nobody_is_found() {
    let server = start(config("memory:")).await;
    let path = "/api/rated?name=salo";
    let told = ask(server.address(), "GET", path, &[], "").await.ok();
    assert_eq!(told, json!({"players": 0, "people": []}));
    server.stop().await;
}
