/** Sheet of a sale, and the powers of its lines that the sheet has not (docs/rules-contact-lenses.md, Rights and person). */
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
/** Right that a power asks for which is not its sheet's eye. */
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

/** True where the sheet of a sale has not the power of a line. A line of both eyes is compared with the right one. */
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

/** Lines of lenses that stay as they are. */
const keptLines = ({ stored, written, removed }: SoldLines): Values[] =>
  (stored?.items ?? [])
    .filter(({ product_type }) => product_type === type)
    .filter(({ id }) => !written.some(({ child }) => child.id === id))
    .filter(({ id }) => !removed.some((one) => one.id === id));

/** True where changed lines ask for an optician, and where the sale has another sheet, all. `lines`: written ones of lenses. */
export function asksOptician(tx: core.App, sale: SoldLines, lines: readonly Line[]): boolean {
  const isMoved = sale.stored !== null && sale.stored.contact !== sale.contact;
  const asked = isMoved ? lines : lines.filter(isLensChanged);
  const values = asked.map(({ child }) => child.values);
  return isOtherThanSheet(tx, sale, isMoved ? [...values, ...keptLines(sale)] : values);
}

/** Checks the sheet that a sale written by itself takes or leaves; a save of the whole sale asks with its lines. */
function checkPowers(tx: core.App, { id, actor, before }: Change, owner: Owner): void {
  if (!actor || !before || before["contact"] === owner.contact) return;
  const lines = findRecords(tx, "optique_invoice_items", { invoice: id, product_type: type });
  const values = lines.map((line) => recordValues("optique_invoice_items", line));
  if (!isOtherThanSheet(tx, owner, values)) return;
  checkNeeded(actor, { record: id, client: owner.client }, () => [optician]);
}

/** Refuses another client's sheet, a sheet with a walk-in, and one that has other powers than the lines. */
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
