import { useQuery } from "@tanstack/react-query";
import { type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { clientQueries } from "#api/clients/clients.ts";
import { words } from "#lib/texts/words.strings.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { useContactSale } from "./ContactSale.tsx";
import type { LensLine } from "./sheetLines.ts";
import { leftIn } from "./useOtherClient.ts";

/** Warns about values typed for the previous client, until they are changed or erased. */
export function LeftLenses() {
  const { client, left, clear, paths: at } = useContactSale();
  const { control } = useFormContext<FieldValues>();
  const items: LensLine[] | undefined = useWatch({ control, name: at.items });
  const { data } = useQuery({ ...clientQueries.one(left?.client ?? ""), enabled: left !== null });
  if (client === "" || leftIn(left, items ?? []).length === 0) return null;
  return (
    <FormNotice
      tone="warn"
      actions={
        <button type="button" className="btn btn-secondary btn-sm" onClick={clear}>
          {words.clear}
        </button>
      }
    >
      {contactShared.sheet.left(data?.name ?? words.unknownClient)}
    </FormNotice>
  );
}
