/** GET /api/optique/books and books/pack (docs/api.md, Routes). They read outside a transaction: no writer waits. */
import type { Books, ListedPeriod } from "#domain/books/booksAnswers.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { periodOf } from "#server/platform/requests/askedPeriod.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { checkRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { booksOf } from "./booksOf.ts";
import { packName, packPieces } from "./pack.ts";

const periodsSql = `SELECT json_group_array(json(row)) AS json FROM (SELECT ${recordJson("optique_periods", "p")} AS row
  FROM optique_periods p WHERE p.company = {:company} ORDER BY p.created DESC, p.rowid DESC)`;

export const booksRoutes = {
  get(e: core.RequestEvent, { company, actor }: Staff): void {
    checkRight(actor, "cost.see");
    const { figures, differences } = booksOf(e.app, company, periodOf(e));
    const shop = storedRecord(e.app, "optique_companies", company);
    const answer: Books = {
      closedUntil: parseDay(shop?.closed_until ?? "") ?? "",
      periods: readJson<ListedPeriod[]>(e.app, periodsSql, { company }),
      ...figures,
      differences,
    };
    e.json(200, answer);
  },

  pack(e: core.RequestEvent, { company, actor }: Staff): void {
    checkRight(actor, "cost.see");
    const period = periodOf(e);
    const pieces = packPieces(e.app, company, period);
    const headers = e.response.header();
    headers.set("Content-Disposition", `attachment; filename="${packName(period)}"`);
    headers.set("Content-Type", "application/zip");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Cache-Control", "no-store");
    for (const piece of pieces) e.response.write(toBytes(piece));
  },
};
