import { formatCount } from "#lib/texts/formats.ts";
import { saveCsv } from "#lib/texts/csv.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { importStrings } from "./import.strings.ts";
import type { NotTaken } from "./preview.ts";

const shownLines = 100;
type Props = {
  imported: number;
  updated: number;
  /** Header line of the file. */
  head: readonly string[];
  notTaken: readonly NotTaken[];
  onClose: () => void;
};

/** Report of the import: totals, and the skipped lines with their reasons. */
export function ImportReport({ imported, updated, head, notTaken, onClose }: Props) {
  // Saves the original cells with a column of reasons, which a second import ignores.
  const download = () =>
    saveCsv(
      `${importStrings.downloadName}.csv`,
      [...head, importStrings.reason],
      notTaken.map(({ cells, reason }) => [...head.map((_, at) => cells[at] ?? ""), reason]),
    );
  return (
    <>
      {(imported > 0 || updated === 0) && (
        <Notice tone="ok">{importStrings.imported(imported)}</Notice>
      )}
      {updated > 0 && <Notice tone="ok">{importStrings.pricesUpdated(updated)}</Notice>}
      {notTaken.length === 0 ? (
        <p>{importStrings.notTakenNone}</p>
      ) : (
        <>
          <p className="font-medium">{importStrings.notTaken(formatCount(notTaken.length))}</p>
          <ul className="max-h-[50dvh] divide-y divide-line overflow-auto rounded-control border border-line">
            {notTaken.slice(0, shownLines).map(({ line, name, reason }) => (
              <li key={line} className="px-3 py-2">
                <span className="text-ink-3">
                  {importStrings.line} {line}
                </span>{" "}
                <span dir="auto" className="font-medium">
                  {name}
                </span>
                <p className="text-sm text-ink-2">{reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        {notTaken.length > 0 && (
          <Button icon="tray-down" onClick={() => download()}>
            {importStrings.download}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  );
}
