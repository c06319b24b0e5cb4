import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { customerStrings } from "./customer.strings.ts";
import { customerView } from "./customerContent.ts";

/** Button that opens the customer view. `inForm` shows the shortcut Alt+V, because V types a letter in a field. */
export const CustomerButton = ({ inForm = false }: { inForm?: boolean }) => (
  <Button icon="person" className="max-md:px-2" onClick={() => customerView.value?.()}>
    {customerStrings.open}
    <kbd className="kbd" aria-hidden="true">
      {inForm ? words.altV : customerStrings.key}
    </kbd>
  </Button>
);

/** The same button at the end of a phone's form, where the header has no space for it. */
export const PhoneCustomerButton = () => useIsPhone() && <CustomerButton inForm />;
