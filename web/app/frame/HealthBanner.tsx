import { useState } from "react";
import { loadHealth } from "#api/backups.ts";
import { company } from "#api/session.ts";
import { useQuery } from "#api/useQuery.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/words.strings.ts";
import { Notice } from "#ui/page/Panel.tsx";

const patienceMs = 5 * 60_000;

/** Damage of the data and failed backups, above every page until they are mended; asked anew every five minutes at most. */
export function HealthBanner() {
  const shop = useValue(company);
  // From the first question on: by the hour's own five minutes, some pages asked twice in a second.
  const [since] = useState(Date.now);
  const revision = String(Math.floor((Date.now() - since) / patienceMs));
  const { data } = useQuery(shop ? "health" : null, loadHealth, { revision });
  if (!data || data.problems.length === 0) return null;
  return (
    // Below the band of the messages, and not on paper.
    <div className="mb-4 md:mt-8 print:hidden">
      <Notice tone="bad">
        <ul className="grid gap-1">
          {data.problems.map((problem) => (
            <li key={problem}>{problem}.</li>
          ))}
        </ul>
        <a href={paths.company} className="font-semibold underline underline-offset-3">
          {words.company}
        </a>
      </Notice>
    </div>
  );
}
