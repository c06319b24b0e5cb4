import { useFormContext, useWatch } from "react-hook-form";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import { ClientCombobox } from "./ClientCombobox.tsx";
import { useMakeClient } from "./newClientHost.ts";

type Chosen = { client: string; clientName: string };
type Props = {
  isOptional?: boolean;
  /** Called after the form has stored a client, or cleared it. */
  onChosen?: (isOne: boolean) => void;
};

/** Client of a document's form. */
export function ClientField({ isOptional = false, onChosen }: Props) {
  const { control, setValue, clearErrors } = useFormContext<Chosen>();
  const [client, name] = useWatch({ control, name: ["client", "clientName"] });
  return (
    <ClientCombobox
      text={name}
      isChosen={client !== ""}
      isOptional={isOptional}
      error={useFieldError<Chosen>("client")}
      onChoose={(chosen) => {
        setValue("clientName", chosen?.name ?? "");
        setValue("client", chosen?.id ?? "", { shouldDirty: true });
        clearErrors("client");
        onChosen?.(chosen !== null);
      }}
      make={useMakeClient()}
    />
  );
}
