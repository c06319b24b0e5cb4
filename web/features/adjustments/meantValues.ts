/** Applies the reason of an adjustment to its rows: sign of the quantity, and whether stock is counted. */
import type { AdjustmentReason } from "#domain/core/records.ts";
import type { AdjustmentValues, RowValues } from "./adjustmentValues.ts";

const countReason: AdjustmentReason = "inventory_count";
/** True of an inventory, the only reason that counts stock. */
export const isCounting = (reason: AdjustmentReason): boolean => reason === countReason;
/** True of losses, for which a quantity without a sign is negative. */
export const takesOut = (reason: AdjustmentReason): boolean =>
  reason === "damage" || reason === "theft";

/** Adds to a typed quantity the sign that its reason implies. */
export const meantQuantity = (typed: string, reason: AdjustmentReason): string =>
  takesOut(reason) && /^[1-9]\d{0,8}$/.test(typed.trim()) ? `\u2212${typed.trim()}` : typed;

/** `meantQuantity` applied to a row. */
export const meantRow = <Row extends Pick<RowValues, "quantity" | "counted">>(
  row: Row,
  reason: AdjustmentReason,
): Row => ({
  ...row,
  quantity: meantQuantity(row.quantity, reason),
  counted: isCounting(reason) ? row.counted : "",
});

/** Form values adapted to the reason: signs, and counted stock only in an inventory. */
export const asMeant = (values: AdjustmentValues): AdjustmentValues => ({
  ...values,
  items: values.items.map((row) => meantRow(row, values.reason)),
});
