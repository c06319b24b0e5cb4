import { formatMoney } from "#domain/core/money.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { isTyping } from "#lib/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/useKeydown.ts";
import type { Selection } from "#lib/useSelection.ts";
import { words } from "#lib/words.strings.ts";
import { topModal } from "#lib/modals.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { sumOf } from "./chequeFacts.ts";
import { strings } from "./cheques.strings.ts";

type Props = { ticks: Selection<ListedPayment>; isBusy: boolean; onDeposit: () => void };

const keyClass = "text-xs font-normal opacity-80 max-md:hidden";

/** Bar over the end of the list: sum of the ticked cheques and their actions. */
export function TickBar({ ticks: { ticked, tick }, isBusy, onDeposit }: Props) {
  const clear = () => tick([]);
  const isPhone = useIsPhone();
  useBarKeys({ escape: clear, r: onDeposit });
  return (
    <div className="sticky bottom-(--tab-bar,0px) z-10 flex justify-center max-md:-mx-4 md:mt-4 md:pb-4">
      <div className="flex items-center gap-x-4 bg-surface px-4 py-2 lift-3 max-md:w-full max-md:gap-2 max-md:border-t max-md:border-line md:card">
        <p role="status" className="text-sm max-md:flex-1">
          <b className="font-semibold">{strings.ticked(ticked.length)}</b>
          <span className="max-md:hidden"> · </span>
          <span className="max-md:block">
            <MoneyText>{formatMoney(sumOf(ticked))}</MoneyText>
          </span>
        </p>
        {isPhone ? (
          <IconButton icon="cross" label={strings.untick} onClick={clear} />
        ) : (
          <Button variant="quiet" onClick={clear}>
            {strings.untick}
            <span className={keyClass} aria-hidden="true">
              {words.escapeKey}
            </span>
          </Button>
        )}
        <Button
          variant="primary"
          {...(isPhone ? {} : { icon: "bank" as const })}
          isBusy={isBusy}
          busyLabel={strings.depositing}
          right="cheque.state"
          onClick={onDeposit}
        >
          {strings.deposit}
          <span className={keyClass} aria-hidden="true">
            {strings.depositKey}
          </span>
        </Button>
      </div>
    </div>
  );
}

/** Shortcuts of the bar, outside of fields. */
const useBarKeys = (keys: Readonly<Record<string, () => void>>): void =>
  useKeydown((event) => {
    const action = keys[event.key.toLowerCase()];
    if (!action || !isPlainKey(event) || topModal.peek() || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
