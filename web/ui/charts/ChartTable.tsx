type Props = {
  label: string;
  /** Rows: `head` names a bar or point of the chart, `value` is its figure. */
  rows: readonly { key: string; head: string; value: string }[];
};

/** Hidden table with the figures of a chart, for screen readers, where no visible table has them. */
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
