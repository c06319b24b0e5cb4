import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { productsOfCode } from "#api/stock/products.ts";
import type { TakenScan } from "#domain/counts/countAnswers.ts";
import { loadQuery } from "#api/request.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { countsStrings } from "../counts.strings.ts";
import { RecountDialog } from "../RecountDialog.tsx";
import { isDoubtful, type Shown } from "./station.ts";
import type { Scans } from "./useScans.ts";

const text = countsStrings.scan;
type Tone = "plain" | "warn" | "bad";
const tones: Record<Tone, string> = {
  plain: "",
  warn: "bg-warn-soft text-warn-ink",
  bad: "bg-bad-soft text-bad-ink",
};

type PanelProps = { tone: Tone; children: ReactNode };

/** Panel with the last scan, large enough to read from the shelf, and announced to screen readers. */
const Panel = ({ tone, children }: PanelProps) => (
  <section
    className={`card grid min-h-44 content-center gap-1 p-4 md:p-6 ${tones[tone]}`}
    role={tone === "bad" ? "alert" : "status"}
    data-tone={tone}
  >
    {children}
  </section>
);

const Said = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className="flex items-center gap-2 text-md font-semibold">
    <Icon name={icon} className="size-5" />
    {children}
  </p>
);

const Name = ({ name, reference }: Pick<TakenScan, "name" | "reference">) => (
  <>
    <p dir="auto" className="line-clamp-2 text-lg font-semibold wrap-anywhere" title={name}>
      <WholeSizes name={name} />
    </p>
    <p dir="auto" className="text-md wrap-anywhere opacity-80">
      {reference}
    </p>
  </>
);

const ofStock = ({ counted, stock }: TakenScan): string =>
  text.counted(counted, stock === undefined ? "" : text.ofStock(formatCount(stock)));

type CountedProps = { taken: TakenScan; scans: Scans; isRecount: boolean };

function Counted({ taken, scans, isRecount }: CountedProps) {
  const { product, name, counted, stock, others, quantity } = taken;
  const [isRecounted, setRecounted] = useState(false);
  const recount = (pieces: number) => {
    setRecounted(false);
    scans.take({ product, quantity: pieces, recount: true });
  };
  const isAbove = stock !== undefined && counted > stock;
  return (
    <Panel tone={isDoubtful(taken) ? "warn" : "plain"}>
      <Name {...taken} />
      <p className="flex items-baseline gap-2">
        <span className="text-2xl font-semibold tabular-nums" data-counted>
          {formatCount(counted)}
        </span>
        <span className="text-md">{ofStock(taken)}</span>
        {quantity > 1 && !isRecount && (
          <span className="text-md font-semibold tabular-nums">
            {text.added(formatCount(quantity))}
          </span>
        )}
        <Button
          size="sm"
          className="ml-auto"
          aria-label={countsStrings.recount.of(name)}
          onClick={() => setRecounted(true)}
        >
          {countsStrings.recount.button}
        </Button>
      </p>
      {others.length > 0 && <Said icon="people">{text.others(others)}</Said>}
      {isAbove && <Said icon="triangle-alert">{text.above(formatCount(stock))}</Said>}
      {isRecounted && (
        <RecountDialog
          {...{ name, counted }}
          onRecount={recount}
          onClose={() => setRecounted(false)}
        />
      )}
    </Panel>
  );
}

type RefusedProps = { title: string; hint: string; children?: ReactNode };

const Refused = ({ title, hint, children }: RefusedProps) => (
  <Panel tone="bad">
    <Said icon="triangle-alert">{title}</Said>
    {children}
    <p>{hint}</p>
  </Panel>
);

const Code = ({ children }: { children: string }) => (
  <p className="text-lg font-semibold wrap-anywhere tabular-nums">{children}</p>
);

const productsQuery = (code: string) =>
  loadQuery(["products", "code", code], (signal) => productsOfCode(code, signal));

type ChoiceProps = { shown: Shown; scans: Scans };

/** Products that share the scanned code; the chosen one is counted instead of the code. */
function Ambiguous({ shown: { scan }, scans }: ChoiceProps) {
  const code = scan.code ?? "";
  const { data = [] } = useQuery(productsQuery(code));
  const choose = (product: string) => {
    scans.undo({ id: scan.id, code, product: "" });
    scans.take({ product, ...(scan.quantity && { quantity: scan.quantity }) });
  };
  return (
    <Refused title={text.ambiguous} hint={text.ambiguousHint}>
      <Code>{code}</Code>
      <div className="grid gap-2 py-1">
        {data.map(({ id, name, reference }) => (
          <Button key={id} size="lg" className="justify-start" onClick={() => choose(id)}>
            <span dir="auto" className="truncate">
              {[name, reference].filter(Boolean).join(" · ")}
            </span>
          </Button>
        ))}
      </div>
    </Refused>
  );
}

function Taken({ shown, taken, scans }: ChoiceProps & { taken: TakenScan }) {
  const code = shown.scan.code ?? "";
  switch (taken.state) {
    case "counted":
      return (
        <Counted
          key={taken.id}
          taken={taken}
          scans={scans}
          isRecount={shown.scan.recount === true}
        />
      );
    case "ambiguous":
      return <Ambiguous shown={shown} scans={scans} />;
    case "undone":
      return (
        <Panel tone="plain">
          <Said icon="erase">{text.undone(taken.name || code)}</Said>
          {taken.name && (
            <p className="text-md">
              <span className="font-semibold tabular-nums" data-counted>
                {formatCount(taken.counted)}
              </span>{" "}
              {ofStock(taken)}
            </p>
          )}
        </Panel>
      );
    case "unknown":
      return (
        <Refused title={text.unknown} hint={text.unknownHint}>
          <Code>{code}</Code>
        </Refused>
      );
    case "no_stock":
    case "outside":
      return (
        <Refused title={taken.state === "outside" ? text.outside : text.noStock} hint={text.apart}>
          <Name {...taken} />
        </Refused>
      );
  }
}

/** Delay after which a scan without an answer is shown; until then the previous scan stays. */
const patienceMs = 400;

/** True when a scan has had no answer for that delay. */
function useIsLate(id: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setLate(id), patienceMs);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== undefined && late === id;
}

/** Shows the product of the last scan and its count, or the reason why the scan does not count. */
export function LastCounted({ scans, isBegun }: { scans: Scans; isBegun: boolean }) {
  const { shown, unsent } = scans;
  const late = unsent.at(-1);
  const isLate = useIsLate(late?.id);
  if (late && isLate)
    return (
      <Panel tone="plain">
        <p className="text-md text-ink-2">{text.reading(late.code || words.product)}</p>
      </Panel>
    );
  if (!shown)
    return (
      <Panel tone="plain">
        <p className="text-lg font-semibold">{isBegun ? text.next : text.first}</p>
        <p className="text-ink-2">{text.firstHint}</p>
      </Panel>
    );
  if (!shown.taken)
    return (
      <Refused title={text.refused} hint={shown.sentence}>
        <Code>{shown.scan.code ?? ""}</Code>
      </Refused>
    );
  return <Taken shown={shown} taken={shown.taken} scans={scans} />;
}
