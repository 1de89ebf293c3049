import {
  decideAction,
  decideApproval,
  decideReturn,
  nextActions,
  type PayrollRunAction,
  type PayrollRunState,
  type RunForApproval,
} from './payroll-run';
import { say } from '../../../../platform/text';

const actions: PayrollRunAction[] = [
  'calculate',
  'finish',
  'fail',
  'approve',
  'return',
  'post',
  'cancel',
  'disburse',
  'pay',
];

function outcome(state: PayrollRunState, action: PayrollRunAction): string {
  const decision = decideAction(state, action);
  if (!decision.approved) return 'refused';
  return decision.repeated ? 'repeated' : decision.to;
}

describe('what may happen to a payroll run', () => {
  //                  calculate      finish      fail      approve     return      post      cancel      disburse    pay
  test.each<[PayrollRunState, string[]]>([
    [
      'draft',
      ['calculating', 'refused', 'refused', 'refused', 'refused', 'refused', 'cancelled', 'refused', 'refused'],
    ],
    [
      'calculating',
      ['repeated', 'review', 'failed', 'refused', 'refused', 'refused', 'cancelled', 'refused', 'refused'],
    ],
    [
      'failed',
      ['calculating', 'refused', 'repeated', 'refused', 'refused', 'refused', 'cancelled', 'refused', 'refused'],
    ],
    [
      'review',
      ['calculating', 'repeated', 'refused', 'approved', 'returned', 'refused', 'cancelled', 'refused', 'refused'],
    ],
    [
      'returned',
      ['calculating', 'refused', 'refused', 'refused', 'repeated', 'refused', 'cancelled', 'refused', 'refused'],
    ],
    ['approved', ['refused', 'refused', 'refused', 'repeated', 'returned', 'posted', 'cancelled', 'repeated', 'paid']],
    ['paid', ['refused', 'refused', 'refused', 'refused', 'refused', 'posted', 'refused', 'repeated', 'repeated']],
    ['posted', ['refused', 'refused', 'refused', 'refused', 'refused', 'repeated', 'refused', 'repeated', 'refused']],
    ['cancelled', ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'repeated', 'refused', 'refused']],
  ])('%s', (state, outcomes) => {
    expect(actions.map((action) => outcome(state, action))).toEqual(outcomes);
  });

  test.each<[PayrollRunState, PayrollRunAction[]]>([
    ['draft', ['calculate', 'cancel']],
    ['calculating', ['cancel']],
    ['failed', ['calculate', 'cancel']],
    ['review', ['calculate', 'approve', 'return', 'cancel']],
    ['returned', ['calculate', 'cancel']],
    ['approved', ['return', 'pay', 'post', 'cancel']],
    ['paid', ['post']],
    ['posted', []],
    ['cancelled', []],
  ])('the buttons of a run that is %s: %p', (state, buttons) => {
    expect(nextActions(state)).toEqual(buttons);
  });

  test('a refusal names the state and what was asked', () => {
    expect(decideAction('posted', 'cancel')).toEqual({
      approved: false,
      because: {
        en: 'This payroll run is posted and never changes: it cannot be cancelled.',
        ar: 'تشغيل الرواتب مرحّل ولا يتغير: لا يمكن إلغاؤه.',
      },
    });
  });
});

describe('approval', () => {
  const run: RunForApproval = { state: 'review', calculatedById: 'amal', employeeCount: 20, errorCount: 0 };

  test('is by a second person', () => {
    expect(decideApproval({ run, actorId: 'badr' })).toEqual({ approved: true, to: 'approved', repeated: false });
  });

  test('of an approved run changes nothing, whoever asks', () => {
    const approved: RunForApproval = { ...run, state: 'approved' };
    const decision = decideApproval({ run: approved, actorId: 'badr' });
    expect(decision).toEqual({ approved: true, to: 'approved', repeated: true });
  });

  test.each<[string, Partial<RunForApproval>, string, RegExp]>([
    ['by who calculated it', {}, 'amal', /Another person/],
    ['with errors', { errorCount: 2 }, 'badr', /in error: 2\./],
    ['of nobody’s pay', { employeeCount: 0 }, 'badr', /nobody/],
    ['of a run nobody calculated', { calculatedById: null }, 'badr', /Calculate it again/],
    ['of a draft', { state: 'draft' }, 'badr', /a draft/],
    ['of a run being calculated', { state: 'calculating' }, 'badr', /being calculated/],
    ['of a posted run', { state: 'posted' }, 'badr', /never changes/],
    ['of a cancelled run', { state: 'cancelled' }, 'badr', /cancelled/],
  ])('%s is refused', (_, more, actorId, because) => {
    const decision = decideApproval({ run: { ...run, ...more }, actorId });
    expect(decision.approved ? '' : say(decision.because, 'en')).toMatch(because);
  });
});

describe('return', () => {
  const run = { state: 'review' as const, calculatedById: 'amal' };

  test.each<[string, Partial<typeof run> | { state: PayrollRunState }, string, string]>([
    ['of a run in review by a second person', {}, 'badr', 'returned'],
    ['of an approved run before it is paid', { state: 'approved' }, 'badr', 'returned'],
    ['of a returned run, asked again', { state: 'returned' }, 'badr', 'repeated'],
    ['by who calculated it, who mends it', {}, 'amal', 'refused'],
    ['of a run that is paid', { state: 'paid' }, 'badr', 'refused'],
    ['of a run that is posted', { state: 'posted' }, 'badr', 'refused'],
  ])('%s', (_, more, actorId, expected) => {
    const decision = decideReturn({ run: { ...run, ...more }, actorId });
    expect(!decision.approved ? 'refused' : decision.repeated ? 'repeated' : decision.to).toBe(expected);
  });
});
