/** SQL for the current name of a user. A signature stores id and name, because names can change. */

/** SQL of the name of the user under this alias, equal to the one that `actorOfRequest` stores. */
export const displayNameSql = (alias: string): string =>
  `IIF(${alias}.name = '', substr(${alias}.email, 1, instr(${alias}.email, '@') - 1), ${alias}.name)`;

/** SQL of the current name of a joined user, or the stored name when that user is deleted. */
export const joinedUserNameSql = (alias: string, stored: string): string =>
  `COALESCE(${displayNameSql(alias)}, ${stored})`;

/** SQL of the current name by a subquery; only for few rows. */
export const userNameByIdSql = (id: string, stored: string): string =>
  `COALESCE((SELECT ${displayNameSql("u")} FROM optique_users u WHERE u.id = ${id}), ${stored})`;
