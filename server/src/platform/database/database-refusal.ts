import type { Area } from '../records/area';
import { conflict, invalid, taken } from '../errors';
import { columnOf } from '../records/fields';
import { t } from '../texts/text';

interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
}

/** What the database refused, in words: duplicates, missing references, overlapping periods. */
export function refusalOf(area: Area, error: unknown): unknown {
  const { code, constraint = '', table } = error as DatabaseError;
  const field = [...area.fields.values()].find(
    (meta) =>
      constraint === `${area.table}_${columnOf(meta.name)}_key` ||
      constraint === `${area.table}_${columnOf(meta.name)}_fkey`,
  )?.name;
  if (code === '23505' && field) {
    return taken(field, t('database_refusal.another_already_has_value', { area: area.label }));
  }
  // Whoever looked found none: it was made in this very moment.
  if (code === '23505' && table === area.table && !constraint.endsWith('_pkey')) {
    return conflict(t('database_refusal.same_made_moment_ago_load', { area: area.label }));
  }
  if (code === '23503' && field) return invalid(field, t('database_refusal.does_not_exist'));
  if (code === '23P01') {
    return conflict(t('database_refusal.dates_overlap_another_same_employee', { area: area.label }));
  }
  return error;
}
