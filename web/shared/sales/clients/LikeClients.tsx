import type { Client } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

type Props = {
  like: readonly Client[];
  /** Selects the existing client; when absent, the name links to the client's page. */
  onChoose?: (client: Client) => void;
};

/** Warns about existing clients with the same telephone or name. */
export function LikeClients({ like, onChoose }: Props) {
  if (like.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{salesStrings.likeClients.found}</p>
      <ul>
        {like.map((client) => (
          <li key={client.id}>
            {onChoose ? (
              <button
                dir="auto"
                type="button"
                className="font-medium underline touch:min-h-11"
                title={salesStrings.likeClients.choose}
                onClick={() => onChoose(client)}
              >
                {client.name}
              </button>
            ) : (
              <a dir="auto" className="font-medium underline" href={paths.client(client.id)}>
                {client.name}
              </a>
            )}
            {client.phone && ` · ${formatPhone(client.phone)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
