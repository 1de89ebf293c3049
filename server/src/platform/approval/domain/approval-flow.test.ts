import { holds, matchingFlow, type Condition } from './approval-flow';
import { isEscalationDue, remindersDue } from './approval-hours';
import { delegateFor, type Delegation } from './delegate';

const condition = (fact: string, comparison: Condition['comparison'], ...values: string[]): Condition => ({
  fact,
  comparison,
  values,
});

const [annual, unpaid] = ['695400000000000000000001', '695400000000000000000002'];

describe('a condition', () => {
  test.each<[string, Condition, boolean]>([
    ['more than ten days', condition('days', 'gt', '10'), true],
    ['more than twelve and a half days is not itself', condition('days', 'gt', '12.5'), false],
    ['at least as many', condition('days', 'gte', '12.5'), true],
    ['numbers are equal however they are written', condition('days', 'eq', '12.50'), true],
    ['one of several kinds', condition('kind', 'eq', 'sick', 'paid'), true],
    ['none of several kinds', condition('kind', 'ne', 'sick', 'unpaid'), true],
    ['not a kind it is', condition('kind', 'ne', 'paid'), false],
    ['a department lies in those above it', condition('department', 'eq', 'hospital'), true],
    ['a kind is not more than another', condition('kind', 'gt', 'a'), false],
    ['the type it is', condition('type', 'eq', annual), true],
    ['one of several types', condition('type', 'eq', unpaid, annual), true],
    ['another type, also where both ids look like numbers', condition('type', 'eq', unpaid), false],
    ['any type but another', condition('type', 'ne', unpaid), true],
    ['leave without a type is of no type', condition('none', 'eq', annual), false],
    ['nor is it of any other', condition('none', 'ne', annual), false],
    ['what is not known fits nothing', condition('amount', 'ne', '5'), false],
  ])('%s', (_rule, given, expected) => {
    expect(
      holds(given, {
        days: '12.5',
        kind: 'paid',
        department: ['ward', 'hospital'],
        amount: null,
        type: annual,
        none: null,
      }),
    ).toBe(expected);
  });
});

test('the first flow that fits applies, and one without conditions fits everything', () => {
  const flows = [
    { name: 'long', conditions: [condition('days', 'gt', '10')] },
    { name: 'any', conditions: [] },
  ];
  expect([
    matchingFlow(flows, { days: '11' })?.name,
    matchingFlow(flows, { days: '10' })?.name,
    matchingFlow(flows.slice(0, 1), { days: '1' }),
  ]).toEqual(['long', 'any', null]);
});

describe('who stands in', () => {
  const from = (fromUserId: string, toUserId: string, more: Partial<Delegation> = {}): Delegation => ({
    fromUserId,
    toUserId,
    fromDate: '2026-03-01',
    toDate: '2026-03-10',
    subjects: [],
    ...more,
  });
  test.each<[string, Delegation[], string | null]>([
    ['the one named', [from('amal', 'badr')], 'badr'],
    ['nobody after the last day', [from('amal', 'badr', { toDate: '2026-03-04' })], null],
    ['nobody before the first day', [from('amal', 'badr', { fromDate: '2026-03-06' })], null],
    ['them on the last day itself', [from('amal', 'badr', { toDate: '2026-03-05' })], 'badr'],
    ['nobody for another kind of row', [from('amal', 'badr', { subjects: ['PayrollRun'] })], null],
    ['them for the kinds named', [from('amal', 'badr', { subjects: ['PayrollRun', 'EmployeeLeave'] })], 'badr'],
    ['the delegate of a delegate who is away too', [from('amal', 'badr'), from('badr', 'carla')], 'carla'],
    ['nobody where they go in a circle', [from('amal', 'badr'), from('badr', 'amal')], null],
  ])('%s', (_rule, delegations, expected) => {
    expect(delegateFor('amal', 'EmployeeLeave', '2026-03-05', delegations)).toBe(expected);
  });
});

describe('hours', () => {
  const since = new Date('2026-03-01T08:00:00Z');
  const after = (hours: number) => new Date(since.getTime() + hours * 3_600_000);
  test.each<[string, number | null, number, number]>([
    ['nobody is reminded before the time', 24, 23.9, 0],
    ['once at the time', 24, 24, 1],
    ['again as often as it passes', 24, 73, 3],
    ['never where it is not asked for', null, 999, 0],
  ])('%s', (_rule, every, passed, expected) => {
    expect(remindersDue(since, every, after(passed))).toBe(expected);
  });
  test.each<[string, number | null, number, boolean]>([
    ['it goes up at the time', 48, 48, true],
    ['not before', 48, 47.9, false],
    ['never where it is not asked for', null, 999, false],
  ])('%s', (_rule, hours, passed, expected) => {
    expect(isEscalationDue(since, hours, after(passed))).toBe(expected);
  });
});
