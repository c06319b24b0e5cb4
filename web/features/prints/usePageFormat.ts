import { useEffect, useLayoutEffect, useState } from "react";
import { useSearchParams } from "wouter";
import {
  chooseFormat,
  chosenFormat,
  type Format,
  isFormat,
  type Kind,
} from "#lib/device/printing.ts";

/** Millimetres per CSS pixel (96 to the inch), to measure the length of a ticket. */
const mmPerPx = 25.4 / 96;
/** Extra length, because the printer's font may take two more lines. */
const spareMm = 10;
const ruleOf = (format: Format, heightPx: number, isWide: boolean): string => {
  if (format === "a4") return `size: A4${isWide ? " landscape" : ""}; margin: 14mm;`;
  if (format === "a5") return "size: A5; margin: 9mm;";
  return `size: 80mm ${Math.ceil(heightPx * mmPerPx) + spareMm}mm; margin: 4mm;`;
};

/**
 * Format of the address, else the one last used for this kind; the first supported one if the sheet lacks that format.
 */
export function useFormat(
  kind: Kind,
  formats: readonly Format[],
): [Format, (format: Format) => void] {
  const [params] = useSearchParams();
  const [format, setFormat] = useState<Format>(() => {
    const asked = params.get("format");
    return isFormat(asked) ? asked : chosenFormat(kind);
  });
  return [
    formats.includes(format) ? format : (formats[0] ?? "a4"),
    (chosen) => {
      chooseFormat(kind, chosen);
      setFormat(chosen);
    },
  ];
}

/** Adds a constructed style sheet and returns its removal. The content policy forbids style elements. */
function adopt(rule: CSSStyleSheet): () => void {
  document.adoptedStyleSheets.push(rule);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== rule);
  };
}

/** Sets the @page size to a paper without margins, in millimetres. */
export function usePaperRule({ width, height }: { width: number; height: number }): void {
  useEffect(() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
    return adopt(rule);
  }, [width, height]);
}

/** Sets the @page size for a format. */
export function usePageRule(format: Format, sheet: HTMLElement | null, isWide: boolean): void {
  useEffect(() => {
    const rule = new CSSStyleSheet();
    const update = () =>
      rule.replaceSync(`@page { ${ruleOf(format, sheet?.scrollHeight ?? 0, isWide)} }`);
    update();
    const abandon = adopt(rule);
    // Fonts and logos that load late change the height.
    const growth = new ResizeObserver(update);
    if (sheet) growth.observe(sheet);
    window.addEventListener("beforeprint", update);
    return () => {
      growth.disconnect();
      window.removeEventListener("beforeprint", update);
      abandon();
    };
  }, [format, sheet, isWide]);
}

/** Scales the sheet down to a narrow screen, unless the person enlarged it. Returns the scale. */
export function useFit(sheet: HTMLElement | null, sheetMm: number, isEnlarged: boolean): number {
  const [share, setShare] = useState(1);
  useLayoutEffect(() => {
    const box = sheet?.parentElement;
    if (!sheet || !box) return;
    const fit = () => {
      const style = getComputedStyle(box);
      const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      setShare(Math.min(1, room / (sheetMm / mmPerPx)));
    };
    fit();
    const growth = new ResizeObserver(fit);
    growth.observe(box);
    return () => growth.disconnect();
  }, [sheet, sheetMm]);
  useLayoutEffect(() => {
    sheet?.style.setProperty("--fit", String(isEnlarged ? 1 : share));
  }, [sheet, share, isEnlarged]);
  return share;
}
export const widthMm: Record<Format | "wide", number> = { wide: 297, a4: 210, a5: 148, ticket: 80 };
