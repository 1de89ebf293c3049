import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckImportMutation, useCommitImportMutation } from '../../generated/data-import';
import { FormError } from '../../ui/form-error';
import { Figures } from '../../ui/figures/figures';
import { useFormat } from '../../ui/words/format';
import { serverErrorFrom } from '../../ui/words/server-error';
import type { StepProps } from './import-data';
import { inWords } from '../../i18n/in-language';
import { ProblemGroup } from './problem-group';
import { UndoButton } from './undo-button';

/**
 * The dry run: what would be written, what is in the way and what repairs it; nothing has happened yet, or part of it
 * where writing broke off.
 */
export function CheckStep({ record, onChanged, change }: StepProps & { change: () => void }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [check] = useCheckImportMutation();
  const [commit] = useCommitImportMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { counts } = record;
  const isPeople = record.kind === 'people';
  const problems = [...(record.problems ?? [])].sort(
    (a, b) => Number(b.isError) - Number(a.isError) || b.count - a.count,
  );

  const run = async (start: typeof check | typeof commit) => {
    setBusy(true);
    setRefusal(null);
    try {
      await start({ variables: { id: record.id, version: record.version } });
      onChanged();
    } catch (thrown) {
      setRefusal(serverErrorFrom(thrown).message);
    } finally {
      setBusy(false);
    }
  };

  const writes = (counts?.create ?? 0) + (counts?.update ?? 0);
  const isStale = record.state === 'mapped';
  return (
    <>
      {record.failure && (
        <Alert type="error" showIcon title={inWords(record.failure, i18n.language)} className="form-error" />
      )}
      <FormError text={refusal} />
      <Figures
        figures={[
          { label: t(isPeople ? 'import.create' : 'import.createRows'), value: format.number(counts?.create ?? 0) },
          { label: t(isPeople ? 'import.update' : 'import.updateRows'), value: format.number(counts?.update ?? 0) },
          { label: t('import.skip'), value: format.number(counts?.skip ?? 0) },
          {
            label: t('import.rejected'),
            value: format.number(counts?.rejected ?? 0),
            tone: counts?.rejected ? 'error' : undefined,
          },
          ...(isPeople ? (['departments', 'positions'] as const) : []).map((of) => ({
            label: t(`import.${of}`),
            value: format.number(counts?.[of] ?? 0),
          })),
          ...(counts?.withoutPay ? [{ label: t('import.withoutPay'), value: format.number(counts.withoutPay) }] : []),
          ...(isPeople && !counts?.references
            ? []
            : [
                {
                  label: t(isPeople ? 'import.workLocations' : 'import.references'),
                  value: format.number(counts?.references ?? 0),
                },
              ]),
        ]}
      />
      <section className="panel">
        <div className="panel-text panel-head">
          <div>
            <h2>{problems.length > 0 ? t('import.problems') : t('import.noProblems')}</h2>
            <p className="quiet">
              {t(record.allowedActions.includes('undo') ? 'import.partWritten' : 'import.nothingYet')}
            </p>
          </div>
          {!!counts?.rejected && (
            <Button
              icon={<DownloadOutlined />}
              href={`/imports/${record.id}/rejected.csv?locale=${i18n.language}`}
              download
            >
              {t('import.rejectedFile')}
            </Button>
          )}
        </div>
        <ul className="problems">
          {problems.map((problem) => (
            <li key={`${problem.code}.${problem.header}.${problem.value}`}>
              <ProblemGroup record={record} problem={problem} change={change} />
            </li>
          ))}
        </ul>
        <div className="panel-actions">
          {isStale || record.state === 'failed' ? (
            <Button type="primary" loading={busy} onClick={() => void run(check)}>
              {t('import.checkAgain')}
            </Button>
          ) : (
            <Button type="primary" loading={busy} disabled={writes === 0} onClick={() => void run(commit)}>
              {counts?.rejected
                ? t(isPeople ? 'import.commitWithout' : 'import.commitRowsWithout', {
                    count: writes,
                    rows: format.number(writes),
                    rejected: format.number(counts.rejected),
                  })
                : t(isPeople ? 'import.commit' : 'import.commitRows', { count: writes, rows: format.number(writes) })}
            </Button>
          )}
          <UndoButton record={record} onChanged={onChanged} refuse={setRefusal} />
        </div>
      </section>
    </>
  );
}
