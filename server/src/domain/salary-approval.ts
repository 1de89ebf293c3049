import { bySecondPerson, decideStep, type Procedure, type StepDecision } from './steps';

export type SalaryState = 'proposed' | 'approved' | 'rejected';
export type SalaryAction = 'approve' | 'reject';

/** Proposed where a flow of the company is for it, decided by somebody else; what is approved holds. */
const salaryProcedure: Procedure<SalaryState, SalaryAction> = {
  what: { en: 'salary', ar: 'هذا الراتب' },
  steps: {
    proposed: { approve: 'approved', reject: 'rejected' },
    approved: { approve: 'approved' },
    rejected: { reject: 'rejected' },
  },
  stateNames: {
    proposed: { en: 'waiting for approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'approved', ar: 'موافق عليه' },
    rejected: { en: 'rejected', ar: 'مرفوض' },
  },
  actionNames: {
    approve: { en: 'approved', ar: 'الموافقة عليه' },
    reject: { en: 'rejected', ar: 'رفضه' },
  },
};

export interface SalaryToDecide { state: SalaryState; employeeId: string; proposedById: string | null }

/** Neither who proposed it nor who is paid by it decides. */
export const decideSalary = (row: SalaryToDecide, action: SalaryAction, actor: { id: string; employeeId: string | null }): StepDecision<SalaryState> =>
  bySecondPerson(decideStep(salaryProcedure, row.state, action), actor, { madeBy: [row.proposedById], employeeId: row.employeeId }, {
    made: { en: 'You proposed this salary. Another person has to decide about it.', ar: 'أنت من اقترح هذا الراتب. يجب أن يبت فيه شخص آخر.' },
    own: { en: 'This is your own salary. Another person has to decide about it.', ar: 'هذا راتبك أنت. يجب أن يبت فيه شخص آخر.' },
  });

interface Paying { baseSalary: string; overtimeSalary: string | null; validFrom: string }

/** Whether a change of a salary that holds would pay something else than was approved, or from another day; ending it or a word about it would not. */
export const paysOtherwise = (before: Paying, after: Paying): boolean =>
  Number(before.baseSalary) !== Number(after.baseSalary) || (before.overtimeSalary === null ? null : Number(before.overtimeSalary)) !== (after.overtimeSalary === null ? null : Number(after.overtimeSalary)) || before.validFrom !== after.validFrom;
