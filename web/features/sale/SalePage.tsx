import { useState } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { CustomerButton } from "#shared/customer/CustomerButton.tsx";
import { KeyHints } from "#ui/keys/KeyHints.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { strings } from "./sale.strings.ts";
import { SaleForm } from "./SaleForm.tsx";
import { newSale } from "./saleValues.ts";

const draftKey = "sale.new";

/** Counter sale without a prescription. */
export default function SalePage() {
  const [, navigate] = useLocation();
  const [stored] = useState(newSale);
  const { round, start, drafts } = useDrafted(draftKey, stored);
  const isPhone = useIsPhone();
  return (
    <>
      <PageHeader
        title={words.counterSale}
        // Hidden on a phone; the client field says that it is optional.
        subtitle={isPhone ? undefined : strings.subtitle}
        back={{ href: paths.invoices(), label: words.invoices }}
      >
        {!isPhone && (
          <>
            <Keys />
            <CustomerButton inForm />
          </>
        )}
      </PageHeader>
      <SaleForm
        key={round}
        start={start}
        onSaved={({ id }, change) => navigate(paths.printSale(id), { state: { change } })}
        drafts={drafts}
      />
    </>
  );
}

const Keys = () => (
  <KeyHints
    hints={[
      ["↵", words.nextKey],
      ["↑ ↓", strings.keys.quantity],
      [words.deleteKey, strings.keys.remove],
    ]}
    all={words.keys}
  />
);
