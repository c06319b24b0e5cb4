type Sum = readonly [label: string, amount: string];

type Props = {
  sums: readonly Sum[];
  /** What is left, in a frame. */
  due?: Sum;
};

/** Sums of a sheet, the first one large, what is left framed. */
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
