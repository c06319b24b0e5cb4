import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { formatPairs } from "#domain/optics/measures/formatExtra.ts";
import { eyesExtraOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type ClientSummary, loadClientSummary } from "#api/clients/clients.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { FormValues } from "../formValues.ts";
import type { Previous } from "../eyes/PreviousCard.tsx";

function previousOf(summary: ClientSummary | null): Previous | null {
  const previous = summary?.previous;
  if (!previous || !areEyesSeen(previous)) return null;
  return {
    eyes: eyesOf(previous),
    extra: eyesExtraOf(previous),
    pairs: formatPairs(previous),
    day: previous.date,
    date: formatDay(previous.date),
  };
}

/** Details and previous prescription of the chosen client. */
export function useClientSummary(
  form: UseFormReturn<FormValues>,
  client: string,
  prescription: string,
) {
  const [summary, setSummary] = useState<ClientSummary | null>(null);
  useEffect(() => {
    if (client === "") return setSummary(null);
    const abort = new AbortController();
    const load = async () => {
      try {
        const until = form.getValues("date");
        const found = await loadClientSummary(
          client,
          { except: prescription, until },
          abort.signal,
        );
        if (abort.signal.aborted) return;
        setSummary(found);
        // A form opened with ?client= only has the id, so the name is filled in here.
        if (form.getValues("clientName") === "") form.setValue("clientName", found.client.name);
      } catch (error) {
        if (abort.signal.aborted) return;
        console.error(error);
        toast.error(words.clientFailed);
      }
    };
    void load();
    return () => abort.abort();
  }, [form, client, prescription]);
  const current = summary?.client.id === client ? summary : null;
  return { summary: current, previous: previousOf(current) };
}
