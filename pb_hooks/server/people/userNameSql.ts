/** SQL for the current name of a user. A signature stores id and name, because a name can change. */

/** Name of the user under this alias, equal to what `actorOfRequest` stores. */
export const displayNameSql = (alias: string): string =>
  `IIF(${alias}.name = '', substr(${alias}.email, 1, instr(${alias}.email, '@') - 1), ${alias}.name)`;

/** Current name of a user joined under this alias; the stored name once that user is deleted. */
export const joinedUserNameSql = (alias: string, stored: string): string =>
  `COALESCE(${displayNameSql(alias)}, ${stored})`;

/** Current name by a subquery, meant for few rows. */
export const userNameByIdSql = (id: string, stored: string): string =>
  `COALESCE((SELECT ${displayNameSql("u")} FROM optique_users u WHERE u.id = ${id}), ${stored})`;
