import { isAccount } from "#domain/books/accounts.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { FormText } from "#ui/form/Field.tsx";
import { accountsStrings as text } from "./accounts.strings.ts";
import {
  type AccountField,
  type AccountValues,
  namedFields,
  type RateGroup,
  type RateRow,
  singleFields,
} from "./accountFields.ts";

/** Refuses a text that is not an account number, with the server's sentence. */
const check = (typed: string): string | true => isAccount(typed) || messageOfCode("accounts");

/** Grid column of each group, fixed so that a missing group leaves its column empty. */
const columns: Record<RateGroup, string> = {
  sales: "md:col-start-2",
  vat_out: "md:col-start-3",
  purchases: "md:col-start-4",
  vat_in: "md:col-start-5",
};

/** Fields of all accounts, grouped by use. */
export const AccountsFields = ({ rows }: { rows: readonly RateRow[] }) => (
  <>
    <fieldset className="grid gap-3">
      <legend className="card-title mb-2">{text.byRate}</legend>
      {rows.map(({ rate, label, fields }) => (
        <div
          key={rate}
          className="grid grid-cols-2 items-start gap-3 border-t border-line pt-3 md:grid-cols-[5rem_repeat(4,minmax(0,1fr))]"
        >
          <span className="font-medium max-md:col-span-full md:pt-8">{label}</span>
          {fields.map(({ name, group, label: whole }) => (
            <div key={name} className={columns[group]}>
              <Account name={name} label={text.groups[group]} whole={whole} />
            </div>
          ))}
        </div>
      ))}
    </fieldset>
    <Group title={text.single.title} fields={singleFields} isUnique />
    <Group title={text.in} fields={namedFields.in} />
    <Group title={text.out} fields={namedFields.out} />
    <Group title={text.moves} fields={namedFields.moves} />
  </>
);

type GroupProps = {
  title: string;
  fields: readonly AccountField[];
  /** True when no other group has the same labels. */
  isUnique?: boolean;
};

const Group = ({ title, fields, isUnique }: GroupProps) => (
  <fieldset className="border-t border-line pt-4">
    <legend className="float-left mb-3 card-title">{title}</legend>
    <div className="clear-both grid grid-cols-2 items-start gap-3 md:grid-cols-4">
      {fields.map(({ name, label }) => (
        <Account
          key={name}
          name={name}
          label={label}
          whole={isUnique ? label : `${label}, ${title}`}
        />
      ))}
    </div>
  </fieldset>
);

/** `whole`: accessible name that includes the group, for a screen reader that enters the field directly. */
type AccountProps = { name: string; label: string; whole: string };

const Account = ({ name, label, whole }: AccountProps) => (
  <FormText<AccountValues>
    path={name}
    label={label}
    aria-label={whole}
    maxLength={20}
    rules={{ validate: check }}
  />
);
