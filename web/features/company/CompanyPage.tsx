import { useEffect } from "react";
import type { Company } from "#domain/core/records.ts";
import { company } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/words.strings.ts";
import { BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { toast } from "#ui/feedback/toast.ts";
import { takeAfterReload } from "./afterReload.ts";
import { CompanyForm, useCompanyForm } from "./CompanyForm.tsx";
import { strings } from "./company.strings.ts";
import { BackupsCard } from "./BackupsCard.tsx";
import { UsersCard } from "./UsersCard.tsx";
import { VisitsCard } from "./VisitsCard.tsx";
import { WorkshopForm } from "./WorkshopForm.tsx";

/** Company page: form, users, backups. */
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

function Shop({ company: shop }: { company: Company }) {
  const isNarrow = useIsNarrow();
  const state = useCompanyForm(shop);
  const save = (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      isBusy={state.isBusy}
      busyLabel={strings.updating}
    >
      {strings.update}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.company}
        subtitle={<span className="max-md:text-sm">{strings.subtitle}</span>}
      >
        {!isNarrow && save}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <CompanyForm
          id={formId}
          company={shop}
          state={state}
          under={<WorkshopForm company={shop} />}
          beside={
            <>
              <UsersCard />
              <VisitsCard />
              <BackupsCard />
            </>
          }
        />
      </div>
      {isNarrow && <BottomBar className="mt-4 justify-end max-md:*:flex-1">{save}</BottomBar>}
    </>
  );
}
