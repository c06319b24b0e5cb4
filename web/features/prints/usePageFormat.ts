import { useEffect, useLayoutEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { chooseFormat, chosenFormat, type Format, isFormat, type Kind } from "#lib/printing.ts";

/** Paper of a roll is as long as what is on it: its height is measured in CSS pixels, 96 to the inch. */
const mmPerPx = 25.4 / 96;
/** A printer's letters may take two lines more than the screen's. */
const spareMm = 10;
const ruleOf = (format: Format, heightPx: number): string => {
  if (format === "a4") return "size: A4; margin: 14mm;";
  if (format === "a5") return "size: A5; margin: 9mm;";
  return `size: 80mm ${Math.ceil(heightPx * mmPerPx) + spareMm}mm; margin: 4mm;`;
};

/**
 * The paper that the address asks for, else the one that was chosen last for such a document; the first of its own where
 * the sheet is not made for it.
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

/** Tells the browser the paper of the sheet in view. A sheet of its own, as the policy allows no style in the page. */
export function usePageRule(format: Format, sheet: HTMLElement | null): void {
  useEffect(() => {
    const rule = new CSSStyleSheet();
    const update = () => rule.replaceSync(`@page { ${ruleOf(format, sheet?.scrollHeight ?? 0)} }`);
    update();
    document.adoptedStyleSheets.push(rule);
    // Letters and a logo that come late make the sheet longer.
    const growth = new ResizeObserver(update);
    if (sheet) growth.observe(sheet);
    window.addEventListener("beforeprint", update);
    return () => {
      growth.disconnect();
      window.removeEventListener("beforeprint", update);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== rule);
    };
  }, [format, sheet]);
}

/**
 * On a screen that is narrower than the sheet, its share of it: the sheet is seen whole, and nothing scrolls sideways,
 * unless it is enlarged. Says the share.
 */
export function useFit(sheet: HTMLElement | null, format: Format, isEnlarged: boolean): number {
  const [share, setShare] = useState(1);
  useLayoutEffect(() => {
    const box = sheet?.parentElement;
    if (!sheet || !box) return;
    const fit = () => {
      const style = getComputedStyle(box);
      const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      setShare(Math.min(1, room / (widthMm[format] / mmPerPx)));
    };
    fit();
    const growth = new ResizeObserver(fit);
    growth.observe(box);
    return () => growth.disconnect();
  }, [sheet, format]);
  useLayoutEffect(() => {
    sheet?.style.setProperty("--fit", String(isEnlarged ? 1 : share));
  }, [sheet, share, isEnlarged]);
  return share;
}
const widthMm: Record<Format, number> = { a4: 210, a5: 148, ticket: 80 };
