import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { ExportButton } from '../../../list/export/export-button';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import type { MissingDocumentState } from '../../../generated/documents/document';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { MissingOf, missingStates, MissingStateChoice } from './missing-parts';
import './missing.css';

/** What is asked for of missing documents, as it stands in the address. */
export function useMissingQuestion() {
  const paged = usePagedAddress();
  const { address, search, limit, offset } = paged;
  const typeId = address.get('type');
  const state = missingStates.find((each) => each === address.get('state')) ?? null;
  return {
    ...paged,
    typeId,
    state,
    variables: { search: search || null, typeId, state: state as MissingDocumentState | null, limit, offset },
  };
}

interface Props<Row> {
  of: 'employee' | 'company';
  title: string;
  detail: string;
  none: { title: string; why: string };
  /** Whose documents the types offered are. */
  appliesTo: { eq: 'employee' } | { in: ('company' | 'vendor')[] };
  /** Kind of row of the export, the right it takes, and the columns it has before those of the type. */
  exported: { subject: string; right: string; columns: { field: string; header: string }[] };
  question: ReturnType<typeof useMissingQuestion>;
  answer: { found: { rows: Row[]; total: number } | undefined; error: unknown; retry: () => void };
  /** How much there is in all, above the lines. */
  totals?: string;
  headings: string[];
  keyOf: (row: Row) => string;
  cells: (row: Row) => ReactNode;
}

/** A list of missing documents: its question above, a line for each. */
export function MissingList<Row>({
  of,
  title,
  detail,
  none,
  appliesTo,
  exported,
  question,
  answer,
  totals,
  headings,
  keyOf,
  cells,
}: Props<Row>) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { change, search, searchFor, typeId, state, footer } = question;
  const { found, error, retry } = answer;
  const isNarrowed = search || typeId || state;
  const file = () => ({
    subject: exported.subject,
    title,
    question: { search, filter: { ...(typeId && { typeId: { eq: typeId } }), ...(state && { state: { eq: state } }) } },
    sort: [],
    includeDeleted: false,
    columns: [
      ...exported.columns,
      { field: 'typeName', header: t('field.typeIds') },
      {
        field: 'state',
        header: t('missing.why'),
        words: { missing: t('missing.state.missing'), expired: t('missing.state.expired') },
      },
      { field: 'expiryDate', header: t('missing.expired') },
    ],
  });
  return (
    <>
      <PageHeader title={title} detail={detail}>
        <MissingOf of={of} />
      </PageHeader>
      <section className="panel" aria-label={title}>
        <div className="toolbar missing-toolbar">
          <SearchBox value={search} change={searchFor} label={t('list.searchIn', { area: title })} />
          <div className="missing-type">
            <ReferenceInput
              aria-label={t('field.typeIds')}
              placeholder={t('field.typeIds')}
              to="documentType"
              within={{ appliesTo }}
              value={typeId}
              onChange={(next) => change({ type: next as string | null })}
            />
          </div>
          <MissingStateChoice value={state} change={(next) => change({ state: next })} />
          {ability.can('export', exported.right) && <ExportButton file={file} />}
        </div>
        {Boolean(error) && !found && <Failure error={error} retry={retry} />}
        {!found && !error && <RowsSkeleton columns={headings.length} />}
        {found?.total === 0 && (
          <EmptyState
            title={isNarrowed ? t('list.nothingFound') : none.title}
            why={isNarrowed ? t('list.nothingFoundWhy') : none.why}
          />
        )}
        {found && found.total > 0 && (
          <>
            {totals && (
              <p className="missing-totals" role="status">
                {totals}
              </p>
            )}
            <table className="plain-table missing-table">
              <thead>
                <tr>
                  {headings.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.rows.map((row) => (
                  <tr key={keyOf(row)}>{cells(row)}</tr>
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
