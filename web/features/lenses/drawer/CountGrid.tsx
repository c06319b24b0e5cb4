import { useState } from "react";
import type { Drawer } from "#api/lenses/drawers.ts";
import { parseQuantity } from "#domain/core/money.ts";
import { curvesOfCell, type Curves, inMinus } from "#domain/lenses/power.ts";
import { DrawerTable } from "#shared/lenses/DrawerTable.tsx";
import { cellAt, type DrawerGrid } from "#shared/lenses/drawerGrid.ts";
import { curvesText } from "#domain/lenses/formatPower.ts";
import { readCorrection } from "#domain/lenses/readCorrection.ts";
import { moveInSheet, pastedInSheet, sheetPlace } from "#shared/lenses/sheetKeys.ts";
import { TextField } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { lensPages } from "../lenses.strings.ts";
import { type Counts, knownIn } from "./countValues.ts";

const text = lensPages.drawer;

/** Name of a cell, '−1,25 (−0,50)' and its diameter. */
const nameOf = (cell: string): string => {
  const curves = curvesOfCell(cell);
  return curves ? text.cell(curvesText(curves), curves.diameter) : text.loose;
};

type Props = {
  drawer: Drawer;
  grid: DrawerGrid;
  counts: Counts;
  onCount: (counts: Counts) => void;
};

/**
 * Grid of a drawer's quantities, with the keys and the paste of a spreadsheet. A blank field shows the current stock.
 */
export function CountGrid({ drawer, grid, counts, onCount }: Props) {
  const { spheres, cylinders } = grid;
  const paste = (pasted: NonNullable<ReturnType<typeof pastedInSheet>>) => {
    const filled = pasted.cells.flatMap((line, down) =>
      line.flatMap((typed, across): [string, string][] => {
        const sphere = spheres[pasted.row + down];
        const cylinder = cylinders[pasted.column + across];
        if (sphere === undefined || cylinder === undefined) return [];
        return [[cellAt(grid, sphere, cylinder), typed.trim()]];
      }),
    );
    onCount({ ...counts, ...Object.fromEntries(filled) });
  };
  return (
    <div
      onKeyDown={moveInSheet}
      onPaste={(event) => {
        const pasted = pastedInSheet(event);
        if (pasted) paste(pasted);
      }}
    >
      <DrawerTable
        grid={grid}
        cell={(cell, { row, column }) => (
          <CountField
            cell={cell}
            known={knownIn(drawer, cell)}
            typed={counts[cell] ?? ""}
            place={sheetPlace(row, column)}
            onType={(typed) => onCount({ ...counts, [cell]: typed })}
          />
        )}
      />
    </div>
  );
}

type FieldProps = {
  cell: string;
  known: number;
  typed: string;
  place?: ReturnType<typeof sheetPlace>;
  onType: (typed: string) => void;
};

/** Quantity of a cell. */
export const CountField = ({ cell, known, typed, place, onType }: FieldProps) => (
  <input
    {...place}
    className="field field-num ml-auto block h-8 w-12 px-1 touch:h-11"
    inputMode="numeric"
    autoComplete="off"
    aria-label={nameOf(cell)}
    aria-invalid={(typed.trim() !== "" && parseQuantity(typed) === null) || undefined}
    placeholder={known > 0 ? String(known) : ""}
    value={typed}
    onFocus={(event) => event.target.select()}
    onChange={(event) => onType(event.target.value)}
  />
);

/** Field for a power, which adds its row and column to the grid. */
export function AddPower({ onAdd }: { onAdd: (curves: Curves) => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  const add = () => {
    const { sphere, cylinder } = readCorrection(typed).reading.eyes.right;
    if (sphere === undefined || sphere === null) return setError(text.addWrong);
    onAdd(inMinus({ sphere, cylinder: cylinder ?? 0 }));
    setTyped("");
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        label={text.add}
        placeholder={text.addHint}
        className="w-56 max-md:w-full"
        value={typed}
        error={error || undefined}
        onChange={(event) => {
          setError("");
          setTyped(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
      <Button className="md:mt-6" icon="plus" onClick={add}>
        {text.addButton}
      </Button>
    </div>
  );
}
