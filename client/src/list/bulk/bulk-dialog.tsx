import { Alert, Button, Input, Modal } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import { useFormat } from '../../ui/words/format';
import type { AnyArea, AnyField, RowResult, VerbKey } from '../area';
import { Entered } from '../../fields/kinds/entered';
import { useFieldLabel } from '../../fields/labels';
import { offeredOn } from '../offered';
import type { ListQuestion } from '../use-list';
import { useBulk, type NamedRow } from './use-bulk';

export interface BulkTask {
  action: 'update' | 'delete' | 'restore' | VerbKey;
  /** The field an update sets. */
  field?: AnyField;
  /** It has to be told why: asked for once, given to every row. */
  isNoted?: boolean;
  rows: NamedRow[] | ListQuestion;
}

interface Props {
  area: AnyArea;
  task: BulkTask;
  close: (wasTouched: boolean) => void;
}

const refusalsShown = 100;

/**
 * One action on many rows: tried first, so that it is known what would be refused and why, then confirmed and followed.
 */
export default function BulkDialog({ area, task, close }: Props) {
  const { t } = useTranslation();
  const today = useToday();
  const format = useFormat();
  const labelOf = useFieldLabel();
  const labelId = useId();
  const { action, field, isNoted } = task;
  const asks = !!field || !!isNoted;
  const bulk = useBulk({ subject: area.subject, action, rows: task.rows });
  const { state, attempt } = bulk;
  const [value, setValue] = useState<unknown>(field?.initial ?? null);
  const [note, setNote] = useState('');
  const input = isNoted ? { note: note.trim() } : field ? { [field.field]: value === '' ? null : value } : null;
  const isReady = isNoted
    ? note.trim() !== ''
    : value !== null && value !== '' && value !== undefined
      ? true
      : !field?.required && field?.initial === undefined;

  useEffect(() => {
    if (!asks) attempt(null);
  }, [attempt, asks]);

  const word =
    action === 'update'
      ? t('bulk.change')
      : action === 'delete' || action === 'restore'
        ? t(`list.${action}`)
        : t(`verb.${action}`);
  const only = Array.isArray(task.rows) && task.rows.length === 1 ? task.rows[0] : undefined;
  const count = Array.isArray(task.rows) ? format.number(task.rows.length) : t('bulk.allThatMatch');
  const what = field ? t('bulk.setField', { field: labelOf(field) }) : word;
  const title = only ? `${what}: ${only.name}` : `${what}: ${count}`;
  const results = state.step === 'tried' || state.step === 'done' ? state.results : [];
  const done = results.filter((result) => result.done).length;

  const buttons = () => {
    const cancel = (
      <Button key="cancel" onClick={() => close(false)}>
        {t('form.cancel')}
      </Button>
    );
    switch (state.step) {
      case 'ask':
        return [
          cancel,
          <Button key="try" type="primary" disabled={!isReady} onClick={() => attempt(input)}>
            {t('bulk.check')}
          </Button>,
        ];
      case 'tried':
        return [
          asks ? (
            <Button key="back" onClick={bulk.ask}>
              {t('bulk.back')}
            </Button>
          ) : null,
          cancel,
          <Button
            key="run"
            type="primary"
            danger={action === 'delete' || isNoted}
            disabled={done === 0}
            onClick={() => bulk.run(input)}
          >
            {done > 1 ? `${word}: ${format.number(done)}` : word}
          </Button>,
        ];
      case 'done':
        return [
          <Button key="close" type="primary" onClick={() => close(true)}>
            {t('list.understood')}
          </Button>,
        ];
      case 'failed':
        return [
          asks ? (
            <Button key="back" onClick={bulk.ask}>
              {t('bulk.back')}
            </Button>
          ) : null,
          <Button key="close" type="primary" onClick={() => close(true)}>
            {t('list.understood')}
          </Button>,
        ];
      default:
        return [
          <Button key="stop" onClick={bulk.stop}>
            {t('bulk.stop')}
          </Button>,
        ];
    }
  };

  return (
    <Modal
      open
      width={520}
      title={title}
      footer={buttons()}
      mask={{ closable: false }}
      onCancel={() => {
        bulk.stop();
        close(state.step !== 'ask' && state.step !== 'tried');
      }}
    >
      <div className="bulk-steps" aria-live="polite">
        {state.step === 'ask' && field && (
          <>
            <span id={labelId}>{labelOf(field)}</span>
            <Entered kind={offeredOn(today, field)} aria-label={labelOf(field)} value={value} onChange={setValue} />
          </>
        )}
        {state.step === 'ask' && isNoted && (
          <>
            <label htmlFor={labelId}>{t('bulk.why')}</label>
            <Input.TextArea
              id={labelId}
              autoFocus
              dir="auto"
              value={note}
              maxLength={500}
              autoSize={{ minRows: 3 }}
              onChange={(event) => setNote(event.target.value)}
            />
          </>
        )}
        {(state.step === 'finding' || state.step === 'trying' || state.step === 'running') && (
          <>
            <span>
              {t(`bulk.${state.step}`)} {format.number(state.done)}
              {state.of > 0 && ` / ${format.number(state.of)}`}
            </span>
            <progress
              aria-label={t(`bulk.${state.step}`)}
              value={state.of ? state.done : undefined}
              max={state.of || undefined}
            />
          </>
        )}
        {state.step === 'tried' && (
          <p>
            {t('bulk.possible', { n: format.number(done), refused: format.number(results.length - done) })}
            {action === 'delete' && done > 0 && ` ${t('list.deleteHint')}`}
          </p>
        )}
        {state.step === 'done' && (
          <p>
            {t('list.refusedTitle', { done: format.number(done), refused: format.number(results.length - done) })}
            {results.length < state.of && ` ${t('bulk.stopped', { left: format.number(state.of - results.length) })}`}
          </p>
        )}
        {state.step === 'failed' && (
          <Alert type="error" showIcon title={Object.values(state.error.byField)[0] || state.error.message} />
        )}
        <Refusals results={results} nameOf={bulk.nameOf} />
      </div>
    </Modal>
  );
}

function Refusals({ results, nameOf }: { results: RowResult[]; nameOf: (id: string) => string }) {
  const { t } = useTranslation();
  const refused = results.filter((result) => !result.done);
  if (refused.length === 0) return null;
  return (
    <div className="results" role="region" tabIndex={0} aria-label={t('bulk.refused')}>
      <ul>
        {refused.slice(0, refusalsShown).map((result) => (
          <li key={result.id}>
            <b dir="auto">{nameOf(result.id)}</b>: {result.message}
          </li>
        ))}
        {refused.length > refusalsShown && <li>{t('bulk.more', { n: refused.length - refusalsShown })}</li>}
      </ul>
    </div>
  );
}
