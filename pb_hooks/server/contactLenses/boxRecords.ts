/** Record hooks of boxes: scanned once, never changed, deleted when mistyped (docs/rules-contact-orders.md, Boxes). */
import { type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { textValue } from "#domain/core/fields/values.ts";
import { visibleForm } from "#domain/core/text/storedForm.ts";
import type { Violation } from "#domain/core/violation.ts";
import { gtinOf } from "#domain/contactLenses/gs1.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { setEffectOf } from "#server/platform/records/recordEvents.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { refuse, refuseRequest } from "#server/platform/requests/refuse.ts";
import { findRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { boxesOfRowSql } from "./contactRows.ts";

const boxes = "optique_contact_boxes";

const scannedRead = reading(
  `SELECT ${boxesOfRowSql("o")} FROM optique_contact_orders o WHERE o.id = {:order}`,
);

/** Copies the row's product, lens and quantity to the scanned box, because the row may change later. */
function scannedFor(tx: core.App, order: string): object {
  const { product, lens, quantity } = storedRecord(tx, "optique_contact_orders", order) ?? {};
  return { product, lens, quantity };
}

/** Normalises the code and lot by which a recall searches, and stores the scanner's name and what the box was for. */
function complete({ tx, record, before, actor }: Saving): void {
  record.set("by", before ? before["by"] : actor.name);
  const scanned = before ? before["scanned_for"] : scannedFor(tx, record.getString("order"));
  record.set("scanned_for", JSON.stringify(scanned));
  if (record.getInt("quantity") === 0) record.set("quantity", 1);
  const gtin = record.getString("gtin");
  const read = gtin === "" ? "" : gtinOf(gtin);
  if (read === null) refuse([{ field: "gtin", code: "check_digit" }]);
  record.set("gtin", read);
  record.set("lot", visibleForm(record.getString("lot")));
}

/** Latest expiry that is accepted: a box never lasts beyond this century. */
const lastExpiry = "2099-12-31";

const checkExpiry = (day: IsoDay): Violation[] => {
  if (day > lastExpiry) return [{ field: "expires_on", code: "box_year" }];
  return day < today() ? [{ field: "expires_on", code: "box_expired" }] : [];
};

function check({ tx, record, before }: Saving): Violation[] {
  if (before) return [];
  const values = recordValues(boxes, record);
  const expires = parseDay(textValue(values["expires_on"]));
  const order = findRecord(tx, "optique_contact_orders", record.getString("order"));
  if (order?.getString("status") === "cancelled")
    return [{ field: "order", code: "contact_cancelled" }];
  const own = order ? readInteger(tx, scannedRead, { order: order.id }) : 0;
  const scanned = own + record.getInt("quantity");
  return [
    ...(values["gtin"] === "" && values["lot"] === ""
      ? [{ field: "lot", code: "box_unnamed" }]
      : []),
    ...(expires ? checkExpiry(expires) : []),
    ...(order && scanned > order.getInt("quantity")
      ? [{ field: "quantity", code: "box_too_many" }]
      : []),
  ];
}

/** Marks a row as arrived when the last of its boxes is scanned. */
function saved({ tx, record, before, actor }: Saving): void {
  if (before) return;
  const order = findRecord(tx, "optique_contact_orders", record.getString("order"));
  if (!order || !["to_order", "ordered"].includes(order.getString("status"))) return;
  const scanned = readInteger(tx, scannedRead, { order: order.id });
  if (scanned < order.getInt("quantity")) return;
  order.set("status", "arrived");
  setEffectOf(order, actor);
  tx.save(order);
}

export const boxHooks = recordHooks(boxes, {
  saving: "job.move",
  deleting: "job.move",
  amountOf: () => noAmount,
  parent: "order",
  derived: ["by", "scanned_for"],
  isIdle: true,
  complete,
  check,
  prepare({ before, record }) {
    // When an answer was lost, the retry sends the same box again.
    const isChanged = ["gtin", "lot", "expires_on", "quantity"].some(
      (name) => before && String(before[name]) !== String(recordValues(boxes, record)[name]),
    );
    if (isChanged) refuseRequest("box_fixed");
  },
  saved,
});
