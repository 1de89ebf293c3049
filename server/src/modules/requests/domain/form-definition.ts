import { isPlainDate } from '../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../kernel/text/text';

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
  text: Bilingual;
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
    const say = (part: FieldPart, text: Bilingual | undefined) => {
      if (text) problems.push({ at, part, text });
    };
    if (at >= mostFields) say('name', texts.tooManyFields);
    say(
      'name',
      !/^[a-z][A-Za-z0-9]{0,39}$/.test(field.name)
        ? texts.name
        : before.has(field.name)
          ? texts.nameTaken(field.name)
          : undefined,
    );
    for (const part of ['label', 'labelAr', 'help', 'helpAr'] as const) {
      const most = part.startsWith('label') ? 200 : 500;
      say(
        part,
        part === 'label' && !field.label.trim()
          ? texts.label
          : (field[part]?.length ?? 0) > most
            ? texts.tooLong(most)
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

function problemOfOptions({ kind, options }: FormField): Bilingual | undefined {
  if (!hasOptions(kind)) return options.length ? texts.optionsNotWanted : undefined;
  if (!options.length) return texts.optionsMissing;
  if (options.length > mostOptions) return texts.tooManyOptions;
  const values = options.map(({ value }) => value.trim());
  if (values.some((value) => !value || value.length > 80) || options.some(({ label }) => !label.trim()))
    return texts.optionEmpty;
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  return twice === undefined ? undefined : texts.optionTwice(twice);
}

function limitProblems({ kind, min, max, options }: FormField): [FieldPart, Bilingual | undefined][] {
  const form = kind === 'date' ? isPlainDate : kind === 'number' || kind === 'money' ? isDecimal : isCount;
  const problemOf = (limit: string | null | undefined): Bilingual | undefined =>
    !limit
      ? undefined
      : !hasLimits(kind)
        ? texts.limitNotWanted
        : form(limit)
          ? undefined
          : kind === 'date'
            ? texts.day
            : texts.number;
  const wrong: [FieldPart, Bilingual | undefined][] = [
    ['min', problemOf(min)],
    ['max', problemOf(max)],
  ];
  if (wrong.some(([, text]) => text)) return wrong;
  if (min && max && compared(kind, min, max) > 0) return [['max', texts.inverted]];
  return kind === 'choices' && min && Number(min) > options.length ? [['min', texts.moreThanOptions]] : [];
}

/** A condition looks at an earlier field only, so that no field can wait for itself. */
function problemOfConditions(
  { conditions, name }: FormField,
  before: ReadonlyMap<string, FormField>,
  all: ReadonlySet<string>,
): Bilingual | undefined {
  if (conditions.length > mostConditions) return texts.tooManyConditions;
  for (const { field, comparison, value } of conditions) {
    const asked = before.get(field);
    if (!asked) return field === name ? texts.onItself : all.has(field) ? texts.onLater(field) : texts.onUnknown(field);
    if (!comparisonsOf(asked.kind).includes(comparison)) return texts.comparison(asked.label);
    if (!isComparable(asked, value)) return texts.comparedWith(asked.label);
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

const texts = {
  name: {
    en: 'Begin with a small letter, then letters and digits only, at most 40.',
    ar: 'ابدأ بحرف لاتيني صغير ثم حروف لاتينية وأرقام فقط، 40 على الأكثر.',
  },
  nameTaken: (name: string): Bilingual => ({
    en: `Another field is called ${name} already. Choose another name.`,
    ar: `يوجد حقل آخر باسم ${name}. اختر اسماً آخر.`,
  }),
  tooManyFields: {
    en: `A form has at most ${mostFields} fields. Remove some or make a second form.`,
    ar: `للنموذج ${mostFields} حقل على الأكثر. احذف بعضها أو أنشئ نموذجاً ثانياً.`,
  },
  label: { en: 'Write what is asked.', ar: 'اكتب نص السؤال.' },
  tooLong: (most: number): Bilingual => ({
    en: `Use at most ${most} characters.`,
    ar: `استخدم ${most} حرفاً على الأكثر.`,
  }),
  optionsNotWanted: { en: 'Only choices have options. Remove them.', ar: 'الخيارات لحقول الاختيار فقط. احذفها.' },
  optionsMissing: { en: 'Add at least one option to choose from.', ar: 'أضف خياراً واحداً على الأقل.' },
  tooManyOptions: { en: `Offer at most ${mostOptions} options.`, ar: `قدّم ${mostOptions} خيار على الأكثر.` },
  optionEmpty: {
    en: 'Give every option a text of at most 80 characters, or remove it.',
    ar: 'اكتب نصاً لكل خيار (80 حرفاً على الأكثر) أو احذفه.',
  },
  optionTwice: (value: string): Bilingual => ({
    en: `The option “${value}” is there twice.`,
    ar: `الخيار «${value}» مكرر.`,
  }),
  limitNotWanted: {
    en: 'This kind of field has no limits. Empty it.',
    ar: 'هذا النوع من الحقول بلا حدود. أفرغ القيمة.',
  },
  day: { en: 'Give a day.', ar: 'أدخل تاريخاً.' },
  number: { en: 'Give a number.', ar: 'أدخل رقماً.' },
  inverted: { en: 'This lies below the other limit.', ar: 'هذه القيمة أقل من الحد الآخر.' },
  moreThanOptions: { en: 'There are fewer options than that.', ar: 'عدد الخيارات أقل من ذلك.' },
  tooManyConditions: {
    en: `Use at most ${mostConditions} conditions.`,
    ar: `استخدم ${mostConditions} شروط على الأكثر.`,
  },
  onItself: { en: 'A field cannot wait for its own answer.', ar: 'لا يمكن أن ينتظر الحقل إجابته هو.' },
  onLater: (name: string): Bilingual => ({
    en: `The condition looks at ${name}, which is asked later. Move that field up.`,
    ar: `الشرط يعتمد على ${name} وهو لاحق. انقل ذلك الحقل إلى الأعلى.`,
  }),
  onUnknown: (name: string): Bilingual => ({
    en: `The condition looks at ${name}, which is not in the form.`,
    ar: `الشرط يعتمد على ${name} وهو غير موجود في النموذج.`,
  }),
  comparison: (label: string): Bilingual => ({
    en: `“${label}” cannot be compared in this way.`,
    ar: `لا يمكن مقارنة «${label}» بهذه الطريقة.`,
  }),
  comparedWith: (label: string): Bilingual => ({
    en: `Give a value that “${label}” can have.`,
    ar: `أدخل قيمة ممكنة للحقل «${label}».`,
  }),
};
