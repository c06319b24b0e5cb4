import { strings } from "./prints.strings.ts";

/** Over a table of eyes: that of the eye is not shown, each measure has its own. */
export const EyeHeads = ({ heads }: { heads: readonly string[] }) => (
  <>
    <th scope="col">
      <span className="sr-only">{strings.eye}</span>
    </th>
    {heads.map((head) => (
      <th key={head} scope="col" className="middle">
        {head}
      </th>
    ))}
  </>
);
