// The files of the page that a member of staff opens, asked for at once: without this the browser hears of them one by one,
// when it has run what all pages begin with. Written behind theme.js, which is the first script to run.
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { addImports } from "./bundleFiles.mjs";

/** @typedef {import("vite").Rolldown.OutputBundle} OutputBundle */

const table = join(root, "web/app/routes.tsx");
/** What asks before each page does (web/main.tsx), and what stands around those that are no print. */
const before = "#app/frame/askAhead.ts";
const around = "#app/frame/Layout.tsx";
/** A page, by the name it has in the table or where it stands in it. */
const lazy = String.raw`lazyRoute\(\s*\(\) => import\("([^"]+)"\),?\s*\)`;

/**
 * The modules of each page of staff, in the order of the route table.
 * @param {string} text the route table
 * @returns {[path: string, modules: string[]][]}
 */
export function modulesOf(text) {
  const named = new Map(
    [...text.matchAll(new RegExp(String.raw`const (\w+) = ${lazy}`, "g"))].map(
      ([, name = "", module = ""]) => [name, module],
    ),
  );
  const entry = String.raw`(app|printPage)\(\s*"([^"]+)",\s*(?:${lazy}|(\w+)),?\s*\)`;
  return [...text.matchAll(new RegExp(entry, "g"))].map(
    ([, kind, path = "", module, name = ""]) => [
      path,
      [module ?? named.get(name) ?? "", before, ...(kind === "app" ? [around] : [])],
    ],
  );
}

/**
 * Runs in the page.
 * @param {string[]} files
 * @param {[path: string, places: number[]][]} pages an expression of the path, and which of the files it needs
 */
function ask(files, pages) {
  // Who is signed in, by the key of web/api/pb.ts; no storage, no session.
  try {
    if (!("pocketbase_auth" in localStorage)) return;
  } catch {
    return;
  }
  const page = pages.find(([path]) => new RegExp(`^${path}/?$`).test(location.pathname));
  for (const place of page?.[1] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/assets/${files[place]}`;
    document.head.append(link);
  }
}

/** @param {OutputBundle} bundle @param {string} module */
function fileOf(bundle, module) {
  const end = module.replace("#", "/");
  const file = Object.values(bundle).find(
    (one) => one.type === "chunk" && one.moduleIds.some((id) => id.endsWith(end)),
  );
  return file?.fileName ?? "";
}

/** @returns {import("vite").Plugin} */
export function firstFiles() {
  return {
    name: "first-files",
    apply: "build",
    writeBundle: {
      order: "post",
      async handler({ dir = "" }, bundle) {
        /** @type {Set<string>} */
        const entry = new Set();
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.isEntry) addImports(bundle, file.fileName, entry);
        /** @type {string[]} */
        const files = [];
        const pages = modulesOf(await readFile(table, "utf8")).map(([path, modules]) => {
          const needed = new Set(entry);
          for (const module of modules) addImports(bundle, fileOf(bundle, module), needed);
          const places = [...needed]
            .filter((name) => !entry.has(name))
            .map((name) => {
              const short = name.replace("assets/", "");
              if (!files.includes(short)) files.push(short);
              return files.indexOf(short);
            });
          return [path.replace(/:\w+/g, "[^/]+"), places];
        });
        await appendFile(
          join(dir, "theme.js"),
          `(${String(ask)})(${JSON.stringify(files)}, ${JSON.stringify(pages)});\n`,
        );
      },
    },
  };
}
