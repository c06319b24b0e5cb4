import { printStrings } from "./prints.strings.ts";

/** Column heads of a table of eyes; the head of the eye column is for screen readers only. */
export const EyeHeads = ({ heads }: { heads: readonly string[] }) => (
  <>
    <th scope="col">
      <span className="sr-only">{printStrings.eye}</span>
    </th>
    {heads.map((head) => (
      <th key={head} scope="col" className="middle">
        {head}
      </th>
    ))}
  </>
);
