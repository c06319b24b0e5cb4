import { useQuery } from "@tanstack/react-query";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { useRight } from "#api/session/people.ts";
import type { Prescription } from "#domain/core/records.ts";
import { formatEye } from "#domain/optics/format.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { FormSelect } from "#ui/form/Field.tsx";
import { serviceShared } from "./serviceShared.strings.ts";

const text = serviceShared.remake;
/** `values`: id of the prescription whose correction the new lenses get; '' for that of the order. */
export type ValuesOfRemake = { values: string };

/** Chooses the correction of the new lenses, when the client has a prescription other than the sale's. */
export function ValuesField({
  client,
  prescription,
}: Pick<Prescription, "client"> & { prescription: string }) {
  const seesEyes = useRight("eyes.see");
  const { data } = useQuery({
    ...prescriptionQueries.some({ client, except: prescription, perPage: 20 }),
    enabled: client !== "",
  });
  const others = data?.items ?? [];
  if (others.length === 0) return null;
  const nameOf = (one: Prescription): string => {
    const { right, left } = eyesOf(one);
    const day = text.valuesOf(formatDay(one.date));
    return seesEyes ? `${day} · ${[right, left].map(formatEye).join(" / ")}` : day;
  };
  return (
    <FormSelect<ValuesOfRemake>
      // Remounted when the options load: a select only shows a value that is among its options.
      key={others.length}
      path="values"
      label={text.values}
      options={Object.fromEntries([
        ["", text.ofOrder],
        ...others.map((one) => [one.id, nameOf(one)]),
      ])}
    />
  );
}
