import { useSession } from '../../../access/session';
import { usePayrollRunJournalQuery, type PayrollRunRecordFragment } from '../../../generated/pay/payroll-run';
import { usePostPayrollRunJournalMutation } from '../../../generated/pay/accounting/journal-entry';
import { PostJournal } from '../pieces/post-journal';
import { Failure } from '../../../ui/failure';
import { JournalPanel } from '../../../ui/figures/journal';

/** The bookings of a run by department and pay line, and as a file for the accounts. */
export function Journal({ run }: { run: PayrollRunRecordFragment }) {
  const { ability } = useSession();
  const { data, error, refetch } = usePayrollRunJournalQuery({
    variables: { runId: run.id },
    fetchPolicy: 'cache-and-network',
  });
  const [post] = usePostPayrollRunJournalMutation();
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  const file = ability.can('export', 'Payslip') ? `/payroll-runs/${run.id}/journal.csv` : null;
  return (
    <JournalPanel lines={data?.lines} currency={run.currency ?? undefined} file={file}>
      <PostJournal
        of={{ runId: { eq: run.id } }}
        isFinal={run.state === 'posted'}
        post={() => post({ variables: { runId: run.id } })}
      />
    </JournalPanel>
  );
}
