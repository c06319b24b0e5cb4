import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { loadClaim, saveClaim } from "#api/sales/claims.ts";
import { fundQueries } from "#api/sales/funds.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FirstFunds } from "#shared/claims/FirstFunds.tsx";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import { newId } from "#lib/ids.ts";
import { checkValues, type ClaimValues, claimInputOf, storedOf } from "./claimValues.ts";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.form;
const details = claimsStrings.detail;
const names = {
  fund: words.fund,
  beneficiary: details.beneficiary,
  beneficiary_birth: details.birth,
  member_number: details.member,
  relation: text.relation,
  prescriber: words.prescriber,
  prescriber_inpe: details.inpe,
  examined_on: details.examined,
  fse_number: details.fse,
  agreement_number: details.agreement,
  agreement_on: details.agreedOn,
  asked: claimsStrings.asked,
  agreed: claimsStrings.agreed,
  notes: words.notes,
};

type Props = {
  title: string;
  subtitle: string;
  start: DocumentStart<ClaimValues>;
  drafts: Drafts;
};

/** Form of a claim: fund and insured person, prescription, agreement. A save opens the claim. */
export function ClaimForm({ title, subtitle, start, drafts }: Props) {
  const [, navigate] = useLocation();
  const { id } = start.stored;
  const state = useDocumentForm<ClaimValues>(start, {
    check: checkValues,
    save: async (stored, values) =>
      storedOf(await saveClaim(stored.id, claimInputOf(values, stored.version))),
    load: async (known) => storedOf(await loadClaim(known)),
    withNewIds: (values) => ({ ...values, id: newId() }),
    onSaved: (isNew) => {
      toast.success(isNew ? text.created : text.updated);
      navigate(paths.claim(id), { replace: true });
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || text.saveFailed),
  });
  return (
    <DocumentFrame
      title={title}
      subtitle={subtitle}
      back={{ href: paths.claims(), label: words.claims }}
      record={paths.claim(id)}
      state={state}
      drafts={drafts}
      fieldName={(path) => fieldName(path, names, (row) => String(row))}
    >
      <CoverCard />
      <PrescriptionCard />
      <AgreementCard />
      <section className="card p-4">
        <FormTextArea<ClaimValues> path="notes" label={words.notes} isOptional rows={2} />
      </section>
    </DocumentFrame>
  );
}

/** Funds to choose from: an archived one only if it is already chosen. */
function useFundOptions(): Record<string, string> {
  const chosen = useWatch<ClaimValues, "fund">({ name: "fund" });
  const { data = [] } = useQuery(fundQueries.all());
  const offered = data.filter(({ id, archived }) => !archived || id === chosen);
  const entries = offered.map(({ id, name }) => [id, name] as const);
  return { "": text.chooseFund, ...Object.fromEntries(entries) };
}

function CoverCard() {
  const options = useFundOptions();
  return (
    <Card title={text.cover}>
      <div className="grid gap-4 p-4 md:grid-cols-2">
        <FirstFunds className="md:col-span-2" />
        <FormSelect<ClaimValues>
          // Remounted when the options load: a select only shows a value that is among its options.
          key={Object.keys(options).length}
          path="fund"
          label={words.fund}
          options={options}
        />
        <FormText<ClaimValues> path="member_number" label={details.member} isOptional />
        <FormText<ClaimValues> path="beneficiary" label={text.beneficiary} isOptional />
        <div className="grid grid-cols-2 gap-4">
          <DayField<ClaimValues> path="beneficiary_birth" label={details.birth} isOptional />
          <FormText<ClaimValues> path="relation" label={text.relation} isOptional />
        </div>
      </div>
    </Card>
  );
}

const PrescriptionCard = () => (
  <Card title={words.ordonnance}>
    <div className="grid gap-4 p-4 md:grid-cols-2">
      <FormText<ClaimValues> path="prescriber" label={words.prescriber} isOptional />
      <FormText<ClaimValues> path="prescriber_inpe" label={details.inpe} isOptional />
      <DayField<ClaimValues> path="examined_on" label={details.examined} isOptional />
      <FormText<ClaimValues> path="fse_number" label={details.fse} isOptional />
    </div>
  </Card>
);

const AgreementCard = () => (
  <Card title={text.agreement}>
    <div className="grid gap-4 p-4 md:grid-cols-2">
      <FormText<ClaimValues> path="asked" label={claimsStrings.asked} isOptional isAmount />
      <FormText<ClaimValues> path="agreed" label={claimsStrings.agreed} isOptional isAmount />
      <FormText<ClaimValues> path="agreement_number" label={details.agreement} isOptional />
      <DayField<ClaimValues> path="agreement_on" label={details.agreedOn} isOptional />
    </div>
  </Card>
);
