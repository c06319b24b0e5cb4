import type { IntegrityReport } from "#api/shop/integrity.ts";
import { formatMoment } from "#lib/texts/formats.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { companyStrings } from "./company.strings.ts";
import { useIntegrity } from "./useIntegrity.ts";

const text = companyStrings.integrity;

/** Checks the stored data part by part and shows the progress, while other stations go on working. */
export function IntegrityCard() {
  const { report, isRunning, failure, read, stop } = useIntegrity();
  const isLeft = !isRunning && report !== null && report.next !== null;
  return (
    <Card title={text.title}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-sm text-ink-3">{text.hint}</p>
        {(isRunning || isLeft) && <Progress report={report} />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {report?.next === null && <Result report={report} />}
        {isRunning ? (
          <Button onClick={stop}>{text.stop}</Button>
        ) : (
          <Button icon="circle-check" onClick={() => void read(isLeft ? report : null)}>
            {isLeft ? text.resume : text.start}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Progress({ report }: { report: IntegrityReport | null }) {
  const { done, parts } = report ?? { done: 0, parts: 1 };
  return (
    <div className="grid w-full gap-2">
      <p role="status">{report ? text.progress(done, parts) : text.begun}</p>
      <progress className="h-1.5 w-full" value={done} max={parts} aria-label={text.title} />
    </div>
  );
}

function Result({ report: { found, from, to } }: { report: IntegrityReport }) {
  const sentences = text.found(found);
  return (
    <div className="grid w-full gap-2" role="status">
      {sentences.length === 0 ? (
        <Notice tone="ok">{text.good}</Notice>
      ) : (
        sentences.map((sentence) => (
          <Notice key={sentence} tone="warn">
            {sentence}
          </Notice>
        ))
      )}
      <p className="text-sm text-ink-3">{text.read(formatMoment(from), formatMoment(to))}</p>
    </div>
  );
}
