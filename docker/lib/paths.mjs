// Where things are, whatever folder a command is called from.
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** What the commands keep between two runs; may be deleted at any time. */
export const cache = join(root, ".cache");

/** What the name of a program ends with here. */
export const exe = process.platform === "win32" ? ".exe" : "";
