/** The records that a document names, for its screen. */
import type { Stored } from "./documentReader.ts";
import { recordJson } from "#server/platform/recordJson.ts";
import { readJson, reading } from "#server/platform/statements.ts";
import { inList } from "#server/platform/sql.ts";

const owners = {
  client: "optique_clients",
  prescription: "optique_prescriptions",
  supplier: "optique_suppliers",
} as const;
type Owner = keyof typeof owners;

const ownerSql = (name: Owner): string =>
  `'${name}', (SELECT ${recordJson(owners[name], "t")} FROM ${owners[name]} t WHERE t.id = {:${name}})`;

const namesRead =
  reading(`SELECT json_object(${(Object.keys(owners) as Owner[]).map(ownerSql).join(", ")},
  'products', (SELECT json_group_object(t.id, ${recordJson("optique_products", "t")}) FROM optique_products t WHERE t.id ${inList("products")}))`);

/** Gives the document its `expand`, and each item its product. */
export function expandNames(
  app: core.App,
  document: Stored,
  named: readonly Owner[],
  items: readonly Stored[],
): void {
  const idOf = (name: Owner) => (named.includes(name) ? String(document[name]) : "");
  const products = JSON.stringify(items.map((item) => item["product"]));
  const found = readJson<Record<Owner, unknown> & { products: Record<string, unknown> }>(
    app,
    namesRead,
    {
      client: idOf("client"),
      prescription: idOf("prescription"),
      supplier: idOf("supplier"),
      products,
    },
  );
  const expand: Record<string, unknown> = {};
  for (const name of named) if (found?.[name]) expand[name] = found[name];
  document["expand"] = expand;
  for (const item of items) {
    const product = found?.products[String(item["product"])];
    if (product) item["expand"] = { product };
  }
}
