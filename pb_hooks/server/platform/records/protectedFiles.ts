/** Tokens and downloads of protected files: ordonnances, photographs of tickets, papers of suppliers (docs/access.md). */
import type { ShowingRight } from "#domain/people/hiddenFields.ts";
import { can } from "#domain/people/permissions.ts";
import { actorOfRequest, personOf } from "#server/platform/people/person.ts";
import { refuseRights } from "#server/platform/requests/refuse.ts";
import { checkRight, hasRight } from "#server/platform/requests/routeRequest.ts";

/** Right to the files of a collection; files of the others show eyes. */
const fileRights: Readonly<Record<string, ShowingRight>> = { optique_bills: "cost.see" };

const rightOf = (collection: string): ShowingRight => fileRights[collection] ?? "eyes.see";

/** A token opens every protected file of the shop, so each download asks again. */
export const fileTokens = {
  issue(e: core.FileTokenRequestEvent): void {
    const isForCosts = Object.values(fileRights).some((right) =>
      hasRight(actorOfRequest(e), right),
    );
    if (!e.hasSuperuserAuth() && !isForCosts) checkRight(actorOfRequest(e), "eyes.see");
    e.next();
  },
};

/** Refuses a file whose collection the owner of the token may not read. PocketBase refuses an absent or false token. */
export function checkFileRight(e: core.FileDownloadRequestEvent): void {
  const { requestEvent, collection } = e as typeof e & { requestEvent: core.RequestEvent };
  const token = requestEvent.request?.url?.query().get("token") ?? "";
  const user = token === "" ? null : ownerOf(e.app, token);
  if (user?.collection().name !== "optique_users") return;
  const right = rightOf(collection?.name ?? "");
  if (!can(personOf(user), right)) refuseRights([{ act: right, record: "", amount: 0 }]);
}

/** User of a token of files; null of a false one. */
function ownerOf(app: core.App, token: string): core.Record | null {
  try {
    return app.findAuthRecordByToken(token, "file") ?? null;
  } catch {
    return null;
  }
}
