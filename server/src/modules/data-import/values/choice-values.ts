import { employmentStatuses } from '../../people/domain/employment-status';
import { matchKey } from './clean-text';
import type { Target } from '../columns/targets';

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
  for (const [choice, words] of Object.entries(wordsFor[target])) {
    if (words.split('|').some((other) => matchKey(other) === word)) return choice;
  }
  return target === 'status' && leaving.test(word) ? 'exited' : null;
}

const leaving =
  /terminat|resign|retire|dismiss|deceased|separated|former|left (the )?company|end of service|استقال|منتهي|متقاعد|فصل/;

const wordsFor: { [T in ChoiceTarget]: Partial<Record<(typeof choices)[T][number], string>> } = {
  gender: { male: 'm|man|mr|ذكر', female: 'f|woman|ms|mrs|أنثى|انثي' },
  maritalStatus: {
    single: 's|unmarried|never married|not married|أعزب|عزباء|عازب',
    married: 'm|متزوج|متزوجة',
    divorced: 'd|div|مطلق|مطلقة',
    widowed: 'w|widow|widower|أرمل|أرملة',
    separated: 'sep|منفصل|منفصلة',
  },
  status: {
    draft: 'مسودة',
    onboarding: 'new hire|joining|future start|قيد التعيين',
    active:
      'working|employed|current|in service|on duty|on leave|leave|leave of absence|loa|maternity leave|نشط|فعال|على رأس العمل|على راس عمله|في إجازة|إجازة',
    suspended: 'on hold|موقوف',
    notice: 'notice period|serving notice|under notice|فترة إشعار|فترة الإنذار',
    exited: 'left|inactive|ex employee|ex-employee|gone|quit|exit|غير نشط|ترك العمل',
  },
  employeeType: {
    full_time: 'fulltime|ft|permanent|regular|دوام كامل|دائم',
    part_time: 'parttime|pt|دوام جزئي|جزئي',
    temporary: 'temp|seasonal|casual|contract|contractor|fixed term|مؤقت',
    flexible: 'flexible working|flexi|flex|دوام مرن|مرن',
    remote: 'remote work|work from home|wfh|عن بعد|عمل عن بعد',
    job_sharing: 'job share|مشاركة وظيفة',
  },
};
