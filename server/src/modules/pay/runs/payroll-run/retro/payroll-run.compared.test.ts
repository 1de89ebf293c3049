import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { comparedLines } from '../../../engine/difference/payslip-difference';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { negative_net: 'carry_forward' });
  const given = ['Compensation', 'CompensationAssignment', 'Deduction', 'DeductionAssignment', 'Employee'];
  hr = await test.as({
    company: office.company,
    grants: [
      ...clerkGrants,
      ...given.flatMap((subject) =>
        ['read', 'create', 'read_sensitive'].map((action) => ({ subject, action, scope: 'company' as const })),
      ),
    ],
  });
});
afterAll(() => test.close());

const create = (area: string, input: object) =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input });

/** People whose pay of March differs from that of February for every reason there is. */
async function hirePeople(): Promise<void> {
  await office.hire({ code: 'same' });
  const raised = await office.hire({
    code: 'raised',
    salaries: [
      ['10000', '2024-01-01', '2026-03-15'],
      ['12000', '2026-03-16', null],
    ],
  });
  await office.hire({
    code: 'raised-in-february',
    salaries: [
      ['10000', '2024-01-01', '2026-02-15'],
      ['12000', '2026-02-16', '2026-02-28'],
      ['12500', '2026-03-01', null],
    ],
  });
  await office.hire({ code: 'joined-in-february', hired: '2026-02-16' });
  await office.hire({ code: 'joins', hired: '2026-03-10' });
  await office.hire({ code: 'leaves', left: '2026-03-10' });
  const [given, taken, owes] = [
    await office.hire({ code: 'given' }),
    await office.hire({ code: 'taken' }),
    await office.hire({ code: 'owes', salaries: [['100', '2024-01-01', null]] }),
  ];
  const allowance = async (
    title: string,
    worth: object,
    employeeId: string,
    validFrom: string,
    validTo: string | null,
  ) =>
    create('CompensationAssignment', {
      employeeId,
      compensationId: (await create('Compensation', { title, ...worth })).id,
      validFrom,
      validTo,
    });
  await allowance('Housing', { fixedAmount: '1000' }, given, '2026-03-01', null);
  await allowance('Car "blue" \\ بدل', { fixedAmount: '500' }, given, '2024-01-01', '2026-02-28');
  // Under two salaries these are two lines of one name.
  await allowance('Trip', { percentOfBasic: '10' }, raised, '2026-01-01', null);
  const deductionId = (await create('Deduction', { title: 'Club', fixedAmount: '250' })).id;
  await create('DeductionAssignment', {
    employeeId: taken,
    deductionId,
    validFrom: '2026-01-01',
    validTo: '2026-02-28',
  });
  await create('DeductionAssignment', { employeeId: owes, deductionId, validFrom: '2026-01-01', validTo: null });
}

it('a payslip is compared with what was kept with that of the month before as with its lines', async () => {
  await hirePeople();
  await office.act('approve', await office.calculated(await office.create('2026-02')), office.approver);
  const march = await office.create('2026-03');
  const told = async () =>
    (await office.slips(march.id)).map(({ employeeCode, previousNet, difference, differenceReasons }) => ({
      employeeCode,
      previousNet,
      difference,
      differenceReasons,
    }));
  const run = await office.calculated(march);
  const byKept = await told();
  expect(
    Object.fromEntries(
      byKept.map(({ employeeCode, differenceReasons }) => [
        employeeCode,
        differenceReasons.map(({ en }: { en: string }) => en),
      ]),
    ),
  ).toEqual({
    same: [],
    joins: ['Joined on 10 March 2026'],
    leaves: ['Last day 10 March 2026', 'Days paid 28 of 28 → 10 of 31'],
    'joined-in-february': ['Days paid 13 of 28 → 31 of 31'],
    raised: ['Salary changed from 10,000.00 to 12,000.00 on 16 March 2026', 'Trip: 1,000.00 → 1,103.23'],
    'raised-in-february': ['Salary changed from 12,000.00 to 12,500.00 on 1 March 2026'],
    given: ['Housing: 1,000.00, new this month', 'Car "blue" \\ بدل: no more 500.00'],
    taken: ['Club: no more 250.00'],
    owes: [
      'Brought forward from earlier payrolls: 150.00, new this month',
      'Carried forward to the next payroll: -150.00 → -300.00',
    ],
  });
  const cleared = await office.sql(
    `update payslip set compared = null where company_id = $1 and period = '2026-02' returning id`,
    [office.company],
  );
  expect(cleared.length).toBe(8);
  await office.calculated(run);
  expect(await told()).toEqual(byKept);
});

it('what is kept with a payslip is what its lines say; with one in error nothing is', async () => {
  await hirePeople();
  await office.hire({ code: 'error', salaries: [] });
  await office.calculated(await office.create('2026-02'));
  const slips = await office.sql('select state, lines, compared from payslip where company_id = $1', [office.company]);
  expect(slips.length).toBe(9);
  for (const { state, lines, compared } of slips)
    expect(compared).toEqual(state === 'error' ? null : comparedLines(lines));
});
