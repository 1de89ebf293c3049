import {
  test,
  office,
  hr,
  all,
  create,
  add,
  legal,
  calculateDays,
  works,
  shiftOf,
  hire,
  linesOf,
  codesOf,
} from './attendance-pay.fixture';

describe('attendance of a month that is posted', () => {
  it('is settled by the next run when it changes, also where the month of attendance was closed', async () => {
    await add(...legal);
    const mona = await hire('E-1', await shiftOf('08:00', '16:00'), {
      hired: '2026-03-02',
      salaries: [['30000', '2026-03-02', null]],
    });
    await works(mona, ['2026-03-02', '08:00', '18:00']);
    await office.ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
    const march = await office.posted('2026-03');
    expect((await linesOf(march))[0]).toContain('overtime 312.50');
    expect(await codesOf(march)).not.toContain('attendance_open 1');
    await expect(
      create('Attendance', { employeeId: mona, date: '2026-03-04', timeIn: '08:00', timeOut: '17:00' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await office.ask(hr, 'mutation { reopenAttendance(period: "2026-03", reason: "A day was forgotten") }');
    await works(mona, ['2026-03-04', '08:00', '17:00']);
    const april = await office.calculated(await office.create('2026-04'));
    expect(await linesOf(april)).toEqual(['E-1 BASIC 30000.00 RETRO 156.25']);
    expect(
      (
        await office.ask(
          office.clerk,
          'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { lines { reason { en } } } } }',
          { id: april.id },
        )
      ).rows[0].lines.at(-1).reason.en,
    ).toBe(
      'March 2026 was closed when this changed: 312.50 was paid, 468.75 is due. Overtime by its formula, in force since 1 January 2026; Federal Decree-Law 33/2021, Art. 19 (2), in force since 2 February 2022',
    );
    await office.act('post', await office.act('approve', april, office.approver));
    expect(await linesOf(await office.posted('2026-05'))).toEqual(['E-1 BASIC 30000.00']);
  });

  it('is settled by the next run when an hour of its shift is made to count more from a day of it on', async () => {
    await add(...legal, 'shift_premium');
    const shiftId = await shiftOf('08:00', '16:00');
    const mona = await hire('E-1', shiftId, { hired: '2026-03-02', salaries: [['30000', '2026-03-02', null]] });
    await works(mona, ['2026-03-02', '08:00', '18:00'], ['2026-03-20', '08:00', '16:00']);
    const march = await office.posted('2026-03');
    expect(await linesOf(march)).toEqual(['E-1 BASIC 29032.26 overtime 312.50']);
    await office.ask(
      hr,
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { multiplier: "1.5", newTimesFrom: "2026-03-10" }) { id } }',
      { id: shiftId },
    );
    await calculateDays();
    expect(
      (
        await office.ask(
          hr,
          '{ attendanceMonths(filter: {period: {eq: "2026-03"}}) { rows { workedMin shiftExtraMin } } }',
        )
      ).rows,
    ).toEqual([{ workedMin: 1_080, shiftExtraMin: 240 }]);
    expect(await linesOf(await office.calculated(await office.create('2026-04')))).toEqual([
      'E-1 BASIC 30000.00 RETRO 500.00',
    ]);
  });

  it('is settled once by the next run when a correction changes the closed month, which stays closed, and the posted payslip does not change', async () => {
    await add(...legal);
    const mona = await hire('E-1', await shiftOf('08:00', '16:00'), {
      hired: '2026-03-02',
      salaries: [['30000', '2026-03-02', null]],
    });
    await works(mona, ['2026-03-02', '08:00', '18:00']);
    await office.ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
    const march = await office.posted('2026-03');
    const before = await office.slips(march.id);
    const asks = await test.as({
      company: office.company,
      grants: all(['AttendanceCorrection', 'Employee'], ['read', 'create', 'submit']),
    });
    const { id } = await office.ask(
      asks,
      `mutation($input: AttendanceCorrectionInput!) { createAttendanceCorrection(input: $input) { id } }`,
      {
        input: {
          employeeId: mona,
          date: '2026-03-04',
          timeIn: '08:00',
          timeOut: '17:00',
          reason: 'The card was forgotten',
        },
      },
    );
    await office.ask(asks, 'mutation($id: ID!) { submitAttendanceCorrection(id: $id, version: 1) { id } }', { id });
    await office.ask(hr, 'mutation($id: ID!) { approveAttendanceCorrection(id: $id, version: 2) { id } }', { id });
    const april = await office.calculated(await office.create('2026-04'));
    expect(await linesOf(april)).toEqual(['E-1 BASIC 30000.00 RETRO 156.25']);
    expect(await office.slips(march.id)).toEqual(before);
    expect(
      (await office.ask(hr, '{ attendanceMonths(filter: {period: {eq: "2026-03"}}) { rows { state correctedAt } } }'))
        .rows,
    ).toEqual([{ state: 'closed', correctedAt: expect.any(String) }]);
    await office.act('post', await office.act('approve', april, office.approver));
    expect(await linesOf(await office.posted('2026-05'))).toEqual(['E-1 BASIC 30000.00']);
  });

  it('settles the corrected day alone, though its shift counts more since and a holiday was entered on another day of that week', async () => {
    await add(...legal, 'shift_premium');
    const shiftId = await shiftOf('08:00', '16:00');
    const mona = await hire('E-1', shiftId, { hired: '2026-03-02', salaries: [['30000', '2026-03-02', null]] });
    await works(mona, ['2026-03-02', '08:00', '18:00'], ['2026-03-05', '08:00', '16:00']);
    await office.ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
    expect(await linesOf(await office.posted('2026-03'))).toEqual(['E-1 BASIC 29032.26 overtime 312.50']);
    await office.ask(
      hr,
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { periods: [{ start: "07:00", end: "17:00" }], multiplier: "2", newTimesFrom: "2026-03-01" }) { id } }',
      { id: shiftId },
    );
    await create('Holiday', { name: 'Founding day', firstDay: '2026-03-05', lastDay: '2026-03-05' });
    const asks = await test.as({
      company: office.company,
      grants: all(['AttendanceCorrection', 'Employee'], ['read', 'create', 'submit']),
    });
    const { id } = await office.ask(
      asks,
      `mutation($input: AttendanceCorrectionInput!) { createAttendanceCorrection(input: $input) { id } }`,
      {
        input: {
          employeeId: mona,
          date: '2026-03-04',
          timeIn: '07:00',
          timeOut: '18:00',
          reason: 'The card was forgotten',
        },
      },
    );
    await office.ask(asks, 'mutation($id: ID!) { submitAttendanceCorrection(id: $id, version: 1) { id } }', { id });
    await office.ask(hr, 'mutation($id: ID!) { approveAttendanceCorrection(id: $id, version: 2) { id } }', { id });
    // Eleven hours by the shift the day was closed with, three of them overtime. 30,000 ÷ 30 ÷ 8 = 125.00 an hour: 3 ×
    // 125 × 125 %.
    expect(await linesOf(await office.calculated(await office.create('2026-04')))).toEqual([
      'E-1 BASIC 30000.00 RETRO 468.75',
    ]);
  });
});

it('who changes a rule without a day is told how many posted months of how many people follow', async () => {
  const posted = () => office.ask(office.clerk, '{ postedMonths { months people last } }');
  expect(await posted()).toEqual({ months: 0, people: 0, last: null });
  await office.hire({ code: 'E-1' });
  await office.hire({ code: 'E-2', hired: '2026-04-01', salaries: [['5000', '2026-04-01', null]] });
  await office.posted('2026-03');
  await office.posted('2026-04');
  expect(await posted()).toEqual({ months: 2, people: 2, last: '2026-04' });
  await expect(office.ask(hr, '{ postedMonths { months } }')).resolves.toBeDefined();
  await expect(
    office.ask(
      await test.as({ company: office.company, grants: all(['LeaveType'], ['read', 'update']) }),
      '{ postedMonths { months } }',
    ),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
