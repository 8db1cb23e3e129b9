#!/usr/bin/env node
// Starts the program that npm has brought for this machine, and ends as it does.
"use strict";

const { spawn } = require("node:child_process");
const { constants } = require("node:os");

const machine = `${process.platform}-${process.arch}`;
const name = process.platform === "win32" ? "tuomari.exe" : "tuomari";

let program;
try {
  program = require.resolve(`@tuomari/${machine}/bin/${name}`);
} catch {
  console.error(`tuomari: there is no program for ${machine} beside this package.`);
  console.error("It comes as an optional dependency: install again without --omit=optional,");
  console.error("or take the program for your machine from the release.");
  process.exit(1);
}

// Ctrl-C reaches the program by itself; what is sent to us alone is handed on.
// We listen before it starts: ended in between, we would leave it behind.
let child;
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child = spawn(program, process.argv.slice(2), { stdio: "inherit" });
child.on("error", (error) => {
  console.error(`tuomari: ${error.message}`);
  process.exit(1);
});
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
