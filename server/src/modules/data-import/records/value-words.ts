import { matchKey } from '../values/clean-text';
import type { Importable, Words } from '../../../platform/import/importable';
import type { FieldMeta } from '../../../platform/records/fields';
import type { Text } from '../../../platform/text';
import { asWritten } from '../../../kernel/text/listed';

/** What people call the values that choices of many areas share. */
const shared: Readonly<Record<string, Words>> = {
  true: ['Yes', 'نعم', 'y|1|x|✓|on|صح'],
  false: ['No', 'لا', 'n|0|off|خطأ'],
  active: ['Active', 'نشط', 'in use|enabled|open|valid|current|فعال|ساري|مفعل'],
  inactive: ['Inactive', 'غير نشط', 'not in use|disabled|closed|غير فعال|معطل'],
  draft: ['Draft', 'مسودة'],
  submitted: ['Submitted', 'مقدم', 'pending|waiting|قيد الانتظار|معلق'],
  pending: ['Pending', 'قيد الانتظار', 'waiting|open|معلق'],
  approved: ['Approved', 'معتمد', 'accepted|ok|موافق عليه|مقبول'],
  rejected: ['Rejected', 'مرفوض', 'refused|declined|denied'],
  cancelled: ['Cancelled', 'ملغى', 'canceled|withdrawn|ملغي'],
  closed: ['Closed', 'مغلق'],
  paid: ['Paid', 'مدفوع'],
  blocked: ['Blocked', 'محظور', 'suspended|موقوف'],
  full: ['Full day', 'يوم كامل', 'full|whole day|كامل'],
  am: ['Morning', 'صباحاً', 'am|first half|صباح'],
  pm: ['Afternoon', 'مساءً', 'pm|second half|مساء'],
  public: ['Public holiday', 'عطلة رسمية', 'public|national|رسمية'],
  company: ['Company', 'الشركة'],
  optional: ['Optional', 'اختياري'],
  day: ['Days', 'أيام', 'day|يوم'],
  hour: ['Hours', 'ساعات', 'hour|ساعة'],
  half_day: ['Half day', 'نصف يوم'],
  present: ['Present', 'حاضر'],
  absent: ['Absent', 'غائب'],
  male: ['Male', 'ذكر', 'm'],
  female: ['Female', 'أنثى', 'f'],
};

export const valuesOf = (meta: FieldMeta): readonly string[] =>
  meta.kind === 'flag' ? ['true', 'false'] : (meta.choices ?? []);
export const hasValues = (meta: FieldMeta): boolean => meta.kind === 'flag' || meta.kind === 'choice';

const wordsFor = ({ choices }: Importable, meta: FieldMeta, value: string): Words | undefined =>
  choices[meta.name]?.[value] ?? shared[value];

/** A value as people read it. */
export function valueLabel(target: Importable, meta: FieldMeta, value: string): Text {
  const words = wordsFor(target, meta, value);
  const plain = value.replaceAll('_', ' ');
  return words ? { en: words[0], ar: words[1] } : asWritten(plain);
}

/** The value people mean by a word in a column of this field, or null where nobody can know. */
export function valueFor(target: Importable, meta: FieldMeta, said: string): string | null {
  const word = matchKey(said);
  const spaced = (text: string): string => text.replace(/[-_]/g, ' ');
  return (
    valuesOf(meta).find((value) => spaced(value) === spaced(word)) ??
    valuesOf(meta).find((value) =>
      wordsFor(target, meta, value)
        ?.join('|')
        .split('|')
        .some((other) => matchKey(other) === word),
    ) ??
    null
  );
}
