import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkInvitationQuery } from '../../../../generated/people/pieces/invite';
import { InvitingNote } from './inviting-note';
import { useWatched } from '../../../../ui/use-watched';
import './invite.css';

/** Inviting many people that one has asked for and that still goes on, or ended while one looked. */
export function LastInviting() {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<string | null>(null);
  const { data, ...polled } = useBulkInvitationQuery({ fetchPolicy: 'cache-and-network' });
  const bulk = data?.bulk;
  const isRunning = bulk?.state === 'inviting';
  useWatched(polled, isRunning, 2_000);
  if (isRunning && seen !== bulk.id) setSeen(bulk.id);
  if (!bulk || (!isRunning && seen !== bulk.id)) return null;
  return (
    <section className="panel inviting-panel" aria-label={t('inviting.running')}>
      <InvitingNote bulk={bulk} />
    </section>
  );
}
