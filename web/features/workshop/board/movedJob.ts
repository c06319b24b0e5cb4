import type { JobCard } from "#api/jobs.ts";
import type { MovedJob } from "#shared/workshop/useMoveJob.tsx";
import { clientOf } from "../clientOf.ts";

/** What moving a card must know of it. */
export const movedJob = (card: JobCard): MovedJob => ({
  id: card.id,
  status: card.status,
  client: clientOf(card),
  invoice: card.expand.invoice,
});
