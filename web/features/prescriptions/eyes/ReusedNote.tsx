import { useFormContext, useWatch } from "react-hook-form";
import { emptyEye, eyeFields, type Eyes } from "#domain/optics/optics.ts";
import { words } from "#lib/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { formStrings } from "../form.strings.ts";
import { eyeTexts, type FormValues } from "../formValues.ts";
import { useWriteEyes } from "./useEyes.ts";

/** Values taken by 'Reprendre ces valeurs', and whose they are. */
export type Reused = { client: string; name: string; eyes: Eyes };

/** After the client was corrected: the values that were taken are another person's, as long as none was touched. */
export function ReusedNote({ reused }: { reused: Reused | null }) {
  const { control, setFocus } = useFormContext<FormValues>();
  const writeEyes = useWriteEyes();
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
    setFocus("right_sphere");
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
