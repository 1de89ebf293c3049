import { HistoryPage } from '../../../../form/history/history-page';
import { useEmployeeTimelineQuery } from '../../../../generated/people/employee/history';

/** What happened when, newest first, with who changed what. */
export function Component({ employeeId }: { employeeId: string }) {
  return <Page id={employeeId} />;
}

function Page({ id, after }: { id: string; after?: string }) {
  const { data, error, refetch } = useEmployeeTimelineQuery({ variables: { id, after }, fetchPolicy: 'network-only' });
  const timeline = data?.timeline;
  return (
    <HistoryPage
      entries={timeline?.entries}
      error={error}
      retry={() => void refetch()}
      older={timeline?.endCursor ? (cursor) => <Page id={id} after={cursor} /> : undefined}
      endCursor={timeline?.endCursor}
    />
  );
}
