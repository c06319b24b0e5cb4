import type { SavedQuoteItem } from "#api/sales/quotes.ts";
import { words } from "#lib/texts/words.strings.ts";
import { soldName } from "#lib/texts/soldName.ts";
import { TableHead } from "#ui/list/TableHead.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { quotesStrings } from "./quotes.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = quotesStrings.prices;

type Props = {
  number: string;
  changed: readonly { item: SavedQuoteItem; price: number }[];
  onChoose: (atPrices: boolean) => void;
  onClose: () => void;
};

/** Compares the prices of an expired quote with today's, and asks which ones to sell at. */
export const PricesDialog = ({ number, changed, onChoose, onClose }: Props) => (
  <Dialog title={text.title} onClose={onClose}>
    <div className="grid gap-4">
      <p>{text.text(number)}</p>
      <table className="tbl">
        <TableHead texts={[words.item]} numbers={[text.quoted, text.now]} />
        <tbody>
          {changed.map(({ item, price }) => (
            <tr key={item.id}>
              <td dir="auto" className="wrap-anywhere">
                <SizedName>{soldName(item)}</SizedName>
              </td>
              <td className="num">
                <Money dirhams={item.price} />
              </td>
              <td className="num font-medium">
                <Money dirhams={price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button onClick={() => onChoose(true)}>{text.take}</Button>
        <Button variant="primary" onClick={() => onChoose(false)}>
          {text.keep}
        </Button>
      </div>
    </div>
  </Dialog>
);
