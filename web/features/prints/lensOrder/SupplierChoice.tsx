import { type ReactNode, useState } from "react";
import type { Supplier } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Select } from "#ui/form/Select.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { lensOrderStrings as strings } from "./lensOrder.strings.ts";

type ChoiceProps = {
  label: string;
  suppliers: readonly Supplier[];
  isBusy: boolean;
  onChoose: (supplier: string) => void;
};

/** Select with a separate save button, because arrow keys change the selection while a person looks for a name. */
function Choice({ label, suppliers, isBusy, onChoose }: ChoiceProps) {
  const [chosen, setChosen] = useState("");
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onChoose(chosen);
      }}
    >
      <Select
        className="w-56 max-md:w-full"
        aria-label={label}
        disabled={isBusy}
        value={chosen}
        options={[["", strings.choose], ...suppliers.map(({ id, name }) => [id, name] as const)]}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        type="submit"
        disabled={isBusy || chosen === ""}
        aria-label={strings.confirmOf(label)}
      >
        {strings.confirm}
      </Button>
    </form>
  );
}

/** Item without a supplier; `label`: accessible name of its select. */
export type Unplaced = { id: string; label: string; title: ReactNode; detail: string };

type Props = {
  texts: { title: string; text: string; ofAll: string };
  items: readonly Unplaced[];
  suppliers: readonly Supplier[];
  isBusy: boolean;
  /** True when no sheet is shown, so that this title is the page's title. */
  isPage: boolean;
  onChoose: (ids: readonly string[], supplier: string) => void;
};

/** Asks for the supplier of each item that has none, or of all at once. */
export function SupplierChoice({ texts, items, suppliers, isBusy, isPage, onChoose }: Props) {
  const Title = isPage ? "h1" : "h2";
  const shared = { suppliers, isBusy };
  return (
    <section className="no-print card mx-auto mb-6 max-w-form" aria-label={texts.title}>
      <div className="border-b border-line px-4 py-3">
        <Title className="card-title">{texts.title}</Title>
        <p className="text-ink-3">{texts.text}</p>
      </div>
      {suppliers.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
          {strings.noSuppliers}
          <ButtonLink href={paths.newSupplier} icon="plus">
            {strings.addSupplier}
          </ButtonLink>
        </div>
      )}
      {items.length > 1 && (
        <div className="flex items-center gap-3 border-b border-line px-4 py-2 max-md:grid">
          <p className="min-w-0 flex-1 font-semibold">{texts.ofAll}</p>
          <Choice
            label={texts.ofAll}
            {...shared}
            onChoose={(supplier) =>
              onChoose(
                items.map(({ id }) => id),
                supplier,
              )
            }
          />
        </div>
      )}
      {items.map(({ id, label, title, detail }) => (
        <div
          key={id}
          className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 max-md:grid"
        >
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{title}</p>
            <p className="truncate text-sm text-ink-3">{detail}</p>
          </div>
          <Choice label={label} {...shared} onChoose={(supplier) => onChoose([id], supplier)} />
        </div>
      ))}
    </section>
  );
}
