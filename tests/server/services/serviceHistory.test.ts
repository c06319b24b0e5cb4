import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { storedServiceStatuses } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { seededRandom } from "#support/random.ts";
import { openServiceShop, part } from "#support/serviceShop.ts";
import { expectOk, line, newId, payment } from "#support/shop.ts";

const seed = Number(process.env["OPTIQUE_SEED"] ?? 20_261_130);
const operations = 120;

describe("random histories of tickets", () => {
  it("the stock fits the parts of all tickets, and till and turnover do not change", async () => {
    const { pick, chance, int } = seededRandom(seed);
    const shop = await openServiceShop();
    const client = (await shop.client()).id;
    const screw = await shop.product({ name: "Vis", type: "accessory", stock: 500 });
    const pads = await shop.product({ name: "Plaquettes", type: "accessory", stock: 500 });
    const products = [screw.id, pads.id];
    const stocks = new Map(products.map((id) => [id, 500]));
    const tickets = new Map<string, ServiceDocument>();
    let sold = 0;
    const movedBy = ({ items }: Pick<ServiceDocument, "items">, product: string): number =>
      items
        .filter((one) => one.product === product)
        .reduce((sum, one) => sum + (one.direction === "in" ? 1 : -1) * one.quantity, 0);
    const shift = (ticket: Pick<ServiceDocument, "items">, sign: 1 | -1) => {
      for (const id of products) stocks.set(id, (stocks.get(id) ?? 0) + sign * movedBy(ticket, id));
    };
    const randomParts = () =>
      Array.from({ length: int(0, 2) }, () => part(pick(products), int(1, 3), pick(["out", "in"])));
    const acts = {
      make: async () => {
        const made = await shop.ticket({ client, items: randomParts() });
        shift(made, 1);
        tickets.set(made.id, made);
      },
      change: async () => {
        const before = pick([...tickets.values()]);
        const kept = before.items.filter(() => chance(0.5));
        const items = [
          ...kept.map(({ id, product, direction, quantity }) => ({
            id,
            product,
            direction,
            quantity: chance(0.5) ? quantity : quantity + 1,
          })),
          ...randomParts(),
        ];
        const after = await shop.changed(before, { items });
        shift(before, -1);
        shift(after, 1);
        tickets.set(after.id, after);
      },
      move: async () => {
        const before = pick([...tickets.values()]);
        const status = pick(storedServiceStatuses.filter((one) => one !== "waiting"));
        const supplier = status === "supplier" ? { supplier: shop.supplier.id } : {};
        const answer = await shop.patchService(before.id, { status, ...supplier });
        expectOk(answer);
        tickets.set(before.id, await shop.service(before.id));
      },
      sell: async () => {
        const before = pick([...tickets.values()]);
        const answer = await shop.send("PUT", `/api/optique/invoices/${newId()}`, {
          client,
          service: before.id,
          date: today(),
          items: [{ ...line("", 1, 80), label: "Soudure" }],
          payments: [payment(80, { date: today() })],
        });
        expect(answer.status).toBe(before.invoice ? 409 : 200);
        if (answer.status === 200) sold += 80;
        tickets.set(before.id, await shop.service(before.id));
      },
      remove: async () => {
        const before = pick([...tickets.values()]);
        const answer = await shop.deleteService(before.id);
        expect(answer.status).toBe(before.invoice ? 409 : 204);
        if (answer.status !== 204) return;
        shift(before, -1);
        tickets.delete(before.id);
      },
    };
    await acts.make();
    for (let count = 0; count < operations; count += 1) {
      const name = tickets.size < 2 ? "make" : pick(Object.keys(acts) as (keyof typeof acts)[]);
      await acts[name]();
    }
    const found = await Promise.all(products.map((id) => shop.stockOf(id)));
    expect(found, `OPTIQUE_SEED=${seed}`).toEqual(products.map((id) => stocks.get(id)));
    const figures = expectOk(
      await shop.send<{ sales: number }>(
        "GET",
        `/api/optique/statistics?from=${today()}&to=${today()}`,
      ),
    );
    const till = expectOk(await shop.send<object>("GET", `/api/optique/till?day=${today()}`));
    expect(JSON.stringify(figures)).toContain(`"total":${sold}`);
    expect(JSON.stringify(till)).toContain(String(sold));
    const numbers = [...tickets.values()].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(await shop.violations(), `OPTIQUE_SEED=${seed}`).toEqual([]);
  });
});
