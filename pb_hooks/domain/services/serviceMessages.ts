/** Messages to a client about a ticket: it is ready, its estimate, a delay (docs/rules-slips.md, Lists and board). */
import type { MessageKind } from "#domain/core/records.ts";

const serviceMessages = ["service", "estimate", "delay"] as const satisfies MessageKind[];
/** Kinds of these messages, for an IN condition. */
export const serviceMessagesSql: string = serviceMessages.map((kind) => `'${kind}'`).join(", ");
