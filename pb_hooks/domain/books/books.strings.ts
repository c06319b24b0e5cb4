/** French of the books: what the server says of a period. */
import { formatDay } from "#domain/core/days/formatDays.ts";

/** Names of the figures that a reopened period may have changed; another one is told as it is kept. */
const figureNames: Partial<Record<string, string>> = {
  sales: "ventes",
  takings: "encaissements",
  invoiced: "TVA facturée",
  collected: "TVA encaissée",
  purchases: "achats",
  payments: "règlements",
  stamp: "timbre",
  stock: "stock",
  totals: "écritures",
};

/** 'A changé depuis la transmission : achats, ventes'. */
export const changedSinceMessage = (names: readonly string[]): string =>
  `A changé depuis la transmission\u00a0: ${names.map((name) => figureNames[name] ?? name).join(", ")}`;

/** Name of a period in the journal: 'du 01/11/2026 au 30/11/2026'. */
export const periodLabel = ({ from, to }: { from: string; to: string }): string =>
  `du ${formatDay(from)} au ${formatDay(to)}`;
