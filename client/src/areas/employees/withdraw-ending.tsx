import { RollbackOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWithdrawEndingMutation, type EmployeeRecordFragment } from '../../generated/employees';
import { useFormat } from '../../ui/format';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

/** Lets an employment go on whose last day has not come, as when a resignation is withdrawn. */
export function WithdrawEnding({ employee, onChanged }: { employee: EmployeeRecordFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [withdraw, { loading }] = useWithdrawEndingMutation();
  const run = async () => {
    try {
      await withdraw({ variables: { id: employee.id, version: employee.version } });
      toast.success(t('employee.endingWithdrawn'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
    onChanged();
  };
  return (
    <Popconfirm
      title={t('employee.withdrawEnding')}
      description={t('employee.withdrawEndingSure', { day: format.day(employee.exitDate ?? '') })}
      okText={t('employee.withdrawEnding')}
      cancelText={t('form.cancel')}
      onConfirm={run}
    >
      <Button icon={<RollbackOutlined className="mirrored" />} loading={loading}>
        {t('employee.withdrawEnding')}
      </Button>
    </Popconfirm>
  );
}
