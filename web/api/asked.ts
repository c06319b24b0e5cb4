/** What a page asks for, by its address: the page itself, and whoever asks before it is there (app/frame/askAhead.ts). */
import { parseDay, today } from "#domain/core/days.ts";
import { type Period, type Preset, presetPeriod, presets } from "#domain/core/period.ts";
import type { ListName } from "./request.ts";

type Filter = (name: string) => string;

/** A search shows its best hundred, without a pager. */
const searchSize = 100;

/** One of the pages, or what the search finds. */
export const requestOf = <Asked extends { perPage: number }>(
  { query, page }: { query: string; page: number },
  asked: Asked,
) => (query ? { ...asked, q: query, page: 1, perPage: searchSize } : { ...asked, q: "", page });

/** How many rows, and which of the address's values narrow them. */
export const asked = {
  clients: (filter: Filter) => ({ perPage: 10, standing: filter("qui") }),
  prescriptions: () => ({ perPage: 10 }),
  invoices: (filter: Filter) => ({ perPage: 10, status: filter("status") }),
  products: (filter: Filter) => ({
    perPage: 10,
    archived: filter("archives"),
    type: filter("type"),
    level: filter("stock"),
  }),
  suppliers: () => ({ perPage: 20 }),
  reminders: () => ({ perPage: 50 }),
  receipts: (filter: Filter) => ({
    perPage: 20,
    status: filter("status"),
    supplier: filter("supplier"),
  }),
  cheques: (filter: Filter) => ({ perPage: 20, state: filter("etat") || "open" }),
  adjustments: (filter: Filter) => ({ perPage: 20, reason: filter("reason") }),
} satisfies Partial<Record<ListName, (filter: Filter) => { perPage: number }>>;

type AskedPeriod = {
  period: Period;
  /** The one that is chosen; null for days of one's own. */
  preset: Preset | null;
  /** Not one that ends before it begins, of which nothing is asked. */
  isValid: boolean;
};
/** The statistics' period: a preset by its name, this week when nothing is asked; or two days. */
export function askedPeriod(get: Filter): AskedPeriod {
  const from = parseDay(get("du"));
  const to = parseDay(get("au"));
  if (from && to) return { period: { from, to }, preset: null, isValid: from <= to };
  const preset = presets.find((name) => name === get("periode")) ?? "week";
  return { period: presetPeriod(preset, today()), preset, isValid: true };
}
