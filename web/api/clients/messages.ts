import type { Message, MessageKind } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { createRecord, loadRecord } from "#api/records.ts";
import { invalidate } from "#api/queryClient.ts";

const collection = "optique_messages";

/** Message whose text is ready. `record`: id of its prescription or invoice. */
export type PreparedMessage = {
  client: string;
  kind: MessageKind;
  record: string;
  phone: string;
  text: string;
};

/**
 * Stores that the link of a message was opened; whether it was sent is unknown. After a lost answer, looks for the
 * stored message.
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
