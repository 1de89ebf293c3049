import { UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FormField } from '../../../../list/area';
import {
  useRehireEmployeeMutation,
  type EmployeeRecordFragment,
  type RehireInput,
} from '../../../../generated/people/employee/ending';
import { codeOfRehire } from './code-of-rehire';
import { TabForm } from '../tab-form';

const fieldsFor = ({
  code,
  rehireOfId,
  employeeType,
  departmentId,
  positionId,
  managerId,
}: EmployeeRecordFragment): FormField<keyof RehireInput>[] => [
  { field: 'hireDate', kind: 'date', required: true },
  {
    field: 'code',
    kind: 'code',
    label: 'employeeCode',
    required: true,
    initial: codeOfRehire(code ?? '', !!rehireOfId),
  },
  { field: 'employeeType', kind: 'choice', choice: 'employeeType', initial: employeeType },
  { field: 'departmentId', kind: 'reference', to: 'department', initial: departmentId },
  { field: 'positionId', kind: 'reference', to: 'position', initial: positionId },
  { field: 'managerId', kind: 'reference', to: 'employee', initial: managerId },
  { field: 'probationEnd', kind: 'date' },
];

/** Takes somebody on again who has left, and opens their new page. */
export function Rehire({ employee }: { employee: EmployeeRecordFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [rehire] = useRehireEmployeeMutation();
  const made = useRef('');
  const fields = useMemo(() => fieldsFor(employee), [employee]);
  return (
    <>
      <Button icon={<UserAddOutlined />} onClick={() => setOpen(true)}>
        {t('employee.rehire')}
      </Button>
      {isOpen && (
        <TabForm
          title={t('employee.rehireOf', { name: employee.employeeName ?? '' })}
          above={<p className="quiet">{t('employee.rehireWhat')}</p>}
          fields={fields}
          record={null}
          save={async (input) => {
            const answer = await rehire({
              variables: { id: employee.id, version: employee.version, input: input as unknown as RehireInput },
            });
            made.current = answer.data?.record.id ?? '';
            return answer;
          }}
          onChanged={() => void navigate(`/employees/${made.current}`)}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
