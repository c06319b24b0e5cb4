import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { emailForm } from "#domain/core/signIn/credentials.ts";
import { failureOf, secondsToWait } from "#api/failure.ts";
import { paths } from "#lib/addresses/paths.ts";
import { countVisit } from "#api/session/visits.ts";
import { stationShop } from "#lib/device/stationShop.ts";
import { logIn, wasSignedOut } from "#api/session/session.ts";
import { useValue } from "#lib/useValue.ts";
import { Button } from "#ui/page/Button.tsx";
import { EntryPage } from "#ui/page/EntryPage.tsx";
import { PasswordField, TextField } from "#ui/form/Field.tsx";
import { ClockNotice } from "#ui/feedback/ClockNotice.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { loadSetup } from "#api/shop/setup.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopPanel } from "./ShopPanel.tsx";
import { authStrings } from "./auth.strings.ts";

/** Sign-in form. The route guard redirects once the user is signed in. */
export default function LoginPage() {
  const { form, errors, failure, isBusy, submit, wait } = useLogin();
  const isOver = useValue(wasSignedOut);
  const [shop] = useState(stationShop);
  useSetupFirst();
  return (
    <EntryPage
      title={authStrings.title}
      heading={shop ? authStrings.greeting(shop.name) : authStrings.hello}
      text={authStrings.text}
      panel={<ShopPanel shop={shop} />}
    >
      <ClockNotice />
      {wait.seconds > 0 ? (
        <Waiting seconds={wait.seconds} />
      ) : failure ? (
        <Notice tone="bad">{failure}</Notice>
      ) : (
        isOver && <Notice tone="info">{authStrings.sessionOver}</Notice>
      )}
      <form ref={form} className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          error={errors.email}
          // The wait is for one account only: typing another e-mail ends it.
          onChange={wait.end}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="h-12"
          isBusy={isBusy}
          busyLabel={authStrings.busy}
          disabled={wait.seconds > 0}
        >
          {authStrings.submit}
        </Button>
      </form>
    </EntryPage>
  );
}

/** Countdown for the eye; a screen reader announces it once. */
function Waiting({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return (
    <Notice tone="bad">
      <span className="sr-only">{authStrings.wait(first)}</span>
      <span aria-hidden="true">{authStrings.wait(seconds)}</span>
    </Notice>
  );
}

/** Redirects to the set-up while no account exists. */
function useSetupFirst(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    loadSetup().then(
      ({ needed }) => needed && navigate(paths.setup, { replace: true }),
      (error: unknown) => console.warn(error),
    );
  }, [navigate]);
}

function useLogin() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const wait = useWait();

  async function send({ email, password }: Values): Promise<void> {
    setBusy(true);
    try {
      await logIn(email, password);
      countVisit("login_success", "/login");
    } catch (error) {
      countVisit("login_failure", "/login");
      console.warn(error);
      const seconds = secondsToWait(error);
      if (seconds > 0) wait.begin(seconds);
      else setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = errorsOf(values);
    setErrors(found);
    setFailure("");
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else await send(values);
  }
  return { form, errors, failure, isBusy, submit, wait };
}

type Values = { email: string; password: string };
type Errors = Partial<Values>;

function valuesOf(form: HTMLFormElement): Values {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: text("email").trim(), password: text("password") };
}

function errorsOf({ email, password }: Values): Errors {
  const emailError =
    email === "" ? words.emailRequired : emailForm.test(email) ? "" : words.emailInvalid;
  return {
    ...(emailError ? { email: emailError } : {}),
    ...(password === "" ? { password: words.passwordRequired } : {}),
  };
}

function failureText(error: unknown): string {
  const { status, message } = failureOf(error);
  if (status === 0) return authStrings.unreachable;
  if (status === 429 || status === 503) return message || authStrings.tooMany;
  return authStrings.failed;
}

type Wait = { seconds: number; begin: (seconds: number) => void; end: () => void };

/** Seconds left until the next attempt, by the clock, so that a suspended page does not wait longer. 0 when over. */
function useWait(): Wait {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const begin = (wait: number) => {
    setNow(Date.now());
    setUntil(Date.now() + wait * 1000);
  };
  return { seconds, begin, end: () => setUntil(0) };
}
