import { inTransaction } from '../../../platform/database/transaction';
import { newId } from '../../../platform/records/ids';
import { all, ask, hire, imports, mapped, step, table, type Data } from '../../data-import/import.fixture';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let server: TestApp;
let company: string;
let hr: Person;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
  company = await server.company();
  hr = await server.as({
    company,
    grants: [
      ...imports,
      ...all('Employee', 'read', 'create'),
      ...all('AttendanceDay', 'read', 'create', 'update', 'delete'),
    ],
  });
});
afterAll(() => server.close());

const head = ['Employee', 'Date', 'Counts as', 'Note'];
const asServer = (text: string, values: unknown[]) =>
  inTransaction(server.app.services.pool, { companyId: company }, 'write', (tx) => tx.query(text, values));
/** As each night works it out, of a day nobody decided about. */
const calculated = (employeeId: string, date: string) =>
  asServer(
    `insert into attendance_day (company_id, id, version, created_at, updated_at, employee_id, date, status, day_kind, presence_min, worked_min, break_min, late_min, early_min, overtime_min, second_overtime_min, second_night_overtime_min, night_min, night_overtime_min, absent, leave, locked)
     values ($1, $2, 1, now(), now(), $3, $4, 'absent', 'work', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, true, false, false)`,
    [company, newId(), employeeId, date],
  );
const marks = async (): Promise<string[]> =>
  (
    await ask(
      hr,
      '{ attendanceDays(filter: {mark: {isEmpty: false}}, sort: [{field: date}]) { rows { date mark note } } }',
    )
  ).attendanceDays.rows.map(({ date, mark, note }: Data) => `${date} ${mark} ${note}`);

it('days in a list change what was decided before; a day that was only worked out is decided by it, and undecided again once it is taken back', async () => {
  const mona = await hire(hr, 'E-1', 'Mona', 'Haddad');
  for (const date of ['2026-03-09', '2026-03-10']) await calculated(mona, date);
  await ask(hr, 'mutation($input: AttendanceDayInput!) { createAttendanceDay(input: $input) { id } }', {
    input: { employeeId: mona, date: '2026-03-09', mark: 'absent', note: 'Not seen' },
  });
  const list = table(head, ['E-1', '2026-03-09', 'Remote', 'From home'], ['E-1', '2026-03-10', 'Half day', 'Doctor']);
  const id = await mapped(hr, list, {}, 'AttendanceDay');
  expect(await step(hr, id, 'checkImport')).toMatchObject({
    problems: [],
    counts: { create: 1, update: 1, rejected: 0 },
  });
  expect(await step(hr, id, 'commitImport')).toMatchObject({ counts: { create: 1, update: 1, rejected: 0 } });
  expect(await marks()).toEqual(['2026-03-09 remote From home', '2026-03-10 half_day Doctor']);
  expect(await step(hr, id, 'undoImport')).toMatchObject({ counts: { undone: 2, kept: 0 } });
  expect(await marks()).toEqual(['2026-03-09 absent Not seen']);
});

it('a day that is worked out anew between the check of a list and its import is decided all the same', async () => {
  const omar = await hire(hr, 'E-2', 'Omar', 'Saleh');
  await calculated(omar, '2026-03-11');
  const id = await mapped(hr, table(head, ['E-2', '2026-03-11', 'Present', '']), {}, 'AttendanceDay');
  await step(hr, id, 'checkImport');
  await asServer('update attendance_day set deleted_at = now() where company_id = $2 and employee_id = $1', [
    omar,
    company,
  ]);
  await calculated(omar, '2026-03-11');
  expect(await step(hr, id, 'commitImport')).toMatchObject({ problems: [], counts: { create: 1, rejected: 0 } });
});
