// The checks that npm run check and npm test are made of. Each counts what passed and what failed.
import { readFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { obtainPocketbase } from "../pocketbase.mjs";
import { whyNotImage } from "./image.mjs";
import { cache, root } from "./paths.mjs";
import { run } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Count */
/** @typedef {{ name: string, run: (filters: readonly string[]) => Promise<Count> }} Check */

/** What is formatted and linted. */
const SOURCES = ["web", "pb_hooks", "pb_migrations", "tests", "docker", "vite.config.ts"];

/** @type {readonly Check[]} */
export const STATIC_CHECKS = [
  tool("format", "oxfmt/bin/oxfmt", ["--check", ...SOURCES]),
  tool("lint", "oxlint/bin/oxlint", ["--type-aware", "--deny-warnings", ...SOURCES]),
  tool("types", "typescript/bin/tsc", ["-b"]),
];

/** Unit and property tests. */
export const UNIT_CHECK = suite("unit");
export const SERVER_CHECK = suite("server");
export const E2E_CHECK = suite("e2e");
export const BENCH_CHECK = suite("bench");

/** The container's image, where it can be built: one test, or none with the reason. @type {Check} */
export const IMAGE_CHECK = {
  name: "image",
  run: async () => {
    const reason = await whyNotImage(await obtainPocketbase());
    if (!reason) return one(await run(process.execPath, [join(root, "docker/check-image.mjs")]));
    console.log(`The container's image is not checked: ${reason}.`);
    return { passed: 0, failed: 0 };
  },
};

/**
 * A program of a package that says by its exit code whether all is well: one test.
 * @param {string} name
 * @param {string} script in node_modules
 * @param {readonly string[]} args
 * @returns {Check}
 */
function tool(name, script, args) {
  const path = join(root, "node_modules", script);
  return {
    name,
    run: async () => one(await run(process.execPath, [path, ...args])),
  };
}

/**
 * The count of a program that is one test.
 * @param {number} code its exit code
 * @returns {Count}
 */
function one(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The tests of one of vitest's projects.
 * @param {string} name as in vite.config.ts
 * @returns {Check}
 */
function suite(name) {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  return {
    name,
    run: async (filters) => {
      await mkdir(cache, { recursive: true });
      const report = join(cache, `${name}-tests.json`);
      await rm(report, { force: true });
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
      const args = [vitest, "run", "--project", name, ...reporters, ...filters];
      const code = await run(process.execPath, args);
      const text = await readFile(report, "utf8").catch(() => "{}");
      return { ...countOf(text, code), failures: failuresOf(text) };
    },
  };
}

/**
 * Counts a report of vitest. What was not run did not pass, and a run that ended badly has at least one failure.
 * @param {string} report its JSON
 * @param {number} code its exit code
 * @returns {Count}
 */
export function countOf(report, code) {
  const { numTotalTests = 0, numPassedTests = 0, numFailedTestSuites = 0 } = JSON.parse(report);
  const unpassed = numTotalTests - numPassedTests;
  const badly = code !== 0 || numFailedTestSuites > 0 || numTotalTests === 0;
  return { passed: numPassedTests, failed: badly ? Math.max(unpassed, 1) : unpassed };
}

/**
 * The name of each test that failed, with the first lines of why: a log that is cut keeps its end.
 * @param {string} report of vitest, its JSON
 * @returns {string[]}
 */
export function failuresOf(report) {
  const { testResults = [] } = JSON.parse(report);
  return testResults.flatMap(
    (
      /** @type {{ message?: string, assertionResults: any[] }} */ { message, assertionResults },
    ) => [
      ...(message ? [firstLines(message)] : []),
      ...assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => `${fullName}\n${firstLines(failureMessages[0])}`),
    ],
  );
}

const SHOWN_LINES = 12;

/** @param {string} [text] */
function firstLines(text = "") {
  return text
    .split("\n", SHOWN_LINES)
    .map((line) => `    ${line}`)
    .join("\n");
}

/**
 * Runs checks one after the other, prints how each went and how long it took.
 * @param {readonly Check[]} checks
 * @param {readonly string[]} [filters] parts of the names of test files
 * @returns {Promise<Count>}
 */
export async function runChecks(checks, filters = []) {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  /** @type {string[]} */
  const failures = [];
  for (const check of checks) {
    console.log(`\n== ${check.name}`);
    const started = performance.now();
    const { passed, failed, failures: found = [] } = await check.run(filters);
    failures.push(...found.map((failure) => `${check.name}: ${failure}`));
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
    const name = check.name.padEnd(8);
    lines.push(
      `${failed ? "FAILED" : "ok    "} ${name}${seconds} s  ${passed} passed, ${failed} failed`,
    );
  }
  if (failures.length > 0) console.log(`\n== what failed\n${failures.join("\n\n")}`);
  console.log(`\n${lines.join("\n")}`);
  return total;
}
