import { networks } from "#domain/core/siteContact.ts";
import type { CompanyValues } from "#api/shop/company.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormText } from "#ui/form/Field.tsx";
import { companyStrings } from "./company.strings.ts";
import { Email, Fold, LegalFields, LogoAndColor, Name } from "./fields.tsx";
import type { Logo } from "./useSettings.ts";

const Text = FormText<CompanyValues>;

/** Name, address and contacts of the shop, printed on its documents. */
export const ShopFields = ({ logo }: { logo: Logo }) => (
  <>
    <LogoAndColor logo={logo} />
    <Name />
    <Text path="address" label={words.address} />
    <div className="grid gap-4 md:grid-cols-2">
      <Text path="phone" label={words.phone} />
      <Email />
      <Text path="website" label={companyStrings.website} />
      <Text
        path="other_info"
        label={companyStrings.otherInfo}
        hint={companyStrings.otherInfoHint}
      />
    </div>
    <h2 className="card-title mt-2">{companyStrings.legal}</h2>
    <div className="grid gap-4 md:grid-cols-2">
      <LegalFields />
      <Text path="registration" label={companyStrings.registration} />
      <Text path="inpe" label={companyStrings.inpe} />
    </div>
    <Fold title={companyStrings.networks} fields={networks}>
      <p className="field-hint">{companyStrings.networksHint}</p>
      <div className="grid gap-4 md:grid-cols-3">
        {networks.map((name) => (
          <Text
            key={name}
            path={name}
            label={companyStrings.networkNames[name]}
            inputMode="url"
            placeholder="https://"
          />
        ))}
      </div>
    </Fold>
  </>
);
