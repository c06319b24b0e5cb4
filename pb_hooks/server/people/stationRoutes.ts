/** POST /api/optique/people/{id}/enter and people/leave: who works at a shared computer (docs/people.md, Stations). */
import { textValue } from "#domain/core/fields/values.ts";
import { rightsOf } from "#domain/people/permissions.ts";
import { changesByOthers } from "#server/platform/people/changesByOthers.ts";
import { runHashing } from "#server/platform/queues/hashQueue.ts";
import { markSeen } from "#server/platform/people/lastSeen.ts";
import { displayNameOf, personOf } from "#server/platform/people/person.ts";
import { checkSecret } from "#server/platform/people/pins.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { enterStation, isStation, leaveStation } from "#server/platform/people/stations.ts";
import { findColleague } from "./colleague.ts";

export const stationRoutes = {
  /** Sends the person's token, name, role and rights, and when the station must ask for the person again. */
  enter(e: core.RequestEvent, { company }: Staff): void {
    const station = e.auth;
    if (!station || !isStation(station)) refuseRequest("no_station", 403);
    const person = findColleague(e.app, company, requestDocumentId(e));
    if (!station || !person) return refuseRequest("not_person", 404);
    const pin = textValue(requestBody(e)["pin"]);
    runHashing(e, () => checkSecret(e, person, { pin, password: "" }));
    const changed = changesByOthers(e.app, person);
    markSeen(e.app, person, changed.length > 0);
    const found = personOf(person);
    const { token, prompt, idleMs } = enterStation(e.app, station, person);
    e.json(200, {
      token,
      prompt,
      idle_minutes: idleMs / 60_000,
      person: { id: person.id, name: displayNameOf(person) },
      role: found.role,
      rights: rightsOf(found),
      changed,
    });
  },

  leave(e: core.RequestEvent): void {
    if (e.auth && isStation(e.auth)) leaveStation(e.app, e.auth.id);
    e.noContent(204);
  },
};
