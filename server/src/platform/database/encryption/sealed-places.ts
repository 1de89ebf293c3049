import { allAreas } from '../../records/area';
import { columnOf } from '../../records/fields';

/** Columns that hold encrypted values, as a whole or within, with their types and those of the key of a row. */
export interface SealedPlace {
  table: string;
  columns: Record<string, 'text' | 'text[]' | 'jsonb'>;
  key: Record<string, string>;
  isTenant: boolean;
}

/** What the platform and signing in keep. */
const own: SealedPlace[] = [
  { table: 'auth_session', columns: { id_token: 'text' }, key: { id: 'char(24)' }, isTenant: false },
  {
    table: 'idempotency_key',
    columns: { answer: 'jsonb' },
    key: { user_id: 'char(24)', key: 'text' },
    isTenant: false,
  },
  { table: 'second_factor', columns: { secret: 'text' }, key: { user_id: 'char(24)' }, isTenant: false },
];

/** Every place: the encrypted fields of areas, what the platform keeps, and what modules tell of. */
export const sealedPlaces = (ofModules: readonly SealedPlace[]): SealedPlace[] => [
  ...allAreas().flatMap(({ table, fields, isTenant }) => {
    const columns = [...fields.values()].filter(({ encrypted }) => encrypted).map(({ name }) => columnOf(name));
    return columns.length
      ? [
          {
            table,
            columns: Object.fromEntries(columns.map((name) => [name, 'text' as const])),
            key: { id: 'char(24)' },
            isTenant,
          },
        ]
      : [];
  }),
  ...own,
  ...ofModules,
];
