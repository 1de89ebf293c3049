import type { Ctx } from '../../../platform/context';
import { inCompany } from '../../../platform/system-ctx';
import { processStaleDays } from '../attendance-day/calculation/calculate-days';
import { timeOffice, type TimeOffice } from '../attendance-day/time-office.fixture';
import { keepPunches } from '../punch/punch';
import { closeMonth } from './attendance-month.actions';

let office: TimeOffice;
beforeEach(async () => {
  office = await timeOffice(() => new Date('2026-11-20T08:00:00Z'));
});
afterEach(() => office.test.close());

const closing = () => office.admin.graphql('mutation { closeAttendance(period: "2026-10") }');
const ours = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inCompany(office.test.app.services, { companyId: office.company, userId: office.admin.id }, 'write', work);
const days = async (employeeId: string) =>
  (
    await office.ask(
      'query($id: ID!) { attendanceDays(filter: {employeeId: {eq: $id}, date: {lte: "2026-10-31"}}) { rows { date workedMin locked } } }',
      { id: employeeId },
    )
  ).attendanceDays.rows;
const present = (employeeId: string) =>
  office.admin.graphql('mutation($input: AttendanceInput!) { createAttendance(input: $input) { id } }', {
    input: { employeeId, date: '2026-10-31', timeIn: '08:00', timeOut: '17:00' },
  });

/** Somebody of whose October the last day alone counts. */
async function hiredOn31st(): Promise<string> {
  const employeeId = await office.hire({ hireDate: '2026-10-31' });
  await office.test.inside(office.company, 'update employee set created_at = $2 where id = $1', [
    employeeId,
    '2026-10-31',
  ]);
  return employeeId;
}

describe('a month that is closed', () => {
  it('waits for times that are being worked out, and is closed with them', async () => {
    const employeeId = await hiredOn31st();
    await ours((ctx) =>
      keepPunches(ctx, [
        {
          at: new Date('2026-10-31T08:00:00+04:00'),
          direction: 'in',
          employeeId,
          zone: 'Asia/Dubai',
          source: 'device',
        },
        {
          at: new Date('2026-10-31T17:00:00+04:00'),
          direction: 'out',
          employeeId,
          zone: 'Asia/Dubai',
          source: 'device',
        },
      ]),
    );
    const { closed } = await ours(async (ctx) => {
      await processStaleDays(ctx);
      const answer = closing();
      await office.test.someoneWaits();
      return { closed: answer };
    });
    expect((await closed).data).toEqual({ closeAttendance: 1 });
    expect(await days(employeeId)).toEqual([{ date: '2026-10-31', workedMin: 540, locked: true }]);
  });

  it('is not written into meanwhile, and who tries is told so', async () => {
    const employeeId = await hiredOn31st();
    const { errors } = await ours(async (ctx) => {
      await closeMonth(ctx, { period: '2026-10' });
      return present(employeeId);
    });
    expect(errors?.[0]).toMatchObject({
      message: 'Attendance of this month is being closed or opened at this moment. Try again in a few seconds.',
      extensions: { code: 'UNAVAILABLE', status: 503 },
    });
    expect((await present(employeeId)).errors?.[0]).toMatchObject({
      message: expect.stringContaining('Attendance of 2026-10 is closed.'),
      extensions: { field: 'date' },
    });
    expect(await days(employeeId)).toEqual([{ date: '2026-10-31', workedMin: 0, locked: true }]);
  });

  it('is closed with what was being written when it was', async () => {
    const employeeId = await hiredOn31st();
    await Promise.all([present(employeeId), closing()]);
    const [day] = await days(employeeId);
    const { attendances } = await office.ask('{ attendances { total } }');
    expect({ ...day, workedMin: day.workedMin / 540 }).toEqual({
      date: '2026-10-31',
      workedMin: attendances.total,
      locked: true,
    });
  });
});
