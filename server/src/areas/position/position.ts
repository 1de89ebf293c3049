import { defineArea, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { invalid } from '../../platform/errors';
import { choiceOf, field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';

export const PositionStatus = choiceOf('PositionStatus', 'Whether a position can be filled.', ['active', 'inactive']);

@record('Position', 'A job in the company that one or more employees hold.')
export class Position extends CompanyRecord {
  @field.text({ description: 'Title of the job.', max: 120, search: true, unique: true }) title!: string;
  @field.text({ description: 'Short code.', max: 30, optional: true, search: true }) code!: string | null;
  @field.reference('Department', { description: 'The department it usually belongs to.', optional: true }) departmentId!: string | null;
  @field.integer({ description: 'How many people should hold it.', min: 0, max: 100_000, optional: true }) headcountPlanned!: number | null;
  @field.computed('integer', `select count(*)::int from employee e where e.company_id = t.company_id and e.position_id = t.id and e.deleted_at is null and e.status not in ('draft', 'exited')`,
    { description: 'How many employees hold it now as their main position.' })
  headcount!: number;
  @field.money({ description: 'Lowest monthly salary for it.', min: 0, optional: true, sensitive: true }) minSalary!: string | null;
  @field.money({ description: 'Highest monthly salary for it.', min: 0, optional: true, sensitive: true }) maxSalary!: string | null;
  @field.choice(PositionStatus, { description: 'State.', initial: 'active' }) status!: string;
}

function refuseInvertedRange(_ctx: Ctx, after: Row<Position>): void {
  if (after.minSalary && after.maxSalary && Number(after.minSalary) > Number(after.maxSalary)) {
    throw invalid('maxSalary', { en: 'The highest salary lies below the lowest.', ar: 'أعلى راتب أقل من أدنى راتب.' });
  }
}

export const position = defineArea('Position', Position, {
  one: 'position', many: 'positions', label: { en: 'position', ar: 'الوظيفة' }, sort: 'title', guard: refuseInvertedRange,
});
export const PositionResolver = CrudResolver(position);
