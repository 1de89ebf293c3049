import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGrantWords } from '../../../access/grant-words';
import { useToday } from '../../../access/today';
import { DateEntry } from '../../../fields/kinds/date-entry';
import { HistoryChanges, useActor } from '../../../form/history/history-entry';
import { wordsIn } from '../../../form/history/history-words';
import { useAuditLogQuery, type AuditLogQuery } from '../../../generated/administration/audit-log';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage } from '../../../list/report-page';
import { searchedBy } from '../../../ui/choice-search';
import { useFormat } from '../../../ui/words/format';
import { daysAfter } from '../../../ui/words/days';
import './audit-log.css';

type Entry = AuditLogQuery['page']['rows'][number];

/** Of what is done in a company, what an auditor asks for most. */
const actions = ['create', 'update', 'delete', 'restore', 'reveal', 'export', 'approve', 'reject', 'post'] as const;

/** What was done in the company on some days; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const grantWords = useGrantWords();
  const words = wordsIn(t);
  const actor = useActor();
  const today = useToday();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
  const to = address.get('to') ?? today;
  const from = address.get('from') ?? daysAfter(to, -6);
  const [subject, action] = [address.get('kind'), address.get('action')];
  const { data, previousData, error, refetch } = useAuditLogQuery({
    variables: { from, to, search: search || null, subject, action, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.page;
  const kinds = (found?.subjects ?? [])
    .map((value) => ({ value, label: grantWords.subject(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const chosen = { subject, action };
  return (
    <ReportPage<Entry>
      title={t('auditLog.title')}
      detail={t('auditLog.detail')}
      filters={
        <>
          <span className="audit-choice">
            <DateEntry label={t('auditLog.from')} value={from} onChange={(day) => change({ from: day })} />
          </span>
          <span className="audit-choice">
            <DateEntry label={t('auditLog.to')} value={to} onChange={(day) => change({ to: day })} />
          </span>
          <Select
            aria-label={t('auditLog.kind')}
            allowClear
            placeholder={t('auditLog.allKinds')}
            showSearch={searchedBy('label')}
            popupMatchSelectWidth={false}
            className="audit-choice"
            options={kinds}
            value={subject}
            onChange={(kind) => change({ kind: kind ?? null })}
          />
          <Select
            aria-label={t('auditLog.action')}
            allowClear
            placeholder={t('auditLog.allActions')}
            popupMatchSelectWidth={false}
            className="audit-choice"
            options={actions.map((value) => ({ value: value as string, label: words.action(value) }))}
            value={action}
            onChange={(next) => change({ action: next ?? null })}
          />
        </>
      }
      isNarrowed={subject !== null || action !== null}
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('auditLog.none'), why: t('auditLog.noneWhy') }}
      columns={[
        {
          field: 'at',
          header: t('auditLog.when'),
          show: (row) => <div className="audit-when">{format.instant(row.at)}</div>,
        },
        { field: 'actorName', header: t('auditLog.who'), show: (row) => <bdi>{actor(row)}</bdi> },
        { field: 'tokenName', header: t('auditLog.token') },
        { field: 'action', header: t('auditLog.what'), show: (row) => words.action(row.action) },
        {
          field: 'subject',
          header: t('auditLog.kind'),
          words: Object.fromEntries(kinds.map(({ value }) => [value, words.subject(value)])),
          show: (row) => words.subject(row.subject),
        },
        { field: 'recordTitle', header: t('auditLog.record'), show: (row) => <RecordName row={row} /> },
        {
          field: 'changes',
          header: t('auditLog.changes'),
          show: (row) =>
            row.isHidden ? (
              <span className="quiet">{t('auditLog.hidden')}</span>
            ) : (
              <div className="audit-changes">
                {row.reason && <p dir="auto">{row.reason}</p>}
                <HistoryChanges subject={row.subject} changes={row.changes} shownAtOnce={2} />
              </div>
            ),
        },
        { field: 'reason', header: t('field.reason') },
        { field: 'recordId', header: t('auditLog.recordId') },
        { field: 'requestId', header: t('auditLog.request') },
      ]}
      file={{
        subject: 'AuditLog',
        right: 'Company',
        may: 'audit',
        title: t('auditLog.title'),
        filter: {
          from: { eq: from },
          to: { eq: to },
          ...Object.fromEntries(
            Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, { eq: value }]] : [])),
          ),
        },
      }}
    />
  );
}

function RecordName({ row: { recordTitle, recordPath } }: { row: Entry }) {
  if (!recordTitle) return '–';
  return recordPath ? (
    <Link to={recordPath} className="row-link" dir="auto">
      {recordTitle}
    </Link>
  ) : (
    <bdi>{recordTitle}</bdi>
  );
}
