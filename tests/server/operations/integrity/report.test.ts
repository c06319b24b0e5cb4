import { afterAll, beforeAll, expect, it } from "vitest";

import { expectOk, line, newId, openShop, payment, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

type Report = {
  violations: { rule: string; record: string }[];
  gaps: { number: string }[];
  reissued: { number: string }[];
  oddDates: { record: string }[];
  unseenPictures: number;
};
type Part = Report & { at: string; done: number; parts: number; next?: string };

let server: Server;
let shop: Shop;
let client: string;
let product: string;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
  client = (await shop.client()).id;
  product = (await shop.product({ stock: 50 })).id;
});
afterAll(() => server.stop());

const sell = async () =>
  expectOk(
    await shop.send("PUT", `/api/optique/prescriptions/${newId()}`, {
      client,
      date: "2026-11-20",
      notes: "",
      invoice: {
        id: newId(),
        items: [line(product, 1, 850)],
        payments: [payment(100), payment(50, { payment_method: "check", due_on: "2026-12-01" })],
      },
    }),
  );
const sql = async (...statements: string[]) => {
  for (const query of statements) expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
};
const ask = (part: string) =>
  shop.send<Part>("GET", `/api/optique/integrity?part=${encodeURIComponent(part)}`);

/** Reads all parts of the report, and calls a function between two parts. */
async function readParts(meanwhile = async () => {}): Promise<Part[]> {
  const parts: Part[] = [];
  for (let next: string | undefined = "first"; next !== undefined;) {
    const part: Part = expectOk(await ask(next));
    parts.push(part);
    next = part.next;
    await meanwhile();
  }
  return parts;
}

const findingsOf = ({ violations, gaps, reissued, oddDates, unseenPictures }: Report) => ({
  violations: violations.map((one) => JSON.stringify(Object.entries(one).sort())).sort(),
  gaps,
  reissued,
  oddDates,
  unseenPictures,
});
const merged = (parts: readonly Part[]) =>
  findingsOf({
    violations: parts.flatMap(({ violations }) => violations),
    gaps: parts.flatMap(({ gaps }) => gaps),
    reissued: parts.flatMap(({ reissued }) => reissued),
    oddDates: parts.flatMap(({ oddDates }) => oddDates),
    unseenPictures: parts.reduce((sum, part) => sum + part.unseenPictures, 0),
  });

it("sales written between the parts of a report are saved, and are not reported as faults", async () => {
  await sell();
  let sold = 0;
  const parts = await readParts(async () => {
    if (sold < 12) await sell();
    sold += 1;
  });
  expect(merged(parts)).toEqual(
    findingsOf({ violations: [], gaps: [], reissued: [], oddDates: [], unseenPictures: 0 }),
  );
  expect(parts.length).toBeGreaterThan(25);
  const last = parts.at(-1);
  expect(last?.done).toBe(last?.parts);
  // Each part returns how far the report is, and when it was read.
  const told = parts.map(({ done }) => done);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  const moments = parts.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort());
});

it("a part requested again is the same, and a wrong part is refused", async () => {
  const { next = "" } = expectOk(await ask("first"));
  const [once, again] = [expectOk(await ask(next)), expectOk(await ask(next))];
  expect({ ...again, at: "" }).toEqual({ ...once, at: "" });
  for (const wrong of ["second", "[]", '["checks",1]', '["dates",{}]'])
    expect((await ask(wrong)).status, wrong).toBe(400);
});

it("a planted fault of each kind is in the parts of a report, as in the whole one", async () => {
  const sale = await shop.savePrescription(newId(), {
    client,
    date: "2026-10-05",
    notes: "",
    invoice: { id: newId(), items: [line(product, 2, 10)], payments: [] },
  });
  const invoice = sale.invoice?.id ?? "";
  await sql(
    "UPDATE optique_products SET stock = stock + 7",
    "UPDATE optique_products SET purchase_price = 'abc'",
    "UPDATE optique_client_counts SET records = 9",
    "UPDATE optique_visit_days SET clients = 9",
    "UPDATE optique_invoice_days SET total = total + 1",
    "UPDATE optique_payment_days SET amount = 0",
    "UPDATE optique_cheque_days SET cheques = 9",
    "UPDATE optique_sale_days SET amount = amount - 5",
    "UPDATE optique_movement_days SET entered = 99",
    `UPDATE optique_invoices SET client = 'nobody', invoice_number = '2026100009' WHERE id = '${invoice}'`,
    `UPDATE optique_prescriptions SET right_sphere = 900, date = '0202-01-01 00:00:00.000Z' WHERE id = '${sale.id}'`,
    "UPDATE optique_search SET text = '  personne' WHERE kind = 'clients'",
    "DELETE FROM optique_search WHERE kind = 'products'",
    `INSERT INTO optique_search (id, company, kind, record, text)
     SELECT MAX(id) + 1, company, kind, 'nothing', 'rien' FROM optique_search WHERE kind = 'clients'`,
  );
  const whole = expectOk(await shop.send<Report>("GET", "/api/optique/integrity"));
  expect(merged(await readParts())).toEqual(findingsOf(whole));
  expect([...new Set(whole.violations.map(({ rule }) => rule))].sort()).toEqual([
    "cheques of a due day = its cheques",
    "client of the invoice = client of its prescription",
    "clients are found by search",
    "entries of clients have their record",
    "invoices are found by search",
    "measures of optique_prescriptions are within their limits",
    "movements of a day = its movements",
    "numbers of optique_products are numbers",
    "optique_invoices.client exists in the same company",
    "products are found by search",
    "reminders of a day = its latest prescriptions",
    "sales of a day = its lines less what was credited",
    "stock = sum of movements",
    "takings of a day = its payments",
    "the number of clients is known",
    "totals of a day = its invoices",
  ]);
  expect(whole.gaps[0]?.number).toBe("2026100001");
  expect(whole.oddDates).toHaveLength(1);
});
