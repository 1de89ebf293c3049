import { employmentStatuses } from '../../people/domain/employment-status';
import { matchKey } from './clean-text';
import { knownAs, type Text } from '../../../platform/text';
import type { Target } from '../columns/targets';
import { t } from '../texts/text';

/** Targets that know a fixed set of values, in the order people see them. */
export const choices = {
  gender: ['male', 'female'],
  maritalStatus: ['single', 'married', 'divorced', 'widowed', 'separated'],
  status: employmentStatuses,
  employeeType: ['full_time', 'part_time', 'temporary', 'flexible', 'remote', 'job_sharing'],
} as const;
export type ChoiceTarget = keyof typeof choices;
export const isChoiceTarget = (target: Target): target is ChoiceTarget => target in choices;

/** The value people mean by a word in a column of this target, or null where nobody can know. */
export function choiceFor(target: ChoiceTarget, said: string): string | null {
  const word = matchKey(said);
  const exact = choices[target].find(
    (choice) => choice === word || choice.replace(/_/g, ' ') === word.replace(/[-_]/g, ' '),
  );
  if (exact) return exact;
  for (const [choice, words] of Object.entries(wordsFor[target])) if (isAmong(words, word)) return choice;
  return target === 'status' && partsOfLeaving.some((part) => word.includes(part)) ? 'exited' : null;
}

const isAmong = (words: Text, word: string): boolean => knownAs(words).some((other) => matchKey(other) === word);
const partsOfLeaving = knownAs(t('choice_values.status.leaving')).map(matchKey);

const wordsFor: { [T in ChoiceTarget]: Partial<Record<(typeof choices)[T][number], Text>> } = {
  gender: {
    male: t('choice_values.gender.male'),
    female: t('choice_values.gender.female'),
  },
  maritalStatus: {
    single: t('choice_values.marital_status.single'),
    married: t('choice_values.marital_status.married'),
    divorced: t('choice_values.marital_status.divorced'),
    widowed: t('choice_values.marital_status.widowed'),
    separated: t('choice_values.marital_status.separated'),
  },
  status: {
    draft: t('choice_values.status.draft'),
    onboarding: t('choice_values.status.onboarding'),
    active: t('choice_values.status.active'),
    suspended: t('choice_values.status.suspended'),
    notice: t('choice_values.status.notice'),
    exited: t('choice_values.status.exited'),
  },
  employeeType: {
    full_time: t('choice_values.employee_type.full_time'),
    part_time: t('choice_values.employee_type.part_time'),
    temporary: t('choice_values.employee_type.temporary'),
    flexible: t('choice_values.employee_type.flexible'),
    remote: t('choice_values.employee_type.remote'),
    job_sharing: t('choice_values.employee_type.job_sharing'),
  },
};
