import type { PrescriptionLog } from "#domain/optics/prescriptionLog.ts";
import type { Company } from "#domain/core/records.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { prescriptionLogStrings as text } from "#shared/prescriptionLog/prescriptionLog.strings.ts";
import { logCells, logHeads } from "#shared/prescriptionLog/logCells.ts";
import { TableHead } from "#ui/list/TableHead.tsx";

type Props = {
  log: PrescriptionLog;
  days: string;
  company: Company;
  /** False for a person who may not see corrections. */
  hasEyes: boolean;
};

/** Fixed column widths in the order of the heads, so that a long prism narrows no other column. */
const widths = ["w-[8%]", "w-[18%]", "w-[16%]", "w-[13%]", "w-[20%]", "w-[20%]", "w-[5%]"];

function Rows({ log: { rows }, hasEyes }: Pick<Props, "log" | "hasEyes">) {
  const heads = logHeads(hasEyes);
  return (
    <table className="sheet-table table-fixed text-[0.9em]">
      <colgroup>
        {heads.map((head, index) => (
          <col key={head} className={hasEyes ? widths[index] : ""} />
        ))}
      </colgroup>
      <TableHead texts={heads} numbers={[]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="keep">
            {logCells(row, hasEyes).map((cell, index) => (
              <td key={heads[index]}>{cell || "-"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prescription log of a period on landscape A4. The heads of the shop and of the table repeat on each page. */
export const PrescriptionLogSheet = ({ log, days, company, hasEyes }: Props) => (
  <ShopSheet
    company={company}
    title={words.prescriptionLog}
    under={
      <>
        <p>{days}</p>
        <p>{text.count(formatCount(log.rows.length))}</p>
      </>
    }
  >
    {log.rows.length > 0 ? <Rows log={log} hasEyes={hasEyes} /> : <p>{text.empty}</p>}
  </ShopSheet>
);
