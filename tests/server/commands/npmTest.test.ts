import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { copyProject } from "#support/projectCopy.ts";

let project: Awaited<ReturnType<typeof copyProject>>;

beforeAll(async () => {
  project = await copyProject();
  // These tests need no server and no browser.
  for (const name of ["globalSetup.ts", "chromium.ts"])
    await writeFile(join(project.folder, "tests/support", name), "export const setup = () => {};");
  for (const part of ["unit", "e2e"]) await mkdir(join(project.folder, "tests", part));
});
afterAll(() => project.remove());

type Part = "unit" | "e2e";

/**
 * Writes a test file of a part, with some tests that fail at the first attempt. Only browser tests are ever retried.
 */
async function write(part: Part, file: string, names: readonly string[]) {
  const tests = names.map((name) => `it(${JSON.stringify(name)}, tryIt);`).join("\n");
  await writeFile(
    join(project.folder, `tests/${part}/${file}.test.ts`),
    `import { expect, it } from "vitest";
const tried = new Set();
function tryIt({ task: { name } }) {
  const isFirst = !tried.has(name);
  tried.add(name);
  if (name.includes("late")) expect(isFirst, "Not yet").toBe(false);
  if (name.includes("never")) expect.fail("Never");
}
${tests}`,
  );
}

async function run(part: Part, names: readonly string[], env: NodeJS.ProcessEnv = {}) {
  await write(part, "fixture", names);
  return runFiles([part, "fixture"], env);
}

async function runFiles(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = await project.test(args, env);
  const code = await command.started;
  const lines = command.stdout().trim().split("\n");
  return { code, last: lines.at(-1), output: lines.slice(0, -1).join("\n") };
}

describe("npm test", () => {
  it("runs the files of one shard, and ends with the number of passed and failed tests", async () => {
    for (const file of ["shared1", "shared2"]) await write("unit", file, ["one", "two"]);
    const { code, last } = await runFiles(["unit", "shared", "--shard", "1/2"]);
    expect([code, last]).toEqual([0, "2 passed, 0 failed"]);
  });

  it("lists the failures before these numbers, without retrying them", async () => {
    const { code, last, output } = await run("e2e", ["one", "is late"]);
    expect([code, last]).toEqual([1, "1 passed, 1 failed"]);
    expect(output).toMatch(/Failed: e2e: is late\n {4}Not yet: .*$/);
    expect(output).not.toContain("Tried again");
  });

  it("fails when no test ran", async () => {
    expect(await run("unit", [])).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
  });

  it("retries a failed browser test once under CI, and lists it", async () => {
    const names = ["is late", "is never", "one"];
    const { code, last, output } = await run("e2e", names, { CI: "true" });
    expect([code, last]).toEqual([1, "2 passed, 1 failed"]);
    const lines = [
      "Tried again: e2e: is late\n {4}Not yet.*",
      "Tried again: e2e: is never\n {4}Never",
      "Failed: e2e: is never\n {4}Never$",
    ];
    expect(output).toMatch(new RegExp(lines.join("\n")));
  });
});
