import { Button, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportPreviewQuery, useSetImportMappingMutation } from '../../generated/data-import';
import { factLine } from '../../i18n/i18n';
import { Failure } from '../../ui/failure';
import { StatusDot } from '../../ui/status-dot';
import { useFormat } from '../../ui/words/format';
import { serverErrorFrom } from '../../ui/words/server-error';
import { FormError } from '../../ui/form-error';
import type { Mapping, StepProps } from './import-data';
import { inWords } from '../../i18n/in-language';
import { searchedBy } from '../../ui/choice-search';

/** Which column tells what: guessed, to be looked over, changed where the guess is wrong. */
export function ColumnsStep({ record, onChanged, next }: StepProps & { next: () => void }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useImportPreviewQuery({ variables: { id: record.id }, fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const [save, { loading }] = useSetImportMappingMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;

  const { columns, targets } = data.preview;
  const mapping: Mapping =
    chosen ?? Object.fromEntries(columns.map(({ header, target, guess }) => [header, target ?? guess ?? '']));
  const labelOf = new Map(targets.map(({ value, label }) => [value, inWords(label, i18n.language)]));
  const used = new Set(Object.values(mapping));

  const goOn = async () => {
    setRefusal(null);
    try {
      const kept = Object.fromEntries(Object.entries(mapping).filter(([, target]) => target !== ''));
      await save({ variables: { id: record.id, version: record.version, mapping: kept } });
      onChanged();
      next();
    } catch (thrown) {
      setRefusal(serverErrorFrom(thrown).message);
    }
  };

  return (
    <section className="panel">
      <div className="panel-text">
        <h2>{t('import.columnsTitle')}</h2>
        <p className="quiet">
          {t('import.columnsHint', {
            used: columns.filter(({ header }) => mapping[header]).length,
            all: columns.length,
          })}
        </p>
      </div>
      <FormError text={refusal} />
      <div className="scroller">
        <table className="plain-table column-table">
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.samples')}</th>
              <th scope="col">{t('import.means')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ header, guess, confidence, isAsked, samples }) => (
              <tr key={header} className={mapping[header] ? undefined : 'row-unused'}>
                <th scope="row" dir="auto">
                  {header}
                </th>
                <td className="samples" dir="auto">
                  {factLine(samples.slice(0, 3))}
                </td>
                <td>
                  <Select
                    className="target-select"
                    aria-label={t('import.meaningOf', { column: header })}
                    value={mapping[header] ?? ''}
                    showSearch={searchedBy('label')}
                    onChange={(target: string) => setChosen({ ...mapping, [header]: target })}
                    options={[
                      { value: '', label: t('import.leaveOut') },
                      ...targets.map(({ value }) => ({
                        value,
                        label: labelOf.get(value) ?? value,
                        disabled: used.has(value) && mapping[header] !== value,
                      })),
                    ]}
                  />
                  {guess && guess === mapping[header] && (
                    <span className="guess">
                      {t('import.guessed', { share: format.percent(confidence) })}{' '}
                      {isAsked && <StatusDot tone="warning">{t('import.pleaseConfirm')}</StatusDot>}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="panel-actions">
        <Button type="primary" loading={loading} onClick={() => void goOn()}>
          {t('import.continue')}
        </Button>
      </div>
    </section>
  );
}
