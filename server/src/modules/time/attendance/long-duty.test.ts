import type { Person } from '../../../../test/test-app';
import { timeOffice, type TimeOffice } from '../attendance-day/time-office.fixture';

let office: TimeOffice;
let now = new Date('2026-11-10T05:00:00Z');
let guards: string;
beforeAll(async () => {
  office = await timeOffice(() => now);
  guards = await office.shift('08:00-08:00');
});
afterAll(() => office.test.close());

const at = (text: string) => {
  now = new Date(`${text}:00+04:00`);
};
const clerk = (employeeId: string): Promise<Person> =>
  office.test.as({
    type: 'employee',
    company: office.company,
    employeeId,
    grants: ['read', 'clock'].map((action) => ({ subject: 'Attendance', action, scope: 'own' as const })),
  });
const clock = async (who: Person, way: 'In' | 'Out') =>
  (await office.ask(`mutation { made: clock${way} { date timeIn timeOut time } }`, {}, who)).made;
const day = async (id: string, date: string) =>
  (
    await office.ask(
      'query($id: ID!, $date: Date!) { made: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: $date}}) { rows { status problem workedMin overtimeMin } } }',
      { id, date },
    )
  ).made.rows[0];
const status = async (id: string, date: string) =>
  (
    await office.ask(
      'query($id: ID!, $date: Date!) { made: attendanceSheet(from: $date, to: $date, employeeId: $id) { rows { days { status } } } }',
      { id, date },
    )
  ).made.rows[0].days[0].status;

describe('a duty of 24 hours', () => {
  it('is one presence from its way in to its way out, on the clock of the web', async () => {
    at('2026-11-09T08:00');
    const id = await office.hire({ shiftId: guards, hireDate: '2026-11-09' });
    const who = await clerk(id);
    await clock(who, 'In');
    at('2026-11-10T07:59');
    expect([
      (await office.ask('{ clock { last { date timeIn } } }', {}, who)).clock.last,
      await status(id, '2026-11-09'),
    ]).toEqual([{ date: '2026-11-09', timeIn: '08:00:00' }, 'in_now']);
    at('2026-11-10T08:00');
    expect(await clock(who, 'Out')).toEqual({
      date: '2026-11-09',
      timeIn: '08:00:00',
      timeOut: '08:00:00',
      time: '24.00',
    });
    await office.calculateDays();
    expect(await day(id, '2026-11-09')).toEqual({ status: 'present', problem: null, workedMin: 1440, overtimeMin: 0 });
  });

  it('misses its way out only when its window has closed', async () => {
    at('2026-11-09T08:00');
    const id = await office.hire({ shiftId: guards, hireDate: '2026-11-09' });
    const who = await clerk(id);
    await clock(who, 'In');
    const found = [];
    for (const time of ['2026-11-10T09:00', '2026-11-10T09:01']) {
      at(time);
      found.push(await status(id, '2026-11-09'));
    }
    expect(found).toEqual(['in_now', 'missing_punch']);
    await expect(clock(who, 'Out')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('written down or corrected may end at the time it began, and only one of 24 hours', async () => {
    at('2026-11-11T12:00');
    const [guard, nurse] = [
      await office.hire({ shiftId: guards }),
      await office.hire({ shiftId: await office.shift('08:00-20:00') }),
    ];
    await office.take(guard, '2026-11-09', '08:00', '08:00');
    await expect(office.take(nurse, '2026-11-09', '08:00', '08:00')).rejects.toMatchObject({
      code: 'INVALID',
      field: 'timeOut',
    });
    const correction = (employeeId: string) =>
      office.made('AttendanceCorrection', {
        employeeId,
        date: '2026-11-10',
        timeIn: '08:00',
        timeOut: '08:00',
        reason: 'The terminal was off',
      });
    expect(await correction(guard)).toHaveLength(24);
    await expect(correction(nurse)).rejects.toMatchObject({ code: 'INVALID', field: 'timeOut' });
    await office.calculateDays();
    expect(await day(guard, '2026-11-09')).toMatchObject({ status: 'present', workedMin: 1440 });
  });

  it('keeps who is in it from coming in a second time, as 16 hours do anybody', async () => {
    at('2026-11-11T07:00');
    const [guard, nurse] = [
      await office.hire({ shiftId: guards }),
      await office.hire({ shiftId: await office.shift('08:00-16:00') }),
    ];
    for (const id of [guard, nurse]) await office.take(id, '2026-11-10', '08:00');
    await expect(office.take(guard, '2026-11-11', '06:30')).rejects.toMatchObject({
      code: 'CONFLICT',
      field: 'timeIn',
    });
    expect(await office.take(nurse, '2026-11-11', '06:30')).toHaveLength(24);
  });
});
