import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useConfirmEmployeeMutation, type EmployeeRecordFragment } from '../../../../generated/people/employee/ending';
import { useFormat } from '../../../../ui/words/format';
import { EmploymentStep } from './employment-step';

/** Whether somebody is on probation and waits to be confirmed. */
export const isOnProbation = (
  { probationEnd, confirmationDate, hireDate, status }: EmployeeRecordFragment,
  today: string,
): boolean =>
  !!probationEnd &&
  !confirmationDate &&
  (hireDate ?? '') <= today &&
  status !== 'draft' &&
  status !== 'notice' &&
  status !== 'exited';

/** Notes that somebody has passed their probation. */
export function ConfirmEmployee({ employee, onChanged }: { employee: EmployeeRecordFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [confirm] = useConfirmEmployeeMutation();
  return (
    <EmploymentStep
      employee={employee}
      icon={<CheckOutlined />}
      name={t('employee.confirm')}
      sure={t('employee.confirmSure', { day: format.day(employee.probationEnd ?? '') })}
      done={t('employee.confirmed')}
      run={confirm}
      onChanged={onChanged}
    />
  );
}
