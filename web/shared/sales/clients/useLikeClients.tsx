import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Client } from "#domain/core/records.ts";
import { phonesIn } from "#domain/core/text/phone.ts";
import { fold, phoneForms } from "#domain/search/search.ts";
import { listClients } from "#api/clients/clients.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.likeClients;
const typingMs = 400;
const minName = 4;
const minPhone = 8;
const likeCount = 3;

const samePhone = (a: string, b: string): boolean => {
  const stored = new Set(phoneForms(b));
  return phoneForms(a).some((form) => form.length >= minPhone && stored.has(form));
};
const sameName = (a: string, b: string): boolean =>
  a.length >= minName && fold(a).trim() === fold(b).trim();

type Typed = { name: string; phone: string };

/** Finds clients with the same telephone or name. */
async function findLike(id: string, { name, phone }: Typed, signal?: AbortSignal) {
  const phones = phonesIn(phone).map(({ dialled }) => dialled);
  const terms = [
    ...(phones.length > 0 ? phones : [phone.replace(/\D/g, "").length >= minPhone ? phone : ""]),
    name.trim().length >= minName ? name : "",
  ];
  const lists = await Promise.all(
    terms.filter(Boolean).map((q) => listClients({ q, perPage: likeCount }, signal)),
  );
  const clients = lists.flatMap(({ items }) => items);
  return [...new Map(clients.map((client) => [client.id, client])).values()].filter(
    (client) => client.id !== id && (samePhone(phone, client.phone) || sameName(name, client.name)),
  );
}

const keyOf = ({ name, phone }: Typed): string => JSON.stringify([name.trim(), phone.trim()]);

/**
 * Searches for similar clients while a person types. A save (`agree`) waits for the search and asks once about clients
 * that were not shown yet.
 */
export function useLikeClients(id: string, { name, phone }: Typed) {
  const [like, setLike] = useState<readonly Client[]>([]);
  // Stored values count as already confirmed; the start values of a dialog do not.
  const seen = useRef(keyOf(id ? { name, phone } : { name: "", phone: "" }));
  const { ask, question } = useQuestion();
  useEffect(() => {
    const abort = new AbortController();
    const typed = { name, phone };
    const timer = setTimeout(() => {
      findLike(id, typed, abort.signal).then(
        (found) => {
          setLike(found);
          seen.current = keyOf(typed);
        },
        (error: unknown) => !abort.signal.aborted && console.warn(error),
      );
    }, typingMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, name, phone]);

  const confirm = async (typed: Typed): Promise<boolean> => {
    if (seen.current === keyOf(typed)) return true;
    const found = await findLike(id, typed).catch((error: unknown) => {
      // Not shown here: the save itself reports that the server cannot be reached.
      console.warn(error);
      return [];
    });
    seen.current = keyOf(typed);
    setLike(found);
    if (found.length === 0) return true;
    return ask({
      title: strings.askTitle,
      content: <Names clients={found} />,
      back: words.goBack,
      goOn: words.saveAnyway,
    });
  };
  return { like, confirm, question };
}

const Names = ({ clients }: { clients: readonly Client[] }): ReactNode => (
  <>
    <p>{strings.found}</p>
    <ul>
      {clients.map(({ id, name, phone }) => (
        <li key={id}>{[name, formatPhone(phone)].filter(Boolean).join(" · ")}</li>
      ))}
    </ul>
  </>
);
