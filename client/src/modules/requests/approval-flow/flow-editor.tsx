import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  useCreateApprovalFlowMutation,
  useUpdateApprovalFlowMutation,
  type ApprovalFlowRecordFragment,
} from '../../../generated/requests/approval-flow';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { ConditionEditor } from './condition-editor';
import { draftOf, inputOf, newStep, type Draft, type Step, type SubjectLine } from './flow-draft';
import { FlowTrial } from './flow-trial';
import { StepEditor } from './step-editor';

/** Puts a flow together: what it is for, when it applies, who approves. */
export function FlowEditor({ flow, subjects }: { flow: ApprovalFlowRecordFragment | null; subjects: SubjectLine[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [draft, setDraft] = useState<Draft>(() => draftOf(flow));
  const [version, setVersion] = useState(flow?.version ?? 0);
  const [wrong, setWrong] = useState<{ byField: Record<string, string>; message: string | null }>({
    byField: {},
    message: null,
  });
  const [create, { loading: creating }] = useCreateApprovalFlowMutation();
  const [update, { loading: updating }] = useUpdateApprovalFlowMutation();
  const subject = subjects.find((each) => each.subject === draft.subject);
  const isAboutEmployee = subject?.isAboutEmployee ?? false;
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { steps } = draft;
  const setStep = (at: number, step: Step) =>
    change({ steps: steps.map((each, index) => (index === at ? step : each)) });
  const move = (at: number, by: 1 | -1) => {
    const next = [...steps];
    next.splice(at + by, 0, ...next.splice(at, 1));
    change({ steps: next });
  };
  const mayChange = !flow || flow.allowedActions.includes('update');

  const save = async () => {
    setWrong({ byField: {}, message: null });
    try {
      if (flow) {
        const { data } = await update({ variables: { id: flow.id, version, input: inputOf(draft) } });
        setVersion(data?.record.version ?? version);
      } else {
        const { data } = await create({ variables: { input: inputOf(draft) } });
        if (data) await navigate(`/approval-flows/${data.record.id}`, { replace: true });
      }
      toast.success(t('approval.flow.saved'));
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      setWrong({ byField, message: message });
    }
  };

  return (
    <form
      className="flow-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormError text={wrong.message} />
      <section className="panel panel-padded flow-head">
        <label htmlFor={`${id}-name`}>{t('field.name')}</label>
        <Input
          id={`${id}-name`}
          dir="auto"
          maxLength={120}
          status={wrong.byField.name && 'error'}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <label htmlFor={`${id}-subject`}>{t('field.approvalSubject')}</label>
        <Select
          id={`${id}-subject`}
          value={draft.subject}
          onChange={(next) => change({ subject: next, conditions: [] })}
          options={subjects.map((each) => ({
            value: each.subject,
            label: t(`choice.approvalSubject.${each.subject as 'EmployeeLeave'}`, { defaultValue: each.label }),
          }))}
        />
        <label htmlFor={`${id}-place`}>{t('field.place')}</label>
        <InputNumber
          id={`${id}-place`}
          min={1}
          max={999}
          value={draft.place}
          onChange={(place) => change({ place: place ?? 1 })}
        />
        <Checkbox checked={draft.isActive} onChange={({ target }) => change({ isActive: target.checked })}>
          {t('field.isActive')}
        </Checkbox>
      </section>
      <ConditionEditor
        facts={subject?.facts ?? []}
        conditions={draft.conditions}
        problemAt={(path) => wrong.byField[path]}
        change={(conditions) => change({ conditions })}
      />
      <section className="panel panel-padded" aria-labelledby={`${id}-steps`}>
        <h2 id={`${id}-steps`} className="form-heading">
          {t('approval.flow.steps')}
        </h2>
        <ol className="flow-steps">
          {steps.map((step, at) => (
            <StepEditor
              key={String(at)}
              step={step}
              at={at}
              last={steps.length - 1}
              isAboutEmployee={isAboutEmployee}
              problemAt={(path) => wrong.byField[path]}
              change={(next) => setStep(at, next)}
              move={(by) => move(at, by)}
              remove={() => change({ steps: steps.filter((_, index) => index !== at) })}
            />
          ))}
        </ol>
        <Button icon={<PlusOutlined />} onClick={() => change({ steps: [...steps, newStep(isAboutEmployee)] })}>
          {t('approval.flow.addStep')}
        </Button>
      </section>
      <FlowTrial draft={draft} />
      {mayChange && (
        <Button type="primary" htmlType="submit" loading={creating || updating}>
          {t('approval.flow.save')}
        </Button>
      )}
    </form>
  );
}
