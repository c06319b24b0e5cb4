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
  it("registers handlers", () => expect(registrations.length).toBeGreaterThan(20));

  it("main.pb.js is a plain script without import or export", () =>
    expect(main).not.toMatch(/^\s*(import|export)\b/m));

  it("main.pb.js has two middlewares, the gate and the built files: each holds a VM", () =>
    expect(
      registrations
        .filter(({ by }) => by === "Middleware")
        .flatMap(({ handler }) => callsOf(handler)),
    ).toEqual(
      ["gate.check", "serving.asset"].map((name) => ({ file: "/hooks/optique.js", name })),
    ));

  it("gives routerUse nothing but that middleware and PocketBase's own", () =>
    expect(registrations.map(({ by }) => by)).not.toContain("routerUse"));

  it("enriches no records: that hook runs for each row of a list", () =>
    expect(registrations.map(({ by }) => by)).not.toContain("onRecordEnrich"));

  it("holds handlers that see globals only: each calls the bundle once from its own text", () => {
    for (const { by, handler } of registrations) {
      const calls = callsOf(handler);
      expect(calls, `${by}: ${handler}`).toHaveLength(1);
      expect(calls[0]?.file).toBe("/hooks/optique.js");
    }
  });

  const called = () =>
    new Set(registrations.flatMap(({ handler }) => callsOf(handler).map(({ name }) => name)));
  const groupOf = (name: string) => name.split(".")[0];

  it("calls only what the bundle exports", () => {
    const exported = exportsOf(bundle);
    expect([...called()].filter((name) => !exported.includes(name))).toEqual([]);
  });

  it("calls something of each export: none is left over", () => {
    const groups = new Set([...called()].map(groupOf));
    expect(exportsOf(bundle).filter((name) => !groups.has(groupOf(name)))).toEqual([]);
  });
});

describe("optique.js", () => {
  // PocketBase's VM has no event loop, no Intl and none of Node; what would need them fails only when it is reached.
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
  it.each(Object.entries(words))("does not use %s", (_, word) => {
    // Each module starts with its name in a comment.
    const code = bundle.replaceAll(/^\s*\/\/.*$/gm, "").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    expect(code.split("\n").filter((line) => word.test(line))).toEqual([]);
  });

  it("optique.js is loaded by the language alone", () =>
    expect(exportsOf(bundle).length).toBeGreaterThan(10));
});
