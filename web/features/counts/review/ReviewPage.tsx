import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { useRight } from "#api/session/people.ts";
import { countQueries, type ReviewQuery } from "#api/stock/counts.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import {
  type CountDocument,
  type Review,
  type ReviewList,
  reviewLists,
} from "#domain/counts/countAnswers.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { countRecord } from "#shared/documents/recordKinds.ts";
import { NewProductHost } from "#shared/stock/newProduct.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { CountStatusBadge } from "../CountStatusBadge.ts";
import { PostDialog } from "./PostDialog.tsx";
import { reviewStrings as text } from "./review.strings.ts";
import { ReviewCard } from "./ReviewCard.tsx";

const perPage = 50;

const listOf = (state: ListState): ReviewList =>
  reviewLists.find((list) => list === state.filter("liste")) ?? "differs";

/** Query for the list and page that the address names. */
const queryOf = (state: ListState): ReviewQuery => {
  const [q, several] = [state.query, state.filter("deux")];
  return {
    list: listOf(state),
    page: state.page,
    perPage,
    ...(q && { q }),
    ...(several && { several }),
  };
};

/** Subtitle: number of differences and their value. */
function subtitleOf(review: Review | undefined): string | false {
  if (!review) return false;
  const { differs, value } = review.summary;
  return text.subtitle(differs, value === undefined ? "" : formatMoney(toCentimes(value)));
}

function CountReview({ count }: { count: CountDocument }) {
  const state = useListState();
  const query = useKeptQuery(countQueries.review(count.id, queryOf(state)));
  const [isPosting, setPosting] = useState(false);
  const isOpen = count.status === "open";
  return (
    <>
      <PageHeader
        title={text.title(count.name)}
        name={words.countReview}
        subtitle={subtitleOf(query.data)}
        back={{ href: paths.count(count.id), label: words.count }}
        badge={<CountStatusBadge status={count.status} />}
      >
        <PrintLink href={paths.printCount(count.id)} />
        {isOpen && (
          <Button
            variant="primary"
            icon="check"
            disabled={query.data === undefined}
            onClick={() => setPosting(true)}
          >
            {text.post.button}
          </Button>
        )}
      </PageHeader>
      <ReviewCard
        count={count.id}
        isOpen={isOpen}
        list={listOf(state)}
        perPage={perPage}
        state={state}
        query={query}
      />
      <NewProductHost />
      {isPosting && query.data && (
        <PostDialog count={count.id} review={query.data} onClose={() => setPosting(false)} />
      )}
    </>
  );
}

/** Review of a count: differences, uncounted products, unknown codes. */
export default function ReviewPage() {
  const { id } = useParams<{ id: string }>();
  const mayReview = useRight("adjustment.write");
  const { data, error, refetch } = useQuery(countRecord.query(id));
  if (isNotFound(error) || !mayReview)
    return (
      <MissingDocument
        icon={countRecord.icon}
        title={mayReview ? countRecord.missing : words.noRight}
        href={paths.counts}
      />
    );
  if (data) return <CountReview key={id} count={data} />;
  if (error === null) return <DetailSkeleton />;
  return <ErrorPanel message={countRecord.failed} onRetry={() => refetch()} />;
}
