import { newId } from "#lib/ids.ts";

/** Copies the rows under new ids, because another station deleted the document. */
export const withNewRows = <Values extends { items: readonly { id: string }[] }>(
  values: Values,
): Values => ({ ...values, items: values.items.map((row) => ({ ...row, id: newId() })) });
