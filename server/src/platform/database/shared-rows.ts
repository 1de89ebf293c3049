type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;
type ColumnOf<R> = Snake<keyof R & string>;

/** What `join ${employeeRows('code')} e on …` says: rows of another module with the columns it is asked for. */
export type SharedRows<Column extends string> = (...columns: Column[]) => string;

const ofCompany = ['id', 'company_id', 'deleted_at'];

/**
 * Rows of a table as modules above its own read them in SQL, where the name of a table would stand: their id, company
 * and deletion, and of the columns that are shared those that are asked for. PostgreSQL plans it as the table itself.
 */
export const rowsOf = <R extends object>(table: string, keys: readonly string[] = ofCompany) => ({
  sharing:
    <Column extends ColumnOf<R> | 'search_text'>(..._columns: Column[]): SharedRows<Column> =>
    (...columns) =>
      `(select ${[...keys, ...columns].join(', ')} from ${table})`,
});
