import { describe, expect, it } from "vitest";

import type { Company, Job, Supplier } from "#domain/core/records.ts";
import type { PrescriptionDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Remake } from "#domain/workshop/labOrder.ts";
import {
  missingTexts,
  numberOf,
  orderOf,
  orderPages,
  sentStep,
} from "#features/prints/lensOrder/orderPages.ts";

const lab = (id: string, cylinder: Supplier["cylinder"] = ""): Supplier =>
  ({ id, name: `Labo ${id}`, cylinder, is_lab: true }) as Supplier;
const labs = [lab("a", "plus"), lab("b")];

const item = (values: Partial<SavedItem>): SavedItem =>
  ({
    product_type: "lens",
    product_name: "Unifocal",
    quantity: 2,
    eye: "",
    ...values,
  }) as SavedItem;
const sold = (id: string, job: Partial<Job> = {}, items: SavedItem[] = [item({})]) => ({
  job: {
    id,
    status: "to_order",
    lab: "a",
    promised_on: "2026-11-28 00:00:00.000Z",
    notes: "",
    ...job,
  } as Job,
  sale: {
    right_sphere: -2,
    right_cylinder: -1,
    right_axis: 90,
    left_sphere: 1,
    invoice: { invoice_number: `N${id}`, items },
  } as unknown as PrescriptionDocument,
});
const pagesOf = (jobs: ReturnType<typeof sold>[], sent: string[] = []) =>
  orderPages({ jobs, gone: 0, suppliers: labs }, new Set(sent));

describe("the pages of an order", () => {
  it("an order has one page per lab, in the order of the jobs", () => {
    const { pages } = pagesOf([sold("1", { lab: "b" }), sold("2"), sold("3", { lab: "b" })]);
    expect(pages.map((page) => [page.lab.id, page.jobs.map(({ job }) => job.id)])).toEqual([
      ["b", ["1", "3"]],
      ["a", ["2"]],
    ]);
  });

  it("the order pages leave out jobs already ordered or without lenses, and list these in a notice", () => {
    const jobs = [
      sold("1", { status: "ordered" }),
      sold("2", { status: "mounting" }),
      sold("3", {}, [item({ product_type: "frame" })]),
    ];
    const { pages, left, withoutLab } = pagesOf(jobs, ["1"]);
    expect(pages.flatMap((page) => page.jobs.map(({ job }) => job.id))).toEqual(["1"]);
    expect(left).toEqual(["N2 (Au montage)", "N3 (aucun verre dans la vente)"]);
    expect(withoutLab).toEqual([]);
  });

  it("the order pages ask for the lab of a job whose lab is missing or deleted", () => {
    const { pages, withoutLab } = pagesOf([sold("1", { lab: "" }), sold("2", { lab: "gone" })]);
    expect(pages).toEqual([]);
    expect(withoutLab.map(({ job }) => job.id)).toEqual(["1", "2"]);
  });
});

describe("the order text of a page", () => {
  const company = { name: "Optique", mounting_days: 3 } as Company;

  it("an order has its delivery day, the frames' names, and powers in the lab's notation", () => {
    const frame = item({ product_type: "sunglasses", product_name: "Agave", quantity: 1 });
    const jobs = [
      sold("1", { notes: "Hauteur 19" }, [item({}), frame]),
      sold("2", { promised_on: "2026-11-26 00:00:00.000Z" }),
    ];
    const [page] = pagesOf(jobs).pages;
    const order = page && orderOf(page, company);
    expect(order).toMatchObject({ shop: "Optique", form: "plus", deliverBy: "2026-11-23" });
    expect(order?.jobs[0]).toMatchObject({ reference: "N1", frame: "Agave", notes: "Hauteur 19" });
    expect(order?.jobs[0]?.lenses[0]?.eye).toMatchObject({ sphere: -3, cylinder: 1, axis: 180 });
  });

  it("the notes of an order include lenses in stock, notes of the job and the sale, and eyes to remake", () => {
    const lines = [
      item({ id: "i1" }),
      item({ id: "i2", product_name: "Solaire", quantity: 1, eye: "left" }),
    ];
    const one = {
      ...sold("1", { notes: "H 19" }, lines),
      missing: new Map([
        ["i1", 2],
        ["i2", 0],
      ]),
    };
    Object.assign(one.sale, { notes: "OD prisme 2 base nasale" });
    const remade = (eyes: Remake, pair: number | null = null) => ({ eyes, pair });
    const ordered = (remake: Remake | null) => {
      const loaded = { jobs: [one], gone: 0, suppliers: labs, remake: remake && remade(remake) };
      const [page] = orderPages(loaded, new Set()).pages;
      return page && orderOf(page, company).jobs[0];
    };
    expect(ordered(null)?.notes).toBe(
      "En stock\u00a0: 1 × Solaire · H 19 · OD prisme 2 base nasale",
    );
    expect(ordered(null)?.lenses.map(({ name }) => name)).toEqual(["Unifocal", "Unifocal"]);
    one.job.status = "mounting";
    expect(ordered(null)).toBeUndefined();
    expect(ordered("left")?.notes).toContain("Refaire\u00a0: OG");
    expect(ordered("left")?.lenses.map(({ side }) => side)).toEqual(["left", "left"]);
  });

  it("an order lists each pair with frame size, prism and heights, and what is missing", () => {
    const product = { eye_size: 52, bridge: 17, temple: 140, lens_height: null };
    const frame = (pair: number, extra: Partial<SavedItem> = {}) =>
      item({ product_type: "frame", product_name: `Agave ${pair}`, quantity: 1, pair, ...extra });
    const lines = [
      frame(1, { expand: { product } } as Partial<SavedItem>),
      item({ id: "i1", pair: 1 }),
      frame(2, { use: "near" }),
      item({ id: "i2", pair: 2 }),
    ];
    const one = sold("1", { lab: "c", notes: "Urgent" }, lines);
    Object.assign(one.sale, {
      right_prism: 2,
      right_base: "in",
      right_add: 2,
      left_add: 2,
      right_height: 18,
      notes: "Perce",
    });
    const wants = { ...lab("c"), measures: ["height"] };
    const [page] = orderPages({ jobs: [one], gone: 0, suppliers: [wants] }, new Set()).pages;
    const order = page && orderOf(page, company);
    expect(order?.jobs).toMatchObject([
      { reference: "N1", pair: "paire 1", frame: "Agave 1 52□17-140", notes: "" },
      { pair: "paire 2, vision de près, EIP de près", frame: "Agave 2", notes: "Urgent · Perce" },
    ]);
    expect(order?.jobs[0]?.lenses[0]?.eye).toMatchObject({ sphere: -2, addition: 2 });
    expect(order?.jobs[1]?.lenses[0]?.eye).toMatchObject({ sphere: 0, addition: null });
    expect(order?.jobs[0]?.lenses[0]?.extras?.map(({ name }) => name)).toEqual(["prism", "height"]);
    expect(order && missingTexts(order)).toEqual([
      "N1 (Hauteur OG)",
      "N1 (Hauteur OD, EIP de près OD, Hauteur OG, EIP de près OG)",
    ]);
  });

  it("the order of a remake has only the selected pair, even from stock", () => {
    const lines = [item({ id: "i1", pair: 1 }), item({ id: "i2", pair: 2, product_name: "Near" })];
    const ordered = (pair: number | null) => {
      const loaded = {
        jobs: [sold("1", {}, lines)],
        gone: 0,
        suppliers: labs,
        remake: { eyes: "right", pair } as const,
      };
      const [page] = orderPages(loaded, new Set()).pages;
      return page && orderOf(page, company);
    };
    expect(ordered(2)?.jobs.map(({ pair, lenses }) => [pair, lenses.length])).toEqual([
      ["paire 2", 1],
    ]);
    expect(ordered(2)?.remake).toBe("right");
    expect(ordered(null)?.jobs.map(({ pair }) => pair)).toEqual(["paire 1", "paire 2"]);
  });

  it("an order leaves out a pair whose lenses are in stock, and adds a note", () => {
    const lines = [
      item({ id: "i1", pair: 1 }),
      item({ id: "i2", pair: 2, product_name: "Solaire" }),
    ];
    const missing = new Map([
      ["i1", 0],
      ["i2", 2],
    ]);
    const one = { ...sold("1", {}, lines), missing };
    const [page] = orderPages({ jobs: [one], gone: 0, suppliers: labs }, new Set()).pages;
    const jobs = page ? orderOf(page, company).jobs : [];
    expect(jobs.map(({ pair }) => pair)).toEqual(["paire 2"]);
    expect(jobs[0]?.notes).toBe("En stock\u00a0: 2 × Unifocal");
  });

  it("an order has the second pair's own heights, and leaves out credited lenses", () => {
    const lines = [item({ id: "i1", pair: 1 }), item({ id: "i2", pair: 2 })];
    const one = sold("1", {}, lines);
    Object.assign(one.sale, {
      right_height: 20,
      left_height: 20.5,
      pairs: { "2": { right_height: 17 } },
    });
    const ordered = () => {
      const [page] = orderPages({ jobs: [one], gone: 0, suppliers: labs }, new Set()).pages;
      return page ? orderOf(page, company).jobs : [];
    };
    const heights = () =>
      ordered().map(({ pair, lenses }) => [
        pair,
        ...lenses.map(({ extras }) => extras?.find(({ name }) => name === "height")?.text),
      ]);
    expect(heights()).toEqual([
      ["paire 1", "20\u00a0mm", "20,5\u00a0mm"],
      ["paire 2", "17\u00a0mm", ""],
    ]);
    const credit = (line: string) => ({ items: [{ invoice_item: line, quantity: 2 }] });
    Object.assign(one.sale.invoice ?? {}, { credit_notes: [credit("i2")] });
    expect(heights()).toEqual([["", "20\u00a0mm", "20,5\u00a0mm"]]);
    Object.assign(one.sale.invoice ?? {}, { credit_notes: [credit("i1"), credit("i2")] });
    expect(ordered()).toEqual([]);
    expect(orderPages({ jobs: [one], gone: 0, suppliers: labs }, new Set()).left).toEqual([
      "N1 (plus aucun verre à commander)",
    ]);
  });

  it("a sent order is shown with the values as sent, on the page of its lab", () => {
    const values = { sphere: -3, cylinder: 1, axis: 10, height: 18, wrap: 5 };
    const lens = { eye: "right", pair: 1, use: "", product: "p", name: "Unifocal", values };
    const step = { at: "2026-11-27 09:00:00.000Z", by: "Samira" };
    const sent = { ...step, supplier: "b", supplier_name: "Labo b", lenses: [lens] };
    const jobs = [
      sold("1", { status: "mounting", ordered: sent }),
      sold("2", { status: "ordered" }),
    ];
    const loaded = { jobs, gone: 0, suppliers: labs, isSent: true };
    const { pages, left } = orderPages(loaded, new Set());
    expect(pages.map((page) => page.lab.id)).toEqual(["b"]);
    expect(left).toEqual(["N2 (Commandé)"]);
    const [page] = pages;
    expect(page && sentStep(page)).toMatchObject(step);
    expect(page && orderOf(page, company).jobs).toMatchObject([
      {
        reference: "N1",
        lenses: [
          {
            side: "right",
            eye: { sphere: -3, cylinder: 1, axis: 10, addition: null },
            name: "Unifocal",
            quantity: 1,
            extras: [{ name: "height", text: "18\u00a0mm" }],
          },
        ],
        wearer: [{ name: "wrap", text: "5°" }],
      },
    ]);
  });

  it("a job of a sale without an invoice has 'Sans facture' in place of a number", () => {
    const { job, sale } = sold("1");
    expect(numberOf({ job, sale: { ...sale, invoice: null } })).toBe("Sans facture");
  });
});
