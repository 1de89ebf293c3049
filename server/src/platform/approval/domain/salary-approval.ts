import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../kernel/state-machine';
import type { Text } from '../../../kernel/text/text';
import { t } from '../../texts/text';

export type SalaryState = 'proposed' | 'approved' | 'rejected';
export type SalaryAction = 'approve' | 'reject';

/** What is proposed where a flow is for it: a salary, an allowance or a regular deduction of one person. */
export type Proposed = 'salary' | 'allowance' | 'deduction';

const words: Record<Proposed, { what: Text; made: Text; own: Text }> = {
  salary: {
    what: t('salary_approval.words.salary.what'),
    made: t('salary_approval.words.salary.made'),
    own: t('salary_approval.words.salary.own'),
  },
  allowance: {
    what: t('salary_approval.words.allowance.what'),
    made: t('salary_approval.words.allowance.made'),
    own: t('salary_approval.words.allowance.own'),
  },
  deduction: {
    what: t('salary_approval.words.deduction.what'),
    made: t('salary_approval.words.deduction.made'),
    own: t('salary_approval.words.deduction.own'),
  },
};

/** Proposed where a flow of the company is for it, decided by somebody else; what is approved holds. */
const procedureOf = (what: Text): Procedure<SalaryState, SalaryAction> => ({
  what,
  steps: {
    proposed: { approve: 'approved', reject: 'rejected' },
    approved: { approve: 'approved' },
    rejected: { reject: 'rejected' },
  },
  stateNames: {
    proposed: t('salary_approval.waiting_approval'),
    approved: t('salary_approval.approved'),
    rejected: t('salary_approval.rejected'),
  },
  actionNames: {
    approve: t('salary_approval.approved_2'),
    reject: t('salary_approval.rejected_2'),
  },
});

const procedures = {
  salary: procedureOf(words.salary.what),
  allowance: procedureOf(words.allowance.what),
  deduction: procedureOf(words.deduction.what),
} satisfies Record<Proposed, unknown>;

export interface SalaryToDecide {
  state: SalaryState;
  employeeId: string;
  proposedById: string | null;
}

/** Neither who proposed it nor who is paid by it decides. */
export const decideProposal = (
  of: Proposed,
  row: SalaryToDecide,
  action: SalaryAction,
  actor: { id: string; employeeId: string | null },
): StepDecision<SalaryState> =>
  bySecondPerson(
    decideStep(procedures[of], row.state, action),
    actor,
    { madeBy: [row.proposedById], employeeId: row.employeeId },
    words[of],
  );

interface Paying {
  baseSalary: string;
  overtimeSalary: string | null;
  validFrom: string;
}

/**
 * Whether a change of a salary that holds would pay something else than was approved, or from another day; ending it or
 * a word about it would not.
 */
export const paysOtherwise = (before: Paying, after: Paying): boolean =>
  Number(before.baseSalary) !== Number(after.baseSalary) ||
  (before.overtimeSalary === null ? null : Number(before.overtimeSalary)) !==
    (after.overtimeSalary === null ? null : Number(after.overtimeSalary)) ||
  before.validFrom !== after.validFrom;

interface Given {
  ownAmount: string | null;
  ownPercent: string | null;
  validFrom: string;
}
const amountOf = (amount: string | null): number | null => (amount === null ? null : Number(amount));

/** The same of an allowance or a deduction one person has. */
export const givesOtherwise = (before: Given, after: Given): boolean =>
  amountOf(before.ownAmount) !== amountOf(after.ownAmount) ||
  amountOf(before.ownPercent) !== amountOf(after.ownPercent) ||
  before.validFrom !== after.validFrom;
