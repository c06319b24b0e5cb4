// Is what was built still what its sources say? Told by content: a copy or a checkout changes every date.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { cache, root } from "./paths.mjs";

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string} output what the build leaves, in the project's folder
 * @property {readonly string[]} inputs files and folders of the project that it is made from
 */

/**
 * Calls `build` when the output is missing or was made from other inputs.
 * @param {Product} product
 * @param {() => Promise<void>} build
 * @returns {Promise<boolean>} whether it was built
 */
export async function buildIfStale({ name, output, inputs }, build) {
  const stamp = join(cache, "stamps", name);
  const now = await digest(inputs);
  const before = await readFile(stamp, "utf8").catch(() => "");
  if (before === now && existsSync(join(root, output))) return false;
  await build();
  await mkdir(join(cache, "stamps"), { recursive: true });
  await writeFile(stamp, now);
  return true;
}

/** @param {readonly string[]} inputs */
async function digest(inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of await filesOf(input)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} input
 * @returns {Promise<string[]>}
 */
async function filesOf(input) {
  const found = await stat(join(root, input)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [input];
  const names = (await readdir(join(root, input))).sort();
  return (await Promise.all(names.map((name) => filesOf(`${input}/${name}`)))).flat();
}
