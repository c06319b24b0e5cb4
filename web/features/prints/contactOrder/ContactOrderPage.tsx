import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { useRight } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { NoEyes } from "../NoEyes.tsx";
import { SheetSkeleton } from "../PrintedRecord.tsx";
import { ContactOrder } from "./ContactOrder.tsx";
import { contactOrderStrings } from "./contactOrder.strings.ts";

/** Rows named in the address, else all rows to order, of one supplier if the address names it. */
function askedRows(
  open: readonly ListedContactOrder[],
  ids: readonly string[],
  supplier: string,
): ListedContactOrder[] {
  const asked = new Set(ids);
  return open.filter((row) =>
    asked.size > 0
      ? asked.has(row.id)
      : row.status === "to_order" && (supplier === "" || row.supplier === supplier),
  );
}

/** /lentilles/commande?fournisseur=id or ?lignes=id,id: orders of contact lenses, one page per supplier. */
export default function ContactOrderPage() {
  const [params] = useSearchParams();
  const ids = (params.get("lignes") ?? "").split(",").filter(Boolean);
  const first = params.get("fournisseur") ?? "";
  const shop = useValue(company);
  // Without the right to see values there is no order, because it would be wrong.
  const seesEyes = useRight("eyes.see");
  const open = useQuery(snapshotOf(contactLensQueries.open));
  const suppliers = useQuery(supplierQueries.all);
  const failed = contactOrderStrings.loadFailed;
  useLeaveOnFailure(open, failed, paths.contactLenses());
  useLeaveOnFailure(suppliers, failed, paths.contactLenses());
  if (!seesEyes)
    return (
      <NoEyes
        title={contactOrderStrings.title}
        back={{ href: paths.contactLenses(), label: words.contactLenses }}
      />
    );
  if (!open.data || !suppliers.data || !shop) return <SheetSkeleton />;
  const rows = askedRows(open.data, ids, first);
  return (
    <ContactOrder
      rows={rows}
      gone={Math.max(new Set(ids).size - rows.length, 0)}
      suppliers={suppliers.data}
      first={first}
      company={shop}
    />
  );
}
