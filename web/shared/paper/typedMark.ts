/** Underlines on the previewed invoice what is being typed (style.css, `::highlight(typed)`). */
import { type RefObject, useEffect } from "react";
import { companyFields, type CompanyValues } from "#api/shop/company.ts";
import { bankLine, contactLine, legalNumbers } from "#shared/documents/companyLines.ts";

export type PaperField = keyof CompanyValues;

/** Blank values of a company. */
export const unwritten = Object.fromEntries(
  [...companyFields.shop, ...companyFields.invoices].map((name) => [name, ""]),
) as Record<PaperField, string>;
/** Values printed without a label before them. */
const alone: readonly PaperField[] = ["name", "address", "other_info", "vat_note", "warranty_note"];

/** A value of the company as its invoices print it; '' where they do not. */
export function printedText(field: PaperField, values: Partial<CompanyValues>): string {
  const value = values[field];
  if (typeof value !== "string") return "";
  if (alone.includes(field)) return value;
  const only = { ...unwritten, [field]: value };
  return bankLine(only) || contactLine(only) || legalNumbers(only).join("");
}

/** First visible place of the text; the foot has an invisible copy (`Sheet`). */
export function rangeOf(paper: Node, printed: string): Range | null {
  const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const start = node.data.indexOf(printed);
    if (start === -1 || node.parentElement?.closest(".sheet-space")) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + printed.length);
    return range;
  }
  return null;
}

const name = "typed";

/** Marks the text by the browser, which leaves the paper's elements alone; older browsers show no mark. */
export function useTypedMark(paper: RefObject<HTMLElement | null>, printed: string): void {
  useEffect(() => {
    if (!paper.current || !printed || !("Highlight" in window)) return;
    const range = rangeOf(paper.current, printed);
    if (range) CSS.highlights.set(name, new Highlight(range));
    return () => void CSS.highlights.delete(name);
  }, [paper, printed]);
}
