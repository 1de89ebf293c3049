import { useHistoryQuery } from '../../generated/form/history';
import { HistoryPage } from './history-page';

interface Props {
  subject: string;
  id: string;
  after?: string;
}

/** Who did what to a record, newest first; older pages are fetched when asked for. */
export default function History({ subject, id, after }: Props) {
  const { data, error, refetch } = useHistoryQuery({ variables: { subject, id, after }, fetchPolicy: 'network-only' });
  return (
    <HistoryPage
      entries={data?.history.events}
      error={error}
      retry={() => void refetch()}
      older={data?.history.endCursor ? (cursor) => <History subject={subject} id={id} after={cursor} /> : undefined}
      endCursor={data?.history.endCursor}
    />
  );
}
