import { useSession } from '../../../access/session';
import { useEndOfServiceJournalQuery, type EndOfServiceRecordFragment } from '../../../generated/pay/end-of-service';
import { usePostEndOfServiceJournalMutation } from '../../../generated/pay/accounting/journal-entry';
import { PostJournal } from '../pieces/post-journal';
import { Failure } from '../../../ui/failure';
import { JournalPanel } from '../../../ui/figures/journal';

/**
 * The bookings of a settlement, and as a file for the accounts; what the payroll of the last month pays stands in the
 * journal of that run.
 */
export function SettlementJournal({
  record,
}: {
  record: Pick<EndOfServiceRecordFragment, 'id' | 'currency' | 'state'>;
}) {
  const { ability } = useSession();
  const { data, error, refetch } = useEndOfServiceJournalQuery({
    variables: { id: record.id },
    fetchPolicy: 'cache-and-network',
  });
  const [post] = usePostEndOfServiceJournalMutation();
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  const file = ability.can('export', 'EndOfService') ? `/end-of-service/${record.id}/journal.csv` : null;
  return (
    <JournalPanel lines={data?.lines} currency={record.currency} file={file}>
      <PostJournal
        of={{ endOfServiceId: { eq: record.id } }}
        isFinal={record.state === 'paid'}
        post={() => post({ variables: { id: record.id } })}
      />
    </JournalPanel>
  );
}
