import { matchKey } from '../values/clean-text';
import { allWords, type Importable, type Words } from '../../../platform/import/importable';
import type { FieldMeta } from '../../../platform/records/fields';
import type { Text } from '../../../platform/text';
import { asWritten } from '../../../kernel/text/listed';
import { t } from '../texts/text';

/** What people call the values that choices of many areas share. */
const shared: Readonly<Record<string, Words>> = {
  true: [t('value_words.shared.true'), 'y|1|x|✓|on|صح'],
  false: [t('value_words.shared.false'), 'n|0|off|خطأ'],
  active: [t('value_words.shared.active'), 'in use|enabled|open|valid|current|فعال|ساري|مفعل'],
  inactive: [t('value_words.shared.inactive'), 'not in use|disabled|closed|غير فعال|معطل'],
  draft: [t('value_words.shared.draft')],
  submitted: [t('value_words.shared.submitted'), 'pending|waiting|قيد الانتظار|معلق'],
  pending: [t('value_words.shared.pending'), 'waiting|open|معلق'],
  approved: [t('value_words.shared.approved'), 'accepted|ok|موافق عليه|مقبول'],
  rejected: [t('value_words.shared.rejected'), 'refused|declined|denied'],
  cancelled: [t('value_words.shared.cancelled'), 'canceled|withdrawn|ملغي'],
  closed: [t('value_words.shared.closed')],
  paid: [t('value_words.shared.paid')],
  blocked: [t('value_words.shared.blocked'), 'suspended|موقوف'],
  full: [t('value_words.shared.full'), 'full|whole day|كامل'],
  am: [t('value_words.shared.am'), 'am|first half|صباح'],
  pm: [t('value_words.shared.pm'), 'pm|second half|مساء'],
  public: [t('value_words.shared.public'), 'public|national|رسمية'],
  company: [t('value_words.shared.company')],
  optional: [t('value_words.shared.optional')],
  day: [t('value_words.shared.day'), 'day|يوم'],
  hour: [t('value_words.shared.hour'), 'hour|ساعة'],
  half_day: [t('value_words.shared.half_day')],
  present: [t('value_words.shared.present')],
  absent: [t('value_words.shared.absent')],
  male: [t('value_words.shared.male'), 'm'],
  female: [t('value_words.shared.female'), 'f'],
};

export const valuesOf = (meta: FieldMeta): readonly string[] =>
  meta.kind === 'flag' ? ['true', 'false'] : (meta.choices ?? []);
export const hasValues = (meta: FieldMeta): boolean => meta.kind === 'flag' || meta.kind === 'choice';

const wordsFor = ({ choices }: Importable, meta: FieldMeta, value: string): Words | undefined =>
  choices[meta.name]?.[value] ?? shared[value];

const wordsOf = (target: Importable, meta: FieldMeta, value: string): string[] => {
  const words = wordsFor(target, meta, value);
  return words ? allWords(words) : [];
};

/** A value as people read it. */
export function valueLabel(target: Importable, meta: FieldMeta, value: string): Text {
  const words = wordsFor(target, meta, value);
  const plain = value.replaceAll('_', ' ');
  return words ? words[0] : asWritten(plain);
}

/** The value people mean by a word in a column of this field, or null where nobody can know. */
export function valueFor(target: Importable, meta: FieldMeta, said: string): string | null {
  const word = matchKey(said);
  const spaced = (text: string): string => text.replace(/[-_]/g, ' ');
  return (
    valuesOf(meta).find((value) => spaced(value) === spaced(word)) ??
    valuesOf(meta).find((value) => wordsOf(target, meta, value).some((other) => matchKey(other) === word)) ??
    null
  );
}
