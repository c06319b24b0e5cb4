import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { type Format, type Kind, type Paper, rememberPrinted } from "#lib/device/printing.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { Segment } from "#ui/form/Segment.tsx";
import { Key } from "./Key.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { useAutoPrint } from "./useAutoPrint.ts";
import { SheetDesk } from "./SheetDesk.tsx";
import { useFormat } from "./usePageFormat.ts";
import { useSheetKeys } from "./useSheetKeys.ts";

const allFormats = printStrings.formats.map(({ value }) => value);

/** Page that Enter opens after the print. */
export type Next = { href: string; label: string };

type Props = {
  title: string;
  /** Kind of document; the format is remembered for each kind. */
  kind: Kind;
  back: string;
  /** Label of the back link. */
  backLabel?: string;
  next?: Next | undefined;
  /** Content above the sheet, on screen only. */
  above?: ReactNode;
  /** Paper to remember as last printed, for the panel after a save. */
  paper?: Exclude<Paper, "ticket"> | undefined;
  /** True to open the print dialog without a press. */
  isAutomatic?: boolean;
  /** Called before each print, by our button or the browser's menu; may still change the sheet. */
  onPrinting?: (() => void) | undefined;
  /** Called after each print, with its format; not when the preview is left without printing. */
  onPrint?: ((format: Format) => void) | undefined;
  /** Called before our button prints; resolving to false prevents the print. */
  mayPrint?: (() => Promise<boolean>) | undefined;
  /** True to print on Enter and P. */
  isKeyed?: boolean;
  /** True of a landscape sheet. */
  isWide?: boolean;
  /** Formats of this sheet; all by default. */
  formats?: readonly Format[];
  children: (format: Format) => ReactNode;
};

/**
 * Focuses the print button, or after an automatic print the link to the next page. When a double press saved the sale,
 * its second press neither skips this page nor prints again.
 */
function useFocusWhen(isReady: boolean) {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isReady)
      holder.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [isReady]);
  return holder;
}

/** Escape goes back; with `print`, Enter and P print. */
function usePrintKeys(back: string, print: (() => void) | null) {
  const [, navigate] = useLocation();
  useSheetKeys({ escape: () => navigate(back), ...(print && { enter: print, p: print }) });
}

type Calls = Pick<Props, "paper" | "onPrinting" | "onPrint" | "mayPrint">;

/** Prints and remembers the paper. The callbacks also run for prints from the browser's menu. */
function usePrint({ paper, onPrinting, onPrint, mayPrint }: Calls, format: Format) {
  const [isPrinted, setPrinted] = useState(false);
  /** True once the browser has sent its own print event. */
  const isTold = useRef(false);
  useEffect(() => {
    const begin = () => {
      isTold.current = true;
      onPrinting?.();
    };
    const end = () => onPrint?.(format);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, [onPrinting, onPrint, format]);
  const printNow = async () => {
    if (mayPrint && !(await mayPrint())) return;
    if (paper) rememberPrinted(paper === "invoice" && format === "ticket" ? "ticket" : paper);
    isTold.current = false;
    onPrinting?.();
    window.print();
    if (!isTold.current) onPrint?.(format);
    setPrinted(true);
  };
  const print = () => void printNow();
  return { isPrinted, print };
}

/** Print preview of a sheet, under the bar that selects the paper and prints. */
export function PrintPage({
  title,
  kind,
  back,
  backLabel = words.back,
  next,
  above,
  paper,
  isAutomatic = false,
  onPrinting,
  onPrint,
  mayPrint,
  isWide = false,
  isKeyed = false,
  formats = allFormats,
  children,
}: Props) {
  const [format, setFormat] = useFormat(kind, formats);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const { isPrinted, print } = usePrint({ paper, onPrinting, onPrint, mayPrint }, format);
  usePageTitle(title, { isWhole: true });
  useAutoPrint(sheet, isAutomatic, print);
  usePrintKeys(back, isKeyed ? print : null);
  const focused = useFocusWhen(isPrinted || !isAutomatic);
  const bar = (
    <>
      {/* A phone's bar has two lines, with space for one link only. */}
      <ButtonLink href={back} icon="arrow-left" className={next ? "max-md:hidden" : ""}>
        {backLabel}
      </ButtonLink>
      {next && (
        <span ref={focused}>
          <ButtonLink href={next.href} icon="plus">
            {next.label}
          </ButtonLink>
        </span>
      )}
      <Segment
        className="ml-auto max-md:order-last"
        label={printStrings.format}
        options={printStrings.formats.filter(({ value }) => formats.includes(value))}
        value={format}
        onChange={setFormat}
      />
      <span ref={next ? undefined : focused} className="max-md:ml-auto">
        <Button variant="primary" icon="printer" onClick={print}>
          {words.print}
          {isKeyed && <Key>↵</Key>}
        </Button>
      </span>
    </>
  );
  return (
    <SheetDesk format={format} isWide={isWide} bar={bar} above={above} onSheet={setSheet}>
      {children(format)}
    </SheetDesk>
  );
}
