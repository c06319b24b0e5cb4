import { barsOf } from "./barcode.ts";
import { strings } from "./jobTicket.strings.ts";

type Props = { text: string; /** Millimetres. */ width: number };

/** A Code 128, black on white whatever the screen: as wide as a scanner at arm's length reads. */
export function Barcode({ text, width }: Props) {
  const bars = barsOf(text);
  return (
    <svg
      role="img"
      aria-label={strings.barcode(text)}
      viewBox={`0 0 ${bars.width} 1`}
      width={`${width}mm`}
      height="12mm"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={bars.width} height="1" fill="#fff" />
      <path d={bars.path} fill="#000" />
    </svg>
  );
}
