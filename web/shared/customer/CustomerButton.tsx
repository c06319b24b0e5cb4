import { words } from "#lib/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { strings } from "./customer.strings.ts";
import { customerView } from "./customerFacts.ts";

/** Opens the page of the customer; `inForm` where the key alone would be a letter in a field. */
export const CustomerButton = ({ inForm = false }: { inForm?: boolean }) => (
  <Button icon="person" className="max-md:px-2" onClick={() => customerView.value?.()}>
    {strings.open}
    <kbd className="kbd" aria-hidden="true">
      {inForm ? words.altV : strings.key}
    </kbd>
  </Button>
);

/** At the end of a form, where a phone's header has no room: what one types comes first. */
export const PhoneCustomerButton = () => useIsPhone() && <CustomerButton inForm />;
