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

@record('CompensationAssignment', 'That an employee gets an allowance from one day to another.')
@Exclusion(
  'compensation_assignment_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, compensation_id WITH =, daterange(valid_from, valid_to, '[]')
    WITH &&) WHERE (state = 'approved' AND deleted_at IS NULL)`,
)
export class CompensationAssignment extends PayAssignment {
  @field.reference('Compensation', { description: 'The allowance.', write: 'create' }) compensationId!: string;
  @field.computed('text', decidersSql('CompensationAssignment'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  declare deciders: string | null;
  @field.derivedInContext<Row<CompensationAssignment>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(ctx, compensationAssignmentItem, row),
    'Why you cannot decide it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  approvalRefusal!: string | null;
}

const facts = { employee: 'employeeId', day: 'validFrom' } as const;

export const compensationAssignment = defineArea<CompensationAssignment>(
  'CompensationAssignment',
  CompensationAssignment,
  {
    keptFor: 'pay',
    one: 'compensationAssignment',
    many: 'compensationAssignments',
    label: t('compensation_assignment.allowance_employee'),
    page: '/compensation-assignments/:id',
    sort: 'validFrom',
    descending: true,
    person: 'employeeId',
    reachedWhen: { people: { state: 'approved' } },
    timeline: { day: 'validFrom', tells: ['compensationId', 'ownAmount', 'ownPercent', 'validTo'] },
    stateFields: decidedBy,
    isEditable: ({ state }) => state !== 'rejected',
    ownMatter: { waits: ({ state }) => state === 'proposed' },
    guard: (ctx, after, before) => validatePayAssignment(ctx, compensationAssignmentItem, after, before),
    guardNew: (ctx, rows) => validateNewAssignments(ctx, compensationAssignmentItem, rows),
    derive: (ctx, after, before) => proposed(ctx, 'CompensationAssignment', after, before),
    verbs: { approve: offersStep('compensation', 'approve'), reject: offersStep('compensation', 'reject') },
    notifies: [
      { kind: 'allowance_approved', on: ['approve'], users: ['proposedById'], facts },
      { kind: 'allowance_rejected', on: ['reject'], users: ['proposedById'], facts },
    ],
  },
);

export const compensationAssignmentItem: Assigned = {
  area: compensationAssignment as unknown as Area,
  item: 'compensation',
  field: 'compensationId',
};
