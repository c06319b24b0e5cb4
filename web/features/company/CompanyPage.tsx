import { type ReactNode, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import type { Company } from "#domain/core/records.ts";
import { company } from "#api/session.ts";
import { useKeptParam } from "#lib/searchParams.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/words.strings.ts";
import { LiveInvoice, useTypedField } from "#shared/paper/LiveInvoice.tsx";
import { strings as paperTexts } from "#shared/paper/prints.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Tabs } from "#ui/page/Tabs.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { takeAfterReload } from "./afterReload.ts";
import { BackupsCard } from "./BackupsCard.tsx";
import { strings } from "./company.strings.ts";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { SaveBar, SaveButton } from "./SaveBar.tsx";
import { type TabKey, tabKeys } from "./settings.ts";
import { ShopFields } from "./ShopFields.tsx";
import { StationCard } from "./team/StationCard.tsx";
import { TeamCard } from "./team/TeamCard.tsx";
import { useSettings } from "./useSettings.ts";
import { VisitsCard } from "./VisitsCard.tsx";
import { WorkshopFields } from "./WorkshopFields.tsx";

/** Company page: one form over the first tabs, then team and data. */
export default function CompanyPage() {
  const shop = useValue(company);
  useEffect(() => {
    const left = takeAfterReload();
    if (!left) return;
    toast.success(left.message);
    requestAnimationFrame(() => window.scrollTo(0, left.scroll));
  }, []);
  return shop && <Shop key={shop.id} company={shop} />;
}

const formId = "company";
const tabs = tabKeys.map((key) => ({ key, label: strings.tabs[key] }));
const isOfForm = (tab: TabKey) => tab !== "team" && tab !== "data";

function Shop({ company: shop }: { company: Company }) {
  const isNarrow = useIsNarrow();
  const [asked, ask] = useKeptParam("tab");
  const tab = tabKeys.find((key) => key === asked) ?? "shop";
  const openTab = (key: TabKey) => ask(key === "shop" ? "" : key);
  const state = useSettings(shop, tab, openTab);
  const { isBusy, changes } = state;
  return (
    <div className="flex min-h-[calc(100dvh-4.5rem)] flex-col gap-4 md:min-h-[calc(100dvh-2.5rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <PageHeader
          title={words.company}
          subtitle={<span className="max-md:text-sm">{strings.subtitle}</span>}
        >
          {!isNarrow && !changes && isOfForm(tab) && <SaveButton form={formId} isBusy={isBusy} />}
        </PageHeader>
        <Tabs
          label={words.company}
          tabs={tabs}
          current={tab}
          onChange={openTab}
          className="mb-4 md:gap-6"
        >
          <SettingsForm state={state} tab={tab} />
          {tab === "team" && (
            <div className="grid max-w-[68rem] grid-cols-[minmax(0,1fr)] gap-4">
              <TeamCard />
              <StationCard company={shop} />
            </div>
          )}
          {tab === "data" && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <BackupsCard />
              <VisitsCard />
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

/** All tabs of the form are kept, so that a save checks each field. */
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
            <LiveInvoice values={values} logo={logo.shown} typed={typed} className="[zoom:0.55]" />
            <p className="text-center text-sm text-ink-3">{paperTexts.preview.note}</p>
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
