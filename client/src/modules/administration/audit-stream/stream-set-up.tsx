import { Alert, Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { IssueOnce } from '../../../form/issue-once';
import {
  useIssueAuditStreamSecretMutation,
  useTestAuditStreamMutation,
  type AuditStreamRecordFragment,
} from '../../../generated/administration/audit-stream';
import { serverErrorFrom } from '../../../ui/words/server-error';

/** What is done once a stream has a row: its secret is made, and a line that tells nothing is sent. */
export default function StreamSetUp({ stream }: { stream: AuditStreamRecordFragment }) {
  const { t } = useTranslation();
  const [issue, issuing] = useIssueAuditStreamSecretMutation();
  const [test, { data, error, loading }] = useTestAuditStreamMutation();
  const problem = error ? serverErrorFrom(error).message : data?.test.problem;
  return (
    <section className="form-what-if" aria-label={t('auditStream.setUp')}>
      <h3>{t('auditStream.setUp')}</h3>
      <p className="quiet">{t('auditStream.steps')}</p>
      <Space wrap>
        <IssueOnce
          row={stream}
          loading={issuing.loading}
          issue={async () => (await issue({ variables: { id: stream.id } })).data?.issued.secret}
          words={{
            verb: t(stream.secretMadeAt ? 'webhook.again' : 'webhook.issue'),
            ends: !!stream.secretMadeAt && t('webhook.endsTheOther'),
            title: t('auditStream.secretTitle'),
            why: t('webhook.once'),
            label: t('auditStream.secret'),
          }}
        />
        {stream.secretMadeAt && stream.allowedActions.includes('update') && (
          <Button loading={loading} onClick={() => void test({ variables: { id: stream.id } }).catch(() => undefined)}>
            {t('auditStream.test')}
          </Button>
        )}
      </Space>
      <div aria-live="polite">
        {!loading && problem && <Alert type="error" showIcon title={t('auditStream.notTaken')} description={problem} />}
        {!loading && data && !problem && <Alert type="success" showIcon title={t('auditStream.taken')} />}
      </div>
    </section>
  );
}
