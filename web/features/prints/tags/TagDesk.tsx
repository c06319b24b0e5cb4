import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import type { Resolution, TagPaper } from "#domain/tags/templates.ts";
import { listed } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { offsetOf, resolutions, type TagPrinter } from "#lib/device/tagPrinter.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { FieldFrame, TextField } from "#ui/form/Field.tsx";
import { Select } from "#ui/form/Select.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { Key } from "../Key.tsx";
import { useFit } from "../usePageFormat.ts";
import { useSheetKeys } from "../useSheetKeys.ts";
import { tagPrintText as text } from "./tags.strings.ts";

/** Attributes of a paper wider than the screen, which scrolls in its own box and must be focusable for that. */
const reachable = { tabIndex: 0, "aria-label": printStrings.sheet };

type Props = {
  title: string;
  paper: TagPaper;
  /** Names of products whose code is too long for bars on this tag. */
  tooLong: readonly string[];
  printer: TagPrinter;
  onPrinter: (change: Partial<TagPrinter>) => void;
  print: () => void;
  children: ReactNode;
};

/** Page that prints tags: the bar, the settings of this computer's printer, and the paper at true size. */
export function TagDesk({ title, paper, tooLong, printer, onPrinter, print, children }: Props) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const [, navigate] = useLocation();
  usePageTitle(title, { isWhole: true });
  useFit(sheet, paper.page.width, false);
  useSheetKeys({ escape: () => navigate(paths.tags), enter: print, p: print });
  return (
    <div className="flex min-h-dvh flex-col bg-sunken print:block print:min-h-0 print:bg-transparent">
      <header className="no-print sticky top-0 z-30 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2.5 md:px-6">
        <ButtonLink href={paths.tags} icon="arrow-left">
          {words.back}
        </ButtonLink>
        <Button className="ml-auto" variant="primary" icon="printer" right="print" onClick={print}>
          {words.print}
          <Key>↵</Key>
        </Button>
      </header>
      <main
        id="contenu"
        {...reachable}
        className="flex-1 overflow-x-auto p-6 outline-none max-md:p-4 print:overflow-visible print:p-0"
      >
        <div className="no-print mb-4">
          <h1 className="mb-3 text-lg font-semibold">{title}</h1>
          <Printer printer={printer} onPrinter={onPrinter} />
          {tooLong.length > 0 && (
            <Notice tone="warn">
              <span>{text.tooLong}</span>
              <span dir="auto" className="block text-sm wrap-anywhere">
                {listed(tooLong)}
              </span>
            </Notice>
          )}
        </div>
        <div ref={setSheet} className="[zoom:var(--fit,1)] print:[zoom:1]">
          {children}
        </div>
      </main>
    </div>
  );
}

/** Resolution and offsets of the printer, remembered on this computer. */
function Printer({ printer, onPrinter }: Pick<Props, "printer" | "onPrinter">) {
  return (
    <div className="mb-4 grid max-w-form gap-4 sm:grid-cols-3">
      <FieldFrame id="tag-resolution" label={text.resolution}>
        {() => (
          <Select
            id="tag-resolution"
            value={String(printer.resolution)}
            options={resolutions.map((one) => [String(one), text.dots(one)] as const)}
            onChange={({ target }) => onPrinter({ resolution: Number(target.value) as Resolution })}
          />
        )}
      </FieldFrame>
      <Offset label={text.offsetX} value={printer.x} onChange={(x) => onPrinter({ x })} />
      <Offset label={text.offsetY} value={printer.y} onChange={(y) => onPrinter({ y })} />
    </div>
  );
}

type OffsetProps = { label: string; value: number; onChange: (value: number) => void };

function Offset({ label, value, onChange }: OffsetProps) {
  const [typed, setTyped] = useState(String(value).replace(".", ","));
  return (
    <TextField
      label={label}
      hint={text.offsetHint}
      isNumber
      inputMode="decimal"
      maxLength={6}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(offsetOf(Number(target.value.replace(",", "."))));
      }}
      onBlur={() => setTyped(String(value).replace(".", ","))}
    />
  );
}
