import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refuseHeading, refusePlacingBelowOneself } from '../../../platform/access/within-reach';
import { departmentUses, refuseClosedDepartment, refuseWhileInUse } from './department-days';
import { t } from '../texts/text';

export const DepartmentStatus = choiceOf('DepartmentStatus', 'Whether a department is in use.', {
  active: 'In use.',
  inactive: 'Kept; nobody is placed in it any more.',
});

@record('Department', 'A part of the company; departments form a tree.')
export class Department extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.text({ description: 'Short code.', max: 30, optional: true, search: true }) code!: string | null;
  @field.longText({ description: 'What it does.', max: 2000, optional: true }) description!: string | null;
  @field.reference('Department', { description: 'The department it belongs to; empty at the top.', optional: true })
  parentId!: string | null;
  @field.reference('Employee', { description: 'The employee who heads it.', optional: true }) managerId!: string | null;
  @field.text({ description: 'Cost centre in the accounts.', max: 40, optional: true }) costCentre!: string | null;
  @field.date({ reach: 'kept', description: 'First day it is there; empty: it always was.', optional: true })
  validFrom!: string | null;
  @field.date({
    reach: 'kept',
    description: 'Last day it is there; after it nobody holds a position in it. Empty while it goes on.',
    optional: true,
  })
  validTo!: string | null;
  @field.choice(DepartmentStatus, { description: 'State.', initial: 'active' }) status!: string;
}

/**
 * A department may not lie below itself. Writers of the tree take turns, so that two moves cannot close a circle
 * together.
 */
async function refuseCircle(ctx: Ctx, after: Row<Department>, before: Row<Department> | null): Promise<void> {
  if (!before || !after.parentId || after.parentId === before.parentId) return;
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('department tree ' || $1, 0))`, [ctx.companyId]);
  const { rows } = await ctx.tx.query(
    `with recursive above(id) as (select $2::char(24) union select d.parent_id from department d join above a
      on d.id = a.id
       where d.company_id = $1 and d.parent_id is not null)
     select 1 from above where id = $3`,
    [ctx.companyId, after.parentId, before.id],
  );
  if (rows.length) {
    throw invalid('parentId', t('department.department_cannot_lie_below_itself'));
  }
}

/**
 * It has days one after the other, none on which its parent is not there, and keeps those on which somebody is in it.
 */
async function refuseDays(ctx: Ctx, after: Row<Department>, before: Row<Department> | null): Promise<void> {
  const { validFrom, validTo, parentId } = after;
  if (after.deletedAt) return;
  if (validFrom && validTo && validTo < validFrom) throw invalid('validTo', t('department.last_day_lies_before_first'));
  const isMoved = !before || before.validFrom !== validFrom || before.validTo !== validTo;
  if (parentId && (isMoved || before?.parentId !== parentId || before.deletedAt))
    await refuseClosedDepartment(ctx, [{ departmentId: parentId, validFrom: null, validTo }], 'parentId');
  if (before && isMoved) await refuseWhileInUse(ctx, after);
}

/** What goes by where a department lies in the tree. */
export const departmentMoved = new Question<(ctx: Ctx, id: string) => Promise<void>>();

export const department = defineArea('Department', Department, {
  one: 'department',
  many: 'departments',
  label: t('department.department'),
  page: '/departments?open=:id',
  menu: { group: 'organisation', title: t('department.menu'), icon: 'apartment', after: null },
  sort: 'name',
  guard: async (ctx, after, before) => {
    await refuseCircle(ctx, after, before);
    await refuseDays(ctx, after, before);
    if (!after.deletedAt && (after.managerId !== before?.managerId || before.deletedAt))
      refuseHeading(ctx, after.managerId);
    if (!after.deletedAt && before && after.parentId !== before.parentId)
      await refusePlacingBelowOneself(ctx, { departmentId: after.parentId });
  },
  followed: ['update'],
  followUp: async (ctx, rows, _action, before) => {
    for (const { id, parentId } of rows)
      if (parentId !== before?.parentId) for (const follow of departmentMoved.answers) await follow(ctx, id);
  },
});
/** For who writes what is in departments. */
export { departmentUses, refuseClosedDepartment };
export const DepartmentResolver = CrudResolver(department);
