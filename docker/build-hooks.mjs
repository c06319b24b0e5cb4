// Builds the two files that PocketBase loads: main.pb.js, the list of registrations, and optique.js, what they call.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import * as esbuild from "esbuild";

import { isCommand, root } from "./lib/paths.mjs";

/**
 * @typedef {object} Folders
 * @property {string} source holds main.ts and handlers.ts
 * @property {string} out gets main.pb.js and optique.js
 */

/** @type {Folders} */
export const FOLDERS = { source: join(root, "pb_hooks/server"), out: join(root, "pb_hooks") };

const SHARED = /** @satisfies {esbuild.BuildOptions} */ ({
  target: "es2022",
  platform: "node",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  write: false,
});

/**
 * esbuild's options for each file, by its name.
 * @param {Folders} folders
 */
export function builds({ source, out }) {
  return /** @satisfies {Record<string, esbuild.BuildOptions>} */ ({
    // PocketBase runs each registered function from its own text in another VM: bundling would give it helpers it cannot see.
    "main.pb.js": {
      ...SHARED,
      entryPoints: [join(source, "main.ts")],
      outfile: join(out, "main.pb.js"),
      bundle: false,
    },
    "optique.js": {
      ...SHARED,
      entryPoints: [join(source, "handlers.ts")],
      outfile: join(out, "optique.js"),
      bundle: true,
      format: "cjs",
    },
  });
}

/**
 * Builds both files; a warning is a failure. Throws one Error with all that is wrong, and then writes neither.
 * @param {Folders} folders
 */
export async function buildHooks(folders = FOLDERS) {
  const results = await Promise.all(Object.values(builds(folders)).map(build));
  await mkdir(folders.out, { recursive: true });
  for (const file of results) await writeWhole(file.path, file.text);
}

/** @param {esbuild.BuildOptions} options */
async function build(options) {
  const result = await esbuild.build(options).catch(toError);
  await refuse("warning", result.warnings);
  const [file] = result.outputFiles ?? [];
  if (!file) throw new Error(`esbuild wrote nothing for ${options.outfile}`);
  // PocketBase loads main.pb.js as a plain script.
  const module = /^(?:import|export)\b.*$/m.exec(file.text)?.[0];
  if (module && !options.bundle) throw new Error(`main.ts must not import or export: ${module}`);
  return file;
}

/**
 * @param {unknown} error
 * @returns {Promise<never>}
 */
async function toError(error) {
  if (error instanceof Error && "errors" in error) {
    await refuse("error", /** @type {esbuild.BuildFailure} */ (error).errors);
  }
  throw error;
}

/**
 * @param {"error" | "warning"} kind
 * @param {readonly esbuild.Message[]} messages
 */
async function refuse(kind, messages) {
  if (messages.length === 0) return;
  throw new Error((await esbuild.formatMessages([...messages], { kind })).join("").trim());
}

/**
 * @param {string} file
 * @param {string} text
 */
async function writeWhole(file, text) {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

if (isCommand(import.meta.url)) {
  try {
    await buildHooks();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
