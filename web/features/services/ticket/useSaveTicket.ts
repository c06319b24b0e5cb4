import { refusalOf } from "#api/failure.ts";
import { saveService, type ServiceInput } from "#api/sales/services.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.ticket;

type Telling = {
  said?: string;
  /** Shows an error at its field; returns true if it had one. */
  showAtField?: (error: unknown) => boolean;
};

/** Saves a change of a ticket at once; resolves to true when stored. */
export function useSaveTicket({ id, version }: ServiceDocument) {
  const { isBusy, once } = useOnce();
  const save = async (change: ServiceInput, { said = text.saved, showAtField }: Telling = {}) => {
    let isSaved = false;
    await once(async () => {
      try {
        await saveService(id, { version, ...change });
        isSaved = true;
        toast.success(said);
      } catch (error) {
        console.warn(error);
        if (!showAtField?.(error)) toast.error(refusalOf(error, text.saveFailed));
      }
    });
    return isSaved;
  };
  return { isBusy, save };
}
