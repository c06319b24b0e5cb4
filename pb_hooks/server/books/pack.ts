/** GET /api/optique/books/pack: the period as one zip (docs/rules-books.md, Files). */
import { aboutText } from "#domain/books/about.ts";
import { accountsOf } from "#domain/books/accounts.ts";
import { bookedEntries } from "#domain/books/bookedEntries.ts";
import { fileNames, type PackFile } from "#domain/books/books.strings.ts";
import { entryLines, missingAccounts } from "#domain/books/entries.ts";
import {
  cashFile,
  entriesFile,
  paymentsFile,
  purchasesFile,
  salesFile,
  seriesFile,
  stampFile,
  stockFile,
  takingsFile,
} from "#domain/books/files.ts";
import { seriesRows } from "#domain/books/series.ts";
import { zipPieces, type ZipPiece } from "#domain/books/zip.ts";
import type { Period } from "#domain/core/days/period.ts";
import type { Company } from "#domain/core/records.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { type BookedRows, booksOf } from "./booksOf.ts";

/** Texts of the files, except for the accounting entries and the summary. */
const filesOf = (rows: BookedRows): Partial<Record<PackFile, string>> => ({
  sales: salesFile(rows.sales),
  takings: takingsFile(rows.takings),
  purchases: purchasesFile(rows.purchases),
  payments: paymentsFile(rows.payments),
  cash: cashFile(rows.takings, rows.moves, rows.closes),
  stamp: stampFile(rows.stamp),
  stock: stockFile(rows.stock),
  series: seriesFile(rows.series.flatMap(seriesRows)),
});

/** Files of a period's zip, with the accounting entries once every account number that they need is filled in. */
export function packPieces(app: core.App, company: string, period: Period): ZipPiece[] {
  const { rows, figures, differences } = booksOf(app, company, period);
  const shop: Company | null = storedRecord(app, "optique_companies", company);
  const accounts = accountsOf(shop?.accounts);
  const entries = bookedEntries(rows);
  const missing = missingAccounts(entries, accounts);
  const texts: Partial<Record<PackFile, string>> = {
    ...filesOf(rows),
    ...(missing.length === 0 && { entries: entriesFile(entryLines(entries, accounts)) }),
  };
  const files = Object.keys(fileNames)
    .filter(isFile)
    .filter((name) => name in texts);
  const { name = "", address = "", if: fiscal = "", ice = "" } = shop ?? {};
  const about = { shop: { name, address, if: fiscal, ice }, figures, differences, missing };
  return zipPieces(
    [
      ...files.map((file) => ({ name: fileNames[file], text: texts[file] ?? "" })),
      { name: fileNames.about, text: aboutText({ ...period, ...about, files }) },
    ],
    period.to,
  );
}

const isFile = (name: string): name is PackFile => name in fileNames;

/** Name of the zip: 'comptable-2026-11-01-2026-11-30.zip'. */
export const packName = ({ from, to }: Period): string => `comptable-${from}-${to}.zip`;
