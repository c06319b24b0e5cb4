/** Credit notes, refunds and exchanges of issued invoices. */
import { capabilityOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { besideInvoice, besidePayment } from "./besideSale.ts";
import { creditChecks } from "./creditChecks.ts";
import { creditDocument } from "./creditDocument.ts";
import { creditIndex } from "./creditIndex.ts";
import { creditItemHooks, creditNoteHooks, refundHooks } from "./creditRecords.ts";
import { creditList, defectList, settleRoute } from "./creditLists.ts";
import { creditErasure } from "./eraseCredits.ts";
import { exchangeRoute } from "./exchanges.ts";
import { creditExport } from "./exportCredits.ts";
import { refundRoute } from "./refunds.ts";

export const credits: Room = {
  capabilities: [capabilityOf("credits", "optique_credit_notes", "optique_refunds")],
  records: {
    optique_credit_notes: creditNoteHooks,
    optique_credit_items: creditItemHooks,
    optique_refunds: refundHooks,
  },
  documents: { "credit-notes": creditDocument },
  beside: { optique_invoices: besideInvoice, optique_payments: besidePayment },
  erases: creditErasure,
  exports: creditExport,
  routes: [refundRoute, exchangeRoute, settleRoute],
  searches: [{ name: "credits", list: creditList }],
  lists: { "credit-notes": creditList, defects: defectList },
  searchIndexes: [creditIndex],
  checks: creditChecks,
};
