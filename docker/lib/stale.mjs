// Is what was built still what its sources say? Told by content: a copy or a checkout changes every date.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { cache, root } from "./paths.mjs";

/** @typedef {{ name: string, output: string, inputs: readonly string[] }} Product with paths of the project */

/**
 * Calls `build` when the output is missing or was made from other inputs. Resolves to whether it was built.
 * @param {Product} product
 * @param {(folder: string) => Promise<void>} build gets an empty folder, which is removed afterwards
 */
export async function buildIfStale({ name, output, inputs }, build) {
  const stamp = join(cache, "stamps", name);
  const now = await digest(inputs);
  const before = await readFile(stamp, "utf8").catch(() => "");
  if (before === now && existsSync(join(root, output))) return false;
  await mkdir(join(cache, "stamps"), { recursive: true });
  const folder = await mkdtemp(join(cache, `${name}-`));
  try {
    await build(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await writeFile(stamp, now);
  return true;
}

/** @param {readonly string[]} inputs files and folders of the project */
export async function digest(inputs) {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(inputs.map(filesOf))).flat().sort())
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

/** @type {(input: string) => Promise<string[]>} */
const filesOf = async (input) => {
  const found = await readdir(join(root, input), { withFileTypes: true }).catch(() => undefined);
  if (!found) return [input];
  const below = found.map(async (entry) => {
    const path = `${input}/${entry.name}`;
    return entry.isDirectory() ? filesOf(path) : [path];
  });
  return (await Promise.all(below)).flat();
};
