import type { ContactSheetStatus } from "#domain/core/records.ts";
import { contactSheetStatusLabels } from "#lib/texts/labels.ts";
import { statusBadge } from "#ui/page/Badge.tsx";

/** Badge with the state of a contact-lens sheet. */
export const ContactSheetBadge = statusBadge<ContactSheetStatus>(
  { trial: ["info", "half"], final: ["ok", "full"], stopped: ["mute", "cross"] },
  contactSheetStatusLabels,
);
