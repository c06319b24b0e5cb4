import type { Client, MessageKind, Service } from "#domain/core/records.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { formatDay } from "#lib/texts/formats.ts";
import type { MessageSubject } from "#shared/messages/useMessages.ts";

export type ServiceMessage = Extract<MessageKind, "service" | "estimate" | "delay">;
type Told = Pick<Service, "id" | "number" | "estimate" | "promised_on">;

/**
 * Data of a message about a ticket (ready, estimate or delay). Never includes the cause, an eye, or a member of staff.
 */
export const serviceSubject = (
  kind: ServiceMessage,
  { id, number, estimate, promised_on }: Told,
  client: Pick<Client, "id" | "name" | "phone">,
): MessageSubject => ({
  kind,
  client,
  record: id,
  number,
  date: formatDay(promised_on),
  ...(estimate > 0 ? { amount: formatMoney(toCentimes(estimate)) } : {}),
});
