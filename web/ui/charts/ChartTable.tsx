type Props = {
  label: string;
  /** What is measured, when, and how much. */
  rows: readonly { key: string; head: string; value: string }[];
};

/** Figures of a plot for screen readers, where no table can be opened beside it. */
export const ChartTable = ({ label, rows }: Props) => (
  <table className="sr-only">
    <caption>{label}</caption>
    <tbody>
      {rows.map(({ key, head, value }) => (
        <tr key={key}>
          <th scope="row">{head}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
