import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const PositionStatus = choiceOf('PositionStatus', 'Whether a position can be filled.', {
  active: 'Can be filled.',
  inactive: 'Kept for who holds it; filled no more.',
});

/** How many employees hold a position now as their main one: SQL over the columns that name it. */
export const positionHolders = new Question<(company: string, position: string) => string>();

@record('Position', 'A job in the company that one or more employees hold.')
export class Position extends CompanyRecord {
  @field.text({ description: 'Title of the job.', max: 120, search: true, unique: true }) title!: string;
  @field.text({ description: 'Short code.', max: 30, optional: true, search: true }) code!: string | null;
  @field.reference('Department', { description: 'The department it usually belongs to.', optional: true })
  departmentId!: string | null;
  @field.reference('Grade', {
    description: 'Its grade; a position without salaries of its own has those of its grade.',
    optional: true,
  })
  gradeId!: string | null;
  @field.integer({ description: 'How many people should hold it.', min: 0, max: 100_000, optional: true })
  headcountPlanned!: number | null;
  @field.computed('integer', () => positionHolders.answer('t.company_id', 't.id'), {
    description: 'How many employees hold it now as their main position.',
  })
  headcount!: number;
  @field.money({
    description: 'Lowest monthly salary for it; with neither of the two, the range is that of the grade.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  minSalary!: string | null;
  @field.money({
    description: 'Highest monthly salary for it; with neither of the two, the range is that of the grade.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  maxSalary!: string | null;
  @field.text({
    description:
      'The profession of the licence it is held with, as it stands on licences: who holds it works no shift without a valid one. Empty where it needs none.',
    max: 120,
    optional: true,
  })
  licenceRequired!: string | null;
  @field.reference('CmeRule', {
    description: 'Which credits the licences of its profession need, where a licence names no rule of its own.',
    optional: true,
  })
  cmeRuleId!: string | null;
  @field.choice(PositionStatus, { description: 'State.', initial: 'active' }) status!: string;
}

function refuseInvertedRange(_ctx: Ctx, after: Row<Position>): void {
  if (after.minSalary && after.maxSalary && Number(after.minSalary) > Number(after.maxSalary)) {
    throw invalid('maxSalary', t('position.highest_salary_lies_below_lowest'));
  }
}

/** What goes by positions. */
export const positionsChanged = new Question<(ctx: Ctx, ids: readonly string[]) => Promise<void>>();

export const position = defineArea('Position', Position, {
  one: 'position',
  many: 'positions',
  label: t('position.position'),
  page: '/positions?open=:id',
  menu: { group: 'organisation', title: t('position.menu'), icon: 'idcard', after: '/org-chart' },
  sort: 'title',
  guard: refuseInvertedRange,
  followed: ['update'],
  followUp: async (ctx, rows) => {
    for (const follow of positionsChanged.answers)
      await follow(
        ctx,
        rows.map(({ id }) => id),
      );
  },
});
export const PositionResolver = CrudResolver(position);
