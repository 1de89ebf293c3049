import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useSession } from '../../access/session';
import { ExportButton } from '../../crud/export-button';
import { newWith } from '../../crud/given-values';
import { ReferenceInput } from '../../crud/kinds/reference-input';
import { ListFooter } from '../../crud/list-footer';
import { usePagedAddress } from '../../crud/paged-address';
import { SearchBox } from '../../crud/search-box';
import { useMissingCompanyDocumentsQuery, type MissingDocumentState } from '../../generated/documents';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { PageHeader } from '../../ui/page-header';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { MissingMark, MissingOf, missingStates, MissingStateChoice } from './missing-parts';
import './missing.css';

/** What the company itself and the vendors it buys from have to have and do not; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { address, change, search, searchFor, limit, offset, footer } = usePagedAddress();
  const typeId = address.get('type');
  const state = missingStates.find((each) => each === address.get('state')) ?? null;
  const variables = { search: search || null, typeId, state: state as MissingDocumentState | null, limit, offset };
  const { data, previousData, error, refetch } = useMissingCompanyDocumentsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useLive(['Document', 'DocumentType', 'Vendor'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('missing.ofCompany');
  const isNarrowed = search || typeId || state;

  const file = () => ({
    subject: 'MissingCompanyDocument', title, question: { search, filter: { ...(typeId && { typeId: { eq: typeId } }), ...(state && { state: { eq: state } }) } }, sort: [], includeDeleted: false,
    columns: [
      { field: 'vendorName', header: t('area.Vendor.one') },
      { field: 'typeName', header: t('field.typeIds') },
      { field: 'state', header: t('missing.why'), words: { missing: t('missing.state.missing'), expired: t('missing.state.expired') } },
      { field: 'expiryDate', header: t('missing.expired') },
    ],
  });

  return (
    <>
      <PageHeader title={title} detail={t('missing.ofCompanyDetail')}>
        <MissingOf of="company" />
      </PageHeader>
      <section className="panel" aria-label={title}>
        <div className="toolbar missing-toolbar">
          <SearchBox value={search} change={searchFor} label={t('list.searchIn', { area: title })} />
          <div className="missing-type">
            <ReferenceInput aria-label={t('field.typeIds')} placeholder={t('field.typeIds')} to="documentType" within={{ appliesTo: { in: ['company', 'vendor'] } }} value={typeId} onChange={(next) => change({ type: next as string | null })} />
          </div>
          <MissingStateChoice value={state} change={(next) => change({ state: next })} />
          {ability.can('export', 'Document') && <ExportButton file={file} />}
        </div>
        {error && !found && <Failure error={error} retry={() => void refetch()} />}
        {!found && !error && <RowsSkeleton columns={3} />}
        {found?.total === 0 && (
          <EmptyState title={t(isNarrowed ? 'list.nothingFound' : 'missing.ofCompanyNone')} why={t(isNarrowed ? 'list.nothingFoundWhy' : 'missing.ofCompanyNoneWhy')} />
        )}
        {found && found.total > 0 && (
          <>
            <table className="plain-table missing-table">
              <thead>
                <tr>
                  <th scope="col">{t('field.typeIds')}</th>
                  <th scope="col">{t('missing.whose')}</th>
                  <th scope="col">{t('missing.why')}</th>
                </tr>
              </thead>
              <tbody>
                {found.rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" dir="auto">
                      {row.typeName}
                    </th>
                    <td>
                      {row.vendorId ? (
                        <Link to={`/vendors?open=${row.vendorId}`} className="row-link" dir="auto">
                          {row.vendorName}
                        </Link>
                      ) : (
                        t('choice.documentOwner.company')
                      )}
                    </td>
                    <td>
                      <MissingMark row={row} />{' '}
                      {ability.can('create', 'Document') && (
                        <Link to={newWith('/documents', { vendorId: row.vendorId, typeIds: [row.typeId], title: row.typeName })} className="row-link" aria-label={t('missing.addNamed', { type: row.typeName, owner: row.vendorName ?? t('choice.documentOwner.company') })}>
                          {t('document.add')}
                        </Link>
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
