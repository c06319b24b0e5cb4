import { loadHealth } from "#api/health.ts";
import { company } from "#api/session.ts";
import { useQuery } from "#api/useQuery.ts";
import { useValue } from "#lib/useValue.ts";
import { Notice } from "#ui/page/Panel.tsx";

/** Damage of the data and failed backups, above every page until they are mended; asked again on each page. */
export function HealthBanner({ path }: { path: string }) {
  const shop = useValue(company);
  const { data } = useQuery(shop ? "health" : null, loadHealth, { revision: path });
  return data?.problems.map((problem) => (
    <div key={problem} className="mb-4">
      <Notice tone="bad">{problem}.</Notice>
    </div>
  ));
}
