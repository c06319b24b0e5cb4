import { expect, it } from "vitest";

import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { seededRandom } from "#support/random.ts";
import { line, newId, openShop, payment, recordsPath } from "#support/shop.ts";

const stations = 8;
const steps = 60;

it(`${stations} stations with ${steps} steps each on the same records lose no stock and use no number twice`, async () => {
  const shop = await openShop();
  const products = await Promise.all([1, 2, 3].map(() => shop.product({ stock: 100 })));
  const invoices = Array.from({ length: 12 }, newId);
  const answers = new Map<number, number>();

  async function station(number: number): Promise<void> {
    const random = seededRandom(number);
    const send = async <T>(...call: Parameters<typeof shop.send>) => {
      const answer = await shop.send<T>(...call);
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      return answer;
    };
    for (let step = 0; step < steps; step += 1) {
      const id = random.pick(invoices);
      const path = `/api/optique/invoices/${id}`;
      const product = random.pick(products).id;
      const choice = random.int(1, 10);
      if (choice <= 4) {
        const stored = await send<InvoiceDocument>("GET", path);
        const version = stored.status === 200 ? { version: stored.body.version } : {};
        const items = Array.from({ length: random.int(1, 3) }, () =>
          line(product, random.int(1, 5), 10),
        );
        await send("PUT", path, {
          client: "",
          date: "2026-11-21",
          items,
          payments: [payment(random.int(1, 50))],
          ...version,
        });
      } else if (choice <= 6) {
        await send("POST", recordsPath("optique_invoice_items"), {
          ...line(product, 1, 5),
          invoice: id,
        });
      } else if (choice <= 8) {
        await send("POST", recordsPath("optique_payments"), { ...payment(1), invoice: id });
      } else if (choice === 9) {
        await send("DELETE", recordsPath("optique_invoices", id));
      } else {
        await send("PATCH", recordsPath("optique_products", product), {
          name: `Produit ${random.int(1, 9)}`,
        });
      }
    }
  }

  await Promise.all(Array.from({ length: stations }, (_, index) => station(index + 1)));
  expect([...answers.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(answers.get(200)).toBeGreaterThan(80);
  const numbers = (await shop.find("optique_invoices")).map(({ invoice_number }) => invoice_number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const { body } = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
  expect(body.violations).toEqual([]);
});
