import { missingRight } from "#api/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useRight, useUses } from "#api/session/people.ts";
import { defectOutcomes, type DefectOutcome } from "#domain/core/records.ts";
import { creditQueries, type ListedDefect, settleDefect } from "#api/sales/credits.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { creditsStrings } from "./credits.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = creditsStrings.defects;
const labels = { scrap: text.scrapOf, supplier: text.supplierOf } as const;

/** Defective pieces that are neither scrapped nor returned to the supplier. Renders nothing without any. */
export function DefectsCard() {
  const { data } = useQuery(creditQueries.defects());
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={text.title} className="mt-4">
      <p className="px-4 pt-3 text-sm text-ink-3">{text.hint}</p>
      <ul className="divide-y divide-line px-4">
        {data.items.map((piece) => (
          <Piece key={piece.id} piece={piece} />
        ))}
      </ul>
    </Card>
  );
}

function Piece({ piece }: { piece: ListedDefect }) {
  const { isBusy, once } = useOnce();
  const [, navigate] = useLocation();
  // Only a shop that records bills can ask its supplier for a credit here.
  const mayAsk = [useUses("purchases"), useRight("cost.see"), useRight("bill.write")].every(
    Boolean,
  );
  const { id, product_name, quantity, credit_note, expand } = piece;
  const settle = (outcome: DefectOutcome) =>
    once(async () => {
      try {
        await settleDefect(id, outcome);
        if (outcome === "supplier" && mayAsk)
          toast.undoable(text.done.supplier, {
            label: words.askCredit,
            act: () => navigate(paths.newSupplierCredit({ defect: id })),
          });
        else toast.success(text.done[outcome]);
      } catch (error) {
        console.warn(error);
        toast.error(missingRight(error) || text.failed);
      }
    });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">
          {quantity > 1 && `${quantity} × `}
          <bdi dir="auto">
            <SizedName>{product_name}</SizedName>
          </bdi>
        </p>
        <a className="link text-sm" href={paths.credit(credit_note)}>
          {creditsStrings.title(expand?.credit_note?.number ?? "")}
        </a>
      </div>
      {defectOutcomes.map((outcome) => (
        <Button
          key={outcome}
          size="sm"
          right="adjustment.write"
          aria-label={labels[outcome](product_name)}
          isBusy={isBusy}
          onClick={() => void settle(outcome)}
        >
          {text[outcome]}
        </Button>
      ))}
    </li>
  );
}
