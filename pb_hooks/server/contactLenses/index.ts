/** Contact lenses: wearers' sheets, the boxes of each sold line from order to hand-over, and renewals. */
import { capabilityOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { boxHooks } from "./boxRecords.ts";
import { contactChecks } from "./contactChecks.ts";
import { contactIndex } from "./contactIndex.ts";
import { contactErasure } from "./eraseContactLenses.ts";
import { contactExport } from "./exportContactLenses.ts";
import { boxList, orderList } from "./orderList.ts";
import { orderHooks } from "./orderRecords.ts";
import { renewalRoute } from "./renewalRoute.ts";
import { scanRoute } from "./scanRoute.ts";
import { sheetDocument } from "./sheetDocument.ts";
import { renewalList, sheetList, sheetPalette } from "./sheetList.ts";
import { sheetHooks } from "./sheetRecords.ts";
import { besideInvoice } from "./soldRows.ts";

export const contactLenses: Room = {
  capabilities: [
    capabilityOf("contact_lenses", "optique_contact_prescriptions", "optique_contact_orders"),
  ],
  records: {
    optique_contact_prescriptions: sheetHooks,
    optique_contact_orders: orderHooks,
    optique_contact_boxes: boxHooks,
  },
  documents: { "contact-prescriptions": sheetDocument },
  beside: { optique_invoices: besideInvoice },
  erases: contactErasure,
  exports: contactExport,
  routes: [scanRoute, renewalRoute],
  searches: [sheetPalette],
  lists: {
    "contact-prescriptions": sheetList,
    "contact-orders": orderList,
    "contact-renewals": renewalList,
    "contact-boxes": boxList,
  },
  removals: { "contact-prescriptions": { collection: "optique_contact_prescriptions" } },
  expands: {
    optique_contact_prescriptions: { paths: ["client", "solution"] },
    optique_contact_orders: {
      paths: ["client", "contact", "product", "supplier", "invoice_item"],
    },
    optique_contact_boxes: { paths: ["order", "order.client"] },
  },
  searchIndexes: [contactIndex],
  checks: contactChecks,
};
