/** Money of clients and funds in a period with its rates, as the TVA page splits it (docs/rules-books.md, Takings). */
import { type RatedAmount, ratedAmount, type TakingRow } from "#domain/books/rows.ts";
import type { Period } from "#domain/core/days/period.ts";
import { type Centimes, centimesSql } from "#domain/core/money.ts";
import { datedDaySql, sharesSql, vatParams } from "#server/figures/vatFigures.ts";
import { joinedUserNameSql } from "#server/people/userNameSql.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { clientSql } from "./clientSql.ts";

/** `rates` splits the positive amount by TVA rate; a sale without lines has one rate, null. */
type Read = Omit<TakingRow, "rates"> & {
  sign: 1 | -1;
  rates: [points: number | null, ttc: Centimes | null][];
};

const flagSql = (condition: string): string => `json(IIF(${condition}, 'true', 'false'))`;

/** One kind of takings as SQL. `row`: alias of the dated record; `columns`: the values named by `columnNames`. */
type Source = {
  nature: string;
  sign: string;
  row: string;
  from: string;
  /** SQL expressions, in the order of `columnNames`. */
  columns: readonly string[];
  amount: string;
  shares: string;
  isFromKept?: string;
  condition?: string;
};

const fundOf = (row: string) => [flagSql(`${row}.fund > ''`), "COALESCE(f.name, '')"];
const noFund = [flagSql("FALSE"), "''"];
const joined = (row: string): string => `JOIN optique_invoices i ON i.id = ${row}.invoice
    LEFT JOIN optique_clients c ON c.id = i.client LEFT JOIN optique_users u ON u.id = ${row}.actor`;
const chequeColumns = ["p.bank", "p.slip", "substr(p.due_on, 1, 10)", "p.cheque_state"];
const paidWith = "LEFT JOIN optique_credit_notes k ON k.id = p.credit_note";
const paidBy = (row: string): string => `LEFT JOIN optique_funds f ON f.id = ${row}.fund`;
const noCheque = ["''", "''", "''", "''"];
const givenBack = {
  row: "r",
  from: `optique_refunds r ${joined("r")} ${paidBy("r")}`,
  amount: centimesSql("r.amount"),
};
const refundReference =
  "IIF(r.reference > '', r.reference, COALESCE((SELECT k.number FROM optique_credit_notes k WHERE k.id = r.credit_note), ''))";

const sources: readonly Source[] = [
  {
    nature:
      "CASE WHEN p.fund > '' THEN 'fund' WHEN p.payment_method = 'credit' THEN 'used' ELSE 'payment' END",
    sign: "1",
    row: "p",
    from: `optique_payments p ${joined("p")} ${paidBy("p")} ${paidWith}`,
    columns: [
      "p.payment_method",
      "COALESCE(k.number, p.reference)",
      ...chequeColumns,
      ...fundOf("p"),
    ],
    amount: centimesSql("p.amount"),
    shares: sharesSql.received,
  },
  {
    nature: "v.kind",
    sign: "IIF(v.amount < 0, -1, 1)",
    row: "v",
    from: `optique_reversals v ${joined("v")} JOIN optique_payments p ON p.id = v.payment ${paidBy("p")}`,
    columns: ["p.payment_method", "p.reference", ...chequeColumns, ...fundOf("p")],
    amount: centimesSql("ABS(v.amount)"),
    shares: sharesSql.reversed("TRUE"),
  },
  {
    ...givenBack,
    nature: "'refund'",
    sign: "-1",
    columns: ["r.payment_method", refundReference, ...noCheque, ...fundOf("r")],
    shares: sharesSql.refunded("TRUE"),
    isFromKept: "r.from_kept",
  },
  {
    // A kept credit reduced the TVA when it left its invoice; its refund in money must not reduce it again.
    ...givenBack,
    nature: "'used'",
    sign: "1",
    columns: ["'credit'", refundReference, ...noCheque, ...noFund],
    shares: sharesSql.refunded("r.from_kept = TRUE"),
    isFromKept: "TRUE",
    condition: "r.from_kept = TRUE",
  },
  {
    nature: "'kept'",
    sign: "-1",
    row: "n",
    from: `optique_credit_notes n ${joined("n")}`,
    columns: ["'credit'", "n.number", ...noCheque, ...noFund],
    amount: centimesSql("n.kept"),
    shares: sharesSql.kept,
    condition: "n.kept > 0",
  },
];

const columnNames = [
  "method",
  "reference",
  "bank",
  "slip",
  "due",
  "state",
  "isFund",
  "fund",
] as const satisfies readonly (keyof TakingRow)[];

const sourceSql = (
  {
    nature,
    sign,
    row,
    from,
    columns,
    amount,
    shares,
    isFromKept = "FALSE",
    condition = "TRUE",
  }: Source,
  place: number,
): string => `SELECT ${row}.date, ${row}.created, ${row}.id, ${place} AS place,
    json_object('nature', ${nature}, 'sign', ${sign}, 'day', substr(${row}.date, 1, 10), 'invoice', i.invoice_number,
      'client', ${clientSql("i", "c")}, ${columnNames.map((name, at) => `'${name}', ${columns[at] ?? "''"}`).join(", ")},
      'isFromKept', ${flagSql(isFromKept)}, 'by', ${joinedUserNameSql("u", `${row}.[by]`)}, 'amount', (${sign}) * ${amount},
      'rates', json_group_array(json_array(s.points, s.ttc) ORDER BY s.points)) AS row
  FROM ${from} LEFT JOIN (${shares}) s ON s.payment = ${row}.id WHERE ${datedDaySql(row)} AND ${condition} GROUP BY ${row}.id`;

const rowsSql = `SELECT json_group_array(json(row)) AS json
  FROM (SELECT row FROM (${sources.map(sourceSql).join(" UNION ALL ")}) ORDER BY date, created, id, place)`;

/** Lists rates with their amounts, zeros left out; a sale without lines has one rate, without TVA. */
function ratesOf({ rates, amount, sign }: Read): RatedAmount[] {
  const own: RatedAmount[] = [];
  for (const [points, ttc] of rates) if (ttc) own.push(ratedAmount(ttc, points, sign));
  return own.length > 0 ? own : [ratedAmount(Math.abs(amount) as Centimes, null, sign)];
}

/** Reads the takings by day. Rows are changed in place: copying thousands would take goja as long as the query. */
export const bookedTakings = (app: core.App, company: string, period: Period): TakingRow[] =>
  readJson<Read[]>(app, rowsSql, vatParams(company, period)).map((read) =>
    Object.assign(read, { rates: ratesOf(read) }),
  );
