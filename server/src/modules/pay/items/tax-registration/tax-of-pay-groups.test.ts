import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let employeeId: string;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  office = await payrollOffice(test, { country: 'JO', currency: 'JOD' });
  hr = await test.as({ type: 'admin', company: office.company });
  employeeId = await office.hire({ hired: '2024-01-01', salaries: [['1300', '2024-01-01', null]] });
  await make('TaxRegistration', { employeeId, tax: 'jo_income', number: '123456789', validFrom: '2026-01-01' });
});

const make = (area: string, input: object): Promise<any> =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
async function paidBy(schedule: object, from: string, to: string | null = null): Promise<string> {
  const { id } = await make('PayGroup', { name: 'Site', validFrom: '2026-01-01', ...schedule });
  await make('PayGroupAssignment', { employeeId, payGroupId: id, validFrom: from, validTo: to });
  return id;
}
/** Pays a period and tells what it taxes and takes. */
async function paid(period: string, more: object = {}): Promise<[regular: string, once: string, tax: string]> {
  const run = await office.calculated(await office.create(period, more, hr), hr);
  const [slip] = await office.slips(run.id);
  await office.act('post', await office.act('approve', run, office.approver));
  const of = (code: string): string => slip.lines.find((line: any) => line.code === code)?.amount ?? '';
  return [of('TAXABLE_PAY'), of('TAXABLE_ONCE'), of('INCOME_TAX')];
}
const rewarded = (amount: string, date: string) =>
  office.sql(
    `insert into employee_reward (company_id, id, created_at, updated_at, employee_id, kind, type, amount,
       currency, date, state, reason, counts_for_gratuity)
     values ($1, $2, now(), now(), $3, 'money', 'bonus', $4, 'JOD', $5, 'approved', 'Bonus', false)`,
    [office.company, newId(), employeeId, amount, date],
  );

// 15,600 a year less 9,000: 5 % of 5,000 and 10 % of 1,600 are 410, a twelfth of it 34.167.
describe('Income tax of who is paid twice a month', () => {
  const halves = { frequency: 'semi_monthly', firstDay: 1, secondDay: 16 };

  it('is taken with the second half, by the pay of both', async () => {
    const payGroupId = await paidBy(halves, '2027-01-01');
    expect(await paid('2027-01', { payGroupId, periodFrom: '2027-01-01' })).toEqual(['650.000', '', '']);
    expect(await paid('2027-01', { payGroupId, periodFrom: '2027-01-16' })).toEqual(['650.000', '', '34.167']);
    expect(await paid('2027-02', { payGroupId, periodFrom: '2027-02-01' })).toEqual(['650.000', '', '']);
    expect(await paid('2027-02', { payGroupId, periodFrom: '2027-02-16' })).toEqual(['650.000', '', '34.167']);
  });

  it('takes that of a bonus of the first half in the same month', async () => {
    const payGroupId = await paidBy(halves, '2027-01-01');
    await rewarded('100', '2027-01-10');
    expect(await paid('2027-01', { payGroupId, periodFrom: '2027-01-01' })).toEqual(['650.000', '100.000', '']);
    // 10 % of the bonus.
    expect(await paid('2027-01', { payGroupId, periodFrom: '2027-01-16' })).toEqual(['650.000', '', '44.167']);
  });

  it('counts what is paid once a month once', async () => {
    const payGroupId = await paidBy(halves, '2027-01-01');
    const phone = { code: 'phone', name: 'Phone', kind: 'earning', formula: '100', prorated: false };
    await make('PayComponent', { ...phone, validFrom: '2026-01-01' });
    expect(await paid('2027-01', { payGroupId, periodFrom: '2027-01-01' })).toEqual(['650.000', '', '']);
    // 16,800 a year less 9,000: 5 % of 5,000 and 10 % of 2,800 are 530, a twelfth of it.
    expect(await paid('2027-01', { payGroupId, periodFrom: '2027-01-16' })).toEqual(['750.000', '', '44.167']);
  });

  it('is taken with the last half that is paid to who leaves', async () => {
    const payGroupId = await paidBy(halves, '2027-01-01', '2027-02-10');
    await office.sql(`update employee set exit_date = '2027-02-10', status = 'exited' where id = $1`, [employeeId]);
    await paid('2027-01', { payGroupId, periodFrom: '2027-01-01' });
    await paid('2027-01', { payGroupId, periodFrom: '2027-01-16' });
    // 10 of the 15 days of half a month; 1,733.333 in the year is below what is exempt.
    const last = await paid('2027-02', { payGroupId, periodFrom: '2027-02-01' });
    expect([last[0], last[2]]).toEqual(['433.333', '']);
  });
});

// 1,300 × 12 ÷ 52 are 300 a week; four weeks end in February 2027.
it('Income tax of who is paid weekly is taken with the last week of the month', async () => {
  const payGroupId = await paidBy({ frequency: 'weekly', anchor: '2027-02-01' }, '2027-02-01');
  const taken = [];
  for (const periodFrom of ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
    taken.push((await paid('2027-02', { payGroupId, periodFrom }))[2]);
  // 1,200 so far and ten months of 1,300 are 14,200: 5 % of 5,000 and 10 % of 200 are 270, an eleventh of it.
  expect(taken).toEqual(['', '', '', '24.545']);
});

describe('Who changes between the calendar month and a pay group', () => {
  it('pays the tax of the year to date in either', async () => {
    await office.sql(`update employee set hire_date = '2027-01-01' where id = $1`, [employeeId]);
    const payGroupId = await paidBy({ frequency: 'monthly', firstDay: 16 }, '2027-02-16');
    expect(await paid('2027-01')).toEqual(['1300.000', '', '34.167']);
    // 15 of 28 days: 1,300, 696.429 and ten months are 14,996.429, whose tax is 349.643; an eleventh of what is left.
    expect(await paid('2027-02')).toEqual(['696.429', '', '28.680']);
    expect(await paid('2027-03', { payGroupId })).toEqual(['1300.000', '', '28.680']);
  });

  it('has what the first payslip of the month took counted by the second', async () => {
    const payGroupId = await paidBy({ frequency: 'monthly', firstDay: 15 }, '2026-12-15', '2027-02-14');
    expect(await paid('2027-01', { payGroupId })).toEqual(['1300.000', '', '34.167']);
    expect(await paid('2027-02', { payGroupId })).toEqual(['1300.000', '', '34.167']);
    // 16,250 in the year: 475; an eleventh of the 440.833 left is 40.076, of which 34.167 are taken.
    expect(await paid('2027-02')).toEqual(['650.000', '', '5.909']);
  });
});
