import { grantSql, mayDoSome, Parameters } from '../../platform/access/ability';
import type { Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { AppError, forbidden, invalid } from '../../platform/errors';
import { isId } from '../../platform/records/ids';
import type { Filter } from '../../platform/lists/list-filter';
import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import { isPlainDate } from '../../kernel/dates/plain-date';
import { personInfo } from '../organisation/department.rest';
import { employee, fullName, type Employee } from '../../modules/people/employee/employee';
import { position } from '../../modules/organisation/position/position';
import { employeeCme, type EmployeeCme } from '../../modules/people/employee-cme/employee-cme';
import { t } from '../texts/text';

/** Old clients send a day or an instant. */
function dayOf(name: string, value: string | undefined): string | null {
  if (!value) return null;
  const day = value.slice(0, 10);
  if (isPlainDate(day)) return day;
  throw invalid(name, t('employee_cme.write_day_such_2026_03', { name }));
}

/** The employees whose activities the user may read: all of them, or these. */
function readable(ctx: Ctx): Filter | null {
  if (!mayDoSome(ctx.ability, 'read', employeeCme)) throw forbidden();
  const conditions = ctx.ability
    .rulesFor('read', employeeCme.name)
    .map((rule) => rule.conditions as { employeeId?: { $in: string[] } } | undefined);
  return conditions.some((each) => !each)
    ? null
    : { id: { in: conditions.flatMap((each) => each?.employeeId?.$in ?? []) } };
}

/** One row per employee with the sum of what they did in the time asked for, rejected activities left out. */
export const cmeRest: RestList<Employee> = {
  path: '/api/cme',
  area: employee,
  reads: ['from_date', 'to_date'],
  sorts: { idNo: 'code', employee: 'firstName' },
  narrow(ctx, query) {
    dayOf('from_date', query.from_date);
    dayOf('to_date', query.to_date);
    return readable(ctx);
  },
  async project(ctx, rows, query) {
    const parameters = new Parameters();
    const { rows: sums } = await ctx.tx.query<{ id: string; amount: string }>(
      `select t.employee_id as id, sum(t.amount) as amount from employee_cme t
       where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.employee_id = any(${parameters.add(
         rows.map(({ id }) => id),
         '::char(24)[]',
       )})
         and t.deleted_at is null and t.state <> 'rejected'
         and ${grantSql(ctx.ability, 'read', employeeCme, parameters)}
         and t.activity_date >= coalesce(${parameters.add(dayOf('from_date', query.from_date), '::date')}, '-infinity')
         and t.activity_date <= coalesce(${parameters.add(dayOf('to_date', query.to_date), '::date')}, 'infinity')
       group by t.employee_id`,
      parameters.values,
    );
    const amounts = new Map(sums.map(({ id, amount }) => [id, Number(amount)]));
    const positions = await relatedRows(
      ctx,
      position,
      rows.map((row) => row.positionId),
    );
    return rows.map((row): Values => ({
      employee: fullName(row),
      amount: amounts.get(row.id) ?? 0,
      type: positions.get(row.positionId ?? '')?.title ?? null,
      idNo: row.code,
    }));
  },
};

/** The activities of one employee. */
export const employeeCmesRest: RestList<EmployeeCme> = {
  path: '/api/cme/employee-cmes',
  area: employeeCme,
  reads: ['employee_id'],
  sorts: { date: 'activityDate' },
  narrow(_ctx, { employee_id: id }) {
    if (isId(id)) return { employeeId: { eq: id } };
    throw new AppError('INVALID', 400, t('employee_cme.give_employee_id_id_employee'), 'employee_id');
  },
  async project(ctx, rows) {
    const people = await relatedRows(
      ctx,
      employee,
      rows.map((row) => row.employeeId),
    );
    return rows.map((row) => ({
      amount: Number(row.amount),
      date: row.activityDate,
      description: row.description ?? row.title,
      url: row.url,
      title: row.title,
      type: row.category,
      status: row.state,
      employee_id: row.employeeId,
      employee_info: [people.get(row.employeeId)].flatMap((person) => (person ? [personInfo(person)] : [])),
    }));
  },
};
