import { parseDay, today } from "#domain/core/days/days.ts";
import type { Client, Service } from "#domain/core/records.ts";
import { serviceDaysLate } from "#domain/services/serviceStatus.ts";
import type { ServiceMessage } from "#shared/services/serviceMessage.ts";

/** Ticket that a message is about: a card of the board, or an opened ticket. */
export type ToldService = Pick<Service, "id" | "number" | "estimate" | "promised_on" | "status"> & {
  /** Job of a remake, in which its promised day is stored; '' or absent for other tickets. */
  job?: string;
  expand?: { client?: Pick<Client, "id" | "name" | "phone"> | null };
};

/**
 * Kind of message that suits the state of a ticket: ready, estimate or delay. Null when none does, or without a client.
 */
export function messageOf({ status, promised_on, expand }: ToldService): ServiceMessage | null {
  if (!expand?.client) return null;
  if (status === "ready") return "service";
  if (status === "waiting") return "estimate";
  const promised = parseDay(promised_on);
  return promised && serviceDaysLate(status, promised, today()) > 0 ? "delay" : null;
}
