import { decideLoan, loanProcedure, type LoanAction, type LoanState } from './loan-procedure';
import { decideStep, offersStep } from '../../../../kernel/state-machine';

const states = Object.keys(loanProcedure.steps) as LoanState[];
const actions = Object.keys(loanProcedure.actionNames) as LoanAction[];

it.each<[LoanState, LoanAction[]]>([
  ['draft', ['submit', 'cancel']],
  ['pending', ['approve', 'reject', 'cancel']],
  ['approved', ['disburse', 'cancel']],
  ['rejected', []],
  ['repaying', ['settle', 'forgive']],
  ['closed', []],
  ['written_off', []],
  ['cancelled', []],
])('a loan that is %s offers %j', (state, offered) =>
  expect(actions.filter((action) => offersStep(loanProcedure, state, action))).toEqual(offered),
);

it.each(states.filter((state) => state !== 'repaying'))(
  'only a loan being repaid is paused, not one that is %s',
  (state) => {
    expect(decideStep(loanProcedure, state, 'pause')).toMatchObject({ approved: false });
  },
);

const pending = { state: 'pending' as const, employeeId: 'mona', enteredById: 'clerk', submittedById: 'other' };
it.each<[string, { id: string; employeeId: string | null }, boolean]>([
  ['who entered it', { id: 'clerk', employeeId: null }, false],
  ['who sent it in', { id: 'other', employeeId: null }, false],
  ['who gets it', { id: 'mona user', employeeId: 'mona' }, false],
  ['a second person', { id: 'boss', employeeId: 'boss' }, true],
])('%s decides: %p %p', (_who, actor, approved) => {
  for (const action of ['approve', 'reject'] as const)
    expect(decideLoan(pending, action, actor).approved).toBe(approved);
});
