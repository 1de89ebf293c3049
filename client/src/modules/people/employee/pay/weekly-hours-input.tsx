import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useToday } from '../../../../access/today';
import type { InputProps } from '../../../../fields/kinds/kind';
import { addDays } from '../../../../../../server/src/kernel/dates/plain-date';
import { useFullWeekQuery } from '../../../../generated/people/employee/history';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { hoursOfShare, wholeWeek } from './weekly-hours';

/** Hours a week, with what the share of full time beside them comes to by the calendar of the employee. */
export default function WeeklyHoursInput({ value, onChange, ...rest }: InputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { id: employeeId = '' } = useParams();
  const form = Form.useFormInstance();
  const fte = Form.useWatch('fte', form) as string | undefined;
  const from = (Form.useWatch('validFrom', form) as string | undefined) || today;
  const { data, error, refetch } = useFullWeekQuery({ variables: { employeeId, from, to: addDays(from, 13) } });
  const whole = wholeWeek(data?.days ?? []);
  const byShare = hoursOfShare(whole, fte);
  const isOther =
    byShare !== null &&
    value !== null &&
    value !== undefined &&
    value !== '' &&
    Math.abs(Number(value) - byShare) >= 0.01;
  return (
    <>
      <InputNumber<string>
        {...rest}
        stringMode
        decimalSeparator={format.decimalSign}
        min="0"
        max="168"
        value={value as string | null}
        onChange={(next) => onChange?.(next)}
        controls={false}
        inputMode="decimal"
        className="wide"
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {byShare !== null && (
        <p role="status">
          {t('employee.hoursOfShare', { whole: format.number(whole), hours: format.number(byShare) })}{' '}
          {isOther && <b>{t('employee.hoursDiffer', { hours: format.number(Number(value)) })}</b>}
        </p>
      )}
    </>
  );
}
