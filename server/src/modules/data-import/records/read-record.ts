import { addMonths, type PlainDate } from '../../../kernel/dates/plain-date';
import { wallMoment } from '../../../kernel/dates/zone-time';
import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { FieldMeta } from '../../../platform/records/fields';
import { problem, type Cell, type ProblemCode, type RowProblem } from '../checking/row-problems';
import type { ImportSettings } from '../columns/import-settings';
import type { Mapping } from '../columns/targets';
import { giveWay } from '../jobs/import-job';
import type { Importable, MomentColumn } from '../../../platform/import/importable';
import { matchKey, saidIn } from '../values/clean-text';
import { readDay, shiftedDay } from '../values/day';
import { readClock } from '../values/clock';
import { instantOf, readInstant, readMoment } from '../values/instant';
import { readAmount } from '../values/pay';
import type { ReferenceIndex } from './reference-index';
import { hasValues, valueFor } from './value-words';

/** All that the meaning of a row depends on. */
export interface RecordPlan {
  target: Importable;
  headers: readonly string[];
  mapping: Mapping;
  settings: ImportSettings;
  /** By the name of the area referred to. */
  references: ReadonlyMap<string, ReferenceIndex>;
  /** Today where the company is, and its time zone. */
  today: PlainDate;
  zone: string;
}

export interface RecordRead {
  values: Values;
  /** References to rows that are not there and are to be made: by field, their names. */
  makes: Record<string, string>;
  problems: RowProblem[];
  /** The moment of its cell that told its own offset: its day and time go by the clock of where it was. */
  at?: Date;
}

type Refuse = (code: ProblemCode, detail?: string) => undefined;

/** What the cells of some rows mean, each as it alone does, their moments by the clocks of the company's people. */
export async function readRecords(
  ctx: Ctx,
  plan: RecordPlan,
  rows: readonly (readonly string[])[],
): Promise<RecordRead[]> {
  const found: RecordRead[] = [];
  for (const cells of rows) {
    if (found.length % 50 === 49) await giveWay();
    found.push(readRecord(plan, cells));
  }
  const zoned = found.flatMap((read) => (read.at ? [{ read, at: read.at }] : []));
  const { moment } = plan.target;
  if (!moment || !zoned.length) return found;
  const zones = await moment.zones(
    ctx,
    zoned.map(({ read, at }) => ({ ...read.values, at })),
  );
  for (const [nth, { read, at }] of zoned.entries()) {
    const { date, time } = wallMoment(+at, zones[nth]!);
    Object.assign(read.values, { [moment.day]: date, [moment.time]: time });
  }
  return found;
}

/**
 * What the cells of a row mean. Pure: the same row and plan give the same answer; what a cell does not tell is left
 * out.
 */
export function readRecord(plan: RecordPlan, cells: readonly string[]): RecordRead {
  const read: RecordRead = { values: {}, makes: {}, problems: [] };
  for (const [index, header] of plan.headers.entries()) {
    const name = plan.mapping[header] ?? '';
    const { moment } = plan.target;
    const column = plan.target.columns.get(name);
    if (!column && name !== moment?.name) continue;
    const cell: Cell = { header, target: name, value: saidIn(cells[index]) };
    const refuse: Refuse = (code, detail) => void read.problems.push(problem(code, cell, detail));
    if (!column) {
      if (cell.value !== '') placeMoment(plan, moment!, cell.value, read, refuse);
      continue;
    }
    const { meta } = column;
    if (cells[index]?.includes('\ufffd')) refuse('letters_damaged');
    // A field that may be empty is emptied; any other stays as it is.
    const value =
      cell.value === '' ? (meta.optional ? null : undefined) : valueOf(plan, meta, cell.value, read, refuse);
    if (value !== undefined) read.values[meta.name] = value;
  }
  return read;
}

function placeMoment(
  { settings, today }: RecordPlan,
  { name, day, time }: MomentColumn,
  said: string,
  read: RecordRead,
  refuse: Refuse,
): void {
  const latest = addMonths(today, 240);
  const moment = readMoment(said, settings.dayFormats[name], latest);
  if (!moment || moment.date > latest) return refuse('moment_unreadable');
  if (moment.date < '1900-01-01') return refuse('date_hijri');
  const at = instantOf(moment);
  if (at) read.at = at;
  Object.assign(read.values, { [day]: moment.date, [time]: moment.time });
}

function valueOf(plan: RecordPlan, meta: FieldMeta, said: string, read: RecordRead, refuse: Refuse): unknown {
  const { settings, target } = plan;
  if (hasValues(meta)) {
    const chosen = settings.values[meta.name]?.[matchKey(said)] ?? valueFor(target, meta, said);
    if (chosen === null) return refuse('value_unknown');
    if (chosen === '') return meta.optional ? null : undefined;
    return meta.kind === 'flag' ? chosen === 'true' : chosen;
  }
  const latest = addMonths(plan.today, 240);
  switch (meta.kind) {
    case 'integer':
    case 'decimal':
    case 'money': {
      const amount = readAmount(said, settings.decimalMarks[meta.name]);
      if (amount === null) return refuse('number_unreadable');
      return meta.kind !== 'integer' ? amount : amount.includes('.') ? refuse('not_whole') : Number(amount);
    }
    case 'date': {
      const day = readDay(said, settings.dayFormats[meta.name], latest);
      return day === null || day < '1900-01-01'
        ? refuse(day === null ? 'date_unreadable' : 'date_hijri')
        : shiftedDay(day, said, settings.dayShifts[meta.name]);
    }
    case 'instant':
      return readInstant(said, settings.dayFormats[meta.name], latest, plan.zone) ?? refuse('date_unreadable');
    case 'reference':
      return referenceTo(plan, meta, said, read, refuse);
    case 'references': {
      const ids = said
        .split(/[;|\n\u061b]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => referenceTo(plan, meta, part, read, refuse));
      return ids.includes(undefined) ? undefined : ids;
    }
    // What is no clock is left for the field to refuse in its own words.
    default:
      return isClock(meta) ? (readClock(said) ?? said) : withoutGaps(meta, said);
  }
}

const isClock = ({ pattern }: FieldMeta): boolean => !!pattern?.test('23:59:59') && !pattern.test('a');

/** An IBAN is printed in groups of four and now and then in small letters. */
function withoutGaps({ pattern }: FieldMeta, said: string): string {
  const whole = said.replace(/\s/g, '').toUpperCase();
  return pattern && !pattern.test(said) && pattern.test(whole) ? whole : said;
}

function referenceTo(
  { references, settings }: RecordPlan,
  meta: FieldMeta,
  said: string,
  read: RecordRead,
  refuse: Refuse,
): string | null | undefined {
  const meant = settings.values[meta.name]?.[matchKey(said)] ?? said;
  if (meant === '') return null;
  const index = references.get(meta.target ?? '');
  const found = index?.find(meant) ?? [];
  const number = index?.numberMeant(meant);
  if (found.length > 1)
    return number === undefined
      ? refuse('reference_ambiguous', String(found.length))
      : refuse('number_ambiguous', String(found.length));
  if (found[0]) {
    if (number !== undefined) refuse('number_by_zeros', number);
    return found[0];
  }
  const missing = settings.referenceMissing[meta.name] ?? 'reject';
  if (missing === 'reject') return refuse('reference_unknown');
  if (missing === 'leave_empty') {
    refuse('reference_left_empty');
    return null;
  }
  read.makes[meta.name] = meant;
  return undefined;
}
