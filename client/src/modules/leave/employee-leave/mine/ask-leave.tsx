import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../access/today';
import { Entered } from '../../../../fields/kinds/entered';
import { FormDrawer } from '../../../../form/form-drawer';
import {
  useCreateEmployeeLeaveMutation,
  useLeaveOptionsQuery,
  type EmployeeLeaveInput,
  type EmployeeLeaveRecordFragment,
} from '../../../../generated/leave/employee-leave';
import { toast } from '../../../../ui/dialogs/toasts';
import { TypeMark } from '../../../../ui/figures/leave-statement';
import { FormError } from '../../../../ui/form-error';
import { serverErrorFrom } from '../../../../ui/words/server-error';
import { LeavePreview } from '../leave-preview';
import { firstValues, inputFrom, spanIn } from '../leave-values';
import { DayRange } from './day-range';
import type { Range } from './range';

interface Props {
  employeeId: string;
  close: () => void;
  onSaved: () => void;
  /** Goes on with the whole form: half days, hours, who covers. */
  more: (begun: Partial<EmployeeLeaveRecordFragment>) => void;
}

/** Leave of whole days in three taps: the first day, the last one, send. The rest is behind a button. */
export default function AskLeave({ employeeId, close, onSaved, more }: Props) {
  const { t } = useTranslation();
  const today = useToday();
  const { data } = useLeaveOptionsQuery({ variables: { employeeId }, fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [attachmentFileId, setFile] = useState<string | null>(null);
  const [create, { loading }] = useCreateEmployeeLeaveMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const options = data?.options ?? [];
  const type = options.find(({ id }) => id === chosen) ?? options[0];
  const begun = { fromDate: range?.from, toDate: range?.to, typeId: type?.id ?? null, employeeId, attachmentFileId };
  const values = firstValues(begun, employeeId);
  const span = spanIn(values);
  const send = async () => {
    if (!span) return;
    setRefusal(null);
    try {
      await create({ variables: { input: { ...inputFrom(values, span), employeeId } as EmployeeLeaveInput } });
      toast.success(t('leave.requested'));
      onSaved();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      setRefusal(Object.values(byField)[0] ?? message);
    }
  };
  return (
    <FormDrawer size={480} title={t('area.EmployeeLeave.add')} close={close}>
      <div className="ask-leave">
        {options.length > 0 && (
          <fieldset className="ask-types">
            <legend>{t('field.leaveTypeId')}</legend>
            <Radio.Group
              value={type?.id}
              onChange={({ target }) => setChosen(target.value as string)}
              options={options.map(({ id, title, colour }) => ({
                value: id,
                label: <TypeMark title={title} colour={colour} />,
              }))}
            />
          </fieldset>
        )}
        <DayRange label={t('leave.whichDays')} today={today} range={range} choose={setRange} />
        {range && (
          <LeavePreview
            employeeId={employeeId}
            span={span && { ...span, typeId: type?.id, hasDocument: !!attachmentFileId }}
          />
        )}
        {type && type.documentRule !== 'never' && (
          <div>
            <label htmlFor="ask-document">{t('field.attachmentFileId')}</label>
            <Entered
              kind={{ kind: 'file' }}
              id="ask-document"
              value={attachmentFileId}
              onChange={(id) => setFile(id as string | null)}
            />
          </div>
        )}
        <FormError text={refusal} />
        <div className="ask-end">
          <Button type="primary" size="large" block disabled={!span} loading={loading} onClick={() => void send()}>
            {t('leave.send')}
          </Button>
          <Button type="text" block onClick={() => more(begun)}>
            {t('leave.moreChoices')}
          </Button>
        </div>
      </div>
    </FormDrawer>
  );
}
