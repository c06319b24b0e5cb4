import type { ComponentProps } from "react";
import { Badge } from "#ui/page/Badge.tsx";
import { type ClaimState, stateLabel } from "./claimParts.ts";

type Look = Pick<ComponentProps<typeof Badge>, "tone" | "mark">;

const looks: Record<ClaimState, Look> = {
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
  lost: { tone: "mute", mark: "cross" },
};

export const ClaimStatusBadge = ({ state }: { state: ClaimState }) => (
  <Badge {...looks[state]}>{stateLabel(state)}</Badge>
);
