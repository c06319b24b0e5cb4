import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { Company } from "#domain/core/records.ts";
import { cellAt, cellsOf, tagPapers } from "#domain/tags/templates.ts";
import { ownNumber } from "#domain/tags/ownNumber.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { company } from "#api/session/session.ts";
import { tagQueries } from "#api/stock/tags.ts";
import { paths } from "#lib/addresses/paths.ts";
import { keepTagPrinter, tagPrinter, type TagPrinter } from "#lib/device/tagPrinter.ts";
import { useValue } from "#lib/useValue.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { usePaperRule } from "../usePageFormat.ts";
import { type AskedTags, askedTags } from "./askedTags.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { TagDesk } from "./TagDesk.tsx";
import { TagFaces, type TagProduct } from "./TagFaces.tsx";
import { placedBars } from "./tagFaces.ts";
import { tagPrintText as text } from "./tags.strings.ts";
import { usePrinted } from "./usePrinted.ts";

const missing = { icon: "tag", title: text.missing, href: paths.tags } as const;

/** Sample tag without a product, with the widest usual price. */
const trial: TagProduct = {
  id: "",
  ...text.trial,
  selling_price: 12_450,
  barcode: ownNumber(1),
  eye_size: 52,
  bridge: 17,
  temple: 140,
};

/** /app/etiquettes/print: tags at true size. Waits for 'Imprimer', then asks how many came out. */
export default function TagsPrintPage() {
  const [params] = useSearchParams();
  const shopTemplate = useValue(company)?.tag_template ?? "";
  const search = params.toString();
  const asked = useMemo(
    () => askedTags(new URLSearchParams(search), shopTemplate),
    [search, shopTemplate],
  );
  const ids = [...asked.quantities.keys()];
  const query = useQuery({
    ...snapshotOf(tagQueries.products(ids)),
    enabled: !asked.isTrial && ids.length > 0,
  });
  return (
    <PrintedRecord<readonly TagProduct[]>
      query={asked.isTrial ? { data: [trial], error: null } : query}
      failed={text.failed}
      missing={missing}
      isMissing={!asked.isTrial && (ids.length === 0 || query.data?.length === 0)}
    >
      {(products, shop) => <Print {...{ asked, products, shop }} />}
    </PrintedRecord>
  );
}

type Props = { asked: AskedTags; products: readonly TagProduct[]; shop: Company };

/** List of all tags to print; those of one product follow each other. */
const tagsOf = ({ products, asked }: Pick<Props, "asked" | "products">): TagProduct[] =>
  products.flatMap((product) =>
    Array.from(
      { length: asked.isTrial ? 1 : (asked.quantities.get(product.id) ?? 0) },
      () => product,
    ),
  );

function usePrinter() {
  const [printer, setPrinter] = useState(tagPrinter);
  const change = (values: Partial<TagPrinter>) => {
    const next = { ...printer, ...values };
    keepTagPrinter(next);
    setPrinter(next);
  };
  return { printer, change };
}

function Print({ asked, products, shop }: Props) {
  const { printer, change } = usePrinter();
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const paper = tagPapers[asked.template];
  usePaperRule(paper.page);
  const print = usePrinted(() => {
    if (!asked.isTrial) setAsking(true);
  });
  const tags = tagsOf({ products, asked });
  const tooLong = products.filter(
    ({ barcode }) => placedBars(barcode, paper, printer.resolution) === null,
  );
  return (
    <>
      <TagDesk
        title={asked.isTrial ? text.trialTitle : text.title(tags.length)}
        paper={paper}
        tooLong={tooLong.map(({ name }) => name)}
        {...{ printer, print }}
        onPrinter={change}
      >
        <Pages {...{ asked, tags, printer }} isVatShop={shop.vat} />
      </TagDesk>
      {isAsking && (
        <ConfirmDialog
          {...{ asked, products }}
          onClose={() => setAsking(false)}
          onKept={() => navigate(paths.tags)}
        />
      )}
    </>
  );
}

type PagesProps = {
  asked: AskedTags;
  tags: readonly TagProduct[];
  printer: TagPrinter;
  isVatShop: boolean;
};

/** Pages of the paper: one tag per page on a roll; on a sheet, tags from the first free cell on. */
function Pages({ asked, tags, printer, isVatShop }: PagesProps) {
  const { template, cell } = asked;
  const paper = tagPapers[template];
  const cells = cellsOf(paper);
  const pages = Math.ceil((cell + tags.length) / cells);
  /** Index of the first tag on a page. */
  const firstOf = (page: number): number => Math.max(0, page * cells - cell);
  const { width, height } = paper.page;
  return Array.from({ length: pages }, (_, page) => (
    <div
      key={page}
      className="tag-page relative mb-4 overflow-hidden bg-white text-black lift-3 print:mb-0 print:shadow-none"
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      {tags.slice(firstOf(page), firstOf(page + 1)).map((product, index) => {
        const place = firstOf(page) + index;
        const { x, y } = cellAt(paper, (place + cell) % cells);
        return (
          <TagFaces
            key={place}
            {...{ product, template, isVatShop }}
            place={place + 1}
            resolution={printer.resolution}
            at={{ x: x + printer.x, y: y + printer.y }}
          />
        );
      })}
    </div>
  ));
}
