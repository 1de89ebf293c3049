import type { Area, Values } from '../../../platform/records/area';
import type { Cipher } from '../../../platform/http/cipher';
import type { FieldMeta } from '../../../platform/records/fields';

/** What the dry run found a row to mean, as it waits: references to rows of the file are 'row 12'. */
export interface RecordMeaning {
  values: Values;
  makes: Record<string, string>;
}

const rowRef = /^row \d+$/;
const isRowRef = (value: unknown): value is string => typeof value === 'string' && rowRef.test(value);

const isReference = (area: Area, name: string): boolean => area.fields.get(name)?.target !== undefined;

/** The rows of the file that the values refer to. */
export const rowsReferredTo = (area: Area, values: Values): string[] =>
  Object.entries(values).flatMap(([name, value]) => (isReference(area, name) ? [value].flat().filter(isRowRef) : []));

/** The values with the ids of those rows; undefined where one has none. */
export function withIds(
  area: Area,
  values: Values,
  idOf: (ref: string) => string | null | undefined,
): Values | undefined {
  let isWhole = true;
  const one = (value: unknown): unknown => {
    if (!isRowRef(value)) return value;
    const id = idOf(value);
    if (id === undefined) isWhole = false;
    return id ?? null;
  };
  const found = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      !isReference(area, name) ? value : Array.isArray(value) ? value.map(one).filter((id) => id !== null) : one(value),
    ]),
  );
  return isWhole ? found : undefined;
}

const changed = (area: Area, values: Values, change: (meta: FieldMeta | undefined, text: string) => unknown): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(area.fields.get(name), value) : value,
    ]),
  );

/** Values as they wait as JSON: encrypted where their fields are. */
export const kept = (cipher: Cipher, area: Area, values: Values): Values =>
  changed(area, values, (meta, text) => (meta?.encrypted ? cipher.encrypt(text) : text));

/** The same as they come back from waiting. */
export const revived = (cipher: Cipher, area: Area, values: Values): Values =>
  changed(area, values, (meta, text) =>
    meta?.encrypted ? cipher.open(text) : meta?.kind === 'instant' ? new Date(text) : text,
  );
