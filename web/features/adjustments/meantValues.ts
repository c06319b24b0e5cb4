/** Effect of the reason on rows: sign of quantities, and whether stock is counted. */
import type { AdjustmentReason } from "#domain/core/records.ts";
import type { AdjustmentValues, RowValues } from "./adjustmentValues.ts";

const countReason: AdjustmentReason = "inventory_count";
/** Only an inventory counts stock. */
export const isCounting = (reason: AdjustmentReason): boolean => reason === countReason;
/** Losses: an unsigned number is negative. */
export const takesOut = (reason: AdjustmentReason): boolean =>
  reason === "damage" || reason === "theft";

/** Quantity with the sign of its reason. */
export const meantQuantity = (typed: string, reason: AdjustmentReason): string =>
  takesOut(reason) && /^[1-9]\d{0,8}$/.test(typed.trim()) ? `\u2212${typed.trim()}` : typed;

/** The same for a row. */
export const meantRow = <Row extends Pick<RowValues, "quantity" | "counted">>(
  row: Row,
  reason: AdjustmentReason,
): Row => ({
  ...row,
  quantity: meantQuantity(row.quantity, reason),
  counted: isCounting(reason) ? row.counted : "",
});

/** Form values adjusted to the reason: signs, and counts for an inventory only. */
export const asMeant = (values: AdjustmentValues): AdjustmentValues => ({
  ...values,
  items: values.items.map((row) => meantRow(row, values.reason)),
});
