/** What the reason of an adjustment makes of its rows: the sign of a quantity, and whether there is a count. */
import type { AdjustmentReason } from "#domain/core/records.ts";
import type { AdjustmentValues, RowValues } from "./adjustmentValues.ts";

const countReason: AdjustmentReason = "inventory_count";
/** Only an inventory counts what is there. */
export const isCounting = (reason: AdjustmentReason): boolean => reason === countReason;
/** What is broken or stolen is gone: a number without a sign is how many pieces. */
export const takesOut = (reason: AdjustmentReason): boolean =>
  reason === "damage" || reason === "theft";

/** A quantity with the sign that its reason gives it. */
export const meantQuantity = (typed: string, reason: AdjustmentReason): string =>
  takesOut(reason) && /^[1-9]\d{0,8}$/.test(typed.trim()) ? `\u2212${typed.trim()}` : typed;

/** The same of a row. */
export const meantRow = <Row extends Pick<RowValues, "quantity" | "counted">>(
  row: Row,
  reason: AdjustmentReason,
): Row => ({
  ...row,
  quantity: meantQuantity(row.quantity, reason),
  counted: isCounting(reason) ? row.counted : "",
});

/** The form as its reason has it: signs, and no count but an inventory's. */
export const asMeant = (values: AdjustmentValues): AdjustmentValues => ({
  ...values,
  items: values.items.map((row) => meantRow(row, values.reason)),
});
