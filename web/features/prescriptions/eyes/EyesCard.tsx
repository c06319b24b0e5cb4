import { type ComponentProps, type ReactNode, type RefObject, useState } from "react";
import { useFormContext } from "react-hook-form";
import { type Eyes, measures, transpose } from "#domain/optics/optics.ts";
import { measureMark } from "#domain/optics/format.ts";
import { opticsWarnings } from "#domain/optics/warnings.ts";
import { quickReadingChanges, type QuickReading } from "#domain/optics/quickEntry/quickEntry.ts";
import type { EyesExtra } from "#domain/optics/measures/extraMeasures.ts";
import { noteText, unkeptNotes } from "#domain/optics/quickEntry/quickEntryNotes.ts";
import { eyeSides } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ApprovalMark } from "#ui/page/ApprovalMark.tsx";
import { Card } from "#ui/page/Card.tsx";
import { eyesStrings } from "#shared/eyes/eyes.strings.ts";
import { focusField } from "#shared/eyes/focusField.ts";
import type { Settle } from "#shared/eyes/QuickEntryBox.tsx";
import { Tool } from "#shared/eyes/Tool.tsx";
import { EyeErrors, EyeWarnings, useRefused, warningId } from "./EyeNotes.tsx";
import { EyeRow, wideColumns } from "./EyeRow.tsx";
import { formStrings } from "../form.strings.ts";
import { type FormValues, typedEyes } from "../formValues.ts";
import { sharedExtra, transposedExtra } from "../extraValues.ts";
import { sharedHeights } from "../pairValues.ts";
import { type Reused, ReusedNote } from "./ReusedNote.tsx";
import { QuickEntryStrip } from "./QuickEntryStrip.tsx";
import { ExtraMeasures } from "./ExtraMeasures.tsx";
import {
  type EyeChanges,
  useAddToNotes,
  useGivenNears,
  useTypedEyes,
  useWriteEyes,
  useWriteExtra,
} from "./useEyes.ts";

const strings = formStrings.eyes;
const units = { sphere: "D", cylinder: "D", axis: "°", addition: "D", eip: "mm" } as const;

type Props = {
  previous: { eyes: Eyes; extra: EyesExtra; date: string } | null;
  reused: Reused | null;
  /** Birth date of the client; '' when unknown. */
  birthDate: string;
  /** Strip for the photograph, opened by its button. */
  photo: ReactNode;
  /** Puts an open quick entry into the form before a save. */
  quickEntry: RefObject<Settle | null>;
};

type Strip = "quick" | "photo";

/** 'Correction': two eyes, tools, warnings. */
export function EyesCard({ previous, reused, photo, quickEntry, birthDate }: Props) {
  const [strip, setStrip] = useState<Strip | null>(null);
  const { typed, read } = useTypedEyes();
  const writeEyes = useWriteEyes();
  const addToNotes = useAddToNotes();
  const refused = useRefused();
  const warnings = opticsWarnings(typed, previous?.eyes);
  const warned = new Map(
    warnings.flatMap((warning) => warning.fields.map((field) => [field, warningId(warning)])),
  );
  const writeExtra = useWriteExtra();
  const nears = useGivenNears();
  const keep = ({ eyes: { right, left }, extra, notes }: QuickReading) => {
    writeEyes({ right: quickReadingChanges(right), left: quickReadingChanges(left) });
    writeExtra(extra);
    addToNotes(noteText(unkeptNotes(notes)));
    setStrip(null);
    focusField("right_sphere");
  };
  return (
    <Card
      title={
        <>
          {strings.title} <ApprovalMark right="prescription.write" className="inline-flex" />
        </>
      }
      className="@container"
      aside={<Tools read={read} onWrite={writeEyes} strip={strip} onStrip={setStrip} />}
    >
      {strip === "quick" && (
        <QuickEntryStrip
          eyes={read}
          settle={quickEntry}
          onKeep={keep}
          onClose={() => setStrip(null)}
        />
      )}
      <div hidden={strip !== "photo"}>{photo}</div>
      <div className="px-4">
        <ColumnHeads />
        {eyeSides.map((side) => (
          <EyeRow
            key={side}
            side={side}
            eye={read[side]}
            near={nears[side]}
            warnings={warned}
            refused={refused}
          />
        ))}
      </div>
      <ReusedNote reused={reused} />
      <EyeErrors refused={refused} />
      <EyeWarnings warnings={warnings} since={previous?.date ?? ""} />
      <ExtraMeasures eyes={typed} previous={previous} birthDate={birthDate} />
    </Card>
  );
}

type ToolsProps = {
  /** Parsed eyes; an eye with an invalid value counts as blank, so it is not transposed. */
  read: Eyes;
  onWrite: (changes: EyeChanges) => void;
  /** Strip that is open (photograph or quick entry), or null. */
  strip: Strip | null;
  onStrip: (strip: Strip | null) => void;
};

function Tools({ read, onWrite, strip, onStrip }: ToolsProps) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const writeExtra = useWriteExtra();
  const toggle = (name: Strip) => onStrip(strip === name ? null : name);
  const transposeBoth = () => {
    for (const side of eyeSides) {
      const other = transpose(read[side]);
      if (!other) continue;
      const { sphere, cylinder, axis } = other;
      onWrite({ [side]: { sphere, cylinder, axis } });
    }
    writeExtra(transposedExtra(getValues()));
  };
  const copy = () => {
    onWrite({ left: typedEyes(getValues()).right });
    writeExtra(sharedExtra(getValues()));
    for (const { field, text } of sharedHeights(getValues("pairs")))
      setValue(field, text, { shouldDirty: true });
  };
  return (
    <div className="flex gap-1 max-md:grid max-md:grid-cols-4 max-md:w-full">
      <EyesTool
        icon="clipboard"
        text={eyesStrings.quickEntry}
        isPressed={strip === "quick"}
        onClick={() => toggle("quick")}
      />
      <EyesTool icon="sheets" text={strings.copy} title={strings.copyLabel} onClick={copy} />
      <EyesTool icon="arrows" text={strings.transpose} onClick={transposeBoth} />
      <EyesTool
        icon="picture"
        text={words.ordonnance}
        isPressed={strip === "photo"}
        onClick={() => toggle("photo")}
      />
    </div>
  );
}

/** Tool button, which on a phone has its label under the icon. */
const EyesTool = (tool: Omit<ComponentProps<typeof Tool>, "className">) => (
  <Tool
    {...tool}
    className="max-md:h-13 max-md:flex-col max-md:gap-0.5 max-md:px-0 max-md:text-xs"
  />
);

function ColumnHeads() {
  return (
    <div
      className={`@max-rx:hidden grid ${wideColumns} pt-2.5 text-xs font-medium text-ink-3 text-center`}
      aria-hidden="true"
    >
      <span />
      {measures.map((measure) => (
        <span key={measure}>
          {measureMark(measure)} <span className="font-normal">{units[measure]}</span>
        </span>
      ))}
      <span className="pl-1.5 text-left">{strings.reading}</span>
    </div>
  );
}
