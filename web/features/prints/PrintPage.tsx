import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Format, type Kind, type Paper, rememberPrinted } from "#lib/printing.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { Segment } from "#ui/form/Segment.tsx";
import { Key } from "./Key.tsx";
import { strings } from "./prints.strings.ts";
import { useAutoPrint } from "./useAutoPrint.ts";
import { SheetDesk } from "./SheetDesk.tsx";
import { useFormat } from "./usePageFormat.ts";
import { useSheetKeys } from "./useSheetKeys.ts";

const allFormats = strings.formats.map(({ value }) => value);

/** Where one goes on once it is printed: Enter leads there. */
export type Next = { href: string; label: string };

type Props = {
  title: string;
  /** Whose format is remembered. */
  kind: Kind;
  back: string;
  /** Where that is, when it is named. */
  backLabel?: string;
  next?: Next | undefined;
  /** What comes out of the printer, where a sale is asked for it again. */
  paper?: Exclude<Paper, "ticket">;
  /** Opens the print dialog by itself. */
  isAutomatic?: boolean;
  /** Enter and P print: what is opened to be printed. */
  isKeyed?: boolean;
  /** The papers that the sheet is made for; all of them unless said. */
  formats?: readonly Format[];
  children: (format: Format) => ReactNode;
};

/** It has the focus once the ticket was printed: the second of two quick presses that saved the sale skips nothing. */
function NextLink({ href, label, isPrinted }: Next & { isPrinted: boolean }) {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isPrinted) holder.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [isPrinted]);
  return (
    <span ref={holder}>
      <ButtonLink href={href} icon="plus">
        {label}
      </ButtonLink>
    </span>
  );
}

/** A sheet as it will be printed, under the bar that chooses the paper and prints (web/README.md, Paper). */
export function PrintPage({
  title,
  kind,
  back,
  backLabel = strings.back,
  next,
  paper,
  isAutomatic = false,
  isKeyed = false,
  formats = allFormats,
  children,
}: Props) {
  const [format, setFormat] = useFormat(kind, formats);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const [isPrinted, setPrinted] = useState(false);
  usePageTitle(title, { isWhole: true });
  const print = () => {
    if (paper) rememberPrinted(paper === "invoice" && format === "ticket" ? "ticket" : paper);
    window.print();
    setPrinted(true);
  };
  useAutoPrint(sheet, isAutomatic, print);
  useSheetKeys(isKeyed ? { enter: print, p: print } : {});
  const bar = (
    <>
      {/* A phone's bar has two lines, under which the messages stand: room for one way on. */}
      <ButtonLink href={back} icon="arrow-left" className={next ? "max-md:hidden" : ""}>
        {backLabel}
      </ButtonLink>
      {next && <NextLink {...next} isPrinted={isPrinted} />}
      <Segment
        className="ml-auto max-md:order-last"
        label={strings.format}
        options={strings.formats.filter(({ value }) => formats.includes(value))}
        value={format}
        onChange={setFormat}
      />
      <Button className="max-md:ml-auto" variant="primary" icon="printer" onClick={print}>
        {strings.print}
        {isKeyed && <Key>↵</Key>}
      </Button>
    </>
  );
  return (
    <SheetDesk format={format} bar={bar} onSheet={setSheet}>
      {children(format)}
    </SheetDesk>
  );
}
