/** Underlines the text being typed in the preview of the invoice (style.css, `::highlight(typed)`). */
import { type RefObject, useEffect } from "react";
import { companyFields, type CompanyValues } from "#api/shop/company.ts";
import { bankLine, contactLine, legalNumbers } from "#shared/documents/companyLines.ts";

export type PaperField = keyof CompanyValues;

/** A company with every value blank. */
export const unwritten = Object.fromEntries(
  [...companyFields.shop, ...companyFields.invoices].map((name) => [name, ""]),
) as Record<PaperField, string>;
/** Fields that the invoice prints without a label. */
const alone: readonly PaperField[] = ["name", "address", "other_info", "vat_note", "warranty_note"];

/** Text that an invoice prints for a field of the company; '' when it prints none. */
export function printedText(field: PaperField, values: Partial<CompanyValues>): string {
  const value = values[field];
  if (typeof value !== "string") return "";
  if (alone.includes(field)) return value;
  const only = { ...unwritten, [field]: value };
  return bankLine(only) || contactLine(only) || legalNumbers(only).join("");
}

/** First visible occurrence of the text: the footer's invisible copy (`Sheet`) is skipped. */
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

/** Underlines through the browser's highlight API, which adds no element to the paper; older browsers show nothing. */
export function useTypedMark(paper: RefObject<HTMLElement | null>, printed: string): void {
  useEffect(() => {
    if (!paper.current || !printed || !("Highlight" in window)) return;
    const range = rangeOf(paper.current, printed);
    if (range) CSS.highlights.set(name, new Highlight(range));
    return () => void CSS.highlights.delete(name);
  }, [paper, printed]);
}
