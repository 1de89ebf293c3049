import type { Text } from '../../../kernel/text/text';
import type { Condition, FlowStep } from './approval-flow';
import { t } from '../../texts/text';

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
  const wrong = (field: string, text: Text) => {
    problems.push({ field, text });
  };
  if (!steps.length) wrong('steps', t('flow_problems.add_step_somebody_has_approve'));
  if (steps.length > mostSteps) wrong('steps', t('flow_problems.use_most_steps', { mostSteps }));
  steps.forEach((step, at) => {
    const { approvers, mode, needed, remindAfterHours, escalateAfterHours } = step;
    if (!approvers.length) wrong(`steps.${at}.approvers`, t('flow_problems.say_who_decides_step'));
    for (const { kind, roleId, userIds, levels } of approvers) {
      if (kind === 'role' && !roleId) wrong(`steps.${at}.approvers`, t('flow_problems.choose_role'));
      if (kind === 'people' && !userIds?.length) wrong(`steps.${at}.approvers`, t('flow_problems.choose_least_person'));
      if ((userIds?.length ?? 0) > mostPeople)
        wrong(`steps.${at}.approvers`, t('flow_problems.choose_most_people', { mostPeople }));
      if (kind === 'manager' && levels != null && !(levels >= 1 && levels <= highestManager)) {
        wrong(`steps.${at}.approvers`, t('flow_problems.manager_1_levels_up', { highestManager }));
      }
    }
    if (mode === 'n_of' && !(needed && needed >= 1 && needed <= mostPeople))
      wrong(`steps.${at}.needed`, t('flow_problems.say_how_many_have_approve'));
    for (const [name, hours] of [
      ['remindAfterHours', remindAfterHours],
      ['escalateAfterHours', escalateAfterHours],
    ] as const) {
      if (hours != null && !(hours >= 1 && hours <= mostHours))
        wrong(`steps.${at}.${name}`, t('flow_problems.give_hours_1', { mostHours }));
    }
  });
  conditions.forEach(({ fact, comparison, values }, at) => {
    const known = facts.find(({ name }) => name === fact);
    if (!known) return wrong(`conditions.${at}.fact`, t('flow_problems.choose_what_condition_about'));
    if (!values.length || values.some((value) => !value.trim()))
      return wrong(`conditions.${at}.values`, t('flow_problems.give_value_compare'));
    const isNumber = known.kind === 'number';
    if (isNumber && values.some((value) => !Number.isFinite(Number(value))))
      wrong(`conditions.${at}.values`, t('flow_problems.give_number'));
    const { choices } = known;
    if (choices && values.some((value) => !Object.hasOwn(choices, value)))
      wrong(`conditions.${at}.values`, t('flow_problems.does_not_exist_any_more'));
    if (!isNumber && comparison !== 'eq' && comparison !== 'ne')
      wrong(`conditions.${at}.comparison`, t('flow_problems.can_only_none_them'));
  });
  return problems;
}
