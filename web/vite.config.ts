// How the pages are built and how their plain code is tested.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunks } from "./build/chunks.ts";
import { laws } from "./build/laws.ts";
import { offline } from "./build/offline.ts";
import { sprite } from "./build/sprite.ts";
import { squeeze } from "./build/squeeze.ts";

// During `npm run dev` the interface comes from a server of ours beside it.
const server = process.env.TUOMARI_URL ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), laws(), sprite(), offline(), squeeze()],
  build: {
    target: "es2022",
    // No inline script: the policy of the server forbids it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 4096,
    reportCompressedSize: true,
    rolldownOptions: {
      output: { codeSplitting: chunks },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/**/*.test.ts"], environment: "node" } },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          environment: "node",
          fileParallelism: false,
          // A browser on a busy machine may miss a moment; a fault shows every time.
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
