import { Exclusion } from 'typeorm';
import { decidersSql } from '../../../../platform/approval/approval';
import { defineArea, type Area, type Row } from '../../../../platform/records/area';
import { field } from '../../../../platform/records/fields';
import { record } from '../../../../platform/records/record';
import {
  decidedBy,
  offersStep,
  PayAssignment,
  proposed,
  refusalOf,
  validatePayAssignment,
  validateNewAssignments,
  type Assigned,
} from '../pay-assignment/pay-assignment';
import { t } from '../../texts/text';

@record('DeductionAssignment', 'That a deduction is taken off the pay of an employee from one day to another.')
@Exclusion(
  'deduction_assignment_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, deduction_id WITH =, daterange(valid_from, valid_to, '[]')
    WITH &&) WHERE (state = 'approved' AND deleted_at IS NULL)`,
)
export class DeductionAssignment extends PayAssignment {
  @field.reference('Deduction', { description: 'What is taken off.', write: 'create' }) deductionId!: string;
  @field.computed('text', decidersSql('DeductionAssignment'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  declare deciders: string | null;
  @field.derivedInContext<Row<DeductionAssignment>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(ctx, deductionAssignmentItem, row),
    'Why you cannot decide it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  approvalRefusal!: string | null;
}

const facts = { employee: 'employeeId', day: 'validFrom' } as const;

export const deductionAssignment = defineArea<DeductionAssignment>('DeductionAssignment', DeductionAssignment, {
  keptFor: 'pay',
  one: 'deductionAssignment',
  many: 'deductionAssignments',
  label: t('deduction_assignment.regular_deduction_employee'),
  page: '/deduction-assignments/:id',
  sort: 'validFrom',
  descending: true,
  person: 'employeeId',
  reachedWhen: { people: { state: 'approved' } },
  timeline: { day: 'validFrom', tells: ['deductionId', 'ownAmount', 'ownPercent', 'validTo'] },
  stateFields: decidedBy,
  isEditable: ({ state }) => state !== 'rejected',
  ownMatter: { waits: ({ state }) => state === 'proposed' },
  guard: (ctx, after, before) => validatePayAssignment(ctx, deductionAssignmentItem, after, before),
  guardNew: (ctx, rows) => validateNewAssignments(ctx, deductionAssignmentItem, rows),
  derive: (ctx, after, before) => proposed(ctx, 'DeductionAssignment', after, before),
  verbs: { approve: offersStep('deduction', 'approve'), reject: offersStep('deduction', 'reject') },
  notifies: [
    { kind: 'regular_deduction_approved', on: ['approve'], users: ['proposedById'], facts },
    { kind: 'regular_deduction_rejected', on: ['reject'], users: ['proposedById'], facts },
  ],
});

export const deductionAssignmentItem: Assigned = {
  area: deductionAssignment as unknown as Area,
  item: 'deduction',
  field: 'deductionId',
};
