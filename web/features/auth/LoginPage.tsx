import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { emailForm } from "../../../pb_hooks/domain/fields";
import { failureOf } from "../../lib/api";
import { paths } from "../../lib/paths";
import { track } from "../../lib/analytics";
import { logIn } from "../../lib/session";
import { Button } from "../../ui/Button";
import { EntryCard } from "../../ui/EntryCard";
import { PasswordField, TextField } from "../../ui/Field";
import { Notice } from "../../ui/Panel";
import { isSetUpNeeded } from "./auth.api";
import { strings } from "./auth.strings";

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
    isSetUpNeeded().then(
      (isNeeded) => isNeeded && navigate(paths.setup, { replace: true }),
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
      track("login_success", "/login");
    } catch (error) {
      track("login_failure", "/login");
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
