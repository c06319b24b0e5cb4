import { useId, useState } from "react";
import { catalogueColumns, type CatalogueColumn } from "#domain/stock/catalogue.ts";
import { catalogueNames } from "#domain/stock/catalogue.strings.ts";
import { productTypes } from "#domain/core/records.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { Select } from "#ui/form/Select.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { importStrings } from "./import.strings.ts";
import { type Encoding, encodings } from "#shared/files/decode.ts";
import { newSuppliers, type Reading, type Source } from "./preview.ts";
import type { CatalogueFile } from "./parse.ts";
import { unknownPrices } from "./places.ts";
import type { Preview } from "./useImport.ts";

const choices = [
  ["", importStrings.ignored] as const,
  ...catalogueColumns.map((column) => [column, catalogueNames[column] ?? column] as const),
];
const typeChoices = [
  ["", importStrings.noDefaultType] as const,
  ...productTypes.map((type) => [type, productTypeLabels[type]] as const),
];

/** Assigns a field to a column, and takes it away from any other column. */
const placed = (
  places: Reading["places"],
  at: number,
  chosen: CatalogueColumn | undefined,
): Reading["places"] =>
  places.map((column, index) => (index === at ? chosen : column === chosen ? undefined : column));

const exampleOf = ({ lines }: CatalogueFile, at: number): string =>
  lines.find(({ cells }) => (cells[at] ?? "").trim() !== "")?.cells[at]?.trim() ?? "";

type Props = { preview: Preview; onRead: (reading: Reading) => void };
type DecodeProps = { source: Source; onDecode: (encoding: Encoding) => void };

/** Columns as detected, which can be changed before the import. */
export function ImportColumns({
  preview,
  onRead,
  onDecode,
}: Props & Pick<DecodeProps, "onDecode">) {
  const { file } = preview.source;
  const { reading } = preview;
  const hasName = reading.places.includes("name");
  const ignored = file.head.filter((_, at) => !reading.places[at]);
  const prices = unknownPrices(file.head, reading.places);
  const [isOpen, setOpen] = useState(!hasName || prices.length > 0);
  return (
    <>
      {!hasName && <Notice tone="warn">{importStrings.noName}</Notice>}
      {prices.length > 0 && <Notice tone="warn">{importStrings.unknownPrices(prices)}</Notice>}
      <details
        className="group rounded-control border border-line"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <Summary className="px-3 py-2">
          {importStrings.columnsRead(file.head.length - ignored.length, ignored)}
        </Summary>
        {isOpen && <Columns preview={preview} onRead={onRead} />}
      </details>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <EncodingChoice source={preview.source} onDecode={onDecode} />
        {preview.rows.length > 0 && <ReadingOptions preview={preview} onRead={onRead} />}
      </div>
    </>
  );
}

/** Choice of the encoding, for files whose accents are garbled. */
function EncodingChoice({ source: { encoding }, onDecode }: DecodeProps) {
  const id = useId();
  const offered = encodings.includes(encoding) ? encodings : [encoding, ...encodings];
  return (
    <div>
      <label className="label" htmlFor={id}>
        {importStrings.encoding}
      </label>
      <Select
        id={id}
        options={offered.map((one) => [one, importStrings.encodings[one]] as const)}
        value={encoding}
        onChange={({ target }) => {
          const chosen = offered.find((one) => one === target.value);
          if (chosen) onDecode(chosen);
        }}
      />
    </div>
  );
}

function Columns({ preview: { source, reading }, onRead }: Props) {
  const { file } = source;
  return (
    <ul className="grid gap-3 border-t border-line p-3 sm:grid-cols-2 lg:grid-cols-3">
      {file.head.map((head, at) => (
        <Column
          // The index makes the key unique, because two columns may have the same header.
          key={`${at} ${head}`}
          head={head}
          example={exampleOf(file, at)}
          column={reading.places[at]}
          onChoose={(column) => onRead({ ...reading, places: placed(reading.places, at, column) })}
        />
      ))}
    </ul>
  );
}

type ColumnProps = {
  head: string;
  example: string;
  column: CatalogueColumn | undefined;
  onChoose: (column: CatalogueColumn | undefined) => void;
};

const Column = ({ head, example, column, onChoose }: ColumnProps) => (
  <li className="min-w-0">
    <p className="truncate font-medium">{head || importStrings.noHead}</p>
    <p className="mb-1 truncate text-sm text-ink-3">{example}</p>
    <Select
      aria-label={importStrings.columnOf(head || importStrings.noHead)}
      options={choices}
      value={column ?? ""}
      onChange={({ target }) => onChoose(catalogueColumns.find((name) => name === target.value))}
    />
  </li>
);

/** Options: the type of products without one, and whether known references get the file's prices. */
function ReadingOptions({ preview, onRead }: Props) {
  const id = useId();
  const { reading, rows } = preview;
  const existing = rows.filter(({ exists }) => exists.length > 0).length;
  const needsType =
    reading.type !== "" ||
    rows.some(({ row }) => row.type === "") ||
    !reading.places.includes("type");
  const suppliers = newSuppliers(rows);
  return (
    <>
      {needsType && (
        <div>
          <label className="label" htmlFor={id}>
            {importStrings.defaultType}
          </label>
          <Select
            id={id}
            options={typeChoices}
            value={reading.type}
            onChange={({ target }) => onRead({ ...reading, type: target.value })}
          />
        </div>
      )}
      {existing > 0 && (
        <Checkbox
          checked={reading.isPrices}
          onChange={({ target }) => onRead({ ...reading, isPrices: target.checked })}
        >
          {importStrings.updatePrices(existing)}
        </Checkbox>
      )}
      {suppliers.length > 0 && (
        <Checkbox
          checked={reading.makesSuppliers}
          onChange={({ target }) => onRead({ ...reading, makesSuppliers: target.checked })}
        >
          {importStrings.makeSuppliers(suppliers)}
        </Checkbox>
      )}
    </>
  );
}
