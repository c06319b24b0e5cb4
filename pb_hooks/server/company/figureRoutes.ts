/** Each figure screen is one route and one answer (server/README.md, Routes). */
import { type IsoDay, parseDay, shopNow, today } from "#domain/core/days.ts";
import type { Period } from "#domain/core/period.ts";
import { formatTime } from "#domain/core/shown.ts";
import type { Violation } from "#domain/core/violation.ts";
import { dashboardFigures, waitingFigures } from "./dashboard.ts";
import { statistics } from "./statistics.ts";
import { reorderFigures } from "#server/stock/reorder.ts";
import { productsToReorder, stockFigures } from "#server/stock/stockFigures.ts";
import { visits } from "./visits.ts";
import { answer } from "#server/engine/lists/answer.ts";
import { countReminders, latest } from "#server/engine/lists/listQueries.ts";
import { pageOf } from "#server/engine/lists/listRoute.ts";
import { recordTexts } from "#server/platform/recordTexts.ts";
import { shelfFilters } from "#server/stock/shelf.ts";
import { searchAll } from "#server/engine/lists/palette.ts";
import { isBackupDoubtful } from "#server/operations/health.ts";
import { lastBackups } from "#server/operations/lastBackups.ts";
import { refuse } from "#server/platform/refuse.ts";
import { countToClose, tillOfToday } from "#server/till/tillCounts.ts";
import { countLate, jobsOfToday } from "#server/workshop/jobCounts.ts";
import { queryOf, staffOf } from "#server/platform/staff.ts";

const recent = 5;

/** When it was made, null where that is not known; names are the owner's (operations/backups.ts). */
function lastBackupOf(app: core.App): { created: string } | null {
  const [last] = lastBackups(app);
  return last?.created ? { created: last.created } : null;
}

/** A day of the query string, or what is wrong with it. */
function dayOf(e: core.RequestEvent, name: string): IsoDay | Violation {
  const text = queryOf(e, name);
  const day = parseDay(text);
  return day ?? { field: name, code: text ? "day" : "required" };
}

/** The period of the query string; one that is missing, no day, or the wrong way round is refused at its field. */
function periodOf(e: core.RequestEvent): Period {
  const from = dayOf(e, "from");
  const to = dayOf(e, "to");
  if (typeof from !== "string") return refuse([from]);
  if (typeof to !== "string") return refuse([to]);
  return from > to ? refuse([{ field: "to", code: "period" }]) : { from, to };
}

const products = { table: "optique_products" };

export const figureRoutes = {
  dashboard(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const { today: counted, ...shown } = dashboardFigures(e.app, company);
    const waiting = {
      ...counted,
      ...jobsOfToday(e.app, company),
      ...tillOfToday(e.app, company),
      reminders: countReminders(e.app, company),
      lastBackup: lastBackupOf(e.app),
    };
    const recentInvoices = latest(e.app, company, "invoices", recent);
    const recentClients = latest(e.app, company, "clients", recent);
    answer(e, { ...shown, today: waiting }, { recentInvoices, recentClients });
  },

  /** What waits to be done, for the menu: reminders, unpaid invoices, shelves, the age of the last backup; and what the shop's clock shows. */
  waiting(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const now = shopNow();
    e.json(200, {
      ...waitingFigures(e.app, company),
      jobsLate: countLate(e.app, company),
      tillToClose: countToClose(e.app, company),
      reminders: countReminders(e.app, company),
      lastBackup: lastBackupOf(e.app)?.created ?? null,
      isBackupDoubtful: isBackupDoubtful(e.app),
      clock: `${today(now)}T${formatTime(now)}`,
    });
  },

  stock(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const shelf = (kind: "low" | "out") =>
      recordTexts(e.app, products, productsToReorder(e.app, company, kind, recent));
    answer(e, stockFigures(e.app, company), {
      lowStock: shelf("low"),
      outOfStock: shelf("out"),
      recentReceipts: latest(e.app, company, "receipts", recent),
      recentMovements: latest(e.app, company, "movements", 10),
    });
  },

  reorder(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const filters = Object.fromEntries(
      Object.keys(shelfFilters).map((name) => [name, queryOf(e, name).trim()]),
    );
    e.json(200, reorderFigures(e.app, company, { ...pageOf(e), filters }));
  },

  statistics(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    e.json(200, statistics(e.app, company, periodOf(e)));
  },

  visits(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    e.json(200, visits(e.app, company, periodOf(e)));
  },

  search(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    answer(e, {}, searchAll(e.app, company, queryOf(e, "q"), recent));
  },
};
