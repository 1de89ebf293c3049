import type { Ability } from '../../../../access/ability';
import { mayAbout } from '../employee-tab-props';

/** What is asked for when an allowance or a deduction is given: an amount of one's own only of who may see it. */
export const givenBy = <Field extends object>(
  ability: Ability,
  subject: 'CompensationAssignment' | 'DeductionAssignment',
  employeeId: string,
  fields: Field[],
): Field[] =>
  mayAbout(ability, 'read_sensitive', subject, employeeId)
    ? fields
    : fields.filter((entry) => !('field' in entry && ['ownAmount', 'ownPercent'].includes(String(entry.field))));
