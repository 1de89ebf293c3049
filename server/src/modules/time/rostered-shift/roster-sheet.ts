import { groupBy } from '../../../kernel/group-by';
import { addDays, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import { expectedMinutes, shiftOn, type ShiftPeriod } from '../domain/shift';
import { grantSql, mayDo, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { wordsFound } from '../../../platform/lists/search-text';
import { allowedActions } from '../../../platform/records/field-masking';
import { findingsOf, ofEach, shiftsById, type Finding } from './roster-facts';
import { partsSql, peopleSql, refuseBadPeriod, type RosterScope } from './roster-scope';
import { rosteredShift } from './rostered-shift';
import { departmentRows } from '../../organisation/organisation.sql';
import { checkedLimit, checkedOffset } from '../../../platform/lists/list-query';

export interface SheetArgs extends RosterScope {
  search?: string | null;
  limit: number;
  offset: number;
}
export interface Cell {
  id: string;
  revision: number;
  employeeId: string | null;
  departmentId: string | null;
  departmentName: string | null;
  date: PlainDate;
  shiftId: string;
  title: string;
  colour: string | null;
  periods: readonly ShiftPeriod[];
  state: string;
  note: string | null;
  fromPattern: boolean;
  findings: Finding[];
  allowedActions: string[];
}
export interface SheetRow {
  id: string;
  employeeName: string;
  employeeCode: string;
  departmentName: string | null;
  minutes: number;
  shifts: Cell[];
}
export interface RosterSheet {
  days: PlainDate[];
  rows: SheetRow[];
  open: Cell[];
  total: number;
  mayOpen: boolean;
  openDepartmentId: string | null;
}

const mostRows = 100;

/** The roster of a period, one page of people: the same few statements however many people and days. */
export async function rosterSheet(ctx: Ctx, args: SheetArgs): Promise<RosterSheet> {
  refuseBadPeriod(args);
  checkedLimit(args.limit, mostRows);
  checkedOffset(args.offset);
  const { people, total } = await peopleOf(ctx, args);
  const ids = people.map(({ id }) => id);
  const shifts = await shiftsById(ctx);
  const findings = await findingsOf(ctx, ids, args.from, args.to, shifts);
  const cells = (await cellsOf(ctx, ids, args)).map((cell): Cell => {
    const { title, colour, periods } = shiftOn(shifts.get(cell.shiftId)!, cell.date);
    return {
      ...cell,
      title,
      colour,
      periods,
      findings: findings.get(cell.id) ?? [],
      allowedActions: allowedActions(ctx, rosteredShift, cell as never),
    };
  });
  const byPerson = groupBy(cells, ({ employeeId }) => employeeId);
  return {
    days: Array.from({ length: daysBetween(args.from, args.to) + 1 }, (_day, at) => addDays(args.from, at)),
    rows: people.map((person) => {
      const own = byPerson.get(person.id) ?? [];
      return {
        ...person,
        shifts: own,
        minutes: own.reduce(
          (sum, { shiftId, date }) => sum + (expectedMinutes(shiftOn(shifts.get(shiftId)!, date)) ?? 0),
          0,
        ),
      };
    }),
    open: byPerson.get(null) ?? [],
    total,
    ...(await openingOf(ctx, args.departmentId ?? null)),
  };
}

/**
 * Whether one may plan open shifts here: for the department asked for, for anybody, or for the one department of all
 * one's people.
 */
async function openingOf(
  ctx: Ctx,
  departmentId: string | null,
): Promise<Pick<RosterSheet, 'mayOpen' | 'openDepartmentId'>> {
  if (mayDo(ctx.ability, 'create', rosteredShift, { employeeId: null, departmentId }))
    return { mayOpen: true, openDepartmentId: departmentId };
  if (departmentId || !mayDoSome(ctx.ability, 'create', rosteredShift))
    return { mayOpen: false, openDepartmentId: null };
  const parameters = new Parameters();
  const {
    rows: [only, another],
  } = await ctx.tx.query<{ id: string }>(
    `select d.id from ${departmentRows()} d cross join lateral (select null::char(24) as employee_id,
      d.id as department_id) t
     where d.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and d.deleted_at is null
       and ${grantSql(ctx.ability, 'create', rosteredShift, parameters)} limit 2`,
    parameters.values,
  );
  return only && !another ? { mayOpen: true, openDepartmentId: only.id } : { mayOpen: false, openDepartmentId: null };
}

type Person = Omit<SheetRow, 'shifts' | 'minutes'>;

async function peopleOf(ctx: Ctx, args: SheetArgs): Promise<{ people: Person[]; total: number }> {
  const parameters = new Parameters();
  const matching = [
    peopleSql(ctx, args, 'read', parameters),
    ...wordsFound(
      args.search,
      ['e.first_name', 'e.middle_name', 'e.last_name', 'e.native_name', 'e.code'],
      parameters,
      'e.search_text',
    ),
  ].join(' and ');
  const {
    rows: [counted],
  } = await ctx.tx.query<{ total: number }>(`select count(*)::int as total from ${matching}`, [...parameters.values]);
  const { rows } = await ctx.tx.query<Person>(
    `select e.id, concat_ws(' ', e.first_name, e.last_name) as "employeeName", e.code as "employeeCode",
       (select d.name from ${departmentRows('name')} d where d.company_id = e.company_id
       and d.id = e.department_id) as "departmentName"
     from ${matching} order by 4, e.last_name, e.id limit ${parameters.add(args.limit, '::int')} offset
       ${parameters.add(args.offset, '::int')}`,
    parameters.values,
  );
  return { people: rows, total: counted!.total };
}

/** The shifts of these people and the open ones of the department, as far as one may read them. */
async function cellsOf(
  ctx: Ctx,
  ids: string[],
  { from, to, departmentId }: RosterScope,
): Promise<Omit<Cell, 'title' | 'colour' | 'periods' | 'findings' | 'allowedActions'>[]> {
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const inDepartment = departmentId
    ? ` and t.department_id in (${partsSql(company, parameters.add(departmentId, '::char(24)'))})`
    : '';
  const [first, last] = [parameters.add(from, '::date'), parameters.add(to, '::date')];
  const columns = 'id, company_id, version, employee_id, department_id, date, shift_id, state, note, from_pattern';
  const { rows } = await ctx.tx.query<Cell>(
    `select t.id, t.version as revision, t.employee_id as "employeeId", t.department_id as "departmentId", t.date,
      t.shift_id as "shiftId", t.state, t.note, t.from_pattern as "fromPattern",
       (select d.name from ${departmentRows('name')} d where d.company_id = t.company_id
       and d.id = t.department_id) as "departmentName"
     from (select * from ${ofEach(parameters.add(ids, '::char(24)[]'), columns, company, first, last)} own
         union all select ${columns} from rostered_shift t where t.company_id = ${company} and t.employee_id is null
           and t.date between ${first} and ${last} and t.deleted_at is null${inDepartment}) t
       join shift s on s.company_id = t.company_id and s.id = t.shift_id
     where ${grantSql(ctx.ability, 'read', rosteredShift, parameters)}
     order by t.date, s.periods -> 0 ->> 'start', t.id limit 5000`,
    parameters.values,
  );
  return rows;
}
