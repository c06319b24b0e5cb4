import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#api/queryClient.ts";
import { countQueries } from "#api/stock/counts.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { countRecord } from "#shared/documents/recordKinds.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { CountListSheet } from "./CountListSheet.tsx";
import { CountSheet } from "./CountSheet.tsx";
import { countPrints as text } from "./count.strings.ts";

const formats = ["a4"] as const;

/** Loads the count with its differences, or with the products not counted yet. */
const printedCount = (id: string, isList: boolean) =>
  queryOptions({
    queryKey: ["count", id, "printed", isList],
    queryFn: async () => {
      const [count, whole] = await Promise.all([
        queryClient.fetchQuery(countQueries.one(id)),
        queryClient.fetchQuery(countQueries.whole(id, isList ? "uncounted" : "differs")),
      ]);
      return { count, ...whole };
    },
  });

/** /stock/comptages/{id}/print: the result, or the paper list of an unfinished count; waits for 'Imprimer'. */
export default printPage({
  ...countRecord,
  query: (id, params) => printedCount(id, params.has("liste")),
  print: ({ count, review, rows }, company, id, params) => {
    const isList = params.has("liste");
    return (
      <PrintPage
        kind="count"
        title={isList ? text.listOf(count.name) : count.name}
        back={paths.count(id)}
        backLabel={words.count}
        formats={formats}
        isKeyed
      >
        {() =>
          isList ? (
            <CountListSheet {...{ count, rows, company }} />
          ) : (
            <CountSheet {...{ count, review, rows, company }} />
          )
        }
      </PrintPage>
    );
  },
});
