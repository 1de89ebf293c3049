import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/words/format';
import type { ImportRecord } from './import-data';

/** A background step while it runs; one may leave the page meanwhile. */
export function Running({ record }: { record: ImportRecord }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = record.rows ?? 0;
  const done = Math.min(record.doneCount ?? 0, rows);
  const state = record.state as 'checking' | 'committing' | 'undoing';
  return (
    <section className="panel running" aria-busy="true">
      <h2>{t(`import.running.${state}`)}</h2>
      <Progress
        percent={rows > 0 ? Math.floor((done / rows) * 100) : 0}
        status="active"
        aria-label={t(`import.running.${state}`)}
      />
      <p role="status">{t('import.doneOf', { done: format.number(done), rows: format.number(rows) })}</p>
      <p className="quiet">{t('import.mayLeave')}</p>
    </section>
  );
}
