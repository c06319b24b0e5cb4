import type { ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import { lensOfEye } from "#domain/contactLenses/lens.ts";
import { eyeSides } from "#domain/core/records.ts";
import { formatAge, formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { lensWords } from "#shared/contactLenses/lineWords.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { eyeTextsOf } from "./eyeValues.ts";
import { sheetStrings } from "./sheet.strings.ts";
import { lensField } from "./sheetValues.ts";
import { useWriteEye } from "./useEyes.ts";

const text = sheetStrings.previous;
type Props = { before: ListedSheet; onTake: () => void };

/** Previous sheet of the client, to compare with and to copy from. */
export function PreviousCard({ before, onTake }: Props) {
  const writeEye = useWriteEye();
  const take = () => {
    for (const side of eyeSides) {
      const eye = before[lensField(side)];
      // Acuities are left out, because they are measured again each time.
      if (eye) writeEye(side, eyeTextsOf({ ...eye, va: "", near_va: "" }));
    }
    onTake();
  };
  return (
    <Card
      title={text.title}
      aside={
        <a className="link text-sm" href={paths.contactSheet(before.id)}>
          {formatDay(before.date)} · {formatAge(before.date)}
        </a>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
        {eyeSides.map((side) => (
          <p key={side} className="rx whitespace-normal">
            {lensWords(side, lensOfEye(before[lensField(side)]))}
          </p>
        ))}
        <Button size="sm" className="mt-1 md:max-lg:justify-self-start" onClick={take}>
          {text.reuse}
        </Button>
      </div>
    </Card>
  );
}
