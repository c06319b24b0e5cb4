import { expect, it } from "vitest";

import { seededRandom } from "#support/random.ts";
import { jobStatuses, type JobStatus } from "#domain/core/records.ts";
import { firstJobStatus, isEarlyJob } from "#domain/workshop/jobs.ts";
import { type ModelItem, ShopModel } from "#support/model.ts";
import { expectOk, newId, openShop, recordsPath } from "#support/shop.ts";

/** Random histories of `npm run soak` are longer. */
const operations = process.env["OPTIQUE_SEED"] ? 500 : 250;
/** Seeds work as in documents/history.test.ts. */
const seeds = (process.env["OPTIQUE_SEED"] ?? "20261122").split(",").map(Number);

type ModelJob = { id: string; steps: JobStatus[] };
type ModelSale = { invoice: string; isSold: boolean; job: ModelJob | null };

/** Kinds of requests: in each history at least one of each is accepted. */
const kinds = [
  "PUT prescriptions",
  "PUT again prescriptions",
  ...["POST", "PATCH", "DELETE"].map((method) => `${method} optique_invoice_items`),
  ...["invoices", "prescriptions", "jobs"].map((name) => `DELETE optique_${name}`),
  "POST optique_jobs",
  ...jobStatuses.map((status) => `PATCH optique_jobs ${status}`),
];

it.each(seeds)(
  `every sale has its expected job after ${operations} random operations of all writers (OPTIQUE_SEED=%i)`,
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openShop();
    const model = new ShopModel();
    const sales = new Map<string, ModelSale>();
    const client = (await shop.client()).id;
    const lenses: string[] = [];
    const others: string[] = [];
    for (const [type, stock] of [
      ["lens", 0],
      ["lens", 6],
      ["lens", 60],
      ["frame", 40],
    ] as const) {
      const { id } = await shop.product({ type, stock });
      (type === "lens" ? lenses : others).push(id);
      model.stock.set(id, stock);
    }

    /** Numbers of accepted requests of each kind. */
    const done = new Map<string, number>();
    const ok = async (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) => {
      const [, of = ""] = /\/(optique_\w+|prescriptions)\//.exec(path) ?? [];
      const status = body && "status" in body ? ` ${String(body.status)}` : "";
      const isUpdate = method === "PUT" && body && "version" in body;
      const kind = `${isUpdate ? "PUT again" : method} ${of}${status}`;
      done.set(kind, (done.get(kind) ?? 0) + 1);
      return expectOk(await shop.send<{ id: string; version: string }>(method, path, body));
    };
    const isLens = ({ product }: ModelItem) => lenses.includes(product);
    const newItem = (): ModelItem => ({
      id: random.id(),
      product: random.pick(random.chance(0.6) ? lenses : others),
      quantity: random.int(1, 3),
      price: 100,
      received_quantity: 0,
    });
    const itemsOf = ({ invoice }: ModelSale) => model.invoices.get(invoice)?.items ?? [];
    const wire = ({ id, product, quantity, price }: ModelItem) => ({
      id,
      product,
      quantity,
      price,
    });
    const anySale = (isSold: boolean): [string, ModelSale] | null => {
      const found = [...sales].filter(([, sale]) => !isSold || sale.isSold);
      return found.length > 0 ? random.pick(found) : null;
    };

    /** Expected job of a sale with these lines. */
    function sell(sale: ModelSale, items: ModelItem[] | null): void {
      const had = itemsOf(sale).some(isLens);
      model.setInvoice(sale.invoice, items && { items, payments: [] });
      sale.isSold = items !== null;
      const sold = (items ?? []).filter(isLens);
      if (sold.length === 0) {
        const status = sale.job?.steps.at(-1);
        if (had && status && isEarlyJob(status)) sale.job = null;
        return;
      }
      if (sale.job) return;
      const needs = [...new Set(sold.map(({ product }) => product))].map((product) => {
        const own = sold.filter((item) => item.product === product);
        return {
          needed: own.reduce((sum, { quantity }) => sum + quantity, 0),
          before:
            (model.stock.get(product) ?? 0) -
            own.reduce((sum, { id }) => sum + model.movedBy(id), 0),
        };
      });
      sale.job = { id: "", steps: [firstJobStatus(needs)] };
    }

    /** Saves lines; those without lenses leave the job unchanged. */
    function write(sale: ModelSale, items: ModelItem[], isOfLenses: boolean): void {
      if (isOfLenses) sell(sale, items);
      else model.setInvoice(sale.invoice, { items, payments: [] });
    }

    const path = (id: string) => `/api/optique/prescriptions/${id}`;
    async function saveSale(): Promise<void> {
      const found = random.chance(0.6) ? anySale(true) : null;
      const [id, sale] = found ?? [random.id(), { invoice: newId(), isSold: true, job: null }];
      const kept = itemsOf(sale).filter(() => random.chance(0.6));
      const items = random.chance(0.2) && found ? kept : [...kept, newItem()];
      const { version } = found
        ? expectOk(await shop.send<{ version: string }>("GET", path(id)))
        : { version: undefined };
      await ok("PUT", path(id), {
        ...(version ? { version } : {}),
        client,
        date: "2026-11-21",
        notes: random.id(),
        invoice: { id: sale.invoice, items: items.map(wire), payments: [] },
      });
      sales.set(id, sale);
      sell(sale, items);
    }

    async function touchLine(): Promise<void> {
      const found = anySale(true);
      if (!found) return;
      const [, sale] = found;
      const items = itemsOf(sale);
      const lines = (id = "") => recordsPath("optique_invoice_items", id);
      const old = items.length > 0 ? random.pick(items) : null;
      if (!old || random.chance(0.3)) {
        const added = newItem();
        await ok("POST", lines(), { ...wire(added), invoice: sale.invoice });
        write(sale, [...items, added], isLens(added));
      } else if (random.chance(0.4)) {
        const changed = { ...old, product: random.pick([...lenses, ...others]) };
        await ok("PATCH", lines(old.id), { product: changed.product });
        const next = items.map((item) => (item === old ? changed : item));
        write(sale, next, isLens(old) || isLens(changed));
      } else {
        await ok("DELETE", lines(old.id));
        const next = items.filter((item) => item !== old);
        write(sale, next, isLens(old));
      }
    }

    async function deleteInvoice(): Promise<void> {
      const found = anySale(true);
      if (!found) return;
      await ok("DELETE", recordsPath("optique_invoices", found[1].invoice));
      sell(found[1], null);
    }

    async function deleteSale(): Promise<void> {
      const found = anySale(false);
      if (!found) return;
      await ok("DELETE", recordsPath("optique_prescriptions", found[0]));
      model.setInvoice(found[1].invoice, null);
      sales.delete(found[0]);
    }

    const storedJob = async (prescription: string) =>
      (await shop.find("optique_jobs", `prescription="${prescription}"`))[0];
    async function moveJob(): Promise<void> {
      const found = anySale(false);
      const job = found?.[1].job;
      if (!found || !job) return;
      const status = random.pick([...jobStatuses]);
      const { id } = (await storedJob(found[0])) ?? { id: "" };
      await ok("PATCH", recordsPath("optique_jobs", id), { status });
      if (job.steps.at(-1) !== status) job.steps.push(status);
    }

    async function followByHand(): Promise<void> {
      const found = anySale(false);
      if (!found || found[1].job) return;
      await ok("POST", recordsPath("optique_jobs"), { prescription: found[0] });
      found[1].job = { id: "", steps: ["to_order"] };
    }

    async function deleteJob(): Promise<void> {
      const found = anySale(false);
      if (!found?.[1].job) return;
      const { id } = (await storedJob(found[0])) ?? { id: "" };
      await ok("DELETE", recordsPath("optique_jobs", id));
      found[1].job = null;
    }

    const deck = [
      saveSale,
      saveSale,
      saveSale,
      touchLine,
      touchLine,
      touchLine,
      moveJob,
      moveJob,
      moveJob,
      deleteInvoice,
      deleteSale,
      followByHand,
      deleteJob,
    ];
    for (let step = 1; step <= operations; step += 1) {
      const operation = random.pick(deck);
      await operation();
      const where = `step ${step}: ${operation.name}`;
      const stored = await shop.find("optique_jobs");
      const steps = (job: (typeof stored)[number]) =>
        (job.steps as { status: JobStatus }[]).map(({ status }) => status);
      expect(
        Object.fromEntries(stored.map((job) => [job.prescription, steps(job)])),
        where,
      ).toEqual(
        Object.fromEntries([...sales].flatMap(([id, { job }]) => (job ? [[id, job.steps]] : []))),
      );
      expect(stored.every((job) => steps(job).at(-1) === job.status)).toBe(true);
    }
    const { body } = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
    expect(body.violations, JSON.stringify(body.violations)).toEqual([]);
    expect([...done.keys()].sort()).toEqual([...kinds].sort());
    for (const [kind, times] of done) expect(times, kind).toBeGreaterThan(1);
  },
  180_000,
);
