import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { ExportButton } from '../../../list/export/export-button';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import { StepActions } from '../../../form/step-actions';
import {
  useDocumentConfirmationsQuery,
  useRemindDocumentMutation,
  type DocumentConfirmationState,
} from '../../../generated/documents/document';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import './missing.css';

const states = ['open', 'confirmed'] as const;

/** Who has confirmed a document and who still has to; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { id = '' } = useParams();
  const { ability } = useSession();
  const { address, change, search, searchFor, limit, offset, footer } = usePagedAddress();
  const state = states.find((each) => each === address.get('state')) ?? null;
  const { data, previousData, error, refetch } = useDocumentConfirmationsQuery({
    variables: {
      documentId: id,
      search: search || null,
      state: state as DocumentConfirmationState | null,
      limit,
      offset,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [remind] = useRemindDocumentMutation();
  useLive(['Document', 'DocumentAcknowledgement'], () => void refetch());
  const known = data ?? previousData;
  const found = known?.page;
  const title = t('confirm.who', { title: known?.document.title ?? '' });

  const file = () => ({
    subject: 'DocumentConfirmation',
    title,
    question: { search, filter: { documentId: { eq: id }, ...(state && { state: { eq: state } }) } },
    sort: [],
    includeDeleted: false,
    columns: [
      { field: 'employeeCode', header: t('field.code') },
      { field: 'employeeName', header: t('field.employeeName') },
      { field: 'departmentName', header: t('area.Department.one') },
      {
        field: 'state',
        header: t('field.state'),
        words: { open: t('confirm.state.open'), confirmed: t('confirm.state.confirmed') },
      },
      { field: 'openedAt', header: t('field.openedAt') },
      { field: 'confirmedAt', header: t('field.acknowledgedAt') },
    ],
  });

  return (
    <>
      <PageHeader
        title={title}
        detail={
          found && t('confirm.share', { confirmed: format.number(found.confirmed), asked: format.number(found.asked) })
        }
      >
        {known && (
          <StepActions
            row={known.document}
            steps={[{ verb: 'remind', run: remind, ask: true }]}
            onDone={() => void refetch()}
          />
        )}
      </PageHeader>
      <section className="panel" aria-label={title}>
        <div className="toolbar missing-toolbar">
          <SearchBox value={search} change={searchFor} label={t('list.searchIn', { area: title })} />
          <Segmented
            aria-label={t('field.state')}
            value={state ?? 'all'}
            onChange={(next) => change({ state: next === 'all' ? null : next })}
            options={[
              { value: 'all', label: t('missing.state.all') },
              ...states.map((value) => ({ value, label: t(`confirm.state.${value}`) })),
            ]}
          />
          {ability.can('export', 'DocumentAcknowledgement') && <ExportButton file={file} />}
        </div>
        {error && !found && <Failure error={error} retry={() => void refetch()} />}
        {!found && !error && <RowsSkeleton columns={3} />}
        {found?.total === 0 && (
          <EmptyState
            title={t('list.nothingFound')}
            why={t(search || state ? 'list.nothingFoundWhy' : 'confirm.nobodyWhy')}
          />
        )}
        {found && found.total > 0 && (
          <>
            <table className="plain-table missing-table">
              <thead>
                <tr>
                  <th scope="col">{t('field.employeeName')}</th>
                  <th scope="col">{t('area.Department.one')}</th>
                  <th scope="col">{t('field.state')}</th>
                </tr>
              </thead>
              <tbody>
                {found.rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Link to={`/employees/${row.id}`} className="row-link" dir="auto">
                        {row.employeeName}
                      </Link>{' '}
                      <bdi className="quiet">{row.employeeCode}</bdi>
                    </th>
                    <td>
                      <bdi>{row.departmentName ?? '–'}</bdi>
                    </td>
                    <td>
                      <StatusDot tone={row.confirmedAt ? 'success' : 'warning'}>
                        {row.confirmedAt
                          ? t('confirm.confirmedOn', { when: format.instant(row.confirmedAt) })
                          : t('confirm.state.open')}
                      </StatusDot>
                      {row.openedAt && (
                        <div className="quiet">{t('confirm.openedOn', { when: format.instant(row.openedAt) })}</div>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <ListFooter {...footer} total={found.total} />
          </>
        )}
      </section>
    </>
  );
}
