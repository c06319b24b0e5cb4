import type { QuoteState } from "#domain/quotes/quote.ts";
import { quoteStateLabels } from "#lib/texts/labels.ts";
import { statusBadge } from "#ui/page/Badge.tsx";

export const QuoteStateBadge = statusBadge<QuoteState>(
  {
    open: ["info", "none"],
    sent: ["info", "half"],
    expired: ["warn", "none"],
    accepted: ["ok", "full"],
    refused: ["mute", "cross"],
  },
  quoteStateLabels,
);
