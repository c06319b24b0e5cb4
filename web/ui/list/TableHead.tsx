type Props = {
  texts: readonly string[];
  /** Heads of the columns of numbers, after the texts. */
  numbers: readonly string[];
  /** Class of a number: `amount` on paper. */
  numberClass?: "num" | "amount";
};

/** Table head: text columns, then number columns. */
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
