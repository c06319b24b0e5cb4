/**
 * Stores what a lab was ordered for a job, and detects later differences, whoever writes
 * (docs/rules-lab-orders.md, After the order).
 */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import { storedJobStatuses } from "#domain/core/choices.ts";
import type { CylinderForm, JobStatus } from "#domain/core/records.ts";
import {
  comparedOrder,
  knownLenses,
  type Order,
  type OrderedSale,
  lensesOfOrder,
  type OrderLine,
  orderOf,
  wantedOfOrder,
} from "#domain/workshop/orders.ts";
import { isStepUndone, type JobStep } from "#domain/workshop/jobs.ts";
import type { Remade } from "#domain/workshop/remade.ts";
import { remadeBeside } from "#server/engine/documents/beside.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { type Actor, setEffectOf } from "#server/platform/records/recordEvents.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { readJson, reading, readText } from "#server/platform/storage/statements.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { firstInvoiceSql } from "./firstInvoice.ts";

type Lab = { name: string; cylinder: CylinderForm | ""; measures: unknown };
type Lookups = {
  prescription: OrderedSale["prescription"];
  items: OrderLine[];
  credited: { invoice_item: string; quantity: number }[];
  /** Compensating movements (floors) of lines, by line: the pieces that were missing from stock. */
  missing: [line: string, missing: number][];
  lab: Lab | null;
  /** Prescription whose values the lenses are made with; null when it is the sale's own. */
  values: OrderedSale["prescription"] | null;
};

const itemValues = membersSql(
  ["id", "product", "product_name", "product_reference", "product_type", "eye", "use", "source"],
  "l",
);
const lensValues = `'power', IIF(json_valid(l.power), json(l.power), NULL), 'special', json(IIF(l.special, 'true', 'false')),
  'supplement', COALESCE((SELECT d.supplement FROM optique_products d WHERE d.id = l.product), '')`;
const lookupsRead =
  reading(`WITH lines AS MATERIALIZED (SELECT l.*, l.rowid AS place FROM optique_invoice_items l
    WHERE l.invoice = ${firstInvoiceSql("i.id", "{:prescription}")})
  SELECT json_object('prescription', json(${recordJson("optique_prescriptions", "p")}),
    'items', (SELECT json_group_array(json_object(${itemValues}, ${lensValues}, 'pair', CAST(l.pair AS INTEGER),
      'quantity', CAST(l.quantity AS INTEGER)) ORDER BY l.created, l.place) FROM lines l),
    'credited', (SELECT json_group_array(json_object('invoice_item', c.invoice_item, 'quantity', CAST(c.quantity AS INTEGER)))
      FROM lines l JOIN optique_credit_items c ON c.invoice_item = l.id),
    'missing', (SELECT json_group_array(json_array(m.line, IIF(m.movement_type = 'adjustment', CAST(m.quantity AS INTEGER), 0)))
      FROM lines l JOIN optique_stock_movements m ON m.line = l.id AND +m.reference_type = 'invoice'),
    'lab', (SELECT json_object('name', s.name, 'cylinder', s.cylinder, 'measures', IIF(json_valid(s.measures), json(s.measures), NULL))
      FROM optique_suppliers s WHERE s.id = {:lab}),
    'values', json((SELECT ${recordJson("optique_prescriptions", "o")} FROM optique_prescriptions o
      WHERE o.id = {:values} AND o.company = p.company)))
  FROM optique_prescriptions p WHERE p.id = {:prescription}`);

type Asked = { prescription: string; lab: string; remade: Remade | null };

/** Reads a job's sale for its order; null without the prescription. */
function readLookups(tx: core.App, { remade, ...asked }: Asked): Lookups | null {
  const text = readText(tx, lookupsRead, { ...asked, values: remade?.values ?? "" });
  return text === "" ? null : (JSON.parse(text) as Lookups);
}

const listOf = (measures: unknown): string[] =>
  Array.isArray(measures) ? measures.filter((one) => typeof one === "string") : [];

function saleOf(lookups: Lookups, remade: Remade | null): OrderedSale {
  const { prescription, items, credited, missing, lab, values } = lookups;
  const sums = new Map<string, number>();
  for (const [line, quantity] of missing) sums.set(line, (sums.get(line) ?? 0) + quantity);
  return {
    prescription,
    sale: { items, credit_notes: [{ items: credited }] },
    missing: sums,
    form: lab?.cylinder ?? "",
    wanted: listOf(lab?.measures),
    remade: remade && { ...remade, values },
  };
}

/** New order to this lab, for a remake with its lenses only; null without the sale. */
function newOrder(tx: core.App, asked: Asked, step: { at: string; by: string }): Order | null {
  const { lab, remade } = asked;
  const lookups = readLookups(tx, asked);
  if (!lookups) return null;
  const names = { supplier: lab, supplier_name: lookups.lab?.name ?? "" };
  const lenses = lensesOfOrder(saleOf(lookups, remade));
  return { ...step, ...names, ...(remade ? { remade } : {}), lenses };
}

/** Compares an order with the present sale. `told`: who informed the lab of the difference, and when. */
function compared(
  tx: core.App,
  prescription: string,
  order: Order,
  told: { at: string; by: string } | null,
): { order: Order; isChanged: boolean } {
  const known = knownLenses(order);
  const { supplier: lab, remade = null } = order;
  const lookups = known && readLookups(tx, { prescription, lab, remade });
  if (!lookups) return { order, isChanged: false };
  const sale = { ...saleOf(lookups, remade), wanted: wantedOfOrder(order.lenses ?? []) };
  const lenses = lensesOfOrder(sale);
  const now = told ? { ...order, told: { ...told, lenses } } : order;
  return comparedOrder(now, lenses, lensesOfOrder({ ...sale, sale: { items: lookups.items } }));
}

const askedOf = (tx: core.App, job: core.Record): Asked => ({
  prescription: job.getString("prescription"),
  lab: job.getString("lab"),
  remade: remadeBeside(tx, "optique_jobs", job.id),
});

const laterStates: readonly unknown[] = storedJobStatuses.slice(
  storedJobStatuses.indexOf("ordered") + 1,
);

/** True when a first order is undone at once by the job's return to its former state, such as mounting stock lenses. */
function isOrderUndone(order: Order | null, steps: unknown, status: JobStatus): boolean {
  if (!order || !Array.isArray(steps)) return false;
  const taken = steps as JobStep[];
  const isLast = taken.at(-1)?.status === "ordered" && taken.at(-1)?.at === order.at;
  const isFirst = taken.slice(0, -1).every((step) => step.status !== "ordered");
  return isLast && isFirst && isStepUndone(taken, status, Date.now());
}

/**
 * Sets a job's order and difference; staff may only send `changed` false, when the lab was informed. A job that returns
 * to `ordered` with an unreported difference, or after a cancellation, keeps its order.
 */
export function setOrder(
  { tx, record, before }: Saving,
  isMoved: boolean,
  { at, by }: JobStep,
): void {
  const status = record.getString("status") as JobStatus;
  const prescription = record.getString("prescription");
  const stored = orderOf(before?.["ordered"]);
  const wasChanged = before?.["changed"] === true;
  const isTold = wasChanged && !record.getBool("changed");
  const isBack =
    stored !== null &&
    laterStates.includes(before?.["status"]) &&
    (before?.["status"] === "cancelled" || (wasChanged && !isTold));
  const step = { at, by };
  const keep = (order: Order | null, isChanged = false) => {
    record.set("ordered", JSON.stringify(order));
    record.set("changed", isChanged);
  };
  if (isMoved && status === "ordered" && !isBack)
    return keep(newOrder(tx, askedOf(tx, record), step));
  const isUndone = isMoved && isOrderUndone(stored, before?.["steps"], status);
  if (!stored || (isMoved && status === "to_order") || isUndone) return keep(null);
  // Once the glasses are delivered, the lab need not be informed any more.
  if (status === "delivered") return keep(stored);
  const { order, isChanged } = compared(tx, prescription, stored, isTold ? step : null);
  keep(order, isChanged);
}

const orderedJob = reading(`SELECT json_group_array(j.id) FROM optique_jobs j
  WHERE j.prescription = {:prescription} AND length(j.ordered) > 4 AND j.status <> 'delivered'`);

/** Compares the lab order of a changed sale's job; a sale without such a job costs one look-up. */
export function compareOrder(tx: core.App, actor: Actor, prescription: string): void {
  for (const id of readJson<string[]>(tx, orderedJob, { prescription })) {
    const job = findRecord(tx, "optique_jobs", id);
    if (!job) continue;
    setEffectOf(job, actor);
    tx.save(job);
  }
}
