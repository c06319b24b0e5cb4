import { useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useLocation, useSearch } from "wouter";
import { emailForm, minPassword } from "#domain/core/signIn/credentials.ts";
import { showServerErrors } from "#ui/form/formErrors.ts";
import { paths } from "#lib/addresses/paths.ts";
import { FirstRunFrame, panelZoom, StepFoot } from "#shared/firstRun/FirstRunFrame.tsx";
import { LiveInvoice } from "#shared/paper/LiveInvoice.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PasswordField, TextField } from "#ui/form/Field.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";
import { Progress } from "./Progress.tsx";
import { createShop, loadSetup, type SetupValues } from "#api/shop/setup.ts";
import { words } from "#lib/texts/words.strings.ts";
import { setupStrings } from "./setup.strings.ts";

const names = ["company", "phone", "name", "email", "password", "code"] as const;
const blank = { company: "", phone: "", name: "", email: "", password: "", demo: false };

/**
 * First-run page: creates the shop, its user, and an administrator with the same e-mail and password
 * (docs/operations.md, First run).
 */
export default function SetupPage() {
  const code = new URLSearchParams(useSearch()).get("code") ?? "";
  const form = useForm<SetupValues>({ defaultValues: { ...blank, code } });
  const { hasFailed, isCoded, submit } = useSetup(form);
  const { isSubmitting } = form.formState;
  const isDemo = form.watch("demo");
  const [isNaming, setNaming] = useState(false);
  return (
    <FirstRunFrame
      step={0}
      title={setupStrings.title}
      intro={setupStrings.intro}
      paper={
        <LiveInvoice
          values={{ name: form.watch("company"), phone: form.watch("phone") }}
          typed={isNaming ? "name" : null}
          className={panelZoom}
        />
      }
    >
      {hasFailed && (
        <div className="mb-4">
          <Notice tone="bad">{setupStrings.failed}</Notice>
        </div>
      )}
      <form className="flex flex-1 flex-col" noValidate onSubmit={(event) => void submit(event)}>
        <div className="grid gap-4">
          <Fields form={form} onNaming={setNaming} />
          {isCoded && <CodeField form={form} />}
          <DemoChoice form={form} />
          {isSubmitting && isDemo && <Progress />}
        </div>
        <StepFoot>
          <p className="mr-auto flex items-center gap-2.5 text-sm text-ink-3">
            <Icon name="shield" className="size-4.5 text-ok" />
            {ui.privacy}
          </p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={isSubmitting}
            busyLabel={setupStrings.busy}
          >
            {setupStrings.submit}
          </Button>
        </StepFoot>
      </form>
    </FirstRunFrame>
  );
}

type FormProps = { form: UseFormReturn<SetupValues> };

/** Creates the shop; if one exists, opens the sign-in page. */
function useSetup({ handleSubmit, setError }: UseFormReturn<SetupValues>) {
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const [isCoded, setCoded] = useState(false);
  useEffect(() => {
    loadSetup().then(
      ({ needed, coded = false }) => {
        setCoded(coded);
        if (!needed) navigate(paths.login(), { replace: true });
      },
      (error: unknown) => console.warn(error),
    );
  }, [navigate]);
  const submit = handleSubmit(async (values) => {
    setFailed(false);
    try {
      const signIn = await createShop(values);
      // The demonstration needs no further steps: it has papers and a catalogue.
      if (!values.demo) navigate(paths.setupThen(paths.firstRun), { replace: true });
      signIn();
    } catch (error) {
      console.warn(error);
      if (showServerErrors(error, names, setError)) return;
      // After a lost answer the shop may exist; then signs in.
      const { needed } = await loadSetup().catch(() => ({ needed: true }));
      if (needed) setFailed(true);
      else navigate(paths.login(), { replace: true });
    }
  });
  return { hasFailed, isCoded, submit };
}

type FieldsProps = FormProps & { onNaming: (isNaming: boolean) => void };

function Fields({ form: { register, formState }, onNaming }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label={setupStrings.company}
        autoComplete="organization"
        autoFocus
        error={errors.company?.message}
        {...register("company", {
          required: setupStrings.companyRequired,
          onChange: () => onNaming(true),
          onBlur: () => onNaming(false),
        })}
      />
      <TextField
        label={setupStrings.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={setupStrings.phoneHint}
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label={setupStrings.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register("name", { required: words.nameRequired })}
      />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register("email", {
          required: words.emailRequired,
          validate: (value) => emailForm.test(value.trim()) || words.emailInvalid,
        })}
      />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={setupStrings.passwordHint}
        error={errors.password?.message}
        {...register("password", {
          required: words.passwordRequired,
          minLength: { value: minPassword, message: setupStrings.passwordShort },
        })}
      />
    </>
  );
}

/** Field for the set-up code, which the printed link contains. */
const CodeField = ({ form: { register, formState } }: FormProps) => (
  <TextField
    label={setupStrings.code}
    autoComplete="off"
    autoCapitalize="off"
    autoCorrect="off"
    spellCheck={false}
    hint={setupStrings.codeHint}
    error={formState.errors.code?.message}
    {...register("code", { required: setupStrings.codeRequired })}
  />
);

const DemoChoice = ({ form: { register } }: FormProps) => (
  <label className="flex items-start gap-2.5 py-1">
    <input type="checkbox" className="mt-0.5 size-4 shrink-0" {...register("demo")} />
    <span>
      <span className="block font-medium">{setupStrings.demo}</span>
      <span className="block text-sm text-ink-3">{setupStrings.demoHint}</span>
    </span>
  </label>
);
