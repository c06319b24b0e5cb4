import { describe, expect, it } from "vitest";
import type { TestModule } from "vitest/node";

import { countOf } from "./countOf.mjs";

interface Fake {
  readonly state: "passed" | "failed" | "skipped";
  readonly fullName?: string;
  readonly retryCount?: number;
  readonly message?: string;
}

/** Fake of vitest's report about a test file. */
function moduleOf(part: string, tests: readonly Fake[], failure?: string): TestModule {
  const project = { name: part };
  const children = tests.map(({ fullName, state, retryCount = 0, message }) => ({
    type: "test",
    project,
    fullName,
    result: () => ({ state, errors: message ? [{ message }] : [] }),
    diagnostic: () => ({ retryCount }),
  }));
  return {
    type: "module",
    relativeModuleId: "a.test.ts",
    project,
    errors: () => (failure ? [{ message: failure }] : []),
    children: { allTests: () => children, allSuites: () => [] },
  } as unknown as TestModule;
}

const passed: Fake = { state: "passed" };
const failed: Fake = { state: "failed" };
const skipped: Fake = { state: "skipped" };
const again = (fullName: string): Fake => ({
  fullName,
  state: "passed",
  retryCount: 1,
  message: "Late",
});

describe("a run of tests", () => {
  it.each([
    ["all passed", [passed, passed], undefined, [], { passed: 2, failed: 0 }],
    ["one failed", [passed, failed], undefined, [], { passed: 1, failed: 1 }],
    ["one was skipped", [passed, passed, skipped], undefined, [], { passed: 2, failed: 1 }],
    ["a file could not be loaded", [], "no module", [], { passed: 0, failed: 1 }],
    ["a suite failed around its tests", [passed, passed], "no", [], { passed: 2, failed: 1 }],
    ["an error came between the tests", [passed], undefined, ["oh"], { passed: 1, failed: 1 }],
    ["no test ran", [], undefined, [], { passed: 0, failed: 1 }],
  ])("a run of tests is counted when %s", (_, tests, failure, errors, count) => {
    expect(countOf(["unit"], [moduleOf("unit", tests, failure)], errors)).toMatchObject(count);
  });

  it("a run of several parts adds them up, and fails when one of them had no test", () => {
    const modules = [moduleOf("unit", [passed]), moduleOf("server", [passed, passed])];
    const count = (...parts: string[]) => countOf(parts, modules, []);
    expect(count("unit", "server")).toEqual({ passed: 3, failed: 0, notes: [] });
    const notes = ["Failed: e2e: no test ran"];
    expect(count("unit", "server", "e2e")).toEqual({ passed: 3, failed: 1, notes });
  });

  it("a run names what failed and why, in few lines", () => {
    const message = Array.from({ length: 20 }, (_, line) => `line ${line}`).join("\n");
    const printed: Fake = { fullName: "a sale is printed", state: "failed", message };
    const modules = [moduleOf("e2e", [passed, printed]), moduleOf("unit", [passed], "No module")];
    const { notes } = countOf(["unit", "e2e"], modules, [{ __proto__: null, message: "Too late" }]);
    expect(notes).toHaveLength(3);
    expect(notes[0]).toBe("Failed: unit: a.test.ts\n    No module");
    expect(notes[1]).toContain("Failed: e2e: a sale is printed\n    line 0\n    line 1\n");
    expect(notes[1]).toMatch(/ line 11$/);
    expect(notes[2]).toBe("Failed: between the tests: Too late");
  });

  it("a run names what was retried, and passes with two retried tests", () => {
    const notes = ["Tried again: e2e: one\n    Late", "Tried again: e2e: two\n    Late"];
    expect(countOf(["e2e"], [moduleOf("e2e", [again("one"), again("two")])], [])).toEqual({
      passed: 2,
      failed: 0,
      notes,
    });
  });

  it("a run fails with three retried tests", () => {
    const modules = [moduleOf("e2e", [again("one"), again("two")]), moduleOf("e2e", [again("3")])];
    const { notes, ...count } = countOf(["e2e"], modules, []);
    expect(count).toEqual({ passed: 3, failed: 1 });
    expect(notes.at(-1)).toBe("Failed: 3 tests had to be tried again");
  });
});
