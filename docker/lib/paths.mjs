// Paths of the project, independent of the working directory.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** Cache of the commands; may be deleted at any time. */
export const cache = join(root, ".cache");

/** Extension of programs on this system. */
export const exe = process.platform === "win32" ? ".exe" : "";

/**
 * Version of Optique, shown in the footer, by the server and on the image.
 * @type {string}
 */
export const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
