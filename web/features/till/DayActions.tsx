import type { HandCashKind } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { IconLink, PrintLink } from "#ui/page/ButtonLink.tsx";
import { useIsNarrow, useIsTablet } from "#ui/page/useIsPhone.ts";
import { dayName } from "#shared/till/dayNames.ts";
import { cashMoveLabels } from "#shared/till/till.strings.ts";
import { tillPageStrings } from "./till.strings.ts";
import type { Till } from "./useTill.ts";

/** Buttons of a day: cash movement, print, closing. */
export function DayActions({ till }: { till: Till }) {
  const isNarrow = useIsNarrow();
  const isTablet = useIsTablet();
  const { day, isAhead, add, startClose } = till;
  const isClosed = Boolean(till.till?.close);
  return (
    <>
      {!isClosed && !isNarrow && (
        <IconLink
          href={paths.printTill(day)}
          icon="printer"
          label={tillPageStrings.printDay}
          className="h-9 w-9"
        />
      )}
      {!isNarrow && (
        <Button icon="plus" right="till.move" disabled={isAhead} onClick={() => add("float")}>
          {cashMoveLabels.float}
        </Button>
      )}
      <Button icon="minus" right="till.move" disabled={isAhead} onClick={() => add("expense")}>
        {cashMoveLabels.expense}
      </Button>
      {!isTablet && (
        <Button icon="bank" right="till.move" disabled={isAhead} onClick={() => add("bank")}>
          {cashMoveLabels.bank}
        </Button>
      )}
      {isClosed ? (
        <PrintLink href={paths.printTill(day)} variant="primary" />
      ) : (
        <Button
          variant="primary"
          icon="check"
          right="till.close"
          className="max-md:basis-full"
          disabled={!till.till || isAhead}
          onClick={startClose}
        >
          {words.closeTill}
        </Button>
      )}
    </>
  );
}

/** Menu of rare actions; on a phone beside the state of the day. */
export function DayMenu({ till: { day, isAhead, add } }: { till: Till }) {
  const isNarrow = useIsNarrow();
  const isTablet = useIsTablet();
  const title = tillPageStrings.titleOf(dayName(day));
  const move = (kind: HandCashKind, icon: IconName) => ({
    icon,
    label: cashMoveLabels[kind],
    isDisabled: isAhead,
    onSelect: () => add(kind),
  });
  const items = [
    isNarrow && move("float", "plus"),
    isTablet && move("bank", "bank"),
    move("refund", "minus"),
    move("other", "arrows"),
    { icon: "cheque" as const, label: words.cheques, href: paths.cheques() },
    isNarrow && {
      icon: "printer" as const,
      label: tillPageStrings.printDay,
      href: paths.printTill(day),
    },
  ];
  return <Menu label={tillPageStrings.more} of={title} items={items} />;
}
