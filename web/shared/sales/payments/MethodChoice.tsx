import type { UseFormRegisterReturn } from "react-hook-form";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { methodIcons, offeredMethods } from "./methods.ts";

type Props = { input: UseFormRegisterReturn };

/** Payment method as five radio cards. */
export function MethodChoice({ input }: Props) {
  return (
    <fieldset>
      <legend className="label">{words.paymentMethod}</legend>
      <div className="grid grid-cols-5 gap-1">
        {offeredMethods.map((method) => (
          <label
            key={method}
            className="grid content-center justify-items-center gap-0.5 min-h-14 px-0.5 rounded-large border border-line bg-surface text-center text-xs text-ink-2 cursor-pointer hover:bg-sunken has-checked:border-brand-mark has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-ink"
          >
            <input {...input} type="radio" value={method} className="sr-only" />
            <Icon name={methodIcons[method]} />
            {paymentMethodLabels[method]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
