/** Compares the lens powers of a sale with those of its sheet (docs/rules-contact-lenses.md, Rights and person). */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { noMoney } from "#domain/core/money.ts";
import { eyeOf, isOtherPower, lensOf, lensOfEye } from "#domain/contactLenses/lens.ts";
import type { NeededRight } from "#domain/sale/saleRights.ts";
import type { Change, SoldLines } from "#server/engine/attached.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { findRecords, storedRecord } from "#server/platform/records/storedRecords.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { checkNeeded } from "#server/sale/neededRights.ts";

const type = "contact_lens";
/** Right needed to sell a power that differs from the eye of the sheet. */
export const optician: NeededRight = { right: "prescription.write", amount: noMoney };

export type Line = SoldLines["written"][number];
type Owner = Pick<SoldLines, "company" | "client" | "contact">;

export const isLens = ({ products, stored }: SoldLines, { child }: Line): boolean => {
  const { product } = child.values;
  const known = products[textValue(product)]?.type;
  const before = stored?.items.find(({ id }) => id === child.id);
  return (before?.product === product ? before?.product_type : known) === type;
};

export const isLensChanged = ({ child, before }: Line): boolean =>
  before === null ||
  ["lens", "eye", "product"].some((name) => !isSameValue(before[name], child.values[name]));

/** True when a line's power differs from the sale's sheet. A line for both eyes is compared with the right eye. */
function isOtherThanSheet(
  tx: core.App,
  { company, client, contact }: Owner,
  lines: readonly Values[],
): boolean {
  if (lines.length === 0) return false;
  const found = contact && storedRecord(tx, "optique_contact_prescriptions", contact);
  const sheet = found && found.company === company && found.client === client ? found : null;
  return lines.some(({ lens, eye }) => {
    const own = eyeOf(eye === "left" ? sheet?.left_lens : sheet?.right_lens);
    return isOtherPower(lensOf(lens), lensOfEye(own));
  });
}

/** Stored lens lines that the save neither changes nor removes. */
const keptLines = ({ stored, written, removed }: SoldLines): Values[] =>
  (stored?.items ?? [])
    .filter(({ product_type }) => product_type === type)
    .filter(({ id }) => !written.some(({ child }) => child.id === id))
    .filter(({ id }) => !removed.some((one) => one.id === id));

/** True when the lens lines need an optician's right: those changed, or all when the sale moves to another sheet. */
export function asksOptician(tx: core.App, sale: SoldLines, lines: readonly Line[]): boolean {
  const isMoved = sale.stored !== null && sale.stored.contact !== sale.contact;
  const asked = isMoved ? lines : lines.filter(isLensChanged);
  const values = asked.map(({ child }) => child.values);
  return isOtherThanSheet(tx, sale, isMoved ? [...values, ...keptLines(sale)] : values);
}

/** Checks a change of sheet in a record save of a sale; a save of the whole sale is checked with its lines. */
function checkPowers(tx: core.App, { id, actor, before }: Change, owner: Owner): void {
  if (!actor || !before || before["contact"] === owner.contact) return;
  const lines = findRecords(tx, "optique_invoice_items", { invoice: id, product_type: type });
  const values = lines.map((line) => recordValues("optique_invoice_items", line));
  if (!isOtherThanSheet(tx, owner, values)) return;
  checkNeeded(actor, { record: id, client: owner.client }, () => [optician]);
}

/** Refuses another client's sheet or a walk-in's; other powers than those of the lines need a right. */
export function checkSheet(tx: core.App, change: Change): void {
  const { company, before, after, place } = change;
  if (!after) return;
  const contact = textValue(after["contact"]);
  const client = textValue(after["client"]);
  const isSame = before?.["contact"] === contact && before["client"] === client;
  if (contact !== "" && !isSame) {
    const sheet = storedRecord(tx, "optique_contact_prescriptions", contact);
    if (sheet?.company !== company)
      return refuse([{ field: place("contact"), code: "unknown_record" }]);
    if (client === "") refuse([{ field: place("contact"), code: "contact_walk_in" }]);
    if (sheet.client !== client) refuse([{ field: place("contact"), code: "contact_client" }]);
  }
  checkPowers(tx, change, { company, client, contact });
}
