import { serviceStatuses } from "#domain/core/records.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { serviceStatusLabels } from "#lib/texts/labels.ts";
import type { BoardKind } from "#shared/board/boardKind.ts";
import { openColumns } from "#shared/board/openColumns.ts";
import { serviceMark } from "#shared/services/ServiceBadge.ts";
import { nameOfService } from "#shared/services/serviceName.ts";
import { serviceBoardStrings } from "./serviceBoard.strings.ts";
import { ServiceFace } from "./ServiceFace.tsx";
import { serviceRules } from "./serviceRules.ts";
import { besideService, isPossible, nextService } from "./serviceSteps.ts";

/** Board of after-sales tickets, from the deposit to the hand-over. */
export const serviceKind: BoardKind<ServiceCard> = {
  ...serviceRules,
  label: serviceBoardStrings.board,
  columns: serviceBoardStrings.columns,
  states: serviceStatusLabels,
  verbs: serviceBoardStrings.verbs,
  empty: serviceBoardStrings.emptyColumns,
  mark: serviceMark,
  tones: {
    todo: "text-ink-3",
    waiting: "text-warn",
    supplier: "text-info",
    ready: "text-ok",
    returned: "text-ink-3",
    cancelled: "text-ink-3",
  },
  skeleton: { todo: 3, waiting: 1, supplier: 2, ready: 2, returned: 1, cancelled: 0 },
  // States in which the shop or a supplier has to act.
  open: openColumns(serviceStatuses, ["todo", "supplier", "ready"]),
  nameOf: nameOfService,
  linkOf: (card) => `${nameOfService(card)}, ${card.number}`,
  hrefOf: ({ id }) => paths.service(id),
  beside: besideService,
  next: nextService,
  isOffered: isPossible,
  right: "service.write",
  Face: ServiceFace,
};
