import { useTranslation } from 'react-i18next';

/** The shape of a list while it comes: same row height, so nothing jumps. */
export function RowsSkeleton({ columns, rows = 8 }: { columns: number; rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className="rows-skeleton" role="status" aria-label={t('list.loading')}>
      {Array.from({ length: rows }, (_row, row) => (
        <div key={row}>
          {Array.from({ length: Math.min(columns, 6) }, (_column, column) => (
            <span key={column} style={{ inlineSize: `${45 + ((row * 7 + column * 13) % 40)}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
