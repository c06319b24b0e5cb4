import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { BillDocument } from "#domain/purchases/purchaseAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { billRemarkTexts } from "#shared/purchases/purchases.strings.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { billStrings } from "./bill.strings.ts";

const text = billStrings.detail;

/**
 * Remarks on a bill, with a link to request a credit for a price that is too high. Renders nothing on a bill in order.
 */
export function BillRemarks({ bill: { id, remarks, gaps, credit } }: { bill: BillDocument }) {
  const said = [
    ...(gaps.price > 0 ? [text.gap(formatMoney(toCentimes(gaps.price)))] : []),
    ...(gaps.pieces > 0 ? [text.over(gaps.pieces)] : []),
    ...remarks
      .filter(
        (remark) =>
          !(remark === "price_gap" && gaps.price > 0) &&
          !(remark === "over_billed" && gaps.pieces > 0),
      )
      .map((remark) => billRemarkTexts[remark]),
  ];
  if (said.length === 0) return null;
  return (
    <div className="mb-4">
      <FormNotice
        tone="warn"
        actions={
          credit > 0 && (
            <ButtonLink href={paths.newSupplierCredit({ bill: id })} icon="invoice">
              {words.askCredit}
            </ButtonLink>
          )
        }
      >
        {said.map((sentence) => (
          <p key={sentence}>
            <MoneyText>{sentence}</MoneyText>
          </p>
        ))}
      </FormNotice>
    </div>
  );
}
