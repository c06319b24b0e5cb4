/** GET /api/optique/me and GET /api/optique/people (docs/api.md, Routes). */
import { rightsOf } from "#domain/people/permissions.ts";
import { personOf } from "#server/platform/people/person.ts";
import { isStation, stationOfRequest } from "#server/platform/people/stations.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { readText, reading } from "#server/platform/storage/statements.ts";
import { displayNameSql } from "./userNameSql.ts";

const peopleRead = reading(`SELECT json_group_array(json_object(
    'id', id, 'name', name, 'role', role, 'has_pin', json(IIF(pin = '', 'false', 'true')))) FROM
  (SELECT id, ${displayNameSql("u")} AS name, role, pin FROM optique_users u
    WHERE company = {:company} AND active AND NOT is_station
    ORDER BY name COLLATE NOCASE, created)`);

export const peopleRoutes = {
  /** The person of the request, with the rights that screens depend on, and the shared computer they work at. */
  me(e: core.RequestEvent, { actor: { id, name } }: Staff): void {
    if (!e.auth) return;
    const found = stationOfRequest(e);
    const station = found && { id: found.id, name: found.getString("name") };
    if (isStation(e.auth)) return e.json(200, { person: null, role: null, rights: [], station });
    const person = personOf(e.auth);
    e.json(200, { person: { id, name }, role: person.role, rights: rightsOf(person), station });
  },

  /** Active people of the company, by name. */
  list(e: core.RequestEvent, { company }: Staff): void {
    sendObject(e, {}, { items: readText(e.app, peopleRead, { company }) });
  },
};
