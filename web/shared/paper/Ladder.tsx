type Sum = readonly [label: string, amount: string];

type Props = {
  sums: readonly Sum[];
  /** What is left, in a frame. */
  due: Sum;
};

/** Sums of a sheet, the last one framed. */
export const Ladder = ({ sums, due: [label, amount] }: Props) => (
  <dl className="sheet-ladder">
    {sums.map(([name, sum]) => (
      <div key={name}>
        <dt>{name}</dt> <dd className="sum">{sum}</dd>
      </div>
    ))}
    <div className="sheet-due">
      <dt>{label}</dt> <dd className="sum">{amount}</dd>
    </div>
  </dl>
);
