import { Exclusion } from 'typeorm';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { closePrevious } from '../../../platform/records/effective-dating';
import { refusePlacingBelowOneself, type Place } from '../../../platform/access/within-reach';
import { refuseClosedDepartmentsOf, refuseOutsideEmployment } from '../employee/employee';
import { placesChanged } from '../../organisation/work-calendar/work-calendar';
import { refreshCurrentPositions } from './current-position';
import { refuseCirclesOf, refuseManagerCircle } from './manager-circle';
import { t } from '../texts/text';

export const PositionChange = choiceOf('PositionChange', 'Why a position began or ended.', {
  hire: 'The employment began.',
  promotion: 'Moved up.',
  transfer: 'Moved to another department, place or manager.',
  demotion: 'Moved down.',
  reorganisation: 'The company was put in another order.',
  exit: 'The employment ended.',
  correction: 'What stood here was wrong.',
});

@record(
  'EmployeePosition',
  'Which position an employee holds from one day to another; a new main one without an end ends the main one before it.',
)
@Exclusion(
  'employee_position_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (is_primary AND deleted_at IS NULL)`,
)
export class EmployeePosition extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create', search: true })
  employeeId!: string;
  @field.reference('Position', { description: 'The position held.', optional: true, search: true }) positionId!:
    | string
    | null;
  @field.reference('Department', { description: 'The department it is held in.', optional: true }) departmentId!:
    | string
    | null;
  @field.reference('Employee', { description: 'The employee reported to.', optional: true }) managerId!: string | null;
  @field.flag({ description: 'The main position; primary positions of one employee never overlap.', initial: true })
  isPrimary!: boolean;
  @field.decimal({ description: 'Share of full time, 1 = full.', min: '0.01', max: 1, scale: 3, initial: '1' })
  fte!: string;
  @field.decimal({
    description:
      'Hours a week by contract; empty: the share of what the calendar of the employee plans for a whole week.',
    min: '0.25',
    max: 168,
    scale: 2,
    optional: true,
  })
  weeklyHours!: string | null;
  @field.reference('WorkLocation', { description: 'Where it is worked.', optional: true }) workLocationId!:
    | string
    | null;
  @field.date({ reach: 'kept', description: 'First day.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
  @field.choice(PositionChange, { description: 'Why it began.', optional: true }) startChangeType!: string | null;
  @field.choice(PositionChange, { description: 'Why it ended.', optional: true }) endChangeType!: string | null;
}

type Placing = Pick<EmployeePosition, 'managerId' | 'departmentId' | 'isPrimary' | 'validFrom' | 'validTo'>;

/**
 * Where a position puts somebody who was not there: by all it says where it comes to hold on other days, else by what
 * changes.
 */
export function placedAnew(after: Placing, before: Placing | null): Place {
  const holdsMore =
    !before ||
    after.validFrom < before.validFrom ||
    (before.validTo !== null && (after.validTo === null || after.validTo > before.validTo)) ||
    (after.isPrimary && !before.isPrimary);
  return {
    managerId: !holdsMore && after.managerId === before.managerId ? null : after.managerId,
    departmentId: !holdsMore && after.departmentId === before.departmentId ? null : after.departmentId,
  };
}

async function validateEmployeePosition(
  ctx: Ctx,
  after: Row<EmployeePosition>,
  before: Row<EmployeePosition> | null,
): Promise<void> {
  if (after.deletedAt) return;
  if (after.managerId && after.managerId === after.employeeId) {
    throw invalid('managerId', t('employee_position.employee_cannot_report_self'));
  }
  await refusePlacingBelowOneself(ctx, placedAnew(after, before?.deletedAt ? null : before));
  await refuseOutsideEmployment(
    ctx,
    after.employeeId,
    { validFrom: after.validFrom, validTo: after.validTo },
    'validTo',
  );
  const isMoved =
    !before ||
    before.deletedAt ||
    (['managerId', 'isPrimary', 'validFrom', 'validTo'] as const).some((name) => before[name] !== after[name]);
  if (after.managerId && after.isPrimary && isMoved) await refuseManagerCircle(ctx, after);
  if (!before) await closePrevious(ctx, employeePosition, after, { field: 'isPrimary', value: true });
}

export const employeePosition = defineArea('EmployeePosition', EmployeePosition, {
  keptFor: 'employment',
  one: 'employeePosition',
  many: 'employeePositions',
  label: t('employee_position.position_employee'),
  sort: 'validFrom',
  descending: true,
  person: 'employeeId',
  timeline: {
    day: 'validFrom',
    tells: ['positionId', 'departmentId', 'managerId', 'workLocationId', 'startChangeType'],
  },
  guard: validateEmployeePosition,
  ownMatter: {},
  followUp: async (ctx, rows) => {
    const employeeIds = [...new Set(rows.map((row) => row.employeeId))];
    await refuseClosedDepartmentsOf(ctx, employeeIds);
    await refreshCurrentPositions(ctx, employeeIds);
    await placesChanged(ctx, employeeIds);
  },
});
/** For whoever writes positions by themselves. */
export { refuseCirclesOf };
export const EmployeePositionResolver = CrudResolver(employeePosition);
