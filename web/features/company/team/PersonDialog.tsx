import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { User } from "#domain/core/records.ts";
import { emailForm } from "#domain/core/signIn/credentials.ts";
import {
  hasAllRights,
  isAtLeast,
  type Right,
  rightsOfRole,
  type Role,
  roles,
} from "#domain/people/permissions.ts";
import {
  rightNames,
  rightSentences,
  roleNames,
  rightGroups,
} from "#domain/people/rights.strings.ts";
import { createPerson, hasRight, currentPerson, updatePerson, useMe } from "#api/session/people.ts";
import { newId } from "#lib/ids.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormText, PasswordField, SelectField } from "#ui/form/Field.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { pinRefusal } from "#lib/forms/pinRefusal.ts";
import { personInput, personValues, type PersonValues } from "./personValues.ts";
import { teamStrings } from "./team.strings.ts";

type Props = { user: User | null; hasPin: boolean; onClose: () => void };

/** Form of a person: account, role, and rights that differ from the role. */
export function PersonDialog({ user, hasPin, onClose }: Props) {
  const [id] = useState(() => user?.id ?? newId());
  const [failure, setFailure] = useState("");
  const { form, isBusy, submit } = useRecordForm<PersonValues>(personValues(user), {
    save: async (values) => {
      setFailure("");
      const input = personInput(values, !user);
      await (user ? updatePerson(id, input) : createPerson(id, input));
      toast.success((user ? teamStrings.saved : teamStrings.added)(input.name || input.email));
      onClose();
    },
    onFailed: ({ message }, isAtField) => {
      if (!isAtField) setFailure(message || teamStrings.failed);
    },
  });
  const isStation = useWatch({ control: form.control, name: "is_station" });
  const me = useValue(currentPerson);
  // A person changes their own PIN in the user menu, where the old PIN is required.
  const isKept = hasPin && user?.id === me?.id;
  return (
    <DialogForm
      title={user ? teamStrings.changeTitle : teamStrings.addTitle}
      {...{ form, isBusy, submit, failure, onClose }}
    >
      <Account isNew={!user} />
      <Station />
      {!isStation && (
        <>
          <RoleField />
          <Rights />
          {!isKept && <Pin hint={hasPin ? teamStrings.keptPinHint : teamStrings.pinHint} />}
        </>
      )}
      {user && <Activity />}
    </DialogForm>
  );
}

function Account({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<PersonValues>();
  return (
    <>
      <FormText<PersonValues>
        path="name"
        rules={{ validate: (typed) => typed.trim() !== "" || teamStrings.nameRequired }}
        label={words.name}
        maxLength={200}
        isRequired
      />
      <FormText<PersonValues>
        path="email"
        rules={{ validate: (typed) => emailForm.test(typed.trim()) || words.emailAddressInvalid }}
        label={words.email}
        inputMode="email"
        isRequired
      />
      <PasswordField
        label={isNew ? words.password : teamStrings.newPassword}
        hint={isNew ? teamStrings.passwordHint : teamStrings.newPasswordHint}
        autoComplete="new-password"
        isRequired={isNew}
        error={formState.errors.password?.message}
        {...register("password", {
          validate: (typed) => !isNew || typed !== "" || teamStrings.passwordHint,
        })}
      />
    </>
  );
}

/** Choice of the role, without roles that include a right which the signed-in person lacks. */
function RoleField() {
  const { control, setValue, formState } = useFormContext<PersonValues>();
  const role = useWatch({ control, name: "role" });
  const me = useMe();
  const offered = roles.filter(
    (one) =>
      one === role || (me !== null && isAtLeast(me, { role: one, rights: {}, active: true })),
  );
  const choose = (next: Role) => {
    setValue("role", next, { shouldDirty: true });
    setValue("granted", rightsOfRole(next), { shouldDirty: true });
  };
  return (
    <SelectField
      label={teamStrings.role}
      hint={teamStrings.roleHints[role]}
      error={formState.errors.role?.message}
      options={Object.fromEntries(offered.map((one) => [one, roleNames[one]]))}
      value={role}
      onChange={({ target }) => choose(target.value as Role)}
    />
  );
}

/** All rights by group with a tick each, folded at first. A role with every right can have no exceptions. */
function Rights() {
  const { control, setValue } = useFormContext<PersonValues>();
  const [role, granted] = useWatch({ control, name: ["role", "granted"] });
  if (hasAllRights({ role, rights: {}, active: true })) return null;
  const toggle = (right: Right) => {
    const kept = granted.filter((one) => one !== right);
    const next = granted.includes(right) ? kept : [...kept, right];
    setValue("granted", next, { shouldDirty: true });
  };
  return (
    <details className="rounded-control border border-line">
      <summary className="cursor-pointer p-3 font-medium">{teamStrings.rights}</summary>
      {rightGroups.map(({ name, rights }) => (
        <fieldset key={name} className="border-t border-line p-3">
          <legend className="float-left mb-1 w-full text-sm font-medium text-ink-2">{name}</legend>
          <ul className="clear-left grid gap-1">
            {rights.map((right) => (
              <li key={right}>
                <Checkbox
                  checked={granted.includes(right)}
                  disabled={!hasRight(right)}
                  onChange={() => toggle(right)}
                >
                  <span>
                    {rightNames[right]}
                    <span className="block text-sm text-ink-3">{rightSentences[right]}</span>
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </details>
  );
}

function Activity() {
  const { register } = useFormContext<PersonValues>();
  return (
    <div>
      <Checkbox {...register("active")}>{teamStrings.active}</Checkbox>
      <p className="field-hint">{teamStrings.activeHint}</p>
    </div>
  );
}

/** Turns the account into that of a computer shared by several people. */
function Station() {
  const { register, formState } = useFormContext<PersonValues>();
  const { is_station: error } = formState.errors;
  return (
    <div>
      <Checkbox {...register("is_station")}>{teamStrings.station}</Checkbox>
      <p className={error ? "field-error" : "field-hint"}>
        {error?.message ?? teamStrings.stationHint}
      </p>
    </div>
  );
}

const Pin = ({ hint }: { hint: string }) => (
  <FormText<PersonValues>
    path="pin"
    rules={{ validate: (typed) => typed === "" || (pinRefusal(typed) ?? true) }}
    label={teamStrings.pin}
    hint={hint}
    inputMode="numeric"
  />
);
