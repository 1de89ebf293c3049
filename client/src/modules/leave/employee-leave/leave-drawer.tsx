import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCreateEmployeeLeaveMutation,
  useSaveLeaveDraftMutation,
  useSubmitLeaveDraftMutation,
  useUpdateEmployeeLeaveMutation,
  type EmployeeLeaveInput,
  type EmployeeLeaveRecordFragment,
  type LeaveDraftLineFragment,
} from '../../../generated/leave/employee-leave';
import { FormDrawer } from '../../../form/form-drawer';
import { toast } from '../../../ui/dialogs/toasts';
import { LeaveForm } from './leave-form';
import { changed, inputFrom, spanBegun, type LeaveValues } from './leave-values';

interface Props {
  /** The request to change; without one a new one is made. */
  leave?: EmployeeLeaveRecordFragment;
  /** The draft to go on with. */
  draft?: LeaveDraftLineFragment;
  /** What of a new one is filled in already. */
  begun?: Partial<EmployeeLeaveRecordFragment> | null;
  employeeId?: string | null;
  close: () => void;
  onSaved: (id: string) => void;
}

/** A request for leave beside its list: new, begun before, or still to be decided. */
export default function LeaveDrawer({ leave, draft, begun = null, employeeId = null, close, onSaved }: Props) {
  const { t } = useTranslation();
  const [create] = useCreateEmployeeLeaveMutation();
  const [update] = useUpdateEmployeeLeaveMutation();
  const drafts = { refetchQueries: ['MyLeaveDrafts'] };
  const [save] = useSaveLeaveDraftMutation(drafts);
  const [submit] = useSubmitLeaveDraftMutation(drafts);
  // Refused when it is sent, a draft is kept with what was typed last.
  const kept = useRef(draft);
  const keep = async (values: LeaveValues) => {
    const { id, version } = kept.current ?? {};
    const { data } = await save({
      variables: {
        draft: { id, version, employeeId: values.employeeId ?? '', values: inputFrom(values, spanBegun(values)) },
      },
    });
    kept.current = data?.draft;
    return data?.draft;
  };
  const send = async (values: LeaveValues) => {
    const saved = await keep(values);
    return saved && (await submit({ variables: { id: saved.id, version: saved.version } })).data?.record.id;
  };
  return (
    <FormDrawer size={640} title={t(leave ? 'leave.change' : 'area.EmployeeLeave.add')} close={close}>
      <LeaveForm
        leave={leave ?? null}
        begun={draft ? { ...(draft.values as object), employeeId: draft.employeeId } : begun}
        employeeId={employeeId}
        save={async (values, span) => {
          if (kept.current) {
            const id = await send(values);
            toast.success(t('leave.requested'));
            return id;
          }
          const input = inputFrom(values, span);
          const { data } = leave
            ? await update({ variables: { id: leave.id, version: leave.version, input: changed(input, leave) } })
            : await create({ variables: { input: { ...input, employeeId: values.employeeId } as EmployeeLeaveInput } });
          toast.success(t(leave ? 'form.saved' : 'leave.requested'));
          return data?.record.id;
        }}
        onSaved={onSaved}
        saveDraft={
          leave
            ? undefined
            : async (values) => {
                await keep(values);
                toast.success(t('leave.draftSaved'));
                close();
              }
        }
        onCancel={close}
      />
    </FormDrawer>
  );
}
