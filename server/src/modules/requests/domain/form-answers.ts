import { isPlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';
import { compared, isDecimal, type Condition, type FormField } from './form-definition';
import { seenLine, seenText } from '../../../kernel/text/written-text';

/** Numbers, money and days are strings, as everywhere; employees, departments and files are their ids. */
export type Answer = string | boolean | string[];
/** By the name of the field; what is not answered is not there. */
export type Answers = Record<string, Answer>;

const longestText = { text: 250, longText: 10_000 } as const;

/**
 * The fields that are asked, given what is answered so far. Answers to fields that are not asked count as not given.
 */
export function fieldsAsked(fields: readonly FormField[], given: Readonly<Record<string, unknown>>): FormField[] {
  const asked = new Map<string, FormField>();
  for (const field of fields) {
    if (field.conditions.every((condition) => holds(condition, asked, given))) asked.set(field.name, field);
  }
  return [...asked.values()];
}

function holds(
  { field: name, comparison, value }: Condition,
  asked: ReadonlyMap<string, FormField>,
  given: Readonly<Record<string, unknown>>,
): boolean {
  const field = asked.get(name);
  const answer = field && tidied(field, ownValue(given, name));
  if (!field || answer === undefined || problemWith(field, answer)) return false;
  if (Array.isArray(answer)) return comparison === 'includes' && answer.includes(value);
  const text = String(answer);
  const isOrdered = field.kind === 'number' || field.kind === 'money' || field.kind === 'date';
  const order = isOrdered ? compared(field.kind, text, value) : text === value ? 0 : NaN;
  switch (comparison) {
    case 'eq':
      return order === 0;
    case 'ne':
      return order !== 0;
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    default:
      return false;
  }
}

/** What is kept of what was given: answers to fields that are asked, blanks cut off, nothing for the empty ones. */
export function keptAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fieldsAsked(fields, given).flatMap((field) => {
      const answer = tidied(field, ownValue(given, field.name));
      return answer === undefined ? [] : [[field.name, answer]];
    }),
  );
}

/** What is wrong with the answers, by the name of the field; an answer nobody asked for is wrong too. */
export function problemsOfAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): Record<string, Text> {
  const problems: Record<string, Text> = {};
  const asked = fieldsAsked(fields, given);
  for (const field of asked) {
    const answer = tidied(field, ownValue(given, field.name));
    const text =
      answer === undefined ? (field.required ? t('form_answers.required') : undefined) : problemWith(field, answer);
    if (text) problems[field.name] = text;
  }
  for (const name of Object.keys(given)) {
    if (!fields.some((field) => field.name === name)) problems[name] = t('form_answers.not_asked');
  }
  return problems;
}

/** What can be kept of a form filled in half: whatever may become an answer, asked or not; limits do not count yet. */
export function draftedAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = ownValue(given, field.name);
      return mayBecomeAnswer(field, answer) ? [[field.name, answer]] : [];
    }),
  );
}

function mayBecomeAnswer({ kind, options }: FormField, answer: unknown): boolean {
  if (kind === 'flag') return typeof answer === 'boolean';
  if (kind === 'choices')
    return (
      Array.isArray(answer) &&
      answer.length <= options.length &&
      answer.every((one) => options.some(({ value }) => value === one))
    );
  return typeof answer === 'string' && answer !== '' && answer.length <= longestText.longText;
}

/** The files among the answers. */
export function filesIn(fields: readonly FormField[], answers: Readonly<Record<string, unknown>>): string[] {
  return fields
    .filter(({ kind }) => kind === 'file')
    .map(({ name }) => ownValue(answers, name))
    .filter((answer): answer is string => typeof answer === 'string' && /^[0-9a-f]{24}$/.test(answer));
}

/** A field may be called `constructor`: only what was really given counts. */
const ownValue = (given: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(given, name) ? given[name] : undefined;

function tidied({ kind }: FormField, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (kind === 'choices') return Array.isArray(value) && value.length === 0 ? undefined : value;
  if (typeof value !== 'string') return value;
  const trimmed = kind === 'longText' ? seenText(value) : seenLine(value);
  return trimmed === '' ? undefined : trimmed;
}

function problemWith(field: FormField, answer: unknown): Text | undefined {
  const { kind, options } = field;
  if (kind === 'flag') return typeof answer === 'boolean' ? undefined : t('form_answers.yes_or_no');
  if (kind === 'choices') return problemWithChoices(field, answer);
  if (typeof answer !== 'string') return t('form_answers.text');
  switch (kind) {
    case 'text':
    case 'longText':
      return problemWithText(field, answer, longestText[kind]);
    case 'number':
    case 'money':
      return isDecimal(answer) ? outside(field, answer) : t('form_answers.number');
    case 'date':
      return isPlainDate(answer) && answer >= '1900' && answer < '2201'
        ? outside(field, answer)
        : t('form_answers.day');
    case 'choice':
      return options.some(({ value }) => value === answer) ? undefined : t('form_answers.option');
    default:
      return /^[0-9a-f]{24}$/.test(answer) ? undefined : t('form_answers.gone');
  }
}

function problemWithText({ min, max }: FormField, answer: string, most: number): Text | undefined {
  const length = [...answer].length;
  const longest = Math.min(max ? Number(max) : most, most);
  if (length > longest) return t('form_answers.too_long', { count: longest });
  return min && length < Number(min) ? t('form_answers.too_short', { count: Number(min) }) : undefined;
}

function problemWithChoices({ options, min, max }: FormField, answer: unknown): Text | undefined {
  const isList =
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    answer.every((one) => options.some(({ value }) => value === one));
  if (!isList) return t('form_answers.option');
  if (min && answer.length < Number(min)) return t('form_answers.fewest', { min: Number(min) });
  return max && answer.length > Number(max) ? t('form_answers.most', { max: Number(max) }) : undefined;
}

function outside({ kind, min, max }: FormField, answer: string): Text | undefined {
  if (min && compared(kind, answer, min) < 0)
    return kind === 'date' ? t('form_answers.not_before', { min }) : t('form_answers.least', { min });
  if (max && compared(kind, answer, max) > 0)
    return kind === 'date' ? t('form_answers.not_after', { max }) : t('form_answers.highest', { max });
  return undefined;
}
