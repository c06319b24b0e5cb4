/** Likely duplicates of clients: all of a shop, or those of one client (docs/rules-clients.md, Duplicates). */
import { type Alike, comparedPhones, likelyBy, likelyPairs } from "#domain/clients/duplicates.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { wordStart } from "#domain/search/words.ts";
import { firstMatches } from "#server/engine/search/searchMatches.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { inJsonList, queryJson, type SqlParams } from "#server/platform/storage/sql.ts";
import { findCompanyClient } from "./clientReferences.ts";
import { lastMergeOf } from "./merges.ts";

const mostPairs = 100;
const mostAlike = 20;

/** Words of the search index that may be telephone numbers; an entry holds each number in every form. */
const numbersSql = `SELECT s.record, w.value AS number FROM optique_search s,
    json_each('[' || replace(json_quote(trim(s.text)), '${wordStart}', '","') || ']') w
  WHERE s.company = {:company} AND s.kind = '${clientSearch.name}' AND w.value NOT GLOB '*[^0-9+]*'`;
/** Clients that share a telephone with another (`phone`), or birth date and first letters of the name (`born`). */
const alikeSql = {
  phone: `SELECT record FROM (SELECT record, COUNT(*) OVER (PARTITION BY number) AS clients FROM (${numbersSql})) WHERE clients > 1`,
  born: `SELECT id FROM (SELECT c.id, COUNT(*) OVER (PARTITION BY c.birth_date, substr(s.text, 1, 6)) AS clients
    FROM optique_clients c JOIN optique_search s ON s.kind = '${clientSearch.name}' AND s.record = c.id
    WHERE c.company = {:company} AND c.birth_date > '') WHERE clients > 1`,
};

/** Clients of the company that meet the condition, the oldest first; the anonymised one is left out. */
function alikeClients(app: core.App, condition: string, params: SqlParams): Alike[] {
  const sql = `SELECT json_group_array(json_object('id', id, 'name', name, 'phone', phone, 'birth_date', birth_date)) AS json
    FROM (SELECT * FROM optique_clients WHERE company = {:company} AND created > '' AND (${condition}) ORDER BY created, id)`;
  return queryJson<Alike[]>(app, sql, params) ?? [];
}

/** GET /api/optique/clients/duplicates: pairs of likely duplicates in the shop, the older record of each first. */
export function getDuplicates(e: core.RequestEvent, { company }: Staff): void {
  const condition = `id IN (${alikeSql.phone}) OR id IN (${alikeSql.born})`;
  const pairs = likelyPairs(alikeClients(e.app, condition, { company }));
  e.json(200, { totalItems: pairs.length, items: pairs.slice(0, mostPairs) });
}

/** Ids of the clients whose index entry has one of the telephone's forms. */
function sharingPhone(app: core.App, company: string, phone: string): readonly string[] {
  const terms = comparedPhones(phone).map((form) => [[form]]);
  const target = { kind: clientSearch, column: "t.id", most: mostAlike };
  const found = firstMatches({ app, company, terms }, "anywhere", [target], mostAlike, "newest");
  return found[clientSearch.name] ?? [];
}

/** GET /api/optique/clients/{id}/duplicates: likely duplicates of a client, and its merge that can still be undone. */
export function getDuplicatesOf(e: core.RequestEvent, { company }: Staff): void {
  const client = findCompanyClient(e.app, company, e.request?.pathValue("id") ?? "");
  const [name, phone, birth] = [
    client.getString("name"),
    client.getString("phone"),
    client.getString("birth_date"),
  ];
  const condition = `id <> {:id} AND (id ${inJsonList("ids")} OR (birth_date > '' AND birth_date = {:birth}))`;
  const ids = JSON.stringify(sharingPhone(e.app, company, phone));
  const own = { id: client.id, name, phone, birth_date: birth };
  const others = alikeClients(e.app, condition, { company, id: client.id, birth, ids });
  e.json(200, {
    items: others.filter((other) => likelyBy(own, other) !== null),
    merged: lastMergeOf(e.app, client.id)?.shown ?? null,
  });
}
