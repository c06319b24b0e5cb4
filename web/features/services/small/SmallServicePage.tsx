import { useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { attempt } from "#ui/feedback/attempt.ts";
import { saveService } from "#api/sales/services.ts";
import type { Product } from "#domain/core/records.ts";
import { useReturn } from "#lib/addresses/navigationHistory.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ClientField } from "#shared/sales/clients/ClientField.tsx";
import { NewClientHost } from "#shared/sales/clients/newClientHost.ts";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { FieldFrame, FormText } from "#ui/form/Field.tsx";
import { ClearButton } from "#ui/form/ClearButton.tsx";
import { Segment } from "#ui/form/Segment.tsx";
import { rejectUnselectedText } from "#ui/form/unselectedText.ts";
import { useSaveShortcut } from "#ui/form/useSaveShortcut.ts";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useTypedDuring } from "#ui/form/useTypedDuring.ts";
import { servicesStrings } from "../services.strings.ts";
import { keepPart, type SmallWork, smallWorks, type UsedPart, usedParts } from "./usedParts.ts";

const text = servicesStrings.small;
type Values = {
  work: SmallWork;
  object: string;
  client: string;
  clientName: string;
  /** Holds the error about a typed part that was not selected. */
  part: string;
};

/** Records a small service, done at once, as a ticket that is already handed back. */
export default function SmallServicePage() {
  const form = useForm<Values>({
    defaultValues: { work: "screw", object: "", client: "", clientName: "", part: "" },
  });
  const work = useWatch({ control: form.control, name: "work" });
  const [parts, setParts] = useState(usedParts);
  const { isBusy, save } = useSmallService(form.setError);
  const part = parts[work] ?? null;
  const choosePart = (chosen: UsedPart | null) => {
    keepPart(work, chosen);
    setParts(usedParts());
  };
  const send = async () => {
    if (rejectUnselectedText(form, document) === null) await save(form.getValues(), part);
  };
  useSaveShortcut(send);
  const typing = useTypedDuring(isBusy);
  return (
    <NewClientHost>
      <FormProvider {...form}>
        <form
          className="grid max-w-2xl gap-4"
          noValidate
          onChange={typing}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <PageHeader
            title={text.title}
            subtitle={text.subtitle}
            back={{ href: paths.services(), label: words.services }}
          />
          <section className="card grid gap-4 p-4">
            <Segment
              label={servicesStrings.form.kind}
              options={smallWorks.map((value) => ({ value, label: text.works[value] }))}
              value={work}
              onChange={(value) => form.setValue("work", value)}
            />
            {work === "other" && <FormText<Values> path="object" label={text.other} />}
            <PartField part={part} onChoose={choosePart} />
            <div>
              <ClientField isOptional />
            </div>
            <div className="flex justify-end gap-2">
              <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={words.saving}>
                {words.save}
              </Button>
            </div>
          </section>
        </form>
      </FormProvider>
    </NewClientHost>
  );
}

/** Saves the ticket; a retry after a lost answer uses the same ids. */
function useSmallService(setError: ReturnType<typeof useForm<Values>>["setError"]) {
  const ids = useRef({ ticket: newId(), part: newId() });
  const { isBusy, once } = useOnce();
  const [, navigate] = useLocation();
  const { toPlace } = useReturn(paths.services());
  const save = ({ work, object, client }: Values, part: UsedPart | null) =>
    once(async () => {
      const what = work === "other" ? object.trim() : text.works[work];
      if (what === "") return setError("object", { message: servicesStrings.form.objectRequired });
      await attempt(async () => {
        const { ticket, part: item } = ids.current;
        const saved = await saveService(ticket, {
          kind: "adjust",
          object: what,
          client,
          status: "returned",
          items: part ? [{ id: item, product: part.id, quantity: 1, direction: "out" }] : [],
        });
        toast.undoable(text.saved(what, saved.number), {
          label: words.view,
          act: () => navigate(paths.service(ticket)),
        });
        toPlace();
      }, text.failed);
    });
  return { isBusy, save };
}

type PartProps = { part: UsedPart | null; onChoose: (part: UsedPart | null) => void };

/** Part taken from the stock. Proposes the one last used for this work on this computer. */
function PartField({ part, onChoose }: PartProps) {
  const error = useFieldError<Values>("part") ?? undefined;
  return (
    <FieldFrame
      id="part"
      label={text.part}
      isOptional
      hint={part ? text.takenOut(part.name) : text.noPart}
      error={error}
    >
      {() => (
        <span className="relative block">
          <ProductCombobox
            id="part"
            label={text.part}
            placeholder={text.searchPart}
            path="part"
            text={part?.name ?? ""}
            onSelect={({ id, name }: Product) => onChoose({ id, name })}
          />
          {part && <ClearButton label={words.clear} onClear={() => onChoose(null)} />}
        </span>
      )}
    </FieldFrame>
  );
}
