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
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentFinder,
  prepareSave,
  type SavedKind,
} from "#server/engine/documents/documentSave.ts";
import { sheetReader } from "./sheetReader.ts";
import { saveSheet, type SheetNames } from "./sheetWrite.ts";

const saved: SavedKind<VersionedSheet, SheetBody, SheetNames> = {
  find: documentFinder(
    sheetReader,
    { document: "optique_contact_prescriptions", client: "optique_clients" },
    documentClientSql,
  ),
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
