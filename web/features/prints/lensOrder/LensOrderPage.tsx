import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { company } from "#api/session.ts";
import type { Remake } from "#domain/workshop/labOrder.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { SheetSkeleton } from "../PrintedRecord.tsx";
import { LensOrder } from "./LensOrder.tsx";
import { strings } from "./lensOrder.strings.ts";
import { loadLensOrder } from "./loadLensOrder.ts";
import { useMarkOrdered } from "./useMarkOrdered.ts";

/** Limits the number of ids of the address. */
const mostJobs = 200;

const remakes: Readonly<Record<string, Remake>> = { od: "right", og: "left", odg: "both" };

/** /atelier/commande?montages=id,id: lens order with a page per lab; &refaire=od orders one eye again, &envoyee=1 shows what was sent. */
export default function LensOrderPage() {
  const [params] = useSearchParams();
  const asked = new Set((params.get("montages") ?? "").split(",").filter(Boolean));
  const ids = [...asked].slice(0, mostJobs);
  const remake = remakes[params.get("refaire") ?? ""] ?? null;
  const isSent = params.get("envoyee") === "1";
  const dropped = asked.size - ids.length;
  const shop = useValue(company);
  const marking = useMarkOrdered();
  const query = useQuery({
    queryKey: ["jobs", "order", ids],
    queryFn: ({ signal }) => loadLensOrder(ids, signal),
    // Reloads once after all writes of this page.
    enabled: marking.done === null,
  });
  useLeaveOnFailure(query, strings.loadFailed, paths.workshop);
  if (!query.data || !shop) return <SheetSkeleton />;
  return (
    <LensOrder
      loaded={{ ...query.data, remake, isSent }}
      dropped={dropped > 0 ? strings.dropped(mostJobs, dropped) : ""}
      company={shop}
      marking={marking}
    />
  );
}
