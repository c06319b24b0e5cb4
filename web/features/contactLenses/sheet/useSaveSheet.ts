import { attempt } from "#ui/feedback/attempt.ts";
import { type SheetInput, saveSheet } from "#api/sales/contactLenses.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { sheetStrings } from "./sheet.strings.ts";

/** Saves a change of a sheet at once; resolves to the stored sheet, or null when refused. */
export function useSaveSheet({ id, version }: Pick<SheetDocument, "id" | "version">) {
  const { isBusy, once } = useOnce();
  const save = async (change: SheetInput): Promise<SheetDocument | null> => {
    let saved: SheetDocument | null = null;
    await once(() =>
      attempt(async () => {
        saved = await saveSheet(id, { version, ...change });
      }, sheetStrings.page.saveFailed),
    );
    return saved;
  };
  return { isBusy, save };
}
