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

/** Next page after the print, by Enter. */
export type Next = { href: string; label: string };

type Props = {
  title: string;
  /** Document kind whose format is remembered. */
  kind: Kind;
  back: string;
  /** Label of the back link. */
  backLabel?: string;
  next?: Next | undefined;
  /** Content above the sheet, on screen only. */
  above?: ReactNode;
  /** Paper of the sale, remembered for the panel after a save. */
  paper?: Exclude<Paper, "ticket"> | undefined;
  /** Opens the print dialog by itself. */
  isAutomatic?: boolean;
  /** Called before each print, by our button or the browser's own; may change the sheet at once. */
  onPrinting?: (() => void) | undefined;
  /** Called after each print; a preview that is left has none. */
  onPrint?: ((format: Format) => void) | undefined;
  /** Asked before our button prints; false prints nothing. */
  mayPrint?: (() => Promise<boolean>) | undefined;
  /** Enter and P print. */
  isKeyed?: boolean;
  /** Sheet on its long side. */
  isWide?: boolean;
  /** Supported formats; all by default. */
  formats?: readonly Format[];
  children: (format: Format) => ReactNode;
};

/**
 * Focuses the next action: the print button, or after an automatic print the next page. A double press that saved a
 * sale neither skips nor prints twice.
 */
function useFocusWhen(isReady: boolean) {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isReady)
      holder.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [isReady]);
  return holder;
}

/** Escape goes back; Enter and P print where `print` is given. */
function usePrintKeys(back: string, print: (() => void) | null) {
  const [, navigate] = useLocation();
  useSheetKeys({ escape: () => navigate(back), ...(print && { enter: print, p: print }) });
}

type Calls = Pick<Props, "paper" | "onPrinting" | "onPrint" | "mayPrint">;

/** Prints and remembers the paper; calls back before and after each print, by the browser's menu too. */
function usePrint({ paper, onPrinting, onPrint, mayPrint }: Calls, format: Format) {
  const [isPrinted, setPrinted] = useState(false);
  /** True where the browser itself told of the print. */
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
      {/* A phone's bar has two lines and room for one link. */}
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
