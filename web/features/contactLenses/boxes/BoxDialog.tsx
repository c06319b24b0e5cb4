import { useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useLensProducts } from "#shared/contactLenses/useLensProducts.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { useTypedDuring } from "#ui/form/useTypedDuring.ts";
import { boxStrings as text } from "./boxes.strings.ts";
import { nameOfRow, wordsOfRow } from "./boxRows.ts";
import { RowChoice } from "./RowChoice.tsx";
import {
  type Asked,
  type BoxForm,
  type BoxValues,
  checkExpiry,
  checkQuantity,
  useBoxForm,
} from "./useBoxForm.ts";
import { useDialogScans } from "./useDialogScans.ts";

/**
 * Dialog that stores a received box (code, lot, expiry) under a row of the orders. Without a chosen row, Enter stores it
 * under the first row that waits for this lens.
 */
export function BoxDialog(asked: Asked) {
  const box = useBoxForm(asked);
  const { form, isOther, isBusy, isReading, button, onSubmit } = box;
  const part = useRef<HTMLFormElement>(null);
  const typing = useTypedDuring(isBusy);
  const [isHeld, setHeld] = useState(false);
  const onKeyDown = useDialogScans({
    part,
    onCode: (code) => {
      // A scan while a box awaits its confirmation is not read; a message asks to confirm first.
      if (box.reading) return setHeld(true);
      void box.read(code);
    },
    restore: (field, before) => {
      if (field in form.getValues()) form.setValue(field as keyof BoxValues, before);
    },
  });
  return (
    <Dialog title={text.receive} onClose={asked.onClose}>
      <FormProvider {...form}>
        <form
          ref={part}
          noValidate
          className="grid gap-4"
          onChange={typing}
          onSubmit={onSubmit}
          onKeyDownCapture={onKeyDown}
        >
          {isHeld && <Notice tone="warn">{text.keepFirst}</Notice>}
          <Fields />
          <Said box={box} />
          {asked.row ? <Fixed row={asked.row} /> : <Choice box={box} />}
          {isOther && <Other box={box} />}
          <div className="flex justify-end gap-2 max-md:*:flex-1">
            <Button onClick={asked.onClose}>{words.cancel}</Button>
            <Button
              ref={button}
              type="submit"
              variant={isOther ? "danger" : "primary"}
              right="job.move"
              isBusy={isBusy || isReading}
              busyLabel={isReading ? words.searchingOn : words.saving}
            >
              {isOther ? text.keepAnyway : text.keep}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}

const Fields = () => (
  <>
    <FormText<BoxValues> path="gtin" label={text.code} hint={text.codeHint} inputMode="text" />
    <div className="grid gap-3 md:grid-cols-[1fr_1fr_6rem]">
      <FormText<BoxValues> path="lot" label={text.lot} />
      <DayField<BoxValues>
        path="expires_on"
        label={text.expires}
        isAhead
        rules={{ validate: checkExpiry }}
      />
      <FormText<BoxValues>
        path="quantity"
        label={text.boxes}
        isNumber
        inputMode="numeric"
        rules={{ validate: checkQuantity }}
      />
    </div>
  </>
);

/** Product and lens of the scanned code. An unknown code is associated with the product when the box is stored. */
function Said({ box: { answer } }: { box: BoxForm }) {
  const products = useLensProducts([answer?.product ?? ""]);
  if (!answer) return null;
  const name = products.get(answer.product)?.name;
  const said = [name, lensText(answer.known?.lens ?? null)].filter(Boolean).join(" · ");
  if (answer.product === "") return <p className="text-ink-2">{text.unknown}</p>;
  return name ? (
    <p className="font-medium" dir="auto">
      {text.product(said)}
    </p>
  ) : null;
}

const Fixed = ({ row }: { row: NonNullable<Asked["row"]> }) => (
  <p>
    <b className="font-medium">
      <bdi dir="auto">{nameOfRow(row)}</bdi>
    </b>{" "}
    <span className="text-ink-3">{wordsOfRow(row)}</span>
  </p>
);

function Choice({ box: { form, rows, candidates, answer } }: { box: BoxForm }) {
  const order = form.watch("order");
  return (
    <RowChoice
      rows={rows}
      candidates={candidates}
      isKnown={answer !== null && answer.product !== ""}
      chosen={order}
      error={form.formState.errors.order?.message}
      onChoose={(id) => {
        form.setValue("order", id);
        form.clearErrors("order");
      }}
    />
  );
}

/** Red notice that the box holds another lens than its row expects. */
function Other({ box: { answer } }: { box: BoxForm }) {
  const product = answer?.known?.product ?? answer?.product ?? "";
  const products = useLensProducts([product]);
  const known = [products.get(product)?.name, lensText(answer?.known?.lens ?? null)]
    .filter(Boolean)
    .join(" · ");
  return <Notice tone="bad">{text.other(known || text.otherLens)}</Notice>;
}
