import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateEmployeeLeaveMutation,
  useUpdateEmployeeLeaveMutation,
  type EmployeeLeaveInput,
  type EmployeeLeaveRecordFragment,
} from '../../generated/employee-leaves';
import { toast } from '../../ui/toasts';
import { LeaveForm } from './leave-form';
import { inputFrom } from './leave-values';

interface Props {
  /** The request to change; without one a new one is made. */
  leave?: EmployeeLeaveRecordFragment;
  employeeId?: string | null;
  close: () => void;
  onSaved: (id: string) => void;
}

/** A request for leave beside its list, new or still to be decided. */
export default function LeaveDrawer({ leave, employeeId = null, close, onSaved }: Props) {
  const { t } = useTranslation();
  const [create] = useCreateEmployeeLeaveMutation();
  const [update] = useUpdateEmployeeLeaveMutation();
  return (
    <Drawer open size={640} title={t(leave ? 'leave.change' : 'area.EmployeeLeave.add')} onClose={close} destroyOnHidden>
      <LeaveForm
        leave={leave ?? null}
        employeeId={employeeId}
        save={async (values, span) => {
          const input = inputFrom(values, span);
          const { data } = leave
            ? await update({ variables: { id: leave.id, version: leave.version, input } })
            : await create({ variables: { input: { ...input, employeeId: values.employeeId } as EmployeeLeaveInput } });
          toast.success(t(leave ? 'form.saved' : 'leave.requested'));
          return data?.record.id;
        }}
        onSaved={onSaved}
        onCancel={close}
      />
    </Drawer>
  );
}
