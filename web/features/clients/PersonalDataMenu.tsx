import { useState } from "react";
import { useLocation } from "wouter";
import type { Client } from "#domain/core/records.ts";
import { erasePersonalData, loadPersonalData } from "#api/personalData.ts";
import { saveFile } from "#lib/csv.ts";
import { paths } from "#lib/paths.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { strings } from "./clients.strings.ts";
import { EraseDialog } from "./EraseDialog.tsx";

const text = strings.personalData;

type Props = { client: Client; due: number | undefined };

/** The two rights of a client: a file of what is stored, and to be forgotten. */
export function PersonalDataMenu({ client, due }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const save = async () => {
    try {
      saveFile(text.file(client.name), await loadPersonalData(client.id), "text/html");
    } catch (error) {
      console.warn(error);
      toast.error(text.exportFailed);
    }
  };
  const erase = async () => {
    await erasePersonalData(client.id, client.name);
    toast.success(text.erased);
    navigate(paths.clients);
  };
  return (
    <>
      <Menu
        label={text.menu}
        items={[
          { icon: "tray-down", label: text.export, onSelect: () => void save() },
          { icon: "bin", label: text.erase, onSelect: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <EraseDialog
          name={client.name}
          due={due}
          onErase={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
