import { Fragment } from "react";

/** Product name in which a size ('55-18') is never broken across lines. */
export const WholeSizes = ({ name }: { name: string }) =>
  name.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 > 0 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
