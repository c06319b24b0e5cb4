import { useState } from "react";
import type { Company, TagTemplate } from "#domain/core/records.ts";
import { tagTemplates } from "#domain/core/records.ts";
import { maxTagged, maxTags, type QueuedTag } from "#domain/tags/tagAnswers.ts";
import { cellsOf, tagPapers } from "#domain/tags/templates.ts";
import { company } from "#api/session/session.ts";
import { type TagPage, tagQueries } from "#api/stock/tags.ts";
import { type Query, useKeptQuery } from "#api/useKeptQuery.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useValue } from "#lib/useValue.ts";
import { tagStrings } from "#shared/tags/tags.strings.ts";
import { FieldFrame, TextField } from "#ui/form/Field.tsx";
import { Select } from "#ui/form/Select.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Tabs } from "#ui/page/Tabs.tsx";
import { AddProduct } from "./AddProduct.tsx";
import { FirstTemplate } from "./FirstTemplate.tsx";
import { KeptPrints } from "./KeptPrints.tsx";
import { TagQueue } from "./TagQueue.tsx";
import { tagsText as text } from "./tags.strings.ts";

/** /app/etiquettes: tags to print, and earlier prints; on the first visit, the choice of a paper. */
export default function TagsPage() {
  const shop = useValue(company);
  if (!shop) return null;
  return shop.tag_template === "" ? <FirstTemplate /> : <Tags shop={shop} />;
}

type View = keyof typeof text.views;
const views = Object.keys(text.views) as View[];

/** Typed quantities, by product id. */
export type Typed = Readonly<Record<string, string>>;

/** Number of tags to print for a row: as typed, else as proposed. */
export const quantityOf = ({ product, proposed }: QueuedTag, typed: Typed): number =>
  Math.min(Number(typed[product] ?? proposed), maxTags);

/** Settings of the next print: paper, first cell and quantities. */
function useNextPrint(shop: Company) {
  const [template, setTemplate] = useState<TagTemplate>(shop.tag_template || "fold");
  const [cell, setCell] = useState("1");
  const [typed, setTyped] = useState<Typed>({});
  const type = (product: string, quantity: string) =>
    setTyped((old) => ({ ...old, [product]: quantity }));
  return { template, setTemplate, cell, setCell, typed, type };
}
type NextPrint = ReturnType<typeof useNextPrint>;

function Tags({ shop }: { shop: Company }) {
  const state = useListState();
  const query = useKeptQuery(tagQueries.queue(state));
  const next = useNextPrint(shop);
  const view = views.find((one) => one === state.filter("vue")) ?? "queue";
  const counts = query.data?.counts;
  return (
    <>
      <PageHeader
        title={words.tags}
        subtitle={counts ? text.subtitle(counts.tags) : false}
        back={{ href: paths.stock, label: words.stock }}
      >
        <ButtonLink href={paths.printTrialTag(next.template)}>{text.trial}</ButtonLink>
        {view === "queue" && <PrintLink rows={query.data?.items ?? []} next={next} />}
      </PageHeader>
      <div className="card overflow-clip">
        <Tabs
          className="px-4"
          label={words.tags}
          tabs={views.map((key) => ({ key, label: text.views[key] }))}
          current={view}
          onChange={(key) => state.show({ vue: key === "queue" ? "" : key, page: "", q: "" })}
        >
          {view === "queue" ? (
            <Queue state={state} query={query} next={next} />
          ) : (
            <KeptPrints state={state} />
          )}
        </Tabs>
      </div>
    </>
  );
}

/** Link that prints the rows with a quantity, at most a hundred products. */
function PrintLink({ rows, next }: { rows: readonly QueuedTag[]; next: NextPrint }) {
  const tags = rows
    .map((row) => [row.product, quantityOf(row, next.typed)] as const)
    .filter(([, quantity]) => quantity > 0)
    .slice(0, maxTagged);
  const count = tags.reduce((sum, [, quantity]) => sum + quantity, 0);
  // Disabled rather than hidden, because on a phone the button has its own line.
  if (count === 0)
    return (
      <Button variant="primary" icon="printer" disabled>
        {text.print(0)}
      </Button>
    );
  const { template, cell } = next;
  return (
    <ButtonLink
      href={paths.printTags(tags, { template, cell: Number(cell) || 1 })}
      variant="primary"
      icon="printer"
    >
      {text.print(count)}
    </ButtonLink>
  );
}

type QueueProps = { state: ListState; query: Query<TagPage>; next: NextPrint };

function Queue({ state, query, next }: QueueProps) {
  const { template, setTemplate, cell, setCell } = next;
  const cells = cellsOf(tagPapers[template]);
  return (
    <>
      <div className="grid gap-4 border-b border-line p-4 md:grid-cols-3">
        <FieldFrame id="tag-template" label={tagStrings.template}>
          {(described) => (
            <Select
              id="tag-template"
              {...described}
              value={template}
              options={optionsOf(tagTemplates, tagStrings.templates)}
              onChange={(event) => setTemplate(event.target.value as TagTemplate)}
            />
          )}
        </FieldFrame>
        {cells > 1 && (
          <TextField
            label={text.cell}
            hint={text.cellHint(cells)}
            isNumber
            inputMode="numeric"
            maxLength={2}
            value={cell}
            onChange={({ target }) => {
              const typed = target.value.replace(/\D/g, "");
              setCell(Number(typed) > cells ? String(cells) : typed);
            }}
          />
        )}
        <AddProduct rows={query.data?.items ?? []} />
      </div>
      <TagQueue state={state} query={query} typed={next.typed} onType={next.type} />
    </>
  );
}
