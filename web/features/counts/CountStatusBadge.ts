import type { CountStatus } from "#domain/core/records.ts";
import { statusBadge } from "#ui/page/Badge.tsx";
import { countStatusLabels } from "#shared/stock/stock.strings.ts";

export const CountStatusBadge = statusBadge<CountStatus>(
  { open: ["info", "none"], posted: ["ok", "full"], abandoned: ["mute", "cross"] },
  countStatusLabels,
);
