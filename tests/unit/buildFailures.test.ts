import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { buildHooks } from "#docker/lib/buildHooks.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-build-"));
  await mkdir(join(folder, "server"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const MAIN = "onRecordCreate((e: unknown) => require(`${__hooks}/optique.js`).a.create(e));\n";
const HANDLERS = 'export const a = { create: (e: unknown) => [e, "é"] };\n';

async function build({ main = MAIN, handlers = HANDLERS }) {
  await writeFile(join(folder, "server/main.ts"), main);
  await writeFile(join(folder, "server/handlers.ts"), handlers);
  await buildHooks(join(folder, "server"), join(folder, "out"));
  const read = (name: string) => readFile(join(folder, "out", name), "utf8");
  return { main: await read("main.pb.js"), bundle: await read("optique.js") };
}

describe("the build of the hooks", () => {
  it("main.pb.js keeps each registration as written, without types, and caches the bundle once per VM", async () => {
    const { main } = await build({});
    const called = "require(`${__hooks}/optique.js`)";
    const kept = `(globalThis.optique ??= ${called})`;
    expect(main).toBe(MAIN.replace("(e: unknown)", "(e)").replace(called, kept));
  });

  it("the bundle contains the functions that handlers call, and keeps accented letters readable", async () => {
    const { bundle } = await build({});
    expect(bundle).toContain("module.exports");
    expect(bundle).toContain("é");
  });

  it.each([
    ["a warning", { handlers: `${HANDLERS}export const b = { x: 1, x: 2 };` }, "Duplicate key"],
    ["a warning of main.ts", { main: `${MAIN}if (typeof e === "nothing") e();` }, "typeof"],
    ["a missing file", { handlers: 'export * from "./nowhere";' }, "Could not resolve"],
    ["a mistake of grammar", { handlers: "export const = 1;" }, "Expected identifier"],
    [
      "an import in main.ts",
      { main: `import { a } from "./handlers";\n${MAIN}a;` },
      "must not import",
    ],
    ["an export in main.ts", { main: `${MAIN}export {};` }, "must not import or export"],
  ])(
    "the build fails on %s with an error message, and writes no file",
    async (_, sources, said) => {
      await expect(build(sources)).rejects.toThrow(said);
      expect(existsSync(join(folder, "out"))).toBe(false);
    },
  );
});
