import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { quoteQueries } from "#api/quotes.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { QuoteDetail } from "./QuoteDetail.tsx";
import { useDeleteQuote } from "./useDeleteQuote.ts";

export default function QuotePage() {
  const { id } = useParams<{ id: string }>();
  const { toPlace } = useReturn(paths.quotes);
  const { removing, remove } = useDeleteQuote(toPlace);
  // No reload during the deletion.
  const { data, error } = useQuery({ ...quoteQueries.one(id), enabled: removing !== id });
  useLeaveOnFailure({ data, error }, words.quoteFailed, paths.quotes);
  if (isNotFound(error))
    return <MissingDocument icon="invoice" title={words.quoteMissing} href={paths.quotes} />;
  if (!data) return <DetailSkeleton />;
  return (
    <QuoteDetail key={id} quote={data} isRemoving={removing === id} onRemove={() => remove(data)} />
  );
}
