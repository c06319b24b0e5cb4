import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { emailForm } from "#domain/core/fields.ts";
import { failureOf } from "#api/failure.ts";
import { paths } from "#lib/paths.ts";
import { countVisit } from "#api/visits.ts";
import { logIn } from "#api/session.ts";
import { Button } from "#ui/page/Button.tsx";
import { EntryCard } from "#ui/brand/EntryCard.tsx";
import { PasswordField, TextField } from "#ui/form/Field.tsx";
import { Notice } from "#ui/page/Panel.tsx";
import { loadSetup } from "#api/setup.ts";
import { strings } from "./auth.strings.ts";

type Errors = { email?: string; password?: string };

function errorsOf(email: string, password: string): Errors {
  const emailError =
    email === "" ? strings.emailRequired : emailForm.test(email) ? "" : strings.emailInvalid;
  return {
    ...(emailError ? { email: emailError } : {}),
    ...(password === "" ? { password: strings.passwordRequired } : {}),
  };
}

function failureText(error: unknown): string {
  const { status } = failureOf(error);
  if (status === 0) return strings.unreachable;
  return status === 429 ? strings.tooMany : strings.failed;
}

/** Two fields need no form library: it would be a tenth of the first visit. The guard leads on once signed in. */
export default function LoginPage() {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();

  useEffect(() => {
    loadSetup().then(
      ({ needed }) => needed && navigate(paths.setup, { replace: true }),
      (error: unknown) => console.warn(error),
    );
  }, [navigate]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === "string" ? value : "";
    };
    const email = text("email").trim();
    const password = text("password");
    const found = errorsOf(email, password);
    const [first] = Object.keys(found);
    setErrors(found);
    setFailure("");
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      await logIn(email, password);
      countVisit("login_success", "/login");
    } catch (error) {
      countVisit("login_failure", "/login");
      console.warn(error);
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <EntryCard title={strings.title}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <form ref={form} className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={strings.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          error={errors.email}
        />
        <PasswordField
          label={strings.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Button type="submit" variant="primary" size="lg" isBusy={isBusy} busyLabel={strings.busy}>
          {strings.submit}
        </Button>
      </form>
    </EntryCard>
  );
}
