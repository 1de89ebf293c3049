import { isPlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

export const fieldKinds = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'choice',
  'choices',
  'flag',
  'employee',
  'department',
  'file',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export const comparisons = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'includes'] as const;
export type Comparison = (typeof comparisons)[number];

export interface FieldOption {
  value: string;
  label: string;
  labelAr?: string | null;
}

/** Holds where the answer to an earlier field compares so; with an unanswered or hidden field it never holds. */
export interface Condition {
  field: string;
  comparison: Comparison;
  value: string;
}

/** One question of a form. Arabic texts that are missing are shown in English. */
export interface FormField {
  /** What answers are kept under; stays the same when the label changes. */
  name: string;
  kind: FieldKind;
  label: string;
  labelAr?: string | null;
  help?: string | null;
  helpAr?: string | null;
  required: boolean;
  /** Fewest characters, least number, first day or fewest choices, by kind. */
  min?: string | null;
  max?: string | null;
  /** What a choice offers. */
  options: FieldOption[];
  /** All must hold for the field to be asked; none means always. */
  conditions: Condition[];
}

export type FieldPart = 'name' | 'label' | 'labelAr' | 'help' | 'helpAr' | 'min' | 'max' | 'options' | 'conditions';
export interface DefinitionProblem {
  at: number;
  part: FieldPart;
  text: Text;
}

export const mostFields = 100;
const mostOptions = 100;
const mostConditions = 5;

const comparisonsByKind: Record<FieldKind, readonly Comparison[]> = {
  text: ['eq', 'ne'],
  longText: [],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  money: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  date: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  choice: ['eq', 'ne'],
  choices: ['includes'],
  flag: ['eq'],
  employee: ['eq', 'ne'],
  department: ['eq', 'ne'],
  file: [],
};

/** How a condition may compare the answer to a field; none for kinds no condition can look at. */
export const comparisonsOf = (kind: FieldKind): readonly Comparison[] => comparisonsByKind[kind];

export const hasOptions = (kind: FieldKind): boolean => kind === 'choice' || kind === 'choices';

/** Which limits a kind knows. */
export const hasLimits = (kind: FieldKind): boolean =>
  ['text', 'longText', 'number', 'money', 'date', 'choices'].includes(kind);

/** Up to twelve digits before the point and three behind it, which a double holds exactly enough to compare. */
export const isDecimal = (text: string): boolean => /^-?\d{1,12}(\.\d{1,3})?$/.test(text);

const isCount = (text: string): boolean => /^\d{1,5}$/.test(text);

/** Everything that is wrong with the fields of a form, beside the part that has to change. */
export function problemsOfForm(fields: readonly FormField[]): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const before = new Map<string, FormField>();
  fields.forEach((field, at) => {
    const say = (part: FieldPart, text: Text | undefined) => {
      if (text) problems.push({ at, part, text });
    };
    if (at >= mostFields) say('name', t('form_definition.too_many_fields', { mostFields }));
    say(
      'name',
      !/^[a-z][A-Za-z0-9]{0,39}$/.test(field.name)
        ? t('form_definition.name')
        : before.has(field.name)
          ? t('form_definition.name_taken', { name: field.name })
          : undefined,
    );
    for (const part of ['label', 'labelAr', 'help', 'helpAr'] as const) {
      const most = part.startsWith('label') ? 200 : 500;
      say(
        part,
        part === 'label' && !field.label.trim()
          ? t('form_definition.label')
          : (field[part]?.length ?? 0) > most
            ? t('form_definition.too_long', { count: most })
            : undefined,
      );
    }
    say('options', problemOfOptions(field));
    for (const [part, text] of limitProblems(field)) say(part, text);
    say('conditions', problemOfConditions(field, before, new Set(fields.map(({ name }) => name))));
    before.set(field.name, field);
  });
  return problems;
}

function problemOfOptions({ kind, options }: FormField): Text | undefined {
  if (!hasOptions(kind)) return options.length ? t('form_definition.options_not_wanted') : undefined;
  if (!options.length) return t('form_definition.options_missing');
  if (options.length > mostOptions) return t('form_definition.too_many_options', { mostOptions });
  const values = options.map(({ value }) => value.trim());
  if (values.some((value) => !value || value.length > 80) || options.some(({ label }) => !label.trim()))
    return t('form_definition.option_empty');
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  return twice === undefined ? undefined : t('form_definition.option_twice', { value: twice });
}

function limitProblems({ kind, min, max, options }: FormField): [FieldPart, Text | undefined][] {
  const form = kind === 'date' ? isPlainDate : kind === 'number' || kind === 'money' ? isDecimal : isCount;
  const problemOf = (limit: string | null | undefined): Text | undefined =>
    !limit
      ? undefined
      : !hasLimits(kind)
        ? t('form_definition.limit_not_wanted')
        : form(limit)
          ? undefined
          : kind === 'date'
            ? t('form_definition.day')
            : t('form_definition.number');
  const wrong: [FieldPart, Text | undefined][] = [
    ['min', problemOf(min)],
    ['max', problemOf(max)],
  ];
  if (wrong.some(([, text]) => text)) return wrong;
  if (min && max && compared(kind, min, max) > 0) return [['max', t('form_definition.inverted')]];
  return kind === 'choices' && min && Number(min) > options.length
    ? [['min', t('form_definition.more_than_options')]]
    : [];
}

/** A condition looks at an earlier field only, so that no field can wait for itself. */
function problemOfConditions(
  { conditions, name }: FormField,
  before: ReadonlyMap<string, FormField>,
  all: ReadonlySet<string>,
): Text | undefined {
  if (conditions.length > mostConditions) return t('form_definition.too_many_conditions', { mostConditions });
  for (const { field, comparison, value } of conditions) {
    const asked = before.get(field);
    if (!asked)
      return field === name
        ? t('form_definition.on_itself')
        : all.has(field)
          ? t('form_definition.on_later', { name: field })
          : t('form_definition.on_unknown', { name: field });
    if (!comparisonsOf(asked.kind).includes(comparison)) return t('form_definition.comparison', { label: asked.label });
    if (!isComparable(asked, value)) return t('form_definition.compared_with', { label: asked.label });
  }
  return undefined;
}

function isComparable({ kind, options }: FormField, value: string): boolean {
  if (kind === 'flag') return value === 'true' || value === 'false';
  if (kind === 'date') return isPlainDate(value);
  if (kind === 'number' || kind === 'money') return isDecimal(value);
  return hasOptions(kind)
    ? options.some((option) => option.value === value)
    : value.trim() !== '' && value.length <= 250;
}

/** Negative, zero or positive as the first value lies before, at or after the second; both are valid for the kind. */
export function compared(kind: FieldKind, a: string, b: string): number {
  if (kind === 'date') return a < b ? -1 : a > b ? 1 : 0;
  return Number(a) - Number(b);
}
