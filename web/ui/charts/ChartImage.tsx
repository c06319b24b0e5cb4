import type { ReactNode } from "react";
import type { useChartKeys } from "./useChartKeys.ts";

type Props = {
  label: string;
  width: number;
  height: number;
  handlers: ReturnType<typeof useChartKeys>["handlers"];
  children: ReactNode;
};

/** SVG of a chart, for screen readers one image with one tab stop. On paper it is drawn as wide as the sheet. */
export const ChartImage = ({ label, width, height, handlers, children }: Props) => (
  <svg
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={label}
    {...handlers}
    className="block rounded-xs max-w-full [print-color-adjust:exact] print:h-auto print:w-full"
  >
    {children}
  </svg>
);
