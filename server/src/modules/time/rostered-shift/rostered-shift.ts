import { Index } from 'typeorm';
import { mayDo } from '../../../platform/access/ability';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refuseClosedDepartment } from '../../organisation/department/department';
import { refuseOutsideEmployment } from '../../people/employee/employee';
import { blockedBy } from './qualified';
import { t } from '../texts/text';

export const RosterState = choiceOf('RosterState', 'Whether a shift of the roster is told to whom it concerns.', {
  planned: 'Seen by who plans alone; it can change without a word.',
  published: 'Told to whom it concerns, as each change is.',
});

@record('RosteredShift', 'A shift on a day: of an employee, or open to whoever takes it.')
@Index('rostered_shift_open', ['companyId', 'date'], { where: 'employee_id IS NULL AND deleted_at IS NULL' })
@Index('rostered_shift_once', ['companyId', 'employeeId', 'date', 'shiftId'], {
  unique: true,
  where: 'deleted_at IS NULL',
})
export class RosteredShift extends CompanyRecord {
  @field.reference('Employee', { description: 'Who works it; empty while it is open.', search: true, optional: true })
  employeeId!: string | null;
  @field.reference('Department', {
    description: 'Of an open shift: whose people may take it, those of its parts too; empty: anybody.',
    optional: true,
  })
  departmentId!: string | null;
  @field.reference('Shift', { description: 'What is worked.', search: true }) shiftId!: string;
  @field.computed('text', 'select s.title from shift s where s.company_id = t.company_id and s.id = t.shift_id', {
    description: 'What the shift is called.',
  })
  shiftTitle!: string;
  @field.date({ reach: 'planned', description: 'Day it begins on.', write: 'create' }) date!: string;
  @field.choice(RosterState, { description: 'Whether it is planned or published.', write: 'never', initial: 'planned' })
  state!: 'planned' | 'published';
  @field.text({ description: 'Remark.', max: 250, optional: true, search: true }) note!: string | null;
  @field.flag({
    description: 'Whether it follows from a pattern, and nobody changed it by hand.',
    write: 'never',
    initial: false,
  })
  fromPattern!: boolean;
}

async function validateRosteredShift(
  ctx: Ctx,
  after: Row<RosteredShift>,
  before: Row<RosteredShift> | null,
): Promise<void> {
  if (after.deletedAt) return;
  const { employeeId, shiftId, date } = after;
  // Who may plan what is open for a department gives it to nobody else's people.
  if (
    before &&
    !before.employeeId &&
    (employeeId || after.departmentId !== before.departmentId) &&
    !mayDo(ctx.ability, 'update', rosteredShift, after)
  )
    throw forbidden();
  if (before?.employeeId && employeeId !== before.employeeId) {
    throw invalid('employeeId', t('rostered_shift.take_shift_off_give_other_text'));
  }
  if (before?.shiftId !== shiftId) {
    const { rows } = await ctx.tx.query(
      `select 1 from shift where company_id = $1 and id = $2 and status = 'active' and deleted_at is null`,
      [ctx.companyId, shiftId],
    );
    if (!rows.length) throw invalid('shiftId', t('rostered_shift.shift_no_longer_given_anybody'));
  }
  if (!employeeId)
    return refuseClosedDepartment(ctx, [{ departmentId: after.departmentId, validFrom: date, validTo: date }]);
  await refuseOutsideEmployment(ctx, employeeId, { date });
  const { rows: same } = await ctx.tx.query(
    `select 1 from rostered_shift where company_id = $1 and employee_id = $2 and date = $3 and shift_id = $4
      and id <> $5 and deleted_at is null`,
    [ctx.companyId, employeeId, date, shiftId, after.id],
  );
  if (same.length) throw conflict(t('rostered_shift.person_has_shift_day_already'), 'shiftId');
  if (before && !before.deletedAt && before.employeeId === employeeId && before.shiftId === shiftId) return;
  const [blocked] = await blockedBy(ctx, [{ id: after.id, employeeId, date, shiftId }]);
  if (blocked) throw invalid('shiftId', blocked);
}

const isPublished = (row: Row): boolean => row['state'] === 'published';
const facts = { date: 'date', shift: 'shiftTitle' } as const;

export const rosteredShift = defineArea('RosteredShift', RosteredShift, {
  keptFor: 'time',
  one: 'rosteredShift',
  many: 'rosteredShifts',
  label: t('rostered_shift.shift_roster'),
  page: '/my-shifts',
  sort: 'date',
  title: 'shiftTitle',
  person: 'employeeId',
  openTo: 'departmentId',
  reachedWhen: { own: { state: 'published' } },
  keeps: 'not from_pattern',
  derive: () => ({ fromPattern: false }),
  guard: validateRosteredShift,
  // Granted for the people they reach, and `take` for oneself. No row offers them.
  verbs: { fill: () => false, publish: () => false, take: () => false },
  notifies: [
    { kind: 'roster_published', on: ['tell_published'], employees: ['employeeId'], facts: { from: 'date' } },
    {
      kind: 'roster_changed',
      on: ['create', 'update', 'restore'],
      when: isPublished,
      employees: ['employeeId'],
      facts,
    },
    { kind: 'roster_removed', on: ['delete'], when: isPublished, employees: ['employeeId'], facts },
  ],
});

/** For other areas: what somebody works by the roster, and what would stand against it. */
export { gapsOfMoves } from './cover';
export { publishedShifts } from './published-shifts';
export { problemOfTaking, sideOf, type Taking } from './taking';
