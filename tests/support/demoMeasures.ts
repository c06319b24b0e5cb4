import { expect } from "vitest";

import { storedDay, today } from "#domain/core/days/days.ts";
import type { Job, LensUse, Prescription, Product, Supplier } from "#domain/core/records.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { recordsPath } from "./shop.ts";

type Ask = <T>(path: string) => Promise<T>;
type Listed<Row> = { items: Row[] };
type ListedJob = Job & {
  pairs: { pair: number; use: LensUse | ""; frame: string; lenses: number; size: Product | null }[];
};

/** Checks the demonstration's measures, two pairs, frame sizes, and the measures that a lab wants. */
export async function expectDemoMeasures(ask: Ask): Promise<void> {
  const list = async <Row>(path: string) =>
    (await ask<Listed<Row>>(`/api/optique/lists/${path}`)).items;

  const recent = await list<Prescription>("prescriptions?perPage=200");
  const deviated = recent.filter(({ right_prism2 }) => right_prism2);
  expect(deviated).toMatchObject([
    { right_prism: 2, right_base: "in", right_prism2: 1.5, right_base2: "up", left_prism: 2 },
  ]);
  const near = recent.filter(({ right_near_sphere }) => typeof right_near_sphere === "number");
  expect(near).toMatchObject([{ date: storedDay(today()), right_sphere: 1, right_add: 2 }]);
  const id = near[0]?.id ?? "";
  const sale = await ask<PrescriptionDocument>(`/api/optique/prescriptions/${id}`);
  expect(new Set(sale.invoice?.items.map(({ use }) => use))).toEqual(new Set(["near"]));

  const jobs = await list<ListedJob>("jobs?perPage=200");
  const [both, ...others] = jobs.filter(({ pairs }) => pairs.length > 1);
  expect(others).toEqual([]);
  expect(both).toMatchObject({ status: "mounting", ready_pairs: [1] });
  expect(both?.pairs).toMatchObject([
    { pair: 1, use: "far", lenses: 2, size: { temple: expect.any(Number) } },
    { pair: 2, use: "near", lenses: 2, size: { temple: expect.any(Number) } },
  ]);

  const { pairs: measured } = await ask<Prescription>(
    `${recordsPath("optique_prescriptions")}/${both?.prescription}`,
  );
  expect(measured).toMatchObject({ "2": { right_height: 17, left_height: 17.5 } });
  const changed = jobs.filter((job) => job.changed);
  expect(changed).toMatchObject([
    { status: "ordered", ordered: { supplier: expect.any(String), now: expect.any(Array) } },
  ]);

  const suppliers = await ask<Listed<Supplier>>(`${recordsPath("optique_suppliers")}?perPage=50`);
  expect(suppliers.items.flatMap(({ measures }) => measures ?? [])).toContain("height");
  const claims = await list<ListedClaim>("claims?perPage=100");
  for (const { examined_on, created } of claims)
    expect(examined_on.slice(0, 10) <= created.slice(0, 10)).toBe(true);
}
