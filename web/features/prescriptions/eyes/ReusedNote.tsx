import { useFormContext, useWatch } from "react-hook-form";
import { emptyEye, eyeFields, type Eyes } from "#domain/optics/optics.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { formStrings } from "../form.strings.ts";
import { eyeTexts, type FormValues } from "../formValues.ts";
import { emptyLastingExtra } from "../extraValues.ts";
import { focusField } from "#shared/eyes/focusField.ts";
import { useWriteEyes, useWriteExtra } from "./useEyes.ts";

/** Values copied by 'Reprendre ces valeurs', with the client they belong to. */
export type Reused = { client: string; name: string; eyes: Eyes };

/** Warns, after the client was changed, that copied values belong to another person. */
export function ReusedNote({ reused }: { reused: Reused | null }) {
  const { control } = useFormContext<FormValues>();
  const writeEyes = useWriteEyes();
  const writeExtra = useWriteExtra();
  const client = useWatch({ control, name: "client" });
  const texts = useWatch({ control, name: eyeFields });
  const taken = reused && eyeTexts(reused.eyes);
  const isShown =
    reused !== null &&
    client !== "" &&
    client !== reused.client &&
    eyeFields.every((field, index) => texts[index] === taken?.[field]);
  const erase = () => {
    writeEyes({ right: emptyEye, left: emptyEye });
    writeExtra(emptyLastingExtra);
    focusField("right_sphere");
  };
  return (
    <div role="status">
      {isShown && (
        <p className="flex flex-wrap items-center gap-2 px-4 py-2.5 border-t border-line text-base text-warn-ink">
          <Icon name="triangle-alert" className="size-4.5" />
          {formStrings.previous.from(reused.name)}
          <button type="button" className="btn btn-secondary btn-sm" onClick={erase}>
            {words.clear}
          </button>
        </p>
      )}
    </div>
  );
}
