import {
  decideEntry,
  payEntryProcedure,
  type EntryToDecide,
  type PayEntryAction,
  type PayEntryState,
} from './pay-entry';
import {
  decideEndOfServiceApproval,
  endOfServiceProcedure,
  type EndOfServiceAction,
  type EndOfServiceState,
} from '../../termination/domain/end-of-service-procedure';
import { decideStep, offersStep } from '../../../../kernel/state-machine';

const outcome = (decision: ReturnType<typeof decideStep>) =>
  !decision.approved ? 'refused' : decision.repeated ? 'repeated' : decision.to;

describe('a reward or deduction that is', () => {
  const actions: PayEntryAction[] = ['submit', 'approve', 'reject', 'apply', 'cancel', 'reverse'];
  it.each<[PayEntryState, string[]]>([
    ['draft', ['pending', 'refused', 'refused', 'refused', 'cancelled', 'refused']],
    ['pending', ['repeated', 'approved', 'rejected', 'refused', 'cancelled', 'refused']],
    ['approved', ['refused', 'repeated', 'refused', 'applied', 'cancelled', 'reversed']],
    ['rejected', ['refused', 'refused', 'repeated', 'refused', 'refused', 'refused']],
    ['applied', ['refused', 'refused', 'refused', 'repeated', 'refused', 'reversed']],
    ['cancelled', ['refused', 'refused', 'refused', 'refused', 'repeated', 'refused']],
    ['reversed', ['refused', 'refused', 'refused', 'refused', 'refused', 'repeated']],
  ])('%s', (state, outcomes) => {
    expect(actions.map((action) => outcome(decideStep(payEntryProcedure, state, action)))).toEqual(outcomes);
    expect(actions.map((action) => offersStep(payEntryProcedure, state, action))).toEqual(
      outcomes.map((each) => each !== 'refused' && each !== 'repeated'),
    );
  });
});

describe('who decides a reward', () => {
  const entry: EntryToDecide = { state: 'pending', employeeId: 'mona', enteredById: 'clerk', submittedById: 'boss' };
  it.each([
    ['somebody else', { id: 'approver', employeeId: null }, null],
    ['who entered it', { id: 'clerk', employeeId: null }, /entered this yourself/],
    ['who sent it in', { id: 'boss', employeeId: null }, /entered this yourself/],
    ['whom it pays', { id: 'approver', employeeId: 'mona' }, /about yourself/],
  ])('%s', (_who, actor, refusal) => {
    for (const [state, action] of [
      ['pending', 'approve'],
      ['pending', 'reject'],
      ['applied', 'reverse'],
    ] as const) {
      const decision = decideEntry({ ...entry, state }, action, actor);
      if (refusal)
        expect(decision).toMatchObject({
          approved: false,
          because: { en: expect.stringMatching(refusal), ar: expect.stringMatching(/[\u0600-\u06ff]/) },
        });
      else expect(decision).toMatchObject({ approved: true, repeated: false });
    }
  });
});

describe('an end of service that is', () => {
  const actions: EndOfServiceAction[] = ['calculate', 'reopen', 'approve', 'pay', 'cancel'];
  it.each<[EndOfServiceState, string[]]>([
    ['draft', ['calculated', 'refused', 'refused', 'refused', 'cancelled']],
    ['calculated', ['repeated', 'draft', 'approved', 'refused', 'cancelled']],
    ['approved', ['refused', 'draft', 'repeated', 'paid', 'cancelled']],
    ['paid', ['refused', 'refused', 'refused', 'repeated', 'refused']],
    ['cancelled', ['refused', 'refused', 'refused', 'refused', 'repeated']],
  ])('%s', (state, outcomes) => {
    expect(actions.map((action) => outcome(decideStep(endOfServiceProcedure, state, action)))).toEqual(outcomes);
  });

  it('is approved neither by who calculated it nor by whom it pays', () => {
    const row = { state: 'calculated' as const, employeeId: 'mona', calculatedById: 'clerk' };
    const approves = (id: string, employeeId: string | null) =>
      decideEndOfServiceApproval(row, { id, employeeId }).approved;
    expect([approves('approver', 'omar'), approves('clerk', null), approves('approver', 'mona')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
