import type { ReactNode } from "react";
import type { Company } from "#domain/core/records.ts";
import { legalLines } from "#shared/documents/companyLines.ts";
import { Letterhead } from "./Letterhead.tsx";
import { Sheet } from "./Sheet.tsx";

type Props = {
  company: Company;
  title: string;
  /** Lines under the title. */
  under?: ReactNode;
  /** URL of a chosen logo that is not stored yet. */
  logo?: string | undefined;
  /** Footer lines that replace the legal ones. */
  footer?: readonly string[];
  children: ReactNode;
};

/** Sheet with the shop's letterhead and legal footer. */
export const ShopSheet = ({ company, title, under, logo, footer, children }: Props) => (
  <Sheet
    footer={footer ?? legalLines(company)}
    head={
      <Letterhead company={company} logo={logo} title={title}>
        {under}
      </Letterhead>
    }
  >
    {children}
  </Sheet>
);
