import { useLocation } from "wouter";
import { paths } from "#lib/addresses/paths.ts";
import { user } from "#api/session/session.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { CompanyForm } from "./CompanyForm.tsx";
import { companyStrings } from "./company.strings.ts";

/** Page of a user without a company, with a form to create one. */
export default function NoCompanyPage() {
  const [address] = useLocation();
  // Accepts a trailing slash, like the routes.
  const path = address.replace(/\/$/, "");
  const isGone = useValue(user)?.company !== "";
  const sentence =
    isGone && path === paths.stock ? companyStrings.stockGone : companyStrings.noneOf[path];
  return (
    <>
      <PageHeader title={words.company} subtitle={companyStrings.none} />
      <div className="mb-4 grid gap-3">
        {sentence && <Notice tone="bad">{sentence}</Notice>}
        <p className="text-ink-2">{companyStrings.noneHint}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,40rem)_19.5rem]">
        <CompanyForm />
      </div>
    </>
  );
}
