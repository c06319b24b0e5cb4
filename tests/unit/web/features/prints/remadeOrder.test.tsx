import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import type { Company, Job, Prescription, Supplier } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { labOrderText } from "#domain/workshop/labOrder.ts";
import type { SoldJob } from "#features/prints/lensOrder/loadLensOrder.ts";
import { orderOf, orderPages } from "#features/prints/lensOrder/orderPages.ts";
import { OrderSheet } from "#features/prints/lensOrder/OrderSheet.tsx";
import { openRemake, type RemadeJob, remadeJob } from "#features/prints/lensOrder/remadeOrder.ts";

const company = {
  id: "",
  name: "Optique du Port",
  logo: "",
  address: "",
  phone: "",
  mounting_days: 2,
} as Company;
const lab = { id: "a", name: "Labo Atlas", cylinder: "", address: "", phone: "" } as Supplier;
const lens = (id: string, pair: number, eye: string, name: string) => ({
  id,
  pair,
  eye,
  use: "",
  product: id,
  product_type: "lens",
  product_name: name,
  quantity: 1,
});
const items = [
  lens("r", 1, "right", "Progressif"),
  lens("l", 1, "left", "Progressif"),
  lens("s", 2, "right", "Solaire"),
];
const remake = {
  service: "t",
  number: "2026110001-R1",
  rank: 1,
  eyes: "right",
  pair: 1,
  cause: "lab",
} as const;
const service = { cause: "lab", supplier_reference: "LAB-77", expected: 300 } as const;
const remade = remadeJob(remake, service, null);
const first: Partial<Job> = { id: "j", status: "to_order", lab: "a", promised_on: "2026-12-05" };

const sold = (changes: Partial<SoldJob> = {}): SoldJob => ({
  job: { notes: "", ...first } as Job,
  sale: {
    right_sphere: -2,
    left_sphere: 1,
    right_height: 20,
    notes: "",
    invoice: { invoice_number: "2026110001", items },
    expand: { client: { name: "Benali Aïcha" } },
  } as unknown as PrescriptionDocument,
  // The right lens was in stock at the sale.
  missing: new Map([["r", 0]]),
  remade,
  ...changes,
});
const ordered = (
  jobs: SoldJob[],
  loaded: Partial<Parameters<typeof orderPages>[0]> = {},
  to = lab,
) => {
  const [page] = orderPages({ jobs, gone: 0, suppliers: [to], ...loaded }, new Set()).pages;
  if (!page) throw new Error("No page");
  return orderOf(page, company);
};
const rowsOf = (order: ReturnType<typeof ordered>) =>
  order.jobs.flatMap(({ lenses }) => lenses.map(({ side, name, eye }) => [side, name, eye.sphere]));
const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ");
afterEach(cleanup);

describe("the lab order of a remake", () => {
  it("the order of a remake has only its own lenses, even from stock, and its own number", () => {
    const order = ordered([sold()]);
    expect(rowsOf(order)).toEqual([["right", "Progressif", -2]]);
    expect(order.jobs[0]?.reference).toBe("2026110001-R1");
    expect(order.jobs[0]?.notes).toBe("");
    expect(order.remake).toBe("right");
  });

  it("a remake of both eyes orders both lenses of its pair", () => {
    const order = ordered([sold({ remade: { ...remade, eyes: "" } })]);
    expect(rowsOf(order)).toEqual([
      ["right", "Progressif", -2],
      ["left", "Progressif", 1],
    ]);
    expect(order.remake).toBe("both");
  });

  it("a remake's order and its text have the first order, the lab's reference, cause and credit", () => {
    const order = ordered([sold()]);
    render(<OrderSheet order={order} lab={lab} company={company} at={null} by="Samira" />);
    expect(screen.getByText("RÉFECTION R1 de la commande 2026110001")).toBeTruthy();
    const said = "Votre référence : LAB-77 · Cause : Erreur du labo · Avoir demandé : 300,00 DH";
    expect(plain(document.body.textContent)).toContain(said);
    expect(plain(document.body.textContent)).not.toContain("Benali");
    expect(plain(labOrderText(order))).toContain(
      `RÉFECTION R1 de la commande 2026110001 · ${said} 2026110001-R1 · paire 1 OD`,
    );
  });

  it("the order of a remake requests no credit if costs are hidden or none is expected", () => {
    const { expected: _, ...hidden } = service;
    for (const shown of [hidden, { ...service, expected: 0 }]) {
      const order = ordered([sold({ remade: remadeJob(remake, shown, null) })]);
      expect(labOrderText(order)).toContain("LAB-77");
      expect(labOrderText(order)).not.toContain("Avoir");
    }
  });

  it("a remake by another prescription uses its values, but the frame's measures of the sale", () => {
    const values = { right_sphere: -2.5, left_sphere: 0, right_height: 18 } as Prescription;
    const wants = { ...lab, measures: ["height"] } as Supplier;
    const order = ordered([sold({ remade: { ...remade, values } })], {}, wants);
    expect(rowsOf(order)).toEqual([["right", "Progressif", -2.5]]);
    expect(order.jobs[0]?.lenses[0]?.extras?.map(({ text }) => plain(text))).toEqual(["20 mm"]);
  });

  it("a remake and a first order on one page keep the usual heading", () => {
    const other = sold({ remade: null, missing: new Map() });
    Object.assign(other.job, { id: "k" });
    const order = ordered([sold(), other]);
    expect(order.remake).toBeUndefined();
    expect(order.jobs.map(({ reference, remade: lines }) => [reference, lines?.length])).toEqual([
      ["2026110001-R1", 4],
      ["2026110001", undefined],
      ["2026110001", undefined],
    ]);
  });

  it("lenses ordered again by the address are ordered as before, even with an open remake", () => {
    const order = ordered([sold()], { remake: { eyes: "left", pair: 1 } });
    expect(rowsOf(order)).toEqual([["left", "Progressif", 1]]);
    expect(order.jobs[0]).toMatchObject({ reference: "2026110001", notes: "Refaire\u00a0: OG" });
    expect(order.jobs[0]?.remade).toBeUndefined();
  });

  it("a sent remake has its own number, and its details only while it is open", () => {
    const kept = { number: "2026110001-R1", eyes: "right", pair: 1, values: "" };
    const one = { eye: "right", pair: 1, use: "", product: "r", name: "Progressif", values: {} };
    const step = { at: "2026-11-28 09:00:00.000Z", by: "Samira", supplier: "a" };
    const order = { ...step, supplier_name: "Labo Atlas", remade: kept, lenses: [one] };
    const job = { ...first, notes: "", status: "ordered", ordered: order } as unknown as Job;
    const sent = (again: RemadeJob | null) =>
      ordered([sold({ job, remade: again })], { isSent: true }).jobs[0];
    expect(sent(remade)?.reference).toBe("2026110001-R1");
    expect(sent(remade)?.remade).toHaveLength(4);
    expect(sent(null)?.remade).toEqual(["RÉFECTION R1 de la commande 2026110001"]);
    expect(sent({ ...remade, number: "2026110001-R2" })?.remade).toHaveLength(1);
  });
});

it("the open remake of a job is found, or null", () => {
  const job = { id: "j" } as Job;
  expect(openRemake({ ...job, remake })).toBe(remake);
  expect(openRemake({ ...job, remake: null })).toBeNull();
  expect(openRemake(job)).toBeNull();
  expect(openRemake(null)).toBeNull();
});
