/** Bills and received credits of suppliers by the day on which they are booked (docs/rules-books.md, Files). */
import { ratedShares } from "#domain/books/paidParts.ts";
import type { PurchaseRow } from "#domain/books/rows.ts";
import type { Period } from "#domain/core/days/period.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import { ratesOf } from "#domain/purchases/billRates.ts";
import { vatParams } from "#server/figures/vatFigures.ts";
import { readJson } from "#server/platform/storage/statements.ts";

type Read = Omit<PurchaseRow, "rates"> & { rates: unknown };

const bookedSql = (kind: PurchaseRow["kind"], table: string, day: string, due: string): string =>
  `SELECT t.booked_on, '${kind}' AS kind, t.number, t.id, json_object('kind', '${kind}', 'number', t.number,
      'day', substr(t.${day}, 1, 10), 'booked', substr(t.booked_on, 1, 10), 'supplierId', t.supplier,
      'supplier', COALESCE(s.name, ''), 'if', COALESCE(s.[if], ''), 'ice', COALESCE(s.ice, ''), 'due', ${due},
      'rates', json(IIF(json_valid(t.rates), t.rates, '[]'))) AS row
    FROM ${table} t LEFT JOIN optique_suppliers s ON s.id = t.supplier
    WHERE t.company = {:company} AND t.booked_on >= {:from} AND t.booked_on <= {:to}`;

/** A credit is booked once it is received. */
const purchasesSql = `SELECT json_group_array(json(row)) AS json FROM (SELECT row FROM (
    ${bookedSql("invoice", "optique_bills", "date", "substr(t.due_on, 1, 10)")}
    UNION ALL ${bookedSql("credit", "optique_supplier_credits", "received_on", "''")} AND t.received_on > '')
  ORDER BY booked_on, kind DESC, number, id)`;

/** Reads the period's supplier bills and credits with net amount and TVA as printed; credits are negative. */
export const bookedPurchases = (app: core.App, company: string, period: Period): PurchaseRow[] =>
  readJson<Read[]>(app, purchasesSql, vatParams(company, period)).map(({ rates, ...row }) => ({
    ...row,
    rates: ratedShares(
      ratesOf(rates).map(({ rate, ...paper }) => {
        const [ht, vat] = [toCentimes(paper.ht), toCentimes(paper.vat)];
        return { rate, ht, vat, ttc: (ht + vat) as Centimes };
      }),
      row.kind === "credit" ? -1 : 1,
    ),
  }));
