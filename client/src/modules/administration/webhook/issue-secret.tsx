import { useTranslation } from 'react-i18next';
import type { RecordBase } from '../../../list/area';
import { IssueOnce } from '../../../form/issue-once';
import { useIssueWebhookSecretMutation } from '../../../generated/administration/webhook';

/** Gives a webhook what its calls are signed with. */
export default function IssueSecret({ row }: { row: RecordBase & { secretMadeAt?: string | null } }) {
  const { t } = useTranslation();
  const [issue, { loading }] = useIssueWebhookSecretMutation();
  return (
    <IssueOnce
      row={row}
      loading={loading}
      issue={async () => (await issue({ variables: { id: row.id } })).data?.issued.secret}
      words={{
        verb: t(row.secretMadeAt ? 'webhook.again' : 'webhook.issue'),
        ends: !!row.secretMadeAt && t('webhook.endsTheOther'),
        title: t('webhook.secretTitle'),
        why: t('webhook.once'),
        label: t('webhook.secret'),
      }}
    />
  );
}
