/** Adds to a document the records that it names and the current names of those who took its payments. */
import type { Stored } from "./documentReader.ts";
import { nameOfUser } from "#server/people/people.ts";
import { recordTexts } from "#server/platform/recordTexts.ts";
import { inList } from "#server/platform/sql.ts";
import { reading, readJson } from "#server/platform/statements.ts";

const owners = {
  client: { table: "optique_clients" },
  prescription: { table: "optique_prescriptions" },
  supplier: { table: "optique_suppliers" },
};
const products = { table: "optique_products" };

const namesRead = reading(
  `SELECT json_group_object(u.id, ${nameOfUser("u")}) FROM optique_users u WHERE u.id ${inList("ids")}`,
);

/** Replaces the stored names on payments by the users' current names. */
export function showSigners(app: core.App, payments: readonly Stored[]): void {
  const ids = [...new Set(payments.map((payment) => payment["actor"]))];
  if (ids.length === 0) return;
  const names = readJson<Record<string, string>>(app, namesRead, { ids: JSON.stringify(ids) });
  for (const payment of payments) payment["by"] = names[String(payment["actor"])] ?? payment["by"];
}

/** The records of these ids, as the records API shows them. */
const shown = (app: core.App, written: { table: string }, ids: readonly string[]): Stored[] =>
  JSON.parse(String(recordTexts(app, written, ids))) as Stored[];

/** Gives the document its `expand`, and each item its product. */
export function expandNames(
  app: core.App,
  document: Stored,
  named: readonly (keyof typeof owners)[],
  items: readonly Stored[],
): void {
  const expand: Record<string, unknown> = {};
  for (const name of named) {
    const [found] = shown(app, owners[name], [String(document[name])]);
    if (found) expand[name] = found;
  }
  document["expand"] = expand;
  const ids = [...new Set(items.map((item) => String(item["product"])))];
  const byId = new Map(shown(app, products, ids).map((product) => [product.id, product]));
  for (const item of items) {
    const product = byId.get(String(item["product"]));
    if (product) item["expand"] = { product };
  }
}
