import { sql } from './running/database.mjs';

const id = (kind, number) => `'${kind}' || lpad(to_hex(${number}), 23, '0')`;
const plainId = (kind, number) => kind + number.toString(16).padStart(23, '0');
const pick = (texts, number) => `(array[${texts.map((text) => `'${text}'`)}])[1 + (${number}) % ${texts.length}]`;

export const companyId = (number) => plainId('c', number);
export const employeeId = (company, number) => plainId('e', company * 10_000_000 + number);
export const departmentId = (company, number) => plainId('d', company * 1000 + number);
/** A member of the company who holds one role with `grants`. */
export const memberId = (company) => plainId('b', company);

/** The leave type `fillLeave` makes. */
export const leaveTypeId = (company) => plainId('5', company);

/** A payroll run `fillPayroll` makes. */
export const runId = (company, number) => plainId('6', company * 10 + number);

const departments = 20;
const positions = 50;
const firstNames = [
  'Amal',
  'Badr',
  'Clara',
  'Dina',
  'Elias',
  'Fatima',
  'George',
  'Huda',
  'Imran',
  'Jana',
  'Karim',
  'Leila',
  'Mona',
  'Nabil',
  'Omar',
  'Priya',
  'Rania',
];
const lastNames = [
  'Aziz',
  'Bakr',
  'Chalhoub',
  'Darwish',
  'Eid',
  'Farah',
  'Ghanem',
  'Haddad',
  'Ibrahim',
  'Jaber',
  'Khoury',
  'Lahoud',
  'Mansour',
  'Nasser',
  'Obeid',
  'Qasim',
  'Rahman',
  'Saleh',
  'Tannous',
  'Wahab',
  'Yusuf',
  'Zein',
  'Menon',
];
/** Every second one is known by it too. */
const nativeNames = ['فاطمة الزهراء', 'محمّد إبراهيم', 'أحمد القاضي', 'مصطفى آل خليفة', 'هدى يوسف'];
const grants = ['read', 'create', 'update', 'delete', 'read_sensitive', 'check', 'commit', 'undo', 'calculate'].flatMap(
  (action) =>
    [
      'Employee',
      'Department',
      'Position',
      'EmployeePosition',
      'EmployeeSalary',
      'Import',
      'LeaveBalance',
      'LeaveLedgerEntry',
      'LeaveType',
      'PayComponent',
      'Payslip',
      'EosProvision',
      'PayrollRun',
      'PunchEntry',
    ].map((subject) => ({ subject, action, scope: 'company' })),
);

const stamps = 'version, created_at, updated_at';
const stamped = `1, timestamptz '2026-01-01', timestamptz '2026-01-01'`;

/** Companies `first` to `first + count - 1`, each with a member, departments, positions and `people` employees. */
export async function fillCompanies(url, { first = 1, count, people }) {
  const companies = `generate_series(${first}, ${first + count - 1}) c`;
  await sql(
    url,
    // Rows are right by construction: foreign keys need not look at each.
    'set session_replication_role = replica',
    `insert into company (id, ${stamps}, name, country, currency, time_zone, locale, week_start, weekend_days, workday_hours, payroll_day_basis, file_quota_mb, set_up_skipped, negative_net, payslip_mail, bank_cool_off_days, fence_rule, punch_photo, punch_photo_months, licence_rule, skill_rule, roster_notice_days, former_access_days,
      contact_changes, address_changes, photo_changes, emergency_changes, dependant_changes, directory_mail, directory_phone, directory_mobile, directory_location, directory_presence, status)
      select ${id('c', 'c')}, ${stamped}, 'Company ' || c, 'AE', 'AED', 'Asia/Dubai', 'en', 'monday', '{6,0}', 8, 'calendar', 100, '[]', 'block', 'none', 3, 'record', 'none', 3, 'refuse_taking', 'refuse_taking', 0, 90,
      'at_once', 'at_once', 'at_once', 'at_once', 'approval', true, true, false, true, true, 'active' from ${companies}`,
    `insert into app_user (id, ${stamps}, name, email, type, status, role_ids, locale, password_hash)
      select ${id('b', 'c')}, ${stamped}, 'Member ' || c, 'member' || c || '@example.com', 'employee', 'active', '{}', 'en', 'none' from ${companies}`,
    `insert into company_role (company_id, id, ${stamps}, title, status, grants)
      select ${id('c', 'c')}, ${id('f', 'c')}, ${stamped}, 'HR', 'active', '${JSON.stringify(grants)}' from ${companies}`,
    `insert into membership (company_id, id, ${stamps}, user_id, status, role_ids)
      select ${id('c', 'c')}, ${id('9', 'c')}, ${stamped}, ${id('b', 'c')}, 'active', array[(${id('f', 'c')})::char(24)] from ${companies}`,
    `insert into department (company_id, id, ${stamps}, name, code, status)
      select ${id('c', 'c')}, ${id('d', 'c * 1000 + n')}, ${stamped}, 'Department ' || n, 'D-' || n, 'active'
      from ${companies}, generate_series(1, ${departments}) n`,
    `insert into "position" (company_id, id, ${stamps}, title, code, department_id, status)
      select ${id('c', 'c')}, ${id('a', 'c * 1000 + n')}, ${stamped}, 'Position ' || n, 'P-' || n, ${id('d', `c * 1000 + 1 + n % ${departments}`)}, 'active'
      from ${companies}, generate_series(1, ${positions}) n`,
    ...(await withoutIndexes(
      url,
      'employee',
      `insert into employee (company_id, id, ${stamps}, code, first_name, last_name, status, employee_type,
        department_id, position_id, hire_date, birth_date, nationality, work_email, mobile_phone, address, native_name)
      select ${id('c', 'c')}, ${id('e', 'c::bigint * 10000000 + n')}, ${stamped}, 'E-' || lpad(n::text, 7, '0'), ${pick(firstNames, 'n * 7')}, case when n % 10000 = 17 then 'Müller' else ${pick(lastNames, 'n * 11')} end,
        'active', 'full_time', ${id('d', `c * 1000 + 1 + n % ${departments}`)}, ${id('a', `c * 1000 + 1 + n % ${positions}`)},
        date '2015-01-01' + n % 3900, date '1970-01-01' + n % 9000, 'LB', 'e' || n || '@company' || c || '.example', '+971 50 ' || n, n || ' Marina Walk, Dubai', case when n % 2 = 0 then ${pick(nativeNames, 'n')} end
      from ${companies}, generate_series(1, ${people}) n order by hashint4(n), c`,
    )),
  );
  await sql(url, 'vacuum (analyze, freeze)');
}

/**
 * Annual leave of a company, granted by the month, with five years of ledger and a balance for each of its employees.
 */
export async function fillLeave(url, company) {
  const [whose, typeId] = [`company_id = '${companyId(company)}'`, leaveTypeId(company)];
  const years = `generate_series(extract(year from current_date)::int - 5, extract(year from current_date)::int) y`;
  const lines = (
    kind,
    days,
    day,
    key,
    more = '',
  ) => `insert into leave_ledger_entry (company_id, id, ${stamps}, employee_id, type_id, kind, days, effective_date, expires_on, source, source_id, key)
    select e.company_id, replace(gen_random_uuid()::text, '-', '')::char(24), ${stamped}, e.id, '${typeId}', '${kind}', ${days}, ${day}, ${kind === 'carry_over' ? 'make_date(y, 6, 30)' : 'null'},
      '${kind === 'consumption' ? 'EmployeeLeave' : 'LeaveType'}', '${typeId}', ${key} from employee e, ${years}${more} where e.${whose}`;
  const stored = (key) => `e.id || ':${typeId}:${key}'`;
  await sql(
    url,
    'set session_replication_role = replica',
    `insert into leave_type (company_id, id, ${stamps}, code, name, kind, colour, is_active, sort_order, unit, weekends, counts_holidays, document_rule, paid_percent, pay_tiers, counts_as_service,
        requires_allocation, negative_to, year_basis, accrual_frequency, accrual_from, accrual_gain, accrual_levels, accrual_prorates_first, accrual_prorates_last, accrual_counts_leave, accrual_hours, accrual_day_basis, accrual_unpaid, accrual_step, accrual_rounding, carry_over, carry_over_most, carry_over_months, carry_over_forgives, paid_at_end, is_encashable, accrual_version, accrual_earlier, after_probation, pay_earlier, service_earlier)
      values ('${companyId(company)}', '${typeId}', ${stamped}, 'ANNUAL', 'Annual leave', 'paid', '#137c91', true, 10, 'half_day', 'none', false, 'never', 100, '[]', true,
        true, 5, 'calendar', 'monthly', make_date(extract(year from current_date)::int - 5, 1, 1), 'start', '[{"afterMonths":0,"days":"2.5"}]', true, true, false, 'all', 'calendar', 'granted', 0.0001, 'nearest', 'capped', 10, 6, false, true, false, 0, '[]', false, '[]', '[]')`,
    lines(
      'accrual',
      '2.5',
      'make_date(y, m, 1)',
      `${stored(`accrual:${typeId}:`)} || make_date(y, m, 1)`,
      ', generate_series(1, 12) m',
    ) + ' and make_date(y, m, 1) <= current_date',
    lines(
      'consumption',
      '-1',
      'make_date(y, m, d * 7 + 1)',
      `'leave:' || e.id || ':' || make_date(y, m, d * 7 + 1)`,
      ', generate_series(1, 10) m, generate_series(1, 2) d',
    ) + ' and make_date(y, m, 28) < current_date',
    lines('lapse', '-10', 'make_date(y, 1, 1)', `${stored('lapse:')} || make_date(y - 1, 12, 31)`) +
      ' and y > extract(year from current_date)::int - 5',
    lines('carry_over', '10', 'make_date(y, 1, 1)', `${stored('carry_over:')} || make_date(y - 1, 12, 31) || ':0'`) +
      ' and y > extract(year from current_date)::int - 5',
    `insert into leave_balance (company_id, id, ${stamps}, employee_id, type_id, balance, available, granted, taken, planned, pending, as_of)
      select company_id, '4' || substr(employee_id, 2), ${stamped}, employee_id, type_id, sum(days) + abs(hashtext(employee_id)) % 20, sum(days) + abs(hashtext(employee_id)) % 20, 30, 20, 0, 0, current_date from leave_ledger_entry where ${whose} group by company_id, employee_id, type_id`,
  );
  await sql(url, 'vacuum (analyze)');
}

/** The statements that fill a table faster: its indexes are dropped first and made again afterwards. */
async function withoutIndexes(url, table, insert) {
  const indexes = await sql(
    url,
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = '${table}'::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  );
  return [...indexes.map(({ name }) => `drop index ${name}`), insert, ...indexes.map(({ definition }) => definition)];
}
