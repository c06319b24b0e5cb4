import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { copyProject } from "#support/projectCopy.ts";

let project: Awaited<ReturnType<typeof copyProject>>;

beforeAll(async () => {
  project = await copyProject();
  await mkdir(join(project.folder, "tests/e2e"));
});
afterAll(() => project.remove());

/** Writes a file of browser tests, some of which fail at the first attempt. */
async function write(file: string, names: readonly string[]) {
  const tests = names.map((name) => `it(${JSON.stringify(name)}, tryIt);`).join("\n");
  await writeFile(
    join(project.folder, `tests/e2e/${file}.test.ts`),
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

async function run(names: readonly string[], env: NodeJS.ProcessEnv = {}) {
  await write("fixture", names);
  return runFiles(["fixture"], env);
}

async function runFiles(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = await project.test(["e2e", ...args], env);
  const code = await command.started;
  const lines = command.stdout().trim().split("\n");
  return { code, last: lines.at(-1), output: lines.slice(0, -1).join("\n") };
}

describe("npm test", () => {
  it("ends with the number of passed and failed tests", async () => {
    expect(await run(["one", "two"])).toMatchObject({ code: 0, last: "2 passed, 0 failed" });
  });

  it("lists failures before that number, without retrying them", async () => {
    const { code, last, output } = await run(["one", "is late"]);
    expect([code, last]).toEqual([1, "1 passed, 1 failed"]);
    expect(output).toMatch(/Failed: e2e: is late\n {4}Not yet: .*$/);
    expect(output).not.toContain("Tried again");
  });

  it("a shard runs its share of the files", async () => {
    await write("shared1", ["one"]);
    await write("shared2", ["one"]);
    const { last } = await runFiles(["shared", "--shard", "1/2"]);
    expect(last).toBe("1 passed, 0 failed");
  });

  it("fails when no test ran", async () => {
    expect(await run([])).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
  });
});

describe("npm test under CI", () => {
  it("retries a failed browser test, and lists it", async () => {
    const { code, last, output } = await run(["is late", "is late too", "one"], { CI: "true" });
    expect([code, last]).toEqual([0, "3 passed, 0 failed"]);
    expect(output).toMatch(
      /Tried again: e2e: is late\n {4}Not yet.*\nTried again: e2e: is late too/,
    );
    expect(output).not.toContain("Failed: ");
  });

  it("retries only once", async () => {
    const { code, last, output } = await run(["is never", "one"], { CI: "true" });
    expect([code, last]).toEqual([1, "1 passed, 1 failed"]);
    expect(output).toMatch(
      /Tried again: e2e: is never\n {4}Never\nFailed: e2e: is never\n {4}Never$/,
    );
  });

  it("fails after three retried tests", async () => {
    const names = ["is late 1", "is late 2", "is late 3"];
    const { code, last, output } = await run(names, { CI: "true" });
    expect([code, last]).toEqual([1, "3 passed, 1 failed"]);
    expect(output).toMatch(/Failed: 3 tests had to be tried again$/);
  });
});
