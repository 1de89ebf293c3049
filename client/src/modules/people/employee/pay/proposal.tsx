import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StepActions, type Take, type TakeWithNote } from '../../../../form/step-actions';
import type { AllowanceOfEmployeeFragment } from '../../../../generated/people/employee/pay';

const ApprovalTimeline = lazy(() => import('../../../requests/pieces/approval-timeline'));

type Proposed = Pick<
  AllowanceOfEmployeeFragment,
  | 'id'
  | 'version'
  | 'deletedAt'
  | 'allowedActions'
  | 'state'
  | 'approvalRefusal'
  | 'approvedByName'
  | 'decisionNote'
  | 'proposedBy'
>;

/** Of which kind it is, and how it is decided. */
export interface Decision {
  subject: 'EmployeeSalary' | 'CompensationAssignment' | 'DeductionAssignment';
  approve: Take;
  reject: TakeWithNote;
  onDone: () => void;
}

/** What became of a proposal, and where it waits, its decision. */
export function Proposal({ row, subject, approve, reject, onDone }: Decision & { row: Proposed }) {
  const { t } = useTranslation();
  return (
    <>
      {row.state === 'rejected' && row.decisionNote && <p dir="auto">{row.decisionNote}</p>}
      {row.approvedByName && (
        <p className="quiet">
          {t(row.state === 'rejected' ? 'employee.rejectedBy' : 'payroll.approvedBy', { name: row.approvedByName })}
        </p>
      )}
      {row.state === 'proposed' && !row.deletedAt && (
        <>
          {row.proposedBy && <p className="quiet">{t('employee.proposedBy', { name: row.proposedBy.name })}</p>}
          <StepActions
            row={row}
            steps={[
              { verb: 'approve', run: approve, look: 'primary' },
              { verb: 'reject', run: reject, note: true },
            ]}
            onDone={onDone}
          />
          <Suspense fallback={null}>
            <ApprovalTimeline subject={subject} record={row} />
          </Suspense>
        </>
      )}
    </>
  );
}
