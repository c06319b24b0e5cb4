// Detects stale builds by the content of their sources, since a copy or a checkout changes every date.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { cache, root } from "./paths.mjs";

/** @typedef {{ name: string, output: string, inputs: readonly string[] }} Product with paths of the project */

/**
 * Calls `build` when the output is missing or has other inputs. Resolves to whether it was built.
 * @param {Product} product
 * @param {(folder: string) => Promise<void>} build gets an empty folder, which is removed afterwards
 */
export async function buildIfStale({ name, output, inputs }, build) {
  const stamp = join(cache, "stamps", name);
  const now = digest(inputs);
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

/**
 * Digest of all inputs. Synchronous, because each start waits for it: 600 files take 10 ms,
 * with promises 90 ms.
 * @param {readonly string[]} inputs files and folders of the project
 */
export function digest(inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesOf).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** @type {(input: string) => string[]} */
const filesOf = (input) =>
  entriesOf(input)?.flatMap((entry) => {
    const path = `${input}/${entry.name}`;
    return entry.isDirectory() ? filesOf(path) : [path];
  }) ?? [input];

/**
 * Entries of a folder; none for a file.
 * @param {string} input
 */
function entriesOf(input) {
  try {
    return readdirSync(join(root, input), { withFileTypes: true });
  } catch {
    return undefined;
  }
}
