// One browser for all files of browser tests. Each person in them has a context
// of his own, and shares nothing with others.

import type { TestProject } from "vitest/node";
import { type BrowserServer, chromium } from "playwright-core";

const PROGRAM = process.env.TUOMARI_CHROMIUM ?? "/usr/bin/chromium";

/** How a browser is started, here or by a file that wants its own. */
export const LAUNCH = {
  executablePath: PROGRAM,
  headless: true,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

declare module "vitest" {
  interface ProvidedContext {
    /** Where the common browser listens. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server: BrowserServer = await chromium.launchServer(LAUNCH);
  project.provide("browser", server.wsEndpoint());
  return () => server.close();
}
