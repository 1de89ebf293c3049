import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ColleagueInput } from '../pieces/colleague-input';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { IconButton } from '../../../ui/icon-button';
import type { Approver, Step } from './flow-draft';

interface Props {
  step: Step;
  at: number;
  last: number;
  isAboutEmployee: boolean;
  problemAt: (path: string) => string | undefined;
  change: (step: Step) => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

const modes = ['any', 'all', 'n_of'] as const;
const kinds = ['manager', 'department_head', 'role', 'people', 'hr'] as const;

/** One step: who decides, how many of them, and what happens when nobody does. */
export function StepEditor({ step, at, last, isAboutEmployee, problemAt, change, move, remove }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const n = at + 1;
  const { approvers, mode, needed, skipAbsent, remindAfterHours, escalateAfterHours } = step;
  const problem = (part: string) => {
    const text = problemAt(`steps.${at}.${part}`);
    return (
      text && (
        <p className="flow-problem" role="alert">
          {text}
        </p>
      )
    );
  };
  return (
    <li className="flow-step" aria-labelledby={`${id}-name`}>
      <div className="flow-line">
        <h3 id={`${id}-name`}>{t('approval.stepNo', { n })}</h3>
        <IconButton
          label={t('approval.flow.up', { n })}
          icon={<ArrowUpOutlined />}
          disabled={at === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={t('approval.flow.down', { n })}
          icon={<ArrowDownOutlined />}
          disabled={at === last}
          onClick={() => move(1)}
        />
        <IconButton
          label={t('approval.flow.removeStep', { n })}
          icon={<DeleteOutlined />}
          disabled={last === 0}
          onClick={remove}
        />
      </div>
      {approvers.map((approver, index) => (
        <ApproverLine
          key={String(index)}
          approver={approver}
          place={{ n: index + 1, step: n }}
          isAboutEmployee={isAboutEmployee}
          change={(next) =>
            change({ ...step, approvers: approvers.map((each, other) => (other === index ? next : each)) })
          }
          remove={
            approvers.length > 1
              ? () => change({ ...step, approvers: approvers.filter((_, other) => other !== index) })
              : null
          }
        />
      ))}
      {problem('approvers')}
      <Button
        size="small"
        icon={<PlusOutlined />}
        onClick={() =>
          change({ ...step, approvers: [...approvers, { kind: 'people', levels: null, roleId: null, userIds: [] }] })
        }
      >
        {t('approval.flow.addApprover')}
      </Button>
      <div className="flow-line">
        <label htmlFor={`${id}-mode`}>{t('approval.flow.mode')}</label>
        <Select
          id={`${id}-mode`}
          value={mode}
          onChange={(next) => change({ ...step, mode: next })}
          options={modes.map((value) => ({ value, label: t(`approval.flow.modes.${value}`) }))}
        />
        {mode === 'n_of' && (
          <InputNumber
            aria-label={t('approval.flow.needed')}
            min={1}
            max={50}
            value={needed ?? null}
            onChange={(next) => change({ ...step, needed: next })}
          />
        )}
      </div>
      {problem('needed')}
      <Checkbox checked={skipAbsent} onChange={({ target }) => change({ ...step, skipAbsent: target.checked })}>
        {t('approval.flow.skipAbsent')}
      </Checkbox>
      <div className="flow-line">
        <label htmlFor={`${id}-remind`}>{t('approval.flow.remind')}</label>
        <InputNumber
          id={`${id}-remind`}
          min={1}
          value={remindAfterHours ?? null}
          onChange={(next) => change({ ...step, remindAfterHours: next })}
        />
        <label htmlFor={`${id}-escalate`}>{t('approval.flow.escalate')}</label>
        <InputNumber
          id={`${id}-escalate`}
          min={1}
          value={escalateAfterHours ?? null}
          onChange={(next) => change({ ...step, escalateAfterHours: next })}
        />
      </div>
      {problem('remindAfterHours')}
      {problem('escalateAfterHours')}
    </li>
  );
}

interface LineProps {
  approver: Approver;
  place: { n: number; step: number };
  isAboutEmployee: boolean;
  change: (approver: Approver) => void;
  remove: (() => void) | null;
}

function ApproverLine({ approver, place, isAboutEmployee, change, remove }: LineProps) {
  const { t } = useTranslation();
  const { kind, levels, roleId, userIds } = approver;
  return (
    <div className="flow-line">
      <Select
        className="flow-kind"
        aria-label={t('approval.flow.kind', place)}
        value={kind}
        onChange={(next) => change({ ...approver, kind: next })}
        options={kinds
          .filter((value) => isAboutEmployee || value !== 'department_head')
          .map((value) => ({ value, label: t(`approval.flow.kinds.${value}`) }))}
      />
      {kind === 'manager' && (
        <InputNumber
          aria-label={t('approval.flow.levels')}
          title={t('approval.flow.levels')}
          min={1}
          max={10}
          value={levels ?? 1}
          onChange={(next) => change({ ...approver, levels: next })}
        />
      )}
      {kind === 'role' && (
        <div className="flow-value">
          <ReferenceInput
            aria-label={t('approval.flow.role')}
            to="companyRole"
            value={roleId}
            onChange={(next) => change({ ...approver, roleId: next as string | null })}
          />
        </div>
      )}
      {kind === 'people' && (
        <div className="flow-value">
          <ColleagueInput
            many
            label={t('approval.flow.people')}
            value={userIds ?? []}
            onChange={(next) => change({ ...approver, userIds: next })}
          />
        </div>
      )}
      {remove && (
        <IconButton label={t('approval.flow.removeApprover', place)} icon={<DeleteOutlined />} onClick={remove} />
      )}
    </div>
  );
}
