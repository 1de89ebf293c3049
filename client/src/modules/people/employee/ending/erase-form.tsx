import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AnyField } from '../../../../list/area';
import {
  useEraseEmployeeMutation,
  useErasurePreviewQuery,
  type ErasurePreviewQuery,
  useEmployeeQuery,
  type EmployeeRecordFragment,
} from '../../../../generated/people/employee/ending';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { TabForm } from '../tab-form';

const fields: AnyField[] = [
  { field: 'code', kind: 'text', label: 'employeeCode', required: true, hint: 'eraseCode' },
  { field: 'reason', kind: 'longText', required: true, hint: 'eraseReason' },
];

/** Erases who has left, once one has seen what goes and what stays, typed their number and said why. */
export function EraseForm({
  employee,
  onChanged,
  close,
}: {
  employee: EmployeeRecordFragment;
  onChanged: () => void;
  close: () => void;
}) {
  const { t } = useTranslation();
  const { id } = employee;
  const { data, error, refetch } = useErasurePreviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const again = useEmployeeQuery({ variables: { id }, fetchPolicy: 'cache-only' }).refetch;
  const [erase] = useEraseEmployeeMutation();
  return (
    <TabForm
      title={t('personalData.eraseOf', { name: employee.employeeName ?? employee.code ?? '' })}
      above={
        data ? (
          <Preview preview={data.preview} />
        ) : error ? (
          <Failure error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton active />
        )
      }
      fields={fields}
      record={null}
      submitLabel={t('personalData.eraseForGood')}
      danger
      save={(input) => erase({ variables: { id, version: employee.version, code: '', reason: '', ...input } })}
      reload={async () => (await again()).data?.record}
      onChanged={onChanged}
      close={close}
    />
  );
}

type Plan = ErasurePreviewQuery['preview'];

function Preview({ preview: { problems, kinds, files, account, source } }: { preview: Plan }) {
  const { t } = useTranslation();
  const kept = kinds.filter(({ keptFor }) => keptFor);
  const removed = kinds.filter(({ keptFor }) => !keptFor);
  return (
    <div className="erase-preview">
      {problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="form-error"
          title={t('personalData.first')}
          description={
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          }
        />
      )}
      <p>{t('personalData.what')}</p>
      {removed.length + files > 0 || account !== 'none' ? (
        <>
          <h3>{t('personalData.removed')}</h3>
          <ul>
            {removed.map((kind) => (
              <Kind key={kind.subject} kind={kind} />
            ))}
            {files > 0 && <li>{t('personalData.files', { count: files })}</li>}
            {account !== 'none' && <li>{t('personalData.account')}</li>}
          </ul>
        </>
      ) : null}
      <h3>{t('personalData.kept')}</h3>
      <ul>
        {kept.map((kind) => (
          <Kind key={kind.subject} kind={kind} />
        ))}
      </ul>
      <p className="quiet">{source}</p>
    </div>
  );
}

function Kind({ kind: { subject, count, keptFor, keptUntil } }: { kind: Plan['kinds'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = t(`area.${subject as 'Employee'}.many`, {
    defaultValue: t(`personalData.kind.${subject as 'Mail'}`, { defaultValue: subject }),
  });
  const until = keptUntil ? t('personalData.until', { day: format.day(keptUntil) }) : t('personalData.noTerm');
  return (
    <li>
      {name}: {format.number(count)}
      {keptFor && ` (${t(`personalData.keptFor.${keptFor as 'pay'}`)}, ${until})`}
    </li>
  );
}
