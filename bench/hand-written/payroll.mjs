import { companyId, runId } from '../people.mjs';

const gathered = ({ company, from, to, before, isClosed, employee }) => {
  const whose = (alias) =>
    `${alias}.company_id = '${companyId(company)}' and ${alias}.deleted_at is null${employee ? ` and ${alias}.employee_id = '${employee}'` : ''}`;
  return `select json_build_array(e.id, e.code, concat_ws(' ', e.first_name, e.last_name), e.hire_date, e.nationality, e.employee_type, d.name, j.title, s.base_salary, a.amount, r.amount, l.list, w.list, o.amount, b.net, b.compared, p.list)
    from employee e
    join employee_salary s on s.company_id = e.company_id and s.employee_id = e.id and s.deleted_at is null and s.state = 'approved' and s.valid_from <= '${to}' and (s.valid_to is null or s.valid_to >= '${from}')
    left join employee_position m on m.company_id = e.company_id and m.employee_id = e.id and m.deleted_at is null and m.is_primary and m.valid_from <= '${to}' and (m.valid_to is null or m.valid_to >= '${from}')
    left join department d on d.company_id = e.company_id and d.id = m.department_id
    left join "position" j on j.company_id = e.company_id and j.id = m.position_id
    left join (select a.employee_id, sum(c.fixed_amount) as amount from compensation_assignment a join compensation c on c.company_id = a.company_id and c.id = a.compensation_id
      where ${whose('a')} and a.valid_from <= '${to}' group by 1) a on a.employee_id = e.id
    left join (select t.employee_id, sum(t.amount) as amount from employee_reward t where ${whose('t')} and t.date between '${from}' and '${to}' group by 1) r on r.employee_id = e.id
    left join (select t.employee_id, json_agg(json_build_array(t.kind, t.from_date, t.to_date)) as list from employee_leave t where ${whose('t')} and t.from_date <= '${to}' and t.to_date >= '${from}' group by 1) l on l.employee_id = e.id
    left join (select t.employee_id, json_build_array(sum(t.overtime_min), sum(t.night_min), sum(t.night_overtime_min), sum(t.late_min), sum(t.worked_min) filter (where t.day_kind = 'weekly_off')) as list
      from attendance_day t where ${whose('t')} and t.date between '${from}' and '${to}' group by 1) w on w.employee_id = e.id
    left join (select t.employee_id, sum(t.due - coalesce(t.taken, 0)) as amount from loan_instalment t where ${whose('t')} and t.state = 'due' and t.due_on <= '${to}' group by 1) o on o.employee_id = e.id
    left join (select t.employee_id, t.net, t.compared from payslip t where ${whose('t')} and t.period = '${before}') b on b.employee_id = e.id
    left join (${
      isClosed
        ? `select t.employee_id, json_agg(json_build_array(x.code, x.amount)) as list from payslip t, jsonb_to_recordset(t.lines) x(code text, amount numeric) where ${whose('t')} and t.period = '${from.slice(0, 7)}' and t.state = 'posted' group by 1`
        : 'select null::char(24) as employee_id, null::json as list where false'
    }) p on p.employee_id = e.id
    where e.company_id = '${companyId(company)}' and e.deleted_at is null and e.hire_date <= '${to}'${employee ? ` and e.id = '${employee}'` : ''} order by e.id`;
};

/**
 * Each month is read by one statement, summed up in plain numbers, and where it is closed compared with what was paid.
 */
const days = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
const cents = (amount) => Math.round(Number(amount ?? 0) * 100);
const share = (amount, part) => Math.round(amount * part);

/** What somebody gets and what is taken off, in cents; like the components of `fillPayroll`, and no word about why. */
function linesOf(
  [, , , hireDate, nationality, type, department, , salary, allowance, reward, leaves, times, owed],
  month,
) {
  const whole = days(month.from, month.to);
  let paid = whole - (hireDate > month.from ? days(month.from, hireDate) - 1 : 0);
  for (const [kind, from, to] of leaves ?? [])
    if (kind === 'unpaid') paid -= days(from > month.from ? from : month.from, to < month.to ? to : month.to);
  const part = paid / whole;
  const [basic, years] = [share(cents(salary), part), days(hireDate, month.to) / 365.25];
  const [overtime, night, nightOvertime, late, rest] = (times ?? []).map(Number);
  const [hour, housing] = [cents(salary) / 30 / 8, share(basic, 0.25)];
  const lines = {
    BASIC: basic,
    ALLOWANCE: share(cents(allowance), part),
    REWARD: cents(reward),
    housing,
    transport: basic >= 800_000 ? 90_000 : 60_000,
    phone: Math.min(25_000, Math.floor(basic / 200_000) * 5_000),
    long_service: years >= 5 ? Math.min(share(basic, 0.02), 50_000) : 0,
    shift_extra: share(night ?? 0, 450 / 60),
    overtime: share(overtime ?? 0, (hour * 1.25) / 60),
    night_overtime: share(nightOvertime ?? 0, (hour * 1.5) / 60),
    rest_day_work: share(rest ?? 0, (hour * 1.5) / 60),
    meals: type === 'full_time' ? 1_500 * paid : 0,
    kitchen_extra: department === 'Department 3' ? 25_000 : 0,
    tools: 12_000,
    lateness: -share(late ?? 0, hour / 60),
    pension: -share(basic + housing, 0.05),
    club: nationality === 'LB' ? -2_500 : 0,
    LOAN: -cents(owed),
  };
  return { lines, cost: share(basic + housing, 0.125) + share((basic / 30) * (years >= 5 ? 30 : 21), 1 / 12) };
}

/**
 * The payroll of the last of `months`, of those before it what they differ by from what was paid; of one `employee`
 * where one is named.
 */
export function payroll({ company, run, months, employee, isOnlyRead = false }) {
  const differences = new Map();
  let [people, net, costs, changed] = [0, 0, 0, 0];
  return {
    reads: months.map((month, at) => {
      const isClosed = at < months.length - 1;
      return {
        statement: gathered({ ...month, company, isClosed, employee }),
        look(facts) {
          const { lines, cost } = linesOf(facts, month);
          if (isClosed) {
            const was = new Map(facts.at(-1) ?? []);
            const found = Object.entries(lines).filter(([code, amount]) => Math.abs(amount) !== cents(was.get(code)));
            differences.set(facts[0], [...(differences.get(facts[0]) ?? []), ...found]);
            return;
          }
          const all = [...Object.entries(lines), ...(differences.get(facts[0]) ?? [])];
          const paid = all.reduce((sum, [, amount]) => sum + amount, 0);
          people += 1;
          net += paid;
          costs += cost;
          changed += paid === cents(facts.at(-3)) ? 0 : 1;
        },
      };
    }),
    writes: isOnlyRead
      ? []
      : [
          {
            table: 'payslip',
            rows: `company_id = '${companyId(company)}' and run_id = '${runId(company, run)}' and deleted_at is null${employee ? ` and employee_id = '${employee}'` : ''}`,
          },
        ],
    isDone: () => people > 0 && net > 0 && costs > 0 && changed > 0,
  };
}
