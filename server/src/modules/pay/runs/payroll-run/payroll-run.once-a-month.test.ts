import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { addDays } from '../../../../kernel/dates/plain-date';
import { payGroupsOf } from './pay-group.fixture';
import { payrollOffice, type Office } from './payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
const { group, monthly, assign, runOf, post, slipsOf, component } = payGroupsOf(() => ({ office, hr }));

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({ type: 'admin', company: office.company });
});

describe('What is paid once a month', () => {
  const phoneOf = async (run: any): Promise<string[]> =>
    (await slipsOf(run.id)).map(
      ({ employeeCode, lines }) =>
        `${employeeCode} ${lines
          .filter(({ code }: any) => code !== 'BASIC')
          .map(({ code, amount }: any) => `${code} ${amount}`)
          .join(' ')}`,
    );
  beforeEach(() => component('phone', '100'));

  it('comes with the last week of it or the last of a leaver, and is no difference afterwards', async () => {
    const weeks = await group({ frequency: 'weekly', anchor: '2026-11-02' });
    const [a, b] = [await office.hire({ code: 'A' }), await office.hire({ code: 'B', left: '2026-11-12' })];
    await assign(a, weeks, '2026-11-02');
    await assign(b, weeks, '2026-11-02');
    const runs: any[] = [];
    for (const from of ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']) {
      const period = addDays(from, 6).slice(0, 7);
      runs.push(await post(await runOf(period, { payGroupId: weeks, periodFrom: from })));
    }
    expect(await Promise.all(runs.map(phoneOf))).toEqual([
      ['A ', 'B '],
      ['A ', 'B phone 100.00'],
      ['A '],
      ['A phone 100.00'],
      ['A '],
    ]);
    const [last] = await slipsOf(runs[3].id);
    expect(last.lines[1].reason.en).toContain('once a month, with the last payslip of it');
  });

  it('that was paid twice is owed back once', async () => {
    const site = await monthly();
    await assign(await office.hire({ code: 'A' }), site, '2026-09-15', { validTo: '2026-11-14' });
    const [earlier, later] = [await runOf('2026-11', { payGroupId: site }), await runOf('2026-11')];
    await office.sql(
      `update payslip set lines = lines || (select jsonb_agg(l) from payslip p, jsonb_array_elements(p.lines) l
         where p.run_id = $2 and l ->> 'code' = 'phone') where run_id = $1`,
      [later.id, earlier.id],
    );
    for (const run of [earlier, later]) await post(run);
    expect(await phoneOf(earlier)).toEqual(['A phone 100.00']);
    expect(await phoneOf(later)).toEqual(['A phone 100.00']);
    const [december] = await slipsOf((await runOf('2026-12')).id);
    expect(december.lines.map(({ code, amount }: any) => `${code} ${amount}`)).toEqual([
      expect.stringMatching(/^BASIC /),
      'phone 100.00',
      'RETRO 100.00',
    ]);
    expect(Number(december.net)).toBe(Number(december.lines[0].amount));
  });

  it('is paid once to whoever moves within a month', async () => {
    const site = await monthly();
    const weeks = await group({ frequency: 'weekly', anchor: '2026-11-02', name: 'Weeks' });
    const [a, b] = [await office.hire({ code: 'A' }), await office.hire({ code: 'B' })];
    await assign(a, site, '2026-09-15', { validTo: '2026-11-14' });
    await assign(b, weeks, '2026-11-16');
    // A: 15 October to 14 November, then the rest of November; B: half of November, then weeks.
    expect(await phoneOf(await runOf('2026-11', { payGroupId: site }))).toEqual(['A phone 100.00']);
    expect(await phoneOf(await runOf('2026-11'))).toEqual(['A ', 'B phone 100.00']);
    expect(await phoneOf(await runOf('2026-11', { payGroupId: weeks, periodFrom: '2026-11-23' }))).toEqual(['B ']);
  });
});

describe('Social insurance', () => {
  const insured = async (code: string, more: object = {}): Promise<string> => {
    const id = await office.hire({ code, salaries: [['20000', '2024-01-01', null]], ...more });
    await office.sql(`update employee set nationality = 'AE' where id = $1`, [id]);
    await office.ask(
      hr,
      'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
      { input: { employeeId: id, scheme: 'ae_gpssa', firstInsured: '2024-01-01', validFrom: '2024-01-01' } },
    );
    return id;
  };
  const taken = async (run: any): Promise<string[]> =>
    (await slipsOf(run.id)).map(({ lines }) =>
      lines
        .filter(({ code }: any) => code.startsWith('SI_') && !/_(EMPLOYER|STATE)$/.test(code))
        .map(({ amount }: any) => amount)
        .join(' '),
    );

  // 11 % of 20,000.
  it('is taken once a month, with its last week, by the pay of the month', async () => {
    const weeks = await group({ frequency: 'weekly', anchor: '2026-11-02' });
    await assign(await insured('A'), weeks, '2026-11-01');
    const runs: any[] = [];
    for (const from of ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'])
      runs.push(await runOf('2026-11', { payGroupId: weeks, periodFrom: from }));
    expect(await Promise.all(runs.map(taken))).toEqual([[''], [''], [''], ['2200.00']]);
  });

  it('is taken once by whoever moves within a month', async () => {
    const site = await monthly();
    const id = await insured('A');
    await assign(id, site, '2026-09-15', { validTo: '2026-11-14' });
    const [october, november] = [await runOf('2026-11', { payGroupId: site }), await runOf('2026-11')];
    expect([await taken(october), await taken(november)]).toEqual([['2200.00'], ['']]);
  });
});

it('A thirteenth month is a pay component of December, by the months worked', async () => {
  await office.hire({ code: 'A', hired: '2026-03-01', salaries: [['12000', '2026-03-01', null]] });
  await office.hire({ code: 'B', salaries: [['12000', '2024-01-01', null]] });
  await component('thirteenth', 'basic * min(12, months(employee.hire_date, period.end)) / 12', {
    condition: 'month(period.end) = 12',
  });
  const earned = async (period: string): Promise<string[]> =>
    (await slipsOf((await runOf(period)).id)).map(({ lines }) =>
      lines.map(({ code, amount }: any) => `${code} ${amount}`).join(' '),
    );
  expect(await earned('2026-11')).toEqual(['BASIC 12000.00', 'BASIC 12000.00']);
  // March to December are 10 of 12 months.
  expect(await earned('2026-12')).toEqual(['BASIC 12000.00 thirteenth 10000.00', 'BASIC 12000.00 thirteenth 12000.00']);
});
