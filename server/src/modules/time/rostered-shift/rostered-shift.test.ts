import { type Person } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';
import {
  test,
  admin,
  company,
  ask,
  made,
  shift,
  roster,
  scoped,
  week,
  publish,
  sheet,
  cellsOf,
  mine,
  ward,
} from './ward.fixture';

const fill = async (d: string, who = admin, period = week) =>
  (
    await ask(who, `${scoped} { f: fillRoster(departmentId: $d, from: $from, to: $to) { made removed } }`, {
      d,
      ...period,
    })
  ).f;

const news = async (who: Person) => (await ask(who, '{ notifications { rows { kind text } } }')).notifications.rows;

describe('a roster', () => {
  it('is filled from the pattern of a department, again without change, and around what was set or taken off by hand', async () => {
    const { departmentId, nurse } = await ward();
    const [day, late] = [await shift('07:00', '15:00'), await shift('14:00', '22:00')];
    const patternId = await made('ShiftPattern', {
      name: newId(),
      cycleDays: 7,
      slots: [0, 1, 2, 3, 4].map((at) => ({ day: at, shiftId: day })),
    });
    await made('ShiftAssignment', { departmentId, patternId, validFrom: '2026-11-02' });
    expect(await fill(departmentId)).toEqual({ made: 5, removed: 0 });
    expect(await fill(departmentId)).toEqual({ made: 0, removed: 0 });
    const [monday, tuesday] = await cellsOf(departmentId);
    expect(monday).toMatchObject({ date: '2026-11-16', state: 'planned', fromPattern: true });
    await ask(admin, 'mutation($ids: [ID!]!) { deleteRosteredShifts(ids: $ids) { done } }', { ids: [monday.id] });
    await ask(
      admin,
      'mutation($id: ID!, $s: ID!) { updateRosteredShift(id: $id, version: 1, input: { shiftId: $s }) { id } }',
      { id: tuesday.id, s: late },
    );
    await roster(nurse, '2026-11-21', late);
    expect(await fill(departmentId)).toEqual({ made: 0, removed: 0 });
    await ask(
      admin,
      'mutation($id: ID!, $input: ShiftPatternChanges!) { updateShiftPattern(id: $id, version: 1, input: $input) { id } }',
      {
        id: patternId,
        input: {
          slots: [
            { day: 4, shiftId: late },
            { day: 5, shiftId: day },
          ],
        },
      },
    );
    expect(await fill(departmentId)).toEqual({ made: 1, removed: 3 });
    expect(
      (await cellsOf(departmentId)).map(({ date, fromPattern }: { date: string; fromPattern: boolean }) => [
        date,
        fromPattern,
      ]),
    ).toEqual([
      ['2026-11-17', false],
      ['2026-11-20', true],
      ['2026-11-21', false],
    ]);
  });

  it('gives an employee the pattern of their own before that of their department, and nothing while they are away', async () => {
    const { departmentId, nurse } = await ward();
    const [day, night] = [await shift('07:00', '15:00'), await shift('22:00', '06:00')];
    const every = (shiftId: string) =>
      made('ShiftPattern', { name: newId(), cycleDays: 1, slots: [{ day: 0, shiftId }] });
    await made('ShiftAssignment', { departmentId, patternId: await every(day), validFrom: '2026-11-02' });
    await made('ShiftAssignment', { employeeId: nurse, patternId: await every(night), validFrom: '2026-11-19' });
    const leave = await made('EmployeeLeave', {
      employeeId: nurse,
      kind: 'paid',
      fromDate: '2026-11-17',
      toDate: '2026-11-18',
    });
    await test.inside(company, `update employee_leave set status = 'approved' where id = $1`, [leave]);
    expect(await fill(departmentId)).toEqual({ made: 5, removed: 0 });
    expect(
      new Set(
        (
          await test.inside<{ shift: string; date: string }>(
            company,
            `select shift_id as shift, to_char(date, 'DD') as date from rostered_shift where employee_id = $1`,
            [nurse],
          )
        ).map(({ shift: id, date }) => `${date} ${id === night ? 'night' : 'day'}`),
      ),
    ).toEqual(new Set(['16 day', '19 night', '20 night', '21 night', '22 night']));
  });

  it('is seen by whose it is once it is published, who then hears of it once, and of each change later', async () => {
    const { departmentId, nurse, plans, works } = await ward();
    const [day, late] = [await shift('07:00', '15:00'), await shift('14:00', '22:00')];
    const ids = [await roster(nurse, '2026-11-16', day, {}, plans), await roster(nurse, '2026-11-17', day, {}, plans)];
    expect([
      await mine(works),
      await ask(works, '{ rosteredShifts { total } }'),
      (await sheet(departmentId, plans)).planned,
    ]).toEqual([[], { rosteredShifts: { total: 0 } }, 2]);
    expect(await publish(departmentId, plans)).toBe(2);
    expect(await publish(departmentId, plans)).toBe(0);
    expect((await mine(works)).map(({ date }: { date: string }) => date)).toEqual(['2026-11-16', '2026-11-17']);
    expect((await news(works)).map(({ kind }: { kind: string }) => kind)).toEqual(['roster_published']);
    await ask(
      plans,
      'mutation($id: ID!, $s: ID!) { updateRosteredShift(id: $id, version: 2, input: { shiftId: $s }) { id } }',
      { id: ids[0], s: late },
    );
    await ask(plans, 'mutation($ids: [ID!]!) { deleteRosteredShifts(ids: $ids) { done } }', { ids: [ids[1]] });
    expect(new Set((await news(works)).map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['roster_published', 'roster_changed', 'roster_removed']),
    );
  });

  it('is published as far ahead as the company wants, and later only by who says so; what is open waits for nobody', async () => {
    const { departmentId, nurse, plans } = await ward();
    const day = await shift('07:00', '15:00');
    await test.inside(company, 'update company set roster_notice_days = 10 where id = $1', [company]);
    const standing = async () =>
      (
        await ask(
          plans,
          `query($d: ID!, $from: Date!, $to: Date!) { s: rosterStanding(departmentId: $d, from: $from, to: $to) { planned late noticeDays } }`,
          { d: departmentId, ...week },
        )
      ).s;
    for (const date of ['2026-11-18', '2026-11-19', '2026-11-21']) await roster(nurse, date, day, {}, plans);
    expect(await standing()).toEqual({ planned: 3, late: 2, noticeDays: 10 });
    await expect(publish(departmentId, plans)).rejects.toMatchObject({
      code: 'CONFLICT',
      field: 'late',
      message: expect.stringMatching(/^Nothing is published: 2 of these shifts begin within 10 days/),
    });
    expect(await standing()).toEqual({ planned: 3, late: 2, noticeDays: 10 });
    expect(
      (
        await ask(plans, `${scoped} { n: publishRoster(departmentId: $d, from: $from, to: $to, late: true) }`, {
          d: departmentId,
          ...week,
        })
      ).n,
    ).toBe(3);
    await ask(plans, 'mutation($i: RosteredShiftInput!) { createRosteredShift(input: $i) { id } }', {
      i: { departmentId, shiftId: day, date: '2026-11-19' },
    });
    expect([await standing(), await publish(departmentId, plans)]).toEqual([
      { planned: 1, late: 0, noticeDays: 10 },
      1,
    ]);
    await test.inside(company, 'update company set roster_notice_days = 0 where id = $1', [company]);
  });

  it('is planned within reach alone', async () => {
    const { plans } = await ward();
    const { departmentId, nurse, works } = await ward();
    const day = await shift('07:00', '15:00');
    const id = await roster(nurse, '2026-11-16', day);
    expect(await sheet(departmentId, plans)).toMatchObject({ total: 0, rows: [], planned: 0, mayOpen: false });
    expect(await publish(departmentId, plans)).toBe(0);
    expect(await fill(departmentId, plans)).toEqual({ made: 0, removed: 0 });
    const change = 'mutation($id: ID!) { updateRosteredShift(id: $id, version: 1, input: { note: "x" }) { id } }';
    expect((await plans.graphql(change, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      (
        await plans.graphql('mutation($input: RosteredShiftInput!) { createRosteredShift(input: $input) { id } }', {
          input: { date: '2026-11-16', shiftId: day },
        })
      ).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    for (const verb of [
      'fillRoster(from: "2026-11-16", to: "2026-11-22") { made }',
      'publishRoster(from: "2026-11-16", to: "2026-11-22")',
    ]) {
      expect((await works.graphql(`mutation { ${verb} }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(await sheet(departmentId, elsewhere)).toMatchObject({ total: 0, open: [], planned: 0 });
  });

  it.each([
    ['the same shift twice', async () => ({}), 'CONFLICT', 'shiftId'],
    [
      'a shift nobody gets any more',
      async () => {
        const id = await shift('05:00', '06:00');
        await ask(
          admin,
          'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { status: inactive }) { id } }',
          { id },
        );
        return { shiftId: id };
      },
      'INVALID',
      'shiftId',
    ],
    ['before the employment', async () => ({ date: '2025-12-31' }), 'INVALID', 'date'],
  ])('refuses %s', async (_name, more, code, field) => {
    const { nurse } = await ward();
    const day = await shift('07:00', '15:00');
    await roster(nurse, '2026-11-16', day);
    const input = { employeeId: nurse, date: '2026-11-16', shiftId: day, ...(await more()) };
    expect(
      (
        await admin.graphql('mutation($input: RosteredShiftInput!) { createRosteredShift(input: $input) { id } }', {
          input,
        })
      ).errors?.[0]?.extensions,
    ).toMatchObject({ code, fields: [{ field }] });
  });

  it('decides by which shift a day of attendance is worked, a free day too', async () => {
    const { departmentId, nurse } = await ward();
    const late = await shift('14:00', '22:00');
    const past = { from: '2026-11-02', to: '2026-11-08' };
    await made('Attendance', { employeeId: nurse, date: '2026-11-02', timeIn: '14:30', timeOut: '22:00' });
    await roster(nurse, '2026-11-02', late);
    await roster(nurse, '2026-11-07', late);
    await publish(departmentId, admin, past);
    await attendanceJobs(test.app.services).calculate_missed_attendance!({ companyId: '', userId: '', recordId: '' });
    const { attendanceDays } = await ask(
      admin,
      'query($id: ID!) { attendanceDays(filter: { employeeId: { eq: $id }, date: { in: ["2026-11-02", "2026-11-07"] } }, sort: [{ field: date }]) { rows { status shiftId lateMin } } }',
      { id: nurse },
    );
    expect(attendanceDays.rows).toEqual([
      { status: 'present', shiftId: late, lateMin: 30 },
      { status: 'absent', shiftId: late, lateMin: 0 },
    ]);
    const { attendanceSheet } = await ask(
      admin,
      'query($id: ID!) { attendanceSheet(employeeId: $id, from: "2026-11-02", to: "2026-11-07") { rows { days { status late } } } }',
      { id: nurse },
    );
    expect([attendanceSheet.rows[0].days[0], attendanceSheet.rows[0].days[5]]).toEqual([
      { status: 'present', late: 30 },
      { status: 'absent', late: 0 },
    ]);
  });
});
