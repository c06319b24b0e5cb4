import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { tickLabel, ticksOf } from "./scale.ts";

export type Bar = {
  key: string;
  /** Under the bar. */
  label: string;
  /** Read out, and shown when the bar is chosen. */
  text: string;
  value: number;
  /** On top of the value, hatched. */
  more?: number;
  /** A dashed line: the same day of the period before. */
  compare?: number;
  /** The day in progress stands on a band. */
  isCurrent?: boolean;
};

type Props = { label: string; bars: readonly Bar[]; height?: number };

const left = 44;
const right = 8;
const topMargin = 8;
const bottom = 22;
const widestBar = 34;
/** Below this a label under each bar would touch the next. */
const labelWidth = 40;

/** The width that the chart has: its letters keep their size whatever it is. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(box.clientWidth, 200)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Where the arrows lead among the bars; null for other keys. */
function barAfter(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return Math.min(index + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

type Frame = { step: number; y: (value: number) => number; floor: number; hatch: string };

/** One bar: its value, what is hatched on it, and the line of the period before. */
function BarShape({ bar, x, frame }: { bar: Bar; x: number; frame: Frame }) {
  const { step, y, floor, hatch } = frame;
  const width = Math.min(step * 0.6, widestBar);
  const start = x + (step - width) / 2;
  const whole = bar.value + (bar.more ?? 0);
  return (
    <>
      {bar.isCurrent && (
        <rect
          x={x}
          y={topMargin}
          width={step}
          height={floor - topMargin}
          className="fill-brand-soft"
        />
      )}
      {bar.value > 0 && (
        <rect
          x={start}
          y={y(bar.value)}
          width={width}
          height={floor - y(bar.value)}
          rx={Math.min(3, width / 2)}
          className="fill-chart-1"
        />
      )}
      {(bar.more ?? 0) > 0 && (
        <rect
          x={start}
          y={y(whole)}
          width={width}
          height={Math.max(y(bar.value) - y(whole), 1)}
          rx={Math.min(3, width / 2)}
          fill={`url(#${hatch})`}
          className="stroke-chart-1"
        />
      )}
      {bar.compare !== undefined && bar.compare > 0 && (
        <line
          x1={x + step * 0.1}
          x2={x + step * 0.9}
          y1={y(bar.compare)}
          y2={y(bar.compare)}
          className="stroke-ink"
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
      )}
    </>
  );
}

/** Bars by day or month, one question (web/README.md, Plots): arrows go from bar to bar, and the chosen one is said. */
export function BarChart({ label, bars, height = 220 }: Props) {
  const id = useId();
  const { ref, width } = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = ticksOf(
    Math.max(...bars.map(({ value, more = 0, compare = 0 }) => Math.max(value + more, compare)), 0),
  );
  const floor = height - bottom;
  const step = (width - left - right) / Math.max(bars.length, 1);
  const y = (value: number) => floor - (value / (ticks.at(-1) ?? 1)) * (floor - topMargin);
  const frame = { step, y, floor, hatch: `${id}-hatch` };
  const every = Math.ceil(labelWidth / step);
  const move = (event: KeyboardEvent, index: number) => {
    const next = barAfter(event.key, index, bars.length);
    if (next === null) return;
    event.preventDefault();
    ref.current?.querySelectorAll<SVGGElement>("[data-bar]")[next]?.focus();
  };
  return (
    <div ref={ref} className="min-w-0">
      <svg
        width={width}
        height={height}
        role="group"
        aria-label={label}
        className="block max-w-full"
      >
        <defs>
          <pattern
            id={frame.hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="fill-surface" />
            <line x1="0" x2="0" y1="0" y2="6" className="stroke-chart-1" strokeWidth="3" />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={width - right}
              y1={y(tick)}
              y2={y(tick)}
              className="stroke-chart-grid"
            />
            <text
              x={left - 8}
              y={y(tick) + 4}
              textAnchor="end"
              className="fill-ink-3 text-2xs"
              aria-hidden="true"
            >
              {tickLabel(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => {
          const x = left + index * step;
          return (
            <g
              key={bar.key}
              data-bar
              role="button"
              aria-label={bar.text}
              tabIndex={index === (chosen ?? 0) ? 0 : -1}
              className="outline-none focus-visible:[&>rect:last-of-type]:stroke-focus"
              onFocus={() => setChosen(index)}
              onClick={() => setChosen(index)}
              onKeyDown={(event) => move(event, index)}
            >
              <BarShape bar={bar} x={x} frame={frame} />
              <rect
                x={x}
                y={topMargin}
                width={step}
                height={floor - topMargin}
                fill="transparent"
                className={index === chosen ? "stroke-focus" : ""}
                strokeWidth="2"
              />
            </g>
          );
        })}
        {bars.map(
          (bar, index) =>
            index % every === 0 && (
              <text
                key={bar.key}
                x={left + (index + 0.5) * step}
                y={height - 6}
                textAnchor="middle"
                className="fill-ink-3 text-2xs"
                aria-hidden="true"
              >
                {bar.label}
              </text>
            ),
        )}
      </svg>
      <p role="status" className="min-h-5 px-2 text-sm text-ink-2">
        {chosen === null ? "" : bars[chosen]?.text}
      </p>
    </div>
  );
}
