import type { Message, MessageKind } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { createRecord, loadRecord } from "#api/records.ts";
import { invalidate } from "#api/queryClient.ts";

const collection = "optique_messages";

/** Prepared message; `record` is its prescription or invoice. */
export type PreparedMessage = {
  client: string;
  kind: MessageKind;
  record: string;
  phone: string;
  text: string;
};

/**
 * Stores that a message's link was opened; sending cannot be known. After a lost answer it looks for the stored
 * message.
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
