import { longDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { company } from "#api/session.ts";
import { useQuery } from "#api/useQuery.ts";
import { useValue } from "#lib/useValue.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel, RowsSkeleton } from "#ui/page/Panel.tsx";
import { loadDashboard } from "#api/figures.ts";
import { strings } from "./dashboard.strings.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { RecentClients, RecentInvoices } from "./Recent.tsx";
import { Takings } from "./Takings.tsx";
import { Tiles } from "./Tiles.tsx";
import { Todo } from "./Todo.tsx";

export default function DashboardPage() {
  const shop = useValue(company);
  const revision = useRevision("optique_invoices") + useRevision("optique_clients");
  const query = useQuery("dashboard", loadDashboard, { revision });
  const { data: figures, error } = query;
  return (
    <>
      <PageHeader
        title={strings.title}
        line={figures ? longDay(figures.today.day) : "\u00a0"}
        subtitle={shop?.name}
      >
        <ButtonLink href={paths.newClient} icon="plus">
          {strings.newClient}
        </ButtonLink>
        <ButtonLink href={paths.newReceipt} icon="plus">
          {strings.newReceipt}
        </ButtonLink>
        <ButtonLink href={`${paths.products}/`} icon="plus">
          {strings.newProduct}
        </ButtonLink>
        <ButtonLink href={paths.sale} icon="plus">
          {strings.newSale}
        </ButtonLink>
        <ButtonLink href={paths.newPrescription()} variant="primary" icon="plus">
          {strings.newPrescription}
        </ButtonLink>
      </PageHeader>
      {error !== undefined && <ErrorPanel message={strings.loadFailed} onRetry={query.reload} />}
      {figures ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FirstSteps figures={figures} />
          <Tiles figures={figures} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Todo figures={figures} />
            <Takings figures={figures} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
            <RecentInvoices figures={figures} />
            <RecentClients figures={figures} />
          </div>
        </div>
      ) : (
        error === undefined && (
          <section className="card">
            <RowsSkeleton rows={8} />
          </section>
        )
      )}
    </>
  );
}
