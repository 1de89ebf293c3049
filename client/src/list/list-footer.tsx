import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/words/format';
import { pageSizes, type ListState } from './list-address';

const Pagination = lazy(async () => ({ default: (await import('antd/es/pagination')).default }));

interface Props {
  state: Pick<ListState, 'page' | 'size'>;
  change: (part: { page: number; size: number }) => void;
  total: number;
}

/** How many rows there are and which of them these are. */
export function ListFooter({ state, change, total }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const from = total === 0 ? 0 : (state.page - 1) * state.size + 1;
  const to = Math.min(total, state.page * state.size);
  return (
    <div className="list-footer">
      <span role="status">
        {t('list.range', { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </span>
      {total > pageSizes[0]! && (
        <Suspense>
          <Pagination
            current={state.page}
            pageSize={state.size}
            total={total}
            pageSizeOptions={pageSizes}
            showSizeChanger
            size="small"
            onChange={(page, size) => change({ page: size === state.size ? page : 1, size })}
          />
        </Suspense>
      )}
    </div>
  );
}
