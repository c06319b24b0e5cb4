import { missingRight } from "#api/failure.ts";
import { updateFund } from "#api/sales/funds.ts";
import type { Fund } from "#domain/core/records.ts";
import { fundKindLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { fundsStrings } from "./funds.strings.ts";
import { detailsOf, monthsText } from "./fundValues.ts";

/** CSS grid of a wide window; on a phone the values are under the name. */
export const rowColumns =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 md:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)_minmax(0,12rem)_5rem]";

type RowProps = { fund: Fund; onChange: () => void; onRemove: () => void };

/** Row of a fund with its actions. */
export function FundRow({ fund, onChange, onRemove }: RowProps) {
  const { name, kind, pays, archived } = fund;
  return (
    <li className={`${rowColumns} min-h-12`} data-row>
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {name}
          </span>
          {archived && <Badge tone="mute">{fundsStrings.archived}</Badge>}
        </span>
        <span className="block text-sm text-ink-3 empty:hidden">{detailsOf(fund)}</span>
      </span>
      <span className="text-sm max-md:order-3 max-md:col-span-2 md:text-base">
        {fundKindLabels[kind]}
      </span>
      <span className="text-sm text-ink-2 max-md:order-4 max-md:col-span-2">
        {fundsStrings.paid[pays]}
      </span>
      <span className="text-sm text-ink-2 max-md:order-5 max-md:col-span-2">
        {monthsText(fund)}
      </span>
      <span className="flex justify-end max-md:order-2">
        <IconButton icon="pencil" label={fundsStrings.changeOf(name)} onClick={onChange} />
        <Menu
          label={fundsStrings.actionsOf(name)}
          of={name}
          items={[
            {
              icon: "box",
              label: archived ? fundsStrings.bringBack : fundsStrings.archive,
              onSelect: () => void setArchived(fund, !archived),
            },
            { icon: "bin", label: words.remove, isDanger: true, onSelect: onRemove },
          ]}
        />
      </span>
    </li>
  );
}

/** Archives a fund, or makes it available to claims again. */
async function setArchived({ id, name }: Fund, archived: boolean): Promise<void> {
  try {
    await updateFund(id, { archived });
    toast.success((archived ? fundsStrings.archivedNow : fundsStrings.broughtBack)(name));
  } catch (error) {
    console.warn(error);
    toast.error(missingRight(error) || fundsStrings.archiveFailed);
  }
}
