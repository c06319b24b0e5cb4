import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  builtHooks,
  callsOf,
  exportsOf,
  type Registration,
  registrationsOf,
} from "#support/builtHooks.ts";

let folder: string;
let main: string;
let bundle: string;
let registrations: Registration[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-hooks-"));
  ({ main, bundle } = await builtHooks(folder));
  registrations = registrationsOf(main);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("main.pb.js", () => {
  it("main.pb.js registers more than twenty handlers", () =>
    expect(registrations.length).toBeGreaterThan(20));

  it("main.pb.js is a plain script without import or export", () =>
    expect(main).not.toMatch(/^\s*(import|export)\b/m));

  it("main.pb.js has only two middlewares, the gate and the built files, because each one holds a VM", () =>
    expect(
      registrations
        .filter(({ by }) => by === "Middleware")
        .flatMap(({ handler }) => callsOf(handler)),
    ).toEqual(
      ["gate.check", "serving.asset"].map((name) => ({ file: "/hooks/optique.js", name })),
    ));

  it("main.pb.js calls routerUse for no other middleware", () =>
    expect(registrations.map(({ by }) => by)).not.toContain("routerUse"));

  it("main.pb.js has no record enrich hook, which would run for each row of a list", () =>
    expect(registrations.map(({ by }) => by)).not.toContain("onRecordEnrich"));

  it("each handler of main.pb.js uses globals only, and calls the bundle exactly once", () => {
    for (const { by, handler } of registrations) {
      const calls = callsOf(handler);
      expect(calls, `${by}: ${handler}`).toHaveLength(1);
      expect(calls[0]?.file).toBe("/hooks/optique.js");
    }
  });

  const called = () =>
    new Set(registrations.flatMap(({ handler }) => callsOf(handler).map(({ name }) => name)));
  const groupOf = (name: string) => name.split(".")[0];

  it("main.pb.js calls only functions that the bundle exports", () => {
    const exported = exportsOf(bundle);
    expect([...called()].filter((name) => !exported.includes(name))).toEqual([]);
  });

  it("main.pb.js uses each group that the bundle exports", () => {
    const groups = new Set([...called()].map(groupOf));
    expect(exportsOf(bundle).filter((name) => !groups.has(groupOf(name)))).toEqual([]);
  });
});

describe("optique.js", () => {
  // PocketBase's VM has no event loop, no Intl and no Node APIs; a use of them fails only when that line
  // runs.
  const words = {
    async: /\basync\b/,
    await: /\bawait\b/,
    Promise: /\bPromise\b/,
    timers: /\bset(Timeout|Interval|Immediate)\b/,
    Intl: /\bIntl\b|\.toLocale\w*\(/,
    "property escapes": /\\[pP]\{/,
    process: /\bprocess\b/,
    Buffer: /\bBuffer\b/,
    require: /\brequire\s*\(/,
    import: /\bimport\s*\(/,
    "the outer app": /\$app\b/,
    "middleware for all": /\brouterUse\b/,
    registrations: /\bon[A-Z]\w+\s*\(\s*\(|\brouterAdd\b|\bcronAdd\b/,
  };
  it.each(Object.entries(words))("the bundle optique.js does not use %s", (_, word) => {
    // Removes comments, because esbuild names each module in one.
    const code = bundle.replaceAll(/^\s*\/\/.*$/gm, "").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    expect(code.split("\n").filter((line) => word.test(line))).toEqual([]);
  });

  it("optique.js loads in plain JavaScript, and has more than ten exports", () =>
    expect(exportsOf(bundle).length).toBeGreaterThan(10));
});
