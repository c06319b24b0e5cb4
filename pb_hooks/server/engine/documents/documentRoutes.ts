/** GET and PUT of whole documents (docs/api.md, Saving a document). The answer is written after the commit. */
import type { ApprovableRight, FixedRight } from "#domain/people/permissions.ts";
import type { PrepareSave } from "./documentSave.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  type ActOf,
  checkRight,
  requestBody,
  requestDocumentId,
} from "#server/platform/requests/routeRequest.ts";
import { withFrenchErrors } from "#server/platform/storage/storeErrors.ts";
import { actTransaction } from "#server/platform/people/acts.ts";

/** A kind of document that is read and saved as a whole. */
export type SavedDocument = {
  answer: (app: core.App, company: string, id: string) => string | null;
  prepare: PrepareSave;
  /** Right required to read the document and to save it, since a save answers it; absent when everyone may read it. */
  reads?: FixedRight;
  /** Right required for a save. */
  right: ApprovableRight;
  /** Record and amount of a save, for an approval. */
  actOf: ActOf;
  /** Sends the answer of a save when more than sending is needed. */
  sendSaved?: (e: core.RequestEvent, id: string, answer: string) => void;
};

const maxDocument = 2_097_152;

export function documentRoutes(name: string, document: SavedDocument): Route[] {
  const { answer, prepare, right, actOf } = document;
  const path = `/${name}/{id}` as const;
  const sendSaved = document.sendSaved ?? ((e, _id, text) => sendJson(e, text));
  const answerOf = (app: core.App, company: string, id: string): string =>
    answer(app, company, id) ?? refuseRequest("not_found", 404);
  return [
    {
      method: "GET",
      path,
      right: document.reads ?? "read",
      handle: (e, { company }) =>
        sendJson(e, answerOf(e.app, company, e.request?.pathValue("id") ?? "")),
    },
    {
      method: "PUT",
      path,
      right,
      actOf,
      asksFurtherRights: true,
      maxBody: maxDocument,
      handle(e, staff) {
        if (document.reads) checkRight(staff.actor, document.reads);
        const id = requestDocumentId(e);
        const body = requestBody(e);
        withFrenchErrors(() => actTransaction(e.app, staff.actor, prepare(e.app, staff, id, body)));
        sendSaved(e, id, answerOf(e.app, staff.company, id));
      },
    },
  ];
}
