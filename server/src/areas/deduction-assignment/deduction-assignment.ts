import { Exclusion } from 'typeorm';
import { defineArea } from '../../platform/area';
import { CrudResolver } from '../../platform/crud-resolver';
import { field } from '../../platform/fields';
import { record } from '../../platform/record';
import { PayAssignment, refuseImpossibleDays, refuseInactive } from '../pay-assignment/pay-assignment';

@record('DeductionAssignment', 'That a deduction is taken off the pay of an employee from one day to another.')
@Exclusion('deduction_assignment_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, deduction_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL)`)
export class DeductionAssignment extends PayAssignment {
  @field.reference('Deduction', { description: 'What is taken off.', write: 'create' }) deductionId!: string;
}

export const deductionAssignment = defineArea<DeductionAssignment>('DeductionAssignment', DeductionAssignment, {
  keptFor: 'pay', one: 'deductionAssignment', many: 'deductionAssignments', label: { en: 'regular deduction of an employee', ar: 'استقطاع الموظف المنتظم' }, sort: 'validFrom', descending: true,
  person: 'employeeId', timeline: { day: 'validFrom', tells: ['deductionId', 'validTo'] },
  async guard(ctx, after, before) {
    await refuseImpossibleDays(ctx, after);
    await refuseInactive(ctx, 'deduction', 'deductionId', after.deductionId, after, before);
  },
});
export const DeductionAssignmentResolver = CrudResolver(deductionAssignment);
