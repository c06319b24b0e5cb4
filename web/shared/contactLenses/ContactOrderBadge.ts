import type { ContactOrderStatus } from "#domain/core/records.ts";
import { contactOrderStatusLabels } from "#lib/texts/labels.ts";
import { statusBadge } from "#ui/page/Badge.tsx";

/** Badge with the state of a row of boxes. */
export const ContactOrderBadge = statusBadge<ContactOrderStatus>(
  {
    to_order: ["mute", "none"],
    ordered: ["info", "half"],
    arrived: ["ok", "full"],
    given: ["mute", "done"],
    cancelled: ["mute", "cross"],
  },
  contactOrderStatusLabels,
);
