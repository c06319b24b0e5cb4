import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { can, type Right } from "#domain/people/permissions.ts";
import { rightNames } from "#domain/people/rights.strings.ts";
import { failureOf } from "#api/failure.ts";
import {
  type Colleague,
  peopleQuery,
  personOf,
  currentPerson,
  usersQuery,
} from "#api/session/people.ts";
import type { ApprovalQuestion, RefusedAct } from "#api/session/prompts.ts";
import { post } from "#api/request.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { useValue } from "#lib/useValue.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { PasswordField, TextField } from "#ui/form/Field.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { CodeField, isScanned } from "./CodeField.tsx";
import { PersonTiles } from "./PersonTiles.tsx";
import { stationStrings } from "./station.strings.ts";

const text = stationStrings.approval;

/** Active colleagues who have all of the rights. */
function useApprovers(acts: readonly Right[]) {
  const me = useValue(currentPerson);
  const users = useQuery(usersQuery);
  const people = useQuery(peopleQuery);
  const able = new Set(
    users.data?.filter((one) => acts.every((act) => can(personOf(one), act))).map(({ id }) => id) ??
      [],
  );
  const data = users.data && people.data?.filter(({ id }) => able.has(id) && id !== me?.id);
  const refetch = () => Promise.all([users.refetch(), people.refetch()]);
  return { data, error: users.error ?? people.error, refetch };
}

/** Asks a colleague with the rights to approve the actions, with a reason and their PIN or password. */
export function ApprovalDialog({ refused, answer }: ApprovalQuestion) {
  const acts = [...new Set(refused.map(({ act }) => act))];
  const query = useApprovers(acts);
  return (
    <Dialog title={text.title} onClose={() => answer(null)}>
      <div className="grid gap-1">
        {refused.map(({ act, record, what }) => (
          <p key={`${act} ${record}`} className="font-medium wrap-anywhere">
            {what}
          </p>
        ))}
        <p className="text-ink-2">{text.needs(acts.map((act) => rightNames[act]))}</p>
      </div>
      <Loaded
        query={query}
        failed={stationStrings.peopleFailed}
        skeleton={<RowsSkeleton rows={2} />}
      >
        {(people) =>
          people.length > 0 ? (
            <ApprovalForm people={people} refused={refused} answer={answer} />
          ) : (
            <Notice tone="warn">{acts.length > 1 ? text.nobodyAll : text.nobody}</Notice>
          )
        }
      </Loaded>
    </Dialog>
  );
}

type FormProps = ApprovalQuestion & { people: readonly Colleague[] };

/** Action as sent in a request, without its sentence, which the server writes. */
const askedOf = ({ act, record, amount, client, method, base }: RefusedAct) => ({
  act,
  record,
  amount,
  client,
  method,
  base,
});

const approve = (refused: readonly RefusedAct[], given: object): Promise<{ id: string }> =>
  post("approvals", { acts: refused.map(askedOf), ...given });

const isAtField = (fields: Record<string, string>): boolean =>
  ["reason", "pin", "password"].some((field) => fields[field]);

function ApprovalForm({ people, refused, answer }: FormProps) {
  // Prefers a colleague with a PIN, which is typed faster than a password.
  const [chosen, choose] = useState(people.find(({ has_pin }) => has_pin)?.id ?? "");
  const [reason, setReason] = useState("");
  const [secret, setSecret] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { isBusy, once } = useOnce();
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  if (!person) return null;
  const refuse = (found: Record<string, string>) => {
    setSecret("");
    setErrors(found);
  };
  const grant = () =>
    once(async () => {
      if (person.has_pin && isScanned(secret)) return refuse({ pin: stationStrings.notACode });
      try {
        const given = person.has_pin ? { pin: secret } : { password: secret };
        answer((await approve(refused, { person: person.id, reason, ...given })).id);
      } catch (failure) {
        console.warn(failure);
        const { fields, message } = failureOf(failure);
        refuse(isAtField(fields) ? fields : { form: fields["person"] || message || text.failed });
      }
    });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void grant();
      }}
    >
      {errors["form"] && <Notice tone="bad">{errors["form"]}</Notice>}
      <PersonTiles
        label={text.who}
        people={people}
        chosen={person.id}
        onChoose={(id) => {
          choose(id);
          setSecret("");
        }}
      />
      <TextField
        label={text.reason}
        maxLength={200}
        value={reason}
        error={errors["reason"]}
        onChange={({ target }) => setReason(target.value)}
      />
      <SecretField person={person} value={secret} errors={errors} onChange={setSecret} />
      <div className="flex gap-2 *:flex-1">
        <Button onClick={() => answer(null)}>{text.renounce}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={stationStrings.entering}>
          {text.grant}
        </Button>
      </div>
    </form>
  );
}

type SecretProps = {
  person: Colleague;
  value: string;
  errors: Readonly<Record<string, string>>;
  onChange: (secret: string) => void;
};

/** Field for the colleague's PIN, or for the password if there is no PIN. */
function SecretField({ person, value, errors, onChange }: SecretProps) {
  const id = useId();
  const error = errors["pin"] || errors["password"] || "";
  if (person.has_pin) {
    return (
      <CodeField
        id={id}
        label={stationStrings.codeOf(person.name)}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  }
  return (
    <PasswordField
      label={stationStrings.passwordOf(person.name)}
      autoComplete="off"
      value={value}
      error={error || undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
