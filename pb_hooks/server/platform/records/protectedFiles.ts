/** Tokens and downloads of protected files: ordonnances, ticket photographs, suppliers' papers (docs/access.md). */
import type { ShowingRight } from "#domain/people/hiddenFields.ts";
import { can } from "#domain/people/permissions.ts";
import { actorOfRequest, personOf } from "#server/platform/people/person.ts";
import { refuseRights } from "#server/platform/requests/refuse.ts";
import { checkRight, hasRight } from "#server/platform/requests/routeRequest.ts";

/** Right to see the files of a collection; in collections not listed, the files show eye values. */
const fileRights: Readonly<Record<string, ShowingRight>> = { optique_bills: "cost.see" };

const rightOf = (collection: string): ShowingRight => fileRights[collection] ?? "eyes.see";

/** A token opens every protected file of the shop, so each download checks the right again. */
export const fileTokens = {
  issue(e: core.FileTokenRequestEvent): void {
    const isForCosts = Object.values(fileRights).some((right) =>
      hasRight(actorOfRequest(e), right),
    );
    if (!e.hasSuperuserAuth() && !isForCosts) checkRight(actorOfRequest(e), "eyes.see");
    e.next();
  },
};

/** Refuses a file that the token's owner has no right to see. PocketBase itself refuses a missing or invalid token. */
export function checkFileRight(e: core.FileDownloadRequestEvent): void {
  const { requestEvent, collection } = e as typeof e & { requestEvent: core.RequestEvent };
  const token = requestEvent.request?.url?.query().get("token") ?? "";
  const user = token === "" ? null : ownerOf(e.app, token);
  if (user?.collection().name !== "optique_users") return;
  const right = rightOf(collection?.name ?? "");
  if (!can(personOf(user), right)) refuseRights([{ act: right, record: "", amount: 0 }]);
}

/** Owner of a file token; null when the token is invalid. */
function ownerOf(app: core.App, token: string): core.Record | null {
  try {
    return app.findAuthRecordByToken(token, "file") ?? null;
  } catch {
    return null;
  }
}
