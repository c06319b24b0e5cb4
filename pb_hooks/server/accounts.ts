/** The accounts of a shop: its company and its users. */
import { queryText } from "./sql";

/** True while nobody can sign in. */
export const isSetUpNeeded = (app: core.App): boolean =>
  queryText(app, "SELECT '1' AS json FROM optique_users LIMIT 1", {}) === null;

export type NewUser = { company: string; name: string; email: string; password: string };

export function createUser(tx: core.App, values: NewUser): core.Record {
  const user = new Record(tx.findCollectionByNameOrId("optique_users"));
  for (const [name, value] of Object.entries(values)) user.set(name, value);
  user.set("verified", true);
  tx.save(user);
  return user;
}

export function createCompany(tx: core.App, name: string): string {
  const company = new Record(tx.findCollectionByNameOrId("optique_companies"), { name });
  tx.save(company);
  return company.id;
}
