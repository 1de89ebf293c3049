import { insertRow } from '../../../test/rows';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { grants, home } from './home.fixture';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-10T08:00:00Z') });
});
afterAll(() => test.close());

it('the financial year of the company is summed, which begins on 1 January unless it says otherwise', async () => {
  const company = await test.company();
  const clerk = await test.as({ company, grants: grants('company', { PayrollRun: ['read'] }) });
  for (const [period, state] of [
    ['2025-05', 'posted'],
    ['2026-01', 'posted'],
    ['2026-02', 'approved'],
    ['2026-03', 'review'],
  ] as const) {
    await insertRow(test, 'PayrollRun', company, {
      period,
      state,
      kind: 'regular',
      net: '1000',
      gross: '1000',
      fromDate: `${period}-01`,
      toDate: `${period}-28`,
      currency: 'AED',
      employeeCount: 1,
    });
  }
  const year = async (start: string | null) => {
    await test.sql('update company set fiscal_year_start = $2 where id = $1', [company, start]);
    const {
      from,
      gross,
      net,
      runs: { count, conditions },
    } = (await home(clerk, 'homePayroll')).year;
    return [from, Number(gross), Number(net), count, ...conditions.slice(0, 2).map(({ values }: any) => values[0])];
  };
  expect(await year(null)).toEqual(['2026-01-01', 2000, 2000, 2, '2026-01-01', '2026-12-31']);
  expect(await year('03-01')).toEqual(['2026-03-01', 0, 0, 0, '2026-03-01', '2027-02-28']);
  expect(await year('04-01')).toEqual(['2025-04-01', 3000, 3000, 3, '2025-04-01', '2026-03-31']);
});
