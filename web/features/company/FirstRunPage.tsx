import { useRef } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { type CompanyValues, updateCompany } from "#api/shop/company.ts";
import { company, loadCompany } from "#api/session/session.ts";
import type { Company } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchParam } from "#lib/addresses/searchParams.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { firstRunTexts as text } from "#shared/firstRun/firstRun.strings.ts";
import { FirstRunFrame, panelZoom, StepFoot } from "#shared/firstRun/FirstRunFrame.tsx";
import { LiveInvoice, useTypedField } from "#shared/paper/LiveInvoice.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { FormText } from "#ui/form/Field.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { Button } from "#ui/page/Button.tsx";
import { CatalogueStep } from "./CatalogueStep.tsx";
import { companyStrings } from "./company.strings.ts";
import { LegalFields, LogoAndColor } from "./fields.tsx";
import { changedFields, companyValuesOf, companyInputOf } from "./settings.ts";
import { useLogo } from "./useSettings.ts";

/** Second and third step of the first run, after the set-up: papers, then catalogue. Both can be skipped. */
export default function FirstRunPage() {
  const shop = useValue(company);
  const [step] = useSearchParam("etape");
  if (!shop) return null;
  return step === "catalogue" ? <CatalogueStep company={shop} /> : <Papers company={shop} />;
}

function Papers({ company: shop }: { company: Company }) {
  const { form, isBusy, goTo, logo } = usePapers(shop);
  const { typed, typing } = useTypedField();
  const values = useWatch({ control: form.control });
  return (
    <FirstRunFrame
      step={1}
      title={text.papers.title}
      intro={text.papers.text}
      paper={
        <LiveInvoice values={values} logo={logo.preview} typed={typed} className={panelZoom} />
      }
    >
      <FormProvider {...form}>
        <form
          className="flex flex-1 flex-col"
          noValidate
          {...typing}
          onSubmit={(event) => {
            event.preventDefault();
            goTo(paths.firstRunCatalogue);
          }}
        >
          <div className="grid gap-4">
            <LogoAndColor logo={logo} />
            <div className="grid gap-4 sm:grid-cols-2">
              <FormText<CompanyValues> path="address" label={words.address} />
              <FormText<CompanyValues> path="phone" label={words.phone} />
              <LegalFields />
            </div>
          </div>
          <StepFoot>
            <Button variant="quiet" size="lg" onClick={() => goTo(paths.dashboard)}>
              {text.later}
            </Button>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              icon="arrow-right"
              isBusy={isBusy}
              busyLabel={companyStrings.updating}
            >
              {text.next}
            </Button>
          </StepFoot>
        </form>
      </FormProvider>
    </FirstRunFrame>
  );
}

/** Saves the typed values before the next step, and also before 'Plus tard'. */
function usePapers(shop: Company) {
  const logo = useLogo(shop);
  const [, navigate] = useLocation();
  const target = useRef("");
  const before = companyValuesOf(shop);
  const { form, isBusy, submit } = useRecordForm<CompanyValues>(before, {
    save: async (typed) => {
      logo.setError(undefined);
      const changed = changedFields(before, typed);
      if (changed.length > 0 || logo.logo !== undefined) {
        await updateCompany(shop.id, companyInputOf(changed, typed), logo.logo);
        await loadCompany();
      }
      navigate(target.current);
    },
    onFailed: ({ fields }) => {
      logo.setError(fields["logo"]);
      toast.error(companyStrings.updateFailed);
    },
    isLeftFreely: true,
  });
  const goTo = (path: string) => {
    target.current = path;
    void submit();
  };
  return { form, isBusy, goTo, logo };
}
