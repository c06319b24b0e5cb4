import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#api/queryClient.ts";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { productQueries } from "#api/stock/products.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { contactSheetRecord } from "#shared/documents/recordKinds.ts";
import { NoEyes } from "../NoEyes.tsx";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { contactSheetPrint as text } from "./contactSheet.strings.ts";
import { ContactSheetPaper } from "./ContactSheetPaper.tsx";

const formats = ["a5", "a4"] as const;

/** Name of an eye's product; '' without one, or when it was deleted. */
async function productName(sheet: SheetDocument, side: EyeSide): Promise<string> {
  const id = sheet[`${side}_lens`]?.product;
  if (!id) return "";
  try {
    return (await queryClient.fetchQuery(productQueries.one(id))).name;
  } catch (error) {
    console.warn(error);
    return "";
  }
}

/** Loads the sheet with the names of its products. */
const printedSheet = (id: string) =>
  queryOptions({
    queryKey: ["contact-sheet", id, "printed"],
    queryFn: async () => {
      const sheet = await queryClient.fetchQuery(contactLensQueries.sheet(id));
      const names = await Promise.all(eyeSides.map((side) => productName(sheet, side)));
      return { sheet, productNames: { right: names[0] ?? "", left: names[1] ?? "" } };
    },
  });

/** /lentilles/{id}/print: waits for 'Imprimer'. */
export default printPage({
  ...contactSheetRecord,
  query: printedSheet,
  print: ({ sheet, productNames }, company, id) =>
    "right_lens" in sheet ? (
      <PrintPage
        title={text.page(sheet.expand?.client?.name ?? words.unknownClient, formatDay(sheet.date))}
        kind="contactSheet"
        back={paths.contactSheet(id)}
        backLabel={words.contactSheet}
        formats={formats}
        isKeyed
      >
        {() => <ContactSheetPaper sheet={sheet} productNames={productNames} company={company} />}
      </PrintPage>
    ) : (
      <NoEyes
        title={words.contactSheet}
        back={{ href: paths.contactSheet(id), label: words.contactSheet }}
      />
    ),
});
