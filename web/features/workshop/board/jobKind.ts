import { jobStatuses } from "#domain/core/records.ts";
import { neighbourStatus } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { paths } from "#lib/addresses/paths.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import type { BoardKind } from "#shared/board/boardKind.ts";
import { openColumns } from "#shared/board/openColumns.ts";
import { jobMark } from "#shared/workshop/JobBadge.ts";
import { CardFace } from "./CardFace.tsx";
import { clientOf } from "../clientOf.ts";
import { jobRules } from "./jobRules.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

/** Board of jobs, from the sale to the delivery. */
export const jobKind: BoardKind<JobCard> = {
  ...jobRules,
  label: workshopPageStrings.board,
  columns: workshopPageStrings.columns,
  states: jobStatusLabels,
  verbs: workshopPageStrings.card.verbs,
  empty: workshopPageStrings.emptyColumns,
  mark: jobMark,
  tones: {
    to_order: "text-ink-3",
    ordered: "text-info",
    mounting: "text-brand-ink",
    ready: "text-ok",
    delivered: "text-ink-3",
    cancelled: "text-ink-3",
  },
  skeleton: { to_order: 3, ordered: 2, mounting: 4, ready: 3, delivered: 1, cancelled: 0 },
  // States of jobs in progress.
  open: openColumns(jobStatuses, ["ordered", "mounting", "ready"]),
  nameOf: clientOf,
  linkOf: (card) =>
    [clientOf(card), card.expand.invoice?.invoice_number].filter(Boolean).join(", "),
  hrefOf: ({ id }) => paths.job(id),
  beside: ({ status }, side) => neighbourStatus(status, side),
  next: ({ status }) => neighbourStatus(status, 1),
  isOffered: () => true,
  Face: CardFace,
};
