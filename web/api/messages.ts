import type { Message, MessageKind } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { createRecord } from "./records.ts";

/** What was prepared for whom; `record` is the prescription or the invoice that it is about. */
export type PreparedMessage = {
  client: string;
  kind: MessageKind;
  record: string;
  phone: string;
  text: string;
};

/** Remembers that a message was prepared: its link was opened. Whether it was sent nobody can know. */
export const rememberMessage = (message: PreparedMessage): Promise<Message> =>
  createRecord("optique_messages", newId(), message);
