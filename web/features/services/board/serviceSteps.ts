/** Next states of a ticket on its board. Any order is allowed; the server refuses a state whose values are missing. */
import { type ServiceStatus, serviceStatuses } from "#domain/core/records.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";

/** State that usually comes next, for the button of a card. */
const nextStatus: Partial<Record<ServiceStatus, ServiceStatus>> = {
  todo: "ready",
  waiting: "todo",
  supplier: "todo",
  ready: "returned",
};
export const nextService = ({ status }: Pick<ServiceCard, "status">): ServiceStatus | null =>
  nextStatus[status] ?? null;

/** True when the server would accept the state: 'waiting' needs an estimate, 'supplier' a supplier. */
export function isPossible({ estimate, supplier }: ServiceCard, status: ServiceStatus): boolean {
  if (status === "waiting") return estimate > 0;
  return status !== "supplier" || supplier !== "";
}

/** True unless the state is already settled, because the client or the supplier has answered. */
function isAhead(card: ServiceCard, status: ServiceStatus): boolean {
  if (status === "waiting") return card.estimate_answer === "";
  return status !== "supplier" || card.supplier_answer === "";
}

/** State to which an arrow key moves a card: the nearest one that is accepted and not settled; null without one. */
export function besideService(card: ServiceCard, side: 1 | -1): ServiceStatus | null {
  const from = serviceStatuses.indexOf(card.status);
  if (from < 0) return null;
  const there = serviceStatuses.filter(
    (status, place) =>
      Math.sign(place - from) === side && isPossible(card, status) && isAhead(card, status),
  );
  return (side === 1 ? there[0] : there.at(-1)) ?? null;
}
