/** Products: documents move their stock; only an administrator corrects it by hand (docs/rules-stock.md, Ledger). */
import { correctionNote, nonStockNote } from "#domain/stock/movementNotes.strings.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { otherBarcodeForm } from "#domain/stock/barcodes.ts";
import { hasDrawer, hasStock } from "#domain/stock/nonStock.ts";
import { takenBarcodes } from "./takenBarcodes.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { checkRight } from "#server/platform/requests/routeRequest.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { emptyDrawer, piecesInDrawer } from "./drawerCells.ts";
import { checkUsedDiameters } from "./usedDiameters.ts";
import { postProductMovement } from "./stockLedger.ts";
import type { RecordUse, Saving } from "#server/engine/records/recordRules.ts";
import { productIndex } from "./stockIndexes.ts";

const isCorrected = ({ record, before }: Saving): boolean =>
  before !== null && record.getFloat("stock") !== before["stock"];

const isNonStock = ({ record }: Saving): boolean =>
  !hasStock({ type: record.getString("type"), made_to_order: record.getBool("made_to_order") });

/** Refuses a range that is not a lens or has no geometry, and a supplement that is not a service. */
function checkLensKinds(saving: Saving): Violation[] {
  const { record } = saving;
  const [isRange, type] = [record.getBool("is_range"), record.getString("type")];
  const required = { field: "geometry", code: "required" };
  return [
    ...(isRange && type !== "lens" ? [{ field: "is_range", code: "range_lens" }] : []),
    ...(isRange && record.getString("geometry") === "" ? [required] : []),
    ...(record.getString("supplement") !== "" && type !== "service"
      ? [{ field: "supplement", code: "supplement_service" }]
      : []),
    ...checkUsedDiameters(saving),
  ];
}

/** True when a range gets or loses its drawer: pieces that documents left in its cells must be sorted again. */
const changesDrawer = ({ record, before }: Saving): boolean =>
  before !== null &&
  hasDrawer(before as Parameters<typeof hasDrawer>[0]) !==
    hasDrawer({
      type: record.getString("type"),
      made_to_order: record.getBool("made_to_order"),
      is_range: record.getBool("is_range"),
    });

/** Refuses the other form (UPC-A or EAN-13) of a used barcode, because the unique index only compares equal codes. */
function refuseOtherForm({ tx, record, before }: Saving): void {
  const code = record.getString("barcode");
  const other = otherBarcodeForm(code);
  if (other === "" || before?.["barcode"] === code) return;
  const [isTaken] = takenBarcodes(tx, record.getString("company"), [other]);
  if (isTaken && before?.["barcode"] !== other) {
    refuse([{ field: "barcode", code: "not_unique" }]);
  }
}

/** Refuses a day of the last count sent by staff, because only a posted count sets it. */
function checkCountedSent({ record, before, actor }: Saving): void {
  if (actor.isStaff && record.getString("counted_on") !== textValue(before?.["counted_on"]))
    refuse([{ field: "counted_on", code: "fixed" }]);
}

/** Refuses a changed purchase price from a person who may not see it. */
function checkCostSent({ record, before, actor }: Saving): void {
  const price = record.getFloat("purchase_price");
  if (price !== Number(before?.["purchase_price"] ?? 0)) checkRight(actor, "cost.see");
}

export const productUses: readonly RecordUse[] = [
  { field: "product", to: "optique_products", code: "product_used" },
];

export const productHooks = recordHooks("optique_products", {
  saving: "product.write",
  deleting: "product.write",
  amountOf: () => noAmount,
  search: productIndex,
  label: (record) => record.getString("name"),
  check: checkLensKinds,
  prepare(saving) {
    if (isCorrected(saving) && saving.actor.isStaff)
      refuse([{ field: "stock", code: "stock_fixed" }]);
    checkCostSent(saving);
    checkCountedSent(saving);
    refuseOtherForm(saving);
    if (isNonStock(saving)) saving.record.set("stock", 0);
    else if (
      isCorrected(saving) &&
      piecesInDrawer(saving.tx, saving.record.id) > saving.record.getInt("stock")
    )
      refuse([{ field: "stock", code: "drawer_stock" }]);
  },
  saved(saving) {
    const { tx, record, before } = saving;
    const actor = saving.actor.name;
    const notes = isNonStock(saving) ? nonStockNote : correctionNote;
    if (changesDrawer(saving))
      emptyDrawer(tx, record, { isKept: !isNonStock(saving), notes, actor });
    if (!before) postProductMovement(tx, record, { type: "initial", notes: "", actor });
    else if (isCorrected(saving))
      postProductMovement(tx, record, { type: "adjustment", notes, actor });
  },
  uses: productUses,
});
