/** GET and PUT /api/optique/contact-prescriptions/{id} (docs/rules-contact-lenses.md, Sheet). */
import { textValue } from "#domain/core/fields/values.ts";
import {
  readSheetBody,
  type SheetBody,
  type VersionedSheet,
} from "#domain/contactLenses/sheetBody.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { documentClientSql } from "#server/clients/clientReferences.ts";
import type { Saves } from "#server/engine/documents/childWrites.ts";
import { checkDocumentOwner } from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { prepareSave, type SavedKind } from "#server/engine/documents/documentSave.ts";
import { ownersReader } from "#server/platform/records/storedRecords.ts";
import { sheetReader } from "./sheetReader.ts";
import { saveSheet, type SheetNames } from "./sheetWrite.ts";

const ownersOf = ownersReader(
  { sheet: "optique_contact_prescriptions", client: "optique_clients" },
  documentClientSql,
);

const saved: SavedKind<VersionedSheet, SheetBody, SheetNames> = {
  find(app, company, id, body) {
    const owners = ownersOf(app, { sheet: id, client: textValue(body["client"]) });
    checkDocumentOwner(owners.sheet, company);
    return { owners, stored: owners.sheet ? sheetReader.load(app, company, id) : null };
  },
  read: readSheetBody,
  write: saveSheet,
};

export const sheetDocument: SavedDocument & Saves<VersionedSheet, SheetNames> = {
  ...sheetReader,
  write: (tx, staff, { value, ...sent }) => saved.write(tx, staff, { ...sent, value }),
  right: "prescription.write",
  actOf: ({ id, body }) => ({ record: id, client: textValue(body["client"]), amount: noAmount }),
  prepare: prepareSave(saved),
};
