import { Exclusion } from 'typeorm';
import { defineArea } from '../../platform/area';
import { CrudResolver } from '../../platform/crud-resolver';
import { field } from '../../platform/fields';
import { record } from '../../platform/record';
import { PayAssignment, refuseImpossibleDays, refuseInactive } from '../pay-assignment/pay-assignment';

@record('CompensationAssignment', 'That an employee gets an allowance from one day to another.')
@Exclusion('compensation_assignment_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, compensation_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL)`)
export class CompensationAssignment extends PayAssignment {
  @field.reference('Compensation', { description: 'The allowance.', write: 'create' }) compensationId!: string;
}

export const compensationAssignment = defineArea<CompensationAssignment>('CompensationAssignment', CompensationAssignment, {
  keptFor: 'pay', one: 'compensationAssignment', many: 'compensationAssignments', label: { en: 'allowance of an employee', ar: 'بدل الموظف' }, sort: 'validFrom', descending: true,
  person: 'employeeId', timeline: { day: 'validFrom', tells: ['compensationId', 'validTo'] },
  async guard(ctx, after, before) {
    await refuseImpossibleDays(ctx, after);
    await refuseInactive(ctx, 'compensation', 'compensationId', after.compensationId, after, before);
  },
});
export const CompensationAssignmentResolver = CrudResolver(compensationAssignment);
