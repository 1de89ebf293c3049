import { sql } from '../running/database.mjs';
import { companyId, departmentId, employeeId, memberId, runId } from '../people.mjs';

const stamps = 'version, created_at, updated_at';
const stamped = `1, timestamptz '2026-01-01', timestamptz '2026-01-01'`;
const made = (kind) => `'${kind}' || substr(e.id, 2)`;

/** The twenty components of the company: allowances, attendance, deductions and what only the employer pays. */
const components = [
  ['housing', 'earning', 'basic * 25%'],
  ['transport', 'earning', 'if(basic >= 8000, 900, 600)'],
  ['phone', 'earning', 'lookup("phone", basic)'],
  ['long_service', 'earning', 'min(basic * 2%, 500)', 'years(employee.hire_date, period.end) >= 5'],
  ['shift_extra', 'earning', 'time.night_hours * 4.5'],
  ['overtime', 'earning', 'time.overtime_due'],
  ['night_overtime', 'earning', 'time.night_overtime_due'],
  ['rest_day_work', 'earning', 'time.rest_day_due'],
  ['holiday_work', 'earning', 'time.holiday_due'],
  ['meals', 'earning', '15 * days.paid', 'employee.type = "full_time"'],
  ['kitchen_extra', 'earning', '250', 'employee.department = "Department 3"'],
  ['tools', 'earning', '120'],
  ['lateness', 'deduction', 'time.late_due'],
  ['pension', 'deduction', '(basic + housing) * 5%'],
  ['club', 'deduction', '25', 'employee.nationality = "LB"'],
  ['pension_company', 'employer_cost', '(basic + housing) * 12.5%'],
  ['gratuity_company', 'employer_cost', 'day_value * if(years(employee.hire_date, period.end) >= 5, 30, 21) / 12'],
  ['health_company', 'employer_cost', 'max(310, basic * 4%)'],
  ['insured_wage', 'information', 'basic + housing + transport'],
  ['hours_missed', 'information', 'time.late_hours'],
];

/** The runs of a company: of the month before, and of the month for one person or everybody. */
export const runs = { before: 1, ofOne: 2, ofAll: 3 };

/** The three months before that of `fillPayroll`, which makes the run of the last of them. */
const earlier = [
  ['2025-12', '2025-12-01', '2025-12-31'],
  ['2026-01', '2026-01-01', '2026-01-31'],
];
export const earlierRuns = [4, 5, runs.before];
/** The first of those days of which attendance is known: nobody was there before. */
export const earlierDays = '2026-01-01';

/** The month and as many before it, as hand-written code is told them. */
export const monthsTo = (earlierOnes = 0) =>
  Array.from({ length: earlierOnes + 1 }, (_, at) => {
    const first = (back) => new Date(Date.UTC(2026, 2 - earlierOnes + at - back, 1));
    const [from, before] = [first(0), first(1)].map((day) => day.toISOString().slice(0, 10));
    return { from, to: new Date(first(-1) - 86_400_000).toISOString().slice(0, 10), before: before.slice(0, 7) };
  });

/** The runs of the others, which wait to be calculated. */
export async function fillEarlierRuns(url, company) {
  await sql(
    url,
    'set session_replication_role = replica',
    ...earlier.map((each, at) => waiting(company)(earlierRuns[at], 'regular', each)),
    'vacuum (analyze)',
  );
}

/** Closes a run; and changes what everybody was paid by in all months, as a rise entered late does. */
export async function closeRun(url, company, number) {
  const whose = (key) => `company_id = '${companyId(company)}' and ${key} = '${runId(company, number)}'`;
  await sql(
    url,
    'set session_replication_role = replica',
    `update payslip set state = 'posted' where ${whose('run_id')}`,
    `update payroll_run set state = 'posted' where ${whose('id')}`,
    'vacuum (analyze)',
  );
}
export const raiseAll = (url, company) =>
  sql(
    url,
    'set session_replication_role = replica',
    `update employee_salary set base_salary = base_salary + 100, version = version + 1, updated_at = now() where company_id = '${companyId(company)}'`,
    'vacuum (analyze)',
  );

/** The component `payWhatIf` tries. */
export const changedComponent = {
  code: 'housing',
  kind: 'earning',
  formula: 'if(basic >= 7000, basic * 30%, 2100)',
  prorated: true,
  rounding: 'coin',
};

const whose = (company) => `e.company_id = '${companyId(company)}'`;
const given =
  (company) =>
  (kind, table, columns, values, more = '') =>
    `insert into ${table} (company_id, id, ${stamps}, employee_id, ${columns}) select e.company_id, ${made(kind)}, ${stamped}, e.id, ${values} from employee e where ${whose(company)}${more}`;
const waiting =
  (company) =>
  (number, kind, [period, from, to], employee = 'null') =>
    `insert into payroll_run (company_id, id, ${stamps}, period, from_date, to_date, kind, state, currency, department_ids, position_ids, employee_ids, employee_count, done_count, error_count, takes_days_off, gross, deductions, net, calculated_by_id)
    values ('${companyId(company)}', '${runId(company, number)}', ${stamped}, '${period}', '${from}', '${to}', '${kind}', 'calculating', 'AED', '{}', '{}', array_remove(array[${employee}]::char(24)[], null), 0, 0, 0, false, 0, 0, 0, '${memberId(company)}')`;
const month = ['2026-03', '2026-03-01', '2026-03-31'];

/** Salaries and places of a company's people, and a run of the month that waits to be calculated. */
export async function fillSalaries(url, company) {
  await sql(
    url,
    'set session_replication_role = replica',
    ...salaries(company),
    waiting(company)(runs.ofAll, 'regular', month),
  );
  await sql(url, 'vacuum (analyze)');
}

const salaries = (company) => [
  given(company)(
    '7',
    'employee_salary',
    'frequency, base_salary, currency, valid_from, state',
    `'month', 4000 + abs(hashtext(e.id)) % 6000, 'AED', e.hire_date, 'approved'`,
  ),
  given(company)(
    '8',
    'employee_position',
    'department_id, position_id, is_primary, fte, valid_from',
    'e.department_id, e.position_id, true, 1, e.hire_date',
  ),
];

/** Days from one to the end of the month, worked out as they are after each night: none waits for the payroll. */
const attendance = (
  company,
  since,
) => `insert into attendance_day (company_id, id, ${stamps}, employee_id, date, day_kind, status, presence_min, worked_min, break_min, late_min, early_min, overtime_min, second_overtime_min, second_night_overtime_min, night_min, night_overtime_min, absent, leave, locked)
  select e.company_id, '4' || lpad(to_hex(d - date '2025-01-01'), 3, '0') || substr(e.id, 5), ${stamped}, e.id, d, case when extract(isodow from d) < 6 then 'work' else 'weekly_off' end,
    case when t.here = 1 then 'present' else 'weekly_off' end, t.here * 540, t.here * 480, t.here * 60,
    t.here * ((n + extract(day from d)::int) % 9 / 8 * 20), 0, t.here * ((n + extract(day from d)::int) % 5 / 4 * 90), 0, 0, t.here * (n % 4 / 3 * 120), t.here * (n % 4 / 3 * ((n + extract(day from d)::int) % 5 / 4) * 30), false, false, false
  from employee e, lateral (select ('x' || right(e.id, 6))::bit(24)::int as n) numbered, lateral (select each::date as d from generate_series(timestamp '${since}', '${month[2]}', '1 day') each) days,
    lateral (select (extract(isodow from d) < 6 or n % 6 = 0 and extract(day from d) = 7)::int as here) t
  where ${whose(company)}`;

/**
 * A month of a company for its payroll: salaries, places, a department with a week of its own, formulas, allowances,
 * rewards, attendance of every day, leave and loans; and runs that wait to be calculated.
 */
export async function fillPayroll(url, company, since = month[1]) {
  const give = given(company);
  const run = waiting(company);
  // Every n-th person by their number.
  const every = (count) => ` and ('x' || right(e.id, 6))::bit(24)::int % ${count} = 0`;
  await sql(
    url,
    'set session_replication_role = replica',
    ...salaries(company),
    ...components.map(
      (
        [code, kind, formula, condition = ''],
        at,
      ) => `insert into pay_component (company_id, id, ${stamps}, code, name, kind, formula, condition, prorated, rounding, counts_for_gratuity, counts_for_overtime, gratuity_basis, hidden_from_employee, wps_part, tax_free, valid_from)
      values ('${companyId(company)}', '${of('1', company, at)}', ${stamped}, '${code}', '${code}', '${kind}', '${formula}', nullif('${condition}', ''), ${formula.startsWith('time')} = false, 'coin', false, false, 'last_wage', false, 'none', false, '2020-01-01')`,
    ),
    `insert into pay_table_row (company_id, id, ${stamps}, table_name, from_value, value, valid_from)
      select '${companyId(company)}', '2' || lpad(to_hex(${company} * 100 + n), 23, '0'), ${stamped}, 'phone', n * 2000, n * 50, date '2020-01-01' from generate_series(0, 5) n`,
    `insert into work_calendar (company_id, id, ${stamps}, name, times) select '${companyId(company)}', '${of('d', company, 1)}', ${stamped}, 'Six days',
      jsonb_agg(jsonb_build_object('weekday', d, 'weeks', 'every', 'start', '07:00', 'end', '14:00')) from generate_series(1, 6) d`,
    `insert into calendar_assignment (company_id, id, ${stamps}, calendar_id, department_id, valid_from) values ('${companyId(company)}', '${of('e', company, 1)}', ${stamped}, '${of('d', company, 1)}', '${departmentId(company, 3)}', '2020-01-01')`,
    `insert into compensation (company_id, id, ${stamps}, title, basis, fixed_amount, currency, status, tax_free) values ('${companyId(company)}', '${of('3', company, 1)}', ${stamped}, 'Children', 'fixed', 400, 'AED', 'active', false)`,
    give(
      'a',
      'compensation_assignment',
      'compensation_id, valid_from, state',
      `'${of('3', company, 1)}', date '2025-01-01', 'approved'`,
    ),
    give(
      'b',
      'employee_reward',
      'reason, amount, currency, date, state, type, kind, counts_for_gratuity',
      `'Good month', 300, 'AED', date '2026-03-10', 'approved', 'bonus', 'money', false`,
      every(10),
    ),
    attendance(company, since),
    give(
      '5',
      'employee_leave',
      'kind, unit, from_date, to_date, from_part, to_part, paid_percent, status, day_rows',
      `'unpaid', 'day', date '2026-03-16', date '2026-03-18', 'am', 'pm', 0, 'approved', '[]'`,
      every(8),
    ),
    give(
      '6',
      'employee_leave',
      'kind, unit, from_date, to_date, from_part, to_part, status, day_rows',
      `'sick', 'day', date '2026-03-04', date '2026-03-05', 'am', 'pm', 'approved', '[]'`,
      every(6),
    ),
    give(
      'c',
      'employee_loan',
      'reason, principal, currency, yearly_rate, method, instalments, first_due, state, balance, consented_at',
      `'Car', 6000, 'AED', 0, 'flat', 12, date '2026-01-28', 'repaying', 6000, now()`,
      every(5),
    ),
    `insert into loan_instalment (company_id, id, ${stamps}, loan_id, employee_id, number, due_on, due, interest, principal, taken, state)
      select l.company_id, '9' || substr(l.id, 4) || lpad(n::text, 2, '0'), ${stamped}, l.id, l.employee_id, n, (date '2025-12-28' + n * interval '1 month')::date, 500, 0, 500, 0, 'due'
      from employee_loan l, generate_series(1, 12) n where l.company_id = '${companyId(company)}'`,
    run(runs.before, 'regular', ['2026-02', '2026-02-01', '2026-02-28']),
    run(runs.ofOne, 'off_cycle', month, `'${employeeId(company, 1)}'`),
    run(runs.ofAll, 'regular', month),
  );
  await sql(url, 'vacuum (analyze)');
}

const of = (kind, company, number) => kind + (company * 1_000 + number).toString(16).padStart(23, '0');
