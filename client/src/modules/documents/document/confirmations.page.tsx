import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage, ReportPerson } from '../../../list/report-page';
import { StepActions } from '../../../form/step-actions';
import {
  useDocumentConfirmationsQuery,
  useRemindDocumentMutation,
  type DocumentConfirmationState,
} from '../../../generated/documents/document';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';

const states = ['open', 'confirmed'] as const;

/** Who has confirmed a document and who still has to; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { id = '' } = useParams();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
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

  return (
    <ReportPage
      title={title}
      detail={
        found && t('confirm.share', { confirmed: format.number(found.confirmed), asked: format.number(found.asked) })
      }
      filters={
        <Segmented
          aria-label={t('field.state')}
          value={state ?? 'all'}
          onChange={(next) => change({ state: next === 'all' ? null : next })}
          options={[
            { value: 'all', label: t('missing.state.all') },
            ...states.map((value) => ({ value, label: t(`confirm.state.${value}`) })),
          ]}
        />
      }
      isNarrowed={state !== null}
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('list.nothingFound'), why: t('confirm.nobodyWhy') }}
      columns={[
        { field: 'employeeCode', header: t('field.code') },
        {
          field: 'employeeName',
          header: t('field.employeeName'),
          show: (row) => <ReportPerson to={`/employees/${row.id}`} name={row.employeeName} code={row.employeeCode} />,
        },
        {
          field: 'departmentName',
          header: t('area.Department.one'),
          show: (row) => <bdi>{row.departmentName ?? '–'}</bdi>,
        },
        {
          field: 'state',
          header: t('field.state'),
          words: { open: t('confirm.state.open'), confirmed: t('confirm.state.confirmed') },
          show: (row) => (
            <>
              <StatusDot tone={row.confirmedAt ? 'success' : 'warning'}>
                {row.confirmedAt
                  ? t('confirm.confirmedOn', { when: format.instant(row.confirmedAt) })
                  : t('confirm.state.open')}
              </StatusDot>
              {row.openedAt && (
                <div className="quiet">{t('confirm.openedOn', { when: format.instant(row.openedAt) })}</div>
              )}
            </>
          ),
        },
        { field: 'openedAt', header: t('field.openedAt') },
        { field: 'confirmedAt', header: t('field.acknowledgedAt') },
      ]}
      file={{
        subject: 'DocumentConfirmation',
        right: 'DocumentAcknowledgement',
        title,
        filter: { documentId: { eq: id }, ...(state && { state: { eq: state } }) },
      }}
    >
      {known && (
        <StepActions
          row={known.document}
          steps={[{ verb: 'remind', run: remind, ask: true }]}
          onDone={() => void refetch()}
        />
      )}
    </ReportPage>
  );
}
