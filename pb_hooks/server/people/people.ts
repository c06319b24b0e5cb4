/** SQL of a user's current name. A signature stores the id beside the name, because a name can change. */

/** Name of the user under this alias, as `actorOfRequest` writes it. */
export const nameOfUser = (alias: string): string =>
  `IIF(${alias}.name = '', ${alias}.email, ${alias}.name)`;

/** Current name of a user joined under this alias; the stored name when there is none. */
export const joinedNameSql = (alias: string, stored: string): string =>
  `COALESCE(${nameOfUser(alias)}, ${stored})`;

/** The same by a subquery, for few rows. */
export const userNameSql = (id: string, stored: string): string =>
  `COALESCE((SELECT ${nameOfUser("u")} FROM optique_users u WHERE u.id = ${id}), ${stored})`;
