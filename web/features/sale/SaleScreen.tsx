import type { ComponentProps } from "react";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { type SaleMoney, SaleMoneyContext } from "#shared/credits/exchange.ts";
import { CustomerButton } from "#shared/customer/CustomerButton.tsx";
import type { Stored } from "#shared/documents/documentStart.ts";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { KeyHints } from "#ui/keys/KeyHints.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { SaleForm } from "./SaleForm.tsx";
import { saleStrings } from "./sale.strings.ts";
import type { SaleValues } from "./saleValues.ts";

type Props = {
  title: string;
  subtitle: string;
  back: { href: string; label: string };
  draftKey: string;
  stored: Stored<SaleValues>;
  money: SaleMoney;
  onSaved: ComponentProps<typeof SaleForm>["onSaved"];
};

/** Counter sale with its page header and its draft. */
export function SaleScreen(props: Props) {
  const { title, subtitle, back, draftKey, stored, money, onSaved } = props;
  const { round, start, drafts } = useDrafted(draftKey, stored);
  const isPhone = useIsPhone();
  const prescribed = prescribedInvoice(money);
  return (
    <>
      <PageHeader
        title={title}
        // Absent on a phone, whose client field already says that it is optional.
        subtitle={isPhone ? undefined : subtitle}
        back={back}
      >
        {prescribed && (
          <ButtonLink href={paths.exchangePrescription(prescribed, money.service)} icon="eye">
            {creditStrings.exchange.withPrescription}
          </ButtonLink>
        )}
        {!isPhone && (
          <>
            <Keys />
            <CustomerButton inForm />
          </>
        )}
      </PageHeader>
      <SaleMoneyContext value={money}>
        <SaleForm key={round} start={start} onSaved={onSaved} drafts={drafts} />
      </SaleMoneyContext>
    </>
  );
}

/** Id of a prescription's invoice in an exchange, for a link: new lenses must be sold in the prescription form. */
const prescribedInvoice = ({ exchange }: SaleMoney): string | null =>
  exchange?.invoice.prescription ? exchange.invoice.id : null;

const Keys = () => (
  <KeyHints
    hints={[
      ["↵", words.nextKey],
      ["↑ ↓", saleStrings.keys.quantity],
      [words.deleteKey, saleStrings.keys.remove],
    ]}
    all={words.keys}
  />
);
