import { DownOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportRowsQuery } from '../../generated/data-import';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/words/format';
import { StatusDot } from '../../ui/status-dot';
import type { ImportRecord } from './import-data';
import { inWords } from '../../i18n/in-language';
import { MeaningEntry } from './meaning-entry';
import { RowCorrection } from './row-correction';

type Problem = NonNullable<ImportRecord['problems']>[number];

interface Props {
  record: ImportRecord;
  problem: Problem;
  change: () => void;
}

const shownFirst = 5;
const shownMore = 20;

/** Rows that one repair mends: what is wrong, what helps, and the rows themselves to be corrected in place. */
export function ProblemGroup({ record, problem, change }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  const byAnswer = problem.repairKind !== 'row';
  return (
    <div className="problem">
      <button
        type="button"
        className="problem-head"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <StatusDot tone={problem.isError ? 'error' : 'warning'}>
          {problem.isError ? t('import.error') : t('import.warning')}
        </StatusDot>
        <span className="problem-text">
          <b>
            {problem.header && (
              <>
                <bdi>{problem.header}</bdi>
                {': '}
              </>
            )}
            {inWords(problem.message, i18n.language)}
            {problem.value && !inWords(problem.message, i18n.language).includes(problem.value) && (
              <>
                {' '}
                <bdi>{`“${problem.value}”`}</bdi>
              </>
            )}
          </b>
          <span className="quiet">{inWords(problem.repair, i18n.language)}</span>
        </span>
        <span className="problem-count">{t('import.rowCount', { rows: format.number(problem.count) })}</span>
        <DownOutlined rotate={open ? 180 : 0} aria-hidden="true" />
      </button>
      {open && (
        <div id={id} className="problem-rows">
          {byAnswer && (
            <Button size="small" onClick={change}>
              {t('import.changeAnswers')}
            </Button>
          )}
          {problem.code.startsWith('reference_') && problem.value && problem.target && (
            <MeaningEntry record={record} target={problem.target} value={problem.value} />
          )}
          {problem.rows.length > 0 && <Rows record={record} problem={problem} />}
        </div>
      )}
    </div>
  );
}

function Rows({ record, problem }: Pick<Props, 'record' | 'problem'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState(shownFirst);
  const { data, previousData, error } = useImportRowsQuery({
    variables: { id: record.id, rows: problem.rows.slice(0, shown), limit: shown, after: 0 },
    fetchPolicy: 'network-only',
  });
  if (error) return <Failure error={error} />;
  const rows = (data ?? previousData)?.page.rows;
  if (!rows) return <Skeleton active paragraph={{ rows: 2 }} />;
  return (
    <>
      {rows.map((row) => (
        <RowCorrection key={row.row} record={record} row={row} />
      ))}
      {problem.count > shown && (
        <p className="quiet">
          {t('import.andMore', { count: problem.count - shown, rows: format.number(problem.count - shown) })}{' '}
          {problem.rows.length > shown && (
            <Button type="link" size="small" onClick={() => setShown(shown + shownMore)}>
              {t('import.showMore')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
