import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

import { sitePages } from "./web/prerender/sitePages.mjs";

const server = process.env["OPTIQUE_HTTP"] ?? "127.0.0.1:8090";

/** Tests against the real server: they share one preparation, and take what a slow machine may need. */
const served = (name: string, include: string, seconds: number, fileParallelism: boolean) => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    globalSetup: "tests/support/globalSetup.ts",
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    expect: { poll: { timeout: 15_000 } },
    fileParallelism,
  },
});

export default defineConfig({
  root: "web",
  plugins: [react(), tailwindcss(), sitePages()],
  build: {
    outDir: "../pb_public",
    emptyOutDir: true,
    target: "es2022",
    // The strict policy of server/README.md, Traps: no data: URI, no inline polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its side effect makes a signal an element that React can render; we read signals through useValue alone (0.6 kB).
      treeshake: { moduleSideEffects: [{ test: /@preact\/signals-react/, sideEffects: false }] },
      output: {
        // Each file is a request to wait for: what every page needs is one, and what some pages share is few.
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"], priority: 2 },
            // The signing in has a form without it.
            { name: "forms", test: /react-hook-form/, priority: 1 },
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
            },
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
    proxy: { "/api": `http://${server}`, "/_": `http://${server}` },
  },
  test: {
    root: ".",
    // The shop's clock (tests/support/startServer.ts), for the tests and their browser too: between two midnights
    // "today" would be another day on each side.
    env: { TZ: "Africa/Casablanca" },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{unit,property}/**/*.test.{ts,tsx}"],
          environment: "node",
          testTimeout: 60_000,
        },
      },
      served("server", "tests/server/**/*.test.ts", 60, true),
      served("e2e", "tests/e2e/**/*.test.ts", 120, false),
      served("bench", "tests/bench/**/*.bench.ts", 600, false),
    ],
  },
});
