import type { Company, EyeSide, Supplier } from "#domain/core/records.ts";
import { formatReading } from "#domain/optics/format.ts";
import type { ExtraLine } from "#domain/optics/measures/formatExtra.ts";
import { measures } from "#domain/optics/optics.ts";
import { labOrderTexts } from "#domain/workshop/labOrder.strings.ts";
import {
  type LabOrder,
  dayWithWeekday,
  type OrderedJob,
  orderTotals,
} from "#domain/workshop/labOrder.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { formatDay, formatPhone, formatTime } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inLine } from "#shared/documents/companyLines.ts";
import { today } from "#domain/core/days/days.ts";
import { EyeHeads } from "#shared/paper/EyeHeads.tsx";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { lensOrderStrings } from "./lensOrder.strings.ts";
import { OrderedFrom } from "./OrderedFrom.tsx";

/** Value with its name; a missing one is printed as a box to fill in by hand. */
const Extra = ({ label, text }: ExtraLine) => (
  <span className="mr-3 inline-block">
    {label}{" "}
    {text === "" ? (
      <span className="sheet-box inline-block h-[1.1em] w-[4em] align-middle" />
    ) : (
      <strong>{text}</strong>
    )}
  </span>
);

/** Row across the table for values that have no column. */
const ExtraRow = ({ head, lines }: { head: string; lines: readonly ExtraLine[] }) => (
  <tr>
    <td colSpan={8} className="wrap-anywhere">
      <span className="sheet-small mr-3">{head}</span>
      {lines.map((line) => (
        <Extra key={line.name} {...line} />
      ))}
    </td>
  </tr>
);

/** Rows and notes of one pair, which stay on the same page of paper. */
function JobRows({ reference, remade = [], pair, frame, lenses, wearer = [], notes }: OrderedJob) {
  const isFirst = (side: EyeSide | "", index: number) => lenses[index - 1]?.side !== side;
  const extras = lenses.filter(
    ({ side, extras: own = [] }, index) => isFirst(side, index) && own.length > 0,
  );
  const rows = [lenses, extras].flat().length + (wearer.length > 0 ? 1 : 0) + (notes ? 1 : 0);
  return (
    <tbody className="keep">
      {remade.length > 0 && (
        <tr>
          <td colSpan={9} className="wrap-anywhere">
            <p className="font-semibold">{remade[0]}</p>
            {remade.length > 1 && <p>{remade.slice(1).join(" \u00b7 ")}</p>}
          </td>
        </tr>
      )}
      {lenses.map(({ side, eye, name, quantity }, index) => (
        <tr key={`${side}${index}`}>
          {index === 0 && (
            <td rowSpan={rows} className="wrap-anywhere">
              <p className="font-semibold whitespace-nowrap">{reference}</p>
              {pair && <p className="font-semibold">{pair}</p>}
              {frame && <p className="sheet-small">{frame}</p>}
            </td>
          )}
          <th scope="row" className="middle">
            {isFirst(side, index) && labOrderTexts.sides[side]}
          </th>
          {measures.map((measure) => (
            <td key={measure} className={measure === "eip" ? "middle" : "middle font-semibold"}>
              {formatReading(measure, eye[measure])}
            </td>
          ))}
          <td dir="auto" className="wrap-anywhere">
            {name}
          </td>
          <td className="middle">{quantity}</td>
        </tr>
      ))}
      {extras.map(({ side, extras: own = [] }) => (
        <ExtraRow key={`more ${side}`} head={labOrderTexts.sides[side]} lines={own} />
      ))}
      {wearer.length > 0 && <ExtraRow head={labOrderTexts.wearer} lines={wearer} />}
      {notes && (
        <tr>
          <td colSpan={8} className="whitespace-pre-line wrap-anywhere">
            <strong>{labOrderTexts.notes}</strong>&nbsp;: <bdi dir="auto">{notes}</bdi>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const Lenses = ({ jobs }: { jobs: readonly OrderedJob[] }) => (
  <table className="sheet-table">
    <thead>
      <tr>
        <th scope="col">{lensOrderStrings.reference}</th>
        <EyeHeads heads={measures.map((measure) => eyeLabels.measures[measure])} />
        <th scope="col">{lensOrderStrings.lens}</th>
        <th scope="col" className="middle">
          {words.quantityShort}
        </th>
      </tr>
    </thead>
    {jobs.map((job, index) => (
      <JobRows key={`${job.reference}${index}`} {...job} />
    ))}
  </table>
);

type Props = {
  order: LabOrder;
  lab: Supplier;
  company: Company;
  /** When the order was sent; null for an order that is sent now. */
  at: Date | null;
  by: string;
};

/** Lens order to one lab on A4, with our reference and never a client's name. */
export function OrderSheet({ order, lab, company, at, by }: Props) {
  const when = at ?? undefined;
  return (
    <ShopSheet
      company={company}
      title={labOrderTexts.title(order.remake)}
      footer={[inLine(company.name, company.address, formatPhone(company.phone))]}
      under={
        <>
          <p>{lensOrderStrings.on(formatDay(today(when)), formatTime(when))}</p>
          {by && <p>{lensOrderStrings.by(by)}</p>}
        </>
      }
    >
      <section className="keep flex justify-between gap-6">
        <OrderedFrom label={words.laboratory} supplier={lab} />
        <div className="shrink-0 text-right">
          {order.deliverBy && (
            <>
              <p className="sheet-small">{labOrderTexts.deliverBy}</p>
              <p className="text-[1.15em] font-semibold">{dayWithWeekday(order.deliverBy)}</p>
            </>
          )}
          <p>{orderTotals(order.jobs)}</p>
        </div>
      </section>
      <Lenses jobs={order.jobs} />
      <section className="keep">
        <p>{labOrderTexts.signs(order.form)}</p>
        <p>{labOrderTexts.edging}</p>
      </section>
      <p className="keep sheet-stamp sheet-small">{words.stampAndSignature}</p>
    </ShopSheet>
  );
}
