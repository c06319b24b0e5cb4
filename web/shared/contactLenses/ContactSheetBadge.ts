import type { ContactSheetStatus } from "#domain/core/records.ts";
import { contactSheetStatusLabels } from "#lib/texts/labels.ts";
import { statusBadge } from "#ui/page/Badge.tsx";

/** State of a sheet of contact lenses, as a badge. */
export const ContactSheetBadge = statusBadge<ContactSheetStatus>(
  { trial: ["info", "half"], final: ["ok", "full"], stopped: ["mute", "cross"] },
  contactSheetStatusLabels,
);
