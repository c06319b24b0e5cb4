import { useState } from "react";
import { useAmountText, useMasked } from "#ui/page/MoneyText.tsx";
import { type Bar, type Frame, frameOf } from "./barFrame.ts";
import { BarLabels } from "./BarLabels.tsx";
import { BarTip } from "./BarTip.tsx";
import { ChartImage } from "./ChartImage.tsx";
import { tickLabel } from "./scale.ts";
import { Ticks } from "./Ticks.tsx";
import { useChartKeys } from "./useChartKeys.ts";
import { useChartSize } from "./useChartSize.ts";

/** Cumulative sums at a day; null after the end of a line. */
export type SumDay = Pick<Bar, "key" | "label" | "text" | "tip" | "isCurrent"> & {
  value: number | null;
  compare: number | null;
};

type Props = { label: string; days: readonly SumDay[]; height: number };

/**
 * Two cumulative sums by day, the second one dashed, with a line at today (docs/look.md, Plots). A table is beside it.
 */
export function SumChart({ label, days, height }: Props) {
  const { ref, width, isKnown } = useChartSize();
  const { chosen, setChosen, handlers } = useChartKeys(days.length);
  const [pointed, setPointed] = useState<number | null>(null);
  const hide = useAmountText();
  const isMasked = useMasked();
  const sums = days.map(({ value, compare }) => ({ value: value ?? 0, compare: compare ?? 0 }));
  const frame = frameOf(sums, width, height);
  const selected = pointed ?? chosen;
  const day = selected === null ? undefined : days[selected];
  return (
    <div ref={ref} className="relative min-w-0">
      <ChartImage {...{ label, width, height, handlers }}>
        {isKnown && (
          <>
            {/* Without figures on the axis while amounts are masked. */}
            <Ticks frame={frame} format={isMasked ? null : tickLabel} />
            <Lines days={days} frame={frame} />
            {selected !== null && <SelectedDay days={days} frame={frame} index={selected} />}
            <Slots days={days} frame={frame} setChosen={setChosen} setPointed={setPointed} />
            <BarLabels bars={days} frame={frame} every={1} />
          </>
        )}
      </ChartImage>
      {day && isKnown && <BarTip bar={day} index={selected ?? 0} frame={frame} />}
      <p role="status" className="sr-only">
        {day && hide(day.text)}
      </p>
    </div>
  );
}

type Drawn = { days: readonly SumDay[]; frame: Frame };

const xOf = ({ left, step }: Frame, index: number): number => left + (index + 0.5) * step;

const pointsOf = ({ days, frame }: Drawn, name: "value" | "compare") =>
  days.flatMap((day, index) => {
    const sum = day[name];
    return sum === null ? [] : [{ x: xOf(frame, index), y: frame.y(sum) }];
  });

/** Both lines; the first one has a filled area and ends in a dot. */
function Lines(drawn: Drawn) {
  const { days, frame } = drawn;
  const [own, other] = [pointsOf(drawn, "value"), pointsOf(drawn, "compare")];
  const lineOf = (points: typeof own) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const [first, last] = [own[0], own.at(-1)];
  const today = days.findIndex(({ isCurrent }) => isCurrent);
  return (
    <g fill="none" strokeLinejoin="round" className="pointer-events-none">
      {first && last && (
        <path
          d={`${lineOf(own)}V${frame.floor}H${first.x}Z`}
          className="fill-chart-1/8"
          data-area
        />
      )}
      {today >= 0 && (
        <line
          x1={xOf(frame, today)}
          x2={xOf(frame, today)}
          y1={frame.top}
          y2={frame.floor}
          className="stroke-ink-3"
          strokeDasharray="2 3"
          data-today
        />
      )}
      {other.length > 0 && (
        <path
          d={lineOf(other)}
          className="stroke-chart-2"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
      )}
      {last && (
        <>
          <path d={lineOf(own)} className="stroke-chart-1" strokeWidth="2" />
          <Dot {...last} isOwn />
        </>
      )}
    </g>
  );
}

type DotProps = { x: number; y: number; isOwn: boolean };

const Dot = ({ x, y, isOwn }: DotProps) => (
  <circle
    cx={x}
    cy={y}
    r="4"
    strokeWidth="2"
    className={isOwn ? "fill-chart-1 stroke-surface" : "fill-surface stroke-chart-2"}
  />
);

/** Vertical line and dots at the selected day. */
function SelectedDay({ days, frame, index }: Drawn & { index: number }) {
  const x = xOf(frame, index);
  const { value = null, compare = null } = days[index] ?? {};
  return (
    <g className="pointer-events-none">
      <line x1={x} x2={x} y1={frame.top} y2={frame.floor} className="stroke-line-strong" />
      {compare !== null && <Dot x={x} y={frame.y(compare)} isOwn={false} />}
      {value !== null && <Dot x={x} y={frame.y(value)} isOwn />}
    </g>
  );
}

type SlotProps = Drawn & Record<"setChosen" | "setPointed", (index: number | null) => void>;

/** Areas that select a day. */
const Slots = ({ days, frame, setChosen, setPointed }: SlotProps) =>
  days.map(({ key }, index) => (
    <rect
      key={key}
      data-slot
      x={frame.left + index * frame.step}
      y={frame.top}
      width={frame.step}
      height={frame.floor - frame.top}
      fill="transparent"
      onClick={() => setChosen(index)}
      onPointerEnter={() => setPointed(index)}
      onPointerLeave={() => setPointed(null)}
    />
  ));
