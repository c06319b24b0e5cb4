import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { updateJob } from "#api/sales/jobs.ts";
import type { Supplier } from "#domain/core/records.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { toast } from "#ui/feedback/toast.ts";
import { lensOrderStrings as strings } from "./lensOrder.strings.ts";
import type { SoldJob } from "./loadLensOrder.ts";
import { lensNames, numberOf } from "./orderPages.ts";
import { SupplierChoice } from "./SupplierChoice.tsx";

/** Sorts labs before other suppliers, each by name. */
const labsFirst = (suppliers: readonly Supplier[]): Supplier[] => [
  ...suppliers.filter(({ is_lab }) => is_lab),
  ...suppliers.filter(({ is_lab }) => !is_lab),
];

type Props = {
  jobs: readonly SoldJob[];
  suppliers: readonly Supplier[];
  /** True when no sheet is shown, so that this title is the page's title. */
  isPage: boolean;
};

/** Asks for the lab of jobs that have none, stores it, and moves the jobs to that lab's page. */
export function LabChoice({ jobs, suppliers, isPage }: Props) {
  const [isBusy, setBusy] = useState(false);
  const choose = async (ids: readonly string[], lab: string) => {
    setBusy(true);
    try {
      for (const id of ids) await updateJob(id, { lab });
    } catch (error) {
      console.warn(error);
      toast.error(failureOf(error).message || strings.noAnswer);
    }
    setBusy(false);
  };
  const items = jobs.map((sold) => ({
    id: sold.job.id,
    label: strings.labOf(numberOf(sold)),
    title: (
      <>
        {numberOf(sold)} · <bdi dir="auto">{buyerOf(sold.sale)}</bdi>
      </>
    ),
    detail: lensNames(sold),
  }));
  return (
    <SupplierChoice
      texts={{
        title: strings.withoutLab,
        text: strings.withoutLabText(jobs.length),
        ofAll: strings.labOfAll,
      }}
      items={items}
      suppliers={labsFirst(suppliers)}
      isBusy={isBusy}
      isPage={isPage}
      onChoose={(ids, lab) => void choose(ids, lab)}
    />
  );
}
