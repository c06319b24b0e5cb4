import { useQuery } from "@tanstack/react-query";
import type { JobCard } from "#api/sales/jobs.ts";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { useUses } from "#api/session/people.ts";
import type { SavedItem } from "#domain/documents/documents.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { soldName } from "#lib/texts/soldName.ts";
import { lensesStrings } from "#shared/lenses/lenses.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";

/** Source of each lens of a job that has a power; red when it no longer suits the correction. */
export function JobLenses({ card }: { card: JobCard }) {
  const isUsed = useUses("lenses") && card.lens !== null;
  const { data } = useQuery({ ...prescriptionQueries.one(card.prescription), enabled: isUsed });
  const lenses = (data?.invoice?.items ?? []).filter(({ source }) => source !== "");
  if (!isUsed || lenses.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {lenses.map((item) => (
        <JobLens key={item.id} item={item} />
      ))}
    </ul>
  );
}

function JobLens({ item }: { item: SavedItem }) {
  const { eye, source, special, follows } = item;
  const mark = eye === "" ? "" : `${eyeLabels[eye].mark}\u00a0: `;
  return (
    <li className="text-sm">
      <span className="text-ink-2">
        {mark}
        <span dir="auto">{soldName(item)}</span> ·{" "}
        <span className="font-medium">{source && lensesStrings.source[source]}</span>
        {special && ` · ${lensesStrings.special}`}
      </span>
      {follows === false && (
        <span className="flex items-start gap-1.5 text-bad-ink">
          <Icon name="triangle-alert" className="mt-px size-4" />
          {lensesStrings.moved}
        </span>
      )}
    </li>
  );
}
