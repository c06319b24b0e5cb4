import { type Centimes, formatMoney, minus, noMoney } from "#domain/core/money.ts";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { billStrings } from "./bill.strings.ts";

const text = billStrings.line;

/**
 * Difference between a billed line and its receipt, in words; amber for a higher price and for pieces that were not
 * received.
 */
export const Differences = ({ gap, over }: { gap: Centimes; over: number }) => (
  <>
    {gap > 0 && (
      <span className="font-medium text-warn-ink">
        <MoneyText>{text.more(formatMoney(gap))}</MoneyText>
      </span>
    )}
    {gap < 0 && <MoneyText>{text.less(formatMoney(minus(noMoney, gap)))}</MoneyText>}
    {over > 0 && <span className="font-medium text-warn-ink">{text.over(over)}</span>}
  </>
);
