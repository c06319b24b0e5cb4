import type { CountDocument, LastScan } from "#domain/counts/countAnswers.ts";
import { formatCount, formatTime, instantMs } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { countsStrings } from "../counts.strings.ts";
import type { WaitingScan } from "./keptScans.ts";
import type { Scans } from "./useScans.ts";

const text = countsStrings.scan;
/** Number of waiting scans that are listed; further ones are only counted. */
const waitingShown = 5;

const nameOf = ({ name, code }: Pick<LastScan, "name" | "code">): string =>
  name || code || words.unknownProduct;

function State({ state, recount }: Pick<LastScan, "state" | "recount">) {
  if (state === "counted")
    return recount ? <Badge tone="info">{text.states.recounted}</Badge> : null;
  if (state === "undone") return <Badge tone="mute">{text.states.undone}</Badge>;
  return (
    <Badge tone="bad" mark="cross">
      {text.states[state]}
    </Badge>
  );
}

type RowProps = { row: LastScan; isUndone: boolean; onUndo: (() => void) | null };

function Row({ row, isUndone, onUndo }: RowProps) {
  const isGone = row.state === "undone" || isUndone;
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 pr-2 pl-4">
      <span className={`num w-10 text-right font-semibold ${isGone ? "text-ink-3" : ""}`}>
        {formatCount(row.quantity)}
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className={`block truncate ${isGone ? "text-ink-3 line-through" : ""}`}>
          {nameOf(row)}
        </span>
        <span dir="auto" className="block truncate text-sm text-ink-3">
          {text.by(formatTime(new Date(instantMs(row.at))), row.by)}
        </span>
      </span>
      <State state={isGone ? "undone" : row.state} recount={row.recount} />
      {onUndo &&
        (isGone ? (
          <span className="w-9 touch:w-11" />
        ) : (
          <IconButton icon="erase" label={text.undo(nameOf(row))} onClick={onUndo} />
        ))}
    </li>
  );
}

const WaitingRow = ({ scan }: { scan: WaitingScan }) => (
  <li className="flex min-h-12 items-center gap-3 py-1 pr-4 pl-4 text-ink-3">
    <span className="num w-10 text-right">{formatCount(scan.quantity ?? 1)}</span>
    <span dir="auto" className="min-w-0 flex-1 truncate">
      {scan.code || words.product}
    </span>
    <Badge tone="warn" mark="half">
      {text.waitingRow}
    </Badge>
  </li>
);

type Props = { count: CountDocument; scans: Scans };

/** Latest scans of all stations, below the scans that wait to be sent from here. */
export function LastScans({ count, scans }: Props) {
  const { unsent, undone, undo } = scans;
  const isOpen = count.status === "open";
  const isEmpty = count.last.length === 0 && unsent.length === 0;
  return (
    <Card title={text.last} className="overflow-hidden">
      {isEmpty && <p className="p-4 text-ink-3">{text.none}</p>}
      <ul className="divide-y divide-line">
        {unsent
          .slice(-waitingShown)
          .reverse()
          .map((scan) => (
            <WaitingRow key={scan.id} scan={scan} />
          ))}
        {count.last.map((row) => (
          <Row
            key={row.id}
            row={row}
            isUndone={undone.has(row.id)}
            onUndo={isOpen ? () => undo(row) : null}
          />
        ))}
      </ul>
    </Card>
  );
}
