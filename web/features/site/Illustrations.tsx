/** Decorative drawings in the theme's colours. */
import type { JSX, ReactNode } from "react";
import type { Post } from "./content/posts.ts";

type Picture = (props: { className?: string }) => JSX.Element;

const Frame = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <svg
    viewBox="0 0 400 214"
    className={`stroke-line-strong/50 ${className}`}
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    preserveAspectRatio="xMidYMid meet"
  >
    {children}
  </svg>
);

/** Pair of glasses, drawn with its bridge at the origin. */
const Glasses = ({ at, scale = 1 }: { at: string; scale?: number }) => (
  <g
    transform={`translate(${at}) scale(${scale})`}
    className="stroke-brand"
    strokeWidth={3 / scale}
  >
    <rect x="-47" y="-13" width="40" height="28" rx="12" />
    <rect x="7" y="-13" width="40" height="28" rx="12" />
    <path d="M-7 -3q7 -6 14 0M-47 -6l-9 -4M47 -6l9 -4" />
  </g>
);

/** Lines that suggest handwriting: a name, then notes. */
const Written = ({ at, rows }: { at: string; rows: number }) => (
  <g transform={`translate(${at})`}>
    {Array.from({ length: rows }, (_, row) => (
      <path
        key={row}
        d={`M0 ${row * 17}q4 -6 8 0t8 0t8 0t8 0${row % 3 === 0 ? "" : "t8 0t8 0"}M${row % 2 ? 64 : 70} ${row * 17}h${row % 2 ? 18 : 12}`}
      />
    ))}
  </g>
);

/** Notebook, and the same lines on a screen. */
const NotebookPicture: Picture = ({ className }) => (
  <Frame {...(className ? { className } : {})}>
    <g transform="rotate(-7 98 116)">
      <rect x="38" y="46" width="124" height="142" rx="8" className="fill-surface" />
      <path d="M58 46v142" stroke="var(--color-bad)" strokeOpacity="0.4" />
      {Array.from({ length: 7 }, (_, ring) => (
        <path key={ring} d={`M32 ${62 + ring * 18}q-6 5 0 10h12`} />
      ))}
      <Written at="68 72" rows={7} />
      <path d="M64 89h86M64 123h86" className="stroke-brand" strokeWidth="2.5" />
    </g>
    <path d="M178 108h30m-9 -9l9 9l-9 9" className="stroke-brand" strokeWidth="3" />
    <rect x="222" y="44" width="150" height="106" rx="10" className="fill-surface" />
    <path d="M282 150l-5 26h40l-5 -26M262 176h70" />
    <path d="M222 66h150" />
    <circle cx="234" cy="55" r="3" className="fill-brand stroke-brand" />
    {[0, 1, 2].map((row) => (
      <g key={row} transform={`translate(236 ${80 + row * 22})`}>
        <rect
          width="46"
          height="8"
          rx="4"
          fill="var(--color-line-strong)"
          fillOpacity="0.5"
          stroke="none"
        />
        <rect x="58" width="24" height="8" rx="4" className="fill-line" stroke="none" />
        <rect
          x="98"
          y="-2"
          width="26"
          height="12"
          rx="6"
          className={row === 1 ? "fill-warn" : "fill-ok"}
          stroke="none"
        />
      </g>
    ))}
  </Frame>
);

/** Shop counter: screen, frame on a tray, ticket. */
export const CounterPicture: Picture = ({ className }) => (
  <Frame {...(className ? { className } : {})}>
    <path d="M16 168h368M34 168v46M366 168v46" strokeWidth="3" />
    <rect x="54" y="40" width="150" height="100" rx="10" className="fill-surface" />
    <path d="M116 140l-4 28h34l-4 -28M98 168h62" />
    <circle cx="94" cy="82" r="22" />
    <path d="M94 60v44" className="stroke-brand" strokeWidth="3" />
    <circle cx="164" cy="82" r="22" />
    <path d="M160 60l8 44" className="stroke-brand" strokeWidth="3" />
    <rect x="74" y="118" width="62" height="8" rx="4" className="fill-line" stroke="none" />
    <rect x="152" y="116" width="34" height="12" rx="6" className="fill-brand" stroke="none" />
    <path d="M226 168q4 -16 18 -16h52q14 0 18 16" className="fill-surface" />
    <Glasses at="270 134" scale={0.9} />
    <rect x="330" y="132" width="44" height="36" rx="6" className="fill-surface" />
    <path d="M338 132v-44l5 5l5 -5l5 5l5 -5l5 5l3 -5v44" className="fill-surface" />
    <path d="M345 106h14M345 116h14" />
  </Frame>
);

/** Eye chart with one readable line, and glasses in front of it. */
export const LostPicture: Picture = ({ className }) => (
  <Frame {...(className ? { className } : {})}>
    <path d="M130 184V20a8 8 0 0 1 8 -8h124a8 8 0 0 1 8 8V184" className="fill-surface" />
    <text
      x="200"
      y="70"
      textAnchor="middle"
      fontSize="48"
      fontWeight="600"
      letterSpacing="4"
      className="fill-ink"
      stroke="none"
    >
      404
    </text>
    <path d="M158 94h84" strokeWidth="6" strokeDasharray="8 11" />
    <path d="M164 114h74" strokeWidth="4" strokeDasharray="5 9" />
    <path d="M170 130h62" strokeDasharray="3 7" />
    <path d="M60 184h280" strokeWidth="3" />
    <Glasses at="200 163" scale={1.3} />
  </Frame>
);

const pictures: Record<Post["image"], Picture> = { notebook: NotebookPicture };

/** Illustration of a blog article. */
export function PostPicture({ picture, className }: { picture: Post["image"]; className: string }) {
  const Drawn = pictures[picture];
  return <Drawn className={className} />;
}
