import type { Bar, Frame } from "./barFrame.ts";

const widestBar = 34;
const radius = 3;

type Props = {
  bar: Bar;
  /** Left edge of the bar's slot. */
  x: number;
  frame: Frame;
  /** Id of the hatch pattern. */
  hatch: string;
  /** True while another bar is selected. */
  isMuted: boolean;
};

/** Distance by which the ghost of the former period is drawn to the left of its bar. */
const ghostPx = 2.4;

/**
 * Bar with its value and hatched part, in front of a ghost for the former period. Muted while another bar is selected.
 */
export function BarShape({ bar, x, frame, hatch, isMuted }: Props) {
  const { value, stacked = 0, compare = 0 } = bar;
  const { step, y, floor } = frame;
  const width = Math.min(step * 0.6, widestBar);
  const place = { x: x + (step - width) / 2, width };
  const stackedHeight = Math.max(y(value) - y(value + stacked), 1);
  return (
    <>
      {compare > 0 && (
        <path
          d={topRounded(
            { x: place.x - ghostPx, width, y: y(compare), height: floor - y(compare) },
            radius,
          )}
          className="fill-chart-ghost"
        />
      )}
      {/* A muted bar has an opaque base, so that its ghost does not shine through. */}
      <g className={isMuted ? "quiet-bar" : ""}>
        {value > 0 && (
          <path
            d={topRounded(
              { ...place, y: y(value), height: floor - y(value) },
              stacked > 0 ? 0 : radius,
            )}
            className="fill-chart-1"
          />
        )}
        {stacked > 0 && (
          <path
            d={topRounded({ ...place, y: y(value + stacked), height: stackedHeight }, radius)}
            fill={`url(#${hatch})`}
            className="stroke-chart-1"
          />
        )}
      </g>
    </>
  );
}

type Box = { x: number; y: number; width: number; height: number };

/** SVG path of a bar with rounded upper corners. */
function topRounded({ x, y, width, height }: Box, wanted: number): string {
  const round = Math.min(wanted, width / 2, height);
  return `M${x} ${y + height}v${round - height}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - round}z`;
}
