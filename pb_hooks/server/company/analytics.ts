/** POST /api/optique/events: our own cookieless analytics. A visitor is identified by a hash that changes daily. */
import { addDays, today } from "#domain/core/days/days.ts";
import { checkFields } from "#domain/core/fields/fields.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { refuseCrossSite } from "#server/platform/requests/crossSite.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { queryInteger, runSql } from "#server/platform/storage/sql.ts";
import { requestBody } from "#server/platform/requests/routeRequest.ts";

/** Addresses of our pages are short ASCII, so their bytes and characters are equal in number. */
const pathForm = /^[\x21-\x7e]{0,200}$/;
const maxProps = 500;
/** Daily limit for each company and for all guests together; later visits are dropped. */
const maxOfDay = 20_000;

function check(body: Values): void {
  refuseIf(checkFields("optique_events", body, ["name", "path"], true));
  const { path = "", props = {} } = body;
  if (typeof path === "string" && !pathForm.test(path)) refuseRequest("bad_request");
  if (!isObject(props)) refuse([{ field: "props", code: "object" }]);
  if (JSON.stringify(props).length > maxProps) refuseRequest("bad_request");
}

const isFull = (app: core.App, company: string, day: string): boolean =>
  queryInteger(
    app,
    `SELECT COUNT(*) AS json FROM (SELECT 1 FROM optique_events WHERE company = {:company} AND day = {:day} LIMIT ${maxOfDay})`,
    { company, day },
  ) >= maxOfDay;

/** Retention period that the privacy page promises. */
const monthsKept = 25;

export const analytics = {
  /** Deletes visits past the retention period. */
  deleteOld(app: Pick<core.App, "db">): void {
    const limit = addDays(today(), -Math.round(monthsKept * 30.44));
    runSql(app, "DELETE FROM optique_events WHERE day < {:limit}", { limit });
  },

  post(e: core.RequestEvent): void {
    refuseCrossSite(e);
    const body = requestBody(e);
    check(body);
    const day = today();
    const company = e.auth?.getString("company") ?? "";
    if (isFull(e.app, company, day)) return e.noContent(204);
    const agent = e.request?.header.get("User-Agent") ?? "";
    const record = new Record(e.app.findCachedCollectionByNameOrId("optique_events"), {
      name: body["name"],
      path: body["path"] ?? "",
      props: body["props"] ?? {},
      day,
      visitor: $security.sha256(`${day} ${e.realIP()} ${agent}`).slice(0, 16),
      company,
    });
    e.app.saveNoValidate(record);
    e.noContent(204);
  },
};
