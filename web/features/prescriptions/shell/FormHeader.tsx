import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { CustomerButton } from "#shared/customer/CustomerButton.tsx";
import { KeyHints } from "#ui/keys/KeyHints.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { prescriptionsStrings } from "../prescriptions.strings.ts";

const list = { href: paths.prescriptions, label: prescriptionsStrings.form.back };

type Props = {
  title: string;
  detail: string | false;
  back?: { href: string; label: string };
};

/** Title of the form with key hints, which a phone does not show. */
export function FormHeader({ title, detail, back = list }: Props) {
  const isPhone = useIsPhone();
  return (
    <PageHeader title={title} subtitle={isPhone ? undefined : detail} back={back}>
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
  <KeyHints
    hints={[
      ["↵", words.nextKey],
      ["↑ ↓", prescriptionsStrings.form.step],
    ]}
    all={words.keys}
  />
);
