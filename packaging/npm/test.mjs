// Tries the package as its users get it: packed, installed and imported by its
// name. `node packaging/npm/test.mjs FOLDER` takes the folder that
// `scripts/npm-core build` made.
//
// What is printed as an example in README.md is run, and must print what
// stands below it; with `--write` that is written there instead.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { checkAll } from "./checks.mjs";
import { readList } from "./list.mjs";

/** The most that may be fetched. */
const MOST_BYTES = 700_000;
const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = join(HERE, "../..");
const BUILT = resolve(process.argv[2] ?? "target/npm-core");
const TRIED = join(BUILT, "..", "npm-core-tried");
/** A program that says how long the import took. */
const LOADING = `const before = performance.now();
await import("@tuomari/core");
console.log(performance.now() - before);
`;

const size = install();
console.log(`packed: ${size} bytes`);
const core = await import(pathToFileURL(join(TRIED, "node_modules/@tuomari/core/node.js")));
const failed = [];
await attempt(() => assert.ok(size <= MOST_BYTES, `over ${MOST_BYTES} bytes: see what it carries that nobody asks for`));
await attempt(() => `loaded in Node: ${Number(run("load.mjs", LOADING)).toFixed(0)} ms`);
await attempt(async () => `checked in Node ${process.version}: ${await checkAll(core)} matters`);
await attempt(() => asked("crates/mating/tests/it/known.tsv", 1));
// 90,000 more from played games, where they are beside the repository.
const more = "../shared/mating/timeouts.tsv.gz";
await attempt(() => (existsSync(join(ROOT, more)) ? asked(more, 30) : `${more}: not there, not asked`));
await attempt(() => `examples of README.md: ${examples()}`);
await attempt(types);
if (failed.length > 0) {
  console.error(failed.join("\n"));
  process.exit(1);
}

/** Tries a part, and says what came of it; the others are tried all the same. */
async function attempt(part) {
  try {
    const said = await part();
    if (said) console.log(said);
  } catch (error) {
    failed.push(error.message);
  }
}

/** Asks the positions of a list, one in so many, and plays every mate out. */
function asked(list, each) {
  const counts = { can: 0, cannot: 0, unknown: 0 };
  for (const [place, { fen, side, can }] of readList(join(ROOT, list)).entries()) {
    if (place % each !== 0) continue;
    const { answer, line } = core.canMate(fen, side, { positions: 30_000 });
    counts[answer] += 1;
    assert.notEqual(answer, can ? "cannot" : "can", `${fen} ${side}`);
    if (answer === "can") assert.ok(mates(fen, side, line), `${fen} ${side}: ${line}`);
  }
  return `${list}: ${counts.can} can, ${counts.cannot} cannot, ${counts.unknown} unknown`;
}

/** Plays a line on the board of the package, to mate. */
function mates(fen, side, line) {
  let now = fen;
  for (const move of line) {
    const judged = core.judge(now, move);
    if (judged.verdict !== "legal") return false;
    now = judged.fen;
  }
  const turn = now.split(" ")[1] === "w" ? "white" : "black";
  return turn !== side && core.legalMoves(now).length === 0 && core.canMate(now, side).answer === "can";
}

/** Packs the folder and puts it where a program would have it; its size. */
function install() {
  rmSync(TRIED, { recursive: true, force: true });
  mkdirSync(join(TRIED, "node_modules/@tuomari/core"), { recursive: true });
  const said = execFileSync("npm", ["pack", "--json", "--pack-destination", TRIED], { cwd: BUILT, encoding: "utf8" });
  const [{ filename, files }] = JSON.parse(said);
  const names = files.map((file) => file.path).sort();
  assert.deepEqual(names, [
    "LICENCES-OF-OTHERS.txt",
    "LICENSE",
    "README.md",
    "browser.js",
    "core.js",
    "index.d.ts",
    "node.js",
    "package.json",
    "tuomari.js",
    "tuomari_bg.wasm",
    "types.d.ts",
  ]);
  const archive = join(TRIED, filename.replace("@", "").replace("/", "-"));
  execFileSync("tar", ["-xzf", archive, "--strip-components=1", "-C", join(TRIED, "node_modules/@tuomari/core")]);
  writeFileSync(join(TRIED, "package.json"), '{ "private": true, "type": "module" }\n');
  return statSync(archive).size;
}

/** Runs a program beside the package, and gives what it printed. */
function run(name, program) {
  writeFileSync(join(TRIED, name), program);
  return execFileSync(process.execPath, [name], { cwd: TRIED, encoding: "utf8" });
}

/** Runs the examples; each must print what README.md says. */
function examples() {
  const readme = readFileSync(join(HERE, "README.md"), "utf8");
  let count = 0;
  const printed = readme.replaceAll(/```js\n(.*?)```\n```text\n.*?```/gs, (_, program) => {
    count += 1;
    return `\`\`\`js\n${program}\`\`\`\n\`\`\`text\n${run(`example-${count}.mjs`, program)}\`\`\``;
  });
  assert.equal(count, readme.split("```js\n").length - 1, "every example says what it prints");
  if (process.argv.includes("--write")) writeFileSync(join(HERE, "README.md"), printed);
  else assert.equal(printed, readme, "README.md: run the test with --write, and read what changed");
  return count;
}

/** Lets the compiler read what a caller would write. */
function types() {
  const tsc = join(HERE, "../../web/node_modules/.bin/tsc");
  assert.ok(existsSync(tsc), "the compiler is brought by scripts/web build");
  copyFileSync(join(HERE, "example.ts"), join(TRIED, "example.ts"));
  const common = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom"];
  for (const way of ["bundler", "nodenext"]) {
    const module = way === "nodenext" ? "nodenext" : "esnext";
    execFileSync(tsc, [...common, "--module", module, "--moduleResolution", way, "example.ts"], {
      cwd: TRIED,
      stdio: "inherit",
    });
  }
  return "types: accepted by tsc, with a bundler's resolution and with Node's";
}
