import { useContext } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Client } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { listed } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { SaleMoneyContext } from "#shared/credits/exchange.ts";
import { useMakeClient } from "#shared/sales/clients/newClientHost.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Button } from "#ui/page/Button.tsx";
import { goneNames } from "./quoteLines.ts";
import { quoteStrings as text } from "./quotes.strings.ts";

/** Client of a sale form. */
type Values = { client: string; clientName: string };

/** Notice about the quote being sold: products no longer sold, and a prospect who has no client record yet. */
export function QuoteNotice() {
  const make = useMakeClient();
  const { quote: sold } = useContext(SaleMoneyContext);
  const { control, setValue } = useFormContext<Values>();
  const client = useWatch({ control, name: "client" });
  if (!sold) return null;
  const { quote, variant } = sold;
  const gone = goneNames(quote, variant);
  const { prospect_name: name, prospect_phone: phone } = quote;
  const isProspect = name !== "" && client === "";
  const choose = (created: Client) => {
    setValue("clientName", created.name);
    setValue("client", created.id, { shouldDirty: true });
  };
  return (
    <FormNotice
      tone="info"
      actions={
        isProspect && (
          <Button size="sm" icon="plus" onClick={() => make(name, choose, phone)}>
            {text.makeClient}
          </Button>
        )
      }
    >
      <a className="link" href={paths.quote(quote.id)}>
        {text.of(quote.number, variant)}
      </a>
      {isProspect && ` · ${text.prospect([name, formatPhone(phone)].filter(Boolean).join(", "))}`}
      {gone.length > 0 && ` · ${text.gone(listed(gone))}`}
    </FormNotice>
  );
}
