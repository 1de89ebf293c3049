import { Table, type TableProps } from 'antd';
import { useId, useRef, type ThHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyArea, AnyColumn, AnyRecord } from './area';
import { useCells } from './cells/use-cells';
import { ColumnHandle } from './columns/column-handle';
import { useRoom } from './columns/use-room';
import { isNumeric } from '../fields/kinds/kind';
import { Shown } from '../fields/kinds/shown';
import { useFieldLabel } from '../fields/labels';
import type { ListState, SortBy } from './list-address';

export interface RowsProps {
  area: AnyArea;
  columns: AnyColumn[];
  rows: AnyRecord[];
  selected: string[];
  select: (ids: string[]) => void;
  linkTo: (row: AnyRecord) => string;
  current: string | null;
}

interface Props extends RowsProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  loading: boolean;
  /** Whether somebody chose the columns: then all are shown, room or not. */
  areChosen: boolean;
  resize: (field: string, width: number | null) => void;
  onSaved: () => void;
}

/** Exactly as wide as was chosen, whatever is in it; the room left over goes to the others. */
const wide = (width: number | undefined) =>
  width ? { style: { inlineSize: width, minInlineSize: width, maxInlineSize: width } } : {};

interface HeadCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  'data-field'?: string;
  resize?: (width: number | null) => void;
}

function HeadCell({ resize, children, ...cell }: HeadCellProps) {
  return (
    <th {...cell}>
      {children}
      {resize && <ColumnHandle resize={resize} />}
    </th>
  );
}

const components = { header: { cell: HeadCell } };

const orderOf = (sort: SortBy[], field: string) => {
  const by = sort.find((one) => one.field === field);
  return by ? (by.direction === 'ASC' ? ('ascend' as const) : ('descend' as const)) : null;
};

/** The rows as a table; Shift is not needed to sort by several columns, the last clicked leads. */
export function Grid({
  area,
  columns: wanted,
  areChosen,
  rows,
  selected,
  select,
  linkTo,
  current,
  state,
  change,
  loading,
  resize,
  onSaved,
}: Props) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const grid = useRef<HTMLDivElement>(null);
  const columns = useRoom(grid, wanted, areChosen);
  const cells = useCells({ area, columns, rows, onSaved, grid });
  const description = useId();

  const sortBy = (field: string) => {
    const now = orderOf(state.sort, field);
    const others = state.sort.filter((one) => one.field !== field && one.field !== area.firstSort.field);
    const next: SortBy[] =
      now === 'descend' ? others : [{ field, direction: now === 'ascend' ? 'DESC' : 'ASC' }, ...others.slice(0, 2)];
    change({ sort: next.length > 0 ? next : [area.firstSort] });
  };

  const tableColumns: TableProps<AnyRecord>['columns'] = columns.map((column, index) => ({
    key: column.field,
    dataIndex: column.field,
    title: labelOf(column),
    onCell: (row) => ({
      ...wide(column.width),
      ...(cells.mayStart(row, column.field) && {
        onDoubleClick: () => cells.start({ id: row.id, field: column.field }),
      }),
    }),
    onHeaderCell: () =>
      ({
        ...wide(column.width),
        'data-field': column.field,
        ...(column.sort && { onClick: () => sortBy(column.field) }),
        resize: (width: number | null) => resize(column.field, width),
      }) as HeadCellProps,
    align: isNumeric(column) ? 'end' : 'start',
    ...(column.sort && {
      sorter: { multiple: 1 },
      sortOrder: orderOf(state.sort, column.field),
      showSorterTooltip: false,
    }),
    render: (_value: unknown, row: AnyRecord) => {
      const shown = <Shown kind={column} field={column.field} row={row} />;
      const editor = cells.editor(row, column, shown);
      if (editor || index > 0) return editor ?? cells.show(row, column, shown);
      return (
        <Link
          to={linkTo(row)}
          className="row-link"
          preventScrollReset
          data-value={column.field}
          onKeyDown={({ key }) =>
            key === 'F2' && cells.mayStart(row, column.field) && cells.start({ id: row.id, field: column.field })
          }
        >
          {shown}
          {row.deletedAt && <span className="deleted-mark">{t('list.deleted')}</span>}
        </Link>
      );
    },
  }));

  return (
    <div ref={grid}>
      {cells.isOffered && (
        <p id={description} className="visually-hidden">
          {t('list.editInPlace')}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {cells.savedColumn && `${t('form.saved')}: ${labelOf(cells.savedColumn)}`}
      </p>
      <Table<AnyRecord>
        className={loading ? 'grid grid-loading' : 'grid'}
        aria-busy={loading}
        aria-describedby={cells.isOffered ? description : undefined}
        components={components}
        rowKey="id"
        columns={tableColumns}
        dataSource={rows}
        pagination={false}
        rowClassName={(row) => `${row.id === current ? 'row-current' : ''} ${row.deletedAt ? 'row-deleted' : ''}`}
        rowSelection={
          (area.remove || area.bulk) && {
            selectedRowKeys: selected,
            onChange: (keys) => select(keys.map(String)),
            columnWidth: 44,
            getCheckboxProps: (row) => ({ 'aria-label': t('list.selectRow', { name: area.title(row) }) }) as object,
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectAll') }) as object,
          }
        }
      />
    </div>
  );
}
