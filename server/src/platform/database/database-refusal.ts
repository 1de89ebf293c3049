import type { Area } from '../records/area';
import { conflict, invalid, taken } from '../errors';
import { columnOf } from '../records/fields';

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
    return taken(field, {
      en: `Another ${area.label.en} already has this value.`,
      ar: `توجد قيمة مماثلة لدى ${area.label.ar} آخر.`,
    });
  }
  // Whoever looked found none: it was made in this very moment.
  if (code === '23505' && table === area.table && !constraint.endsWith('_pkey')) {
    return conflict({
      en: `The same ${area.label.en} was made a moment ago. Load it again.`,
      ar: `أُنشئ ${area.label.ar} نفسه قبل لحظة. حمّله من جديد.`,
    });
  }
  if (code === '23503' && field) return invalid(field, { en: 'This does not exist.', ar: 'هذا العنصر غير موجود.' });
  if (code === '23P01') {
    return conflict({
      en: `The dates overlap another ${area.label.en} of the same employee. End that one first or choose other dates.`,
      ar: `تتداخل التواريخ مع ${area.label.ar} آخر للموظف نفسه. أنهِ السابق أولاً أو اختر تواريخ أخرى.`,
    });
  }
  return error;
}
