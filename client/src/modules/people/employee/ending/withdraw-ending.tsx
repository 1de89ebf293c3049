import { RollbackOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useWithdrawEndingMutation, type EmployeeRecordFragment } from '../../../../generated/people/employee/ending';
import { useFormat } from '../../../../ui/words/format';
import { EmploymentStep } from './employment-step';

/** Lets an employment go on whose last day has not come, as when a resignation is withdrawn. */
export function WithdrawEnding({ employee, onChanged }: { employee: EmployeeRecordFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [withdraw] = useWithdrawEndingMutation();
  return (
    <EmploymentStep
      employee={employee}
      icon={<RollbackOutlined className="mirrored" />}
      name={t('employee.withdrawEnding')}
      sure={t('employee.withdrawEndingSure', { day: format.day(employee.exitDate ?? '') })}
      done={t('employee.endingWithdrawn')}
      run={withdraw}
      onChanged={onChanged}
    />
  );
}
