import { companyStrings } from "./company.strings.ts";

/** Link to the dashboard: users, downloads and restores of backups. */
export const AdminLink = () => (
  <a className="btn btn-secondary justify-self-start" href="/_/" target="_blank" rel="noreferrer">
    {companyStrings.admin}
  </a>
);
