import { Button, Checkbox, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCorrectImportRowMutation, type ImportRowPartsFragment } from '../../generated/data-import';
import { factLine } from '../../i18n/i18n';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import type { ImportRecord } from './import-data';
import { inWords } from '../../i18n/in-language';

interface Props {
  record: ImportRecord;
  row: ImportRowPartsFragment;
}

/** One row: the cells in question first, the others on demand, and leaving the row out altogether. */
export function RowCorrection({ record, row }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const headers = record.headers ?? [];
  const [cells, setCells] = useState(row.cells);
  const [saved, setSaved] = useState({ cells: row.cells, isSkipped: row.isSkipped });
  const [all, setAll] = useState(false);
  // The import has moved on with the row: what may be done next is asked for before the row counts as saved.
  const [correct, { loading }] = useCorrectImportRowMutation({ refetchQueries: ['Import'], awaitRefetchQueries: true });
  // A cell that was corrected waits for the next dry run: what the last one said is no longer about it.
  const [found] = useState(row.cells);
  const isAsFound = (header: string | null) =>
    saved.cells[headers.indexOf(header ?? '')] === found[headers.indexOf(header ?? '')];
  const named = row.problems.filter(({ header }) => header);
  const wrong = new Map(
    named
      .filter(({ header }) => isAsFound(header))
      .map(({ header, message }) => [header, inWords(message, i18n.language)]),
  );
  const mapped = record.mapping as Record<string, string> | null;
  const names = headers
    .filter((header) => /name$/i.test(mapped?.[header] ?? ''))
    .map((header) => cells[headers.indexOf(header)]);

  const write = async (next: string[], isSkipped: boolean) => {
    try {
      await correct({ variables: { id: record.id, row: row.row, cells: next, isSkipped } });
      setCells(next);
      setSaved({ cells: next, isSkipped });
      toast.success(t('import.rowSaved', { row: row.row }));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write(cells, saved.isSkipped);
  };

  const shown = headers
    .map((header, index) => ({ header, index }))
    .filter(({ header }) => all || named.some((problem) => problem.header === header));
  return (
    <form className={saved.isSkipped ? 'row-correction row-out' : 'row-correction'} onSubmit={submit}>
      <div className="row-correction-head">
        <b>{t('import.rowNo', { row: row.row })}</b>
        <span dir="auto">{names.filter(Boolean).join(' ')}</span>
        <Checkbox
          checked={saved.isSkipped}
          disabled={loading}
          onChange={(event) => void write(saved.cells, event.target.checked)}
        >
          {t('import.leaveRowOut')}
        </Checkbox>
      </div>
      {row.problems
        .filter(({ header }) => !header)
        .map(({ code, message, repair }) => (
          <p key={code}>
            {inWords(message, i18n.language)} <span className="quiet">{inWords(repair, i18n.language)}</span>
          </p>
        ))}
      <div className="row-cells">
        {shown.map(({ header, index }) => (
          <label key={header} htmlFor={`${id}-${index}`}>
            <span dir="auto">{header}</span>
            <Input
              id={`${id}-${index}`}
              value={cells[index] ?? ''}
              dir="auto"
              status={wrong.has(header) ? 'error' : undefined}
              aria-describedby={wrong.has(header) ? `${id}-${index}-why` : undefined}
              onChange={(event) =>
                setCells(headers.map((_header, at) => (at === index ? event.target.value : (cells[at] ?? ''))))
              }
            />
            {wrong.has(header) && <small id={`${id}-${index}-why`}>{wrong.get(header)}</small>}
          </label>
        ))}
      </div>
      <div className="button-row">
        <Button
          size="small"
          type="primary"
          htmlType="submit"
          loading={loading}
          disabled={cells.join('\u0000') === saved.cells.join('\u0000')}
        >
          {t('import.saveRow')}
        </Button>
        {row.suggestion && (
          <Button size="small" onClick={() => row.suggestion && void write(row.suggestion, false)}>
            {t('import.useSuggestion')}
          </Button>
        )}
        <Button size="small" type="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('import.fewerCells') : t('import.allCells')}
        </Button>
      </div>
      {row.suggestion && (
        <p className="quiet" dir="auto">
          {t('import.suggestion')}: {factLine(row.suggestion.filter(Boolean).slice(0, 8))} …
        </p>
      )}
    </form>
  );
}
