import type { Area, Values } from '../../../platform/area';

/** What the dry run found a row to mean, as it waits: references to rows of the file are 'row 12'. */
export interface RecordMeaning { values: Values; makes: Record<string, string> }

const rowRef = /^row \d+$/;
const isRowRef = (value: unknown): value is string => typeof value === 'string' && rowRef.test(value);

const isReference = (area: Area, name: string): boolean => area.fields.get(name)?.target !== undefined;

/** The rows of the file that the values refer to. */
export const rowsReferredTo = (area: Area, values: Values): string[] =>
  Object.entries(values).flatMap(([name, value]) => (isReference(area, name) ? [value].flat().filter(isRowRef) : []));

/** The values with the ids of those rows; undefined where one has none. */
export function withIds(area: Area, values: Values, idOf: (ref: string) => string | null | undefined): Values | undefined {
  let isWhole = true;
  const one = (value: unknown): unknown => {
    if (!isRowRef(value)) return value;
    const id = idOf(value);
    if (id === undefined) isWhole = false;
    return id ?? null;
  };
  const found = Object.fromEntries(Object.entries(values).map(([name, value]) =>
    [name, !isReference(area, name) ? value : Array.isArray(value) ? value.map(one).filter((id) => id !== null) : one(value)]));
  return isWhole ? found : undefined;
}

/** Values as they come back from waiting as JSON. */
export const revived = (area: Area, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) =>
    [name, area.fields.get(name)?.kind === 'instant' && typeof value === 'string' ? new Date(value) : value]));
