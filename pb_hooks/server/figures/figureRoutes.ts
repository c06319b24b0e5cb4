/** Routes of the figures' screens, with one answer for each screen (docs/api.md, Routes). */
import { shopNow, today } from "#domain/core/days/days.ts";
import { formatTime } from "#domain/core/days/formatDays.ts";
import { paletteLists } from "#server/engine/attached.ts";
import { searchPalette } from "#server/engine/lists/palette.ts";
import { searchQuery } from "#server/engine/search/searchQuery.ts";
import { lensRefillPieces } from "#server/lenses/lensRefill.ts";
import { waitingLenses } from "#server/contactLenses/contactCounts.ts";
import { waitingQuotes } from "#server/quotes/quoteLists.ts";
import { dashboardFigures, menuFigures } from "./dashboard.ts";
import type { Sales } from "./salesRows.ts";
import { prescriptionLogOf } from "./prescriptionLog.ts";
import { statistics } from "./statistics.ts";
import { visits } from "#server/company/visits.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { clientList, countReminders } from "#server/sale/clientLists.ts";
import { latePlans } from "#server/sale/plannedInvoice.ts";
import { invoiceList } from "#server/sale/invoiceList.ts";
import { firstRowsJson } from "#server/engine/lists/listQueries.ts";
import { isBackupDoubtful } from "#server/platform/storage/healthNotes.ts";
import { readStoredBackups } from "#server/platform/storage/storedBackups.ts";
import { periodOf } from "#server/platform/requests/askedPeriod.ts";
import { shopZone } from "#server/platform/shopZone.ts";
import { isStation } from "#server/platform/people/stations.ts";
import { countDaysToClose, tillTasks } from "#server/till/tillFigures.ts";
import { countLateJobs, jobsOfToday } from "#server/workshop/jobCounts.ts";
import { hasRight, type Staff } from "#server/platform/requests/routeRequest.ts";

const recent = 5;

/** Time of the last backup, null when unknown. Only the owner may see file names (operations/backups/backups.ts). */
function lastBackupOf(app: core.App): { created: string } | null {
  const [last] = readStoredBackups(app);
  return last?.created ? { created: last.created } : null;
}

/** Sales whose figures a person may see: the shop's with the right, else their own; a shared station has none. */
function salesSeen({ auth }: core.RequestEvent, { company, actor }: Staff): Sales {
  if (hasRight(actor, "statistics.shop")) return { company, seller: null };
  return { company, seller: isStation(auth) ? "" : actor.id };
}

export const figureRoutes = {
  dashboard(e: core.RequestEvent, staff: Staff): void {
    const { company } = staff;
    const sees = {
      costs: hasRight(staff.actor, "cost.see"),
      books: hasRight(staff.actor, "books.export"),
    };
    const seen = salesSeen(e, staff);
    const { today: counted, ...figures } = dashboardFigures(e.app, seen, sees);
    const waiting = {
      ...counted,
      ...jobsOfToday(e.app, company),
      ...tillTasks(e.app, company),
      ...waitingQuotes(e.app, company),
      lensRefill: lensRefillPieces(e.app, company),
      plansLate: latePlans(e.app, company),
      reminders: countReminders(e.app, company),
      lastBackup: lastBackupOf(e.app),
    };
    const recentInvoices = firstRowsJson(e.app, company, invoiceList, recent);
    const recentClients = firstRowsJson(e.app, company, clientList, recent);
    sendObject(e, { ...figures, today: waiting }, { recentInvoices, recentClients });
  },

  /** Counts for the menu, the time of the last backup, and the shop's clock and time zone. */
  waiting(e: core.RequestEvent, { company }: Staff): void {
    const now = shopNow();
    e.json(200, {
      ...menuFigures(e.app, company),
      jobsLate: countLateJobs(e.app, company),
      lenses: waitingLenses(e.app, company),
      tillToClose: countDaysToClose(e.app, company),
      reminders: countReminders(e.app, company),
      lastBackup: lastBackupOf(e.app)?.created ?? null,
      isBackupDoubtful: isBackupDoubtful(e.app),
      clock: `${today(now)}T${formatTime(now)}`,
      zone: shopZone(e.app),
    });
  },

  statistics(e: core.RequestEvent, staff: Staff): void {
    const seesCosts = hasRight(staff.actor, "cost.see");
    e.json(200, statistics(e.app, salesSeen(e, staff), periodOf(e), seesCosts));
  },

  prescriptionLog(e: core.RequestEvent, { company, actor }: Staff): void {
    e.json(200, prescriptionLogOf(e.app, company, periodOf(e), hasRight(actor, "eyes.see")));
  },

  visits(e: core.RequestEvent, { company }: Staff): void {
    e.json(200, visits(e.app, company, periodOf(e)));
  },

  /** Lists that the person may not read are omitted. */
  search(e: core.RequestEvent, { company, actor }: Staff): void {
    const lists = paletteLists().filter(({ list }) => hasRight(actor, list.right ?? "read"));
    sendObject(e, {}, searchPalette(e.app, lists, company, searchQuery(e), recent));
  },
};
