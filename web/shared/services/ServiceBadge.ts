import type { ServiceStatus } from "#domain/core/records.ts";
import { serviceStatusLabels } from "#lib/texts/labels.ts";
import { statusBadge } from "#ui/page/Badge.tsx";
import type { MarkName } from "#ui/page/Mark.tsx";

const looks = {
  todo: ["mute", "none"],
  waiting: ["warn", "half"],
  supplier: ["info", "half"],
  ready: ["ok", "full"],
  returned: ["mute", "done"],
  cancelled: ["mute", "cross"],
} as const;

export const ServiceBadge = statusBadge<ServiceStatus>(looks, serviceStatusLabels);

export const serviceMark = (status: ServiceStatus): MarkName => looks[status][1];
