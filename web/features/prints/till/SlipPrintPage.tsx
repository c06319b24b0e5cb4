import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams } from "wouter";
import { chequeQueries } from "#api/cheques.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { SlipSheet } from "./SlipSheet.tsx";
import { strings } from "./till.strings.ts";

const text = strings.slip;
const formats = ["a4"] as const;

/** /caisse/remise/{slip}/print: bank deposit slip; waits for 'Imprimer'. */
export default function SlipPrintPage() {
  const { slip } = useParams<{ slip: string }>();
  const query = useQuery(snapshotOf(chequeQueries.slip(slip)));
  return (
    <PrintedRecord
      query={query}
      failed={text.loadFailed}
      missing={{ icon: "cheque", title: text.missing, href: paths.cheques() }}
      isMissing={query.data?.length === 0}
    >
      {(cheques, company) => (
        <PrintPage
          kind="till"
          title={text.page(slip)}
          back={paths.cheques()}
          backLabel={words.cheques}
          formats={formats}
          isKeyed
        >
          {() => <SlipSheet slip={slip} cheques={cheques} company={company} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}
