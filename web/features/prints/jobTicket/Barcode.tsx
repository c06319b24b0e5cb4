import { barsOf, quietModules } from "#shared/paper/barcode.ts";
import { jobTicketStrings } from "./jobTicket.strings.ts";

type Props = {
  text: string;
  /** Width in millimetres. */
  width: number;
  /** True to align the bars with the text below; the quiet zones then extend into the margins. */
  isFlush?: boolean;
};

/** Code 128 barcode, always black on white, wide enough to scan at arm's length. */
export function Barcode({ text, width, isFlush = false }: Props) {
  const bars = barsOf(text);
  return (
    <svg
      role="img"
      aria-label={jobTicketStrings.barcode(text)}
      viewBox={`0 0 ${bars.width} 1`}
      width={`${width}mm`}
      height="12mm"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={isFlush ? { marginInline: `${(-width * quietModules) / bars.width}mm` } : undefined}
    >
      <rect width={bars.width} height="1" fill="#fff" />
      <path d={bars.path} fill="#000" />
    </svg>
  );
}
