/** A row as JSON in SQL: under each name of its type what it is there, so that none is read for another. */
export const jsonRow = <Row extends object>(columns: { [Name in keyof Row]: string }): string =>
  `json_build_object(${Object.entries<string>(columns)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;
