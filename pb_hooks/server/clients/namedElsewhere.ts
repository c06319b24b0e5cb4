/** Records of other persons that name a client; each room finds its own (docs/rules-clients.md, Erasure). */
import type { Person } from "#domain/clients/mentions.ts";
import { erasures } from "#server/engine/attached.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { findCompanyClient } from "./clientReferences.ts";

/** Name, telephone and e-mail of a client record. */
export const personOf = (client: core.Record): Person => ({
  name: client.getString("name"),
  phone: client.getString("phone"),
  email: client.getString("email"),
});

/** GET /api/optique/clients/{id}/erase: what an erasure would touch besides the client's own records. */
export function getClientNaming(e: core.RequestEvent, staff: Staff): void {
  const id = e.request?.pathValue("id") ?? "";
  const person = personOf(findCompanyClient(e.app, staff.company, id));
  const found = erasures().map(({ names }) => names?.(e.app, staff, person));
  e.json(200, Object.assign({}, ...found));
}
