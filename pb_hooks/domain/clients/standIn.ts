import type { Client } from "#domain/core/records.ts";

/** The client that stands for all who were erased: known by having no day of its own. */
export const isStandIn = ({ created }: Pick<Client, "created">): boolean => created === "";
