import type { FlowStep } from './approval-flow';

export type ApprovalState = 'open' | 'approved' | 'rejected' | 'cancelled';
export type StepState = 'waiting' | 'due' | 'approved' | 'rejected' | 'skipped' | 'closed';
export type SkipReason = 'requester' | 'absent' | 'already';
export type SeatState = 'open' | 'approved' | 'rejected' | 'closed';

/** A place in a step: whose it is, and who else may take it. One decision is made from it. */
export interface Seat {
  step: number; userId: string; delegateId: string | null; escalatedToId: string | null;
  state: SeatState; decidedById: string | null;
}
export interface StepProgress { rule: FlowStep; state: StepState; skipped: SkipReason | null; needed: number }
export interface Progress<S extends Seat = Seat> { requesters: readonly string[]; state: ApprovalState; at: number; steps: StepProgress[]; seats: S[] }

/** Somebody whom a rule of a step names, as he is today. */
export interface Candidate { userId: string; isAbsent: boolean; delegateId: string | null }

/** For each step whom its rule names today, and who decides where that is nobody. */
export interface People { ofSteps: readonly (readonly Candidate[])[]; otherwise: readonly Candidate[] }

export type Verdict = 'approved' | 'rejected';
export type Refusal = 'own' | 'not_due' | 'decided';
export type Decision<S extends Seat = Seat> =
  | { allowed: true; progress: Progress<S>; repeated: boolean }
  | { allowed: false; because: Refusal };

/** A flow that begins: its first step that has somebody is due. */
export const begun = (rules: readonly FlowStep[], requesters: readonly string[], people: People): Progress => opened({
  requesters, state: 'open', at: 0, seats: [],
  steps: rules.map((rule) => ({ rule, state: 'waiting', skipped: null, needed: 0 })),
}, people);

/** Opens the step it stands at, or the first after it that has somebody; nothing is approved that nobody decided. */
function opened<S extends Seat>(progress: Progress<S>, people: People): Progress<S> {
  const { steps, at } = progress;
  if (at >= steps.length) {
    if (steps.some(({ state, skipped }) => state === 'approved' || skipped === 'already')) return { ...progress, state: 'approved' };
    return due({ ...progress, at: steps.length - 1 }, steps.length - 1, remaining(progress, people.otherwise, false), 1);
  }
  const { rule } = steps[at]!;
  const named = people.ofSteps[at] ?? [];
  const candidates = named.length ? named : people.otherwise;
  const present = remaining(progress, candidates, rule.skipAbsent);
  if (candidates.length && !present.length) {
    const isOwn = candidates.some(({ userId }) => progress.requesters.includes(userId));
    return skipped(progress, isOwn ? 'requester' : 'absent', people);
  }
  const deciders = new Set(progress.seats.filter(({ state }) => state === 'approved').map(({ decidedById }) => decidedById));
  const others = present.filter(({ userId }) => !deciders.has(userId));
  const needed = neededOf(rule, present.length) - (present.length - others.length);
  if (present.length && needed <= 0) return skipped(progress, 'already', people);
  return due(progress, at, others, Math.max(needed, 1));
}

const neededOf = ({ mode, needed }: FlowStep, people: number): number =>
  mode === 'any' ? 1 : mode === 'all' ? Math.max(people, 1) : Math.min(Math.max(needed ?? 1, 1), Math.max(people, 1));

/** Each once, without who asked, and without who is away and not to be waited for. */
function remaining({ requesters }: Progress, candidates: readonly Candidate[], skipAbsent: boolean): Candidate[] {
  const met = new Set(requesters);
  return candidates.flatMap((each) => {
    if (met.has(each.userId)) return [];
    met.add(each.userId);
    const delegateId = each.delegateId && !requesters.includes(each.delegateId) ? each.delegateId : null;
    return each.isAbsent && skipAbsent && !delegateId ? [] : [{ ...each, delegateId }];
  });
}

const skipped = <S extends Seat>(progress: Progress<S>, reason: SkipReason, people: People): Progress<S> =>
  opened({ ...changed(progress, progress.at, { state: 'skipped', skipped: reason }), at: progress.at + 1 }, people);

const due = <S extends Seat>(progress: Progress<S>, at: number, candidates: readonly Candidate[], needed: number): Progress<S> => ({
  ...changed(progress, at, { state: 'due', skipped: null, needed }),
  seats: [...progress.seats, ...candidates.map(({ userId, delegateId }) => seatOf(at, userId, delegateId) as S)],
});

const seatOf = (step: number, userId: string, delegateId: string | null): Seat =>
  ({ step, userId, delegateId, escalatedToId: null, state: 'open', decidedById: null });

const changed = <S extends Seat>(progress: Progress<S>, at: number, values: Partial<StepProgress>): Progress<S> =>
  ({ ...progress, steps: progress.steps.map((step, index) => index === at ? { ...step, ...values } : step) });

/** Whether this person may decide from the seat. */
export const maySit = ({ userId, delegateId, escalatedToId }: Seat, who: string): boolean => who === userId || who === delegateId || who === escalatedToId;

/** Who may decide now; nobody named means whoever holds the right. */
export const dueSeats = <S extends Seat>({ state, at, seats }: Progress<S>): S[] =>
  state === 'open' ? seats.filter((seat) => seat.step === at && seat.state === 'open') : [];

/** Whether this person may decide now. */
export const isDue = (progress: Progress, who: string): boolean =>
  progress.state === 'open' && !progress.requesters.includes(who) && (isForAnybody(progress) || dueSeats(progress).some((seat) => maySit(seat, who)));

const isForAnybody = (progress: Progress): boolean => progress.state === 'open' && !progress.seats.some(({ step, state }) => step === progress.at && state !== 'closed');

/** What becomes of it when this person decides; the same decision made again is harmless, whenever it comes. */
export function decided<S extends Seat>(progress: Progress<S>, who: string, verdict: Verdict, people: People): Decision<S> {
  if (progress.requesters.includes(who)) return { allowed: false, because: 'own' };
  if (!isDue(progress, who)) {
    const isRepeat = progress.seats.some(({ decidedById, state }) => decidedById === who && state === verdict);
    if (isRepeat) return { allowed: true, progress, repeated: true };
    return { allowed: false, because: progress.state === 'open' ? 'not_due' : 'decided' };
  }
  const mine = (seat: S) => seat.step === progress.at && seat.state === 'open' && maySit(seat, who);
  const before = progress.seats.some(mine) ? progress.seats : [...progress.seats, seatOf(progress.at, who, null) as S];
  const after = { ...progress, seats: before.map((seat) => mine(seat) ? { ...seat, state: verdict, decidedById: who } : seat) };
  return { allowed: true, repeated: false, progress: verdict === 'rejected' ? rejected(after) : settled(after, people) };
}

const rejected = <S extends Seat>(progress: Progress<S>): Progress<S> => {
  const { at, steps } = progress;
  return closedSeats({ ...progress, state: 'rejected', steps: steps.map((step, index) => index === at ? { ...step, state: 'rejected' } : index > at ? { ...step, state: 'closed' } : step) });
};

const closedSeats = <S extends Seat>(progress: Progress<S>): Progress<S> =>
  ({ ...progress, seats: progress.seats.map((seat) => seat.state === 'open' ? { ...seat, state: 'closed' } : seat) });

/** Goes on to the next step where enough have approved the one it stands at. */
function settled<S extends Seat>(progress: Progress<S>, people: People): Progress<S> {
  const { at, steps, seats } = progress;
  const approved = seats.filter(({ step, state }) => step === at && state === 'approved').length;
  if (approved < steps[at]!.needed) return progress;
  return opened({ ...closedSeats(changed(progress, at, { state: 'approved' })), at: at + 1 }, people);
}

/** It no longer waits, because what it was about was taken back, changed or decided otherwise. */
export const cancelled = <S extends Seat>(progress: Progress<S>): Progress<S> => progress.state !== 'open' ? progress : closedSeats({
  ...progress, state: 'cancelled', steps: progress.steps.map((step) => step.state === 'due' || step.state === 'waiting' ? { ...step, state: 'closed' } : step),
});

/** Others take the seats of those who have left: whom the rule names today and who does not sit there yet. */
export function refilled<S extends Seat>(progress: Progress<S>, gone: ReadonlySet<string>, people: People): Progress<S> {
  const { at } = progress;
  if (!dueSeats(progress).some(({ userId }) => gone.has(userId))) return progress;
  const kept = progress.seats.map((seat) => seat.step === at && seat.state === 'open' && gone.has(seat.userId) ? { ...seat, state: 'closed' as const } : seat);
  const sitting = new Set(kept.filter(({ step, state }) => step === at && state !== 'closed').map(({ userId }) => userId));
  const fit = (candidates: readonly Candidate[]) => remaining(progress, candidates, false).filter(({ userId }) => !gone.has(userId) && !sitting.has(userId));
  const named = fit(people.ofSteps[at] ?? []);
  const fresh = named.length || sitting.size ? named : fit(people.otherwise);
  const seats = [...kept, ...fresh.map(({ userId, delegateId }) => seatOf(at, userId, delegateId) as S)];
  const inUse = seats.filter(({ step, state }) => step === at && state !== 'closed').length;
  const after = changed({ ...progress, seats }, at, { needed: Math.max(1, Math.min(progress.steps[at]!.needed, inUse)) });
  return settled(after, people);
}
