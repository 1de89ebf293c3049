import type { Bilingual } from '../../../../kernel/text/text';

export type PayrollRunState =
  | 'draft'
  | 'calculating'
  | 'failed'
  | 'review'
  | 'approved'
  | 'paid'
  | 'posted'
  | 'cancelled';

/** `finish` and `fail` are the job's own: all payslips are written, or it was given up. The others are people's. */
export type PayrollRunAction = 'calculate' | 'finish' | 'fail' | 'approve' | 'disburse' | 'pay' | 'post' | 'cancel';

/** Where an action leads from a state. An action that leads to the state it starts from is a harmless repeat. */
const transitions: Record<PayrollRunState, Partial<Record<PayrollRunAction, PayrollRunState>>> = {
  draft: { calculate: 'calculating', cancel: 'cancelled' },
  calculating: { calculate: 'calculating', finish: 'review', fail: 'failed', cancel: 'cancelled' },
  failed: { calculate: 'calculating', fail: 'failed', cancel: 'cancelled' },
  review: { calculate: 'calculating', finish: 'review', approve: 'approved', cancel: 'cancelled' },
  approved: { approve: 'approved', disburse: 'approved', pay: 'paid', post: 'posted', cancel: 'cancelled' },
  paid: { disburse: 'paid', pay: 'paid', post: 'posted' },
  posted: { disburse: 'posted', post: 'posted' },
  cancelled: { cancel: 'cancelled' },
};

const peopleActions = ['calculate', 'approve', 'pay', 'post', 'cancel'] as const;

const stateNames: Record<PayrollRunState, Bilingual> = {
  draft: { en: 'a draft', ar: 'مسودة' },
  calculating: { en: 'being calculated', ar: 'قيد الاحتساب' },
  failed: { en: 'not calculated, because the calculation broke off', ar: 'غير محتسب لأن الاحتساب انقطع' },
  review: { en: 'in review', ar: 'قيد المراجعة' },
  approved: { en: 'approved', ar: 'معتمد' },
  paid: { en: 'paid', ar: 'مدفوع' },
  posted: { en: 'posted and never changes', ar: 'مرحّل ولا يتغير' },
  cancelled: { en: 'cancelled', ar: 'ملغى' },
};

const actionNames: Record<PayrollRunAction, Bilingual> = {
  calculate: { en: 'calculated', ar: 'احتسابه' },
  finish: { en: 'finished', ar: 'إنهاؤه' },
  fail: { en: 'given up', ar: 'التخلي عنه' },
  approve: { en: 'approved', ar: 'اعتماده' },
  disburse: { en: 'paid out', ar: 'صرفه' },
  pay: { en: 'marked as paid', ar: 'تسجيله مدفوعًا' },
  post: { en: 'posted', ar: 'ترحيله' },
  cancel: { en: 'cancelled', ar: 'إلغاؤه' },
};

/** `repeated`: it is in that state already, so there is nothing to save. */
export type RunDecision =
  | { approved: true; to: PayrollRunState; repeated: boolean }
  | { approved: false; because: Bilingual };

/** A run as far as its approval depends on it. */
export interface RunForApproval {
  state: PayrollRunState;
  calculatedById: string | null;
  employeeCount: number;
  errorCount: number;
}

/** What people can do to a run in this state, apart from who may; the buttons of the screen. */
export function nextActions(state: PayrollRunState): PayrollRunAction[] {
  return peopleActions.filter((action) => {
    const to = transitions[state][action];
    return to !== undefined && to !== state;
  });
}

/** Whether the run's state lets the action happen. For approving ask decideApproval, which asks more. */
export function decideAction(state: PayrollRunState, action: PayrollRunAction): RunDecision {
  const to = transitions[state][action];
  if (to !== undefined) return { approved: true, to, repeated: to === state };
  const [is, done] = [stateNames[state], actionNames[action]];
  return refused(
    `This payroll run is ${is.en}: it cannot be ${done.en}.`,
    `تشغيل الرواتب ${is.ar}: لا يمكن ${done.ar}.`,
  );
}

/** Approval by a second person, of a run without errors. Approving an approved run again is harmless. */
export function decideApproval({ run, actorId }: { run: RunForApproval; actorId: string }): RunDecision {
  const decision = decideAction(run.state, 'approve');
  if (!decision.approved || decision.repeated) return decision;
  if (run.calculatedById === null) {
    return refused(
      'Nobody is recorded as having calculated this payroll run. Calculate it again.',
      'لم يُسجل من احتسب هذه الرواتب. أعد الاحتساب.',
    );
  }
  if (run.calculatedById === actorId) {
    return refused(
      'You calculated this payroll run. Another person has to approve it.',
      'أنت من احتسب هذه الرواتب. يجب أن يعتمدها شخص آخر.',
    );
  }
  if (run.errorCount > 0) {
    return refused(
      `Payslips in error: ${run.errorCount}. Repair them and calculate again.`,
      `قسائم بها أخطاء: ${run.errorCount}. صححها ثم أعد الاحتساب.`,
    );
  }
  if (run.employeeCount === 0) {
    return refused('This payroll run pays nobody.', 'لا يوجد موظفون في تشغيل الرواتب هذا.');
  }
  return decision;
}

function refused(en: string, ar: string): RunDecision {
  return { approved: false, because: { en, ar } };
}
