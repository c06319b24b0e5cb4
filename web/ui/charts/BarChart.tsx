import { type ReactNode, useId, useState } from "react";
import { useAmountText, useMasked } from "#ui/page/MoneyText.tsx";
import { type Bar, type Frame, frameOf } from "./barFrame.ts";
import { BarShape } from "./BarShape.tsx";
import { BarLabels, labelWidthOf } from "./BarLabels.tsx";
import { BarTip } from "./BarTip.tsx";
import { ChartImage } from "./ChartImage.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { tickLabel } from "./scale.ts";
import { Ticks } from "./Ticks.tsx";
import { useChartKeys } from "./useChartKeys.ts";
import { useChartSize } from "./useChartSize.ts";

type Props = {
  label: string;
  bars: readonly Bar[];
  height: number;
  /** True for a compact chart: three ticks, and only the labels that are given. */
  isSmall?: boolean;
  /** Value of a dashed reference line, explained in the legend. */
  average?: number;
  /** Legend, in the order of drawing. */
  legend?: ReactNode;
  /** True when a table beside the chart has the same figures. */
  hasTable?: boolean;
};

/** Bar chart by day or month (docs/look.md, Plots); arrow keys select a bar, which is announced. */
export function BarChart(props: Props) {
  const { label, bars, height, isSmall = false, average = 0, legend, hasTable = false } = props;
  const hatch = `${useId()}-hatch`;
  const { ref, width, isKnown } = useChartSize();
  const { chosen, setChosen, handlers } = useChartKeys(bars.length);
  const hide = useAmountText();
  const [pointed, setPointed] = useState<number | null>(null);
  const frame = frameOf(bars, width, height, isSmall ? 2 : 4);
  const isMasked = useMasked();
  const selected = pointed ?? chosen;
  const bar = selected === null ? undefined : bars[selected];
  return (
    <div className="min-w-0">
      <div ref={ref} className="relative">
        <ChartImage {...{ label, width, height, handlers }}>
          {isKnown && (
            <>
              <Hatch id={hatch} />
              {/* Without figures on the axis while amounts are masked. */}
              <Ticks frame={frame} format={isMasked ? null : tickLabel} />
              <Bars {...{ bars, frame, hatch, selected, setChosen, setPointed }} />
              {average > 0 && <AverageLine frame={frame} value={average} />}
              <BarLabels
                bars={bars}
                frame={frame}
                every={isSmall ? 1 : Math.ceil(labelWidthOf(bars) / frame.step)}
              />
            </>
          )}
        </ChartImage>
        {bar && isKnown && <BarTip bar={bar} index={selected ?? 0} frame={frame} />}
      </div>
      {legend && <div className="mt-2">{legend}</div>}
      <p role="status" className="sr-only">
        {bar && hide(bar.text)}
      </p>
      {!hasTable && (
        <ChartTable
          label={label}
          rows={bars.map(({ key, tip }) => ({ key, head: tip.head, value: hide(tip.amount) }))}
        />
      )}
    </div>
  );
}

type BarsProps = {
  bars: readonly Bar[];
  frame: Frame;
  hatch: string;
  selected: number | null;
  setChosen: (index: number | null) => void;
  setPointed: (index: number | null) => void;
};

/** Bars, each of which can be pressed over its whole slot. */
const Bars = ({ bars, frame, hatch, selected, setChosen, setPointed }: BarsProps) =>
  bars.map((bar, index) => {
    const { left, step, top, floor } = frame;
    const place = { x: left + index * step, y: top, width: step, height: floor - top };
    return (
      <g
        key={bar.key}
        data-bar
        onClick={() => setChosen(index)}
        onPointerEnter={() => setPointed(index)}
        onPointerLeave={() => setPointed(null)}
      >
        {bar.isCurrent && <rect {...place} className="fill-brand-soft" />}
        <BarShape
          bar={bar}
          x={place.x}
          frame={frame}
          hatch={hatch}
          isMuted={selected !== null && selected !== index}
        />
        <rect {...place} fill="transparent" />
      </g>
    );
  });

/** SVG pattern that hatches the second series. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-surface" />
        <line x1="0" x2="0" y1="0" y2="6" className="stroke-chart-1" strokeWidth="3" />
      </pattern>
    </defs>
  );
}

const AverageLine = ({ frame: { left, right, y }, value }: { frame: Frame; value: number }) => (
  <line
    x1={left}
    x2={right}
    y1={y(value)}
    y2={y(value)}
    className="pointer-events-none stroke-ink"
    strokeDasharray="4 3"
  />
);
