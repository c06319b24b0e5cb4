import { paths } from "#lib/paths.ts";
import { CustomerButton } from "#ui/customer/CustomerButton.tsx";
import { KeysHint } from "#ui/keys/KeysHint.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { strings } from "../prescriptions.strings.ts";

const back = { href: paths.prescriptions, label: strings.form.back };

/** The title of the form, and the keys that go through it: a phone has none. */
export function FormHeader({ title, tab = title }: { title: string; tab?: string }) {
  const isPhone = useIsPhone();
  return (
    <PageHeader title={title} tab={tab} back={back}>
      {!isPhone && (
        <>
          <Keys />
          <CustomerButton inForm />
        </>
      )}
    </PageHeader>
  );
}

const Keys = () => (
  <div className="flex items-center gap-2 text-sm text-ink-3 max-lg:hidden">
    <kbd className="kbd">↵</kbd>
    {strings.form.next}
    <kbd className="kbd">↑ ↓</kbd>
    {strings.form.step}
    <KeysHint>{strings.form.keys}</KeysHint>
  </div>
);
