import { own } from "./checks.ts";
import { queryJson } from "#server/platform/sql.ts";

type Gap = { number: string; deletedBy: string; deletedAt: string };

const gapsSql = `WITH RECURSIVE used AS (
    SELECT substr(invoice_number, 1, 6) AS month, CAST(substr(invoice_number, 7) AS INTEGER) AS sequence
    FROM optique_invoices WHERE ${own}),
  months AS (SELECT month, MAX(sequence) AS highest FROM used GROUP BY month HAVING COUNT(DISTINCT sequence) < MAX(sequence)),
  numbers AS (SELECT month, highest, 1 AS sequence FROM months
    UNION ALL SELECT month, highest, sequence + 1 FROM numbers WHERE sequence < highest),
  missing AS (SELECT month || printf('%04d', sequence) AS number FROM numbers n
    WHERE NOT EXISTS (SELECT 1 FROM used u WHERE u.month = n.month AND u.sequence = n.sequence))
  SELECT json_group_array(json_object('number', number, 'deletedBy', COALESCE(j.actor_name, ''), 'deletedAt', COALESCE(j.created, ''))) AS json
  FROM missing LEFT JOIN optique_journal j
    ON j.company = {:company} AND j.collection = 'optique_invoices' AND j.action = 'delete' AND j.label = number`;

/** The numbers missing below the highest of each month, with what the journal knows of their deletion. */
export const numberGaps = (app: core.App, company: string): Gap[] =>
  queryJson<Gap[]>(app, gapsSql, { company }) ?? [];
