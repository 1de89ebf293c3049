import { ArrowLeftOutlined, CalculatorOutlined, EditOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import type { AnyField } from '../../../list/area';
import { toneOf } from '../../../fields/choices';
import {
  useEmployeeQuery,
  useEndEmploymentMutation,
  useUpdateEmployeeMutation,
  type EmployeeRecordFragment,
} from '../../../generated/people/employee';
import { PersonAvatar } from '../../../ui/person-avatar';
import { useFormat } from '../../../ui/words/format';
import { LinkButton } from '../../../ui/link-button';
import { StatusDot } from '../../../ui/status-dot';
import { ConfirmEmployee, isOnProbation } from './ending/confirm-employee';
import { employeeForm } from './employee-form';
import { ErasedNote } from './ending/erased-note';
import { OtherEmployments } from './ending/other-employments';
import { FurtherActions } from './ending/further-actions';
import { Rehire } from './ending/rehire';
import { EndingNote } from './ending/ending-note';
import { TabForm } from './tab-form';
import { WithdrawEnding } from './ending/withdraw-ending';
import { daysAfter } from '../../../ui/words/days';

const EndPreview = lazy(async () => ({ default: (await import('./ending/end-preview')).EndPreview }));

/** The form of the employee is open, beginning at a field where one was chosen. */
export interface Editing {
  at?: string;
}

interface HeaderProps {
  employee: EmployeeRecordFragment;
  editing: Editing | null;
  setEditing: (next: Editing | null) => void;
  onChanged: () => void;
}

/** Who the person is at one glance, and what can be done about them. */
export function EmployeeHeader({ employee, editing, setEditing, onChanged }: HeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const [doing, setDoing] = useState<'end' | 'preview' | null>(null);
  const { ability } = useSession();
  const name = employee.employeeName ?? employee.code ?? '';
  const facts = [
    employee.position?.label,
    employee.department?.label,
    employee.manager?.label && t('employee.reportsTo', { name: employee.manager.label }),
    employee.hireDate &&
      t(employee.hireDate > today ? 'employee.starts' : 'employee.since', {
        day: format.day(employee.hireDate),
      }),
  ].filter((fact): fact is string => !!fact);
  return (
    <header className="person-header">
      <title>{`${name} · Muster`}</title>
      <Link to="/employees" className="back-link">
        <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('employee.back')}
      </Link>
      <div className="person">
        <PersonAvatar name={name} size={64} photo={employee.photoFileId} />
        <div className="person-text">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p className="person-facts">
            {employee.code && <bdi className="code">{employee.code}</bdi>}
            {facts.map((fact) => (
              <span key={fact} dir="auto">
                {fact}
              </span>
            ))}
          </p>
          {employee.erasedAt && <ErasedNote employeeId={employee.id} />}
          <OtherEmployments employee={employee} />
        </div>
        {employee.standing && (
          <StatusDot tone={toneOf('employeeStanding', employee.standing)}>
            {t(`choice.employeeStanding.${employee.standing as 'active'}`)}
          </StatusDot>
        )}
        {employee.mailRefusedOn && <StatusDot tone="error">{t('mail.addressRefused')}</StatusDot>}
        <div className="button-row">
          {(employee.workEmail || employee.personalEmail) && ability.can('send', 'Mail') ? (
            <LinkButton icon={<MailOutlined />} to={`/mails/write?to=${employee.id}`}>
              {t('employee.mail')}
            </LinkButton>
          ) : (
            employee.workEmail && (
              <Button icon={<MailOutlined />} href={`mailto:${employee.workEmail}`}>
                {t('employee.mail')}
              </Button>
            )
          )}
          {employee.status !== 'exited' &&
            ability.can('create', 'EndOfService') &&
            ability.can('read_sensitive', 'EndOfService') && (
              <Button icon={<CalculatorOutlined />} onClick={() => setDoing('preview')}>
                {t('settlement.preview')}
              </Button>
            )}
          {employee.status === 'exited' &&
            employee.exitDate &&
            employee.next.length === 0 &&
            !employee.erasedAt &&
            ability.can('create', 'Employee') && <Rehire employee={employee} />}
          {employee.allowedActions.includes('update') && (
            <>
              {isOnProbation(employee, today) && <ConfirmEmployee employee={employee} onChanged={onChanged} />}
              {employee.exitDate && employee.exitDate >= today && (
                <WithdrawEnding employee={employee} onChanged={onChanged} />
              )}
              <Button type="primary" icon={<EditOutlined />} onClick={() => setEditing({})}>
                {t('list.edit')}
              </Button>
            </>
          )}
          <FurtherActions
            employee={employee}
            end={
              employee.allowedActions.includes('update') && isEndable(employee, today) ? () => setDoing('end') : null
            }
            onChanged={onChanged}
          />
        </div>
      </div>
      {doing === 'preview' && (
        <Suspense>
          <EndPreview employee={employee} close={() => setDoing(null)} />
        </Suspense>
      )}
      {editing && (
        <EmployeeForm
          doing="edit"
          beginAt={editing.at}
          employee={employee}
          onChanged={onChanged}
          close={() => setEditing(null)}
        />
      )}
      {doing === 'end' && (
        <EmployeeForm doing="end" employee={employee} onChanged={onChanged} close={() => setDoing(null)} />
      )}
    </header>
  );
}

/** What is only planned is deleted, and what has ended has ended. */
const isEndable = ({ status, hireDate }: EmployeeRecordFragment, today: string) =>
  status !== 'exited' && status !== 'draft' && !(status === 'onboarding' && !!hireDate && hireDate > today);

const endFields: AnyField[] = [
  { field: 'exitDate', kind: 'date', required: true, hint: 'exitDate' },
  { field: 'exitReason', kind: 'text', required: true },
];

interface FormProps {
  doing: 'edit' | 'end';
  beginAt?: string | undefined;
  employee: EmployeeRecordFragment;
  onChanged: () => void;
  close: () => void;
}

/** All that is kept about the person, or only the end of the employment. */
function EmployeeForm({ doing, beginAt, employee, onChanged, close }: FormProps) {
  const { t } = useTranslation();
  const [update] = useUpdateEmployeeMutation();
  const [end] = useEndEmploymentMutation();
  const { refetch } = useEmployeeQuery({ variables: { id: employee.id }, fetchPolicy: 'cache-only' });
  const { id, exitReason, noticePeriodDays } = employee;
  const today = useToday();
  const exitDate = employee.exitDate ?? (noticePeriodDays ? daysAfter(today, noticePeriodDays) : null);
  return (
    <TabForm
      title={doing === 'end' ? t('employee.endEmployment') : (employee.employeeName ?? '')}
      above={doing === 'end' && <EndingNote employeeId={id} />}
      fields={doing === 'end' ? endFields : employeeForm}
      beginAt={beginAt}
      record={doing === 'end' ? { ...employee, exitDate } : employee}
      save={(input, given) => {
        const version = given ?? employee.version;
        return doing === 'end'
          ? end({ variables: { id, version, exitDate: exitDate ?? '', exitReason: exitReason ?? '', ...input } })
          : update({ variables: { id, version, input } });
      }}
      reload={async () => (await refetch()).data?.record}
      onChanged={onChanged}
      close={close}
    />
  );
}
