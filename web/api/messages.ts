import type { Message, MessageKind } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { createRecord, loadRecord } from "./records.ts";
import { invalidate } from "./queryClient.ts";

const collection = "optique_messages";

/** What was prepared for whom; `record` is the prescription or the invoice that it is about. */
export type PreparedMessage = {
  client: string;
  kind: MessageKind;
  record: string;
  phone: string;
  text: string;
};

/**
 * Remembers that a message was prepared: its link was opened. Whether it was sent nobody can know. When the answer is lost
 * it may be there all the same: it is looked for, since nobody changes a message.
 */
export async function rememberMessage(message: PreparedMessage): Promise<Message> {
  const id = newId();
  try {
    return await createRecord<Message>(collection, id, message);
  } catch (error) {
    const kept = await loadRecord<Message>(collection, id).catch(() => {
      throw error;
    });
    invalidate(collection);
    return kept;
  }
}
