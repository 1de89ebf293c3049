import { newId } from '../../../platform/records/ids';
import { timeOffice, type TimeOffice } from '../attendance-day/time-office.fixture';

let office: TimeOffice;
beforeAll(async () => {
  office = await timeOffice(() => new Date('2026-11-10T18:00:00Z'), {
    time_zone: 'Asia/Dubai',
    country: 'AE',
    weekend_days: [0],
  });
});
afterAll(() => office.test.close());
beforeEach(() =>
  office.test.inside(office.company, 'update overtime_step set deleted_at = now() where deleted_at is null', []),
);

const step = (more: object = {}) =>
  office.admin.graphql('mutation($input: OvertimeStepInput!) { createOvertimeStep(input: $input) { id version } }', {
    input: { afterHours: '12', factor: '2', validFrom: '2026-11-01', ...more },
  });
const refusal = ({ errors }: { errors?: readonly { message: string; extensions?: object }[] }) => {
  const { field, status } = (errors?.[0]?.extensions ?? {}) as Record<string, unknown>;
  return [status, field, errors?.[0]?.message];
};
const explained = async (employeeId: string, date: string) =>
  (
    await office.ask(
      `query($employeeId: ID!, $date: Date!) { why: attendanceExplanation(employeeId: $employeeId, date: $date) {
        workedMin overtimeOfDayMin secondOvertimeMin secondOvertimeAfterMin secondOvertimeFactor isAsStored } }`,
      { employeeId, date },
    )
  )['why'];
const hire = async (times: string) =>
  office.hire({ code: newId(), hireDate: '2026-10-01', shiftId: await office.shift(times) });

describe('a second step of overtime', () => {
  it('lies above the first, pays no less than the law, and no two hold on one day', async () => {
    expect(refusal(await step({ afterHours: '8' }))).toEqual([
      422,
      'afterHours',
      'Give more than 8 hours, those of a working day of the company: the second step lies above the first.',
    ]);
    expect(refusal(await step({ afterHours: '24.5' })).slice(0, 2)).toEqual([422, 'afterHours']);
    expect(refusal(await step({ factor: '1.2' }))).toEqual([
      422,
      'factor',
      expect.stringMatching(/^Give 1\.25 or more: so much the law has an hour of overtime counted at least \(.+\)\.$/),
    ]);
    expect(refusal(await step({ validTo: '2026-10-31' }))).toEqual([
      422,
      'validTo',
      'The last day lies before the first.',
    ]);
    expect((await step()).errors).toBeUndefined();
    expect(refusal(await step({ validFrom: '2026-12-01' }))[0]).toBe(409);
    expect((await step({ afterHours: '8', validFrom: '2026-01-01' })).errors).toHaveLength(1);
  });

  it('is made and read by whoever may, as absent for everybody else', async () => {
    const {
      data: { createOvertimeStep },
    } = await step();
    const clerk = await office.test.as({
      company: office.company,
      grants: [{ subject: 'OvertimeStep', action: 'read', scope: 'company' }],
    });
    const other = await office.test.as({ company: office.company, grants: [] });
    const one = 'query($id: ID!) { overtimeStep(id: $id) { afterHours factor validFrom validTo } }';
    expect((await clerk.graphql(one, createOvertimeStep)).data.overtimeStep).toEqual({
      afterHours: '12.00',
      factor: '2.00',
      validFrom: '2026-11-01',
      validTo: null,
    });
    const stranger = await office.test.as({ type: 'admin', company: await office.test.company() });
    for (const who of [other, stranger])
      expect((await who.graphql(one, createOvertimeStep)).data?.overtimeStep ?? null).toBeNull();
    const remove = 'mutation($id: ID!) { deleteOvertimeSteps(ids: [$id]) { done } }';
    expect((await clerk.graphql(remove, createOvertimeStep)).data?.deleteOvertimeSteps?.[0]?.done ?? false).toBe(false);
  });

  it('is told of a day with what it follows from, and goes with the rule', async () => {
    const lina = await hire('08:00-12:00 13:00-17:00');
    await office.take(lina, '2026-11-03', '08:00', '22:00');
    await step();
    await office.calculateDays();
    expect(await explained(lina, '2026-11-03')).toEqual({
      workedMin: 780,
      overtimeOfDayMin: 300,
      secondOvertimeMin: 60,
      secondOvertimeAfterMin: 720,
      secondOvertimeFactor: '2.00',
      isAsStored: true,
    });
    const {
      overtimeSteps: { rows },
    } = await office.ask('{ overtimeSteps { rows { id version } } }');
    await office.ask('mutation($id: ID!) { deleteOvertimeSteps(ids: [$id]) { done } }', { id: rows[0].id });
    await office.calculateDays();
    expect(await explained(lina, '2026-11-03')).toMatchObject({
      overtimeOfDayMin: 300,
      secondOvertimeMin: 0,
      secondOvertimeAfterMin: null,
      isAsStored: true,
    });
  });

  it('stands in a closed month, changes with a correction of a day, and is not changed for closed days', async () => {
    const lina = await hire('08:00-12:00 13:00-17:00');
    await office.take(lina, '2026-10-06', '08:00', '17:00');
    await office.take(lina, '2026-10-07', '08:00', '23:00');
    const {
      data: {
        createOvertimeStep: { id },
      },
    } = await step({ validFrom: '2026-10-01' });
    await office.ask('mutation { closeAttendance(period: "2026-10") }');
    const month = async () =>
      (
        await office.ask(
          `query($of: ID!) { attendanceMonths(filter: { employeeId: { eq: $of }, period: { eq: "2026-10" } }) {
            rows { state overtimeMin secondOvertimeMin secondOvertimeCountedMin } } }`,
          { of: lina },
        )
      )['attendanceMonths'].rows[0];
    expect(await month()).toEqual({
      state: 'closed',
      overtimeMin: 360,
      secondOvertimeMin: 120,
      secondOvertimeCountedMin: 240,
    });
    const asker = await office.test.as({
      company: office.company,
      grants: [
        { subject: 'Employee', action: 'read', scope: 'company' },
        ...['create', 'submit'].map((action) => ({
          subject: 'AttendanceCorrection',
          action,
          scope: 'company' as const,
        })),
      ],
    });
    const { made } = await office.ask(
      'mutation($input: AttendanceCorrectionInput!) { made: createAttendanceCorrection(input: $input) { id } }',
      { input: { employeeId: lina, date: '2026-10-06', timeIn: '08:00', timeOut: '22:00', reason: 'Card forgotten' } },
      asker,
    );
    await office.ask('mutation($id: ID!) { submitAttendanceCorrection(id: $id, version: 1) { id } }', made, asker);
    await office.ask('mutation($id: ID!) { approveAttendanceCorrection(id: $id, version: 2) { id } }', made);
    // 13 h on the 6th: five more hours of overtime, one of them of the second step.
    expect(await month()).toEqual({
      state: 'closed',
      overtimeMin: 660,
      secondOvertimeMin: 180,
      secondOvertimeCountedMin: 360,
    });
    const change = (input: object) =>
      office.admin.graphql(
        'mutation($id: ID!, $i: OvertimeStepChanges!) { updateOvertimeStep(id: $id, version: 1, input: $i) { id } }',
        { id, i: input },
      );
    const closed = [
      409,
      'validFrom',
      'Attendance of some of these days is closed. Let the change hold from 1 November 2026 on, or open those months first.',
    ];
    expect(refusal(await change({ factor: '3' }))).toEqual(closed);
    expect(refusal(await change({ validTo: '2026-10-20' }))).toEqual(closed);
    expect(refusal(await step({ validFrom: '2026-09-01', validTo: '2026-09-30' }))[0]).toBeUndefined();
    expect((await change({ validTo: '2026-11-30' })).errors).toBeUndefined();
  });
});
