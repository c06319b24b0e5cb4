import { useContext } from "react";
import type { RenewalProposal } from "#domain/contactLenses/contactAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { SaleMoneyContext } from "#shared/credits/exchange.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { differenceText } from "./renewalTexts.ts";
import { saleStrings } from "./sale.strings.ts";

const text = saleStrings.renewal;

/** Notice about a renewal of contact lenses: the sale that it repeats, the differences, and warnings. */
export function RenewalNotice() {
  const { renewal } = useContext(SaleMoneyContext);
  return renewal && <Told renewal={renewal} />;
}

function Told({ renewal }: { renewal: RenewalProposal }) {
  const { contact, last, warnings, differences } = renewal;
  const told = [...warnings.map((code) => text.warnings[code]), ...differences.map(differenceText)];
  return (
    <FormNotice tone={told.length > 0 ? "warn" : "info"}>
      <p>
        <a className="link" href={paths.contactSheet(contact)}>
          {text.title}
        </a>
        {" · "}
        {last ? (
          <>
            {text.last}{" "}
            <a className="link" href={paths.invoice(last.invoice)}>
              {last.invoice_number}
            </a>{" "}
            {text.on(formatDay(last.date))}
          </>
        ) : (
          text.first
        )}
      </p>
      {told.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {told.map((sentence) => (
            <li key={sentence}>
              <MoneyText>{sentence}</MoneyText>
            </li>
          ))}
        </ul>
      )}
    </FormNotice>
  );
}
