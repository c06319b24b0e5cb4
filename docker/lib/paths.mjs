// Where things are, whatever folder a command is called from.
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** What the commands keep between two runs; may be deleted at any time. */
export const cache = join(root, ".cache");

/**
 * Is this module the command that Node was started with?
 * @param {string} moduleUrl its import.meta.url
 */
export function isCommand(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
