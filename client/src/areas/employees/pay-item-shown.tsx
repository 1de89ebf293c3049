import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../crud/choices';
import { StepActions, type Take, type TakeWithNote } from '../../crud/step-actions';
import type { AllowanceOfEmployeeFragment } from '../../generated/employees';
import { useFormat } from '../../ui/format';
import { Mark } from '../../ui/mark';

const ApprovalTimeline = lazy(() => import('../../crud/approval/approval-timeline'));

interface Item {
  label: string;
  basis: 'monthly' | 'daily';
  fixedAmount: string | null;
  percentOfBasic: string | null;
  currency: string;
}

type Given = Omit<AllowanceOfEmployeeFragment, 'compensation' | 'compensationId' | '__typename'>;

interface Props {
  item?: Item | null;
  given: Given;
  subject: 'CompensationAssignment' | 'DeductionAssignment';
  approve: Take;
  reject: TakeWithNote;
  onDone: () => void;
}

/** An allowance or deduction in one line: what it is called and how much it comes to for this person, as far as the reader may know; and where it waits, its decision. */
export function PayItemShown({ item, given, subject, approve, reject, onDone }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!item) return <b>•••</b>;
  const isOwn = given.ownAmount !== null || given.ownPercent !== null;
  const [amount, percent] = isOwn ? [given.ownAmount, given.ownPercent] : [item.fixedAmount, item.percentOfBasic];
  const parts = [
    amount !== null && Number(amount) > 0 && format.money(amount, item.currency),
    percent !== null && Number(percent) > 0 && t('payItems.ofBasic', { percent: format.number(Number(percent)) }),
  ].filter((part): part is string => !!part);
  return (
    <>
      <b dir="auto">{item.label}</b>
      <p>
        <bdi>{parts.join(' + ') || '•••'}</bdi> · {t(`choice.payBasis.${item.basis}`)} {isOwn && <Mark tone="default">{t('payItems.own')}</Mark>}
      </p>
      {given.state === 'rejected' && given.decisionNote && <p dir="auto">{given.decisionNote}</p>}
      {given.approvedByName && <p className="quiet">{t(given.state === 'rejected' ? 'employee.rejectedBy' : 'payroll.approvedBy', { name: given.approvedByName })}</p>}
      {given.state === 'proposed' && !given.deletedAt && (
        <>
          {given.proposedBy && <p className="quiet">{t('employee.proposedBy', { name: given.proposedBy.name })}</p>}
          <StepActions
            row={given}
            steps={[
              { verb: 'approve', run: approve, look: 'primary' },
              { verb: 'reject', run: reject, note: true },
            ]}
            onDone={onDone}
          />
          <Suspense fallback={null}>
            <ApprovalTimeline subject={subject} record={given} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** What stands in place of when it holds, of what waits or was rejected. */
export function PayItemState({ state }: { state: Given['state'] }) {
  const { t } = useTranslation();
  return state && state !== 'approved' ? <Mark tone={toneOf('payAssignmentState', state)}>{t(`choice.payAssignmentState.${state}`)}</Mark> : null;
}
