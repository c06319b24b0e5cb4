import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { customerStrings } from "./customer.strings.ts";
import { customerView } from "./customerContent.ts";

/** Opens the customer view; `inForm` shows Alt+V, because V is a letter in a field. */
export const CustomerButton = ({ inForm = false }: { inForm?: boolean }) => (
  <Button icon="person" className="max-md:px-2" onClick={() => customerView.value?.()}>
    {customerStrings.open}
    <kbd className="kbd" aria-hidden="true">
      {inForm ? words.altV : customerStrings.key}
    </kbd>
  </Button>
);

/** Button at the end of a form on a phone, whose header has no room. */
export const PhoneCustomerButton = () => useIsPhone() && <CustomerButton inForm />;
