import { useTranslation } from 'react-i18next';
import type { RecordBase } from '../../../list/area';
import { IssueOnce } from '../../../form/issue-once';
import { useIssueApiTokenMutation } from '../../../generated/administration/api-token';

/** Gives a token its value. */
export default function IssueToken({ row }: { row: RecordBase & { prefix?: string | null } }) {
  const { t } = useTranslation();
  const [issue, { loading }] = useIssueApiTokenMutation();
  return (
    <IssueOnce
      row={row}
      loading={loading}
      issue={async () => (await issue({ variables: { id: row.id } })).data?.issued.token}
      words={{
        verb: t(row.prefix ? 'apiToken.again' : 'apiToken.issue'),
        ends: !!row.prefix && t('apiToken.endsTheOther'),
        title: t('apiToken.title'),
        why: t('apiToken.once'),
        label: t('apiToken.value'),
      }}
    />
  );
}
