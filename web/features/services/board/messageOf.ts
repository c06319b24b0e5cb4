import { parseDay, today } from "#domain/core/days/days.ts";
import type { Client, Service } from "#domain/core/records.ts";
import { serviceDaysLate } from "#domain/services/serviceStatus.ts";
import type { ServiceMessage } from "#shared/services/serviceMessage.ts";

/** Ticket that a message can be about: a card of the board, or an opened ticket. */
export type ToldService = Pick<Service, "id" | "number" | "estimate" | "promised_on" | "status"> & {
  /** Job of a remake, which its promise is written to; '' or absent of others. */
  job?: string;
  expand?: { client?: Pick<Client, "id" | "name" | "phone"> | null };
};

/** Message that the state of a ticket proposes: ready, an agreement, a delay; null of others, and without a client. */
export function messageOf({ status, promised_on, expand }: ToldService): ServiceMessage | null {
  if (!expand?.client) return null;
  if (status === "ready") return "service";
  if (status === "waiting") return "estimate";
  const promised = parseDay(promised_on);
  return promised && serviceDaysLate(status, promised, today()) > 0 ? "delay" : null;
}
