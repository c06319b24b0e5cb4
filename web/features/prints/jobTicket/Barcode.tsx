import { barsOf, quietModules } from "./barcode.ts";
import { strings } from "./jobTicket.strings.ts";

type Props = {
  text: string;
  /** Millimetres. */
  width: number;
  /** Its last bar ends where what stands under it does: the white ends are in the margins. */
  isFlush?: boolean;
};

/** A Code 128, black on white whatever the screen: as wide as a scanner at arm's length reads. */
export function Barcode({ text, width, isFlush = false }: Props) {
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
      style={isFlush ? { marginInline: `${(-width * quietModules) / bars.width}mm` } : undefined}
    >
      <rect width={bars.width} height="1" fill="#fff" />
      <path d={bars.path} fill="#000" />
    </svg>
  );
}
