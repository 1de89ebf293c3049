import { Button, Popconfirm } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Take } from '../../../../form/step-actions';
import type { EmployeeRecordFragment } from '../../../../generated/people/employee/ending';
import { serverErrorFrom } from '../../../../ui/words/server-error';
import { toast } from '../../../../ui/dialogs/toasts';

interface Props {
  employee: EmployeeRecordFragment;
  icon: ReactNode;
  name: string;
  /** What it means, before it is done. */
  sure: string;
  done: string;
  run: Take;
  onChanged: () => void;
}

/** Something done to an employment once it is clear what it means. */
export function EmploymentStep({ employee, icon, name, sure, done, run, onChanged }: Props) {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const take = async () => {
    setLoading(true);
    try {
      await run({ variables: { id: employee.id, version: employee.version } });
      toast.success(done);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setLoading(false);
    }
    onChanged();
  };
  return (
    <Popconfirm title={name} description={sure} okText={name} cancelText={t('form.cancel')} onConfirm={take}>
      <Button icon={icon} loading={loading}>
        {name}
      </Button>
    </Popconfirm>
  );
}
