import { addDays } from '../../../kernel/dates/plain-date';
import { areaNamed, type Area, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { listRecords } from '../../../platform/lists/list-query';
import { actionShowing, type FieldMeta } from '../../../platform/records/fields';
import { say, type Locale } from '../../../platform/text';
import type { Importable } from '../../../platform/import/importable';
import type { ImportKind, Needed } from '../kinds/import-kind';
import { todayIn } from '../../../platform/today';
import { checkRecords } from './check-records';
import { commitRecords } from './commit-records';
import { guessRecordColumns, recordMappingProblem } from './record-columns';
import { recordOffers } from './record-offers';
import { namingFields } from './reference-index';
import { hasValues, valueLabel, valuesOf } from './value-words';

/** Imports of one area's rows. */
export const recordKind = (target: Importable): ImportKind => ({
  name: target.name,
  label: target.label,
  area: target.area,
  targets: [...target.columns, ...(target.moment ? [[target.moment.name, target.moment] as const] : [])].map(
    ([value, { label }]) => ({ value, label }),
  ),
  guess: (columns) => guessRecordColumns(target, columns),
  mappingProblem: (headers, mapping) => recordMappingProblem(target, headers, mapping),
  offers: (columns, mapping) => recordOffers(target, columns, mapping),
  needed(mapping, settings) {
    const metas = Object.values(mapping).flatMap((name) => target.columns.get(name)?.meta ?? []);
    return [
      ...(target.changesOnly ? [] : [[target.area, 'create'] as const]),
      [target.area, 'update'],
      [target.area, 'read'],
      ...[...new Set(metas.flatMap((meta) => actionShowing(meta) ?? []))].map(
        (action) => [target.area, action] as const,
      ),
      ...metas.flatMap((meta): Needed =>
        !meta.target
          ? []
          : (settings.referenceMissing[meta.name] === 'create' ? ['read', 'create'] : ['read']).map(
              (action) => [areaNamed(meta.target!), action] as const,
            ),
      ),
    ];
  },
  neededToUndo: [
    [target.area, 'delete'],
    [target.area, 'update'],
  ],
  check: (services, job) => checkRecords(services, job, target),
  commit: (services, job) => commitRecords(services, job, target),
  sample: (ctx, locale) => sample(ctx, locale, target),
});

/** The header, and a row that shows how cells are written; what it refers to are rows of the company. */
async function sample(ctx: Ctx, locale: Locale, target: Importable): Promise<string[][]> {
  const columns = [...target.columns.values()];
  const cells = [];
  for (const { meta, label } of columns) cells.push(await sampleCell(ctx, locale, target, meta, say(label, locale)));
  return [columns.map(({ label }) => say(label, locale)), cells];
}

async function sampleCell(
  ctx: Ctx,
  locale: Locale,
  target: Importable,
  meta: FieldMeta,
  label: string,
): Promise<string> {
  const given = target.sample[meta.name];
  if (given !== undefined) return given;
  if (target.changesOnly && target.key.includes(meta.name) && !meta.target)
    return valueOfOne(ctx, target.area, [meta.name]);
  if (hasValues(meta)) return say(valueLabel(target, meta, String(meta.initial ?? valuesOf(meta)[0])), locale);
  switch (meta.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return String(meta.initial ?? meta.lower ?? 1);
    // Yesterday, for what is told of today may not have happened yet.
    case 'date':
      return meta.optional ? '' : addDays(todayIn(ctx), -1);
    case 'instant':
      return meta.optional ? '' : `${addDays(todayIn(ctx), -1)} 08:00`;
    case 'email':
      return 'name@company.example';
    case 'reference':
    case 'references':
      return meta.target === target.area.name ? '' : nameOfOne(ctx, meta.target!);
    default:
      return meta.example ?? (meta.optional ? '' : label);
  }
}

/** By what somebody would refer to a row of the area. */
function nameOfOne(ctx: Ctx, name: string): Promise<string> {
  const area = areaNamed(name);
  return valueOfOne(
    ctx,
    area,
    namingFields(area).map((field) => field.name),
  );
}

/** The first of the fields that tells something, of the first row the user may see. */
async function valueOfOne(ctx: Ctx, area: Area, names: readonly string[]): Promise<string> {
  const {
    rows: [row],
  } = await listRecords(ctx, area, { limit: 1 }, { fields: new Set(names) });
  return String(names.map((field) => (row as Values | undefined)?.[field]).find(Boolean) ?? '');
}
