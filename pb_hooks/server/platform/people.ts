/** Who a user is now: a signature keeps the id beside the name of its day, because a name can be changed afterwards. */

/** The name of a user of this alias, as `actorOfRequest` has it. */
export const nameOfUser = (alias: string): string =>
  `IIF(${alias}.name = '', ${alias}.email, ${alias}.name)`;

/** Of a user that is joined by its id, none where that is nobody's: the present name, else the name that was stored. */
export const signedBy = (alias: string, stored: string): string =>
  `COALESCE(${nameOfUser(alias)}, ${stored})`;

/** The present name of the user of this id, as SQL; the name that was stored where there is none of it. */
export const nameSql = (id: string, stored: string): string =>
  `COALESCE((SELECT ${nameOfUser("u")} FROM optique_users u WHERE u.id = ${id}), ${stored})`;
