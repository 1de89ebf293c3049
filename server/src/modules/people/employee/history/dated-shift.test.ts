import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { attendanceJobs } from '../../../time/attendance-day/attendance-day.job';
import { refreshShifts } from './refresh-shifts';

let test: TestApp;
let admin: Person;
let company: string;
let day: string;
let noon: string;
// A Tuesday.
let now = new Date('2026-11-10T18:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
  [day, noon] = [await shift('08:00', '16:00'), await shift('12:00', '20:00')];
});
beforeEach(() => {
  now = new Date('2026-11-10T18:00:00Z');
});
afterAll(() => test.close());

const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await admin.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
const made = async (name: string, input: object): Promise<string> =>
  (await ask(`mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made.id;
const shift = (start: string, end: string) =>
  made('Shift', { title: `${start} ${newId()}`, kind: 'times', periods: [{ start, end }] });
const hire = (more: object = {}) =>
  made('Employee', {
    code: newId(),
    firstName: 'Lina',
    lastName: 'Saleh',
    hireDate: '2026-01-05',
    shiftId: day,
    ...more,
  });
const read = async (id: string) =>
  (
    await ask('query($id: ID!) { employee(id: $id) { version shiftId newShiftFrom shifts { from shiftId title } } }', {
      id,
    })
  ).employee;
const give = async (id: string, input: object) =>
  ask('mutation($id: ID!, $v: Int!, $i: EmployeeChanges!) { updateEmployee(id: $id, version: $v, input: $i) { id } }', {
    id,
    v: (await read(id)).version,
    i: input,
  });
const present = (employeeId: string, ...dates: string[]) =>
  Promise.all(dates.map((date) => made('Attendance', { employeeId, date, timeIn: '12:00', timeOut: '20:00' })));
const again = (employeeId: string, date: string) =>
  test.inside(
    company,
    `insert into attendance_stale (company_id, employee_id, date, needs, reason) values ($2, $1, $3, 'minutes', 'test') on conflict do nothing`,
    [employeeId, company, date],
  );
const late = async (employeeId: string) => {
  await attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: company,
    userId: '',
    recordId: company,
  });
  return (
    await test.inside<{ date: string; late: number }>(
      company,
      'select date::text, late_min as late from attendance_day where employee_id = $1 and deleted_at is null and first_in is not null order by date',
      [employeeId],
    )
  ).map((row) => `${row.date} ${row.late}`);
};
const sheet = async (employeeId: string, from: string, to: string) =>
  (
    await ask(
      'query($id: ID!, $from: Date!, $to: Date!) { attendanceSheet(employeeId: $id, from: $from, to: $to) { rows { shift { id } days { late } } } }',
      { id: employeeId, from, to },
    )
  ).attendanceSheet.rows[0];

describe('another shift on the file of an employee', () => {
  it('holds from today on: days that were worked out stay as they were, whenever they are worked out anew', async () => {
    const id = await hire();
    await present(id, '2026-11-03', '2026-11-09', '2026-11-10');
    expect(await late(id)).toEqual(['2026-11-03 240', '2026-11-09 240', '2026-11-10 240']);
    await give(id, { shiftId: noon });
    expect(await read(id)).toMatchObject({
      shiftId: noon,
      newShiftFrom: null,
      shifts: [
        { from: null, shiftId: day },
        { from: '2026-11-10', shiftId: noon, title: expect.stringMatching(/^12:00/) },
      ],
    });
    await again(id, '2026-11-03');
    expect(await late(id)).toEqual(['2026-11-03 240', '2026-11-09 240', '2026-11-10 0']);
    expect(await sheet(id, '2026-11-09', '2026-11-10')).toEqual({
      shift: { id: noon },
      days: [{ late: 240 }, { late: 0 }],
    });
    expect((await sheet(id, '2026-11-09', '2026-11-09')).shift.id).toBe(day);
    const { why } = await ask(
      'query($id: ID!) { why: attendanceExplanation(employeeId: $id, date: "2026-11-09") { isAsStored shift { id } } }',
      { id },
    );
    expect(why).toEqual({ isAsStored: true, shift: { id: day } });
  });

  it('given for a day to come shows, to old clients too, once that day has come', async () => {
    const id = await hire();
    const shown = async () => {
      await refreshShifts(test.app.services);
      const { code } = (await ask('query($id: ID!) { employee(id: $id) { code } }', { id })).employee;
      const { body } = await admin.rest('GET', `/api/company-employee/?q=${code}`);
      return [(await read(id)).shiftId, body.data[0].shift_id];
    };
    await give(id, { shiftId: noon, newShiftFrom: '2026-11-12' });
    expect(await shown()).toEqual([day, day]);
    // Who saves the form for another reason sends the shift of today along: the one to come stays.
    await give(id, { shiftId: day, firstName: 'Leen' });
    expect((await read(id)).shifts).toHaveLength(2);
    now = new Date('2026-11-11T21:00:00Z');
    expect(await shown()).toEqual([noon, noon]);
    now = new Date('2026-11-12T06:00:00Z');
    const at = async (date: string) =>
      (
        await ask('query($id: ID!) { attendances(filter: {id: {eq: $id}}) { rows { shiftId } } }', {
          id: await made('Attendance', { employeeId: id, date, timeIn: '01:00', timeOut: '01:30' }),
        })
      ).attendances.rows[0].shiftId;
    expect([await at('2026-11-11'), await at('2026-11-12')]).toEqual([day, noon]);
  });

  it('put right from a day of the past changes days from then on, those of closed months aside', async () => {
    const id = await hire();
    await present(id, '2026-10-28', '2026-11-03', '2026-11-09');
    await late(id);
    await test.inside(
      company,
      `update attendance_day set locked = true where employee_id = $1 and date < '2026-11-01'`,
      [id],
    );
    await give(id, { shiftId: noon, newShiftFrom: '2026-10-01' });
    expect(await late(id)).toEqual(['2026-10-28 240', '2026-11-03 0', '2026-11-09 0']);
    await give(id, { shiftId: null, newShiftFrom: '2026-11-05' });
    expect(await late(id)).toEqual(['2026-10-28 240', '2026-11-03 0', '2026-11-09 0']);
    expect((await read(id)).shifts.map(({ from, shiftId }: Record<string, string>) => [from, shiftId])).toEqual([
      [null, day],
      ['2026-10-01', noon],
      ['2026-11-05', null],
    ]);
  });

  it('given many at once holds from today for each', async () => {
    const ids = [await hire(), await hire({ shiftId: null })];
    await ask(
      'mutation($ids: [ID!]!, $i: JSON) { bulk(subject: "Employee", action: "update", ids: $ids, input: $i) { id } }',
      { ids, i: { shiftId: noon } },
    );
    expect(
      (await Promise.all(ids.map(read))).map(({ shifts }) =>
        shifts.map(({ from, shiftId }: Record<string, string>) => [from, shiftId]),
      ),
    ).toEqual([
      [
        [null, day],
        ['2026-11-10', noon],
      ],
      [
        [null, null],
        ['2026-11-10', noon],
      ],
    ]);
  });

  it("is refused before the employment, and where it is another company's", async () => {
    const id = await hire();
    await expect(give(id, { shiftId: noon, newShiftFrom: '2025-12-31' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'newShiftFrom',
    });
    const elsewhere = await test.company();
    const other = await test.as({ type: 'admin', company: elsewhere });
    const { data } = await other.graphql(
      'mutation { made: createShift(input: {title: "Theirs", totalHours: "8"}) { id } }',
    );
    await expect(give(id, { shiftId: data.made.id })).rejects.toMatchObject({ field: 'shiftId' });
    expect(await read(id)).toMatchObject({ shiftId: day, shifts: null });
  });
});
