import type { SessionQuery } from '../../generated/access';
import { keptOperation } from './kept-operations';

export interface KeptAnswer {
  at: number;
  data: unknown;
}

/** What lies on a device: of one person in one company, never of two. */
export interface Kept {
  owner: string;
  session: SessionQuery;
  at: number;
  answers: Readonly<Record<string, KeptAnswer>>;
}

export const longestMs = 30 * 86_400_000;
export const mostLetters = 500_000;

type Variables = Readonly<Record<string, unknown>>;
type Session = NonNullable<SessionQuery['session']>;

/** Whose answers may be kept: an employee's who works there and looks through no role. */
export function ownerOf({ session }: SessionQuery): string | null {
  if (!session?.employeeId || !session.company || session.viewing || session.formerUntil) return null;
  return session.user.status === 'active' ? `${session.user.id} ${session.company.id}` : null;
}

/** What is kept once the server said who is signed in: nothing of anybody else. */
export function withSession(held: Kept | undefined, session: SessionQuery, now: number): Kept | undefined {
  const owner = ownerOf(session);
  if (!owner) return undefined;
  return { owner, session, at: now, answers: held?.owner === owner ? fitting(held.answers, now) : {} };
}

/** Who is signed in where no server can say so: whoever was, until their sign-in ends. */
export function sessionIn(held: Kept | undefined, now: number): SessionQuery | null {
  if (!held || !isFresh(held, now)) return null;
  return Date.parse((held.session.session as Session).expires) > now ? held.session : null;
}

/** Under what the answer to a question is kept; null where it is not. */
export function placeOf(name: string | undefined, variables: Variables, language: string, held: SessionQuery | null) {
  const rule = keptOperation(name);
  if (!rule) return null;
  if (rule.own && variables[rule.own] !== held?.session?.employeeId) return null;
  if (rule.empty?.some((each) => variables[each])) return null;
  return JSON.stringify([language, name, variables]);
}

/** With one answer more, or without it where the server refused it; what is old goes, and what there is no room for. */
export function withAnswer(
  held: Kept | undefined,
  owner: string,
  place: string,
  answer: KeptAnswer | null,
  now: number,
) {
  if (held?.owner !== owner) return held;
  const { [place]: _former, ...others } = held.answers;
  return { ...held, answers: fitting(answer ? { ...others, [place]: answer } : others, now) };
}

function fitting(answers: Kept['answers'], now: number): Kept['answers'] {
  const newest = Object.entries(answers)
    .filter(([, each]) => isFresh(each, now))
    .toSorted(([, one], [, other]) => other.at - one.at);
  let letters = 0;
  return Object.fromEntries(newest.filter(([, { data }]) => (letters += JSON.stringify(data).length) <= mostLetters));
}

export function answerIn(held: Kept | undefined, owner: string, place: string, now: number): KeptAnswer | null {
  const answer = held?.owner === owner ? held.answers[place] : undefined;
  return answer && isFresh(answer, now) ? answer : null;
}

/** The answer with those fields emptied, wherever they stand in it. */
export function without(data: unknown, excluded: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((each) => without(each, excluded));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, excluded.includes(name) ? null : without(value, excluded)]),
  );
}

/** A clock that was put back makes nothing younger than it is. */
const isFresh = ({ at }: { at: number }, now: number): boolean => Math.abs(now - at) <= longestMs;
