/** The demonstration that OPTIQUE_DEMO opens for anybody: what its users may not do (docs/operations.md, Demonstration). */
import { collectionOfRequest } from "#server/platform/records/collectionName.ts";
import { isRead } from "./isRead.ts";
import { refuseRequest } from "./refuse.ts";

/** The app, its transaction, or the global of main.ts. */
type WithStore = Pick<core.App, "store">;
const companyKey = "optique.demoCompany";

/** Notes the company of the demonstration, at each start with OPTIQUE_DEMO. */
export const noteDemonstration = (app: WithStore, company: string): void =>
  app.store().set(companyKey, company);

/** Company of the demonstration; '' on another server. */
export function demonstrationOf(app: WithStore): string {
  const company: unknown = app.store().get(companyKey);
  return typeof company === "string" ? company : "";
}

/** True for a user or a record of the demonstration. */
export const isDemonstrated = (app: WithStore, record: core.Record): boolean => {
  const company = demonstrationOf(app);
  return company !== "" && record.getString("company") === company;
};

const kept: readonly string[] = ["optique_users", "optique_companies"];
/** PocketBase's routes of an account: all but signing in write it, or send mail about it. */
const accountRoute =
  / \/api\/collections\/\{collection\}\/(?!records|auth-(?:refresh|with-password)$)/;

/** Refuses a write of users, company, e-mail or password by a user of the demonstration. */
export function guardDemonstration(e: core.RequestEvent, { method, pattern }: http.Request): void {
  if (isRead(method) || !e.auth || !isDemonstrated(e.app, e.auth)) return;
  const isRecord = pattern.includes(" /api/collections/{collection}/records");
  if (accountRoute.test(pattern) || (isRecord && kept.includes(collectionOfRequest(e))))
    refuseRequest("demo_kept", 403);
}
