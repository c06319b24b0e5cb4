import { type ReactNode, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import type { Company } from "#domain/core/records.ts";
import type { Right } from "#domain/people/permissions.ts";
import { hasRight, useMe, useUses } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { useKeptParam } from "#lib/addresses/searchParams.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { LiveInvoice, useTypedField } from "#shared/paper/LiveInvoice.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Tabs } from "#ui/page/Tabs.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { takeAfterReload } from "./afterReload.ts";
import { BackupsCard } from "./BackupsCard.tsx";
import { companyStrings } from "./company.strings.ts";
import { FundsCard } from "./funds/FundsCard.tsx";
import { IntegrityCard } from "./IntegrityCard.tsx";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { SaveBar, SaveButton } from "./SaveBar.tsx";
import { type TabKey, tabKeys } from "./settings.ts";
import { ShopFields } from "./ShopFields.tsx";
import { StationCard } from "./team/StationCard.tsx";
import { TeamCard } from "./team/TeamCard.tsx";
import { UsesCard } from "./UsesCard.tsx";
import { useSettings } from "./useSettings.ts";
import { VisitsCard } from "./VisitsCard.tsx";
import { WorkshopFields } from "./WorkshopFields.tsx";

/** Company page: the first tabs share one form; then funds, team and data. */
export default function CompanyPage() {
  const shop = useValue(company);
  // Renders again when the person's rights change.
  useMe();
  const [asked] = useKeptParam("tab");
  const hasFunds = useUses("claims") || asked === "funds";
  const offered = tabKeys.filter(
    (key) => rightsOfTab(key).some(hasRight) && (key !== "funds" || hasFunds),
  );
  useEffect(() => {
    const left = takeAfterReload();
    if (!left) return;
    toast.success(left.message);
    requestAnimationFrame(() => window.scrollTo(0, left.scroll));
  }, []);
  const [first] = offered;
  if (!first) return <EmptyState icon="lock" title={words.noRight} isPage />;
  return shop && <Shop key={shop.id} company={shop} offered={[first, ...offered.slice(1)]} />;
}

const formId = "company";
const isOfForm = (tab: TabKey) => tab === "shop" || tab === "invoices" || tab === "workshop";
/** Rights that show a tab; one of them is enough. */
const rightsOfTab = (tab: TabKey): readonly Right[] => {
  if (isOfForm(tab) || tab === "funds") return ["company.write"];
  return tab === "team" ? ["people", "journal.see"] : ["backup.see"];
};

/** `offered`: tabs that the person may see, at least one. */
type ShopProps = { company: Company; offered: readonly [TabKey, ...TabKey[]] };

function Shop({ company: shop, offered }: ShopProps) {
  const isNarrow = useIsNarrow();
  const [asked, ask] = useKeptParam("tab");
  const tab = offered.find((key) => key === asked) ?? offered[0];
  const openTab = (key: TabKey) => ask(key === "shop" ? "" : key);
  const hasTeam = useUses("team");
  const hasForm = offered.some(isOfForm);
  const state = useSettings(shop, tab, openTab);
  const { isBusy, changes } = state;
  return (
    <div className="flex min-h-[calc(100dvh-4.5rem)] flex-col gap-4 md:min-h-[calc(100dvh-2.5rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <PageHeader
          title={words.company}
          subtitle={<span className="max-md:text-sm">{companyStrings.subtitle}</span>}
        >
          {!isNarrow && !changes && isOfForm(tab) && <SaveButton form={formId} isBusy={isBusy} />}
        </PageHeader>
        <Tabs
          label={words.company}
          tabs={offered.map((key) => ({ key, label: companyStrings.tabs[key] }))}
          current={tab}
          onChange={openTab}
          className="mb-4 md:gap-6"
        >
          {hasForm && <SettingsForm state={state} tab={tab} />}
          {tab === "funds" && (
            <div className="grid max-w-[68rem] grid-cols-[minmax(0,1fr)]">
              <FundsCard />
            </div>
          )}
          {tab === "team" && (
            <div className="grid max-w-[68rem] grid-cols-[minmax(0,1fr)] gap-4">
              <TeamCard />
              {hasTeam && <StationCard company={shop} />}
            </div>
          )}
          {tab === "data" && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <BackupsCard />
              {hasRight("statistics.shop") && <VisitsCard />}
              <IntegrityCard />
            </div>
          )}
        </Tabs>
      </div>
      <SaveBar
        form={formId}
        isBusy={isBusy}
        changes={changes}
        isAlways={isNarrow && isOfForm(tab)}
        onUndo={state.undo}
      />
    </div>
  );
}

type FormProps = { state: ReturnType<typeof useSettings>; tab: TabKey };

/** Renders all tabs of the form, the hidden ones too, so that a save checks every field. */
function SettingsForm({ state, tab }: FormProps) {
  const { form, logo, values, submit } = state;
  const { typed, typing } = useTypedField();
  const isOnPaper = tab === "shop" || tab === "invoices";
  return (
    <FormProvider {...form}>
      <div
        hidden={!isOfForm(tab)}
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 ${isOnPaper ? "lg:grid-cols-[minmax(0,1fr)_19.5rem]" : ""}`}
      >
        <form
          id={formId}
          noValidate
          {...typing}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Group isShown={tab === "shop"}>
            <ShopFields logo={logo} />
            <UsesCard />
          </Group>
          <Group isShown={tab === "invoices"}>
            <InvoiceFields />
          </Group>
          <Group isShown={tab === "workshop"}>
            <WorkshopFields />
          </Group>
        </form>
        {isOnPaper && (
          <div className="grid gap-3 lg:sticky lg:top-6">
            <LiveInvoice
              values={values}
              logo={logo.preview}
              typed={typed}
              className="[zoom:0.55]"
            />
            <p className="text-center text-sm text-ink-3">{printStrings.preview.note}</p>
          </div>
        )}
      </div>
    </FormProvider>
  );
}

const Group = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div hidden={!isShown} className="card grid max-w-[47.5rem] gap-4 p-5 max-md:p-4">
    {children}
  </div>
);
