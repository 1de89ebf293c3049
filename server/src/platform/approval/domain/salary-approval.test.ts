import {
  decideProposal,
  givesOtherwise,
  paysOtherwise,
  type Proposed,
  type SalaryAction,
  type SalaryState,
} from './salary-approval';
import { say } from '../../text';

const row = (state: SalaryState) => ({ state, employeeId: 'mona', proposedById: 'omar' });

describe.each<Proposed>(['salary', 'allowance', 'deduction'])('a proposed %s', (of) => {
  it.each<[string, SalaryState, SalaryAction, string, string | null, string]>([
    ['is approved by a second person', 'proposed', 'approve', 'lina', 'lina', 'approved'],
    ['is rejected by a second person', 'proposed', 'reject', 'lina', null, 'rejected'],
    ['is not approved by who proposed it', 'proposed', 'approve', 'omar', null, 'no'],
    ['is not approved by whom it pays', 'proposed', 'approve', 'u', 'mona', 'no'],
    ['once approved is not rejected', 'approved', 'reject', 'lina', null, 'no'],
    ['once rejected is not approved', 'rejected', 'approve', 'lina', null, 'no'],
    ['approved again changes nothing', 'approved', 'approve', 'omar', null, 'repeated'],
  ])('%s', (_law, state, action, id, employeeId, outcome) => {
    const decision = decideProposal(of, row(state), action, { id, employeeId });
    if (!decision.approved)
      expect([say(decision.because, 'en').includes(of), say(decision.because, 'ar') !== '']).toEqual([true, true]);
    expect(decision.approved ? (decision.repeated ? 'repeated' : decision.to) : 'no').toBe(outcome);
  });
});

it.each([
  ['another amount', { baseSalary: '5001' }, true],
  ['the same amount written otherwise', { baseSalary: '5000.0' }, false],
  ['another first day', { validFrom: '2026-02-02' }, true],
  ['a basis of overtime', { overtimeSalary: '100' }, true],
  ['nothing else', {}, false],
])('%s pays otherwise: %#', (_what, change, is) => {
  const before = { baseSalary: '5000.00', overtimeSalary: null, validFrom: '2026-02-01' };
  expect(paysOtherwise(before, { ...before, ...change })).toBe(is);
});

it.each([
  ['an amount of its own', { ownAmount: '700' }, true],
  ['the same amount written otherwise', { ownAmount: '650.0' }, false],
  ['no amount of its own any more', { ownAmount: null }, true],
  ['a percentage of its own', { ownPercent: '5' }, true],
  ['another first day', { validFrom: '2026-02-02' }, true],
  ['nothing else', {}, false],
])('%s gives otherwise: %#', (_what, change, is) => {
  const before = { ownAmount: '650.00', ownPercent: null, validFrom: '2026-02-01' };
  expect(givesOtherwise(before, { ...before, ...change })).toBe(is);
});
