/** Spreadsheet-like keys and paste for a table of fields. */
import type { ClipboardEvent, KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Enter: [1, 0],
};
/** Arrow keys that go to the next field only from the end of the text. */
const sideways: typeof steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Place of a field: row and column. */
export const sheetPlace = (row: number, column: number) => ({ "data-place": `${row}:${column}` });

const placeOf = (field: Element): [number, number] => {
  const [row = "0", column = "0"] = (field.getAttribute("data-place") ?? "").split(":");
  return [Number(row), Number(column)];
};

/** True when an arrow key would leave the text of the field. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return isWhole || (key === "ArrowLeft" ? selectionEnd === 0 : selectionStart === value.length);
}

/** Moves to the neighbouring field with the arrow keys and Enter. */
export function moveInSheet(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const step = steps[event.key] ?? (isAtEdge(field, event.key) ? sideways[event.key] : undefined);
  if (!step) return;
  const [row, column] = placeOf(field);
  const next = `${row + step[0]}:${column + step[1]}`;
  event.preventDefault();
  const found = event.currentTarget.querySelector<HTMLInputElement>(`[data-place="${next}"]`);
  found?.focus();
  found?.select();
}

/** Pasted spreadsheet cells with their places in the table; null when a single text was pasted. */
export function pastedInSheet(
  event: ClipboardEvent<HTMLElement>,
): { row: number; column: number; cells: string[][] } | null {
  const text = event.clipboardData.getData("text/plain").replace(/\r?\n$/, "");
  if (!/[\t\n]/.test(text) || !(event.target instanceof HTMLInputElement)) return null;
  event.preventDefault();
  const [row, column] = placeOf(event.target);
  return { row, column, cells: text.split(/\r?\n/).map((line) => line.split("\t")) };
}
