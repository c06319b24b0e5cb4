// Builds the two files that PocketBase loads: main.pb.js with the registrations, optique.js with the code they call.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import * as esbuild from "esbuild";

import { version } from "./paths.mjs";

/** @type {esbuild.BuildOptions} */
const SHARED = {
  target: "es2022",
  platform: "node",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  write: false,
  define: { OPTIQUE_VERSION: JSON.stringify(version) },
};

const CALLED = "require(`${__hooks}/optique.js`)";
/** Caches the bundle in each VM: `require` takes 9 µs to find it again, and a sale calls four handlers. */
const KEPT = `(globalThis.optique ??= ${CALLED})`;

/**
 * Builds both files. Throws one Error with all errors and warnings, and then writes neither.
 * @param {string} source the folder of main.ts and handlers.ts
 * @param {string} out the folder for main.pb.js and optique.js
 */
export async function buildHooks(source, out) {
  try {
    const [main, bundle] = await Promise.all([
      // PocketBase recompiles each registered function from its text in another VM, which would not see a bundle's
      // helpers.
      build({ entryPoints: [join(source, "main.ts")] }),
      build({ entryPoints: [join(source, "handlers.ts")], bundle: true, format: "cjs" }),
    ]);
    // PocketBase loads main.pb.js as a plain script.
    const module = /^(?:import|export)\b.*$/m.exec(main)?.[0];
    if (module) throw new Error(`main.ts must not import or export: ${module}`);
    await mkdir(out, { recursive: true });
    const handlers = (main + registrationsOf(bundle)).replaceAll(CALLED, KEPT);
    await writeFile(join(out, "main.pb.js"), handlers);
    await writeFile(join(out, "optique.js"), bundle);
  } finally {
    // A running esbuild service may outlive the command and hold its terminal.
    await esbuild.stop();
  }
}

/** @type {(options: esbuild.BuildOptions) => Promise<string>} */
const build = async (options) => {
  const result = await esbuild.build({ ...SHARED, ...options }).catch((failure) => failure);
  if (!result.errors) throw result;
  for (const kind of /** @type {const} */ (["error", "warning"])) {
    const messages = await esbuild.formatMessages(result[`${kind}s`], { kind });
    if (messages.length > 0) throw new Error(messages.join("").trim());
  }
  return result.outputFiles[0].text;
};

/**
 * Generates the registrations that the bundle exports (pb_hooks/server/registry.ts) as literal code, because PocketBase
 * keeps only the text of a handler.
 * @param {string} bundle
 */
function registrationsOf(bundle) {
  const module = { exports: /** @type {{ registrations?: Registrations }} */ ({}) };
  runInNewContext(bundle, { module, exports: module.exports });
  const { records = [], routes = [], crons = [] } = module.exports.registrations ?? {};
  const of = (/** @type {string} */ name) => `[${JSON.stringify(name)}]`;
  return [
    ...records.flatMap(({ collection, events }) =>
      events.map(
        (event) =>
          `${RECORD_EVENTS[event]}((e) => ${CALLED}.records${of(collection)}.${event}(e), ${JSON.stringify(collection)});`,
      ),
    ),
    ...routes.map(({ method, path, maxBody }) => {
      const limit = maxBody === null ? "" : `, $apis.bodyLimit(${maxBody})`;
      const handler = `(e) => ${CALLED}.routes${of(`${method} ${path}`)}(e)`;
      return `routerAdd("${method}", "${path}", ${handler}${limit});`;
    }),
    ...crons.map(
      ({ name, schedule }) =>
        `cronAdd("${name}", "${schedule}", () => ${CALLED}.crons${of(name)}($app));`,
    ),
    "",
  ].join("\n");
}

/**
 * @typedef {{
 *   records: { collection: string, events: ("create" | "update" | "remove")[] }[],
 *   routes: { method: string, path: string, maxBody: number | null }[],
 *   crons: { name: string, schedule: string }[],
 * }} Registrations
 */
const RECORD_EVENTS = {
  create: "onRecordCreate",
  update: "onRecordUpdate",
  remove: "onRecordDelete",
};
