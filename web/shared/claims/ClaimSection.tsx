import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { claimQueries, saveClaim } from "#api/sales/claims.ts";
import { fundQueries } from "#api/sales/funds.ts";
import { useUses } from "#api/session/people.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import type { NestedInvoice, PrescriptionDocument } from "#domain/documents/documents.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { SelectField, TextField } from "#ui/form/Field.tsx";
import { FirstFunds } from "./FirstFunds.tsx";
import { claimStrings as text } from "./claims.strings.ts";

/** Claim that is created with its sale; a blank `fund` means no claim. */
export type SaleClaim = {
  id: string;
  fund: string;
  beneficiary: string;
  beneficiary_birth: string;
  member_number: string;
  relation: string;
};

export const noClaim = (): SaleClaim => ({
  id: newId(),
  fund: "",
  beneficiary: "",
  beneficiary_birth: "",
  member_number: "",
  relation: "",
});

/** Saves the claim of a stored sale. Copies prescriber and date from the typed ordonnance, if any. */
export async function sendClaim(
  { id, ...claim }: SaleClaim,
  { invoice, prescriber, examined_on }: PrescriptionDocument,
): Promise<void> {
  if (claim.fund === "" || !invoice || invoice.claim) return;
  await saveClaim(id, {
    ...claim,
    invoice: invoice.id,
    prescriber,
    examined_on: examined_on.slice(0, 10),
  });
}

type Props = {
  client: string;
  /** Stored invoice. One that already has a claim shows no section here: the claim has its own page. */
  invoice: NestedInvoice | null;
  value: SaleClaim;
  onChange: (claim: SaleClaim) => void;
};

/**
 * 'Prise en charge' in a sale form, for shops that use claims; folded at first. Proposes the cover of the client's last
 * claim.
 */
export function ClaimSection({ client, invoice, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(value.fund !== "");
  const isUsed = useUses("claims");
  if (invoice?.claim || !(isUsed || isOpen)) return null;
  return (
    <section className="card" aria-label={words.claim}>
      <button
        type="button"
        className="card-head w-full text-left"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="card-title flex-1">{words.claim}</span>
        <Icon name={isOpen ? "chevron-down" : "chevron-right"} className="size-4 text-ink-3" />
      </button>
      {isOpen &&
        (client ? (
          <Cover key={client} client={client} value={value} onChange={onChange} />
        ) : (
          <p className="p-4 text-ink-3">{text.chooseClient}</p>
        ))}
    </section>
  );
}

/** Copies the birth date of the last claim only when the beneficiary is the same person. */
const withBirth = (claim: SaleClaim, last: ListedClaim | undefined): SaleClaim => ({
  ...claim,
  beneficiary_birth:
    last?.beneficiary === claim.beneficiary ? last.beneficiary_birth.slice(0, 10) : "",
});

/** Waits for the last claim, because the choice of a fund copies its cover. */
function Cover({ client, ...props }: Omit<Props, "invoice">) {
  const query = useQuery(claimQueries.some({ client, perPage: 1 }));
  return (
    <div className="border-t border-line">
      <Loaded query={query} failed={text.lastFailed} skeleton={<RowsSkeleton rows={2} />}>
        {({ items: [last] }) => <CoverFields {...props} last={last} />}
      </Loaded>
    </div>
  );
}

type CoverProps = Pick<Props, "value" | "onChange"> & { last: ListedClaim | undefined };

function CoverFields({ value, onChange, last }: CoverProps) {
  const { data: funds = [] } = useQuery(fundQueries.all());
  const options = funds
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => [id, name] as const);
  const chooseFund = (fund: string) => {
    if (!last || value.fund !== "" || fund === "") return onChange({ ...value, fund });
    const { beneficiary, member_number, relation } = last;
    onChange(withBirth({ ...value, fund, beneficiary, member_number, relation }, last));
  };
  const field = (name: "beneficiary" | "member_number" | "relation", label: string) => (
    <TextField
      label={label}
      isOptional
      value={value[name]}
      onChange={(event) => onChange(withBirth({ ...value, [name]: event.target.value }, last))}
    />
  );
  return (
    <div className="grid gap-3 p-4 md:grid-cols-2">
      <FirstFunds className="md:col-span-2" />
      <SelectField
        label={words.fund}
        options={{ "": text.chooseFund, ...Object.fromEntries(options) }}
        value={value.fund}
        onChange={(event) => chooseFund(event.target.value)}
      />
      {field("member_number", text.member)}
      {field("beneficiary", text.beneficiary)}
      {field("relation", text.relation)}
      <p className="text-sm text-ink-3 md:col-span-2">{text.hint}</p>
    </div>
  );
}
