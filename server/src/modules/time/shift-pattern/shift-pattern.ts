import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { patternProblem } from '../domain/roster/shift-pattern';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

@ObjectType('ShiftPatternSlot', { description: 'A shift of a day of the cycle.' })
@InputType('ShiftPatternSlotInput', { description: 'A shift of a day of the cycle.' })
export class ShiftPatternSlot {
  @Field(() => Int, { description: 'Day of the cycle, 0 the first.', simple: true }) day!: number;
  @Field(() => ID, { description: 'What is worked.', simple: true }) shiftId!: string;
}

@record('ShiftPattern', 'Which shifts follow each other, day by day, until they begin anew.')
export class ShiftPattern extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.integer({ description: 'After how many days it begins anew.', min: 1, max: 366, initial: 7 })
  cycleDays!: number;
  @field.json({ description: 'The shifts of its days; days without one are free.', type: () => [ShiftPatternSlot] })
  slots!: ShiftPatternSlot[];
}

/** What comes back as it was is not asked anew. */
async function validateShiftPattern(
  ctx: Ctx,
  { deletedAt, cycleDays, slots }: Row<ShiftPattern>,
  before: Row<ShiftPattern> | null,
): Promise<void> {
  if (deletedAt || before?.deletedAt) return;
  const problem = patternProblem({ cycleDays, slots });
  if (problem) throw invalid(problem.field, problem.text);
  const ids = [...new Set(slots.map(({ shiftId }) => shiftId))];
  const { rows } = await ctx.tx.query(
    'select 1 from shift where company_id = $1 and id = any($2::char(24)[]) and deleted_at is null',
    [ctx.companyId, ids],
  );
  if (rows.length < ids.length) throw conflict(t('shift_pattern.shifts_no_more_choose_another'), 'slots');
}

export const shiftPattern = defineArea('ShiftPattern', ShiftPattern, {
  one: 'shiftPattern',
  many: 'shiftPatterns',
  label: t('shift_pattern.shift_pattern'),
  page: '/shift-patterns?open=:id',
  menu: { group: 'time', title: t('shift_pattern.menu'), icon: 'schedule', after: 'Shift' },
  sort: 'name',
  guard: validateShiftPattern,
});
export const ShiftPatternResolver = CrudResolver(shiftPattern);
