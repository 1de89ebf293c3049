import { Button, Popconfirm } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverErrorFrom } from '../ui/words/server-error';
import { toast } from '../ui/dialogs/toasts';
import type { RecordBase, VerbKey } from '../list/area';

const NoteDialog = lazy(() => import('./note-dialog'));

type Run<Variables> = (options: { variables: Variables }) => Promise<unknown>;
type Which = { id: string; version: number };
export type Take = Run<Which>;
export type TakeWithNote = Run<Which & { note: string }>;

/**
 * One step a record may take: done at once, asked about first, with a reason that is asked for, or by what `open`
 * shows.
 */
export type Step =
  | { verb: VerbKey; run: Take; look?: 'primary' | 'quiet'; ask?: boolean }
  | { verb: VerbKey; open: () => void; look?: 'primary' | 'quiet' }
  | { verb: VerbKey; run: TakeWithNote; look?: 'primary' | 'quiet'; note: true };

interface Props {
  row: RecordBase & { approvalRefusal?: string | null };
  steps: Step[];
  onDone?: () => void;
}

/** The buttons of the steps the server allows this record now; where approving is refused to the reader, why. */
export function StepActions({ row, steps, onDone }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<VerbKey | null>(null);
  const [asked, setAsked] = useState<Extract<Step, { note: true }> | null>(null);
  const refusal = useId();
  const which = { id: row.id, version: row.version };

  const take = async (verb: VerbKey, work: () => Promise<unknown>) => {
    setBusy(verb);
    try {
      await work();
      toast.success(t(`verbDone.${verb}`));
      setAsked(null);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setBusy(null);
      onDone?.();
    }
  };

  const button = (step: Step) => {
    const look = {
      type:
        step.look === 'primary'
          ? ('primary' as const)
          : step.look === 'quiet'
            ? ('text' as const)
            : ('default' as const),
      danger: step.look === 'quiet' || 'note' in step,
      loading: busy === step.verb,
      children: t(`verb.${step.verb}`),
    };
    if ('open' in step) return <Button key={step.verb} {...look} onClick={step.open} />;
    if ('note' in step) return <Button key={step.verb} {...look} onClick={() => setAsked(step)} />;
    const run = () => void take(step.verb, () => step.run({ variables: which }));
    if (!step.ask) return <Button key={step.verb} {...look} onClick={run} />;
    return (
      <Popconfirm
        key={step.verb}
        title={t('step.sure', { verb: t(`verb.${step.verb}`) })}
        okText={t(`verb.${step.verb}`)}
        cancelText={t('form.cancel')}
        onConfirm={run}
      >
        <Button {...look} />
      </Popconfirm>
    );
  };

  return (
    <div className="run-actions">
      <div className="button-row">
        {steps.filter(({ verb }) => row.allowedActions.includes(verb)).map(button)}
        {row.approvalRefusal && (
          <Button type="primary" disabled aria-describedby={refusal}>
            {t('verb.approve')}
          </Button>
        )}
      </div>
      {row.approvalRefusal && (
        <p id={refusal} className="quiet run-refusal">
          {row.approvalRefusal}
        </p>
      )}
      {asked && (
        <Suspense>
          <NoteDialog
            title={t(`verb.${asked.verb}`)}
            busy={busy === asked.verb}
            close={() => setAsked(null)}
            send={(note) => void take(asked.verb, () => asked.run({ variables: { ...which, note } }))}
          />
        </Suspense>
      )}
    </div>
  );
}
