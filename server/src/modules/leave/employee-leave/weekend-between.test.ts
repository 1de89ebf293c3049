import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { approveLeave, askForLeave, data, world, type World } from '../../requests/approval-task/approval.fixture';

let test: TestApp;
let here: World;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-01T08:00:00Z') });
});
beforeEach(async () => {
  here = await world(test);
  admin = await test.as({ type: 'admin', company: here.company });
  data(
    await admin.graphql(
      'mutation { createLeaveType(input: {code: "ANNUAL", name: "Annual leave", weekends: between}) { id } }',
    ),
  );
});
afterAll(() => test.close());

// Friday 13, Monday 16 March 2026.
const ask = (fromDate: string, toDate = fromDate): Promise<any> =>
  askForLeave(here.mona, here.employees.mona, { fromDate, toDate });
const approved = async (leave: any): Promise<any> => data(await approveLeave(here.badr, leave)).made;
const cancel = async ({ id, version }: any): Promise<any> =>
  data(
    await here.hr.graphql(
      'mutation($id: ID!, $v: Int!) { made: cancelEmployeeLeave(id: $id, version: $v) { status } }',
      { id, v: version },
    ),
  ).made;
const shown = async ({ id }: any): Promise<any> =>
  data(
    await here.mona.graphql(
      'query($id: ID!) { leave: employeeLeave(id: $id) { workingDays totalDays dayList { date kind minutes isBetweenLeaves } } }',
      { id },
    ),
  ).leave;
const taken = async (): Promise<number> =>
  data(await admin.graphql('{ page: leaveLedgerEntries(limit: 100) { rows { days } } }')).page.rows.reduce(
    (sum: number, { days }: { days: string }) => sum + Number(days),
    0,
  );
const weekend = ['2026-03-14', '2026-03-15'].map((date) => ({
  date,
  kind: 'weekend',
  minutes: 480,
  isBetweenLeaves: true,
}));

describe('the weekend between two leaves', () => {
  it('counts once, with the one approved last, and is told in its days', async () => {
    const friday = await approved(await ask('2026-03-13'));
    const asked = await ask('2026-03-16');
    expect(await shown(asked)).toMatchObject({ workingDays: '3', totalDays: '3.0000' });
    const monday = await approved(asked);
    const [first, second] = [await shown(friday), await shown(monday)];
    expect([first.workingDays, second.workingDays, second.dayList.slice(0, 2)]).toEqual(['1', '3', weekend]);
    expect(await taken()).toBe(-4);
  });

  it('is told before it is asked for', async () => {
    await approved(await ask('2026-03-13'));
    const { preview } = data(
      await here.mona.graphql(
        'query($id: ID!) { preview: leavePreview(employeeId: $id, span: {unit: daily, fromDate: "2026-03-16", toDate: "2026-03-16", typeId: null}) { workingDays } }',
        { id: here.employees.mona },
      ),
    );
    expect(preview.workingDays).toBe('1');
    const typeId = data(await admin.graphql('{ leaveTypes { rows { id } } }')).leaveTypes.rows[0].id;
    const typed = data(
      await here.mona.graphql(
        'query($id: ID!, $type: ID!) { preview: leavePreview(employeeId: $id, span: {unit: daily, fromDate: "2026-03-16", toDate: "2026-03-16", typeId: $type}) { workingDays days { date kind minutes isBetweenLeaves } } }',
        { id: here.employees.mona, type: typeId },
      ),
    ).preview;
    expect([typed.workingDays, typed.days.slice(0, 2)]).toEqual(['3', weekend]);
  });

  it('is given back when either of the two is cancelled, and counts again with the next', async () => {
    const friday = await approved(await ask('2026-03-13'));
    const monday = await approved(await ask('2026-03-16'));
    await cancel(friday);
    expect([await taken(), (await shown(monday)).workingDays, (await shown(monday)).dayList.length]).toEqual([
      -1,
      '1',
      1,
    ]);
    const again = await approved(await ask('2026-03-13'));
    expect([await taken(), (await shown(again)).workingDays]).toEqual([-4, '3']);
    await cancel(again);
    expect(await taken()).toBe(-1);
  });

  it('asked for twice is counted with the later request, and approved in any order once', async () => {
    const [friday, monday] = [await ask('2026-03-13'), await ask('2026-03-16')];
    expect([(await shown(friday)).workingDays, (await shown(monday)).workingDays]).toEqual(['1', '3']);
    await approved(monday);
    expect(await taken()).toBe(-1);
    await approved(friday);
    expect(await taken()).toBe(-4);
  });

  it('that becomes a holiday is given back', async () => {
    await approved(await ask('2026-03-13'));
    await approved(await ask('2026-03-16'));
    data(
      await admin.graphql(
        'mutation { createHoliday(input: {name: "Eid", firstDay: "2026-03-14", lastDay: "2026-03-15"}) { id } }',
      ),
    );
    expect(await taken()).toBe(-2);
  });
});

describe('half of a day of 447 minutes', () => {
  it.each([
    ['daily', '2026-03-16', 'pm', [[223.5], '0.5']],
    ['daily', '2026-03-17', 'pm', [[223.5, 447], '1.5']],
    ['daily', '2031-03-01', 'am', 'toDate'],
  ])('of %s leave until %s from %s on is told as %j', async (unit, toDate, fromPart, expected) => {
    await test.sql('update company set workday_hours = 7.45 where id = $1', [here.company]);
    const { preview } = data(
      await here.mona.graphql(
        'query($id: ID!, $span: LeaveSpanInput!) { preview: leavePreview(employeeId: $id, span: $span) { workingDays problemField days { minutes } } }',
        { id: here.employees.mona, span: { unit, fromDate: '2026-03-16', toDate, fromPart } },
      ),
    );
    expect(
      preview.problemField ?? [preview.days.map(({ minutes }: { minutes: number }) => minutes), preview.workingDays],
    ).toEqual(expected);
  });
});
