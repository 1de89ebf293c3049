import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { checkedReport, toRead, type ReportActions, type ReportPage } from '../../../../platform/export/report-page';
import { refuseFarDay } from '../../../../platform/graphql/asked-days';
import { wordsFound } from '../../../../platform/lists/search-text';
import { say } from '../../../../platform/text';
import { todayIn } from '../../../../platform/today';
import { groupBy } from '../../../../kernel/group-by';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { leaveOfManyAtEnd } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { daysOfUnits, unitsOf } from '../../../leave/domain/type/leave-type';
import { departmentRows } from '../../../organisation/organisation.sql';
import { departmentOnSql } from '../../../people/employee/employee';
import { employeeRows } from '../../../people/people.sql';
import { leaveOwed } from '../domain/leave-value';
import { awardFactsOf } from '../end-of-service/end-of-service';
import { eosProvision } from '../eos-provision/eos-provision';
import { t } from '../../texts/text';

interface Person {
  employeeId: string;
  employeeCode: string;
  employeeName: string;
  departmentName: string | null;
}
/** What is owed to somebody for leave not taken, decimal texts; without amounts where their pay cannot be told. */
export interface LiabilityRow extends Person {
  id: string;
  days: string;
  dailyWage: string | null;
  amount: string | null;
  /** Why there is no amount, in the language of the request. */
  problem: string | null;
}
/** What rows come to; `unvalued` of the people are owed days without an amount. */
export interface LiabilitySums {
  people: number;
  days: string;
  amount: string;
  unvalued: number;
}
export interface LiabilityOfDepartment extends LiabilitySums {
  id: string;
  departmentName: string | null;
}
export interface LiabilityTotals extends LiabilitySums {
  departments: LiabilityOfDepartment[];
  currency: string;
}
export interface LiabilityQuestion extends ReportPage {
  day?: PlainDate | null;
  department?: string | null;
}

/** How many people are worked out at a time: as many queries for all of them as for one. */
const peopleAtOnce = 2_000;

function checked(ctx: Ctx, { day, department = null, ...page }: LiabilityQuestion, actions: ReportActions) {
  const on = day ?? todayIn(ctx);
  refuseFarDay(ctx, 'day', on);
  return { ...checkedReport(ctx, eosProvision, page, actions), day: on, department, actions };
}

const peopleRows = employeeRows(
  'code',
  'first_name',
  'middle_name',
  'last_name',
  'hire_date',
  'exit_date',
  'status',
  'department_id',
);

/** SQL: who was employed on the day, of those whose provisions one may see with their amounts. */
function peopleSql(ctx: Ctx, parameters: Parameters, { day, department, search, actions }: ReturnType<typeof checked>) {
  const on = parameters.add(day, '::date');
  const seen = [...actions, 'read_sensitive'].map((action) => grantSql(ctx.ability, action, eosProvision, parameters));
  return `select e.id as "employeeId", e.code as "employeeCode", n.name as "employeeName", d.name as "departmentName"
    from ${peopleRows} e
    cross join lateral (select e.id as employee_id) t
    cross join lateral (select concat_ws(' ', e.first_name, e.middle_name, e.last_name) as name) n
    left join ${departmentRows('name')} d on d.company_id = e.company_id and d.id = ${departmentOnSql('e', on)}
    where ${[
      `e.company_id = ${parameters.add(ctx.companyId, '::char(24)')}`,
      `e.deleted_at is null and e.status <> 'draft'`,
      `e.hire_date <= ${on} and (e.exit_date is null or e.exit_date >= ${on})`,
      ...seen,
      ...wordsFound(search, ['e.code', 'n.name'], parameters),
      ...(department === null ? [] : [`coalesce(d.name, '') = ${parameters.add(department)}`]),
    ].join(' and ')}`;
}

/** What was owed to each for leave on a day, by name. */
export async function leaveLiability(
  ctx: Ctx,
  question: LiabilityQuestion,
  actions: ReportActions = toRead,
): Promise<{ rows: LiabilityRow[]; total: number; currency: string }> {
  const asked = checked(ctx, question, actions);
  const parameters = new Parameters();
  const people = peopleSql(ctx, parameters, asked);
  const {
    rows: [found],
  } = await ctx.tx.query<{ rows: Person[]; total: number }>(
    `with person as materialized (${people})
     select
       coalesce((select json_agg(row_to_json(each) order by nth) from (
         select row_number() over (order by "employeeName", "employeeId") as nth, p.*
         from (select * from person order by "employeeName", "employeeId"
           limit ${parameters.add(asked.limit, '::int')} offset ${parameters.add(asked.offset, '::int')}) p) each),
         '[]') as rows,
       (select count(*)::int from person) as total`,
    parameters.values,
  );
  return { rows: await owedTo(ctx, found!.rows, asked.day), total: found!.total, currency: currencyOf(ctx) };
}

/** What all rows come to, and those of each department, which are told by name with nobody's last. */
export async function leaveLiabilityTotals(
  ctx: Ctx,
  question: Omit<LiabilityQuestion, keyof ReportPage> & { search?: string | null },
  actions: ReportActions = toRead,
): Promise<LiabilityTotals> {
  const asked = checked(ctx, question, actions);
  const parameters = new Parameters();
  const { rows: people } = await ctx.tx.query<Person & Record<string, unknown>>(
    `select * from (${peopleSql(ctx, parameters, asked)}) p order by "departmentName" nulls last, "employeeId"`,
    parameters.values,
  );
  const rows: LiabilityRow[] = [];
  for (let at = 0; at < people.length; at += peopleAtOnce)
    rows.push(...(await owedTo(ctx, people.slice(at, at + peopleAtOnce), asked.day)));
  const currency = currencyOf(ctx);
  return {
    ...sumOf(rows, currency),
    currency,
    departments: [...groupBy(rows, ({ departmentName }) => departmentName)].map(([departmentName, ofIt]) => ({
      id: departmentName ?? '',
      departmentName,
      ...sumOf(ofIt, currency),
    })),
  };
}

const currencyOf = (ctx: Ctx): string => ctx.user.company!.currency;

function sumOf(rows: readonly LiabilityRow[], currency: string): LiabilitySums {
  const owed = rows.filter(({ days }) => unitsOf(days) > 0);
  return {
    people: owed.length,
    days: daysOfUnits(owed.reduce((sum, { days }) => sum + unitsOf(days), 0)),
    amount: formatMoney(
      owed.reduce((sum, { amount }) => sum + (amount === null ? 0n : parseMoney(amount, currency)), 0n),
      currency,
    ),
    unvalued: owed.filter(({ amount }) => amount === null).length,
  };
}

/** The leave of these people as their settlement would pay it if their employment ended on the day. */
async function owedTo(ctx: Ctx, people: readonly Person[], day: PlainDate): Promise<LiabilityRow[]> {
  const currency = currencyOf(ctx);
  const ids = people.map(({ employeeId }) => employeeId);
  const leave = await leaveOfManyAtEnd(ctx, ids, day);
  const facts = await awardFactsOf(
    ctx,
    ids.map((employeeId) => ({ employeeId, lastDay: day })),
    currency,
  );
  return people.map((person): LiabilityRow => {
    const { country, basicSalary, allowances, wageProblem } = facts.get(person.employeeId)!;
    const left = (leave.get(person.employeeId) ?? []).map((each) => ({
      left: daysOfUnits(each.left),
      unearned: daysOfUnits(each.unearned),
    }));
    const owed = leaveOwed(left, { country, lastDay: day, basicSalary: basicSalary ?? '0', allowances, currency });
    const problem = !basicSalary ? t('leave_liability.no_salary', { currency }) : (wageProblem?.message ?? null);
    return {
      ...person,
      id: person.employeeId,
      ...owed,
      ...(problem && { dailyWage: null, amount: null }),
      problem: problem && say(problem, ctx.locale),
    };
  });
}
