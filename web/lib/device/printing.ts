/** Print formats chosen on this computer, and the paper that was printed last. */
export type Format = "a4" | "a5" | "ticket";
export type Paper = "invoice" | "ticket" | "prescription";

/** Kinds of documents whose format is remembered separately. */
export type Kind =
  | "invoice"
  | "prescription"
  | "payment"
  | "receipt"
  | "job"
  | "till"
  | "credit"
  | "quote"
  | "claim"
  | "register"
  | "drawer"
  | "inventory"
  | "count"
  | "service"
  | "returnSlip"
  | "contactSheet"
  | "account"
  | "calendar";

const formatKey = (kind: Kind) =>
  kind === "invoice" ? "optique.format" : `optique.format.${kind}`;
const keys = { sheet: "optique.sheet", paper: "optique.printed", quoteEyes: "optique.quoteEyes" };
const defaultFormats: Record<Kind, Format> = {
  invoice: "a4",
  prescription: "a5",
  payment: "a4",
  receipt: "a4",
  job: "a5",
  till: "a4",
  credit: "a4",
  quote: "a4",
  claim: "a4",
  register: "a4",
  drawer: "a4",
  inventory: "a4",
  count: "a4",
  service: "a5",
  returnSlip: "a4",
  contactSheet: "a5",
  account: "a4",
  calendar: "a4",
};

export const isFormat = (value: string | null): value is Format =>
  value === "a4" || value === "a5" || value === "ticket";
const isPaper = (value: string | null): value is Paper =>
  value === "invoice" || value === "ticket" || value === "prescription";

/** Format last chosen for a kind on this computer. */
export function chosenFormat(kind: Kind): Format {
  const stored = localStorage.getItem(formatKey(kind));
  return isFormat(stored) ? stored : defaultFormats[kind];
}

/** Sheet format last chosen, for invoices when tickets are printed on another printer. */
export function chosenSheet(): Exclude<Format, "ticket"> {
  const format = chosenFormat("invoice");
  if (format !== "ticket") return format;
  return localStorage.getItem(keys.sheet) === "a5" ? "a5" : "a4";
}

export function chooseFormat(kind: Kind, format: Format): void {
  localStorage.setItem(formatKey(kind), format);
  if (kind === "invoice" && format !== "ticket") localStorage.setItem(keys.sheet, format);
}

export function lastPrinted(): Paper {
  const stored = localStorage.getItem(keys.paper);
  return isPaper(stored) ? stored : "invoice";
}

export const rememberPrinted = (paper: Paper): void => localStorage.setItem(keys.paper, paper);

/** True unless this computer is set to print quotes without the correction. */
export const printsQuoteEyes = (): boolean => localStorage.getItem(keys.quoteEyes) !== "no";

export const chooseQuoteEyes = (isPrinted: boolean): void =>
  localStorage.setItem(keys.quoteEyes, isPrinted ? "yes" : "no");
