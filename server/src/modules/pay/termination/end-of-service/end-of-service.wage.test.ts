import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from '../../items/pay-entry/pay.fixture';

let test: TestApp;
const fields = `id version state currency excludedDays serviceDays years basicSalary dailySalary firstYearsDays firstYearsAmount laterYearsDays laterYearsAmount award
  lines { code value unit formula inputs reason { en ar } } calculatedById approvedById paidAt approvalRefusal allowedActions`;

const make = (office: PayOffice, employeeId: string, more: object = {}) =>
  office.create('EndOfService', { employeeId, lastDay: '2024-12-31', reason: 'resignation', ...more }, fields);

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

describe('pay components that are part of the wage', () => {
  const linesOf = (row: any) => Object.fromEntries(row.lines.map((line: any) => [line.code, line]));
  async function saudi() {
    const office = await payOffice(test, { country: 'SA', currency: 'SAR' });
    const hr = await test.as({ type: 'admin', company: office.companyId });
    const component = (values: object) =>
      office.create(
        'PayComponent',
        { name: 'Housing', formula: 'basic * 25%', validFrom: '2020-01-01', ...values },
        'id version',
        hr,
      );
    return { office, hr, component };
  }

  it('are counted in Saudi Arabia for a whole month, each told with its formula, its rule and since when', async () => {
    const { office, component } = await saudi();
    await component({ code: 'grade', name: 'Grade', formula: '400' });
    await component({ code: 'housing', countsForGratuity: true, nameAr: 'سكن', formula: 'basic * 25% + grade' });
    await component({
      code: 'fuel',
      name: 'Fuel',
      formula: '300',
      condition: 'employee.type = "part_time"',
      countsForGratuity: true,
    });
    await component({ code: 'nights', name: 'Nights', formula: 'time.night_overtime_due', countsForGratuity: true });
    await component({ code: 'broken', name: 'Broken', formula: '1 / 0' });
    const employeeId = await office.hire('2022-01-01', '8000');
    // A month of which 10 days are left: the wage is that of a whole one.
    const done = await office.step(
      'calculate',
      'EndOfService',
      await make(office, employeeId, { lastDay: '2024-12-10', reason: 'termination' }),
      fields,
    );
    const lines = linesOf(done);
    expect(lines.WAGE).toMatchObject({
      value: '10400.00',
      formula: 'basic + a1',
      inputs: [{ value: '8000.00' }, { label: { en: 'Housing', ar: 'سكن' }, value: '2400.00' }],
    });
    expect(lines['COMPONENT:HOUSING']).toMatchObject({
      value: '2400.00',
      unit: 'SAR',
      formula: 'basic * 25% + grade',
      reason: {
        en: expect.stringMatching(/in force since 1 January 2020.*Art\. 2/),
        ar: expect.stringContaining('المادة 2'),
      },
    });
    expect(done.lines.filter(({ code }: any) => code.startsWith('COMPONENT'))).toHaveLength(1);
    // Half a month of the wage for each year, by days: 5,200 × 1,074 ÷ 365.
    expect(done.award).toBe('15300.820');
  });

  it('are no part of the award where the law counts the basic salary alone, but of notice, which it pays by the wage', async () => {
    const office = await payOffice(test, { country: 'AE', currency: 'AED' });
    const hr = await test.as({ type: 'admin', company: office.companyId });
    await office.create(
      'PayComponent',
      { code: 'housing', name: 'Housing', formula: '3000', countsForGratuity: true, validFrom: '2020-01-01' },
      'id',
      hr,
    );
    const done = await office.step(
      'calculate',
      'EndOfService',
      await make(office, await office.hire('2018-01-01', '10000'), {
        reason: 'termination',
        noticeBy: 'employer',
        noticeServed: 15,
      }),
      fields,
    );
    expect(done.award).toBe('55000.000');
    expect(linesOf(done)).not.toHaveProperty('COMPONENT:HOUSING');
    expect(linesOf(done).NOTICE).toMatchObject({
      value: '6500.00',
      inputs: expect.arrayContaining([
        expect.objectContaining({ label: { en: 'Housing', ar: 'Housing', fr: 'Housing' }, value: '3000.00' }),
      ]),
    });
  });

  it('that changed or fail stop what rests on them with a reason', async () => {
    const { office, hr, component } = await saudi();
    const housing = await component({ code: 'housing', countsForGratuity: true });
    const employeeId = await office.hire('2022-01-01', '8000');
    const calculated = await office.step('calculate', 'EndOfService', await make(office, employeeId), fields);
    const change = (version: number, input: object) =>
      office.ask(
        hr,
        'mutation($id: ID!, $version: Int!, $input: PayComponentChanges!) { updatePayComponent(id: $id, version: $version, input: $input) { version } }',
        { id: housing.id, version, input },
      );
    await change(1, { formula: 'basic * 30%' });
    await expect(office.step('approve', 'EndOfService', calculated, 'id', office.approver)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Calculate it again'),
    });
    await change(2, { formula: 'basic / (years(employee.birth_date, period.end) - 18)' });
    await expect(office.step('calculate', 'EndOfService', calculated, 'id')).rejects.toMatchObject({
      code: 'INVALID',
      field: 'employeeId',
      message: expect.stringMatching(/wage of the last day.*Housing/),
    });
    await expect(change(3, { kind: 'employer_cost' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'countsForGratuity',
    });
  });
});
