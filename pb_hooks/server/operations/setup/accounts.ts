/** Creates the accounts of a shop: company, users and administrator. */
import { initialValues } from "#domain/core/fields/fields.ts";
import type { UserRole } from "#domain/core/choices.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { checkPassword } from "#domain/core/signIn/password.ts";
import { queryText } from "#server/platform/storage/sql.ts";

/** True until the first user or company exists; stays false once they are deleted, or a stranger could set up again. */
export const isSetUpNeeded = (app: core.App): boolean =>
  queryText(app, "SELECT at AS json FROM optique_set_up", {}) === null;

export const hasAdministrator = (app: core.App): boolean =>
  queryText(app, "SELECT '1' AS json FROM _superusers LIMIT 1", {}) !== null;

export type NewUser = {
  company: string;
  name: string;
  email: string;
  password: string;
  role: UserRole;
};

export function createUser(tx: core.App, values: NewUser): core.Record {
  const user = new Record(tx.findCollectionByNameOrId("optique_users"));
  for (const [name, value] of Object.entries(values)) user.set(name, value);
  user.set("verified", true);
  tx.save(user);
  return user;
}

export function createCompanyRecord(tx: core.App, name: string, phone = ""): string {
  const company = new Record(tx.findCollectionByNameOrId("optique_companies"), {
    ...initialValues("optique_companies"),
    name,
    phone,
  });
  tx.save(company);
  return company.id;
}

/** Creates the administrator of PocketBase's dashboard; an existing one keeps its password. */
export function createAdministrator(app: core.App, email: string, password: string): void {
  if (isAdministrator(app, email)) return;
  const [problem] = checkPassword(password);
  if (problem) throw new Error(violationMessage(problem));
  const admin = new Record(app.findCollectionByNameOrId("_superusers"));
  admin.set("email", email);
  admin.set("password", password);
  app.save(admin);
}

function isAdministrator(app: core.App, email: string): boolean {
  try {
    app.findAuthRecordByEmail("_superusers", email);
    return true;
  } catch {
    return false;
  }
}
