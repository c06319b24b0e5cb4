import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { MessageKind } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import {
  fillMessage,
  type MessagePlaceholder,
  unknownPlaceholders,
} from "#domain/clients/messageTexts.ts";
import { messageTexts } from "#domain/clients/messages.strings.ts";
import { listed } from "#lib/texts/labels.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { TextAreaField } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { companyStrings } from "./company.strings.ts";
import type { WorkshopTexts } from "./settings.ts";

const text = companyStrings.workshop;

/** Placeholders that each kind of message knows; others are dropped. */
const namesOf: Record<MessageKind, readonly MessagePlaceholder[]> = {
  reminder: ["nom", "date", "boutique"],
  ready: ["nom", "numero", "reste", "boutique"],
  unpaid: ["nom", "numero", "reste", "boutique"],
  quote: ["nom", "numero", "montant", "date", "boutique"],
  reimbursable: ["nom", "date", "boutique"],
  service: ["nom", "numero", "montant", "boutique"],
  estimate: ["nom", "numero", "montant", "boutique"],
  delay: ["nom", "numero", "date", "boutique"],
  lens_ready: ["nom", "numero", "boutique"],
  lens_supply: ["nom", "date", "boutique"],
  lens_check: ["nom", "date", "boutique"],
  lens_recall: ["nom", "boutique"],
};

/** Textarea of a message, with a function that inserts a placeholder at the caret. */
function useMessageText(kind: MessageKind) {
  const { setValue, control } = useFormContext<WorkshopTexts>();
  const box = useRef<HTMLTextAreaElement>(null);
  const typed = useWatch({ control, name: kind });
  const write = (words: string, caret: number) => {
    setValue(kind, words, { shouldDirty: true });
    box.current?.focus();
    box.current?.setSelectionRange(caret, caret);
  };
  const insert = (name: MessagePlaceholder) => {
    const { selectionStart = typed.length, selectionEnd = typed.length } = box.current ?? {};
    const written = `{${name}}`;
    const words = typed.slice(0, selectionStart) + written + typed.slice(selectionEnd);
    write(words, selectionStart + written.length);
  };
  const ours = messageTexts[kind];
  return { box, typed, insert, restore: () => write(ours, ours.length) };
}

type Props = { kind: MessageKind; shop: string };

/** Text of a kind of message, with placeholders and preview. */
export function MessageField({ kind, shop }: Props) {
  const { register, formState } = useFormContext<WorkshopTexts>();
  const { box, typed, insert, restore } = useMessageText(kind);
  const { ref, ...field } = register(kind);
  const hold = (element: HTMLTextAreaElement | null) => {
    ref(element);
    box.current = element;
  };
  return (
    <div className="grid gap-2">
      <TextAreaField
        label={text.kinds[kind]}
        rows={3}
        error={formState.errors[kind]?.message}
        ref={hold}
        {...field}
      />
      <Unknown kind={kind} typed={typed} />
      <div className="flex flex-wrap gap-2">
        {namesOf[kind].map((name) => (
          <InsertButton key={name} kind={kind} name={name} onPress={() => insert(name)} />
        ))}
        {typed !== messageTexts[kind] && (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            icon="arrow-circle"
            onClick={restore}
          >
            {text.restore}
          </Button>
        )}
      </div>
      <Preview kind={kind} typed={typed} shop={shop} />
    </div>
  );
}

type InsertProps = { kind: MessageKind; name: MessagePlaceholder; onPress: () => void };

const InsertButton = ({ kind, name, onPress }: InsertProps) => (
  <Button size="sm" aria-label={text.insert(name, text.kinds[kind])} onClick={onPress}>
    {`{${name}}`}
  </Button>
);

/** Warns about unknown placeholders, but accepts them: the braces may be intended. */
function Unknown({ kind, typed }: { kind: MessageKind; typed: string }) {
  const unknown = unknownPlaceholders(typed, namesOf[kind]);
  if (unknown.length === 0) return null;
  const known = namesOf[kind].map((name) => `{${name}}`);
  return (
    <p className="flex items-center gap-1 text-sm text-warn-ink" role="status">
      <Icon name="triangle-alert" className="size-4 shrink-0" />
      {text.unknown(listed(unknown), listed(known))}
    </p>
  );
}

/** Preview of the message for an example client. */
function Preview({ kind, typed, shop }: Props & { typed: string }) {
  const example = { ...text.example, boutique: shop };
  const known = Object.fromEntries(namesOf[kind].map((name) => [name, example[name]]));
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-sm text-ink-2">
      <p className="text-ink-3">{text.preview}</p>
      <p className="whitespace-pre-line wrap-anywhere">
        <MoneyText>{fillMessage(isBlank(typed) ? messageTexts[kind] : typed, known)}</MoneyText>
      </p>
    </div>
  );
}
