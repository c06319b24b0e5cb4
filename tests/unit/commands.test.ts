import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { countOf, failuresOf } from "#docker/lib/checks.mjs";
import { findChromium } from "#docker/lib/chromium.mjs";
import { root } from "#docker/lib/paths.mjs";
import { areInstalled, typesArguments } from "#docker/lib/prepare.mjs";

describe("npm's packages", () => {
  const wanted = {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/for-windows": { version: "1.0.0", optional: true },
  };
  const installed = { "node_modules/a": { version: "1.0.0" } };

  it("are installed when those of the lock file are there, those for other machines aside", () =>
    expect(areInstalled(wanted, installed)).toBe(true));

  it.each([
    ["none is there", {}],
    ["one is of another version", { "node_modules/a": { version: "1.0.1" } }],
    ["one is not wanted any more", { ...installed, "node_modules/b": { version: "1.0.0" } }],
  ])("are installed anew when %s", (_, there) => expect(areInstalled(wanted, there)).toBe(false));
});

describe("PocketBase, asked for its types", () => {
  // It once restarted, and crashed, because its own new database lay in the folder of hooks it watched.
  it("watches no folder, and looks for hooks where it does not write", () => {
    const args = typesArguments("/new");
    expect(args).toContain("--hooksWatch=false");
    expect(args).toContain("--dir=/new");
    expect(args).not.toContain("--hooksDir=/new");
  });
});

describe("a report of tests", () => {
  const report = (total: number, passed: number, failedSuites = 0) =>
    JSON.stringify({
      numTotalTests: total,
      numPassedTests: passed,
      numFailedTestSuites: failedSuites,
    });

  it.each([
    ["all passed", report(3, 3), 0, { passed: 3, failed: 0 }],
    ["one failed", report(3, 2, 1), 1, { passed: 2, failed: 1 }],
    ["one was skipped", report(3, 2), 0, { passed: 2, failed: 1 }],
    ["a file could not be loaded", report(3, 3, 1), 1, { passed: 3, failed: 1 }],
    ["an error came between the tests", report(3, 3), 1, { passed: 3, failed: 1 }],
    ["no test ran", report(0, 0), 0, { passed: 0, failed: 1 }],
    ["the runner wrote none", "{}", 1, { passed: 0, failed: 1 }],
  ])("counts when %s", (_, text, code, count) => expect(countOf(text, code)).toEqual(count));

  it("names what failed, and why, in few lines", () => {
    const testResults = [
      {
        message: "",
        assertionResults: [
          { status: "passed", fullName: "a sale is saved", failureMessages: [] },
          {
            status: "failed",
            fullName: "a sale is printed",
            failureMessages: ["Timeout\nat line 3"],
          },
        ],
      },
      { message: "Cannot find module", assertionResults: [] },
    ];
    expect(failuresOf(JSON.stringify({ testResults }))).toEqual([
      "a sale is printed\n    Timeout\n    at line 3",
      "    Cannot find module",
    ]);
    expect(failuresOf("{}")).toEqual([]);
  });
});

describe("npm test", () => {
  it("ends with its count, and fails when it is asked for a part that does not exist", () => {
    const args = [join(root, "docker/test.mjs"), "nonsense"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stdout).toBe("0 passed, 1 failed\n");
    expect(stderr).toContain("There is no part called nonsense: format, lint, types, unit, server");
  });
});

describe("Chromium", () => {
  it("is the one of OPTIQUE_CHROMIUM", () =>
    expect(findChromium({ OPTIQUE_CHROMIUM: process.execPath })).toBe(process.execPath));

  it("is not looked for elsewhere when OPTIQUE_CHROMIUM leads nowhere", () =>
    expect(() => findChromium({ OPTIQUE_CHROMIUM: "/nowhere/chromium" })).toThrow(
      "OPTIQUE_CHROMIUM=/nowhere/chromium does not exist: correct or unset it.",
    ));
});
