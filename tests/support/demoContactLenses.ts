import { expect } from "vitest";

import type {
  ListedContactBox,
  ListedSheet,
  Renewal,
} from "#domain/contactLenses/contactAnswers.ts";
import type { ContactOrder } from "#domain/core/records.ts";

type Ask = <T>(path: string) => Promise<T>;
type Listed<Row> = { items: Row[]; totalItems: number };

/** Checks the demonstration's wearers: renewals, a trial, rows in each state, and a lot of three boxes. */
export async function expectDemoContactLenses(ask: Ask): Promise<void> {
  const list = <Row>(path: string) =>
    ask<Listed<Row>>(`/api/optique/lists/${path}${path.includes("?") ? "&" : "?"}perPage=100`);
  const sheets = await list<ListedSheet>("contact-prescriptions");
  expect(new Set(sheets.items.map(({ client }) => client)).size).toBe(20);
  expect(sheets.items.filter(({ status }) => status === "trial")).toHaveLength(1);
  const { items: renewals } = await list<Renewal>("contact-renewals");
  expect(renewals.map(({ why }) => why.join()).sort()).toEqual([
    "check",
    "supply",
    "supply",
    "supply",
    "supply",
    "supply",
  ]);
  const states = "to_order,ordered,arrived,given,cancelled";
  const { items: rows } = await list<ContactOrder>(`contact-orders?status=${states}`);
  const found = new Set<string>(rows.map(({ status }) => status));
  expect([...found].sort()).toEqual(states.split(",").sort());
  const { items: boxes } = await list<ListedContactBox>("contact-boxes?lot=k7342");
  expect(boxes).toHaveLength(3);
  const { today } = await ask<{ today: object }>("/api/optique/dashboard");
  expect(today).toMatchObject({ lensesToOrder: 2, lensesArrived: 1, lensesDue: 6 });
}
