import { Field, ObjectType } from 'type-graphql';
import { decidersSql, isDecider } from '../../../platform/approval/approval';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { nameOfEmployee, ProfilePart, type Part } from '../employee/employee';
import { t } from '../texts/text';

export const ProfileChangeState = choiceOf(
  'ProfileChangeState',
  'Where a change stands that an employee makes of what the company knows of them.',
  {
    pending: 'Waits for somebody else; what is on file stays as it is.',
    applied: 'On file: at once, or since it was approved.',
    rejected: 'Refused with a reason; what is on file stayed as it was.',
    withdrawn: 'Taken back by the employee.',
  },
);

@ObjectType('ProfileChangeLine', { description: 'A field and what it becomes.' })
export class ProfileChangeLine {
  @Field(() => String, { description: 'Name of the field of the row it is about.', simple: true }) field!: string;
  @Field(() => String, { nullable: true, description: 'What was on file.', simple: true }) before!: string | null;
  @Field(() => String, { nullable: true, description: 'What it becomes.', simple: true }) after!: string | null;
}

@record('ProfileChange', 'What an employee changes of what the company knows of them, and what became of it.')
export class ProfileChange extends CompanyRecord {
  @field.reference('Employee', { description: 'Who they are.', write: 'never' }) employeeId!: string;
  @field.computed('text', nameOfEmployee, { description: 'First, middle and last name in one.', search: true })
  employeeName!: string;
  @field.choice(ProfilePart, { description: 'What it is about.', write: 'never' }) part!: Part;
  @field.text({
    description: 'The emergency contact or dependant it is about; empty for a new one and for the employee themselves.',
    max: 24,
    optional: true,
    identifies: false,
    write: 'never',
  })
  recordId!: string | null;
  @field.flag({ description: 'Whether that one is taken off the file.', initial: false, write: 'never' })
  isRemoval!: boolean;
  @field.json({ description: 'What becomes of each field.', type: () => [ProfileChangeLine], write: 'never' })
  changes!: ProfileChangeLine[];
  @field.references('File', { description: 'Proof, and the new photo.', initial: [], write: 'create' })
  fileIds!: string[];
  @field.text({ description: 'What whoever decides is told.', max: 300, optional: true, write: 'never' }) note!:
    | string
    | null;
  @field.choice(ProfileChangeState, { description: 'Where it stands.', write: 'never' }) state!: string;
  @field.reference('User', { description: 'Who asked for it.', optional: true, write: 'never' }) enteredById!:
    | string
    | null;
  @field.reference('User', { description: 'Who decided; empty where it held at once.', optional: true, write: 'never' })
  decidedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.decided_by_id', {
    description: 'Name of who decided.',
    optional: true,
  })
  decidedByName!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) decidedAt!: Date | null;
  @field.text({ description: 'Why it was rejected.', max: 300, optional: true, write: 'never' }) decisionNote!:
    | string
    | null;
  @field.computed('text', decidersSql('ProfileChange'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
}

type Change = Row<ProfileChange>;

/** Nobody decides about what is theirs. */
export const isOwnChange = (ctx: Ctx, { employeeId, enteredById }: Change): boolean =>
  employeeId === ctx.user.employeeId || enteredById === ctx.user.id;

const decides = (row: Change, ctx: Ctx): boolean =>
  row.state === 'pending' && !isOwnChange(ctx, row) && isDecider(row, ctx);

export const profileChange = defineArea('ProfileChange', ProfileChange, {
  one: 'profileChange',
  many: 'profileChanges',
  label: t('profile_change.profile_change'),
  page: '/profile-changes?open=:id',
  menu: { group: 'people', title: t('profile_change.profile_changes'), icon: 'idcard' },
  sort: 'createdAt',
  descending: true,
  title: 'employeeName',
  person: 'employeeId',
  stateFields: ['state', 'employeeId', 'enteredById', 'deciders'],
  isEditable: () => false,
  ownMatter: { may: ['create', 'withdraw'] },
  verbs: {
    approve: decides,
    reject: decides,
    withdraw: (row, ctx) => row.state === 'pending' && row.employeeId === ctx.user.employeeId,
  },
  notifies: [
    {
      kind: 'profile_change_waiting',
      on: ['create'],
      when: ({ state }) => state === 'pending',
      whoMay: 'approve',
      butNot: ['enteredById'],
      until: ['approve', 'reject', 'withdraw'],
      facts: { employee: 'employeeId' },
    },
    { kind: 'profile_change_approved', on: ['approve'], employees: ['employeeId'], facts: {} },
    { kind: 'profile_change_rejected', on: ['reject'], employees: ['employeeId'], facts: { reason: 'decisionNote' } },
  ],
});
