import type { JobCard } from "#api/sales/jobs.ts";
import { words } from "#lib/texts/words.strings.ts";

export const clientOf = ({ expand }: JobCard): string => expand.client?.name ?? words.unknownClient;
