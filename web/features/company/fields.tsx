/** Fields of the company that its form and the first run share. */
import { useFormContext, useWatch } from "react-hook-form";
import { emailForm } from "#domain/core/credentials.ts";
import type { CompanyValues } from "#api/company.ts";
import { words } from "#lib/words.strings.ts";
import { FormText } from "#ui/form/Field.tsx";
import { ImagePicker } from "#ui/form/ImagePicker.tsx";
import { ColorChoice } from "./ColorChoice.tsx";
import { strings } from "./company.strings.ts";
import type { Logo } from "./useSettings.ts";

/** Shrinks the logo before the upload. */
const logoSize = { maxPx: 600, maxBytes: 512 * 1024 };

export const LogoAndColor = ({ logo }: { logo: Logo }) => (
  <div className="flex flex-wrap gap-x-8 gap-y-4">
    <ImagePicker
      label={strings.logo}
      url={logo.stored}
      change={logo.logo}
      onChange={logo.setLogo}
      size={logoSize}
      keepsAlpha
      error={logo.error}
    />
    <ColorChoice />
  </div>
);

export const Name = () => (
  <FormText<CompanyValues>
    path="name"
    rules={{ validate: (value) => value.trim() !== "" || words.nameRequired }}
    label={words.name}
    isRequired
  />
);

export const Email = () => (
  <FormText<CompanyValues>
    path="email"
    rules={{
      validate: (value) => value === "" || emailForm.test(value) || words.emailAddressInvalid,
    }}
    label={words.email}
    inputMode="email"
  />
);

/** Warning: an ICE has fifteen digits. */
export function Ice() {
  const { control } = useFormContext<CompanyValues>();
  const ice = useWatch({ control, name: "ice" });
  const isOdd = ice.trim() !== "" && !/^\d{15}$/.test(ice.replace(/\s/g, ""));
  return (
    <FormText<CompanyValues>
      path="ice"
      label={strings.ice}
      inputMode="numeric"
      className={isOdd ? "[&_input]:border-warn" : ""}
      hint={isOdd ? <span className="text-warn-ink">{strings.iceWarning}</span> : undefined}
    />
  );
}

/** Numbers on the register of each invoice. */
export const LegalFields = () => (
  <>
    <Ice />
    <FormText<CompanyValues> path="rc" label={strings.rc} />
    <FormText<CompanyValues> path="if" label={strings.if} />
    <FormText<CompanyValues> path="patente" label={strings.patente} />
  </>
);
