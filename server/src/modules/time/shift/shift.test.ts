import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const create =
  'mutation($input: ShiftInput!) { createShift(input: $input) { id version kind totalHours periods { start end graceIn graceOut } } }';
const make = (input: object) => admin.graphql(create, { input: { title: newId(), ...input } });

describe('shifts', () => {
  it('of fixed times add up their hours, breaks left out, over midnight too', async () => {
    const { data } = await make({
      kind: 'times',
      periods: [
        { start: '20:00', end: '00:00', graceIn: 5 },
        { start: '01:00', end: '05:30' },
      ],
    });
    expect(data.createShift).toMatchObject({
      totalHours: '8.50',
      periods: [
        { start: '20:00', end: '00:00', graceIn: 5, graceOut: 0 },
        { start: '01:00', end: '05:30', graceIn: 0, graceOut: 0 },
      ],
    });
  });

  it('of a number of hours have no times', async () => {
    const { data } = await make({
      kind: 'monthly_hours',
      totalHours: '160',
      periods: [{ start: '08:00', end: '09:00' }],
    });
    expect(data.createShift).toMatchObject({ kind: 'monthly_hours', totalHours: '160.00', periods: [] });
  });

  it('have a short code of their own, if any', async () => {
    const made = (input: object) =>
      admin.graphql('mutation($input: ShiftInput!) { createShift(input: $input) { code } }', {
        input: { title: newId(), ...input },
      });
    for (const input of [{ code: 'N' }, {}, {}]) expect((await made(input)).errors).toBeUndefined();
    expect((await made({ code: 'N' })).errors?.[0]?.extensions).toMatchObject({ field: 'code' });
    expect(
      (await admin.graphql('{ shifts(search: "N", filter: {code: {eq: "N"}}) { total } }')).data.shifts.total,
    ).toBe(1);
  });

  it('changed to fixed times add up anew', async () => {
    const {
      data: {
        createShift: { id },
      },
    } = await make({ totalHours: '7.5' });
    const { data } = await admin.graphql(
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: {kind: times, periods: [{start: "08:00", end: "14:00"}]}) { totalHours version } }',
      { id },
    );
    expect(data.updateShift).toEqual({ totalHours: '6.00', version: 2 });
  });

  it('changed keep what they asked for on days before: from today unless told, and put right from a day given', async () => {
    const {
      data: {
        createShift: { id },
      },
    } = await make({ kind: 'times', periods: [{ start: '08:00', end: '16:00' }] });
    const change = async (version: number, input: object) =>
      (
        await admin.graphql(
          'mutation($id: ID!, $v: Int!, $i: ShiftChanges!) { s: updateShift(id: $id, version: $v, input: $i) { timesFrom newTimesFrom earlier { from periods { start } leastOvertime } periods { start } } }',
          { id, v: version, i: input },
        )
      ).data.s;
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);
    expect(await change(1, { colour: '#000000' })).toMatchObject({ timesFrom: null, earlier: [] });
    expect(await change(2, { periods: [{ start: '09:00', end: '17:00' }] })).toEqual({
      timesFrom: today,
      newTimesFrom: null,
      periods: [{ start: '09:00' }],
      earlier: [{ from: null, periods: [{ start: '08:00' }], leastOvertime: 0 }],
    });
    expect(await change(3, { leastOvertime: 30, newTimesFrom: '2026-03-01' })).toEqual({
      timesFrom: '2026-03-01',
      newTimesFrom: null,
      periods: [{ start: '09:00' }],
      earlier: [{ from: null, periods: [{ start: '08:00' }], leastOvertime: 0 }],
    });
    expect(await change(4, { periods: [{ start: '10:00', end: '18:00' }], newTimesFrom: '2099-01-01' })).toMatchObject({
      timesFrom: '2099-01-01',
      earlier: [{ from: null }, { from: '2026-03-01', leastOvertime: 30, periods: [{ start: '09:00' }] }],
    });
  });

  it.each([
    ['half a day longer than a whole one', { leastHalf: 300, leastFull: 200 }, 'leastHalf'],
    ['a window of a day', { windowBefore: 1440 }, 'windowBefore'],
    ['no times', { kind: 'times', periods: [] }, 'periods'],
    ['a time that is none', { kind: 'times', periods: [{ start: '8:00', end: '24:00' }] }, 'periods'],
    [
      'times that overlap',
      {
        kind: 'times',
        periods: [
          { start: '08:00', end: '12:00' },
          { start: '11:00', end: '17:00' },
        ],
      },
      'periods',
    ],
    ['a grace below zero', { kind: 'times', periods: [{ start: '08:00', end: '12:00', graceIn: -1 }] }, 'periods'],
    [
      'seven pairs of times',
      { kind: 'times', periods: Array.from({ length: 7 }, (_, at) => ({ start: `0${at}:00`, end: `0${at}:30` })) },
      'periods',
    ],
    ['no hours', { totalHours: '0' }, 'totalHours'],
    ['25 hours a day', { kind: 'daily_hours', totalHours: '25' }, 'totalHours'],
    ['a colour in words', { colour: 'red' }, 'colour'],
  ])('are refused with %s', async (_name, input, field) => {
    expect((await make(input)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });
});
