import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { updateJob } from "#api/sales/jobs.ts";
import type { Supplier } from "#domain/core/records.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Select } from "#ui/form/Select.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { lensOrderStrings as strings } from "./lensOrder.strings.ts";
import type { SoldJob } from "./loadLensOrder.ts";
import { lensNames, numberOf } from "./orderPages.ts";

type ChoiceProps = {
  label: string;
  suppliers: readonly Supplier[];
  isBusy: boolean;
  onChoose: (lab: string) => void;
};

/** Selection and save are separate: arrows walk through the list. */
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

/** Labs first, then other suppliers, each by name. */
const labsFirst = (suppliers: readonly Supplier[]): Supplier[] => [
  ...suppliers.filter(({ is_lab }) => is_lab),
  ...suppliers.filter(({ is_lab }) => !is_lab),
];

type Props = {
  jobs: readonly SoldJob[];
  suppliers: readonly Supplier[];
  /** Without a sheet its title is the page's. */
  isPage: boolean;
};

/** Asks for the missing lab of jobs, stores it, and moves them to that lab's page. */
export function LabChoice({ jobs, suppliers, isPage }: Props) {
  const [isBusy, setBusy] = useState(false);
  const choose = async (chosen: readonly SoldJob[], lab: string) => {
    setBusy(true);
    try {
      for (const { job } of chosen) await updateJob(job.id, { lab });
    } catch (error) {
      console.warn(error);
      toast.error(failureOf(error).message || strings.noAnswer);
    }
    setBusy(false);
  };
  const Title = isPage ? "h1" : "h2";
  const shared = { suppliers: labsFirst(suppliers), isBusy };
  return (
    <section className="no-print card mx-auto mb-6 max-w-form" aria-label={strings.withoutLab}>
      <div className="border-b border-line px-4 py-3">
        <Title className="card-title">{strings.withoutLab}</Title>
        <p className="text-ink-3">{strings.withoutLabText(jobs.length)}</p>
      </div>
      {suppliers.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
          {strings.noSuppliers}
          <ButtonLink href={paths.newSupplier} icon="plus">
            {strings.addSupplier}
          </ButtonLink>
        </div>
      )}
      {jobs.length > 1 && (
        <div className="flex items-center gap-3 border-b border-line px-4 py-2 max-md:grid">
          <p className="min-w-0 flex-1 font-semibold">{strings.labOfAll}</p>
          <Choice label={strings.labOfAll} {...shared} onChoose={(lab) => void choose(jobs, lab)} />
        </div>
      )}
      {jobs.map((sold) => (
        <div
          key={sold.job.id}
          className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 max-md:grid"
        >
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">
              {numberOf(sold)} · <bdi dir="auto">{buyerOf(sold.sale)}</bdi>
            </p>
            <p className="truncate text-sm text-ink-3">{lensNames(sold)}</p>
          </div>
          <Choice
            label={strings.labOf(numberOf(sold))}
            {...shared}
            onChoose={(lab) => void choose([sold], lab)}
          />
        </div>
      ))}
    </section>
  );
}
