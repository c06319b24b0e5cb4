// Writes LICENSES.txt beside the application: the licence of Optique, of each package in it, and of PocketBase.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";

const ours = join(root, "docker/licenses");

/** Package whose rules end up in the style sheet, which names no source. */
const STYLES = "tailwindcss";

/** Name of the package that a module is from; the builders' own helpers begin with \0. */
const packageOf = /(?:.*node_modules\/|^\0(?=vite|rolldown))((?:@[^/]+\/)?[^/]+)\//;
/** Heading before the licences of packages that a builder bundles for itself, not into the application. */
const bundledByIt = "\n# Licenses of bundled dependencies";

/**
 * Name, version and licence of an installed package. Throws when there is no licence text.
 * @param {string} name
 */
async function sectionOf(name) {
  const folder = join(root, "node_modules", name);
  const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const own = (await readdir(folder)).find((file) => /licen[cs]e/i.test(file));
  const text = await readFile(own ? join(folder, own) : join(ours, `${license}.txt`), "utf8");
  return `${name} ${version} (${license})\n\n${text.split(bundledByIt, 1)[0]?.trim()}\n`;
}

/** @returns {import("vite").Plugin} */
export function licenses() {
  return {
    name: "licenses",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = Object.values(bundle).flatMap((part) =>
          part.type === "chunk" ? part.moduleIds : part.originalFileNames,
        );
        const names = new Set([STYLES, ...files.flatMap((id) => packageOf.exec(id)?.[1] ?? [])]);
        const sections = await Promise.all([
          readFile(join(root, "LICENSE"), "utf8").then((text) => `Optique\n\n${text}`),
          ...[...names].sort().map(sectionOf),
          readFile(join(ours, "pocketbase.txt"), "utf8"),
        ]);
        const source = sections.join(`\n${"-".repeat(80)}\n\n`);
        this.emitFile({ type: "asset", fileName: "LICENSES.txt", source });
      },
    },
  };
}
