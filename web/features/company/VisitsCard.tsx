import { useQuery } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { addDays, today } from "#domain/core/days/days.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { type Visits, visitsQuery } from "#api/session/visits.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PageNames } from "#lib/addresses/route.ts";
import { Card } from "#ui/page/Card.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { ScrollBox } from "#ui/page/ScrollBox.tsx";
import { companyStrings } from "./company.strings.ts";
import { TableHead } from "#ui/list/TableHead.tsx";

const text = companyStrings.visits;
const shownDays = 30;
const shownPages = 8;

function lastDays() {
  const to = today();
  return { from: addDays(to, 1 - shownDays), to };
}

/** Page views, as this server counted them (web/README.md, Visits). */
export function VisitsCard() {
  const query = useQuery(visitsQuery(lastDays()));
  return (
    <Card isUnnamed title={text.title} className="overflow-hidden">
      <p className="border-b border-line px-4 py-3 text-sm text-ink-3">{text.hint}</p>
      <Loaded query={query} failed={text.failed} skeleton={<RowsSkeleton rows={3} />}>
        {({ byPage }) =>
          byPage.length === 0 ? (
            <p className="p-4 text-ink-3">{text.none}</p>
          ) : (
            <Pages rows={byPage} />
          )
        }
      </Loaded>
    </Card>
  );
}

/** The most viewed pages; the others on request. */
function Pages({ rows }: { rows: Visits["byPage"] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownPages);
  return (
    <>
      <PagesTable rows={shown} />
      {shown.length < rows.length && (
        <div className="border-t border-line px-4">
          <button type="button" className="link min-h-11 text-sm" onClick={() => setWhole(true)}>
            {words.seeAll}
          </button>
        </div>
      )}
    </>
  );
}

function PagesTable({ rows }: { rows: Visits["byPage"] }) {
  const names = useContext(PageNames);
  return (
    <ScrollBox label={text.title}>
      <table className="tbl" aria-label={text.title}>
        <TableHead texts={[text.page]} numbers={[text.views, text.visitors]} />
        <tbody>
          {rows.map(({ path, views, visitors }) => (
            <tr key={path}>
              <td>{names.get(path) ?? path}</td>
              <td className="num">{formatCount(views)}</td>
              <td className="num">{formatCount(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
