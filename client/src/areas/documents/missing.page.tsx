import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useSession } from '../../access/session';
import { ExportButton } from '../../crud/export-button';
import { ReferenceInput } from '../../crud/kinds/reference-input';
import { ListFooter } from '../../crud/list-footer';
import { usePagedAddress } from '../../crud/paged-address';
import { SearchBox } from '../../crud/search-box';
import { useMissingDocumentsQuery, type MissingDocumentState } from '../../generated/documents';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { PageHeader } from '../../ui/page-header';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { MissingMark, MissingOf, missingStates, MissingStateChoice } from './missing-parts';
import './missing.css';

/** Who lacks which required document, or has only one that is expired; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { address, change, search, searchFor, limit, offset, footer } = usePagedAddress();
  const typeId = address.get('type');
  const state = missingStates.find((each) => each === address.get('state')) ?? null;
  const variables = { search: search || null, typeId, state: state as MissingDocumentState | null, limit, offset };
  const { data, previousData, error, refetch } = useMissingDocumentsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useLive(['EmployeeDocument', 'DocumentType', 'EmployeePosition'], () => void refetch());
  const found = (data ?? previousData)?.page;

  const file = () => ({
    subject: 'MissingDocument', title: t('missing.title'), question: { search, filter: { ...(typeId && { typeId: { eq: typeId } }), ...(state && { state: { eq: state } }) } }, sort: [], includeDeleted: false,
    columns: [
      { field: 'employeeCode', header: t('field.code') },
      { field: 'employeeName', header: t('field.employeeName') },
      { field: 'departmentName', header: t('area.Department.one') },
      { field: 'typeName', header: t('field.typeIds') },
      { field: 'state', header: t('missing.why'), words: { missing: t('missing.state.missing'), expired: t('missing.state.expired') } },
      { field: 'expiryDate', header: t('missing.expired') },
    ],
  });

  return (
    <>
      <PageHeader title={t('missing.title')} detail={t('missing.detail')}>
        <MissingOf of="employee" />
      </PageHeader>
      <section className="panel" aria-label={t('missing.title')}>
        <div className="toolbar missing-toolbar">
          <SearchBox value={search} change={searchFor} label={t('list.searchIn', { area: t('missing.title') })} />
          <div className="missing-type">
            <ReferenceInput aria-label={t('field.typeIds')} placeholder={t('field.typeIds')} to="documentType" within={{ appliesTo: { eq: 'employee' } }} value={typeId} onChange={(next) => change({ type: next as string | null })} />
          </div>
          <MissingStateChoice value={state} change={(next) => change({ state: next })} />
          {ability.can('export', 'EmployeeDocument') && (
            <ExportButton file={file} />
          )}
        </div>
        {error && !found && <Failure error={error} retry={() => void refetch()} />}
        {!found && !error && <RowsSkeleton columns={4} />}
        {found?.total === 0 && (
          <EmptyState
            title={t(search || typeId || state ? 'list.nothingFound' : 'missing.none')}
            why={t(search || typeId || state ? 'list.nothingFoundWhy' : 'missing.noneWhy')}
          />
        )}
        {found && found.total > 0 && (
          <>
            <table className="plain-table missing-table">
              <thead>
                <tr>
                  <th scope="col">{t('field.employeeName')}</th>
                  <th scope="col">{t('area.Department.one')}</th>
                  <th scope="col">{t('field.typeIds')}</th>
                  <th scope="col">{t('missing.why')}</th>
                </tr>
              </thead>
              <tbody>
                {found.rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Link to={`/employees/${row.employeeId}?tab=documents`} className="row-link" dir="auto">
                        {row.employeeName}
                      </Link>{' '}
                      <bdi className="quiet">{row.employeeCode}</bdi>
                    </th>
                    <td>
                      <bdi>{row.departmentName ?? '–'}</bdi>
                    </td>
                    <td>
                      <bdi>{row.typeName}</bdi>
                    </td>
                    <td>
                      <MissingMark row={row} />
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
