/** Indexed forms of telephones, and the version of the index (docs/search-and-totals.md, What a search finds). */
import { fold } from "#domain/core/text/fold.ts";
import { phonesIn } from "#domain/core/text/phone.ts";

export { fold };

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Indexed forms of a field's telephone numbers: national and international, without spaces. */
export function phoneForms(field: string): string[] {
  const phones = phonesIn(field);
  if (phones.length > 0)
    return phones.flatMap(({ dialled, international }) =>
      dialled.startsWith("+") ? [international] : [dialled, `+${international}`],
    );
  const digits = digitsOf(field);
  return digits ? [digits] : [];
}

/** Version of the indexed text. Increase it with each change of that text: the next start then rebuilds the index. */
export const indexVersion = 3;
