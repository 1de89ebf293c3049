import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RowsProps } from './grid';
import { Shown } from '../fields/kinds/shown';
import { useFieldLabel } from '../fields/labels';

/** The same rows on a phone: a card each, the first column as its title. */
export function Cards({ area, columns, rows, selected, select, linkTo }: RowsProps) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const [first, ...others] = columns;
  return (
    <ul className="cards">
      {rows.map((row) => (
        <li key={row.id} className={row.deletedAt ? 'card row-deleted' : 'card'}>
          <div className="card-head">
            <Link to={linkTo(row)} className="row-link" preventScrollReset>
              {first && <Shown kind={first} field={first.field} row={row} />}
              {row.deletedAt && <span className="deleted-mark">{t('list.deleted')}</span>}
            </Link>
            {(area.remove || area.bulk) && (
              <Checkbox
                checked={selected.includes(row.id)}
                aria-label={t('list.selectRow', { name: area.title(row) })}
                onChange={(event) =>
                  select(event.target.checked ? [...selected, row.id] : selected.filter((id) => id !== row.id))
                }
              />
            )}
          </div>
          <dl>
            {others
              .filter(
                (column) => row[column.field] !== null && row[column.field] !== undefined && row[column.field] !== '',
              )
              .map((column) => (
                <div key={column.field}>
                  <dt>{labelOf(column)}</dt>
                  <dd>
                    <Shown kind={column} field={column.field} row={row} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
