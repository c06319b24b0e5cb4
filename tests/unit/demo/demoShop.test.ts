import { describe, expect, it } from "vitest";

import { addDays, type IsoDay } from "#domain/core/days.ts";
import { demoShopOf } from "#demo/demoShop.ts";
import { readPrescriptionBody } from "#domain/sale/saleBody.ts";

const day = "2026-11-21" as IsoDay;
const shop = demoShopOf(day);

describe("the demonstration shop", () => {
  it("is the same for the same day", () => expect(demoShopOf(day)).toEqual(shop));

  it("has the size that was promised", () => {
    expect([shop.clients.length, shop.products.length, shop.sales.length]).toEqual([400, 250, 600]);
  });

  it("spreads over eighteen months that end today, in order", () => {
    const dates = shop.sales.map(({ body }) => body.date);
    expect(dates).toEqual([...dates].sort());
    expect((dates[0] ?? "") >= addDays(day, -548)).toBe(true);
    expect((dates.at(-1) ?? "9") <= day).toBe(true);
  });

  it("holds only sales that the server accepts, never paid in the future nor beyond their total", () => {
    for (const { body } of shop.sales) {
      expect(readPrescriptionBody(body, null).violations).toEqual([]);
      const items = body.invoice?.items ?? [];
      const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const payments = body.invoice?.payments ?? [];
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(total);
      for (const { date, amount } of payments) {
        expect(date <= day && date >= body.date).toBe(true);
        expect(amount).toBeGreaterThan(0);
      }
    }
  });

  it("never sells what it does not have", () => {
    const stock = new Map(shop.products.map(({ id, stock: level }) => [id, level]));
    for (const { body } of shop.sales) {
      for (const { product, quantity } of body.invoice?.items ?? [])
        stock.set(product, (stock.get(product) ?? 0) - quantity);
    }
    expect([...stock.values()].filter((level) => level < 0)).toEqual([]);
  });

  it("uses telephones that belong to nobody", () => {
    for (const { phone } of shop.clients) expect(phone).toMatch(/^(?:06 00 00 \d\d \d\d)?$/);
  });
});
