import type { Warranty } from "#domain/services/warranty.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { warrantySentences } from "./warrantyTexts.ts";

/** Warranty of a sold line, as one line of text. */
export function WarrantyLine({ warranty }: { warranty: Warranty }) {
  const said = warrantySentences(warranty);
  if (said.length === 0) return null;
  return (
    <p className="card flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
      <Icon name="shield" className="size-4.5 text-ink-3" />
      {said.map(({ text, isOver }) => (
        <span key={text} className={isOver ? "text-ink-2" : "text-ok-ink"}>
          {text}
        </span>
      ))}
    </p>
  );
}
