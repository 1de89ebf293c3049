import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/ids';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const create = 'mutation($input: ShiftInput!) { createShift(input: $input) { id version kind totalHours periods { start end graceIn graceOut } } }';
const make = (input: object) => admin.graphql(create, { input: { title: newId(), ...input } });

describe('shifts', () => {
  it('of fixed times add up their hours, breaks left out, over midnight too', async () => {
    const { data } = await make({ kind: 'times', periods: [{ start: '20:00', end: '00:00', graceIn: 5 }, { start: '01:00', end: '05:30' }] });
    expect(data.createShift).toMatchObject({
      totalHours: '8.50', periods: [{ start: '20:00', end: '00:00', graceIn: 5, graceOut: 0 }, { start: '01:00', end: '05:30', graceIn: 0, graceOut: 0 }],
    });
  });

  it('of a number of hours have no times', async () => {
    const { data } = await make({ kind: 'monthly_hours', totalHours: '160', periods: [{ start: '08:00', end: '09:00' }] });
    expect(data.createShift).toMatchObject({ kind: 'monthly_hours', totalHours: '160.00', periods: [] });
  });

  it('changed to fixed times add up anew', async () => {
    const { data: { createShift: { id } } } = await make({ totalHours: '7.5' });
    const { data } = await admin.graphql(
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: {kind: times, periods: [{start: "08:00", end: "14:00"}]}) { totalHours version } }', { id });
    expect(data.updateShift).toEqual({ totalHours: '6.00', version: 2 });
  });

  it.each([
    ['no times', { kind: 'times', periods: [] }, 'periods'], ['a time that is none', { kind: 'times', periods: [{ start: '8:00', end: '24:00' }] }, 'periods'],
    ['times that overlap', { kind: 'times', periods: [{ start: '08:00', end: '12:00' }, { start: '11:00', end: '17:00' }] }, 'periods'],
    ['a grace below zero', { kind: 'times', periods: [{ start: '08:00', end: '12:00', graceIn: -1 }] }, 'periods'],
    ['seven pairs of times', { kind: 'times', periods: Array.from({ length: 7 }, (_, at) => ({ start: `0${at}:00`, end: `0${at}:30` })) }, 'periods'],
    ['no hours', { totalHours: '0' }, 'totalHours'], ['25 hours a day', { kind: 'daily_hours', totalHours: '25' }, 'totalHours'],
    ['a colour in words', { colour: 'red' }, 'colour'],
  ])('are refused with %s', async (_name, input, field) => {
    expect((await make(input)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });
});
