import { statusBadge } from "#ui/page/Badge.tsx";
import { type ClaimState, claimStateLabels } from "./claimDisplay.ts";

export const ClaimStatusBadge = statusBadge<ClaimState>(
  {
    todo: ["warn", "none"],
    ready: ["info", "half"],
    given: ["ok", "full"],
    asked: ["info", "none"],
    agreed: ["info", "half"],
    refused: ["mute", "cross"],
    sent: ["info", "half"],
    paid: ["ok", "full"],
    partly: ["warn", "half"],
    rejected: ["bad", "cross"],
    lost: ["mute", "cross"],
  },
  claimStateLabels,
);
