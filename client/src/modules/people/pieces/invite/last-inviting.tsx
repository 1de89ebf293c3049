import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkInvitationQuery } from '../../../../generated/people/pieces/invite';
import { InvitingNote } from './inviting-note';
import './invite.css';

/** Inviting many people that one has asked for and that still goes on, or ended while one looked. */
export function LastInviting() {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<string | null>(null);
  const { data, refetch } = useBulkInvitationQuery({ fetchPolicy: 'cache-and-network' });
  const bulk = data?.bulk;
  const running = bulk?.state === 'inviting' ? bulk.id : null;
  useEffect(() => {
    if (!running) return undefined;
    setSeen(running);
    const timer = setInterval(() => void refetch(), 2_000);
    return () => clearInterval(timer);
  }, [running, refetch]);
  if (!bulk || (bulk.state !== 'inviting' && seen !== bulk.id)) return null;
  return (
    <section className="panel inviting-panel" aria-label={t('inviting.running')}>
      <InvitingNote bulk={bulk} />
    </section>
  );
}
