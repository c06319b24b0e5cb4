import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

import { version } from "./docker/lib/paths.mjs";
import { compileAhead } from "./web/prerender/compileAhead.mjs";
import { sitePages } from "./web/prerender/sitePages.mjs";
import { worker } from "./web/prerender/worker.mjs";

const server = process.env["OPTIQUE_HTTP"] ?? "127.0.0.1:8090";

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
  expect: { poll: { timeout: 15_000 } },
};

const webTests = "tests/unit/web/**/*.test.{ts,tsx}";
const unit = { isolate: false, maxWorkers: 2, setupFiles: ["tests/support/freshModules.ts"] };

/** Of the sign-in and the public pages, beside what all pages begin with. */
const entry =
  /core\/credentials|api\/setup|brand\/(?:EntryCard|TrialFrame|Wordmark)|form\/(?:Field|Select)\.|lib\/copyText/;
/** Around the pages of who is signed in. */
const frame =
  /app\/frame\/(?!Shortcuts|keys|leave|guard|mask)|app\/entries|openPalette|brand\/Logo|lib\/theme|api\/health/i;
/** What lists and forms ask, and what is checked while one types: the first page, mostly the dashboard, does without. */
const rules =
  /domain\/(?!core|sale\/(?:due|invoice)\.|till\/cheques)|core\/(?:fields|records|imageSize|messages|businessDays|typedDay|calendar)|lib\/(?:images|useOnce|useDraft|usePreview|csv|printing|pageWindow|vatRate)|api\/(?:adjustments|backups|company|jobs|messages|payments|prescriptions|clients|products|receipts|movements|suppliers|shelf|till|cheques|loadWholeList|useListQuery)/;

export default defineConfig({
  root: "web",
  plugins: [react(), tailwindcss(), compileAhead(), worker(), sitePages()],
  // React has it itself since 18: wouter asks for what stood in for it before.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  build: {
    outDir: "../pb_public",
    emptyOutDir: true,
    target: "es2022",
    // The strict policy of docs/traps.md, Serving: no data: URI, no inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its side effect makes a signal an element that React can render; we read signals through useValue alone (0.6 kB).
      // The rules are pure: who imports one of their words asks for no file that only hands it on.
      treeshake: {
        // wouter's own link, which we do without.
        manualPureFunctions: ["forwardRef"],
        moduleSideEffects: [
          { test: /@preact\/signals-react/, sideEffects: false },
          { test: /pb_hooks\/domain/, sideEffects: false },
        ],
      },
      output: {
        // Each file is a request, which costs a slow computer more than what is in it: what every page needs is one file,
        // what several share one by layer. Imports point downwards only, so no file waits for itself.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "app", tags: ["$initial"], priority: 9 },
            { name: "entry", test: entry, priority: 8 },
            { name: "frame", test: frame, priority: 8 },
            { name: "rules", test: rules, minShareCount: 2, priority: 7 },
            { name: "till", test: /features\/prints\/till/, priority: 7 },
            { name: "site", test: /features\/site/, minShareCount: 2, priority: 6 },
            {
              name: "prints",
              test: /features\/prints|core\/amountInWords/,
              minShareCount: 2,
              priority: 6,
            },
            {
              name: "records",
              test: /web\/features\/|page\/FactsCard/,
              minShareCount: 2,
              priority: 5,
            },
            {
              name: "sales",
              test: /ui\/(?:sales|documents|stock|customer|messages|till)\//,
              minShareCount: 2,
              priority: 4,
            },
            { name: "workshop", test: /ui\/workshop\//, minShareCount: 2, priority: 4 },
            { name: "charts", test: /ui\/charts\//, minShareCount: 2, priority: 4 },
            {
              name: "lists",
              test: /ui\/list\/|feedback\/useDelete|api\/removals/,
              minShareCount: 2,
              priority: 4,
            },
            {
              name: "fields",
              test: /ui\/(?:form\/(?!Segment)|overlay\/(?!Menu)|keys\/useScan|page\/BottomBar)/,
              minShareCount: 2,
              priority: 4,
            },
            { name: "forms", test: /react-hook-form/, priority: 4 },
            { name: "page", test: /web\/ui\//, minShareCount: 2, priority: 3 },
            { name: "base", minShareCount: 2 },
          ],
        },
        // The name of a shared one would list its pages.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`,
      },
    },
  },
  worker: { format: "es" },
  server: {
    host: "127.0.0.1",
    port: 5173,
    // Not our own web/api, which Vite serves.
    proxy: { [String.raw`^/api/(?!\w+\.ts\b)`]: `http://${server}`, "/_": `http://${server}` },
  },
  test: {
    root: ".",
    // The shop's clock, for the tests, their servers and their browsers. Not Africa/Casablanca: in 2026 Node, Debian and
    // Chromium came with different rules of it, and between two midnights "today" was another day on each side.
    env: { TZ: "Etc/GMT-1" },
    projects: [
      tests("format", 0, 5, { include: ["tests/static/format.test.ts"], maxWorkers: 2 }),
      tests("lint", 0, 5, { include: ["tests/static/lint.test.ts"], maxWorkers: 2 }),
      tests("types", 0, 5, { include: ["tests/static/types.test.ts"], maxWorkers: 2 }),
      tests("unit", 0, 1, {
        ...unit,
        include: ["tests/{unit,property,run}/**/*.test.ts"],
        exclude: [webTests],
      }),
      // A separate project, because a worker restarts when the next file needs another environment.
      tests("web", 0, 1, { ...unit, environment: "jsdom", include: [webTests] }),
      tests("server", 1, 3, { ...served, maxWorkers: 3, include: ["tests/server/**/*.test.ts"] }),
      tests("e2e", 2, 2, {
        ...served,
        include: ["tests/e2e/**/*.test.ts"],
        // tests/run/countOf.mjs names those that were tried again, and lets two of them pass.
        retry: process.env["CI"] ? 1 : 0,
        globalSetup: [...served.globalSetup, "tests/support/chromium.ts"],
        maxWorkers: 2,
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
