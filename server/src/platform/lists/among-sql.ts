/**
 * SQL: the column holds one of the values of a parameter that is an array. They are looked up in a hash, so that many
 * rows and many values take as long as both together; `column = any($1)` that no index serves compares each row with
 * each value, for plans of statements are made for any values.
 */
export const amongSql = (column: string, parameter: string, type = 'char(24)'): string =>
  `${column} in (select unnest(${parameter}::${type}[]))`;

/**
 * The same as one condition more, and its value, where some are named; nothing where all are meant. `position`: which
 * parameter it is, the last.
 */
export const onlyAmong = (
  column: string,
  position: number,
  ids: readonly unknown[] | null | undefined,
  type?: string,
): { sql: string; values: unknown[] } =>
  ids ? { sql: ` and ${amongSql(column, `$${position}`, type)}`, values: [ids] } : { sql: '', values: [] };
