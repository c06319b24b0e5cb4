/** SVG symbols of the drawn frames, rendered once per page. Each picture sets their colours: --rim, --lens, --k. */
import { type Drawing, frameDrawings } from "./frameDrawings.ts";

const rim = { stroke: "var(--rim)" };
const mirror = "translate(100 0) scale(-1 1)";
const nosePads = "M42.5 25.5q-1.8 2.5-.6 5.5M57.5 25.5q1.8 2.5.6 5.5";
const browBar =
  "M-19-12.4Q-4-14.6 12-13.4 17.6-12.8 16.6-8.2 16-5.6 12.6-6.2 0-8.6-13.6-6.8-18-6.2-19-12.4Z";

/** Strokes of metal rims are thicker in small pictures, where they would vanish. */
const widthOf = (width: number, isMetal: boolean) => ({
  ...rim,
  strokeWidth: isMetal ? `calc(${width}px * var(--k, 1))` : width,
});

export function FrameSprite() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <Paints />
      {Object.entries(frameDrawings).map(([shape, drawing]) => (
        <symbol key={shape} id={`frame-${shape}`} viewBox="0 0 100 48">
          <FrameShapes shape={shape} drawing={drawing} />
        </symbol>
      ))}
    </svg>
  );
}

function FrameShapes({ shape, drawing }: { shape: string; drawing: Drawing }) {
  const { temple, bridge, isMetal } = drawing;
  const line = widthOf(isMetal ? 2.2 : 4, isMetal);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {temple && (
        <>
          <path d={temple} style={line} />
          <path d={temple} style={line} transform={mirror} />
        </>
      )}
      <g transform="translate(26 24)">
        <Lens shape={shape} {...drawing} />
      </g>
      <g transform="translate(74 24) scale(-1 1)">
        <Lens shape={shape} {...drawing} />
      </g>
      <path d={bridge} style={rim} strokeWidth={isMetal ? 2.2 : 4.2} />
      {isMetal && <path d={nosePads} stroke="#b8c6c9" strokeWidth="1.5" opacity="0.8" />}
    </g>
  );
}

const Lens = ({ shape, lens, rim: width, isMetal }: Drawing & { shape: string }) => (
  <>
    <path d={lens} style={{ fill: "var(--lens)" }} />
    <path d="M-7.5-7.5H-3L-8.5 5.5L-11 2Z" fill="#fff" opacity="0.26" />
    <path d={lens} style={widthOf(width, isMetal)} {...(shape === "rimless" && { opacity: 0.6 })} />
    {!isMetal && (
      <path
        d={lens}
        stroke="#fff"
        strokeWidth="0.55"
        opacity="0.17"
        transform="translate(-.35 -.75)"
      />
    )}
    {shape === "browline" && <path d={browBar} style={{ fill: "var(--rim)" }} />}
    {shape === "rimless" && <path d="M15-4.5h0M-15.5-6h0" style={rim} strokeWidth="3" />}
  </>
);

const stops = (
  id: string,
  direction: { x2: string; y2: string },
  list: [number, string, number][],
) => (
  <linearGradient key={id} id={id} x1="0" y1="0" {...direction}>
    {list.map(([offset, color, opacity]) => (
      <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
    ))}
  </linearGradient>
);

const down = { x2: "0", y2: "1" };

/** SVG paints: glass, tints, and two acetate patterns. */
const Paints = () => (
  <defs>
    {stops("glass-clear", { x2: "1", y2: "1" }, [
      [0, "#bfe3e8", 0.75],
      [0.55, "#dff0f2", 0.35],
      [1, "#8fc6cf", 0.55],
    ])}
    {stops("glass-grey", down, [
      [0, "#232b2e", 0.92],
      [1, "#5b6a6e", 0.72],
    ])}
    {stops("glass-brown", down, [
      [0, "#4a2c18", 0.92],
      [1, "#b07b4c", 0.66],
    ])}
    <pattern {...tile} id="acetate-tortoise" width="26" height="19">
      <rect width="26" height="19" fill="#95531f" />
      <path
        d="M0 4a6 3 0 1 1 12 0 6 3 0 0 1-12 0ZM13 13a6 3.5 0 1 1 12 0 6 3.5 0 0 1-12 0Z"
        fill="#b06a2a"
      />
      <path
        d="M1 9q5-4 9-1t5 4-7 2-7-5ZM16 2q5-3 8 1t-2 4-6-5ZM8 16q4-2 7 0t-2 3-5-3Z"
        fill="#5c2c10"
      />
      <path
        d="M3 9.5q3-2 6 0t1 2.5-7-2.5ZM18 3q3-1.5 5 .8t-2 2ZM21 16q3-2 5 0t-2 2.5Z"
        fill="#33170a"
      />
    </pattern>
    <pattern {...tile} id="acetate-havana" width="24" height="17">
      <rect width="24" height="17" fill="#d09a58" />
      <path d="M1 4q5-3 8 0t3 3-6 2-5-5ZM14 11q4-3 7 0t-1 4-6-4Z" fill="#a86a30" />
      <path d="M3 5q3-1.5 5 0t0 2ZM16 12q2-1.5 4 0t-1 2Z" fill="#7e4a1d" />
    </pattern>
  </defs>
);

const tile = { patternUnits: "userSpaceOnUse", patternTransform: "rotate(-18)" } as const;
