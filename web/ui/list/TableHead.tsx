type Props = {
  texts: readonly string[];
  /** Heads of the numeric columns, which follow the text columns. */
  numbers: readonly string[];
  /** CSS class of a number: `amount` on paper. */
  numberClass?: "num" | "amount";
};

/** Head of a table: text columns, then numeric ones. */
export const TableHead = ({ texts, numbers, numberClass = "num" }: Props) => (
  <thead>
    <tr>
      {texts.map((text) => (
        <th key={text} scope="col">
          {text}
        </th>
      ))}
      {numbers.map((number) => (
        <th key={number} scope="col" className={numberClass}>
          {number}
        </th>
      ))}
    </tr>
  </thead>
);
