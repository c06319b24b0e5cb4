type Sum = readonly [label: string, amount: string];

type Props = {
  sums: readonly Sum[];
  /** Amount still due, printed in a frame. */
  due?: Sum;
};

/** Sums of a sheet below one another: the first one large, the amount due in a frame. */
export const Ladder = ({ sums, due }: Props) => (
  <dl className="sheet-ladder">
    {sums.map(([name, sum]) => (
      <div key={name}>
        <dt dir="auto">{name}</dt> <dd className="sum">{sum}</dd>
      </div>
    ))}
    {due && (
      <div className="sheet-due">
        <dt>{due[0]}</dt> <dd className="sum">{due[1]}</dd>
      </div>
    )}
  </dl>
);
