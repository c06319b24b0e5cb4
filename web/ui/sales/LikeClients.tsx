import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { Client } from "#domain/core/records.ts";
import { fold, phoneForms } from "#domain/search/search.ts";
import { formatPhone } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Notice } from "#ui/page/Panel.tsx";
import { listClients } from "#api/clients.ts";
import { salesStrings } from "./sales.strings.ts";

const typingMs = 400;
const minName = 4;
const minPhone = 8;
const likeCount = 3;

const samePhone = (a: string, b: string): boolean => {
  const [form] = phoneForms(a);
  return form !== undefined && form.length >= minPhone && phoneForms(b).includes(form);
};
const sameName = (a: string, b: string): boolean =>
  a.length >= minName && fold(a).trim() === fold(b).trim();

type Props = {
  id: string;
  name: string;
  phone: string;
  /** Takes the client who is there instead of making another; without it their page is one press away. */
  onChoose?: (client: Client) => void;
};

/** A warning, not a refusal: somebody with this telephone or this name is in the shop already. */
export function LikeClients({ id, name, phone, onChoose }: Props) {
  const [found, setFound] = useState<Client[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const asked = [
        phone.replace(/\D/g, "").length >= minPhone ? phone : "",
        name.trim().length >= minName ? name : "",
      ];
      Promise.all(
        asked.filter(Boolean).map((q) => listClients({ q, perPage: likeCount }, abort.signal)),
      ).then(
        (lists) => {
          const clients = lists.flatMap(({ items }) => items);
          setFound([...new Map(clients.map((client) => [client.id, client])).values()]);
        },
        (error: unknown) => !abort.signal.aborted && console.warn(error),
      );
    }, typingMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, phone]);

  const like = found.filter(
    (client) => client.id !== id && (samePhone(phone, client.phone) || sameName(name, client.name)),
  );
  if (like.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{salesStrings.likeClients.found}</p>
      <ul>
        {like.map((client) => (
          <li key={client.id}>
            {onChoose ? (
              <button
                type="button"
                className="font-semibold underline max-md:min-h-11"
                title={salesStrings.likeClients.choose}
                onClick={() => onChoose(client)}
              >
                {client.name}
              </button>
            ) : (
              <Link className="font-semibold underline" href={paths.client(client.id)}>
                {client.name}
              </Link>
            )}
            {client.phone && ` · ${formatPhone(client.phone)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
