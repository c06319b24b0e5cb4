import { drawerQueries } from "#api/lenses/drawers.ts";
import { useUses } from "#api/session/people.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { copyText } from "#lib/texts/copyText.ts";
import { refillText } from "#shared/lenses/refillText.ts";
import { DayInput } from "#ui/form/DayInput.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { lensPages } from "../lenses.strings.ts";
import { NoRange } from "../NoRange.tsx";
import { RefillSupplier } from "./RefillSupplier.tsx";

const text = lensPages.refill;

/** Days in the address; today when missing. */
function useDays() {
  const { get, change } = useSearchValues();
  const read = (name: string): string => parseDay(get(name)) ?? today();
  const [from, to] = [read("du"), read("au")];
  return { from, to, set: (name: "du" | "au", day: string) => change({ [name]: day }) };
}

const copy = async (order: string) => {
  await copyText(order);
  toast.success(text.copied);
};

/** Lenses sold from the drawers ('Vendus aujourd’hui'), by supplier, with what to order again. */
function Refill() {
  const { from, to, set } = useDays();
  const query = useKeptQuery(drawerQueries.refill({ from, to }));
  const order = query.data ? refillText(query.data) : "";
  const isToday = from === today() && to === today();
  const shown = isToday ? text.title : text.titleOf(formatDay(from), formatDay(to));
  return (
    <>
      <PageHeader
        title={words.lensRefill}
        subtitle={shown}
        back={{ href: paths.lensDrawers, label: words.lensDrawers }}
      >
        {order && (
          <Button icon="clipboard" onClick={() => void copy(order)}>
            {text.copy}
          </Button>
        )}
        <PrintLink href={paths.printRefill(`du=${from}&au=${to}`)} />
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <DayInput label={text.from} value={from} onChange={(day) => set("du", day)} />
        <DayInput label={text.to} value={to} onChange={(day) => set("au", day)} />
      </div>
      <Loaded
        query={query}
        failed={text.failed}
        failureClass="mb-4"
        skeleton={<RowsSkeleton rows={6} />}
      >
        {({ suppliers }) =>
          suppliers.length === 0 ? (
            <section className="card" aria-label={shown}>
              <EmptyState icon="box" drawing="empty" title={text.none} text={text.noneHint} />
            </section>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {suppliers.map((supplier) => (
                <RefillSupplier key={supplier.supplier} supplier={supplier} date={to} />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

export default function RefillPage() {
  return useUses("lenses") ? <Refill /> : <NoRange title={words.lensRefill} />;
}
