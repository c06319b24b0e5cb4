import { describe, expect, it } from "vitest";

import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { jobStatuses } from "#domain/core/records.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { daysLate } from "#domain/workshop/jobs.ts";
import { readStory } from "#demo/story.ts";
import { readPrescriptionBody } from "#domain/sale/saleBody.ts";
import { known, recordedShop, storyActs } from "#support/recordedShop.ts";

const day = "2026-11-21" as IsoDay;
const shop = recordedShop(day);

describe("the demonstration shop", () => {
  it("the demonstration shop has exactly 400 clients, 270 products and 601 sales", () => {
    expect([shop.clients.length, shop.products.length, shop.sales.length]).toEqual([400, 270, 601]);
  });

  it("the demonstration's sales are in order, and cover the last eighteen months", () => {
    const dates = shop.sales.map(({ body }) => body.date);
    expect(dates).toEqual([...dates].sort());
    expect((dates[0] ?? "") >= addDays(day, -548)).toBe(true);
    expect((dates.at(-1) ?? "9") <= day).toBe(true);
  });

  it("the demonstration shop has sales of today, and new clients in the last month", () => {
    expect(shop.sales.filter(({ body }) => body.date === day).length).toBeGreaterThan(3);
    const before = new Set<string>();
    const newOnes = shop.sales.filter(({ body }) => {
      const isNew = !before.has(body.client);
      before.add(body.client);
      return isNew && body.date > addDays(day, -30);
    });
    expect(newOnes.length).toBeGreaterThan(5);
    expect(before.size).toBe(shop.clients.length);
  });

  it("the server accepts every demonstration sale; none is paid in the future or above its total", () => {
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

  it("every demonstration product except lenses and services has its own barcode with a valid check digit", () => {
    const codes = shop.products.map(({ type, barcode = "" }) => [type, barcode] as const);
    for (const [type, code] of codes)
      expect(code !== "", type).toBe(!["lens", "service"].includes(type));
    const given = codes.map(([, code]) => code).filter(Boolean);
    expect(new Set(given).size).toBe(given.length);
    for (const code of given) {
      expect(code).toMatch(/^611\d{10}$/);
      const digits = Array.from(code, Number);
      const weighed = digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0);
      expect(weighed % 10, code).toBe(0);
    }
  });

  it("the demonstration shop never sells a product that is out of stock", () => {
    const stock = new Map(shop.products.map(({ id, stock: level }) => [id, level]));
    for (const { body } of shop.sales) {
      for (const { product, quantity } of body.invoice?.items ?? [])
        stock.set(product, (stock.get(product) ?? 0) - quantity);
    }
    const counted = shop.products.filter((product) =>
      hasStock({ type: product.type, made_to_order: product["made_to_order"] === true }),
    );
    expect(counted.filter(({ id }) => (stock.get(id) ?? 0) < 0)).toEqual([]);
  });

  it("the demonstration's sales have discounts with a remark, services, and lines without product", () => {
    const items = shop.sales.flatMap(({ body }) => body.invoice?.items ?? []);
    const services = new Set(
      shop.products.filter(({ type }) => type === "service").map(({ id }) => id),
    );
    expect(items.filter(({ discount, label }) => discount && label).length).toBeGreaterThan(10);
    expect(items.filter(({ product }) => services.has(product)).length).toBeGreaterThan(10);
    expect(items.filter(({ product, label }) => !product && label).length).toBeGreaterThan(5);
  });

  it("the demonstration's clients have telephone numbers that belong to nobody", () => {
    for (const { phone } of shop.clients) expect(phone).toMatch(/^(?:06 00 00 \d\d \d\d)?$/);
  });
});

describe("the demonstration's story", () => {
  it("the story replaces placeholders by ids and days, and gives ids to parts", () => {
    const line = [2, "09:30", "Samira M.", "invoices", "v7", {}] as unknown[];
    line[5] = { client: "#c1", date: "@0", fund: "#CNSS", items: [{ product: "#p2" }] };
    const [act] = readStory(JSON.stringify(line), day, { CNSS: "rcf39a8a6b8047b" });
    expect(act).toMatchObject({ day: "2026-11-19", by: "Samira M.", kind: "invoices" });
    expect(act?.values).toEqual({
      client: "0000000000000c1",
      date: "2026-11-19",
      fund: "rcf39a8a6b8047b",
      items: [{ id: "00000000000v7i0", product: "0000000000000p2" }],
    });
  });

  it("the story's acts are in order of time, and refer only to records that exist by then", () => {
    const acts = storyActs(day);
    const instants = acts.map(({ at }) => at);
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    const made = new Set(Object.values(known));
    for (const { id, values } of acts) {
      const text = JSON.stringify(values);
      for (const own of [id, ...(text.match(/(?<="id":")[a-z0-9]{15}/g) ?? [])]) made.add(own);
      const named = text.match(/(?<=")0{5}[a-z0-9]{10}(?=")/g) ?? [];
      expect(named.filter((one) => !made.has(one))).toEqual([]);
    }
  });
});

describe("the demonstration's sales", () => {
  it("every sale of the demonstration has its own instant, which gives the order of the numbers", () => {
    const instants = storyActs(day)
      .filter(({ kind }) => ["invoices", "exchanges", "prescriptions"].includes(kind))
      .map(({ at }) => at);
    expect(new Set(instants).size).toBe(instants.length);
  });
});

describe("the demonstration's workshop", () => {
  const states = shop.jobs.map(({ steps }) => steps.at(-1)?.status);

  it("the demonstration's workshop has jobs in every state, and late, forgotten and problem ones", () => {
    expect(new Set(states)).toEqual(new Set(jobStatuses));
    const late = shop.jobs.filter(
      ({ steps, promised_on }) =>
        daysLate(steps.at(-1)?.status ?? "ready", promised_on as IsoDay, day) > 0,
    );
    expect(late.length).toBeGreaterThan(1);
    expect(
      shop.jobs.some(
        ({ steps }) =>
          steps.at(-1)?.status === "ready" && (steps.at(-1)?.day ?? day) < addDays(day, -15),
      ),
    ).toBe(true);
    expect(shop.jobs.some(({ problem }) => problem !== "")).toBe(true);
    expect(states.filter((status) => status === "delivered").length).toBeGreaterThan(2);
  });

  it("a job has no step before its sale or in the future, and no state twice unless remade", () => {
    const remade = new Set(shop.remakes.map(({ id }) => id));
    const sold = new Map(shop.sales.map(({ id, body }) => [id, body.date]));
    for (const { id, prescription, steps } of shop.jobs) {
      const days = steps.map((step) => step.day);
      expect(days).toEqual([...days].sort());
      expect((days[0] ?? "") >= (sold.get(prescription) ?? "9")).toBe(true);
      expect((days.at(-1) ?? "9") <= day).toBe(true);
      if (remade.has(id)) continue;
      expect(new Set(steps.map(({ status }) => status)).size).toBe(steps.length);
    }
  });
});
