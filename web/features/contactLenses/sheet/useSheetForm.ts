import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { failureOf } from "#api/failure.ts";
import { loadSheet, saveSheet, saveSheetImage } from "#api/sales/contactLenses.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import { useFirstFocus } from "#shared/documents/useFirstFocus.ts";
import type { Settle } from "#shared/eyes/QuickEntryBox.tsx";
import type { PhotoChange } from "#shared/ordonnance/PhotoStrip.tsx";
import { clientFieldId } from "#shared/sales/clients/ClientCombobox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { eyeId } from "./eyePaths.ts";
import { sheetStrings } from "./sheet.strings.ts";
import { checkValues, sheetInputOf, type SheetValues, storedOf } from "./sheetValues.ts";

const text = sheetStrings.form;

/** Uploads the photograph; returns the error, or ''. */
async function sendPhoto(id: string, photo: PhotoChange): Promise<string> {
  if (photo === undefined) return "";
  try {
    await saveSheetImage(id, photo);
    return "";
  } catch (error) {
    console.error(error);
    const refusal = failureOf(error).fields["image"] ?? "";
    return [text.photoFailed, refusal].filter(Boolean).join(" ");
  }
}

/** Form of a sheet with its photograph, which is uploaded after the save. */
export function useSheetForm(start: DocumentStart<SheetValues>, seesLenses: boolean) {
  const [, navigate] = useLocation();
  const [photo, setPhoto] = useState<PhotoChange>(undefined);
  const [failure, setFailure] = useState("");
  const quickEntry = useRef<Settle>(null);
  const state = useDocumentForm<SheetValues>(start, {
    settle: () => quickEntry.current?.() ?? true,
    check: (values) => checkValues(values, seesLenses),
    days: ({ date }) => [date],
    save: async (stored, values) => {
      setFailure("");
      return storedOf(await saveSheet(stored.id, sheetInputOf(values, stored.version, seesLenses)));
    },
    load: async (id) => storedOf(await loadSheet(id)),
    ownerOf: ({ client, clientName }) => ({ id: client, name: clientName }),
    withNewIds: (values) => values,
    attach: async (id) => {
      const failed = await sendPhoto(id, photo);
      // A lasting message, not a toast: the sheet is saved but the photograph is not.
      setFailure(failed);
      if (failed) toast.error(text.photoFailed);
      return failed === "";
    },
    hasOtherChanges: photo !== undefined,
    onDiscard: () => setPhoto(undefined),
    onSaved: (isNew) => {
      toast.success(isNew ? text.created : text.updated);
      navigate(paths.contactSheet(start.stored.id), { replace: true });
    },
    onFailed: (message, path) => toast.error(path ? text.saveFailed : message || text.saveFailed),
    onInvalid: (message) => toast.error(message),
  });
  const isOfClient = start.values.client !== "" && seesLenses;
  useFirstFocus(state.element, isOfClient ? eyeId("right", "bc") : clientFieldId);
  return { state, photo, setPhoto, failure, quickEntry };
}
