import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Capability } from "#domain/core/capabilities.ts";
import { type MessageKind, messageKinds } from "#domain/core/records.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { companyStrings } from "./company.strings.ts";
import { MessageField } from "./MessageField.tsx";
import { TagFields } from "./TagFields.tsx";
import { WarrantyFields } from "./WarrantyFields.tsx";
import { useTypedUses } from "./useTypedUses.ts";
import { type DelayName, refusalOfDelay, type Settings, type WorkshopTexts } from "./settings.ts";

const text = companyStrings.workshop;

const quoteText = companyStrings.quotes;
const lensText = companyStrings.contactLenses;

function DelayField({ name, label, hint }: { name: DelayName; label: string; hint: string }) {
  return (
    <FormText<WorkshopTexts>
      path={name}
      rules={{ validate: (typed) => refusalOfDelay(name, typed) ?? true }}
      label={label}
      inputMode="numeric"
      isNumber
      hint={hint}
    />
  );
}

/** Setting of the remark about the source of a child's values. */
function ChildSource() {
  const { register } = useFormContext<Settings>();
  const id = useId();
  return (
    <div>
      <Checkbox {...register("child_source_remark")} aria-describedby={id}>
        {text.childSource}
      </Checkbox>
      <p id={id} className="field-hint">
        {text.childSourceHint}
      </p>
    </div>
  );
}

const QuoteDelays = () => (
  <>
    <h2 className="card-title mt-2">{quoteText.title}</h2>
    <div className="grid gap-4 md:grid-cols-2">
      <DelayField name="quote_days" label={quoteText.days} hint={quoteText.daysHint} />
      <DelayField
        name="quote_follow_days"
        label={quoteText.followDays}
        hint={quoteText.followDaysHint}
      />
    </div>
  </>
);

/** Fields for contact lenses: notice of a renewal in days, months until a check, and the printed care instructions. */
const LensFields = () => (
  <>
    <h2 className="card-title mt-2">{lensText.title}</h2>
    <div className="grid gap-4 md:grid-cols-2">
      <DelayField name="lens_notice_days" label={lensText.notice} hint={lensText.noticeHint} />
      <DelayField name="lens_check_months" label={lensText.check} hint={lensText.checkHint} />
    </div>
    <FormTextArea<Settings> path="lens_care" label={lensText.care} hint={lensText.careHint} />
  </>
);

/** Capability that a kind of message needs; other kinds are always shown. */
const needs: Partial<Record<MessageKind, Capability>> = {
  quote: "quotes",
  reimbursable: "claims",
  service: "services",
  estimate: "services",
  delay: "services",
  lens_ready: "contact_lenses",
  lens_supply: "contact_lenses",
  lens_check: "contact_lenses",
  lens_recall: "contact_lenses",
};

/** Delays of the workshop and of quotes, and the texts of the messages. */
export function WorkshopFields() {
  const { control } = useFormContext<Settings>();
  const shop = useWatch({ control, name: "name" });
  const uses = useTypedUses();
  return (
    <>
      <h2 className="card-title">{text.delays}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <DelayField name="mounting_days" label={text.mountingDays} hint={text.mountingHint} />
        <DelayField name="lab_days" label={text.labDays} hint={text.labHint} />
      </div>
      {uses.includes("quotes") && <QuoteDelays />}
      {uses.includes("services") && <WarrantyFields />}
      {uses.includes("contact_lenses") && <LensFields />}
      <h2 className="card-title mt-2">{text.remarks}</h2>
      <ChildSource />
      <TagFields />
      <h2 className="card-title mt-2">{text.messages}</h2>
      {messageKinds
        .filter((kind) => !needs[kind] || uses.includes(needs[kind]))
        .map((kind) => (
          <MessageField key={kind} kind={kind} shop={shop} />
        ))}
    </>
  );
}
