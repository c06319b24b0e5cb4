/** A route, whoever brings it; registry.ts wraps it in the check of its right. */
import type { ApprovableRight, FixedRight } from "#domain/people/permissions.ts";
import type { ActOf, Staff } from "#server/platform/requests/routeRequest.ts";

type Answer =
  /** Route for staff with this right: 401 for a guest, 403 without a company. */
  | { right: FixedRight | "read"; handle: (e: core.RequestEvent, staff: Staff) => void }
  /** The same, with the act that another person may approve. */
  | {
      right: ApprovableRight;
      actOf: ActOf;
      /** True of an act whose content asks for further rights: its refusal names all that are lacked. */
      asksFurtherRights?: true;
      handle: (e: core.RequestEvent, staff: Staff) => void;
    }
  /** Route with its own access check. */
  | { right: null; handle: (e: core.RequestEvent) => void };

/** `path`: below /api/optique. `maxBody`: bytes. `isForGuests`: the gate lets guests send to it. */
export type Route = Answer & {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/${string}`;
  maxBody?: number;
  isForGuests?: true;
};
