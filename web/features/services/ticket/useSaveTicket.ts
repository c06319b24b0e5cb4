import { failureOf, missingRight } from "#api/failure.ts";
import { saveService, type ServiceInput } from "#api/sales/services.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { servicesStrings } from "../services.strings.ts";

/** Writes a change of a ticket at once; resolves to true when it is stored. */
export function useSaveTicket({ id, version }: ServiceDocument) {
  const { isBusy, once } = useOnce();
  const save = async (change: ServiceInput, said: string = servicesStrings.ticket.saved) => {
    let isSaved = false;
    await once(async () => {
      try {
        await saveService(id, { version, ...change });
        isSaved = true;
        toast.success(said);
      } catch (error) {
        console.warn(error);
        const { message, fields } = failureOf(error);
        const refusal = Object.values(fields)[0] || message;
        toast.error(missingRight(error) || refusal || servicesStrings.ticket.saveFailed);
      }
    });
    return isSaved;
  };
  return { isBusy, save };
}
