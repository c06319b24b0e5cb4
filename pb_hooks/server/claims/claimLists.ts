/** Lists of claims, and of what funds owe by age (docs/rules-claims.md, Routes). */
import { fundDueSql, isLostSql, isOwedSql } from "#domain/claims/claimStatus.ts";
import {
  fundAgeParams,
  fundAges,
  fundAgeSql,
  type FundAge,
  owedSinceSql,
} from "#domain/claims/fundAges.ts";
import type { ClaimSum } from "#domain/claims/claimDocument.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { type ClaimStatus, claimStatuses } from "#domain/core/records.ts";
import { quoteSearch } from "#domain/quotes/quoteSearch.ts";
import { invoiceSearch } from "#domain/sale/invoiceSearch.ts";
import type { FilterValues, List, ListFilter } from "#server/engine/lists/list.ts";
import { equalFilter, filledFilter, oneOfFilter } from "#server/engine/lists/listFilters.ts";
import { newestFirst } from "#server/engine/lists/listOrder.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { claimIndex } from "./claimIndex.ts";

/** Shared by both lists: search by client, invoice or quote number, and the `expand` of a row. */
const found = {
  table: "optique_claims",
  kind: claimIndex.kind,
  searchesClient: clientSearch,
  searchesThrough: [
    { kind: invoiceSearch, column: "t.invoice" },
    { kind: quoteSearch, column: "t.quote" },
  ],
  expand: {
    client: "optique_clients",
    invoice: "optique_invoices",
    quote: "optique_quotes",
    fund: "optique_funds",
  },
  /** The first condition spares a claim with an invoice the lookup of its quote. */
  computed: { lost: `json(IIF(t.invoice = '' AND ${isLostSql("t")}, 'true', 'false'))` },
  computedParams: lostParams,
};

function lostParams() {
  return { now: storedDay(today()) };
}

/** FROM and WHERE of the lost claims, by the partial index of the company's claims without an invoice. */
const unsold = (row: string): string =>
  `FROM optique_claims ${row} INDEXED BY idx_claims_unsold
    WHERE ${row}.company = {:company} AND ${row}.invoice = '' AND ${isLostSql(row)}`;
const amongLost = () => ({
  sql: `t.id IN (SELECT l.id ${unsold("l")})`,
  params: lostParams(),
  findsFew: true,
});

/** Filter value of lost claims. They are not listed under their stored state, because nothing will follow. */
const lost = "lost";
const statesOf = oneOfFilter("status", claimStatuses);
const statusFilter: ListFilter = (value) => {
  if (!value) return null;
  const asked = value.split(",").filter((one) => one !== lost);
  const states = statesOf(asked.join(","));
  if (!states && value.split(",").includes(lost)) return amongLost();
  const params = { ...states?.params, ...lostParams() };
  const open = states ? `(${states.sql} AND NOT ${isLostSql("t")})` : "FALSE";
  return value.split(",").includes(lost)
    ? { sql: `(${isLostSql("t")} OR ${open})`, params }
    : { sql: open, params };
};

type StatusCount = { status: ClaimStatus; fund: string; claims: number };
const countsRead =
  reading(`SELECT json_group_array(json_object('status', status, 'fund', fund, 'claims', claims))
  FROM optique_claim_counts WHERE company = {:company} AND claims > 0`);

/** Number of lost claims by their stored state and fund. */
const lostRead =
  reading(`SELECT json_group_array(json_object('status', status, 'fund', fund, 'claims', n)) FROM (
  SELECT t.status, t.fund, COUNT(*) AS n ${unsold("t")} GROUP BY t.status, t.fund)`);

/** Counts of the totals table, of one fund when filtered; lost claims are counted under a state of their own. */
function countsOf(
  app: core.App,
  company: string,
  { fund }: FilterValues,
): (Omit<StatusCount, "status"> & { status: string })[] {
  const gone = readJson<StatusCount[]>(app, lostRead, { company, ...lostParams() });
  return [
    ...readJson<StatusCount[]>(app, countsRead, { company }),
    ...gone.map((one) => ({ ...one, claims: -one.claims })),
    ...gone.map((one) => ({ ...one, status: lost })),
  ].filter((one) => !fund || one.fund === fund);
}

/** Number of listed claims; null for filters that the totals table does not hold. */
function countClaims(app: core.App, company: string, filters: FilterValues): number | null {
  const { client, slip, invoice, quote, status } = filters;
  if (client || slip || invoice || quote) return null;
  const asked: readonly string[] = status ? status.split(",") : [...claimStatuses, lost];
  const counted = countsOf(app, company, filters).filter((one) => asked.includes(one.status));
  return counted.reduce((sum, { claims }) => sum + claims, 0);
}

/** Number of claims by state, for the filtered fund or for all. */
function countsByStatus(app: core.App, company: string, filters: FilterValues) {
  const counts = Object.fromEntries([...claimStatuses, lost].map((status) => [status, 0]));
  for (const { status, claims } of countsOf(app, company, filters))
    counts[status] = (counts[status] ?? 0) + claims;
  return { counts };
}

export const claimList: List = {
  ...found,
  order: newestFirst,
  orderedBy: "idx_claims_company_created",
  filters: {
    status: statusFilter,
    fund: equalFilter("fund"),
    client: equalFilter("client"),
    invoice: equalFilter("invoice"),
    quote: equalFilter("quote"),
    slip: filledFilter("slip"),
  },
  count: countClaims,
  summary: (app, company, { filters }) => countsByStatus(app, company, filters),
};

const since = owedSinceSql("t");
const due = fundDueSql("t");
/** Repeats the partial index's condition; a quote's claim brings no money yet. `+` keeps SQLite on that index. */
const isDue = `${isOwedSql("t")} AND ${due} > 0 AND +t.invoice > ''`;

const ageFilter: ListFilter = (value) => {
  const age = fundAges.find((one) => one === value);
  if (!value) return null;
  return age
    ? { sql: fundAgeSql(age, since), params: fundAgeParams(today()) }
    : { sql: "FALSE", params: {} };
};

const ageName = fundAges.reduceRight(
  (rest, age) =>
    rest === "" ? `'${age}'` : `CASE WHEN ${fundAgeSql(age, since)} THEN '${age}' ELSE ${rest} END`,
  "",
);

const sumsRead = reading(`SELECT json_group_array(json_object('age', age, 'fund', fund, 'name',
    COALESCE((SELECT f.name FROM optique_funds f WHERE f.id = o.fund), ''), 'claims', claims, 'amount', amount / 100.0))
  FROM (SELECT ${ageName} AS age, t.fund AS fund, COUNT(*) AS claims, SUM(${due}) AS amount
    FROM optique_claims t WHERE t.company = {:company} AND ${isDue} GROUP BY 1, 2) o`);

type AgedSum = ClaimSum & { age: FundAge; fund: string; name: string };

const added = ({ claims, amount }: ClaimSum, other: ClaimSum): ClaimSum => ({
  claims: claims + other.claims,
  amount: toDirhams(sum([amount, other.amount].map(toCentimes))),
});
const none: ClaimSum = { claims: 0, amount: 0 };

/** Sums by age, by fund and in total; the `fund` filter applies, the `age` filter does not. */
function dueSums(app: core.App, company: string, { fund }: FilterValues) {
  const all = readJson<AgedSum[]>(app, sumsRead, { company, ...fundAgeParams(today()) });
  const rows = all.filter((row) => !fund || row.fund === fund);
  const ages = Object.fromEntries(
    fundAges.map((age) => [age, rows.filter((row) => row.age === age).reduce(added, none)]),
  );
  const names = new Map(all.map((row) => [row.fund, row.name]));
  const funds = [...names].map(([id, name]) => ({
    fund: id,
    name,
    ...all.filter((row) => row.fund === id).reduce(added, none),
  }));
  return { ages, total: rows.reduce(added, none), funds };
}

export const fundDueList: List = {
  ...found,
  order: { columns: [since, "t.rowid"], descends: false, index: "idx_claims_due" },
  always: () => ({ sql: isDue, params: {} }),
  filters: { fund: equalFilter("fund"), age: ageFilter },
  values: { due: `${due} / 100.0`, since, age: ageName },
  computedParams: () => ({ ...fundAgeParams(today()), ...lostParams() }),
  summary: (app, company, { filters }) => dueSums(app, company, filters),
};
