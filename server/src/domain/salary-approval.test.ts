import { decideSalary, paysOtherwise, type SalaryAction, type SalaryState } from './salary-approval';

const row = (state: SalaryState) => ({ state, employeeId: 'mona', proposedById: 'omar' });

describe('a salary that waits for approval', () => {
  it.each<[string, SalaryState, SalaryAction, string, string | null, string]>([
    ['is approved by a second person', 'proposed', 'approve', 'lina', 'lina', 'approved'],
    ['is rejected by a second person', 'proposed', 'reject', 'lina', null, 'rejected'],
    ['is not approved by who proposed it', 'proposed', 'approve', 'omar', null, 'no'],
    ['is not approved by whom it pays', 'proposed', 'approve', 'u', 'mona', 'no'],
    ['once approved is not rejected', 'approved', 'reject', 'lina', null, 'no'],
    ['once rejected is not approved', 'rejected', 'approve', 'lina', null, 'no'],
    ['approved again changes nothing', 'approved', 'approve', 'omar', null, 'repeated'],
  ])('%s', (_law, state, action, id, employeeId, outcome) => {
    const decision = decideSalary(row(state), action, { id, employeeId });
    expect(decision.approved ? decision.repeated ? 'repeated' : decision.to : 'no').toBe(outcome);
  });
});

it.each([
  ['another amount', { baseSalary: '5001' }, true], ['the same amount written otherwise', { baseSalary: '5000.0' }, false], ['another first day', { validFrom: '2026-02-02' }, true],
  ['a basis of overtime', { overtimeSalary: '100' }, true], ['nothing else', {}, false],
])('%s pays otherwise: %#', (_what, change, is) => {
  const before = { baseSalary: '5000.00', overtimeSalary: null, validFrom: '2026-02-01' };
  expect(paysOtherwise(before, { ...before, ...change })).toBe(is);
});
