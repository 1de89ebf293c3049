import { DefaultNamingStrategy } from 'typeorm';

/** Keys named after their table, so that a constraint in an error message tells where it is from. */
export class TableNaming extends DefaultNamingStrategy {
  override primaryKeyName(table: { name: string } | string): string {
    return `${typeof table === 'string' ? table : table.name}_pkey`;
  }
}
