import { compensation } from '../../modules/pay/items/compensation/compensation';
import { nameAndNameAr } from '../../platform/text';
import { t } from '../texts/text';
import { compensationAssignment } from '../../modules/pay/items/compensation-assignment/compensation-assignment';
import { deduction } from '../../modules/pay/items/deduction/deduction';
import { deductionAssignment } from '../../modules/pay/items/deduction-assignment/deduction-assignment';
import { employee } from '../../modules/people/employee/employee';
import { employeeDeduction } from '../../modules/pay/items/employee-deduction/employee-deduction';
import { employeeReward } from '../../modules/pay/items/employee-reward/employee-reward';
import { payComponent } from '../../modules/pay/items/pay-component/pay-component';
import { payTableRow } from '../../modules/pay/items/pay-table-row/pay-table-row';
import { salaryFormula } from '../../modules/pay/items/salary-formula/salary-formula';
import { addDays, addMonths, type PlainDate } from '../../kernel/dates/plain-date';
import type { Area, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecord, createRecords } from '../../platform/records/records';
import { writeRows } from '../../platform/records/write-rows';
import type { DemoCompany } from '../companies';
import { sequence } from '../people/names';

interface Person {
  id: string;
  version: number;
  hireDate: PlainDate;
  exitDate: PlainDate | null;
  title: string;
}
type Item = [
  title: string,
  basis: string,
  fixedAmount: string | null,
  percentOfBasic: string | null,
  of: (person: Person, at: number) => boolean,
];

const everybody = () => true;
const titled =
  (words: RegExp) =>
  ({ title }: Person) =>
    words.test(title);
const every = (nth: number) => (_person: Person, at: number) => at % nth === 0;

const allowances: Record<string, Item[]> = {
  HMG: [
    ['Housing allowance', 'monthly', null, '25', everybody],
    ['Transport allowance', 'monthly', '600', null, everybody],
    ['Licence allowance', 'monthly', '750', null, titled(/Nurse|Radio|Laboratory|Medical/)],
    ['Night meal', 'daily', '15', null, titled(/^Nurse/)],
    ['School fees', 'monthly', '1200', null, every(6)],
  ],
  CL: [
    ['Housing allowance', 'monthly', null, '25', everybody],
    ['Transport allowance', 'monthly', null, '10', everybody],
    ['Route allowance', 'daily', '20', null, titled(/Driver/)],
    ['Fuel card', 'monthly', '350', null, titled(/Manager|Supervisor|Director/)],
  ],
};
const deductions: Record<string, Item[]> = {
  HMG: [
    ['Health insurance share', 'monthly', '150', null, every(4)],
    ['Staff club', 'monthly', '50', null, every(3)],
  ],
  CL: [
    ['Social insurance share', 'monthly', null, '9.75', every(2)],
    ['Phone plan', 'monthly', '60', null, every(5)],
  ],
};
const formulas: Record<string, Values[]> = {
  HMG: [
    { title: 'Office hours', kind: 'monthly' },
    {
      title: 'Clinic shifts',
      kind: 'monthly_total_hours',
      totalHours: '208',
      secondOvertimeFactor: '1.75',
      holidayOvertimeFactor: '2.5',
    },
  ],
  CL: [
    { title: 'Head office', kind: 'monthly' },
    { title: 'Drivers and warehouse', kind: 'daily_total_hours', totalHours: '10' },
  ],
};
/** Components by formula: what everybody of the company gets or costs beside what is given to them by name. */
const components: Record<string, Values[]> = {
  HMG: [
    { code: 'phone', ...nameAndNameAr(t('demo_pay.phone_allowance')), formula: 'lookup("phone", basic)' },
    {
      code: 'long_service',
      ...nameAndNameAr(t('demo_pay.long_service')),
      formula: 'min(basic * 2%, 500)',
      countsForGratuity: true,
      condition: 'years(employee.hire_date, period.end) >= 5',
    },
    {
      code: 'eos_provision',
      ...nameAndNameAr(t('demo_pay.eos_provision')),
      kind: 'employer_cost',
      hiddenFromEmployee: true,
      formula: 'day_value * if(years(employee.hire_date, period.end) >= 5, 30, 21) / 12',
    },
  ],
  CL: [
    {
      code: 'fuel',
      ...nameAndNameAr(t('demo_pay.fuel_allowance')),
      formula: '250',
      countsForGratuity: true,
      condition: 'employee.position = "Driver"',
    },
    {
      code: 'social_insurance',
      ...nameAndNameAr(t('demo_pay.social_insurance')),
      kind: 'employer_cost',
      formula: '(basic + allowances * 50%) * 11.75%',
    },
  ],
};
const tableSteps: Record<string, [from: string, value: string][]> = {
  HMG: [
    ['0', '100'],
    ['8000', '150'],
    ['15000', '250'],
  ],
  CL: [],
};

const rewardLines: [type: string, reason: string, amount: number][] = [
  ['bonus', 'Covered the whole holiday week', 750],
  ['recognition', 'Colleague of the month', 500],
  ['commission', 'Referred a new colleague', 1000],
  ['incentive', 'No accident in a year', 600],
  ['reimbursement', 'Course fee paid in advance', 1450],
  ['bonus', 'Finished the yearly inventory early', 400],
];
const deductionLines: [type: string, reason: string, amount: number][] = [
  ['advance', 'Advance on the salary of the month', 1500],
  ['fine', 'Traffic fine in a company car', 300],
  ['damage', 'Lost access card', 75],
  ['loan', 'Instalment of the staff loan', 800],
  ['penalty', 'Unexcused absence, second warning', 200],
];

/** Who entered what a demo company pays, and who decided it: nobody where the company has no second person. */
export interface PayClerks {
  enters: string;
  decides: string | null;
}

/** Allowances, deductions and formulas with whom they are given to, and a year of rewards and deductions. */
export async function fillPay(
  ctx: Ctx,
  { prefix, currency }: DemoCompany,
  { enters, decides }: PayClerks,
  today: PlainDate,
): Promise<void> {
  const { rows: people } = await ctx.tx.query<Person>(
    `select e.id, e.version, e.hire_date as "hireDate", e.exit_date as "exitDate", coalesce(p.title, '') as title
     from employee e left join "position" p on p.company_id = e.company_id and p.id = e.position_id
     where e.company_id = $1 and e.deleted_at is null order by e.code`,
    [ctx.companyId],
  );
  await giveFormulas(ctx, prefix, people);
  await giveItems(ctx, compensation, compensationAssignment, 'compensationId', allowances[prefix] ?? [], people);
  await giveItems(ctx, deduction, deductionAssignment, 'deductionId', deductions[prefix] ?? [], people);
  const since = `${Number(today.slice(0, 4)) - 2}-01-01`;
  await createRecords(
    ctx,
    payTableRow,
    (tableSteps[prefix] ?? []).map(([fromValue, value]) => ({
      tableName: 'phone',
      fromValue,
      value,
      validFrom: since,
    })),
  );
  await payAttendance(ctx, since, prefix === 'CL');
  for (const each of components[prefix] ?? []) await createRecord(ctx, payComponent, { ...each, validFrom: since });
  const entries = (lines: typeof rewardLines, count: number, seed: number) =>
    yearOfEntries(people, lines, count, sequence(seed), { enters, decides, currency, today });
  const rewards = entries(rewardLines, 30, 41).map(({ id, values }) => ({
    id,
    values: { ...values, kind: 'money', countsForGratuity: false, points: null, item: null },
  }));
  await writeRows(
    ctx,
    employeeReward,
    [...rewards, ...pointsAndThings(people, { enters, decides, currency, today })],
    'create',
  );
  const spread = entries(deductionLines, 22, 43).map(({ id, values }) => ({
    id,
    values: {
      ...values,
      kind: 'amount',
      daysOfPay: null,
      monthlyPay: null,
      instalments: values.type === 'damage' ? 3 : 1,
      capPercent: null,
      priority: 5,
      legalOrder: false,
    },
  }));
  await writeRows(ctx, employeeDeduction, spread, 'create');
}

/** What new companies begin with holds from the first demo payroll on; one company takes off lateness too. */
async function payAttendance(ctx: Ctx, validFrom: PlainDate, takesLateness: boolean): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    'select id, version from pay_component where company_id = $1 and deleted_at is null',
    [ctx.companyId],
  );
  await writeRows(
    ctx,
    payComponent,
    rows.map((row) => ({ ...row, values: { validFrom } })),
    'update',
  );
  if (takesLateness)
    await createRecord(ctx, payComponent, {
      code: 'lateness',
      ...nameAndNameAr(t('demo_pay.lateness')),
      kind: 'deduction',
      formula: 'time.late_due',
      prorated: false,
      validFrom,
    });
}

async function giveFormulas(ctx: Ctx, prefix: string, people: Person[]): Promise<void> {
  const made = await createRecords(ctx, salaryFormula, formulas[prefix] ?? []);
  const sources = ['Referral', 'Recruitment agency', 'Job board', 'Returned employee'];
  await writeRows(
    ctx,
    employee,
    people.map(({ id, version, title }, at) => ({
      id,
      version,
      values: {
        salaryFormulaId: made[/Nurse|Radio|Laboratory|Driver|Storekeeper|Dispatcher/.test(title) ? 1 : 0]!.id,
        profession: title || null,
        sourceOfHire: sources[at % sources.length],
        workingHoursPerDay: '8',
        unpaidLeaveDaysBefore: at % 7 === 0 ? '5' : null,
      },
    })),
    'update',
  );
}

async function giveItems(
  ctx: Ctx,
  items: Area,
  assignments: Area,
  reference: string,
  lines: Item[],
  people: Person[],
): Promise<void> {
  const made = await createRecords(
    ctx,
    items,
    lines.map(([title, basis, fixedAmount, percentOfBasic]) => ({ title, basis, fixedAmount, percentOfBasic })),
  );
  await writeRows(
    ctx,
    assignments,
    lines.flatMap(([, , , , of], line) =>
      people.filter(of).map(({ id, hireDate, exitDate }) => ({
        id: newId(),
        values: {
          employeeId: id,
          [reference]: made[line]!.id,
          validFrom: hireDate,
          validTo: exitDate,
          state: 'approved',
        },
      })),
    ),
    'create',
  );
}

interface Year extends PayClerks {
  currency: string;
  today: PlainDate;
}

/** Single amounts of the last twelve months: the older ones applied, the newest waiting, some rejected. */
function yearOfEntries(
  people: Person[],
  lines: typeof rewardLines,
  count: number,
  next: (below: number) => number,
  { enters, decides, currency, today }: Year,
) {
  return Array.from({ length: count }, (_each, nth) => {
    const date = addDays(addMonths(today, -Math.floor((nth * 12) / count)), -next(25));
    const there = people.filter(
      ({ hireDate, exitDate }) => hireDate <= date && (exitDate === null || exitDate >= date),
    );
    const [type, reason, amount] = lines[next(lines.length)]!;
    const state =
      nth < 2 || !decides
        ? ['draft', 'pending'][nth % 2]!
        : nth < 5
          ? 'pending'
          : nth % 9 === 0
            ? 'rejected'
            : nth < 9
              ? 'approved'
              : 'applied';
    const isDecided = state !== 'draft' && state !== 'pending';
    return {
      id: newId(),
      values: {
        employeeId: (there[next(there.length)] ?? people[0]!).id,
        type,
        reason,
        description: null,
        amount: String(amount + 50 * next(4)),
        currency,
        date,
        resolutionNumber: nth % 3 === 0 ? `${date.slice(0, 4)}/${100 + nth}` : null,
        state,
        enteredById: enters,
        submittedById: state === 'draft' ? null : enters,
        decidedById: isDecided ? decides : null,
        decidedAt: isDecided ? `${addDays(date, 1)}T08:30:00Z` : null,
        decisionNote: state === 'rejected' ? 'The budget of the department is used up.' : null,
      },
    };
  });
}

const thanks: [kind: 'points' | 'item', reason: string, points: number | null, item: string | null][] = [
  ['points', 'Trained two new colleagues', 120, null],
  ['points', 'Best suggestion of the quarter', 80, null],
  ['item', 'Chosen for points', 150, 'Headphones'],
  ['points', 'Perfect attendance of the quarter', 60, null],
  ['item', 'Ten years with us', null, 'Watch with engraving'],
];

/** Points somebody gathered and what they took for them; a watch for somebody else. */
function pointsAndThings(people: Person[], { enters, decides, currency, today }: Year) {
  const there = people.filter(({ hireDate, exitDate }) => exitDate === null && hireDate <= addMonths(today, -12));
  return thanks.map(([kind, reason, points, item], nth) => {
    const date = addMonths(today, -9 + nth * 2);
    return {
      id: newId(),
      values: {
        employeeId: there[nth < 4 ? 3 : 8]!.id,
        type: 'recognition',
        reason,
        description: null,
        amount: null,
        currency,
        date,
        resolutionNumber: null,
        kind,
        countsForGratuity: false,
        points,
        item,
        state: !decides ? 'pending' : kind === 'points' ? 'approved' : 'applied',
        enteredById: enters,
        submittedById: enters,
        decidedById: decides,
        decidedAt: decides ? `${addDays(date, 1)}T08:30:00Z` : null,
        decisionNote: null,
      },
    };
  });
}
