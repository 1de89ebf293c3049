import { Button, Input, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import {
  useCreateRosteredShiftMutation,
  useDeleteRosteredShiftsMutation,
  useUpdateRosteredShiftMutation,
  type RosterShiftFragment,
} from '../../../generated/time/rostered-shift';
import { factLine } from '../../../i18n/i18n';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import type { Place } from './roster-grid';
import { useRosterWords } from './roster-words';
import { ShiftChip } from './shift-chip';

interface Props {
  place: Place;
  shifts: RosterShiftFragment[];
  /** Whose people may take an open shift planned here. */
  departmentId: string | null;
  close: () => void;
  onChanged: () => void;
}

/** Chooses the shift of somebody on a day, changes it or takes it off. */
export default function ShiftDialog({ place: { line, date }, shifts, departmentId, close, onChanged }: Props) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const ids = useId();
  const [chosen, setChosen] = useState<RosterShiftFragment | null>(shifts[0] ?? null);
  const [shiftId, setShiftId] = useState<string | null>(chosen?.shiftId ?? null);
  const [note, setNote] = useState(chosen?.note ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create, { loading: isCreating }] = useCreateRosteredShiftMutation();
  const [update, { loading: isUpdating }] = useUpdateRosteredShiftMutation();
  const [remove, { loading: isRemoving }] = useDeleteRosteredShiftsMutation();
  const turnTo = (shift: RosterShiftFragment | null) => {
    setChosen(shift);
    setShiftId(shift?.shiftId ?? null);
    setNote(shift?.note ?? '');
    setRefusal(null);
  };
  const done = async (work: () => Promise<unknown>, news: string) => {
    try {
      await work();
      toast.success(news);
      onChanged();
      close();
    } catch (error) {
      setRefusal(serverErrorFrom(error).message);
    }
  };
  const save = () => {
    if (!shiftId) return setRefusal(t('form.needed', { field: t('field.shiftId') }));
    const input = { shiftId, note: note.trim() || null };
    const work = chosen
      ? () => update({ variables: { id: chosen.id, version: chosen.revision, input } })
      : () =>
          create({
            variables: { input: { ...input, date, employeeId: line.id, departmentId: line.id ? null : departmentId } },
          });
    return void done(work, t('roster.saved'));
  };
  const takeOff = (shift: RosterShiftFragment) =>
    done(async () => {
      const { data } = await remove({ variables: { ids: [shift.id] } });
      const failed = data?.results.find((result) => !result.done);
      if (failed) throw new Error(failed.message ?? '');
    }, t('roster.takenOff'));
  const mayUpdate = !chosen || chosen.allowedActions.includes('update');
  return (
    <Modal
      open
      width={460}
      title={factLine([line.name, words.dayOf(date)])}
      onCancel={close}
      footer={[
        ...(chosen?.allowedActions.includes('delete')
          ? [
              <Button key="off" danger loading={isRemoving} onClick={() => void takeOff(chosen)}>
                {t('roster.takeOff')}
              </Button>,
            ]
          : []),
        <Button key="close" onClick={close}>
          {t('form.cancel')}
        </Button>,
        <Button key="save" type="primary" disabled={!mayUpdate} loading={isCreating || isUpdating} onClick={save}>
          {t('form.save')}
        </Button>,
      ]}
    >
      <FormError text={refusal} />
      {shifts.length > 0 && (
        <Radio.Group
          className="form-line"
          aria-label={t('area.RosteredShift.many')}
          value={chosen?.id ?? ''}
          onChange={({ target }) => turnTo(shifts.find(({ id }) => id === target.value) ?? null)}
          options={[
            ...shifts.map((shift) => ({ value: shift.id, label: <ShiftChip shift={{ ...shift, findings: [] }} /> })),
            { value: '', label: t('roster.another') },
          ]}
        />
      )}
      {chosen && chosen.findings.length > 0 && (
        <ul className="shift-problems">
          {chosen.findings.map((finding) => (
            <li key={`${finding.kind} ${finding.skill?.skill ?? ''}`}>{words.finding(finding, date)}</li>
          ))}
        </ul>
      )}
      <div className="modal-form roster-form">
        <label htmlFor={`${ids}-shift`}>{t('field.shiftId')}</label>
        <ReferenceInput
          id={`${ids}-shift`}
          to="shift"
          value={shiftId}
          onChange={(id) => setShiftId(id as string | null)}
          disabled={!mayUpdate}
        />
        <label htmlFor={`${ids}-note`}>{t('field.note')}</label>
        <Input
          id={`${ids}-note`}
          value={note}
          maxLength={250}
          disabled={!mayUpdate}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {chosen?.state === 'published' && <p className="quiet">{t('roster.changeIsTold')}</p>}
    </Modal>
  );
}
