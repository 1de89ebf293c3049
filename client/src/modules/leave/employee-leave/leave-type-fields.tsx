import { Form, Segmented, Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { choices } from '../../../fields/choices';
import { Entered } from '../../../fields/kinds/entered';
import { useLeaveOptionsQuery, type LeaveTypeUnit } from '../../../generated/leave/employee-leave';
import { TypeMark } from '../../../ui/figures/leave-statement';
import type { LeaveValues, Length } from './leave-values';

interface Props {
  employeeId: string | null;
  chosen: string | null;
  length: Length;
  hasDocument: boolean;
  /** Whether the document is shown, and so may be changed. */
  seesDocument: boolean;
}

const lengthsOf: Record<LeaveTypeUnit, Length[]> = {
  day: ['days'],
  half_day: ['days', 'half'],
  hour: ['days', 'half', 'hours'],
};

/** Of which type leave is, and with it how it may be taken and whether a document belongs to it. */
export function LeaveTypeFields({ employeeId, chosen, length, hasDocument, seesDocument }: Props) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<LeaveValues>();
  const { data } = useLeaveOptionsQuery({
    variables: { employeeId: employeeId ?? '' },
    skip: !employeeId,
    fetchPolicy: 'cache-and-network',
  });
  const options = data?.options;
  const type = options?.find(({ id }) => id === chosen);
  const lengths = lengthsOf[type?.unit ?? 'hour'];
  const first = options?.[0]?.id;
  useEffect(() => {
    if (first && !chosen) form.setFieldValue('typeId', first);
  }, [first, chosen, form]);
  useEffect(() => {
    if (!lengths.includes(length)) form.setFieldValue('length', lengths[0]);
  }, [lengths, length, form]);
  return (
    <>
      {options?.length === 0 ? (
        <Form.Item name="kind" label={t('field.leaveKind')} required>
          <Select
            options={Object.keys(choices.leaveKind).map((value) => ({
              value,
              label: t(`choice.leaveKind.${value as 'paid'}`),
            }))}
          />
        </Form.Item>
      ) : (
        <Form.Item name="typeId" label={t('field.leaveTypeId')} required>
          <Select
            loading={!options && !!employeeId}
            options={options?.map(({ id, title, colour }) => ({
              value: id,
              label: <TypeMark title={title} colour={colour} />,
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="length" label={t('leave.length')} required className="form-wide">
        <Segmented<Length> options={lengths.map((value) => ({ value, label: t(`leave.lengths.${value}`) }))} />
      </Form.Item>
      {seesDocument && ((type && type.documentRule !== 'never') || hasDocument) && (
        <Form.Item name="attachmentFileId" label={t('field.attachmentFileId')} className="form-wide">
          <Entered kind={{ kind: 'file' }} />
        </Form.Item>
      )}
    </>
  );
}
