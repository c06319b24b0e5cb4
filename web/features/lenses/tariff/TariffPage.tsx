import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "wouter";
import { failureOf, isNotFound } from "#api/failure.ts";
import {
  deleteTariff,
  type ListedTariff,
  type Tariff,
  tariffQueries,
} from "#api/lenses/tariffs.ts";
import { queryClient, snapshotOf } from "#api/queryClient.ts";
import { useRight } from "#api/session/people.ts";
import { type ListedProduct, productQueries } from "#api/stock/products.ts";
import { today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchParam } from "#lib/addresses/searchParams.ts";
import { leave } from "#lib/forms/useLeaveWarning.ts";
import { newId } from "#lib/ids.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, ErrorPanel, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { TariffDates } from "./TariffDates.tsx";
import { TariffForm, type TariffStart } from "./TariffForm.tsx";
import { nextYear, displayedTariff } from "#shared/lenses/tariffDates.ts";
import { tariffTexts as text } from "./tariff.strings.ts";

/** Asks before a tariff is deleted, then deletes it. */
function useDeletion(onDeleted: () => void) {
  const { ask, question } = useQuestion();
  const remove = async ({ id, from }: ListedTariff) => {
    const content = <p>{text.removeText(formatDay(from))}</p>;
    const goOn = words.remove;
    if (!(await ask({ title: text.removeTitle, content, back: words.cancel, goOn }))) return;
    try {
      await deleteTariff(id);
      onDeleted();
      toast.success(text.removed);
    } catch (error) {
      console.error(error);
      toast.error(failureOf(error).message || text.removeFailed);
    }
  };
  return { remove, question };
}

type Props = { product: ListedProduct; tariffs: readonly ListedTariff[] };

/** Tariffs of a product by first day, each as a sheet of rows. */
function Tariffs({ product, tariffs }: Props) {
  const [asked, ask] = useSearchParam("tarif");
  const [made, setMade] = useState<TariffStart | null>(null);
  const mayWrite = useRight("product.write");
  const shown = displayedTariff(tariffs, asked, today());
  const { remove, question } = useDeletion(() => ask(""));
  const kind = product.is_range ? "range" : "supplement";
  /** Begins a new tariff, whose form replaces that of the shown one. */
  const begin = (rows: TariffStart["rows"], from: string) =>
    leave(() => setMade({ id: newId(), product: product.id, from, source: "", rows }));
  return (
    <>
      <PageHeader
        title={product.name}
        name={words.tariff}
        subtitle={[product.expand?.supplier?.name, product.reference].filter(Boolean).join(" · ")}
        back={{ href: paths.product(product.id), label: words.product }}
        menu={
          shown && mayWrite && <DateMenu of={product.name} onRemove={() => void remove(shown)} />
        }
      >
        {!made && (
          <Button icon="plus" right="product.write" onClick={() => begin([], today())}>
            {text.create}
          </Button>
        )}
        {!made && shown && <CopyButton of={shown} onCopy={begin} />}
      </PageHeader>
      {question}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {tariffs.length > 0 && !made && (
          <TariffDates tariffs={tariffs} shown={shown?.id ?? ""} onShow={ask} />
        )}
        {made ? (
          <TariffForm
            key={made.id}
            start={made}
            kind={kind}
            onSaved={({ id }) => {
              setMade(null);
              ask(id);
            }}
            onCancel={() => setMade(null)}
          />
        ) : shown ? (
          <StoredTariff key={shown.id} id={shown.id} kind={kind} />
        ) : (
          <section className="card" aria-label={words.tariff}>
            <EmptyState icon="tag" drawing="empty" title={text.none} text={text.noneHint} />
          </section>
        )}
      </div>
    </>
  );
}

const DateMenu = ({ of, onRemove }: { of: string; onRemove: () => void }) => (
  <Menu
    label={`${words.actions}, ${of}`}
    of={of}
    items={[
      {
        icon: "bin",
        label: text.remove,
        right: "product.write",
        isDanger: true,
        onSelect: onRemove,
      },
    ]}
  />
);

type CopyProps = { of: ListedTariff; onCopy: (rows: TariffStart["rows"], from: string) => void };

/** 'Copier au 01/01': creates a tariff for the next year from the rows of the shown one. */
function CopyButton({ of, onCopy }: CopyProps) {
  const from = nextYear(today());
  const copy = async () => {
    try {
      onCopy((await queryClient.fetchQuery(tariffQueries.one(of.id))).rows, from);
    } catch (error) {
      console.error(error);
      toast.error(text.failed);
    }
  };
  return (
    <Button icon="clipboard" right="product.write" onClick={() => void copy()}>
      {text.copy(formatDay(from).slice(0, 5))}
    </Button>
  );
}

function StoredTariff({ id, kind }: { id: string; kind: "range" | "supplement" }) {
  const [saved, setSaved] = useState<Tariff | null>(null);
  const query = useQuery(snapshotOf(tariffQueries.one(id)));
  return (
    <Loaded query={query} failed={text.failed} failureClass="" skeleton={<RowsSkeleton rows={8} />}>
      {(loaded) => {
        const tariff = saved ?? loaded;
        return <TariffForm key={tariff.version} start={tariff} kind={kind} onSaved={setSaved} />;
      }}
    </Loaded>
  );
}

export default function TariffPage() {
  const { id } = useParams<{ id: string }>();
  const product = useQuery(productQueries.one(id));
  const tariffs = useQuery(tariffQueries.ofProduct(id));
  const error = product.error ?? tariffs.error;
  if (isNotFound(error))
    return <MissingDocument icon="tag" title={text.failed} href={paths.products} />;
  if (product.data && tariffs.data)
    return <Tariffs key={id} product={product.data} tariffs={tariffs.data} />;
  if (error === null) return <DetailSkeleton />;
  const retry = () => {
    void product.refetch();
    void tariffs.refetch();
  };
  return <ErrorPanel message={text.failed} onRetry={retry} />;
}
