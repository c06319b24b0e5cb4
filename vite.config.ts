import { availableParallelism } from "node:os";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

import { version } from "./docker/lib/paths.mjs";
import { chunkGroups } from "./web/prerender/chunkGroups.mjs";
import { licenses } from "./web/prerender/licenses.mjs";
import { sitePages } from "./web/prerender/sitePages.mjs";
import { worker } from "./web/prerender/worker.mjs";

const server = process.env["OPTIQUE_HTTP"] ?? "127.0.0.1:8090";

/** Workers of the tests: one a core. */
const cores = availableParallelism();

type Settings = TestProjectInlineConfiguration["test"];

/** A project of tests. Projects run one after the other: none waits for another's work, or is slowed by it. */
const tests = (name: string, groupOrder: number, minutes: number, settings: Settings) => ({
  extends: true as const,
  test: {
    name,
    sequence: { groupOrder },
    testTimeout: minutes * 60_000,
    hookTimeout: minutes * 60_000,
    ...settings,
  },
});

/** Tests against the real server: one preparation, one worker for many files, and what a slow machine may need. */
const served = {
  globalSetup: ["tests/support/globalSetup.ts"],
  isolate: false,
  expect: { poll: { timeout: 30_000 } },
};

/** PocketBase collects garbage less often, for a sixth less time of a core. */
const rareCollections = { GOGC: "400" };

/** Chromium runs no optimised code: pages are loaded too often for its compilation to pay. Not in the bench. */
const quickCompilation = { OPTIQUE_CHROMIUM_FLAGS: "--js-flags=--no-turbofan --no-maglev" };

/**
 * Shop's clock of the tests. Not Africa/Casablanca: in 2026 Node, Debian and Chromium came with different rules of it,
 * and between two midnights "today" was another day on each side.
 */
const shopZone = "Etc/GMT-1";
/** The same for long parts; six hours less in the evening, since a test that keeps its first day fails after midnight. */
const isEvening = new Date().getUTCHours() >= 20;
const longZone = isEvening ? "Etc/GMT+5" : shopZone;

const webTests = "tests/unit/web/**/*.test.{ts,tsx}";
const unit = { isolate: false, maxWorkers: cores, setupFiles: ["tests/support/freshModules.ts"] };

export default defineConfig({
  root: "web",
  plugins: [react(), tailwindcss(), worker(), sitePages(), licenses()],
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  build: {
    outDir: "../pb_public",
    emptyOutDir: true,
    target: "es2022",
    // The strict policy of docs/traps.md, Serving: no data: URI, no inline polyfill.
    assetsInlineLimit: 0,
    // Its list of files would stand above the banner, and its links take time within each click.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Has V8 compile a chunk while it arrives: a click to a page takes 1.3 times as long without.
        postBanner: ({ isEntry }) => (isEntry ? "" : "//# allFunctionsCalledOnLoad"),
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  worker: { format: "es" },
  server: {
    host: "127.0.0.1",
    port: 5173,
    // Not our own web/api, which Vite serves.
    proxy: {
      [String.raw`^/api/(?!(?:\w+/)*\w+\.ts\b)`]: `http://${server}`,
      "/_": `http://${server}`,
    },
  },
  test: {
    root: ".",
    env: { TZ: shopZone },
    projects: [
      tests("format", 0, 5, { include: ["tests/static/format.test.ts"], maxWorkers: cores }),
      tests("lint", 0, 5, { include: ["tests/static/lint.test.ts"], maxWorkers: cores }),
      tests("types", 0, 5, { include: ["tests/static/types.test.ts"], maxWorkers: cores }),
      tests("unit", 0, 1, {
        ...unit,
        include: ["tests/{unit,property,run}/**/*.test.ts"],
        exclude: [webTests],
      }),
      // A separate project, because a worker restarts when the next file needs another environment.
      tests("web", 0, 1, { ...unit, environment: "jsdom", include: [webTests] }),
      // One more than cores, here and below: tests also wait for deadlines, restarts, pages and the disk.
      tests("server", 1, 3, {
        ...served,
        env: { ...rareCollections, TZ: longZone },
        maxWorkers: cores + 1,
        include: ["tests/server/**/*.test.ts"],
      }),
      tests("e2e", 2, 5, {
        ...served,
        env: { ...rareCollections, ...quickCompilation, TZ: longZone },
        include: ["tests/e2e/**/*.test.ts"],
        // tests/run/countOf.mjs names those that were tried again, and lets two of them pass.
        retry: process.env["CI"] ? 1 : 0,
        globalSetup: [...served.globalSetup, "tests/support/chromium.ts"],
        maxWorkers: cores + 1,
      }),
      tests("image", 3, 5, { ...served, include: ["tests/image/*.test.ts"] }),
      tests("bench", 4, 60, {
        ...served,
        globalSetup: [...served.globalSetup, "tests/support/chromium.ts"],
        include: ["tests/bench/**/*.bench.ts"],
        fileParallelism: false,
      }),
      tests("torture", 5, 60, {
        ...served,
        include: ["tests/torture/*.torture.ts"],
        fileParallelism: false,
      }),
    ],
  },
});
