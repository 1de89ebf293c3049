import type { FlowStep } from './approval-flow';

export type ApprovalState = 'open' | 'approved' | 'rejected' | 'cancelled';
export type StepState = 'waiting' | 'due' | 'approved' | 'rejected' | 'skipped' | 'closed';
export type SkipReason = 'requester' | 'absent' | 'already';
export type SeatState = 'open' | 'approved' | 'rejected' | 'closed';

/** A place in a step: whose it is, and who else may take it. One decision is made from it. */
export interface Seat {
  step: number;
  userId: string;
  delegateId: string | null;
  escalatedToId: string | null;
  state: SeatState;
  decidedById: string | null;
}
/** `counted`: whom the rule names and who approved a step before, so that no seat is theirs. */
export interface StepProgress {
  rule: FlowStep;
  state: StepState;
  skipped: SkipReason | null;
  needed: number;
  counted?: readonly string[];
}
export interface Progress<S extends Seat = Seat> {
  requesters: readonly string[];
  state: ApprovalState;
  at: number;
  steps: StepProgress[];
  seats: S[];
}

/** Somebody whom a rule of a step names, as they are today. */
export interface Candidate {
  userId: string;
  isAbsent: boolean;
  delegateId: string | null;
}

/** For each step whom its rule names today, and who decides where that is nobody. */
export interface People {
  ofSteps: readonly (readonly Candidate[])[];
  otherwise: readonly Candidate[];
}

export type Verdict = 'approved' | 'rejected';
export type Refusal = 'own' | 'not_due' | 'decided';
export type Decision<S extends Seat = Seat> =
  | { allowed: true; progress: Progress<S>; repeated: boolean }
  | { allowed: false; because: Refusal };

/** A flow that begins: its first step that has somebody is due. */
export const begun = (rules: readonly FlowStep[], requesters: readonly string[], people: People): Progress =>
  opened(
    {
      requesters,
      state: 'open',
      at: 0,
      seats: [],
      steps: rules.map((rule) => ({ rule, state: 'waiting', skipped: null, needed: 0 })),
    },
    people,
  );

/** Opens the step it stands at, or the first after it that has somebody; nothing is approved that nobody decided. */
function opened<S extends Seat>(progress: Progress<S>, people: People): Progress<S> {
  const { steps, at } = progress;
  if (at >= steps.length) {
    if (steps.some(({ state, skipped }) => state === 'approved' || skipped === 'already'))
      return { ...progress, state: 'approved' };
    return due(
      { ...progress, at: steps.length - 1 },
      steps.length - 1,
      remaining(progress, people.otherwise, false),
      1,
    );
  }
  const { rule } = steps[at]!;
  const named = people.ofSteps[at] ?? [];
  const candidates = named.length ? named : people.otherwise;
  const present = remaining(progress, candidates, rule.skipAbsent);
  if (candidates.length && !present.length) {
    const isOwn = candidates.some(({ userId }) => progress.requesters.includes(userId));
    return skipped(progress, isOwn ? 'requester' : 'absent', people);
  }
  const deciders = new Set(
    progress.seats.filter(({ state }) => state === 'approved').map(({ decidedById }) => decidedById),
  );
  const counted = present.flatMap(({ userId }) => (deciders.has(userId) ? userId : []));
  const needed = neededOf(rule, present.length) - counted.length;
  if (present.length && needed <= 0) return skipped(progress, 'already', people);
  return due(progress, at, present, Math.max(needed, 1), counted);
}

const neededOf = ({ mode, needed }: FlowStep, people: number): number =>
  mode === 'any' ? 1 : mode === 'all' ? Math.max(people, 1) : Math.min(Math.max(needed ?? 1, 1), Math.max(people, 1));

/**
 * Each once, without who asked, and without who is away and not to be waited for; one person stands in for one of those
 * alone.
 */
function remaining({ requesters }: Progress, candidates: readonly Candidate[], skipAbsent: boolean): Candidate[] {
  const met = new Set(requesters);
  const seated = new Set(candidates.flatMap(({ userId, isAbsent }) => (isAbsent ? [] : userId)));
  return candidates.flatMap((each) => {
    if (met.has(each.userId)) return [];
    met.add(each.userId);
    const delegateId = each.delegateId && !requesters.includes(each.delegateId) ? each.delegateId : null;
    if (each.isAbsent && skipAbsent) {
      if (!delegateId || seated.has(delegateId)) return [];
      seated.add(delegateId);
    }
    return [{ ...each, delegateId }];
  });
}

const skipped = <S extends Seat>(progress: Progress<S>, reason: SkipReason, people: People): Progress<S> =>
  opened({ ...changed(progress, progress.at, { state: 'skipped', skipped: reason }), at: progress.at + 1 }, people);

function due<S extends Seat>(
  progress: Progress<S>,
  at: number,
  candidates: readonly Candidate[],
  needed: number,
  counted: readonly string[] = [],
): Progress<S> {
  const open = changed(progress, at, { state: 'due', skipped: null, needed, counted });
  return { ...open, seats: [...open.seats, ...seatsFor(open, at, candidates)] };
}

/** A seat for each who has not decided in the step yet, nor is stood in for by one who has. */
const seatsFor = <S extends Seat>(progress: Progress<S>, at: number, candidates: readonly Candidate[]): S[] =>
  candidates.flatMap(({ userId, delegateId }) =>
    hasDecided(progress, at, userId)
      ? []
      : (seatOf(at, userId, delegateId && !hasDecided(progress, at, delegateId) ? delegateId : null) as S),
  );

const seatOf = (step: number, userId: string, delegateId: string | null): Seat => ({
  step,
  userId,
  delegateId,
  escalatedToId: null,
  state: 'open',
  decidedById: null,
});

const changed = <S extends Seat>(progress: Progress<S>, at: number, values: Partial<StepProgress>): Progress<S> => ({
  ...progress,
  steps: progress.steps.map((step, index) => (index === at ? { ...step, ...values } : step)),
});

/**
 * Whether this person has decided in a step, or counts in it by what they decided before: they fill no further seat of
 * it.
 */
export const hasDecided = ({ steps, seats }: Progress, at: number, who: string): boolean =>
  !!steps[at]?.counted?.includes(who) || seats.some(({ step, decidedById }) => step === at && decidedById === who);

/** Who may decide now; nobody named means whoever holds the right. */
export const dueSeats = <S extends Seat>({ state, at, seats }: Progress<S>): S[] =>
  state === 'open' ? seats.filter((seat) => seat.step === at && seat.state === 'open') : [];

/** The seat this person would decide from now: their own before that of anybody else. */
export function seatDue<S extends Seat>(progress: Progress<S>, who: string): S | undefined {
  const seats = hasDecided(progress, progress.at, who) ? [] : dueSeats(progress);
  return (
    seats.find(({ userId }) => userId === who) ??
    seats.find(({ delegateId }) => delegateId === who) ??
    seats.find(({ escalatedToId }) => escalatedToId === who)
  );
}

/** Whether this person may decide now. */
export const isDue = (progress: Progress, who: string): boolean =>
  progress.state === 'open' &&
  !progress.requesters.includes(who) &&
  (isForAnybody(progress) || !!seatDue(progress, who));

const isForAnybody = (progress: Progress): boolean =>
  progress.state === 'open' && !progress.seats.some(({ step, state }) => step === progress.at && state !== 'closed');

/** What becomes of it when this person decides; the same decision made again is harmless, whenever it comes. */
export function decided<S extends Seat>(
  progress: Progress<S>,
  who: string,
  verdict: Verdict,
  people: People,
): Decision<S> {
  if (progress.requesters.includes(who)) return { allowed: false, because: 'own' };
  if (!isDue(progress, who)) {
    const isRepeat = progress.seats.some(({ decidedById, state }) => decidedById === who && state === verdict);
    if (isRepeat) return { allowed: true, progress, repeated: true };
    return { allowed: false, because: progress.state === 'open' ? 'not_due' : 'decided' };
  }
  const { at, seats } = progress;
  const mine = seatDue(progress, who);
  const sat = { ...(mine ?? (seatOf(at, who, null) as S)), state: verdict, decidedById: who };
  const after = {
    ...progress,
    seats: mine
      ? seats.map((seat) =>
          seat === mine ? sat : seat.step === at && seat.state === 'open' ? without(seat, who) : seat,
        )
      : [...seats, sat],
  };
  return {
    allowed: true,
    repeated: false,
    progress: verdict === 'rejected' ? rejected(after) : settled(after, people),
  };
}

/** The seat as it waits for others than somebody who has decided in its step. */
const without = <S extends Seat>(seat: S, who: string): S => ({
  ...seat,
  delegateId: seat.delegateId === who ? null : seat.delegateId,
  escalatedToId: seat.escalatedToId === who ? null : seat.escalatedToId,
});

const rejected = <S extends Seat>(progress: Progress<S>): Progress<S> => {
  const { at, steps } = progress;
  return closedSeats({
    ...progress,
    state: 'rejected',
    steps: steps.map((step, index) =>
      index === at ? { ...step, state: 'rejected' } : index > at ? { ...step, state: 'closed' } : step,
    ),
  });
};

const closedSeats = <S extends Seat>(progress: Progress<S>): Progress<S> => ({
  ...progress,
  seats: progress.seats.map((seat) => (seat.state === 'open' ? { ...seat, state: 'closed' } : seat)),
});

/** Goes on to the next step where enough people have approved the one it stands at, or nobody is left who could. */
function settled<S extends Seat>(progress: Progress<S>, people: People): Progress<S> {
  const { at, steps, seats } = progress;
  const approved = new Set(
    seats.flatMap(({ step, state, decidedById }) => (step === at && state === 'approved' ? decidedById : [])),
  );
  const isSomebodyLeft = dueSeats(progress).some(({ userId, delegateId, escalatedToId }) =>
    [userId, delegateId, escalatedToId].some((who) => who && !hasDecided(progress, at, who)),
  );
  if (!approved.size || (approved.size < steps[at]!.needed && isSomebodyLeft)) return progress;
  return opened({ ...closedSeats(changed(progress, at, { state: 'approved' })), at: at + 1 }, people);
}

/** It no longer waits, because what it was about was taken back, changed or decided otherwise. */
export const cancelled = <S extends Seat>(progress: Progress<S>): Progress<S> =>
  progress.state !== 'open'
    ? progress
    : closedSeats({
        ...progress,
        state: 'cancelled',
        steps: progress.steps.map((step) =>
          step.state === 'due' || step.state === 'waiting' ? { ...step, state: 'closed' } : step,
        ),
      });

/** Open seats are for those who stand in now. */
export const withDelegates = <S extends Seat>(
  progress: Progress<S>,
  delegateOf: (userId: string) => string | null,
): Progress<S> => ({
  ...progress,
  seats: progress.seats.map((seat) => {
    const delegateId = delegateOf(seat.userId);
    if (seat.state !== 'open') return seat;
    return {
      ...seat,
      delegateId:
        delegateId && !progress.requesters.includes(delegateId) && !hasDecided(progress, seat.step, delegateId)
          ? delegateId
          : null,
    };
  }),
});

/** Others take the seats of those who have left: whom the rule names today and who does not sit there yet. */
export function refilled<S extends Seat>(
  progress: Progress<S>,
  gone: ReadonlySet<string>,
  people: People,
): Progress<S> {
  const { at } = progress;
  if (!dueSeats(progress).some(({ userId }) => gone.has(userId))) return progress;
  const kept = progress.seats.map((seat) =>
    seat.step === at && seat.state === 'open' && gone.has(seat.userId) ? { ...seat, state: 'closed' as const } : seat,
  );
  const sitting = new Set(
    kept.filter(({ step, state }) => step === at && state !== 'closed').map(({ userId }) => userId),
  );
  const fit = (candidates: readonly Candidate[]) =>
    remaining(progress, candidates, false).filter(({ userId }) => !gone.has(userId) && !sitting.has(userId));
  const named = fit(people.ofSteps[at] ?? []);
  const fresh = named.length || sitting.size ? named : fit(people.otherwise);
  const seats = [...kept, ...seatsFor(progress, at, fresh)];
  const inUse = seats.filter(({ step, state }) => step === at && state !== 'closed').length;
  const after = changed({ ...progress, seats }, at, {
    needed: Math.max(1, Math.min(progress.steps[at]!.needed, inUse)),
  });
  return settled(after, people);
}
