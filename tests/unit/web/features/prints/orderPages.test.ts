import { describe, expect, it } from "vitest";

import type { Company, Job, Supplier } from "#domain/core/records.ts";
import type { PrescriptionDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Remake } from "#domain/workshop/labOrder.ts";
import { numberOf, orderOf, orderPages } from "#features/prints/lensOrder/orderPages.ts";

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
  it("are one per lab, in the order of the jobs", () => {
    const { pages } = pagesOf([sold("1", { lab: "b" }), sold("2"), sold("3", { lab: "b" })]);
    expect(pages.map((page) => [page.lab.id, page.jobs.map(({ job }) => job.id)])).toEqual([
      ["b", ["1", "3"]],
      ["a", ["2"]],
    ]);
  });

  it("leave out ordered jobs and jobs without lenses, with a notice; keep their own", () => {
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

  it("ask for the lab of a job that has none, or one that is gone", () => {
    const { pages, withoutLab } = pagesOf([sold("1", { lab: "" }), sold("2", { lab: "gone" })]);
    expect(pages).toEqual([]);
    expect(withoutLab.map(({ job }) => job.id)).toEqual(["1", "2"]);
  });
});

describe("the order text of a page", () => {
  const company = { name: "Optique", mounting_days: 3 } as Company;

  it("has a day before the earliest promise, frame names and eyes in the lab's form", () => {
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

  it("has the prescription's notes, the stock's lenses and the remade ones", () => {
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
    const ordered = (remake: Remake | null) => {
      const [page] = orderPages({ jobs: [one], gone: 0, suppliers: labs, remake }, new Set()).pages;
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

  it("has no number where the sale has no invoice", () => {
    const { job, sale } = sold("1");
    expect(numberOf({ job, sale: { ...sale, invoice: null } })).toBe("Sans facture");
  });
});
