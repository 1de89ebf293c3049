import { insertRow } from '../../../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { all } from '../../../../data-import/import.fixture';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({
    company: office.company,
    grants: [
      ...clerkGrants,
      ...['PayComponent', 'PayTableRow', 'Compensation', 'Deduction'].flatMap((subject) =>
        all(subject, 'read', 'read_sensitive'),
      ),
    ],
  });
});
afterAll(() => test.close());

const whatIf = (variables: object, who = hr) =>
  office.ask(
    who,
    `query($period: String!, $tableRow: PayTableRowTrial, $item: PayItemTrial) { payWhatIf(period: $period, tableRow: $tableRow, item: $item) {
    employees changed errors rows { employeeCode before after difference problems { code } } } }`,
    { period: '2026-03', ...variables },
  );
const add = (area: string, values: Record<string, unknown>) => insertRow(test, area, office.company, values);

describe('a row of a pay table that would be another', () => {
  const table = async () => {
    await add('PayComponent', {
      code: 'housing',
      name: 'Housing',
      formula: 'lookup("housing", basic)',
      condition: null,
      kind: 'earning',
      rounding: 'coin',
      hiddenFromEmployee: false,
      prorated: false,
      validFrom: '2020-01-01',
      validTo: null,
    });
    return [
      await add('PayTableRow', {
        tableName: 'housing',
        fromValue: '0',
        value: '1000',
        validFrom: '2020-01-01',
        validTo: null,
      }),
      await add('PayTableRow', {
        tableName: 'housing',
        fromValue: '9000',
        value: '2000',
        validFrom: '2020-01-01',
        validTo: null,
      }),
    ];
  };
  const row = (more: object) => ({ tableRow: { tableName: 'housing', fromValue: '9000', value: '2600', ...more } });

  it.each<[string, object, [string, string][]]>([
    ['by its value', {}, [['b', '600.00']]],
    [
      'by where it begins: who falls below it has the step before',
      { fromValue: '12000', value: '2000' },
      [['b', '-1000.00']],
    ],
  ])('%s changes the pay of whom it is for', async (_what, more, differences) => {
    await office.hire({ code: 'a', salaries: [['8000', '2024-01-01', null]] });
    await office.hire({ code: 'b' });
    const [, id] = await table();
    const found = await whatIf(row({ id, ...more }));
    expect(found.rows.map(({ employeeCode, difference }: any) => [employeeCode, difference])).toEqual(differences);
    expect(
      await office.sql('select value::text from pay_table_row where company_id = $1 order by from_value', [
        office.company,
      ]),
    ).toEqual([{ value: '1000.0000' }, { value: '2000.0000' }]);
  });

  it('that would be new is one more step', async () => {
    await office.hire({ code: 'b' });
    await table();
    expect(await whatIf(row({ fromValue: '9500', value: '2100' }))).toMatchObject({
      changed: 1,
      rows: [{ employeeCode: 'b', before: '12000.00', after: '12100.00', difference: '100.00' }],
    });
  });

  it('is refused where it is no number, and of another company', async () => {
    await table();
    await expect(whatIf(row({ value: 'much' }))).rejects.toMatchObject({
      code: expect.stringMatching(/INVALID|BAD_USER_INPUT/),
    });
    const other = await payrollOffice(test);
    const strange = await insertRow(test, 'PayTableRow', other.company, {
      tableName: 'housing',
      fromValue: '0',
      value: '1',
      validFrom: '2020-01-01',
    });
    await expect(whatIf(row({ id: strange }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe.each([
  ['allowance', 'Compensation', 1],
  ['deduction', 'Deduction', -1],
] as const)('an %s that would come to another amount', (kind, area, sign) => {
  it('changes the pay of whoever has it, but for whom another was agreed with', async () => {
    const [mona, omar] = [await office.hire({ code: 'a' }), await office.hire({ code: 'b' })];
    await office.hire({ code: 'c' });
    const id = await add(area, {
      title: 'Housing',
      basis: 'monthly',
      fixedAmount: '700',
      percentOfBasic: null,
      currency: 'AED',
    });
    const of = `${area.toLowerCase()}Id`;
    await add(`${area}Assignment`, {
      employeeId: mona,
      [of]: id,
      validFrom: '2024-01-01',
      validTo: null,
      ownAmount: null,
      ownPercent: null,
    });
    await add(`${area}Assignment`, {
      employeeId: omar,
      [of]: id,
      validFrom: '2024-01-01',
      validTo: null,
      ownAmount: '950',
      ownPercent: null,
    });
    const tried = await whatIf({ item: { kind, id, fixedAmount: '800', percentOfBasic: '1' } });
    expect(tried).toMatchObject({
      employees: 3,
      changed: 1,
      rows: [{ employeeCode: 'a', difference: (sign * 200).toFixed(2) }],
    });
    expect(await whatIf({ item: { kind, id, fixedAmount: '700' } })).toMatchObject({ changed: 0 });
    await expect(whatIf({ item: { kind, id, fixedAmount: '-1' } })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'fixedAmount',
    });
    await expect(whatIf({ item: { kind, id: mona, fixedAmount: '1' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
