import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { listStrings } from "./list.strings.ts";

/** Number of listed invoices, and the amount due on them. */
export const DueSummary = ({ count, due = 0 }: { count: string; due?: number | undefined }) => (
  <>
    {count}
    {due > 0 && (
      <>
        , <MoneyText>{formatMoney(toCentimes(due))}</MoneyText> {listStrings.toCollect}
      </>
    )}
  </>
);
