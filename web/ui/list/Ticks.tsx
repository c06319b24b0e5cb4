import type { ReactNode } from "react";
import type { Right } from "#domain/people/permissions.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import type { Selection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";

type BoxProps<Row extends { id: string }> = {
  ticks: Selection<Row>;
  row: Row;
  label: string;
};

const boxClass = "flex items-center justify-center touch:min-h-11 touch:min-w-11";

/** Checkbox that ticks a row. */
export const TickBox = <Row extends { id: string }>({ ticks, row, label }: BoxProps<Row>) => (
  <label className={boxClass}>
    <input
      type="checkbox"
      className="size-4 max-md:size-6"
      checked={ticks.isTicked(row)}
      aria-label={label}
      onChange={() => ticks.toggle(row)}
    />
  </label>
);

/** Checkbox that ticks all rows that can be ticked. */
export function TickAll<Row extends { id: string }>({
  ticks: { ticked, rows, tick },
}: {
  ticks: Selection<Row>;
}) {
  if (rows.length === 0) return <span className="sr-only">{words.tick}</span>;
  return (
    <label className={boxClass}>
      <input
        type="checkbox"
        className="size-4"
        aria-label={words.tickAll}
        checked={ticked.length === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = ticked.length > 0 && ticked.length < rows.length;
        }}
        onChange={() => tick(ticked.length < rows.length ? rows : [])}
      />
    </label>
  );
}

type BarProps = {
  /** Text of the number of ticked rows. */
  count: string;
  /** Sum of the ticked rows, or a remark. */
  children: ReactNode;
  untick: string;
  onClear: () => void;
  icon: IconName;
  action: string;
  busyWord: string;
  isBusy: boolean;
  /** Letter key of the action. */
  letter: string;
  right: Right;
  onAct: () => void;
};

const keyClass = "text-xs font-normal opacity-80 max-md:hidden";

/** Bar at the end of a list about the ticked rows, with an action on them. */
export function TickBar(props: BarProps) {
  const { count, children, untick, onClear, icon, action, busyWord, isBusy, letter } = props;
  const { right, onAct } = props;
  const isPhone = useIsPhone();
  useBarKeys({ escape: onClear, [letter]: onAct });
  return (
    <div className="sticky bottom-(--tab-bar,0px) z-10 flex justify-center max-md:-mx-4 md:mt-4 md:pb-4">
      <div className="flex items-center gap-x-4 bg-surface px-4 py-2 lift-3 max-md:w-full max-md:gap-2 max-md:border-t max-md:border-line md:card">
        <p role="status" className="text-sm max-md:flex-1">
          <b className="font-semibold">{count}</b>
          <span className="max-md:hidden"> · </span>
          <span className="max-md:block">{children}</span>
        </p>
        {isPhone ? (
          <IconButton icon="cross" label={untick} onClick={onClear} />
        ) : (
          <Button variant="quiet" onClick={onClear}>
            {untick}
            <span className={keyClass} aria-hidden="true">
              {words.escapeKey}
            </span>
          </Button>
        )}
        <Button
          variant="primary"
          {...(isPhone ? {} : { icon })}
          isBusy={isBusy}
          busyLabel={busyWord}
          right={right}
          onClick={onAct}
        >
          {action}
          <span className={keyClass} aria-hidden="true">
            {letter.toUpperCase()}
          </span>
        </Button>
      </div>
    </div>
  );
}

/** Handles the keys of the bar, outside fields. */
const useBarKeys = (keys: Readonly<Record<string, () => void>>): void =>
  useKeydown((event) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || !isPlainKey(event) || isTyping(event.target)) return;
    event.preventDefault();
    act();
  });
