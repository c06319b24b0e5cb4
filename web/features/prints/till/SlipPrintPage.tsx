import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams } from "wouter";
import { chequeQueries } from "#api/cheques.ts";
import { company } from "#api/session.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { SheetSkeleton } from "../SheetSkeleton.tsx";
import { SlipSheet } from "./SlipSheet.tsx";
import { strings } from "./till.strings.ts";

const text = strings.slip;
const formats = ["a4"] as const;

/** /caisse/remise/{slip}/print: what goes to the bank with its cheques; waits for 'Imprimer'. */
export default function SlipPrintPage() {
  const { slip } = useParams<{ slip: string }>();
  const shop = useValue(company);
  const query = useQuery(snapshotOf(chequeQueries.slip(slip)));
  useLeaveOnFailure(query, text.loadFailed, paths.cheques());
  if (!query.data || !shop) return <SheetSkeleton />;
  if (query.data.length === 0) {
    return (
      <main>
        <MissingDocument icon="cheque" title={text.missing} href={paths.cheques()} />
      </main>
    );
  }
  const { data: cheques } = query;
  return (
    <PrintPage
      kind="till"
      title={text.page(slip)}
      back={paths.cheques()}
      backLabel={text.back}
      formats={formats}
      isKeyed
    >
      {() => <SlipSheet slip={slip} cheques={cheques} company={shop} />}
    </PrintPage>
  );
}
