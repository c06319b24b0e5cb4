import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { emailForm } from "../../../pb_hooks/domain/fields";
import { showServerErrors } from "../../lib/formErrors";
import { paths } from "../../lib/paths";
import { user } from "../../lib/session";
import { useValue } from "../../lib/useValue";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/Field";
import { PageHeader } from "../../ui/PageHeader";
import { Notice } from "../../ui/Panel";
import { createCompany, type NewCompany } from "./company.api";
import { strings } from "./company.strings";

const names = ["name", "address", "phone", "email"] as const;

/** What every screen shows a user without a company: the sentence, and the way out of it (interface.md). */
export default function NoCompanyPage() {
  const [address] = useLocation();
  // A trailing slash is forgiven, as by the routes.
  const path = address.replace(/\/$/, "");
  const isGone = useValue(user)?.company !== "";
  const sentence = isGone && path === paths.stock ? strings.stockGone : strings.noneOf[path];
  const [hasFailed, setFailed] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<NewCompany>({
    defaultValues: { name: "", address: "", phone: "", email: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setFailed(false);
    try {
      await createCompany(values);
    } catch (error) {
      console.warn(error);
      if (!showServerErrors(error, names, setError)) setFailed(true);
    }
  });
  return (
    <div className="max-w-form">
      <PageHeader title={strings.title} subtitle={strings.none} />
      {sentence && (
        <div className="mb-4">
          <Notice tone="bad">{sentence}</Notice>
        </div>
      )}
      <form className="card grid gap-4 p-4" noValidate onSubmit={(event) => void submit(event)}>
        <p className="text-ink-2">{strings.noneHint}</p>
        {hasFailed && <Notice tone="bad">{strings.failed}</Notice>}
        <TextField
          label={strings.name}
          autoFocus
          error={errors.name?.message}
          {...register("name", { required: strings.nameRequired })}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={strings.phone}
            isOptional
            inputMode="tel"
            error={errors.phone?.message}
            {...register("phone")}
          />
          <TextField
            label={strings.email}
            isOptional
            inputMode="email"
            error={errors.email?.message}
            {...register("email", {
              validate: (value) => value === "" || emailForm.test(value) || strings.emailInvalid,
            })}
          />
        </div>
        <TextField
          label={strings.address}
          isOptional
          error={errors.address?.message}
          {...register("address")}
        />
        <div className="flex justify-end">
          <Button
            type="submit"
            variant="primary"
            isBusy={isSubmitting}
            busyLabel={strings.creating}
          >
            {strings.create}
          </Button>
        </div>
      </form>
    </div>
  );
}
