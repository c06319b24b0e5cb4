import type { ComponentProps } from "react";
import type { QuoteState } from "#domain/quotes/quote.ts";
import { quoteStateLabels } from "#lib/labels.ts";
import { Badge } from "#ui/page/Badge.tsx";

type Look = Pick<ComponentProps<typeof Badge>, "tone" | "mark">;

const looks: Record<QuoteState, Look> = {
  open: { tone: "info", mark: "none" },
  sent: { tone: "info", mark: "half" },
  expired: { tone: "warn", mark: "none" },
  accepted: { tone: "ok", mark: "full" },
  refused: { tone: "mute", mark: "cross" },
};

export const QuoteStateBadge = ({ state }: { state: QuoteState }) => (
  <Badge {...looks[state]}>{quoteStateLabels[state]}</Badge>
);
