/** A route of any room; registry.ts adds the check of its right. */
import type { ApprovableRight, FixedRight } from "#domain/people/permissions.ts";
import type { ActOf, Staff } from "#server/platform/requests/routeRequest.ts";

type Answer =
  /** Route for staff with this right: a guest gets 401, a user without a company 403. */
  | { right: FixedRight | "read"; handle: (e: core.RequestEvent, staff: Staff) => void }
  /** Route whose right may be replaced by an approval of its act. */
  | {
      right: ApprovableRight;
      actOf: ActOf;
      /** True when the body may need further rights: a refusal then names all missing ones at once. */
      asksFurtherRights?: true;
      handle: (e: core.RequestEvent, staff: Staff) => void;
    }
  /** Route that checks access itself. */
  | { right: null; handle: (e: core.RequestEvent) => void };

/** `path`: below /api/optique. `maxBody`: in bytes. `isForGuests`: the gate lets requests of guests pass. */
export type Route = Answer & {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/${string}`;
  maxBody?: number;
  isForGuests?: true;
};
