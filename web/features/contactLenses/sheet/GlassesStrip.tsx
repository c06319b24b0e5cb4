import { conversionSteps } from "#domain/contactLenses/conversionSteps.ts";
import type { FromGlasses } from "#domain/contactLenses/fromGlasses.ts";
import { glassesOrigin } from "#domain/contactLenses/origin.ts";
import { type EyeSide, eyeSides, type Prescription } from "#domain/core/records.ts";
import { formatMeasure, formatDistance } from "#domain/optics/format.ts";
import { formatPrisms } from "#domain/optics/measures/formatExtra.ts";
import { extraOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyeOf } from "#domain/optics/optics.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatAge, formatDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { changedTexts } from "./eyeValues.ts";
import { sheetStrings } from "./sheet.strings.ts";
import { type ClientDetails, eyesFromGlasses } from "./useClientDetails.ts";
import { useWriteEye } from "./useEyes.ts";

const text = sheetStrings.glasses;
type Props = {
  client: string;
  details: ClientDetails;
  /** Called after values were copied. */
  onTake: () => void;
};

/** Latest prescription of glasses, converted to lenses step by step. Values are copied only by a press on a button. */
export function GlassesStrip({ client, details: { glasses, hasFailed }, onTake }: Props) {
  const said = saidOf(client, glasses, hasFailed);
  return (
    <section
      aria-label={text.title}
      className="grid gap-3 border-b border-line bg-brand-soft/50 px-4 py-3"
    >
      {said !== "" && (
        <p role="status" className="text-ink-2">
          {said}
        </p>
      )}
      {glasses && (
        <>
          <p className="font-medium">
            <a className="link" href={paths.prescription(glasses.id)}>
              {text.of(formatDay(glasses.date))}
            </a>{" "}
            <span className="text-sm font-normal text-ink-3">{formatAge(glasses.date)}</span>
          </p>
          <div className="grid gap-4 md:grid-cols-2">
            {eyeSides.map((side) => (
              <EyeSteps key={side} side={side} glasses={glasses} onTake={onTake} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function saidOf(client: string, glasses: ClientDetails["glasses"], hasFailed: boolean): string {
  if (client === "") return text.chooseFirst;
  if (hasFailed) return text.failed;
  if (glasses === undefined) return words.loading;
  return glasses === null ? text.none : "";
}

type EyeProps = { side: EyeSide; glasses: Prescription; onTake: () => void };

function EyeSteps({ side, glasses, onTake }: EyeProps) {
  const reading = eyesFromGlasses(glasses)[side];
  const { mark, name } = eyeLabels[side];
  const eye = eyeOf(glasses, side);
  const prisms = formatPrisms(extraOf(glasses, side), side);
  return (
    <div role="group" aria-label={name} className="grid content-start gap-1.5">
      <p>
        <span className="font-medium">{mark}</span>{" "}
        <span className="rx whitespace-normal">
          {[formatDistance(eye), prisms].filter(Boolean).join(", ")}
          {eye.addition !== null && ` ${words.add} ${formatMeasure("addition", eye.addition)}`}
        </span>
      </p>
      {reading ? (
        <>
          <Steps reading={reading} />
          <Takes side={side} reading={reading} date={glasses.date} onTake={onTake} />
        </>
      ) : (
        <p className="text-sm text-ink-3">{text.noSphere}</p>
      )}
    </div>
  );
}

const Steps = ({ reading }: { reading: FromGlasses }) => (
  <ol className="grid gap-0.5 text-sm text-ink-2">
    {conversionSteps(reading).map(({ label, text: shown }) => (
      <li key={label + shown}>
        {label && <span className="text-ink-3">{label} </span>}
        <span className={label ? "rx" : ""}>{shown}</span>
      </li>
    ))}
  </ol>
);

type TakesProps = { side: EyeSide; reading: FromGlasses; date: string; onTake: () => void };

/** Buttons that copy the lens, or the spherical equivalent when the cylinder is small. */
function Takes({ side, reading, date, onTake }: TakesProps) {
  const writeEye = useWriteEye();
  const { lens, equivalent } = reading;
  const { name } = eyeLabels[side];
  if (!lens) return null;
  const take = (values: typeof lens, isEquivalent: boolean) => {
    writeEye(side, {
      ...changedTexts(values),
      // Clears the maker's addition word, which is not the addition of the glasses.
      ...(values.add === null ? {} : { add_word: "" }),
      origin: glassesOrigin(reading, date, isEquivalent),
    });
    onTake();
  };
  const sphere = equivalent === null ? "" : formatMeasure("sphere", equivalent);
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      <Button size="sm" aria-label={text.takeOf(name)} onClick={() => take(lens, false)}>
        {text.take}
      </Button>
      {equivalent !== null && (
        <Button
          size="sm"
          aria-label={text.equivalentOf(sphere, name)}
          onClick={() => take({ ...lens, sphere: equivalent, cylinder: null, axis: null }, true)}
        >
          {text.takeEquivalent(sphere)}
        </Button>
      )}
    </p>
  );
}
