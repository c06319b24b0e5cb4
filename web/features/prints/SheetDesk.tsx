import { type ReactNode, useEffect, useState } from "react";
import type { Format } from "#lib/device/printing.ts";
import { Button } from "#ui/page/Button.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { useFit, usePageRule, widthMm } from "./usePageFormat.ts";

const sheets: Record<Format, string> = {
  a4: "sheet-a4",
  a5: "sheet-a5",
  ticket: "sheet-ticket",
};

/** Attributes of a sheet at full size, which scrolls in its own box and must be focusable for that. */
const reachable = { tabIndex: 0, "aria-label": printStrings.sheet };

/** Scale below which the text would be unreadable. */
const legible = 0.8;

type Props = {
  format: Format;
  /** True of a landscape sheet. */
  isWide?: boolean;
  bar: ReactNode;
  /** Content above the sheet, on screen only. */
  above?: ReactNode;
  /** Called with the sheet's element, or null. */
  onSheet?: (sheet: HTMLElement | null) => void;
  children: ReactNode;
};

/** Layout of a print preview: the bar above, the sheet below. */
export function SheetDesk({ format, isWide = false, bar, above, onSheet, children }: Props) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  usePageRule(format, sheet, isWide);
  const share = useFit(sheet, widthMm[isWide ? "wide" : format], isEnlarged);
  const isSmall = share < legible;
  useEffect(() => onSheet?.(sheet), [sheet, onSheet]);
  return (
    <div className="flex min-h-dvh flex-col bg-sunken print:block print:min-h-0 print:bg-transparent">
      <header className="no-print sticky top-0 z-30 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2.5 md:px-6">
        {bar}
      </header>
      <main
        id="contenu"
        {...reachable}
        className={`overflow-x-auto p-6 outline-none max-md:p-4 print:overflow-visible print:p-0 ${isSmall ? "max-md:pb-20" : "flex-1"}`}
      >
        {above}
        {children && (
          <div
            ref={setSheet}
            className={`sheet [zoom:var(--fit,1)] print:[zoom:1] ${sheets[format]} ${isWide ? "sheet-wide" : ""}`}
          >
            {children}
          </div>
        )}
      </main>
      {isSmall && (
        <Button
          className="no-print sticky bottom-4 -mt-16 mb-4 self-center lift-2"
          icon="magnifier"
          onClick={() => setEnlarged(!isEnlarged)}
        >
          {isEnlarged ? printStrings.reduce : printStrings.enlarge}
        </Button>
      )}
    </div>
  );
}
