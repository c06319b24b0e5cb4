import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRight } from "#api/session/people.ts";
import { productQueries, productsOfCode } from "#api/stock/products.ts";
import type { UnknownCode } from "#domain/counts/countAnswers.ts";
import type { Product } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { FormDialog } from "#ui/form/DialogForm.tsx";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FieldFrame } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { reviewStrings as text } from "./review.strings.ts";
import type { ReviewActs } from "./useReviewActs.ts";

type Chosen = Pick<Product, "id" | "name">;
type Props = { row: UnknownCode; acts: ReviewActs; onClose: () => void };

type CandidateProps = { code: string; onChoose: (product: Chosen) => void };

/** Products that already have this code. */
function Candidates({ code, onChoose }: CandidateProps) {
  const { data = [] } = useQuery({
    queryKey: ["products", "code", code],
    queryFn: ({ signal }) => productsOfCode(code, signal),
  });
  return data.map((product) => (
    <Button key={product.id} className="justify-start" onClick={() => onChoose(product)}>
      <span dir="auto" className="truncate">
        {[product.name, product.reference].filter(Boolean).join(" · ")}
      </span>
    </Button>
  ));
}

/** Assigns the scans of a code to a product, and optionally stores the code as its barcode. */
export function LinkDialog({ row: { code, ambiguous }, acts, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState("");
  const mayWrite = useRight("product.write");
  const product = useQuery({
    ...productQueries.one(chosen?.id ?? ""),
    enabled: chosen !== null && mayWrite,
  });
  // Offered only for a product without a barcode: an existing one is never replaced.
  const mayKeep = mayWrite && !ambiguous && product.data?.barcode === "";
  const link = async () => {
    if (!chosen) return setError(text.chooseProduct);
    const keep = isKept && mayKeep;
    const settled = { code, product: chosen.id, ...(keep && { keep }) };
    if (await acts.settle(settled, text.linked(chosen.name))) onClose();
  };
  return (
    <FormDialog
      title={text.linkTitle}
      save={text.link}
      submit={link}
      isBusy={acts.isBusy}
      onClose={onClose}
    >
      <p className="text-md font-semibold wrap-anywhere tabular-nums">{code}</p>
      {ambiguous && <Candidates code={code} onChoose={setChosen} />}
      <FieldFrame id="linked-product" label={words.product} error={error}>
        {(described) => (
          <ProductCombobox
            id="linked-product"
            label={words.product}
            text={chosen?.name ?? ""}
            onSelect={(found) => {
              setError("");
              setChosen(found);
            }}
            isInvalid={error !== ""}
            describedBy={described["aria-describedby"]}
          />
        )}
      </FieldFrame>
      {mayKeep && (
        <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
          {text.keep}
        </Checkbox>
      )}
    </FormDialog>
  );
}
