import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { buildHooks } from "#docker/lib/buildHooks.mjs";
import { root } from "#docker/lib/paths.mjs";

/** Builds the two hook files from the current sources into a folder of the test run. */
export async function builtHooks(out: string) {
  await buildHooks(join(root, "pb_hooks/server"), out);
  return {
    main: await readFile(join(out, "main.pb.js"), "utf8"),
    bundle: await readFile(join(out, "optique.js"), "utf8"),
  };
}

export interface Registration {
  /** PocketBase function such as onRecordCreate, routerAdd or cronAdd. */
  readonly by: string;
  /** Source text of the handler, which PocketBase compiles again in another VM. */
  readonly handler: string;
}

/** Runs main.pb.js with fake PocketBase globals, and records its registrations. */
export function registrationsOf(main: string): Registration[] {
  const found: Registration[] = [];
  const globals = new Set(main.match(/\b(?:on[A-Z]\w+|routerAdd|routerUse|cronAdd)(?=\()/g));
  const record = (by: string, handler: string) => void found.push({ by, handler });
  const names = [...globals, "$app", "$apis", "$os"];
  const stubs = Object.fromEntries(names.map((name) => [name, recorder(name, record)]));
  const classes = { Command: command(record), Middleware: middleware(record) };
  runInNewContext(main, { ...stubs, ...classes, __hooks: "/hooks" });
  return found;
}

/** Fake of PocketBase's command class. */
const command = (record: (by: string, handler: string) => void) =>
  function Command({ use, run }: { use: string; run: () => void }) {
    record(`Command ${use}`, String(run));
  };

/** Fake of PocketBase's middleware class; its function is not checked. */
const middleware = (record: (by: string, handler: string) => void) =>
  function Middleware(run: () => void) {
    record("Middleware", String(run));
  };

/** Fake of any PocketBase global: it can be called, has any property, and records the functions that it receives. */
function recorder(name: string, record: (by: string, handler: string) => void): unknown {
  const stand = new Proxy(() => undefined, {
    get: (_, key) => recorder(`${name}.${String(key)}`, record),
    apply: (_, __, args: unknown[]) => {
      // A value made by PocketBase, such as $apis.gzip(), is no handler of ours.
      const ours = args.filter((arg) => typeof arg === "function" && !stands.has(arg));
      for (const handler of ours) record(name, String(handler));
      return recorder(name, record);
    },
  });
  stands.add(stand);
  return stand;
}
const stands = new WeakSet();

export interface Call {
  /** Path of the file that the handler required. */
  readonly file: string;
  /** Export that the handler called, such as `invoices.save`. */
  readonly name: string;
}

/** Runs a handler's source text in an empty VM, and records which exports of the bundle it calls. */
export function callsOf(handler: string): Call[] {
  const calls: Call[] = [];
  const exported = (file: string, path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, key) => exported(file, [...path, String(key)]),
      apply: () => void calls.push({ file, name: path.join(".") }),
    });
  const globals = { __hooks: "/hooks", require: (file: string) => exported(file, []) };
  runInNewContext(`(${handler})(event)`, {
    ...globals,
    event: {},
    $app: {},
    console: { log: String },
  });
  return calls;
}

/**
 * Functions exported by the bundle, such as `invoices.save`. Loads the bundle with no globals but the language's own.
 */
export function exportsOf(bundle: string): string[] {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  runInNewContext(bundle, { module, exports: module.exports });
  return functionsOf(module.exports, []);
}

function functionsOf(value: object, path: readonly string[]): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner === "function") return [[...path, key].join(".")];
    return inner && typeof inner === "object" ? functionsOf(inner, [...path, key]) : [];
  });
}
