import fc from 'fast-check';
import type { FlowStep } from './approval-flow';
import { begun, dueSeats, isDue, withDelegates } from './approval-progress';
import { step, person, people, after, told } from './approval-progress.fixture';

const names = ['amal', 'badr', 'carla', 'dan', 'ruth'];

const anybody = fc.constantFrom(...names);

const anyStep = fc
  .record({
    mode: fc.constantFrom('any', 'all', 'n_of'),
    needed: fc.integer({ min: 1, max: 4 }),
    skipAbsent: fc.boolean(),
  })
  .map((each) => step(each as Partial<FlowStep>));

const anyCandidate = fc.record({ userId: anybody, isAbsent: fc.boolean(), delegateId: fc.option(anybody) });

const anyFlow = fc
  .array(fc.tuple(anyStep, fc.array(anyCandidate, { maxLength: 4 })), { minLength: 1, maxLength: 4 })
  .map((each) => ({
    steps: each.map(([rule]) => rule),
    given: { ofSteps: each.map(([, candidates]) => candidates), otherwise: [person('holder')] },
  }));

const anyDecisions = fc
  .array(fc.tuple(fc.constantFrom(...names, 'holder'), fc.boolean()), { maxLength: 14 })
  .map((each) => each.map(([who, isNo]) => (isNo && who > 'c' ? `-${who}` : who)));

describe('whatever the flow and whoever decides', () => {
  test('it is approved only when no step is open any more and somebody approved', () => {
    fc.assert(
      fc.property(anyFlow, anyDecisions, ({ steps, given }, deciders) => {
        const end = after(begun(steps, ['ruth'], given), given, ...deciders);
        if (end.state !== 'approved') return;
        expect(end.steps.every(({ state }) => state === 'approved' || state === 'skipped')).toBe(true);
        expect(end.seats.some(({ state }) => state === 'approved')).toBe(true);
        expect(end.seats.some(({ state }) => state === 'open')).toBe(false);
      }),
    );
  });

  test('it waits for exactly one step while it is open', () => {
    fc.assert(
      fc.property(anyFlow, anyDecisions, ({ steps, given }, deciders) => {
        const end = after(begun(steps, ['ruth'], given), given, ...deciders);
        expect(end.steps.filter(({ state }) => state === 'due')).toHaveLength(end.state === 'open' ? 1 : 0);
        expect(dueSeats(end).every(({ step: at }) => end.steps[at]?.state === 'due')).toBe(true);
      }),
    );
  });

  test('the requester never decides and never sits anywhere', () => {
    fc.assert(
      fc.property(anyFlow, anyDecisions, ({ steps, given }, deciders) => {
        const end = after(begun(steps, ['ruth'], given), given, ...deciders);
        expect(
          end.seats.some(({ userId, delegateId, decidedById }) => [userId, delegateId, decidedById].includes('ruth')),
        ).toBe(false);
        expect(isDue(end, 'ruth')).toBe(false);
      }),
    );
  });

  test('repeats change nothing, wherever they come', () => {
    fc.assert(
      fc.property(
        anyFlow,
        anyDecisions,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 6 }),
        ({ steps, given }, deciders, repeats) => {
          const start = begun(steps, ['ruth'], given);
          const once = after(start, given, ...deciders);
          if (once.state === 'open') return;
          const decisive = once.seats.flatMap(({ decidedById, state }) =>
            decidedById ? [state === 'rejected' ? `-${decidedById}` : decidedById] : [],
          );
          if (!decisive.length) return;
          expect(after(once, given, ...repeats.map(([at]) => decisive[at % decisive.length]!))).toEqual(once);
        },
      ),
    );
  });

  test('nobody decides twice in a step, nor is a step stuck: whose seat is open has not decided in it', () => {
    fc.assert(
      fc.property(anyFlow, anyDecisions, anybody, ({ steps, given }, deciders, delegate) => {
        const start = withDelegates(begun(steps, ['ruth'], given), () => delegate);
        const end = withDelegates(after(start, given, ...deciders), () => delegate);
        for (const at of steps.keys()) {
          const sat = end.seats.flatMap(({ step: of, decidedById }) => (of === at && decidedById ? [decidedById] : []));
          expect(new Set(sat).size).toBe(sat.length);
        }
        expect(dueSeats(end).every(({ userId }) => isDue(end, userId))).toBe(true);
        expect(end.state === 'open' && !dueSeats(end).length).toBe(false);
      }),
    );
  });

  test('within a step of all the order does not matter', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(names.slice(0, 4), { minLength: 1 }), (order) => {
        const given = people([[...order].sort()]);
        expect(told(after(begun([step({ mode: 'all' })], ['ruth'], given), given, ...order))).toEqual([
          'approved',
          'approved',
        ]);
      }),
    );
  });
});
