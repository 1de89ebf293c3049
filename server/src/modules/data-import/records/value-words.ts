import { matchKey } from '../values/clean-text';
import { allWords, type Importable, type Words } from '../../../platform/import/importable';
import type { FieldMeta } from '../../../platform/records/fields';
import type { Text } from '../../../platform/text';
import { asWritten } from '../../../kernel/text/listed';
import { t } from '../texts/text';

/** What people call the values that choices of many areas share. */
const shared: Readonly<Record<string, Words>> = {
  true: [t('value_words.shared.true'), t('value_words.shared.true_words')],
  false: [t('value_words.shared.false'), t('value_words.shared.false_words')],
  active: [t('value_words.shared.active'), t('value_words.shared.active_words')],
  inactive: [t('value_words.shared.inactive'), t('value_words.shared.inactive_words')],
  draft: [t('value_words.shared.draft')],
  submitted: [t('value_words.shared.submitted'), t('value_words.shared.submitted_words')],
  pending: [t('value_words.shared.pending'), t('value_words.shared.pending_words')],
  approved: [t('value_words.shared.approved'), t('value_words.shared.approved_words')],
  rejected: [t('value_words.shared.rejected'), t('value_words.shared.rejected_words')],
  cancelled: [t('value_words.shared.cancelled'), t('value_words.shared.cancelled_words')],
  closed: [t('value_words.shared.closed')],
  paid: [t('value_words.shared.paid')],
  blocked: [t('value_words.shared.blocked'), t('value_words.shared.blocked_words')],
  full: [t('value_words.shared.full'), t('value_words.shared.full_words')],
  am: [t('value_words.shared.am'), t('value_words.shared.am_words')],
  pm: [t('value_words.shared.pm'), t('value_words.shared.pm_words')],
  public: [t('value_words.shared.public'), t('value_words.shared.public_words')],
  company: [t('value_words.shared.company')],
  optional: [t('value_words.shared.optional')],
  day: [t('value_words.shared.day'), t('value_words.shared.day_words')],
  hour: [t('value_words.shared.hour'), t('value_words.shared.hour_words')],
  half_day: [t('value_words.shared.half_day')],
  present: [t('value_words.shared.present')],
  absent: [t('value_words.shared.absent')],
  male: [t('value_words.shared.male'), t('value_words.shared.male_words')],
  female: [t('value_words.shared.female'), t('value_words.shared.female_words')],
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
