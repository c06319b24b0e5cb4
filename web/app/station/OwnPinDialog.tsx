import { useQuery } from "@tanstack/react-query";
import { changeOwnPin, peopleQuery, currentPerson } from "#api/session/people.ts";
import { pinRefusal } from "#lib/forms/pinRefusal.ts";
import { useValue } from "#lib/useValue.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormText, PasswordField } from "#ui/form/Field.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { isScanned } from "./CodeField.tsx";
import { stationStrings } from "./station.strings.ts";

const text = stationStrings.ownPin;
type Values = { pin: string; oldPin: string; currentPassword: string };
const empty: Values = { pin: "", oldPin: "", currentPassword: "" };

/** Changes one's own PIN. The first PIN needs no proof, a later one the old PIN or the password. */
export function OwnPinDialog({ onClose }: { onClose: () => void }) {
  const me = useValue(currentPerson);
  const people = useQuery(peopleQuery).data;
  const hasPin = people?.find(({ id }) => id === me?.id)?.has_pin ?? false;
  const { form, isBusy, submit } = useRecordForm<Values>(empty, {
    save: async ({ pin, oldPin, currentPassword }) => {
      const proof = { ...(oldPin && { oldPin }), ...(currentPassword && { currentPassword }) };
      await changeOwnPin(me?.id ?? "", pin, proof);
      toast.success(text.saved);
      onClose();
    },
    onFailed: ({ message }, isAtField) => {
      if (!isAtField) toast.error(message || text.failed);
    },
  });
  return (
    <DialogForm title={text.title} {...{ form, isBusy, submit, onClose }}>
      <FormText<Values>
        path="pin"
        rules={{ validate: (typed) => pinRefusal(typed) ?? true }}
        label={text.pin}
        hint={text.hint}
        inputMode="numeric"
      />
      {hasPin && (
        <>
          <FormText<Values>
            path="oldPin"
            rules={{ validate: (typed) => !isScanned(typed) || stationStrings.notACode }}
            label={text.oldPin}
            inputMode="numeric"
          />
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            error={form.formState.errors.currentPassword?.message}
            {...form.register("currentPassword")}
          />
        </>
      )}
    </DialogForm>
  );
}
