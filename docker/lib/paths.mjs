// Where things are, whatever folder a command is called from.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** What the commands keep between two runs; may be deleted at any time. */
export const cache = join(root, ".cache");

/** What the name of a program ends with here. */
export const exe = process.platform === "win32" ? ".exe" : "";

/** Optique's own, shown in the footer, told by the server and written on the image. @type {string} */
export const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
