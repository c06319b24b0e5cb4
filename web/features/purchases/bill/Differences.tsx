import { type Centimes, formatMoney, minus, noMoney } from "#domain/core/money.ts";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { billStrings } from "./bill.strings.ts";

const text = billStrings.line;

/** Difference of a billed line to its receipt, in words: amber of a higher price and of pieces that did not come. */
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
