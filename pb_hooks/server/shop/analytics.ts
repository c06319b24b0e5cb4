/** POST /api/optique/events: our own visits, nobody else's. No cookie: a visitor is a hash that changes every day. */
import { addDays, today } from "#domain/core/days.ts";
import { checkFields } from "#domain/core/fields.ts";
import { isObject, type Values } from "#domain/core/values.ts";
import { refuse, refuseIf } from "#server/platform/refuse.ts";
import { run } from "#server/platform/sql.ts";
import { bodyOf } from "#server/platform/staff.ts";

const maxProps = 2000;

function propsOf(body: Values): string {
  const props = body["props"] ?? {};
  if (!isObject(props)) return refuse([{ field: "props", code: "object" }]);
  const text = JSON.stringify(props);
  return text.length > maxProps
    ? refuse([{ field: "props", code: "too_long", params: { max: maxProps } }])
    : text;
}

/** The privacy page promises that visits are deleted after this time. */
const monthsKept = 25;

export const analytics = {
  /** Deletes the visits that are older. */
  forget(app: Pick<core.App, "db">): void {
    const limit = addDays(today(), -Math.round(monthsKept * 30.44));
    run(app, "DELETE FROM optique_events WHERE day < {:limit}", { limit });
  },

  post(e: core.RequestEvent): void {
    const body = bodyOf(e);
    refuseIf(checkFields("optique_events", body, ["name", "path"], true));
    const day = today();
    const agent = e.request?.header.get("User-Agent") ?? "";
    const record = new Record(e.app.findCachedCollectionByNameOrId("optique_events"), {
      name: body["name"],
      path: body["path"] ?? "",
      props: propsOf(body),
      day,
      visitor: $security.sha256(`${day} ${e.realIP()} ${agent}`).slice(0, 16),
      company: e.auth?.getString("company") ?? "",
    });
    e.app.saveNoValidate(record);
    e.noContent(204);
  },
};
