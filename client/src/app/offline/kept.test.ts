import type { SessionQuery } from '../../generated/access';
import {
  answerIn,
  longestMs,
  mostLetters,
  ownerOf,
  placeOf,
  sessionIn,
  withAnswer,
  without,
  withSession,
  type Kept,
} from './kept';

const day = 86_400_000;
const now = Date.parse('2026-11-27T09:12:00Z');

function session(part: object = {}, user: object = {}): SessionQuery {
  const known = {
    user: { id: 'elias', name: 'Elias', email: 'e@m.example', type: 'employee', status: 'active', ...user },
    company: { id: 'harbour', name: 'Harbour' },
    employeeId: 'e1',
    viewing: null,
    formerUntil: null,
    expires: '2026-12-20T00:00:00Z',
    ...part,
  };
  return { session: known } as unknown as SessionQuery;
}

const held = (answers: Kept['answers'] = {}, at = now): Kept => ({
  owner: 'elias harbour',
  session: session(),
  at,
  answers,
});

test.each([
  ['an employee in their company', session(), 'elias harbour'],
  ['nobody', { session: null } as SessionQuery, null],
  ['an account without an employee', session({ employeeId: null }), null],
  ['somebody outside any company', session({ company: null }), null],
  ['somebody who looks through a role', session({ viewing: { id: 'r', title: 'HR' } }), null],
  ['somebody who has left', session({ formerUntil: '2027-01-31' }), null],
  ['an account that is switched off', session({}, { status: 'inactive' }), null],
])('answers of %s belong to them or are not kept', (_who, told, owner) => {
  expect(ownerOf(told)).toBe(owner);
});

const one = { a: { at: now - day, data: 1 } };
test.each([
  ['the same person stays', session(), one, one],
  ['another account begins with nothing', session({}, { id: 'hana' }), one, {}],
  ['another company begins with nothing', session({ company: { id: 'oasis' } }), one, {}],
  ['what is older than thirty days goes', session(), { a: { at: now - 31 * day, data: 1 } }, {}],
])('once the server says who is signed in: %s', (_case, told, before, after) => {
  expect(withSession(held(before), told, now)?.answers).toEqual(after);
});

it('nothing is left once nobody is signed in', () => {
  expect(withSession(held(one), { session: null } as SessionQuery, now)).toBeUndefined();
});

test.each([
  ['the day after', now + day, true],
  ['on the last day of the sign-in', Date.parse('2026-12-19T23:59:00Z'), true],
  ['when the sign-in has ended', Date.parse('2026-12-20T00:00:00Z'), false],
  ['by a clock put back by a year', now - 365 * day, false],
])('without a connection, %s, who was signed in is known: %s', (_when, then, isKnown) => {
  expect(sessionIn(held(), then) !== null).toBe(isKnown);
});

it('an answer is shown for thirty days, to whom it was given', () => {
  const kept = held({ a: { at: now, data: 1 } });
  expect(answerIn(kept, 'elias harbour', 'a', now + longestMs)).toEqual({ at: now, data: 1 });
  expect(answerIn(kept, 'elias harbour', 'a', now + longestMs + 1)).toBeNull();
  expect(answerIn(kept, 'hana harbour', 'a', now)).toBeNull();
  expect(answerIn(undefined, 'elias harbour', 'a', now)).toBeNull();
});

test.each([
  ['shifts', 'MyShifts', { from: '2026-11-27' }, true],
  ['attendance of one’s own', 'MyAttendance', { employeeId: 'e1' }, true],
  ['attendance of somebody else', 'MyAttendance', { employeeId: 'e2' }, false],
  ['the first page of the directory', 'Directory', { search: null, offset: 0, limit: 25 }, true],
  ['what was searched for in it', 'Directory', { search: 'sara', offset: 0 }, false],
  ['a later page of it', 'Directory', { search: null, offset: 25 }, false],
  ['payslips', 'MyPayslips', { employeeId: 'e1' }, false],
  ['a list of who administers', 'EmployeeLeaves', {}, false],
  ['a name every object has', 'constructor', {}, false],
])('%s: %s %j is kept: %s', (_what, name, variables, isKept) => {
  expect(placeOf(name, variables, 'en', session()) !== null).toBe(isKept);
});

it('each language has its own answers', () => {
  expect(placeOf('MyShifts', {}, 'en', session())).not.toBe(placeOf('MyShifts', {}, 'ar', session()));
});

describe('with one answer more', () => {
  const place = (kept: Kept | undefined) => Object.keys(kept?.answers ?? {});
  it('an answer that somebody else asked for, or that comes after all was forgotten, is not kept', () => {
    expect(withAnswer(held(), 'hana harbour', 'a', { at: now, data: 1 }, now)).toEqual(held());
    expect(withAnswer(undefined, 'elias harbour', 'a', { at: now, data: 1 }, now)).toBeUndefined();
  });
  it('one the server refused since is kept no longer', () => {
    expect(place(withAnswer(held(one), 'elias harbour', 'a', null, now))).toEqual([]);
  });
  it('the oldest goes where there is no room', () => {
    const half = 'x'.repeat(mostLetters / 2 - 10);
    const kept = held({ old: { at: now - 2, data: half }, newer: { at: now - 1, data: half } });
    expect(place(withAnswer(kept, 'elias harbour', 'newest', { at: now, data: half }, now))).toEqual([
      'newest',
      'newer',
    ]);
    expect(place(withAnswer(held(), 'elias harbour', 'a', { at: now, data: half + half + half }, now))).toEqual([]);
  });
});

it('fields are emptied wherever they stand', () => {
  const answer = { mine: { payslip: { net: '9000.00' }, leave: [{ title: 'Annual', reason: 'ill', days: 3 }] } };
  expect(without(answer, ['payslip', 'reason'])).toEqual({
    mine: { payslip: null, leave: [{ title: 'Annual', reason: null, days: 3 }] },
  });
});
