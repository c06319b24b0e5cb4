/** GET /api/optique/counts/{id}/review: outcome of a count so far (docs/api-stock.md, Counts). */
import type { Review, ReviewRow, ReviewSummary } from "#domain/counts/countAnswers.ts";
import { withoutKeys } from "#domain/people/hiddenFields.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { pageParams } from "#server/engine/lists/listRoute.ts";
import type { Route } from "#server/engine/route.ts";
import { searchQuery } from "#server/engine/search/searchQuery.ts";
import { refuse, refuseRequest } from "#server/platform/requests/refuse.ts";
import { hasRight, queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { readTexts } from "#server/platform/storage/statements.ts";
import { reviewVersion } from "./countOutcomes.ts";
import { loadCount, type StoredCount } from "./countReader.ts";
import { productsOfWord, scopeCondition } from "./countScope.ts";
import { type AskedList, askedLists, reviewSql } from "./reviewSql.ts";

/** Condition on the rows r: the search, and `several` for products counted by at least two people. */
function conditionOf(
  e: core.RequestEvent,
  company: string,
  list: AskedList,
): { sql: string; params: SqlParams } {
  const query = searchQuery(e);
  if (list === "unknown")
    return query === ""
      ? { sql: "TRUE", params: {} }
      : { sql: "instr(lower(r.code), lower({:q})) > 0", params: { q: query } };
  const found = productsOfWord(e.app, company, query);
  const isSeveral = queryParam(e, "several") === "1";
  return {
    sql: [
      found &&
        "r.place IN (SELECT rowid FROM optique_products WHERE id IN (SELECT value FROM json_each({:asked})))",
      isSeveral &&
        "(SELECT json_array_length(l.people) FROM optique_count_lines l WHERE l.rowid = r.line) > 1",
      "TRUE",
    ]
      .filter(Boolean)
      .join(" AND "),
    params: found ? { asked: JSON.stringify(found) } : {},
  };
}

const listOf = (sent: string): AskedList =>
  askedLists.find((list) => list === sent) ?? refuse([{ field: "list", code: "choice" }]);

function reviewOf(e: core.RequestEvent, count: StoredCount): Review {
  const list = listOf(queryParam(e, "list") || "differs");
  const scope = scopeCondition(e.app, count);
  const asked = conditionOf(e, count.company, list);
  const { page, perPage } = pageParams(e);
  const sql = reviewSql(count.status === "open", scope.sql, { list, condition: asked.sql });
  const params = {
    company: count.company,
    count: count.id,
    limit: perPage,
    offset: (page - 1) * perPage,
  };
  const [version = "", summary = "", crossed = "", total = "", items = ""] = readTexts(
    e.app,
    sql,
    { ...params, ...scope.params, ...asked.params },
    5,
  );
  return {
    version: reviewVersion(version),
    summary: JSON.parse(summary) as ReviewSummary,
    crossed: Number(crossed),
    totalItems: Number(total),
    items: JSON.parse(items) as Review["items"],
  };
}

/** Removes the values from the review, for a person who may not see costs. */
const withoutValues = ({ summary, items, ...rest }: Review): object => ({
  ...rest,
  summary: withoutKeys(summary, ["value"]),
  items: (items as ReviewRow[]).map((row) => withoutKeys(row, ["value"])),
});

export const reviewRoute: Route = {
  method: "GET",
  path: "/counts/{id}/review",
  right: "adjustment.write",
  actOf: ({ id }) => ({ record: id, amount: noAmount }),
  handle(e, { company, actor }: Staff) {
    const count = loadCount(e.app, company, e.request?.pathValue("id") ?? "");
    const review = reviewOf(e, count ?? refuseRequest("not_found", 404));
    e.json(200, hasRight(actor, "cost.see") ? review : withoutValues(review));
  },
};
