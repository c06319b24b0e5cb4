// Writes pocketbase.txt anew for another PocketBase: `node docker/licenses/collect.mjs`, with Go and its module proxy.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { cache, root } from "../lib/paths.mjs";
import { obtainPocketbase } from "../lib/obtainPocketbase.mjs";
import { command, runSilently } from "../lib/run.mjs";
import { POCKETBASE_VERSION } from "../lib/version.mjs";

/** Licences by the dashboard's own notices, in the order of its folders: its parts come without licence texts. */
const DASHBOARD = `The dashboard of PocketBase at /_/ holds, by their own notices:
- TinyMCE 6.8.6, MIT, Copyright (c) 2022 Ephox Corporation DBA Tiny Technologies, Inc.
- DOMPurify 3.2.4 (inside TinyMCE, modified), Apache-2.0 or MPL-2.0, (c) Cure53 and other contributors
- Prism 1.30.0, MIT, https://prismjs.com
- uPlot 1.6.32, MIT, https://github.com/leeoniya/uPlot
- Leaflet, BSD-2-Clause, https://leafletjs.com
- shablon and the PocketBase SDK, MIT, by the author of PocketBase
- IBM Plex, OFL-1.1, https://github.com/IBM/plex
- Remix Icon, Apache-2.0, https://github.com/Remix-Design/RemixIcon
`;

/** @param {string[]} args asked outside of any Go module */
const go = (...args) =>
  runSilently("go", args, { cwd: cache, env: { ...process.env, GOTOOLCHAIN: "auto" } });

/** @param {string} folder */
async function textOf(folder) {
  const files = (await readdir(folder)).filter((name) => /^licen[cs]e/i.test(name)).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => text.replaceAll("\r", "").trim()).join("\n\n");
}

await command(async () => {
  const built = await go("version", "-m", await obtainPocketbase());
  const modules = [...built.matchAll(/^\t(?:mod|dep)\t(\S+)\t(\S+)/gm)];
  /** @type {Map<string, string[]>} names by text */
  const names = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ text) => {
    if (!text) throw new Error(`${name} has no licence text`);
    names.set(text, [...(names.get(text) ?? []), name]);
  };
  add("Go, its runtime and library", await textOf(await go("env", "GOROOT")));
  for (const [, name = "", version = ""] of modules) {
    const { Dir } = JSON.parse(await go("mod", "download", "-json", `${name}@${version}`));
    add(`${name} ${version}`, await textOf(Dir));
  }
  const parts = [...names].map(([text, all]) => `${all.join("\n")}\n\n${text}\n`);
  const head = `PocketBase ${POCKETBASE_VERSION} and what it is built from\n`;
  await writeFile(
    join(root, "docker/licenses/pocketbase.txt"),
    [head, ...parts, DASHBOARD].join(`\n${"-".repeat(80)}\n\n`),
  );
});
