import { useQuery } from "@tanstack/react-query";
import { countQueries } from "#api/stock/counts.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { adjustmentsStrings } from "./adjustments.strings.ts";

/** Notice with a link to the count behind the adjustment, and that only the notes may change. */
export function CountNotice({ id }: { id: string }) {
  const { data } = useQuery(countQueries.one(id));
  return (
    <Notice tone="info">
      <a dir="auto" className="finger font-medium underline" href={paths.count(id)}>
        {data?.name ?? words.count}
      </a>
      <p>{adjustmentsStrings.form.ofCount}</p>
    </Notice>
  );
}
