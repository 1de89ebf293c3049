import { lazy, Suspense, useState } from 'react';
import { StepActions } from '../../../form/step-actions';
import {
  useApproveEmployeeLoanMutation,
  useAskEmployeeLoanConsentMutation,
  useCancelEmployeeLoanMutation,
  useForgiveEmployeeLoanMutation,
  useRejectEmployeeLoanMutation,
  useSubmitEmployeeLoanMutation,
  type EmployeeLoanRowFragment,
} from '../../../generated/pay/employee-loan';
import type { LoanStep } from './loan-dialog';

const LoanDialog = lazy(() => import('./loan-dialog'));

/** What may be done with a loan now; what has to be told days or months asks for them. */
export function LoanSteps({ row }: { row: EmployeeLoanRowFragment & { approvalRefusal?: string | null } }) {
  const [asked, setAsked] = useState<LoanStep | null>(null);
  const [submit] = useSubmitEmployeeLoanMutation();
  const [approve] = useApproveEmployeeLoanMutation();
  const [reject] = useRejectEmployeeLoanMutation();
  const [cancel] = useCancelEmployeeLoanMutation();
  const [askConsent] = useAskEmployeeLoanConsentMutation();
  const [forgive] = useForgiveEmployeeLoanMutation({ refetchQueries: ['LoanSchedule'] });
  return (
    <>
      <StepActions
        row={row}
        steps={[
          { verb: 'cancel', run: cancel, look: 'quiet', ask: true },
          { verb: 'reject', run: reject, note: true },
          { verb: 'submit', run: submit, look: 'primary' },
          { verb: 'approve', run: approve, look: 'primary' },
          { verb: 'forgive', run: forgive, note: true },
          { verb: 'settle', open: () => setAsked('settle') },
          { verb: 'pause', open: () => setAsked('pause') },
          { verb: 'ask_consent', run: askConsent },
          { verb: 'note_consent', open: () => setAsked('note_consent') },
          { verb: 'consent', open: () => setAsked('consent'), look: 'primary' },
          { verb: 'disburse', open: () => setAsked('disburse'), look: 'primary' },
        ]}
      />
      {asked && (
        <Suspense fallback={null}>
          <LoanDialog step={asked} loan={row} close={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
