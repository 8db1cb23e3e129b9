# The rulebooks: articles, settings, coverage.

rulebook-fide-2014 = FIDE Laws of Chess, in force from July 2014
rulebook-fide-2018 = FIDE Laws of Chess, in force from January 2018
rulebook-fide-2023 = FIDE Laws of Chess, in force from January 2023
rulebook-fi-blitz-2014 = Finnish national blitz rules of 2014
rulebook-fi-team-blitz = Finnish blitz rules for teams
rulebook-fi-basics = Finnish rules for beginners

# What the software does with an article, in a word and in a sentence.
kind-enforced = enforced
kind-ruled = ruled
kind-recorded = recorded
kind-stated = stated
kind-enforced-long = The software decides it by board and clock, and carries it out.
kind-ruled-long = The arbiter decides it; the software asks, and carries out the ruling.
kind-recorded-long = The software cannot see it; people enter it, and what follows is carried out or asked.
kind-stated-long = There is nothing to carry out; it is shown to the reader.

laws-rulebook = Rulebook
laws-setting = Setting
laws-settings = Settings
laws-total = total
laws-sum = { $count } articles. tuomari laws show RULEBOOK lists them.
laws-profiles = Profiles: { $profiles }
laws-fixes = It fixes:
laws-below = Below it:
laws-meanings = What the settings mean:
laws-found = { $articles ->
    [one] { $articles } article
   *[other] { $articles } articles
}, { $settings ->
    [one] { $settings } setting
   *[other] { $settings } settings
}.
laws-nothing-found = Nothing found. The English gists were searched; --lang fi and --lang sv search the others.
laws-diff-counts = { $different ->
    [one] { $different } setting differs
   *[other] { $different } settings differ
}, { $same ->
    [one] { $same } is the same.
   *[other] { $same } are the same.
}
laws-no-rulebook = There is no rulebook "{ $name }".
laws-no-rulebook-hint = Choose one of: { $names }.
laws-no-profile = { $rulebook } has no profile "{ $profile }".
laws-no-profile-hint = Choose one of: { $profiles }.
laws-no-article = { $rulebook } has no article { $number }.
laws-no-article-hint = List them: tuomari laws show { $rulebook }
laws-near-articles-hint = Near it are { $articles }.

# What the software does with the articles of a rulebook: the four groups.
decides-enforced = Decides by itself
decides-ruled = Asks the arbiter
decides-recorded = Only notes what is reported
decides-stated = Leaves to people
decides-none = No article.
decides-who = Who has to speak up
decides-who-long = What follows unasked and what waits for a person, as the rulebook is printed. Where it lets the event decide, the event may choose otherwise.

coverage-summary = { $shown } of { $demanded } enforced and ruled articles are named by a passing scenario; { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
} in { $features ->
    [one] { $features } file
   *[other] { $features } files
}.
coverage-missing = Named by no passing scenario:
coverage-incomplete = { $count ->
    [one] One enforced or ruled article is named by no passing scenario.
   *[other] { $count } enforced and ruled articles are named by no passing scenario.
}
coverage-incomplete-hint = Write a scenario for each that shows what it demands, and tag it with the article.
coverage-no-results = There are no results of scenarios: { $path }
coverage-no-results-hint = At the top of the repository, run { $command }; --results names another place.
coverage-no-scenarios = There is no folder of scenarios: { $path }
coverage-no-scenarios-hint = Go to the top of the repository, or name the folder with --scenarios.
coverage-unreadable = Not results of scenarios: { $file }, line { $line }
coverage-stale = The results are older than the scenarios: { $files }.
coverage-changed = changed since ({ $count }): { $files }
coverage-added = not run ({ $count }): { $files }
coverage-gone = no longer there ({ $count }): { $files }
coverage-stale-hint = Run the scenarios again: { $command }
coverage-removed-hint = Delete the results and run the scenarios again: { $command }
