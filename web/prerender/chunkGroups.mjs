// Decides which modules share a file. Without groups a page loads up to 120 files, and its first visit takes 1.3 times
// as long.
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";

/** Pages that a shop opens first: what they import is apart from what only later pages need. */
const frame = ["app/frame/Layout.tsx", "features/dashboard/DashboardPage.tsx"];
const signIn = ["features/auth/LoginPage.tsx"];

/** Number of importing pages from which a module goes into the one file of modules for all later pages. */
const OFTEN = 5;

/** @typedef {import("vite").Rolldown.CodeSplittingGroup} Group */

/**
 * Groups all modules that these pages import statically.
 * @param {string} name
 * @param {string[]} pages below `web/`
 * @returns {Group}
 */
function importedBy(name, pages) {
  /** @type {Set<string> | undefined} */
  let imported;
  return {
    debugName: name,
    name: (id, modules) => {
      if (!imported) {
        imported = new Set(pages.map((page) => join(root, "web", page)));
        // Iterating over a set also visits what is added meanwhile.
        for (const module of imported)
          for (const next of modules.getModuleInfo(module)?.importedIds ?? []) imported.add(next);
      }
      return imported.has(id) ? name : null;
    },
    minShareCount: 2,
  };
}

/**
 * Chunk groups in order: a module belongs to the first group that takes it.
 * @returns {Group[]}
 */
export const chunkGroups = () => [
  { name: "vendor", test: /node_modules/, tags: ["$initial"] },
  { name: "first", tags: ["$initial"] },
  importedBy("frame", frame),
  importedBy("signIn", signIn),
  { name: "often", minShareCount: OFTEN },
];
