import { EditOutlined } from '@ant-design/icons';
import { Button, Form, Input, Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import {
  useApproveEmployeeLeaveMutation,
  useCancelEmployeeLeaveMutation,
  useRejectEmployeeLeaveMutation,
  useWithdrawLeaveCancelMutation,
  type EmployeeLeaveRecordFragment,
} from '../../../generated/leave/employee-leave';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

const ChangeReplacement = lazy(() => import('./change-replacement'));

type Verb = 'approve' | 'reject' | 'cancel';
/** What the verb does to this leave, in words. */
type Deed = Verb | 'askCancel' | 'letCancel' | 'keep';
interface Props {
  leave: EmployeeLeaveRecordFragment;
  edit: () => void;
}

/** One's own approved leave is asked to be cancelled; to approve that cancels it, to reject it keeps the leave. */
function deedOf(
  verb: Verb,
  { status, employeeId }: EmployeeLeaveRecordFragment,
  ownId: string | null | undefined,
): Deed {
  if (verb === 'cancel') return status === 'approved' && employeeId === ownId ? 'askCancel' : 'cancel';
  return status !== 'cancel_requested' ? verb : verb === 'approve' ? 'letCancel' : 'keep';
}

const asksWhy: Partial<Record<Deed, 'why' | 'whyCancel' | 'whyKeep'>> = {
  reject: 'why',
  askCancel: 'whyCancel',
  keep: 'whyKeep',
};

/** The buttons the server allows; a rejection asks why, and so does the wish to cancel. */
export function LeaveActions({ leave, edit }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Verb | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const { session } = useSession();
  // Who may let it be cancelled does that, whoever asked.
  const may = (action: string) =>
    leave.allowedActions.includes(action) &&
    !(action === 'cancel' && leave.status === 'cancel_requested' && leave.allowedActions.includes('approve'));
  const deed = (verb: Verb) => deedOf(verb, leave, session?.employeeId);
  return (
    <div className="button-row">
      {may('update') && (
        <Button icon={<EditOutlined />} onClick={edit}>
          {t('list.edit')}
        </Button>
      )}
      {leave.mayReplace && <Button onClick={() => setReplacing(true)}>{t('leave.changeReplacement')}</Button>}
      {leave.mayWithdrawCancel && <TakeBack leave={leave} />}
      {may('cancel') && <Button onClick={() => setAsking('cancel')}>{t(`leave.${deed('cancel')}`)}</Button>}
      {may('reject') && (
        <Button danger onClick={() => setAsking('reject')}>
          {t(`leave.${deed('reject')}`)}
        </Button>
      )}
      {may('approve') && (
        <Button type="primary" onClick={() => setAsking('approve')}>
          {t(`leave.${deed('approve')}`)}
        </Button>
      )}
      {isReplacing && (
        <Suspense>
          <ChangeReplacement leave={leave} close={() => setReplacing(false)} />
        </Suspense>
      )}
      {asking && <Ask leave={leave} verb={asking} deed={deed(asking)} close={() => setAsking(null)} />}
    </div>
  );
}

/** Takes back one's wish to have it cancelled. */
function TakeBack({ leave: { id, version } }: Pick<Props, 'leave'>) {
  const { t } = useTranslation();
  const [withdraw, { loading }] = useWithdrawLeaveCancelMutation();
  const take = async () => {
    try {
      await withdraw({ variables: { id, version } });
      toast.success(t('leave.cancelWithdrawn'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <Button loading={loading} onClick={() => void take()}>
      {t('leave.withdrawCancel')}
    </Button>
  );
}

function Ask({
  leave,
  verb,
  deed,
  close,
}: {
  leave: EmployeeLeaveRecordFragment;
  verb: Verb;
  deed: Deed;
  close: () => void;
}) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason?: string }>();
  const [approve] = useApproveEmployeeLeaveMutation();
  const [reject] = useRejectEmployeeLeaveMutation();
  const [cancel] = useCancelEmployeeLeaveMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const why = asksWhy[deed];
  const label = t(`leave.${why ?? 'word'}`);

  const submit = async ({ reason }: { reason?: string }) => {
    setBusy(true);
    setRefusal(null);
    try {
      const variables = { id: leave.id, version: leave.version, reason: reason ?? '' };
      await { approve, reject, cancel }[verb]({ variables });
      toast.success(t(`leave.done.${deed}`));
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([{ name: 'reason', errors: byField.reason ? [byField.reason] : [] }]);
      if (!byField.reason) setRefusal(message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={440}
      title={t(`leave.ask.${deed}`)}
      okText={t(`leave.${deed}`)}
      okButtonProps={{ loading: busy, danger: deed === 'reject' }}
      cancelText={t('leave.back')}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormError text={refusal} />
      {deed === 'askCancel' && <p>{t('leave.inForce')}</p>}
      <Form
        form={form}
        layout="vertical"
        requiredMark="optional"
        className="modal-form"
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="reason"
          label={label}
          rules={why ? [{ required: true, whitespace: true, message: t('form.needed', { field: label }) }] : []}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
