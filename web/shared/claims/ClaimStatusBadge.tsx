import type { ComponentProps } from "react";
import type { ClaimStatus } from "#domain/core/records.ts";
import { claimStatusLabels } from "#lib/labels.ts";
import { Badge } from "#ui/page/Badge.tsx";

type Look = Pick<ComponentProps<typeof Badge>, "tone" | "mark">;

const looks: Record<ClaimStatus, Look> = {
  todo: { tone: "warn", mark: "none" },
  ready: { tone: "info", mark: "half" },
  given: { tone: "ok", mark: "full" },
  asked: { tone: "info", mark: "none" },
  agreed: { tone: "info", mark: "half" },
  refused: { tone: "mute", mark: "cross" },
  sent: { tone: "info", mark: "half" },
  paid: { tone: "ok", mark: "full" },
  partly: { tone: "warn", mark: "half" },
  rejected: { tone: "bad", mark: "cross" },
};

export const ClaimStatusBadge = ({ status }: { status: ClaimStatus }) => (
  <Badge {...looks[status]}>{claimStatusLabels[status]}</Badge>
);
