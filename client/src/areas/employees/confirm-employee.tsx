import { CheckOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirmEmployeeMutation, type EmployeeRecordFragment } from '../../generated/employees';
import { useFormat } from '../../ui/format';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

/** Whether somebody is on probation and waits to be confirmed. */
export const isOnProbation = ({ probationEnd, confirmationDate, hireDate, status }: EmployeeRecordFragment, today: string): boolean =>
  !!probationEnd && !confirmationDate && (hireDate ?? '') <= today && status !== 'draft' && status !== 'notice' && status !== 'exited';

/** Notes that somebody has passed his probation. */
export function ConfirmEmployee({ employee, onChanged }: { employee: EmployeeRecordFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [confirm, { loading }] = useConfirmEmployeeMutation();
  const run = async () => {
    try {
      await confirm({ variables: { id: employee.id, version: employee.version } });
      toast.success(t('employee.confirmed'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
    onChanged();
  };
  return (
    <Popconfirm
      title={t('employee.confirm')}
      description={t('employee.confirmSure', { day: format.day(employee.probationEnd ?? '') })}
      okText={t('employee.confirm')}
      cancelText={t('form.cancel')}
      onConfirm={run}
    >
      <Button icon={<CheckOutlined />} loading={loading}>
        {t('employee.confirm')}
      </Button>
    </Popconfirm>
  );
}
