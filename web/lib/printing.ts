/** What this computer prints on, and what it printed last: a shop has its printer, and its habits. */
export type Format = "a4" | "a5" | "ticket";
export type Paper = "invoice" | "ticket" | "prescription";

const keys = { format: "optique.format", sheet: "optique.sheet", paper: "optique.printed" };

export const isFormat = (value: string | null): value is Format =>
  value === "a4" || value === "a5" || value === "ticket";
const isPaper = (value: string | null): value is Paper =>
  value === "invoice" || value === "ticket" || value === "prescription";

/** The format that was chosen last. */
export function chosenFormat(): Format {
  const stored = localStorage.getItem(keys.format);
  return isFormat(stored) ? stored : "a4";
}

/** The sheet that was chosen last: what an invoice is printed on where tickets are chosen otherwise. */
export function chosenSheet(): Exclude<Format, "ticket"> {
  const format = chosenFormat();
  if (format !== "ticket") return format;
  return localStorage.getItem(keys.sheet) === "a5" ? "a5" : "a4";
}

export function chooseFormat(format: Format): void {
  localStorage.setItem(keys.format, format);
  if (format !== "ticket") localStorage.setItem(keys.sheet, format);
}

export function lastPrinted(): Paper {
  const stored = localStorage.getItem(keys.paper);
  return isPaper(stored) ? stored : "invoice";
}

export const rememberPrinted = (paper: Paper): void => localStorage.setItem(keys.paper, paper);
