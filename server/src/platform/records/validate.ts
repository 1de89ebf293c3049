import { seenJson, seenLine, seenText, writtenCode } from '../../kernel/text/written-text';
import { problemWithDay, utcDay } from '../graphql/asked-days';
import { codeLists } from '../code-lists/code-lists';
import type { Area, Values } from './area';
import type { FieldProblem } from '../errors';
import type { FieldMeta } from './fields';
import { isId } from './ids';
import type { Text } from '../text';

const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.]{2,}$/;
const longest = { text: 250, longText: 10_000, email: 254 } as const;

const required: Text = { en: 'This is required.', ar: 'هذا الحقل مطلوب.' };
const onlyServer: Text = {
  en: 'This is set by the system and cannot be given.',
  ar: 'يحدد النظام هذه القيمة ولا يمكن إدخالها.',
};
const onlyOnce: Text = { en: 'This cannot be changed later.', ar: 'لا يمكن تغيير هذه القيمة لاحقاً.' };
const unknown: Text = { en: 'There is no such field.', ar: 'لا يوجد حقل بهذا الاسم.' };

/** What is wrong with the values a client gave, field by field; the same rules hold on every door. `today`: days are near enough to it or not. */
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
 * Texts lose what cannot be seen and their outer blanks, e-mail addresses their capitals, codes their groups and small letters;
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
      return typeof value === 'boolean' ? undefined : { en: 'Give yes or no.', ar: 'أدخل نعم أو لا.' };
    case 'date':
      return problemWithDay(value, meta.reach ?? 'kept', today, meta.optional);
    case 'instant':
      return value instanceof Date && !Number.isNaN(value.getTime())
        ? problemWithDay(utcDay(value), meta.reach ?? 'kept', today, meta.optional)
        : { en: 'Give a date and time in ISO 8601.', ar: 'أدخل تاريخاً ووقتاً بصيغة ISO 8601.' };
    case 'choice':
      return typeof value === 'string' && meta.choices?.includes(value)
        ? undefined
        : { en: `Choose one of: ${meta.choices?.join(', ')}.`, ar: `اختر إحدى القيم: ${meta.choices?.join('، ')}.` };
    case 'reference':
      return isId(value) ? undefined : { en: 'This does not exist.', ar: 'هذا العنصر غير موجود.' };
    case 'references':
      return Array.isArray(value) && value.length <= 500 && value.every(isId)
        ? undefined
        : { en: 'One of these does not exist.', ar: 'أحد هذه العناصر غير موجود.' };
    case 'integers':
      return Array.isArray(value) && value.length <= 100 && value.every(Number.isInteger)
        ? undefined
        : { en: 'Give whole numbers.', ar: 'أدخل أرقاماً صحيحة.' };
    default:
      return JSON.stringify(value).length <= 100_000
        ? undefined
        : { en: 'This is too large.', ar: 'هذه القيمة كبيرة جداً.' };
  }
}

function problemWithText(meta: FieldMeta, value: unknown): Text | undefined {
  if (typeof value !== 'string') return { en: 'Give a text.', ar: 'أدخل نصاً.' };
  const most = meta.max ?? longest[meta.kind as keyof typeof longest];
  const length = [...value.trim()].length;
  if (value.includes('\0'))
    return { en: 'This contains a character that cannot be stored.', ar: 'يحتوي النص على حرف لا يمكن حفظه.' };
  if (length > most) return { en: `Use at most ${most} characters.`, ar: `استخدم ${most} حرفاً على الأكثر.` };
  if (meta.min && length < meta.min)
    return { en: `Use at least ${meta.min} characters.`, ar: `استخدم ${meta.min} أحرف على الأقل.` };
  if (meta.kind === 'email' && !emailPattern.test(value.trim())) {
    return { en: 'Give an e-mail address like name@example.com.', ar: 'أدخل بريداً إلكترونياً مثل name@example.com.' };
  }
  if (meta.codes && !codeLists[meta.codes].known.has(value.trim())) return codeLists[meta.codes].problem;
  if (meta.pattern && !meta.pattern.test(value.trim())) {
    return { en: `Write it like ${meta.example}.`, ar: `اكتبها بهذا الشكل: ${meta.example}.` };
  }
  return undefined;
}

function problemWithNumber(meta: FieldMeta, value: unknown): Text | undefined {
  const text = String(value);
  const isNumber =
    meta.kind === 'integer'
      ? Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31
      : /^-?\d{1,14}(\.\d+)?$/.test(text);
  if (!isNumber) return { en: 'Give a number.', ar: 'أدخل رقماً.' };
  const decimals = text.split('.')[1]?.length ?? 0;
  if (decimals > (meta.scale ?? 0))
    return { en: `Use at most ${meta.scale ?? 0} decimals.`, ar: `استخدم ${meta.scale ?? 0} منازل عشرية على الأكثر.` };
  if (meta.lower !== undefined && Number(text) < Number(meta.lower))
    return { en: `Give at least ${meta.lower}.`, ar: `يجب ألا تقل القيمة عن ${meta.lower}.` };
  if (meta.upper !== undefined && Number(text) > Number(meta.upper))
    return { en: `Give at most ${meta.upper}.`, ar: `يجب ألا تزيد القيمة على ${meta.upper}.` };
  return undefined;
}
