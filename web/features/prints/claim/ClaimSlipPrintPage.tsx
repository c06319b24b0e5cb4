import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { claimQueries } from "#api/claims.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { paths } from "#lib/paths.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { strings } from "./claim.strings.ts";
import { ClaimSlipSheet } from "./ClaimSlipSheet.tsx";

const text = strings.slip;
const formats = ["a4"] as const;

/** /print/bordereau/{slip}: slip of claims to a fund; waits for 'Imprimer'. */
export default function ClaimSlipPrintPage() {
  const { slip } = useParams<{ slip: string }>();
  const query = useQuery(snapshotOf(claimQueries.ofSlip(slip)));
  return (
    <PrintedRecord
      query={query}
      failed={text.failed}
      missing={{ icon: "invoice", title: text.missing, href: paths.claims() }}
      isMissing={query.data?.items.length === 0}
    >
      {({ items }, company) => (
        <PrintPage
          kind="claim"
          title={text.page(slip)}
          back={paths.claimSlip(slip)}
          formats={formats}
          isKeyed
        >
          {() => <ClaimSlipSheet slip={slip} claims={items} company={company} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}
