import { insertRow } from '../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { type Values } from '../../../platform/records/area';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-01T09:00:00Z') });
});
afterAll(() => test.close());

it('credits no longer count once their cycle is over on every licence, or each licence itself: the activity is expired, and found as such', async () => {
  const company = await test.company();
  const admin = await test.as({ type: 'admin', company });
  const make = (area: string, values: Values) => insertRow(test, area, company, values);
  const employee = () => make('Employee', { status: 'active' });
  const person = await employee();
  const licence = (values: Values, employeeId = person) =>
    make('EmployeeLicence', {
      employeeId,
      ruleId: null,
      expiryDate: null,
      cycleFrom: '2027-01-01',
      cycleTo: '2027-12-31',
      ...values,
    });
  const [nurse, midwife, lapsed, unruled] = [
    await licence({}),
    await licence({ cycleFrom: '2026-01-01' }),
    await licence({ cycleFrom: '2026-01-01', expiryDate: '2027-01-31' }),
    await licence({ cycleFrom: null, cycleTo: null }),
  ];
  const activity = (title: string, licenceIds: string[], values: Values = {}) =>
    make('EmployeeCme', {
      employeeId: person,
      title,
      licenceIds,
      activityDate: '2026-03-01',
      accreditationNo: null,
      state: 'verified',
      certificateFileId: null,
      reviewedById: null,
      ...values,
    });
  await activity('Cycle over', [nurse]);
  await activity('Cycle over, waiting', [nurse], { state: 'submitted' });
  await activity('In its cycle', [nurse], { activityDate: '2027-01-01' });
  await activity('Counts on one', [nurse, midwife]);
  await activity('Counts on any', []);
  await activity('Licence over', [lapsed]);
  await activity('Both over', [lapsed, nurse]);
  await activity('No rule', [unruled]);
  await activity('No licence', [], { employeeId: await employee() });
  const found = async (standing: string) =>
    (
      await admin.graphql(
        'query($s: String) { employeeCmes(filter: {standing: {eq: $s}}, sort: [{field: title}]) { rows { title standing } } }',
        { s: standing },
      )
    ).data.employeeCmes.rows.map((row: Values) => row.title);
  expect(await found('expired')).toEqual(['Both over', 'Cycle over', 'Licence over']);
  expect(await found('verified')).toEqual(['Counts on any', 'Counts on one', 'In its cycle', 'No licence', 'No rule']);
  expect(await found('submitted')).toEqual(['Cycle over, waiting']);
});
