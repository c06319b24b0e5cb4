import { useEffect } from "react";
import { company } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { takeAfterReload } from "./afterReload.ts";
import { CompanyForm } from "./CompanyForm.tsx";
import { strings } from "./company.strings.ts";
import { BackupsCard } from "./BackupsCard.tsx";
import { UsersCard } from "./UsersCard.tsx";
import { VisitsCard } from "./VisitsCard.tsx";
import { WorkshopForm } from "./WorkshopForm.tsx";

/** The shop as its documents show it, who works there, and its backups. */
export default function CompanyPage() {
  const shop = useValue(company);
  useEffect(() => {
    const left = takeAfterReload();
    if (!left) return;
    toast.success(left.message);
    requestAnimationFrame(() => window.scrollTo(0, left.scroll));
  }, []);
  if (!shop) return null;
  return (
    <>
      <PageHeader title={strings.title} subtitle={strings.subtitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <CompanyForm key={shop.id} company={shop} />
        <WorkshopForm key={`workshop ${shop.id}`} company={shop} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <UsersCard />
          <VisitsCard />
        </div>
        <BackupsCard />
      </div>
    </>
  );
}
