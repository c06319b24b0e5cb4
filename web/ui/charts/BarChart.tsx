import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { MoneyText, useAmountText, useMasked } from "#ui/page/MoneyText.tsx";
import { type Bar, type Frame, frameOf } from "./barFrame.ts";
import { BarShape } from "./BarShape.tsx";
import { tickLabel } from "./scale.ts";
import { Ticks } from "./Ticks.tsx";
import { useChartSize } from "./useChartSize.ts";

type Props = {
  label: string;
  bars: readonly Bar[];
  /** Height; fills the card by default. */
  height?: number;
  /** Compact: three ticks, and all given labels. */
  isSmall?: boolean;
  /** Dashed reference line; its value is in the legend. */
  average?: number;
  /** Legend, in drawing order. */
  legend?: ReactNode;
};

/** Bar chart by day or month (docs/look.md, Plots); arrow keys select a bar, which is announced. */
export function BarChart(props: Props) {
  const { label, bars, isSmall = false, average = 0, legend } = props;
  const hatch = `${useId()}-hatch`;
  const { ref, width, room, isKnown } = useChartSize();
  const { height = room } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const frame = frameOf(bars, width, height, isSmall ? 2 : 4);
  const isMasked = useMasked();
  // Shows the current bar until another is selected, where there is room.
  const told = bars[pointed ?? chosen ?? bars.findIndex((bar) => bar.isCurrent && !isSmall)];
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      {/* Positioned absolutely: as part of the layout it would never shrink. */}
      <div ref={ref} className={`flex-1 ${props.height ? "" : "relative min-h-48"}`}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={label}
          className={`block max-w-full print:h-auto print:w-full ${props.height ? "" : "absolute"}`}
        >
          {isKnown && (
            <>
              <Hatch id={hatch} />
              {/* Masked amounts have no axis figures. */}
              <Ticks frame={frame} format={isMasked ? null : tickLabel} />
              <Bars {...{ bars, frame, hatch, chosen, setChosen, setPointed }} />
              {average > 0 && <AverageLine frame={frame} value={average} />}
              <BarLabels
                bars={bars}
                frame={frame}
                every={isSmall ? 1 : Math.ceil(labelWidthOf(bars) / frame.step)}
              />
            </>
          )}
        </svg>
      </div>
      <div
        className={`mt-2 flex flex-wrap content-start justify-between gap-x-4 ${legend ? "" : "print:hidden"} ${isSmall ? "min-h-5 max-md:min-h-10" : "min-h-10"}`}
      >
        {legend}
        <p role="status" className="text-sm text-ink-2 print:hidden">
          {told && <MoneyText>{told.text}</MoneyText>}
        </p>
      </div>
    </div>
  );
}

type BarsProps = {
  bars: readonly Bar[];
  frame: Frame;
  hatch: string;
  chosen: number | null;
  setChosen: (index: number) => void;
  setPointed: (index: number | null) => void;
};

/** Bars with one tab stop. */
function Bars({ bars, frame, hatch, chosen, setChosen, setPointed }: BarsProps) {
  const { left, step, top, floor } = frame;
  const hide = useAmountText();
  const all = useRef<SVGGElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: bars.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.current?.querySelectorAll<SVGGElement>("[data-bar]")[next]?.focus();
  };
  return (
    <g ref={all}>
      {bars.map((bar, index) => {
        const place = { x: left + index * step, y: top, width: step, height: floor - top };
        return (
          <g
            key={bar.key}
            data-bar
            role="button"
            aria-label={hide(bar.text)}
            tabIndex={index === (chosen ?? 0) ? 0 : -1}
            className="outline-none"
            onFocus={() => setChosen(index)}
            onClick={() => setChosen(index)}
            onPointerEnter={() => setPointed(index)}
            onPointerLeave={() => setPointed(null)}
            onKeyDown={(event) => move(event, index)}
          >
            {bar.isCurrent && <rect {...place} className="fill-brand-soft" />}
            <BarShape bar={bar} x={place.x} frame={frame} hatch={hatch} />
            {/* Hit area, and outline of the selected bar. */}
            <rect
              {...place}
              fill="transparent"
              className={index === chosen ? "stroke-focus" : ""}
              strokeWidth="2"
            />
          </g>
        );
      })}
    </g>
  );
}

/** Hatch pattern of the second series. */
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

/** Minimum label width: 7 px per character, and a gap. */
const labelWidthOf = (bars: readonly Bar[]): number =>
  7 * Math.max(...bars.map(({ label }) => label.length), 0) + 8;

type LabelsProps = { bars: readonly Bar[]; frame: Frame; every: number };

/** Every nth label, with the current one. */
function BarLabels({ bars, frame: { left, step, height }, every }: LabelsProps) {
  const current = Math.max(
    bars.findIndex((bar) => bar.isCurrent),
    0,
  );
  return bars.map(
    (bar, index) =>
      (index - current) % every === 0 &&
      bar.label && (
        <text
          key={bar.key}
          x={left + (index + 0.5) * step}
          y={height - 6}
          textAnchor="middle"
          className={`text-2xs ${bar.isCurrent ? "fill-ink font-medium" : "fill-ink-3"}`}
          aria-hidden="true"
        >
          {bar.label}
        </text>
      ),
  );
}
