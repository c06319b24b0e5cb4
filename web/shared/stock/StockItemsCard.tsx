import { type ComponentType, type ReactNode, useCallback } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Card } from "#ui/page/Card.tsx";
import { Button } from "#ui/page/Button.tsx";
import type { StockItemRowProps } from "./StockItemRow.tsx";

type Head = {
  text: string;
  isNumber?: boolean;
  /** True of a column that a tablet does not show. */
  isWide?: boolean;
};
type Props = {
  title: string;
  /** Content beside the title. */
  aside: ReactNode;
  /** CSS grid columns shared by the head, the rows and the foot. */
  columns: string;
  heads: readonly Head[];
  Row: ComponentType<StockItemRowProps>;
  blankRow: () => { id: string };
  add: string;
  footClassName: string;
  /** Content after the add button. */
  foot: ReactNode;
};

/** Card with the items of a receipt or adjustment. */
export function StockItemsCard({
  title,
  aside,
  columns,
  heads,
  Row,
  footClassName,
  ...props
}: Props) {
  const { rows, add, remove } = useItems(props.blankRow);
  return (
    <Card title={title} aside={aside}>
      <Heads columns={columns} heads={heads} />
      <ul className="max-md:px-4">
        {rows.map(({ key }, index) => (
          <Row key={key} index={index} canRemove={rows.length > 1} onRemove={remove} />
        ))}
      </ul>
      <div className={footClassName}>
        <Button
          variant="quiet"
          icon="plus"
          className="-ml-3 justify-self-start max-md:-ml-4"
          onClick={add}
          data-enter
        >
          {props.add}
        </Button>
        {props.foot}
      </div>
    </Card>
  );
}

/** Rows of the form, with functions that add and remove; a new row gets the focus in its product. */
function useItems(blankRow: Props["blankRow"]) {
  const { control } = useFormContext<{ items: { id: string }[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: "items", keyName: "key" });
  const add = () => {
    const row = blankRow();
    append(row, { shouldFocus: false });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#product-${row.id}`)?.focus());
  };
  return { rows: fields, add, remove: useCallback((index: number) => remove(index), [remove]) };
}

const Heads = ({ columns, heads }: Pick<Props, "columns" | "heads">) => (
  <div
    className={`hidden md:grid ${columns} h-9 items-center border-b border-line px-4 text-xs font-medium text-ink-3`}
    aria-hidden="true"
  >
    {heads.map(({ text, isNumber, isWide }, index) => (
      <span
        key={`${text}${index}`}
        className={`${isNumber ? "num text-right" : ""} ${isWide ? "max-lg:hidden" : ""}`}
      >
        {text}
      </span>
    ))}
  </div>
);
