import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../access/session';
import { EmptyState } from '../ui/empty-state';
import { Failure } from '../ui/failure';
import { PageHeader } from '../ui/page-header';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { ExportButton } from './export/export-button';
import { ListFooter } from './list-footer';
import type { usePagedAddress } from './paged-address';
import { SearchBox } from './search-box';

/** A column of a report, on the screen and in its file. */
export interface ReportColumn<Row> {
  /** The field of the file; a column without one is on the screen alone. */
  field?: string;
  header: string;
  /** What its cells show; a column without it is in the file alone. */
  show?: (row: Row) => ReactNode;
  /** Numbers stand below each other. */
  isFigure?: boolean;
  /** What values are called in the file. */
  words?: Record<string, string>;
  /** What all rows come to, those of other pages too. */
  sum?: ReactNode;
}

interface Props<Row> {
  title: string;
  detail?: ReactNode;
  back?: { to: string; label: string };
  /** Buttons beside the title. */
  children?: ReactNode;
  /** A panel above the rows: what is asked for, and sums. */
  above?: ReactNode;
  /** Beside the search. */
  filters?: ReactNode;
  /** Whether fewer rows than there are were asked for, beside a search. */
  isNarrowed?: boolean;
  paged: ReturnType<typeof usePagedAddress>;
  found: { rows: readonly Row[]; total: number } | undefined;
  error: unknown;
  retry: () => void;
  none: { title: string; why: string };
  /** The first that is shown names the row. */
  columns: readonly ReportColumn<Row>[];
  /**
   * Kind of report, whose rows one must be granted to export (or what else one must be), what is asked for, and whether
   * it is printed too.
   */
  file: {
    subject: string;
    right: string;
    may?: string;
    title: string;
    filter: Record<string, object>;
    isPrinted?: boolean;
  };
}

/** A report: a list that is no area's rows, with its question, its sums and its file. */
export function ReportPage<Row extends { id: string }>({
  title,
  detail,
  back,
  children,
  above,
  filters,
  isNarrowed = false,
  paged: { search, searchFor, footer },
  found,
  error,
  retry,
  none,
  columns,
  file: { subject, right, may = 'export', title: fileTitle, filter, isPrinted },
}: Props<Row>) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const shown = columns.filter((column) => column.show);
  const file = () => ({
    subject,
    title: fileTitle,
    question: { search, filter },
    sort: [],
    includeDeleted: false,
    columns: columns.flatMap(({ field, header, words }) => (field ? [{ field, header, ...(words && { words }) }] : [])),
  });
  const isFound = !!found && found.total > 0;
  return (
    <>
      <PageHeader
        title={title}
        detail={detail}
        back={
          back && (
            <Link to={back.to} className="back-link">
              <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {back.label}
            </Link>
          )
        }
      >
        {children}
      </PageHeader>
      {above && <section className="panel panel-padded">{above}</section>}
      <section className="panel" aria-label={title}>
        <div className="toolbar">
          <SearchBox value={search} change={searchFor} label={t('list.searchIn', { area: title })} />
          {filters}
          {ability.can(may, right) && <ExportButton file={file} isPrinted={isPrinted} />}
        </div>
        {Boolean(error) && !found && <Failure error={error} retry={retry} />}
        {!found && !error && <RowsSkeleton columns={Math.min(6, shown.length)} />}
        {found?.total === 0 && (
          <EmptyState
            title={search || isNarrowed ? t('list.nothingFound') : none.title}
            why={search || isNarrowed ? t('list.nothingFoundWhy') : none.why}
          />
        )}
        {isFound && (
          <>
            <div className="scroller" tabIndex={0} role="region" aria-label={title}>
              <ReportTable rows={found.rows} columns={shown} />
            </div>
            <ListFooter {...footer} total={found.total} />
          </>
        )}
      </section>
    </>
  );
}

function ReportTable<Row extends { id: string }>({
  rows,
  columns,
}: {
  rows: readonly Row[];
  columns: readonly ReportColumn<Row>[];
}) {
  const { t } = useTranslation();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map(({ header, isFigure }) => (
            <th key={header} scope="col" className={isFigure ? 'end' : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row.id} ${at}`}>
            {columns.map(({ header, show, isFigure }, nth) =>
              nth === 0 ? (
                <th key={header} scope="row">
                  {show?.(row)}
                </th>
              ) : (
                <td key={header} className={isFigure ? 'end figure' : undefined}>
                  {show?.(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {columns.some(({ sum }) => sum !== undefined) && (
        <tfoot>
          <tr>
            {columns.map(({ header, sum, isFigure }, nth) =>
              nth === 0 ? (
                <th key={header} scope="row">
                  {t('list.ofAll')}
                </th>
              ) : (
                <td key={header} className={isFigure ? 'end figure' : undefined}>
                  {sum}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Whom a row is about: their name, leading where the row is explained, and their number. */
export function ReportPerson({ to, name, code }: { to: string | null; name: string; code: string }) {
  return (
    <>
      {to ? (
        <Link to={to} className="row-link" dir="auto">
          {name}
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      <bdi className="quiet">{code}</bdi>
    </>
  );
}
