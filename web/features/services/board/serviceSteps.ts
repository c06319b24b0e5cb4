/** Next states of a ticket on its board. Any state may follow any other; the server refuses what lacks its values. */
import { type ServiceStatus, serviceStatuses } from "#domain/core/records.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";

/** State that usually comes next, of the button. */
const usual: Partial<Record<ServiceStatus, ServiceStatus>> = {
  todo: "ready",
  waiting: "todo",
  supplier: "todo",
  ready: "returned",
};
export const nextService = ({ status }: Pick<ServiceCard, "status">): ServiceStatus | null =>
  usual[status] ?? null;

/** True of a state that the server takes: an agreement needs an amount, a supplier its name. */
export function isPossible({ estimate, supplier }: ServiceCard, status: ServiceStatus): boolean {
  if (status === "waiting") return estimate > 0;
  return status !== "supplier" || supplier !== "";
}

/** True of a state that still lies ahead: neither the client nor the supplier has answered. */
function isAhead(card: ServiceCard, status: ServiceStatus): boolean {
  if (status === "waiting") return card.estimate_answer === "";
  return status !== "supplier" || card.supplier_answer === "";
}

/** State to which an arrow key moves a card: the nearest that is possible and not settled. */
export function besideService(card: ServiceCard, side: 1 | -1): ServiceStatus | null {
  const from = serviceStatuses.indexOf(card.status);
  if (from < 0) return null;
  const there = serviceStatuses.filter(
    (status, place) =>
      Math.sign(place - from) === side && isPossible(card, status) && isAhead(card, status),
  );
  return (side === 1 ? there[0] : there.at(-1)) ?? null;
}
