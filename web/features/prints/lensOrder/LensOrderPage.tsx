import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { useRight } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import type { RemadeLenses, Remake } from "#domain/workshop/labOrder.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { NoEyes } from "../NoEyes.tsx";
import { SheetSkeleton } from "../PrintedRecord.tsx";
import { LensOrder } from "./LensOrder.tsx";
import { lensOrderStrings } from "./lensOrder.strings.ts";
import { loadLensOrder } from "./loadLensOrder.ts";
import { useMarkOrdered } from "./useMarkOrdered.ts";

/** Highest number of ids read from the address. */
const mostJobs = 200;

const remakes: Readonly<Record<string, Remake>> = { od: "right", og: "left", odg: "both" };

/** Lenses to make again, from the address: 'refaire' names the eyes, 'paire' one pair. */
function remadeOf(params: URLSearchParams): RemadeLenses | null {
  const eyes = remakes[params.get("refaire") ?? ""];
  return eyes ? { eyes, pair: Number(params.get("paire")) || null } : null;
}

/**
 * /atelier/commande?montages=id,id: lens orders, one page per lab. &refaire=od&paire=2 orders one eye of a pair again;
 * &envoyee=1 shows what was sent.
 */
export default function LensOrderPage() {
  const [params] = useSearchParams();
  const asked = new Set((params.get("montages") ?? "").split(",").filter(Boolean));
  const ids = [...asked].slice(0, mostJobs);
  const remake = remadeOf(params);
  const isSent = params.get("envoyee") === "1";
  const dropped = asked.size - ids.length;
  const shop = useValue(company);
  // Without the right to see values there is no order, because it would be wrong.
  const seesEyes = useRight("eyes.see");
  const marking = useMarkOrdered();
  const query = useQuery({
    queryKey: ["jobs", "order", ids],
    queryFn: ({ signal }) => loadLensOrder(ids, signal),
    // Paused while jobs are being marked, so that the page reloads once after all writes.
    enabled: marking.done === null,
  });
  useLeaveOnFailure(query, lensOrderStrings.loadFailed, paths.workshop);
  if (!seesEyes)
    return (
      <NoEyes title={words.lensOrder} back={{ href: paths.workshop, label: words.workshop }} />
    );
  if (!query.data || !shop) return <SheetSkeleton />;
  return (
    <LensOrder
      loaded={{ ...query.data, remake, isSent }}
      dropped={dropped > 0 ? lensOrderStrings.dropped(mostJobs, dropped) : ""}
      company={shop}
      marking={marking}
    />
  );
}
