import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { company } from "#api/session/session.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { rateRefusal, rateText } from "#lib/texts/vatRate.ts";
import { FieldFrame, FormText } from "#ui/form/Field.tsx";
import { Select } from "#ui/form/Select.tsx";
import type { ProductValues } from "./productValues.ts";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.vat;
/** TVA rates of Morocco. */
const known = ["20", "14", "10", "7", "0"];
const other = "other";
const id = "product-vat";

/** TVA rate of the product itself, for a shop subject to TVA. */
export function VatRate() {
  const { watch, setValue, clearErrors, formState } = useFormContext<ProductValues>();
  const rate = watch("vat_rate");
  const [isOther, setOther] = useState(rate !== "" && !known.includes(rate));
  const shop = useValue(company);
  if (!shop?.vat) return null;
  const choose = (chosen: string) => {
    setOther(chosen === other);
    clearErrors("vat_rate");
    setValue("vat_rate", chosen === other ? "" : chosen, { shouldDirty: true });
  };
  return (
    <>
      <FieldFrame
        id={id}
        label={text.label}
        error={isOther ? undefined : formState.errors.vat_rate?.message}
      >
        {(described) => (
          <Select
            id={id}
            value={isOther ? other : rate}
            onChange={({ target }) => choose(target.value)}
            options={[
              ["", text.ofShop(rateText(shop.vat_rate))],
              ...known.map((one): [string, string] => [one, text.rate(one)]),
              [other, text.other],
            ]}
            {...described}
          />
        )}
      </FieldFrame>
      {isOther && <OtherRate />}
    </>
  );
}

function OtherRate() {
  return (
    <FormText<ProductValues>
      path="vat_rate"
      rules={{ validate: (typed) => rateRefusal(typed) ?? true }}
      label={words.vatRate}
      isNumber
      inputMode="decimal"
    />
  );
}
