import { ArrowLeftOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import { toneOf } from '../../../../fields/choices';
import {
  useJournalEntryQuery,
  useReverseJournalEntryMutation,
  type JournalEntryRecordFragment,
} from '../../../../generated/pay/accounting/journal-entry';
import { inWords } from '../../../../i18n/in-language';
import { toast } from '../../../../ui/dialogs/toasts';
import { Failure } from '../../../../ui/failure';
import { JournalPanel } from '../../../../ui/figures/journal';
import { PageHeader } from '../../../../ui/page-header';
import { StatusDot } from '../../../../ui/status-dot';
import { useFormat } from '../../../../ui/words/format';
import { serverErrorFrom } from '../../../../ui/words/server-error';

const RejectDialog = lazy(() => import('../../../../ui/dialogs/reject-dialog'));

/** The systems whose files the server writes, by the names their makers gave them. */
const layouts = { csv: 'CSV', odoo: 'Odoo', erpnext: 'ERPNext', quickbooks: 'QuickBooks Online' };

/** An entry as it was posted: its lines by department, its files for accounting systems, and its reversal. */
export function Component() {
  const { id = '' } = useParams();
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { data, error, refetch } = useJournalEntryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLive(['JournalEntry'], () => void refetch(), id);
  const entry = data?.record;
  if (error && !entry) return <Failure error={error} retry={() => void refetch()} />;
  if (!entry) return <Skeleton active paragraph={{ rows: 8 }} />;
  const [reversal] = entry.journalEntriesAsReverses;
  const source = entry.runId
    ? `/payroll-runs/${entry.runId}`
    : entry.endOfServiceId
      ? `/end-of-service/${entry.endOfServiceId}`
      : '/eos-provisions';
  return (
    <>
      <PageHeader
        title={`${entry.number} · ${inWords(entry.title, i18n.language)}`}
        back={
          <Link to="/journal-entries" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.JournalEntry.many')}
          </Link>
        }
        detail={
          <span className="person-facts">
            <StatusDot tone={toneOf('journalEntryState', entry.state)}>
              {t(`choice.journalEntryState.${entry.state}`)}
            </StatusDot>
            <span>{format.day(entry.day)}</span>
            <Link to={source}>{t(`choice.journalOrigin.${entry.origin}`)}</Link>
            {entry.postedByName && <span>{t('ledger.postedBy', { name: entry.postedByName })}</span>}
            {entry.reverses && (
              <Link to={`/journal-entries/${entry.reverses.id}`}>
                {t('ledger.reverses', { number: entry.reverses.number })}
              </Link>
            )}
            {reversal && (
              <Link to={`/journal-entries/${reversal.id}`}>{t('ledger.reversedBy', { number: reversal.number })}</Link>
            )}
          </span>
        }
      >
        {ability.can('export', 'JournalEntry') && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: Object.entries(layouts).map(([layout, name]) => ({
                key: layout,
                label: (
                  <a href={`/journal-entries/${entry.id}/file.csv?layout=${layout}&locale=${i18n.language}`}>{name}</a>
                ),
              })),
            }}
          >
            <Button icon={<DownloadOutlined />}>{t('ledger.file')}</Button>
          </Dropdown>
        )}
        <Reverse entry={entry} onDone={() => void refetch()} />
      </PageHeader>
      {entry.reason && (
        <section className="panel panel-text">
          <h2>{t('field.reason')}</h2>
          <p className="quiet" dir="auto">
            {entry.reason}
          </p>
        </section>
      )}
      <JournalPanel
        lines={entry.lines.map((line) => ({ ...line, account: `${line.account} ${line.accountTitle}` }))}
        currency={entry.currency}
        file={null}
      />
    </>
  );
}

function Reverse({ entry, onDone }: { entry: JournalEntryRecordFragment; onDone: () => void }) {
  const { t } = useTranslation();
  const [isAsking, ask] = useState(false);
  const [reverse, { loading }] = useReverseJournalEntryMutation();
  if (!entry.allowedActions.includes('reverse')) return null;
  const act = async (reason: string) => {
    try {
      await reverse({ variables: { id: entry.id, version: entry.version, reason } });
      ask(false);
      toast.success(t('ledger.reversed'));
    } catch (failure) {
      toast.error(serverErrorFrom(failure).message);
    } finally {
      onDone();
    }
  };
  return (
    <>
      <Button onClick={() => ask(true)}>{t('verb.reverse')}</Button>
      {isAsking && (
        <Suspense fallback={null}>
          <RejectDialog
            title={t('ledger.reverseTitle', { number: entry.number })}
            no={t('verb.reverse')}
            busy={loading}
            reject={(reason) => void act(reason)}
            close={() => ask(false)}
          />
        </Suspense>
      )}
    </>
  );
}
