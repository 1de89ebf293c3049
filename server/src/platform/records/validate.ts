import { seenJson, seenLine, seenText, writtenCode } from '../../kernel/text/written-text';
import { problemWithDay, utcDay } from '../graphql/asked-days';
import { codeLists } from '../code-lists/code-lists';
import type { Area, Values } from './area';
import type { FieldProblem } from '../errors';
import type { FieldMeta } from './fields';
import { isId } from './ids';
import type { Text } from '../text';
import { t } from '../texts/text';
import { listed } from '../../kernel/text/listed';

const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.]{2,}$/;
const longest = { text: 250, longText: 10_000, email: 254 } as const;

const required: Text = t('validate.required');
const onlyServer: Text = t('validate.only_server');
const onlyOnce: Text = t('validate.only_once');
const unknown: Text = t('validate.unknown');

/**
 * What is wrong with the values a client gave, field by field; the same rules hold on every door. `today`: days are
 * near enough to it or not.
 */
export function problemsOf(area: Area, values: Values, isNew: boolean, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [name, value] of Object.entries(values)) {
    const meta = area.fields.get(name);
    const text = !meta
      ? unknown
      : meta.write === 'never' || meta.from || meta.expression
        ? onlyServer
        : meta.write === 'create' && !isNew
          ? onlyOnce
          : problemWith(meta, value, today);
    if (text) problems.push({ field: name, text });
  }
  if (isNew) {
    for (const meta of area.fields.values()) {
      if (isRequired(meta) && values[meta.name] === undefined) problems.push({ field: meta.name, text: required });
    }
  }
  return problems;
}

/** A new row must bring it: the client writes it, it may not be empty, and nothing fills it in. */
export const isRequired = (meta: FieldMeta): boolean =>
  !meta.optional && meta.write !== 'never' && !meta.from && !meta.expression && meta.initial === undefined;

/**
 * Texts lose what cannot be seen and their outer blanks, e-mail addresses their capitals, codes their groups and small
 * letters;
 * an empty text of an optional field is no value.
 */
export function cleaned(area: Area, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const meta = area.fields.get(name);
        if (typeof value !== 'string') return [name, meta?.kind === 'json' ? seenJson(value) : value];
        const written = asWritten(meta, value);
        return [name, written === '' && meta?.optional ? null : written];
      }),
  );
}

function asWritten(meta: FieldMeta | undefined, value: string): string {
  if (meta?.isCode || meta?.codes === 'country' || meta?.codes === 'currency') return writtenCode(value);
  if (meta?.kind === 'email') return seenLine(value).toLowerCase();
  return meta?.kind === 'text' ? seenLine(value) : seenText(value);
}

function problemWith(meta: FieldMeta, value: unknown, today: string): Text | undefined {
  if (value === null || value === undefined || value === '') return meta.optional ? undefined : required;
  switch (meta.kind) {
    case 'text':
    case 'longText':
    case 'email':
      return problemWithText(meta, value);
    case 'integer':
    case 'decimal':
    case 'money':
      return problemWithNumber(meta, value);
    case 'flag':
      return typeof value === 'boolean' ? undefined : t('validate.give_yes_no');
    case 'date':
      return problemWithDay(value, meta.reach ?? 'kept', today, meta.optional);
    case 'instant':
      return value instanceof Date && !Number.isNaN(value.getTime())
        ? problemWithDay(utcDay(value), meta.reach ?? 'kept', today, meta.optional)
        : t('validate.give_date_time_iso_8601');
    case 'choice':
      return typeof value === 'string' && meta.choices?.includes(value)
        ? undefined
        : t('validate.choose', { choices: listed(meta.choices!) });
    case 'reference':
      return isId(value) ? undefined : t('validate.does_not_exist');
    case 'references':
      return Array.isArray(value) && value.length <= 500 && value.every(isId)
        ? undefined
        : t('validate.does_not_exist_2');
    case 'integers':
      return Array.isArray(value) && value.length <= 100 && value.every(Number.isInteger)
        ? undefined
        : t('validate.give_whole_numbers');
    default:
      return JSON.stringify(value).length <= 100_000 ? undefined : t('validate.too_large');
  }
}

function problemWithText(meta: FieldMeta, value: unknown): Text | undefined {
  if (typeof value !== 'string') return t('validate.give_text');
  const most = meta.max ?? longest[meta.kind as keyof typeof longest];
  const length = [...value.trim()].length;
  if (value.includes('\0')) return t('validate.contains_character_cannot_stored');
  if (length > most) return t('validate.use_most_characters', { most });
  if (meta.min && length < meta.min) return t('validate.use_least_characters', { min: meta.min });
  if (meta.kind === 'email' && !emailPattern.test(value.trim())) {
    return t('validate.give_e_mail_address_like');
  }
  if (meta.codes && !codeLists[meta.codes].known.has(value.trim())) return codeLists[meta.codes].problem;
  if (meta.pattern && !meta.pattern.test(value.trim())) {
    return t('validate.write_like', { example: meta.example! });
  }
  return undefined;
}

function problemWithNumber(meta: FieldMeta, value: unknown): Text | undefined {
  const text = String(value);
  const isNumber =
    meta.kind === 'integer'
      ? Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31
      : /^-?\d{1,14}(\.\d+)?$/.test(text);
  if (!isNumber) return t('validate.give_number');
  const decimals = text.split('.')[1]?.length ?? 0;
  if (decimals > (meta.scale ?? 0)) return t('validate.use_most_decimals', { scale: meta.scale ?? 0 });
  if (meta.lower !== undefined && Number(text) < Number(meta.lower))
    return t('validate.give_least', { lower: meta.lower });
  if (meta.upper !== undefined && Number(text) > Number(meta.upper))
    return t('validate.give_most', { upper: meta.upper });
  return undefined;
}
