import { useState } from "react";
import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import type { Review, ReviewList, ReviewRow, UnknownCode } from "#domain/counts/countAnswers.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { FilterChip } from "#ui/list/FilterChip.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { Button } from "#ui/page/Button.tsx";
import { type Tab, Tabs } from "#ui/page/Tabs.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ProductRows } from "./ProductRows.tsx";
import { RecountDialog } from "../RecountDialog.tsx";
import { reviewListLabels, reviewStrings as text } from "./review.strings.ts";
import { UnknownRows } from "./UnknownRows.tsx";
import { type ReviewActs, useReviewActs } from "./useReviewActs.ts";

type Row = ReviewRow | UnknownCode;
type Props = {
  count: string;
  isOpen: boolean;
  list: ReviewList;
  perPage: number;
  state: ListState;
  query: Query<Review>;
};

const several = {
  name: "deux",
  value: "1",
  chip: text.several,
  hint: text.severalHint,
  mark: "half",
} as const;

/** Lists of the review, in the order in which a person works through them. */
const order = Object.keys(reviewListLabels) as ReviewList[];

const tabsOf = (review: Review | undefined): Tab<ReviewList>[] =>
  order.map((key) => {
    const count = review?.summary[key] ?? 0;
    return {
      key,
      label: reviewListLabels[key],
      ...(count > 0 && { count: formatCount(count) }),
    };
  });

/** Page of rows, in the shape that list components expect. */
const pageOf = (review: Review, page: number, perPage: number): Page<Row> => ({
  page,
  perPage,
  totalItems: review.totalItems,
  totalPages: Math.ceil(review.totalItems / perPage),
  items: review.items,
});

type ZeroProps = { rows: readonly ReviewRow[]; acts: ReviewActs };

/** Button that sets all products of the page to 0, after a question. */
function AllToZero({ rows, acts }: ZeroProps) {
  const { ask, question } = useQuestion();
  const zero = async () => {
    const isSure = await ask({
      title: text.zeroTitle(rows.length),
      content: <p className="text-ink-2">{text.zeroText}</p>,
      back: words.cancel,
      goOn: text.allToZero,
    });
    const pieces = rows.map(({ product }) => [product, 0] as const);
    if (isSure) await acts.recount(pieces, text.zeroed(rows.length));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2">
      <p className="text-ink-2">{text.uncountedHint}</p>
      <Button size="sm" isBusy={acts.isBusy} onClick={() => void zero()}>
        {text.allToZero}
      </Button>
      {question}
    </div>
  );
}

function Rows({
  list,
  rows,
  acts,
  isOpen,
}: Pick<Props, "list" | "isOpen"> & { rows: Row[]; acts: ReviewActs }) {
  const [recounted, setRecounted] = useState<ReviewRow | null>(null);
  if (list === "unknown")
    return <UnknownRows rows={rows as UnknownCode[]} acts={acts} isOpen={isOpen} />;
  const products = rows as ReviewRow[];
  const close = () => setRecounted(null);
  const recount = async ({ product, name }: ReviewRow, quantity: number) => {
    const done = text.recounted(name, formatCount(quantity));
    if (await acts.recount([[product, quantity]], done)) close();
  };
  return (
    <>
      {list === "uncounted" && isOpen && <AllToZero rows={products} acts={acts} />}
      {list === "outside" && (
        <p className="border-b border-line px-4 py-3 text-ink-2">{text.outsideHint}</p>
      )}
      <ProductRows {...{ list, acts, isOpen }} rows={products} onRecount={setRecounted} />
      {recounted && (
        <RecountDialog
          {...recounted}
          isBusy={acts.isBusy}
          onRecount={(quantity) => void recount(recounted, quantity)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Lists of the review as tabs, with the number of rows in each. */
export function ReviewCard({ count, isOpen, list, perPage, state, query }: Props) {
  const acts = useReviewActs(count);
  const { data } = query;
  const page = data && pageOf(data, state.page, perPage);
  const isByPeople = list !== "unknown" && list !== "uncounted";
  const isNarrowed = state.query !== "" || state.filter("deux") !== "";
  return (
    <div className="card overflow-clip">
      <Tabs
        className="px-4"
        label={text.lists}
        tabs={tabsOf(data)}
        current={list}
        onChange={(key) => state.setFilter("liste", key === "differs" ? "" : key)}
      >
        <ListCard<Row>
          isInside
          state={state}
          query={{ ...query, data: page }}
          errorMessage={text.failed}
          range={ui.resultRange}
          search={
            <SearchBar state={state} placeholder={text.search} isWide>
              {isByPeople && <FilterChip {...several} state={state} />}
            </SearchBar>
          }
          empty={
            <EmptyState
              icon="circle-check"
              title={text.empty[list]}
              {...(isNarrowed && { text: text.emptySearch })}
            />
          }
        >
          {(rows) => <Rows list={list} rows={rows} acts={acts} isOpen={isOpen} />}
        </ListCard>
      </Tabs>
    </div>
  );
}
