import { beforeEach, describe, expect, it } from "vitest";

import type { Client } from "#domain/core/records.ts";
import { expectOk, line, newId, openShop, type Shop } from "#support/shop.ts";

let shop: Shop;
let client: Client;

beforeEach(async () => {
  shop = await openShop();
  client = await shop.client();
});

type PrescriptionLog = { from: string; to: string; rows: Record<string, unknown>[] };
const path = (from: string, to: string) => `/api/optique/figures/register?from=${from}&to=${to}`;
const read = async (from: string, to: string) =>
  expectOk(await shop.send<PrescriptionLog>("GET", path(from, to)));
const write = (date: string, values: object = {}) =>
  shop.savePrescription(newId(), { client: client.id, date, notes: "", ...values });

describe("the prescription log", () => {
  it("the prescription log lists the period's prescriptions by day, sold or not", async () => {
    const product = (await shop.product()).id;
    const invoice = { id: newId(), items: [line(product, 1, 100)], payments: [] };
    const late = await write("2026-11-21", { left_sphere: -1, invoice });
    const early = await write("2026-11-01", {
      prescriber: "Dr Alami",
      source: "medical",
      right_sphere: 1,
      right_cylinder: -0.5,
      right_axis: 90,
      right_add: 2,
      right_prism: 2,
      right_base: "in",
    });
    await write("2026-10-31");
    await write("2026-11-22");
    const { rows, ...period } = await read("2026-11-01", "2026-11-21");
    expect(period).toEqual({ from: "2026-11-01", to: "2026-11-21" });
    const who = { client: client.id, client_name: client.name };
    expect(rows).toEqual([
      {
        ...who,
        id: early.id,
        date: "2026-11-01",
        prescriber: "Dr Alami",
        source: "medical",
        right: "+1.00 (−0.50) 90° add +2.00 · 2.00\u00a0Δ base interne",
        left: "",
        sold: false,
      },
      {
        ...who,
        id: late.id,
        date: "2026-11-21",
        prescriber: "",
        source: "",
        right: "",
        left: "−1.00",
        sold: true,
      },
    ]);
  });

  it("the prescription log lists the own shop only, and refuses an unreadable period", async () => {
    await write("2026-11-21");
    const other = await openShop();
    const answer = await other.send<PrescriptionLog>("GET", path("2026-11-01", "2026-11-30"));
    expect(expectOk(answer).rows).toEqual([]);
    expect((await shop.send("GET", path("2026-11-30", "2026-11-01"))).status).toBe(400);
    expect((await shop.send("GET", "/api/optique/figures/register")).status).toBe(400);
  });
});
