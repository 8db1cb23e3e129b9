//! Choosing rules: profiles, the overlay, the event's own decisions.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tuomari_rulebook::{
    BothFlags, Fivefold, FlagDetection, FlagMaterialTest, IllegalMovePenalty, MoveLimit, Origin,
    Profile, QuickplayRules, Rulebook, Rules, RulesFault, Setting, Span, Supervision, TimeClass,
    Value,
};

fn rulebook(name: &str) -> Rulebook {
    name.parse().unwrap()
}

fn fide(name: &str, profile: Profile) -> Rules {
    let event = Rules::of(rulebook(name), profile).decide(Setting::FideRated, "no");
    match event.clone().build() {
        Ok(rules) => rules,
        Err(_) => event.decide(Setting::DefaultTime, "30min").build().unwrap(),
    }
}

#[test]
fn the_profile_follows_from_the_control_and_the_events_choice() {
    let edition = rulebook("fide-2023");
    let profile = |class, supervision| edition.profile(class, supervision);
    assert_eq!(
        profile(TimeClass::Standard, Supervision::Unsupervised),
        Profile::Standard
    );
    assert_eq!(
        profile(TimeClass::Rapid, Supervision::Supervised),
        Profile::RapidSupervised
    );
    assert_eq!(
        profile(TimeClass::Blitz, Supervision::Unsupervised),
        Profile::BlitzUnsupervised
    );
    let national = rulebook("fi-blitz-2014");
    assert_eq!(
        national.profile(TimeClass::Blitz, Supervision::Supervised),
        Profile::Only
    );
}

#[test]
fn values_cite_the_article_of_their_profile() {
    let cite = |rules: &Rules| rules.penalty_time().article().unwrap().to_string();
    let standard = fide("fide-2018", Profile::Standard);
    assert_eq!(standard.penalty_time().value, Span::Ms(120_000));
    assert_eq!(cite(&standard), "fide-2018/7.5.5");
    let blitz = fide("fide-2018", Profile::BlitzUnsupervised);
    assert_eq!(blitz.penalty_time().value, Span::Ms(60_000));
    assert_eq!(cite(&blitz), "fide-2018/B.2");
    let rapid = fide("fide-2023", Profile::RapidUnsupervised);
    assert_eq!(rapid.penalty_time().value, Span::Ms(60_000));
    assert_eq!(cite(&rapid), "fide-2023/A.3");
}

#[test]
fn editions_differ_in_values_alone() {
    assert_eq!(
        fide("fide-2014", Profile::Standard).fivefold().value,
        Fivefold::ConsecutiveFive
    );
    assert_eq!(
        fide("fide-2018", Profile::Standard).fivefold().value,
        Fivefold::AnyFive
    );
    let national = Rules::of(rulebook("fi-blitz-2014"), Profile::Only)
        .build()
        .unwrap();
    assert_eq!(national.flag_detection().value, FlagDetection::PlayersOnly);
    assert_eq!(national.both_flags().value, BothFlags::AlwaysDraw);
    assert_eq!(
        national.flag_material_test().value,
        FlagMaterialTest::ForcesBareKing
    );
    assert_eq!(national.start_position_window().value, MoveLimit::Moves(3));
}

#[test]
fn a_silent_national_code_falls_back_on_the_laws_below_it() {
    let team = Rules::of(rulebook("fi-team-blitz"), Profile::Only)
        .build()
        .unwrap();
    let window = team.clock_setting_window();
    assert_eq!(window.value, MoveLimit::Moves(10));
    assert_eq!(window.origin, Origin::Base);
    assert_eq!(window.article().unwrap().rulebook(), rulebook("fide-2018"));
}

#[test]
fn an_event_decides_only_what_it_may() {
    let faults = Rules::of(rulebook("fide-2018"), Profile::Standard)
        .decide(Setting::FideRated, "no")
        .decide(Setting::FlagMaterialTest, "forces-bare-king")
        .decide(Setting::DefaultTime, "soon")
        .decide(Setting::PawnCountsAsMaterial, "yes")
        .build()
        .unwrap_err();
    assert!(matches!(
        faults.0.as_slice(),
        [
            RulesFault::NotOverridable(Setting::FlagMaterialTest),
            RulesFault::NotAValue(_),
            RulesFault::NothingToDecide(Setting::PawnCountsAsMaterial),
        ]
    ));
    let rules = Rules::of(rulebook("fide-2018"), Profile::Standard)
        .decide(Setting::FideRated, "no")
        .decide(Setting::DefaultTime, "15min")
        .build()
        .unwrap();
    let late = rules.default_time();
    assert_eq!(
        (late.value, late.origin),
        (Span::Ms(900_000), Origin::Event)
    );
    assert_eq!(late.article().unwrap().to_string(), "fide-2018/6.7.1");
}

/// Exactly the settings marked overridable, on every rulebook and profile.
#[test]
fn the_overridable_settings_and_no_others() {
    for rulebook in Rulebook::all() {
        for profile in rulebook.profiles() {
            for setting in Setting::all() {
                let faults = match Rules::of(rulebook, profile)
                    .decide(setting, &some_value(setting))
                    .build()
                {
                    Ok(_) => Vec::new(),
                    Err(faults) => faults.0,
                };
                let refused = faults.iter().any(|fault| {
                    matches!(
                        fault,
                        RulesFault::NotOverridable(s) | RulesFault::NothingToDecide(s) if *s == setting
                    )
                });
                let applies = !faults.contains(&RulesFault::NothingToDecide(setting));
                assert_eq!(refused, !(setting.is_overridable() && applies), "{setting}");
            }
        }
    }
}

fn some_value(setting: Setting) -> String {
    match setting.kind() {
        tuomari_rulebook::ValueKind::Choice(words) => words[0].to_owned(),
        tuomari_rulebook::ValueKind::YesNo => "yes".to_owned(),
        tuomari_rulebook::ValueKind::Span => "1min".to_owned(),
        tuomari_rulebook::ValueKind::Moves | tuomari_rulebook::ValueKind::Count => "7".to_owned(),
    }
}

#[test]
fn what_an_event_must_decide_is_asked_for() {
    let faults = Rules::of(rulebook("fide-2014"), Profile::Standard)
        .build()
        .unwrap_err();
    assert_eq!(
        faults.0,
        [
            RulesFault::Undecided(Setting::FideRated),
            RulesFault::Undecided(Setting::DefaultTime),
        ]
    );
}

#[test]
fn the_finnish_overlay_is_chosen_and_says_what_is_unverified() {
    let finnish = |name| {
        Rules::of(rulebook(name), Profile::Standard)
            .with_finnish_overlay()
            .decide(Setting::FideRated, "no")
            .build()
            .unwrap()
    };
    let rules = finnish("fide-2018");
    assert_eq!(rules.default_time().value, Span::Ms(1_800_000));
    assert_eq!(
        rules.default_time().origin,
        Origin::Overlay { verified: true }
    );
    assert_eq!(
        rules.quickplay_rules().value,
        QuickplayRules::OnUnlessExcluded
    );
    let newest = finnish("fide-2023");
    assert_eq!(
        newest.default_time().origin,
        Origin::Overlay { verified: false }
    );
    let refused = Rules::of(rulebook("fi-basics"), Profile::Only)
        .with_finnish_overlay()
        .build()
        .unwrap_err();
    assert!(matches!(refused.0.as_slice(), [RulesFault::NoOverlay(_)]));
}

#[test]
fn the_overlay_opens_nothing_the_edition_closed() {
    let blitz = Rules::of(rulebook("fide-2018"), Profile::BlitzUnsupervised)
        .with_finnish_overlay()
        .decide(Setting::FideRated, "no")
        .build()
        .unwrap();
    assert_eq!(blitz.quickplay_rules().value, QuickplayRules::Never);
}

#[test]
fn an_overlay_for_one_profile_touches_no_other() {
    let finnish = |profile| {
        Rules::of(rulebook("fide-2014"), profile)
            .with_finnish_overlay()
            .decide(Setting::FideRated, "no")
            .build()
            .unwrap()
            .illegal_move_penalty()
            .value
    };
    assert_eq!(
        finnish(Profile::RapidUnsupervised),
        IllegalMovePenalty::TimeThenLoss
    );
    assert_eq!(
        finnish(Profile::BlitzUnsupervised),
        IllegalMovePenalty::LossAtFirst
    );
}

#[test]
fn a_profile_the_rulebook_lacks_is_named() {
    let fault = Rules::of(rulebook("fi-blitz-2014"), Profile::Standard)
        .build()
        .unwrap_err()
        .to_string();
    assert_eq!(fault, "fi-blitz-2014 has no profile standard; it has only");
}

#[test]
fn differences_show_both_values() {
    let older = fide("fide-2014", Profile::Standard);
    let newer = fide("fide-2018", Profile::Standard);
    let differing: Vec<&str> = older
        .differences(&newer)
        .map(|(setting, here, there)| {
            assert_ne!(here.value, there.value);
            setting.name()
        })
        .collect();
    assert!(differing.contains(&"fivefold") && differing.contains(&"press-without-move"));
    assert!(!differing.contains(&"dead-position"));
    assert!(older.value(Setting::DeadPosition).value != Value::NotApplicable);
}

#[test]
fn anything_can_be_supposed_and_says_so() {
    let rules = Rules::of(rulebook("fide-2018"), Profile::Standard)
        .decide(Setting::FideRated, "no")
        .suppose(Setting::FlagMaterialTest, "forces-bare-king")
        .build()
        .unwrap();
    let test = rules.flag_material_test();
    assert_eq!(test.value, FlagMaterialTest::ForcesBareKing);
    assert_eq!(test.origin, Origin::Supposed);
}
