import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { todaySql } from '../../../platform/database/transaction';
import { wordsFound } from '../../../platform/lists/search-text';
import { employee, standingSql } from '../employee/employee';
import { companyOf, departmentRows, positionRows, workLocationRows } from '../../organisation/organisation.sql';

/** What everybody is told of a colleague: what the company chose, and what they chose themselves. */
export interface Colleague {
  id: string;
  name: string;
  nativeName: string | null;
  photoFileId: string | null;
  position: string | null;
  departmentId: string | null;
  department: string | null;
  location: string | null;
  managerId: string | null;
  managerName: string | null;
  managerPhotoFileId: string | null;
  workEmail: string | null;
  workPhone: string | null;
  mobilePhone: string | null;
  isAway: boolean | null;
  birthday: string | null;
  anniversary: string | null;
}

export interface DirectoryQuestion {
  search?: string | null;
  departmentId?: string | null;
  managerId?: string | null;
  isAway?: boolean | null;
  limit: number;
  offset: number;
}

/** Who is found of the people who work here, by whoever was granted finding them; grants say whom. */
export async function findColleagues(
  ctx: Ctx,
  { search, departmentId, managerId, isAway, limit, offset }: DirectoryQuestion,
  id: string | null = null,
): Promise<{ rows: Colleague[]; total: number }> {
  if (!ctx.companyId || !mayDoSome(ctx.ability, 'find', employee)) throw forbidden();
  const shown = await companyOf(
    ctx,
    'directoryMail',
    'directoryPhone',
    'directoryMobile',
    'directoryLocation',
    'directoryPresence',
  );
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const granted = grantSql(ctx.ability, 'find', employee, parameters);
  const manager = grantSql(ctx.ability, 'find', employee, parameters, 'm');
  const away = `${standingSql()} = 'on_leave'`;
  const only = (isShown: boolean, sql: string) => (isShown ? sql : 'null');
  const where = [
    ...wordsFound(
      search,
      ['t.first_name', 't.middle_name', 't.last_name', 't.native_name', 'p.title', 'd.name'],
      parameters,
    ),
    id && `t.id = ${parameters.add(id, '::char(24)')}`,
    departmentId && `t.department_id = ${parameters.add(departmentId, '::char(24)')}`,
    managerId && `t.manager_id = ${parameters.add(managerId, '::char(24)')}`,
    isAway && shown.directoryPresence && away,
  ].filter(Boolean);
  const { rows } = await ctx.tx.query<Colleague & { total: number }>(
    `select t.id, concat_ws(' ', t.first_name, t.middle_name, t.last_name) as name, t.native_name as "nativeName",
      t.photo_file_id as "photoFileId",
       p.title as position, t.department_id as "departmentId", d.name as department,
       ${only(shown.directoryLocation, 'l.name')} as location,
       m.id as "managerId", concat_ws(' ', m.first_name, m.last_name) as "managerName",
       m.photo_file_id as "managerPhotoFileId",
       ${only(shown.directoryMail, 't.work_email')} as "workEmail",
       ${only(shown.directoryPhone, `nullif(concat_ws(' · ', t.work_phone, t.work_phone_extension), '')`)} as "workPhone",
       ${only(shown.directoryMobile, 't.mobile_phone')} as "mobilePhone",
       ${only(shown.directoryPresence, away)} as "isAway",
       case when t.shows_birthday then to_char(t.birth_date, 'MM-DD') end as birthday,
       case when t.shows_anniversary then t.hire_date end as anniversary, (count(*) over ())::int as total
     from employee t
     left join ${positionRows('title')} p on p.company_id = t.company_id and p.id = t.position_id
     left join ${departmentRows('name')} d on d.company_id = t.company_id and d.id = t.department_id
     left join ${workLocationRows('name')} l on l.company_id = t.company_id and l.id = t.work_location_id
     left join employee m on m.company_id = t.company_id and m.id = t.manager_id and m.deleted_at is null
       and m.status not in ('draft', 'exited') and ${manager}
     where t.company_id = ${company} and t.deleted_at is null and t.status not in ('draft', 'exited')
       and t.hire_date <= ${todaySql} and ${granted}
       ${where.map((part) => `and ${part}`).join(' ')}
     order by t.first_name, t.last_name, t.id limit ${parameters.add(limit, '::int')}
       offset ${parameters.add(offset, '::int')}`,
    parameters.values,
  );
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function oneColleague(ctx: Ctx, id: string): Promise<Colleague> {
  if (!isId(id)) throw notFound();
  const { rows } = await findColleagues(ctx, { limit: 1, offset: 0 }, id);
  if (!rows[0]) throw notFound();
  return rows[0];
}
