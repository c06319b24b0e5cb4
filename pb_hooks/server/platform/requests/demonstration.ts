/** The public demonstration that OPTIQUE_DEMO opens: what its users may not do (docs/operations.md, Demonstration). */
import { collectionOfRequest } from "#server/platform/records/collectionName.ts";
import { isRead } from "./isRead.ts";
import { refuseRequest } from "./refuse.ts";

/** The app, a transaction, or the global of main.ts. */
type WithStore = Pick<core.App, "store">;
const companyKey = "optique.demoCompany";

/** Stores the demonstration's company in memory, at each start with OPTIQUE_DEMO. */
export const noteDemonstration = (app: WithStore, company: string): void =>
  app.store().set(companyKey, company);

/** Company of the demonstration; '' on a server without one. */
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
/** PocketBase's account routes except signing in: they change the account, or send an e-mail about it. */
const accountRoute =
  / \/api\/collections\/\{collection\}\/(?!records|auth-(?:refresh|with-password)$)/;

/** Refuses a demonstration user's writes of users, company, e-mail or password. */
export function guardDemonstration(e: core.RequestEvent, { method, pattern }: http.Request): void {
  if (isRead(method) || !e.auth || !isDemonstrated(e.app, e.auth)) return;
  const isRecord = pattern.includes(" /api/collections/{collection}/records");
  if (accountRoute.test(pattern) || (isRecord && kept.includes(collectionOfRequest(e))))
    refuseRequest("demo_kept", 403);
}
