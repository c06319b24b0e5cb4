import { serviceStatuses } from "#domain/core/records.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";
import { isOpenService, serviceDaysLate } from "#domain/services/serviceStatus.ts";
import type { BoardRules } from "#shared/board/boardKind.ts";
import { serviceBoardStrings } from "./serviceBoard.strings.ts";

/** Rules of the board of after-sales tickets. */
export const serviceRules: BoardRules<ServiceCard> = {
  statuses: serviceStatuses,
  ready: "ready",
  done: "returned",
  isInWork: (status) => isOpenService(status) && status !== "ready",
  daysLate: serviceDaysLate,
  promised: serviceBoardStrings.promised,
};
