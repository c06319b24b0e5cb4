import { useFormContext, useWatch } from "react-hook-form";
import { useUses } from "#api/session/people.ts";
import { follows, powerOfEye } from "#domain/lenses/follows.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import { LinePower, PowerRemark } from "#shared/lenses/LinePower.tsx";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { Button } from "#ui/page/Button.tsx";
import type { FormValues } from "../formValues.ts";
import { withLenses } from "./itemPairs.ts";
import { measuredOf, useChooseLens } from "./useChooseLens.ts";

type ChooserProps = { onChosen: (lines: readonly ItemValues[]) => void };

/** Button 'Choisir par puissance', below the picker of lenses, for shops with lens ranges. */
export function LensChooser({ onChosen }: ChooserProps) {
  const isUsed = useUses("lenses");
  const choose = useChooseLens(onChosen);
  return (
    isUsed && (
      <Button size="sm" icon="eye" className="justify-self-start" onClick={() => choose()}>
        {words.byPower}
      </Button>
    )
  );
}

type PowerProps = { index: number; name: string };

/** Power and source of the lens on a line. */
export function SalePower({ index, name }: PowerProps) {
  const { control, setValue } = useFormContext<FormValues>();
  const path = `invoice.items.${index}` as const;
  const item = useWatch({ control, name: path });
  if (!item?.power) return null;
  return (
    <LinePower
      item={item}
      name={name}
      onSource={(chosen) => {
        setValue(`${path}.source`, chosen, { shouldDirty: true });
        setValue(`${path}.isSourceChosen`, true);
      }}
    />
  );
}

/** False once the measured eye needs another power; null when nothing is measured. */
function followsOf({ power, eye, use = "", geometry = "" }: ItemValues, values: FormValues) {
  if (!power || eye === "") return null;
  const measured = measuredOf(values);
  const lens = { eye, use, geometry };
  return powerOfEye(measured, lens) && follows(measured, { ...lens, power });
}

/** Remark when the lens of a line no longer suits the correction, with a button to choose another. */
export function SalePowerRemark({ index, name }: PowerProps) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const path = `invoice.items.${index}` as const;
  const values = useWatch({ control }) as FormValues;
  const power = useFieldError<FormValues>(`${path}.power`);
  const source = useFieldError<FormValues>(`${path}.source`);
  const item = values.invoice.items[index];
  const choose = useChooseLens((lines) => {
    const items = getValues("invoice.items");
    setValue("invoice.items", withLenses(items, lines, item?.id), { shouldDirty: true });
  });
  if (!item?.power) return null;
  const { eye, use = "", pair } = item;
  return (
    <PowerRemark
      name={name}
      follows={followsOf(item, values)}
      isRefused={power !== null || source !== null}
      onAgain={() => choose({ side: eye, use, pair })}
    />
  );
}
