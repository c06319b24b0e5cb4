import { company } from "#api/session/session.ts";
import { useQuery } from "@tanstack/react-query";
import { healthQuery } from "#api/shop/backups.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";

const patienceMs = 5 * 60_000;

/**
 * Notice above every page about damaged data and failed backups, until they are repaired; checked every five minutes.
 */
export function HealthBanner() {
  const shop = useValue(company);
  const { data } = useQuery({
    ...healthQuery,
    enabled: Boolean(shop),
    staleTime: patienceMs,
    refetchInterval: patienceMs,
  });
  if (!data || data.problems.length === 0) return null;
  return (
    // Placed below the toasts, and not printed.
    <div className="mb-4 md:mt-8 print:hidden">
      <Notice tone="bad">
        <ul className="grid gap-1">
          {data.problems.map((problem) => (
            <li key={problem}>
              <bdi dir="auto">{problem}</bdi>.
            </li>
          ))}
        </ul>
        <a href={paths.backups} className="font-medium underline underline-offset-3">
          {words.company}
        </a>
      </Notice>
    </div>
  );
}
