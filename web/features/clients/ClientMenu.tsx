import { missingRight } from "#api/failure.ts";
import { useState } from "react";
import { useLocation } from "wouter";
import { useUses } from "#api/session/people.ts";
import type { Client } from "#domain/core/records.ts";
import { erasePersonalData, loadPersonalData } from "#api/clients/personalData.ts";
import { saveFile } from "#lib/texts/csv.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useIsTablet } from "#ui/page/useIsPhone.ts";
import { messageTo } from "./messageTo.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import { clientsStrings } from "./clients.strings.ts";
import { EraseDialog } from "./EraseDialog.tsx";

const text = clientsStrings.personalData;

type Props = { client: Client; due: number | undefined };

/** Menu of a client: a quote, data export and erasure. */
export function ClientMenu({ client, due }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const isTablet = useIsTablet();
  const begun = useBegun(client.id);
  const message = messageTo(client);
  const save = async () => {
    try {
      saveFile(text.file(client.name), await loadPersonalData(client.id), "text/html");
    } catch (error) {
      console.warn(error);
      toast.error(missingRight(error) || text.exportFailed);
    }
  };
  const erase = async (quotes: readonly string[]) => {
    await erasePersonalData(client.id, client.name, quotes, () => navigate(paths.clients));
    toast.success(text.erased);
  };
  return (
    <>
      <Menu
        label={`${words.actions}, ${client.name}`}
        of={client.name}
        items={[
          message !== null &&
            isTablet && { icon: "speech-bubble", label: words.message, href: message },
          ...begun,
          {
            icon: "tray-down",
            label: text.export,
            right: "client.export",
            onSelect: () => void save(),
          },
          {
            icon: "bin",
            label: text.erase,
            right: "client.erase",
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <EraseDialog client={client} due={due} onErase={erase} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Menu entries that start a document for the client, each on its own page. */
function useBegun(client: string): (MenuItem | false)[] {
  const [, navigate] = useLocation();
  return [
    useUses("quotes") && {
      icon: "invoice",
      label: words.newQuote,
      right: "quote.write",
      onSelect: () => navigate(paths.newQuote(client)),
    },
    {
      icon: "mounting",
      label: words.newService,
      right: "service.write",
      onSelect: () => navigate(paths.newService(client)),
    },
    {
      icon: "eye",
      label: words.newContactSheet,
      right: "prescription.write",
      onSelect: () => navigate(paths.newContactSheet(client)),
    },
  ];
}
