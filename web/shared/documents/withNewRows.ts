import { newId } from "#lib/ids.ts";

/** The same rows under new ids, for a document deleted on another station. */
export const withNewRows = <Values extends { items: readonly { id: string }[] }>(
  values: Values,
): Values => ({ ...values, items: values.items.map((row) => ({ ...row, id: newId() })) });
