import type { Text } from '../../../kernel/text/text';
import type { Condition, FlowStep } from './approval-flow';

export interface FlowProblem {
  field: string;
  text: Text;
}

const mostSteps = 10;
const mostPeople = 50;
const mostHours = 24 * 365;
const highestManager = 10;

/** What is wrong with a flow, each beside the part it is about: `steps.0.approvers`, `conditions.1.values`. */
export function problemsOfFlow(
  { steps, conditions }: { steps: readonly FlowStep[]; conditions: readonly Condition[] },
  facts: readonly { name: string; kind: string; choices?: Readonly<Record<string, unknown>> }[],
): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const wrong = (field: string, en: string, ar: string) => {
    problems.push({ field, text: { en, ar } });
  };
  if (!steps.length) wrong('steps', 'Add a step: somebody has to approve.', 'أضف خطوة: يجب أن يوافق شخص ما.');
  if (steps.length > mostSteps)
    wrong('steps', `Use at most ${mostSteps} steps.`, `استخدم ${mostSteps} خطوات على الأكثر.`);
  steps.forEach((step, at) => {
    const { approvers, mode, needed, remindAfterHours, escalateAfterHours } = step;
    if (!approvers.length)
      wrong(`steps.${at}.approvers`, 'Say who decides in this step.', 'حدد من يقرر في هذه الخطوة.');
    for (const { kind, roleId, userIds, levels } of approvers) {
      if (kind === 'role' && !roleId) wrong(`steps.${at}.approvers`, 'Choose a role.', 'اختر دوراً.');
      if (kind === 'people' && !userIds?.length)
        wrong(`steps.${at}.approvers`, 'Choose at least one person.', 'اختر شخصاً واحداً على الأقل.');
      if ((userIds?.length ?? 0) > mostPeople)
        wrong(`steps.${at}.approvers`, `Choose at most ${mostPeople} people.`, `اختر ${mostPeople} شخصاً على الأكثر.`);
      if (kind === 'manager' && levels != null && !(levels >= 1 && levels <= highestManager)) {
        wrong(
          `steps.${at}.approvers`,
          `A manager is 1 to ${highestManager} levels up.`,
          `المدير أعلى بمستوى واحد إلى ${highestManager} مستويات.`,
        );
      }
    }
    if (mode === 'n_of' && !(needed && needed >= 1 && needed <= mostPeople))
      wrong(`steps.${at}.needed`, 'Say how many have to approve.', 'حدد كم شخصاً يجب أن يوافق.');
    for (const [name, hours] of [
      ['remindAfterHours', remindAfterHours],
      ['escalateAfterHours', escalateAfterHours],
    ] as const) {
      if (hours != null && !(hours >= 1 && hours <= mostHours))
        wrong(`steps.${at}.${name}`, `Give hours from 1 to ${mostHours}.`, `أدخل ساعات من 1 إلى ${mostHours}.`);
    }
  });
  conditions.forEach(({ fact, comparison, values }, at) => {
    const known = facts.find(({ name }) => name === fact);
    if (!known) return wrong(`conditions.${at}.fact`, 'Choose what the condition is about.', 'اختر موضوع الشرط.');
    if (!values.length || values.some((value) => !value.trim()))
      return wrong(`conditions.${at}.values`, 'Give a value to compare with.', 'أدخل قيمة للمقارنة.');
    const isNumber = known.kind === 'number';
    if (isNumber && values.some((value) => !Number.isFinite(Number(value))))
      wrong(`conditions.${at}.values`, 'Give a number.', 'أدخل رقماً.');
    const { choices } = known;
    if (choices && values.some((value) => !Object.hasOwn(choices, value)))
      wrong(
        `conditions.${at}.values`,
        'One of these does not exist any more. Choose again.',
        'أحد هذه الخيارات لم يعد موجوداً. اختر من جديد.',
      );
    if (!isNumber && comparison !== 'eq' && comparison !== 'ne')
      wrong(
        `conditions.${at}.comparison`,
        'This can only be one of these or none of them.',
        'يمكن أن يكون هذا أحدها أو غيرها فقط.',
      );
  });
  return problems;
}
