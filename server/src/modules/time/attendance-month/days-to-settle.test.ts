import type { Person } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { timeOffice, type TimeOffice } from '../attendance-day/time-office.fixture';

let office: TimeOffice;
beforeAll(async () => {
  office = await timeOffice(() => new Date('2026-11-20T08:00:00Z'));
});
afterAll(() => office.test.close());

const asked = async (departmentId: string | null, who?: Person, period = '2026-10') =>
  (
    await office.ask(
      'query($p: String!, $d: ID) { days: attendanceDaysToSettle(period: $p, departmentId: $d) { date problem employee { id } } }',
      { p: period, d: departmentId },
      who,
    )
  ).days.map(({ date, problem, employee }: { date: string; problem: string; employee: { id: string } }) => [
    employee.id,
    date,
    problem,
  ]);

describe('the days to settle before a month is closed', () => {
  it('are those of the department that is closed, the oldest first, and none of a closed month', async () => {
    const [nursing, surgery] = [
      await office.made('Department', { name: newId() }),
      await office.made('Department', { name: newId() }),
    ];
    const [nurse, surgeon] = [
      await office.hire({ departmentId: nursing }),
      await office.hire({ departmentId: surgery }),
    ];
    const day = (employeeId: string, date: string, problem: string | null, locked = false) =>
      office.add('AttendanceDay', { employeeId, date, problem, mark: null, status: 'missing_punch', locked });
    await day(nurse, '2026-10-20', 'automatic_clock_out');
    await day(nurse, '2026-10-02', 'no_photo');
    await day(nurse, '2026-10-03', null);
    await day(nurse, '2026-09-30', 'missing_out');
    await day(nurse, '2026-10-04', 'missing_out', true);
    await day(surgeon, '2026-10-05', 'outside');
    expect(await asked(nursing)).toEqual([
      [nurse, '2026-10-02', 'no_photo'],
      [nurse, '2026-10-20', 'automatic_clock_out'],
    ]);
    expect(await asked(null)).toEqual([
      [nurse, '2026-10-02', 'no_photo'],
      [surgeon, '2026-10-05', 'outside'],
      [nurse, '2026-10-20', 'automatic_clock_out'],
    ]);
    expect(await asked(newId())).toEqual([]);

    const reads = (...subjects: string[]) =>
      subjects.map((subject) => ({ subject, action: 'read', scope: 'own' as const }));
    const own = await office.test.as({
      type: 'employee',
      company: office.company,
      employeeId: surgeon,
      grants: reads('Employee', 'AttendanceDay', 'AttendanceMonth'),
    });
    expect(await asked(null, own)).toEqual([[surgeon, '2026-10-05', 'outside']]);
    expect(
      await asked(
        null,
        await office.test.as({
          type: 'employee',
          company: office.company,
          employeeId: nurse,
          grants: reads('Employee', 'AttendanceMonth'),
        }),
      ),
    ).toEqual([]);
    expect(await asked(null, await office.test.as({ type: 'admin', company: await office.test.company({}) }))).toEqual(
      [],
    );
  });

  it('are asked for by month', async () => {
    await expect(asked(null, undefined, 'October')).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
  });
});
