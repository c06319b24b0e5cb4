// Software bill of materials of a release: `node docker/bill.mjs FILE` writes what the image holds as CycloneDX JSON.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { root, version } from "./lib/paths.mjs";
import { command, runSilently } from "./lib/run.mjs";
import { MODULE, POCKETBASE_VERSION } from "./lib/version.mjs";

/** @param {string} name @param {string} version of a Go module */
const goModule = (name, version) => ({
  "bom-ref": `${name}@${version}`,
  type: "library",
  name,
  version,
  purl: `pkg:golang/${name}@${version}`,
});

/** @typedef {{ "bom-ref": string, properties?: { name: string, value: string }[] }} Component */

/** @param {Component} component */
const refOf = (component) => component["bom-ref"];

/** @param {Component} component */
const isShipped = ({ properties = [] }) =>
  !properties.some(({ name, value }) => name.endsWith(":development") && value === "true");

await command(async () => {
  const [, , file] = process.argv;
  if (!file) throw new Error("Usage: node docker/bill.mjs FILE");
  // `--omit=dev` would also leave out packages that the app shares with a tool, such as React.
  const asked = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  const bill = JSON.parse(await runSilently("npm", asked));
  bill.components = bill.components.filter(isShipped);
  const refs = new Set(bill.components.map(refOf).concat(refOf(bill.metadata.component)));
  bill.dependencies = bill.dependencies
    .filter((/** @type {{ ref: string }} */ { ref }) => refs.has(ref))
    .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => refs.has(on)),
    }));
  // npm names the component after the folder.
  Object.assign(bill.metadata.component, { type: "application", name: "optique", version });
  // The licence file names the Go modules that PocketBase is built from.
  const licences = await readFile(join(root, "docker/licenses/pocketbase.txt"), "utf8");
  const modules = [...licences.matchAll(/^(\S+\.\S+\/\S+) (v\d\S*)$/gm)];
  const pocketbase = { ...goModule(MODULE, `v${POCKETBASE_VERSION}`), type: "application" };
  bill.components.push(
    pocketbase,
    ...modules
      .map(([, name = "", found = ""]) => goModule(name, found))
      .filter((part) => part.name !== MODULE),
  );
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
});
