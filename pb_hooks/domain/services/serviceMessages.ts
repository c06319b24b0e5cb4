/** Messages to a client about a ticket: ready, estimate, delay (docs/rules-slips.md, Lists and board). */
import { listSql } from "#domain/core/text/sqlTexts.ts";
import type { MessageKind } from "#domain/core/records.ts";

const serviceMessages = ["service", "estimate", "delay"] as const satisfies MessageKind[];
/** Kinds of these messages, as the list of an SQL IN condition. */
export const serviceMessagesSql: string = listSql(serviceMessages);
