import { MoneyText } from "#ui/page/MoneyText.tsx";
import type { Bar, Frame } from "./barFrame.ts";

const tipPx = 164;
const gapPx = 6;

type Props = { bar: Pick<Bar, "tip">; index: number; frame: Frame };

/** Values of the selected bar, shown beside it. */
export function BarTip({ bar: { tip }, index, frame }: Props) {
  const { left, right, step } = frame;
  const from = left + index * step;
  const after = from + step + gapPx;
  const place = after + tipPx <= right ? after : Math.max(from - gapPx - tipPx, 0);
  return (
    <div
      aria-hidden="true"
      className="lift-2 pointer-events-none absolute top-1 z-10 rounded-large bg-pop px-3 pt-2 pb-2.5 print:hidden"
      style={{ left: place, width: tipPx }}
    >
      <p className="text-xs text-ink-3">{tip.head}</p>
      <p className="num text-left text-card font-semibold">
        <MoneyText>{tip.amount}</MoneyText>
      </p>
      {tip.note && (
        <p className="text-xs text-ink-2">
          <MoneyText>{tip.note}</MoneyText>
        </p>
      )}
    </div>
  );
}
