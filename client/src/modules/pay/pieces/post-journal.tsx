import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import {
  usePostedJournalQuery,
  type PostedJournalQueryVariables,
} from '../../../generated/pay/accounting/journal-entry';
import { toast } from '../../../ui/dialogs/toasts';
import { LinkButton } from '../../../ui/link-button';
import { serverErrorFrom } from '../../../ui/words/server-error';

/** Where bookings were posted to the accounts, or the button that posts them. */
export function PostJournal({
  of,
  isFinal,
  post,
}: {
  of: PostedJournalQueryVariables['filter'];
  isFinal: boolean;
  post: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [isPosting, setPosting] = useState(false);
  const { data, refetch } = usePostedJournalQuery({
    variables: { filter: { ...of, state: { eq: 'posted' }, reversesId: { isEmpty: true } } },
    skip: !isFinal || !ability.can('read', 'JournalEntry'),
    fetchPolicy: 'cache-and-network',
  });
  const posted = data?.page.rows[0];
  if (posted)
    return (
      <LinkButton to={`/journal-entries/${posted.id}`}>{t('ledger.postedAs', { number: posted.number })}</LinkButton>
    );
  if (!data || !ability.can('post', 'JournalEntry')) return null;
  const act = async () => {
    setPosting(true);
    try {
      await post();
      toast.success(t('ledger.posted'));
    } catch (failure) {
      toast.error(serverErrorFrom(failure).message);
    } finally {
      setPosting(false);
      await refetch();
    }
  };
  return (
    <Popconfirm
      title={t('ledger.postAsk')}
      description={t('ledger.postHint')}
      okText={t('ledger.post')}
      cancelText={t('form.cancel')}
      onConfirm={act}
    >
      <Button loading={isPosting}>{t('ledger.post')}</Button>
    </Popconfirm>
  );
}
