import { expect } from "vitest";

import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import type { Company, Product } from "#domain/core/records.ts";
import type {
  ListedService,
  OpenRemake,
  ServiceDocument,
  ServicesOfToday,
} from "#domain/services/serviceAnswers.ts";
import { warrantyFields } from "#domain/services/warranty.ts";
import type { JobStep } from "#domain/workshop/jobs.ts";
import { recordsPath } from "./shop.ts";

type Ask = <T>(path: string) => Promise<T>;
type Listed<Row> = { items: Row[]; totalItems: number };
type ListedJob = { id: string; status: string; steps: JobStep[]; remake: OpenRemake | null };

const all = "todo,waiting,supplier,ready,returned,cancelled";

/** Checks the demonstration's six tickets, its warranties, and its tasks on the dashboard. */
export async function expectDemoServices(ask: Ask): Promise<void> {
  const { items } = await ask<Listed<ListedService>>(
    `/api/optique/lists/services?status=${all}&sort=number&perPage=50`,
  );
  const told = new Map(items.map((ticket) => [`${ticket.kind} ${ticket.status}`, ticket]));
  expect([...told.keys()].sort()).toEqual([
    "adjust returned",
    "remake ready",
    "remake todo",
    "repair returned",
    "repair waiting",
    "warranty supplier",
  ]);
  expect(items).toHaveLength(6);
  await expectParts(ask, told);
  await expectReturn(ask, told);
  await expectRemakes(ask);

  const [company] = (await ask<Listed<Company>>(recordsPath("optique_companies"))).items;
  expect(warrantyFields.map((name) => company?.[name])).toEqual([12, 12, 12, 0, 3]);
  expect(company?.service_days).toBe(3);
  const board = await ask<{ today: ServicesOfToday }>("/api/optique/dashboard");
  expect(board.today).toMatchObject({
    servicesLate: 1,
    servicesReady: 0,
    servicesSilent: 1,
    servicesLent: 1,
  });
}

type Told = ReadonlyMap<string, ListedService>;
const open = (ask: Ask, ticket?: ListedService): Promise<ServiceDocument> =>
  ask(`/api/optique/services/${ticket?.id}`);

/** Checks a passer-by's screw for 40 DH, and an estimate for glasses bought elsewhere. */
async function expectParts(ask: Ask, told: Told): Promise<void> {
  const screw = await open(ask, told.get("adjust returned"));
  expect(screw).toMatchObject({ object: "Vis", client: "", invoice: "", loss: 1 });
  const { stock } = await ask<Product>(
    recordsPath("optique_products", screw.items[0]?.product ?? ""),
  );
  expect(stock).toBe(39);
  const foreign = told.get("repair waiting");
  expect(foreign).toMatchObject({ invoice_item: "", estimate: 80, due: 80 });
  expect(foreign?.messagedAt).not.toBeNull();
}

/** Checks a frame at a supplier who does not answer, whose credit is awaited, and days in the shop. */
async function expectReturn(ask: Ask, told: Told): Promise<void> {
  const day = addDays(today(), -20);
  expect(told.get("warranty supplier")).toMatchObject({
    slip: `RF-${day.replaceAll("-", "")}-1`,
    sent_on: storedDay(day),
    promised_on: storedDay(addDays(today(), -1)),
  });
  const awaited = await ask<{ sums: { expected: number } }>(
    "/api/optique/lists/services?credit=awaited&perPage=1",
  );
  expect(awaited.sums.expected).toBe(419);
  const frame = await open(ask, told.get("warranty supplier"));
  expect(frame.warranty).toMatchObject({ held: 21, shop_until: expect.any(String) });
  const lent = await open(ask, told.get("repair returned"));
  expect(lent).toMatchObject({ lent: "Dépannage écaille", warranty: { held: 5 } });
}

/** Checks a remade progressive lens that is ready, and a broken lens, each with a job whose steps are in order. */
async function expectRemakes(ask: Ask): Promise<void> {
  const { items } = await ask<Listed<ListedJob>>("/api/optique/lists/jobs?perPage=200");
  const remade = items.filter(({ remake }) => remake);
  expect(remade.map(({ remake }) => [remake?.cause, remake?.rank, remake?.eyes]).sort()).toEqual([
    ["adaptation", 1, ""],
    ["mounting", 1, "right"],
  ]);
  for (const { steps, remake } of remade) {
    const instants = steps.map(({ at }) => at);
    expect(instants).toEqual([...instants].sort());
    expect((instants.at(-1) ?? "9") <= new Date().toISOString().replace("T", " ")).toBe(true);
    const made = await ask<ServiceDocument>(`/api/optique/services/${remake?.service}`);
    expect(made.worker !== "").toBe(remake?.cause === "mounting");
    expect(made).toMatchObject({ cost: 0, loss: remake?.cause === "mounting" ? 135 : 1260 });
  }
}
