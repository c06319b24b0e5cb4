import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { emailForm } from "../../../pb_hooks/domain/fields";
import { failureOf } from "../../lib/api";
import { paths } from "../../lib/paths";
import { logIn } from "../../lib/session";
import { Button } from "../../ui/Button";
import { EntryCard } from "../../ui/EntryCard";
import { PasswordField, TextField } from "../../ui/Field";
import { Notice } from "../../ui/Panel";
import { isSetUpNeeded } from "./auth.api";
import { strings } from "./auth.strings";

type Values = { email: string; password: string };

function failureText(error: unknown): string {
  const { status } = failureOf(error);
  if (status === 0) return strings.unreachable;
  return status === 429 ? strings.tooMany : strings.failed;
}

/** Once signed in, the guard of this page leads to where one was going. */
export default function LoginPage() {
  const [failure, setFailure] = useState("");
  const [, navigate] = useLocation();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    isSetUpNeeded().then(
      (isNeeded) => isNeeded && navigate(paths.setup, { replace: true }),
      (error: unknown) => console.warn(error),
    );
  }, [navigate]);

  const submit = handleSubmit(async ({ email, password }) => {
    setFailure("");
    try {
      await logIn(email.trim(), password);
    } catch (error) {
      console.warn(error);
      setFailure(failureText(error));
    }
  });

  return (
    <EntryCard title={strings.title}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={strings.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...register("email", {
            required: strings.emailRequired,
            validate: (value) => emailForm.test(value.trim()) || strings.emailInvalid,
          })}
        />
        <PasswordField
          label={strings.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password", { required: strings.passwordRequired })}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={isSubmitting}
          busyLabel={strings.busy}
        >
          {strings.submit}
        </Button>
      </form>
    </EntryCard>
  );
}
