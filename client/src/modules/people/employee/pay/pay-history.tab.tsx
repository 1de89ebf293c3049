import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import { toneOf } from '../../../../fields/choices';
import { newWith } from '../../../../form/given-values';
import { WhatIfLink } from '../../../pay/pieces/what-if/what-if-link';
import {
  useApproveEmployeeSalaryMutation,
  useCreateEmployeeSalaryMutation,
  useDeleteEmployeeSalariesMutation,
  useEmployeeSalariesQuery,
  EmployeeSalaryDocument,
  EmployeeSalaryWarningsDocument,
  useRejectEmployeeSalaryMutation,
  useRestoreEmployeeSalariesMutation,
  useUpdateEmployeeSalaryMutation,
  type EmployeeSalaryInput,
} from '../../../../generated/people/employee/pay';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { StatusDot } from '../../../../ui/status-dot';
import { DatedRows } from '../history/dated-rows';
import { readsAbout, type EmployeeTabProps } from '../employee-tab-props';
import { PayGroupsOfEmployee } from './pay-groups-of-employee';
import { Proposal } from './proposal';

const fields: FormField<keyof EmployeeSalaryInput>[] = [
  {
    field: 'frequency',
    label: 'salaryFrequency',
    kind: 'choice',
    choice: 'salaryFrequency',
    initial: 'month',
    required: true,
    hint: 'salaryFrequency',
  },
  { field: 'baseSalary', kind: 'money', required: true, when: { field: 'frequency', in: ['month'] } },
  {
    field: 'quotedAmount',
    kind: 'money',
    required: true,
    when: { field: 'frequency', in: ['year', 'week', 'day', 'hour'] },
  },
  { field: 'weeklyHours', kind: 'number', when: { field: 'frequency', in: ['hour'] }, hint: 'salaryHours' },
  { field: 'overtimeSalary', kind: 'money' },
  { field: 'validFrom', kind: 'date', required: true, hint: 'endsFormer' },
  { field: 'validTo', kind: 'date' },
  { field: 'reason', kind: 'text', wide: true },
];

/** Each salary with the days it holds; amounts the reader may not see are left out. */
export function Component({ employeeId }: EmployeeTabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const [areShown, show] = useState(false);
  const { data, previousData, error, refetch } = useEmployeeSalariesQuery({
    variables: {
      filter: { employeeId: { eq: employeeId } },
      sort: [{ field: 'validFrom', direction: 'DESC' }],
      limit: 200,
      includeDeleted: areShown,
    },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmployeeSalary'], () => void refetch());
  const [create] = useCreateEmployeeSalaryMutation();
  const [update] = useUpdateEmployeeSalaryMutation();
  const [approve] = useApproveEmployeeSalaryMutation();
  const [reject] = useRejectEmployeeSalaryMutation();
  const [readOne] = useLazyQuery(EmployeeSalaryDocument, { fetchPolicy: 'network-only' });
  const [readWarnings] = useLazyQuery(EmployeeSalaryWarningsDocument, { fetchPolicy: 'no-cache' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <>
      <div className="button-row">
        <WhatIfLink to={newWith('/payroll-runs/what-if', { raiseBy: 'salary', employeeIds: [employeeId] })} />
      </div>
      <DatedRows
        rows={(data ?? previousData)?.page.rows}
        fields={fields}
        addLabel={t('employee.addSalary')}
        empty={{ title: t('employee.noPay'), why: t('employee.noPayWhy') }}
        mayAdd={ability.can('create', 'EmployeeSalary')}
        save={({ baseSalary, ...input }, row, version) => {
          // That of a month follows from what is agreed on for another time.
          const given = input.frequency === 'month' ? { baseSalary, ...input } : input;
          return row
            ? update({ variables: { id: row.id, version, input: given } })
            : create({ variables: { input: { ...given, employeeId } as EmployeeSalaryInput } });
        }}
        warn={async (values) => {
          if (!values.validFrom || !(values.baseSalary ?? values.quotedAmount)) return [];
          const input = { ...values, employeeId } as EmployeeSalaryInput;
          return (await readWarnings({ variables: { input } })).data?.warnings ?? [];
        }}
        remove={useDeleteEmployeeSalariesMutation}
        restore={useRestoreEmployeeSalariesMutation}
        title={(row) =>
          row.validFrom ? `${t('area.EmployeeSalary.one')}, ${format.day(row.validFrom)}` : t('area.EmployeeSalary.one')
        }
        deleted={{ areShown, show }}
        reload={async (id) => (await readOne({ variables: { id } })).data?.record}
        onChanged={() => void refetch()}
        stands={(row) =>
          row.state !== 'approved' &&
          row.state && (
            <StatusDot tone={toneOf('salaryState', row.state)}>{t(`choice.salaryState.${row.state}`)}</StatusDot>
          )
        }
        show={(row) => (
          <>
            <b className="figure">
              <bdi>{row.baseSalary === null ? '•••' : format.money(row.baseSalary, row.currency ?? undefined)}</bdi>{' '}
              <small>{t('employee.aMonth')}</small>
            </b>
            {row.frequency !== 'month' && row.quotedAmount && row.conversion && (
              <p className="quiet">
                {t(`employee.agreed.${row.frequency}`, {
                  amount: format.money(row.quotedAmount, row.currency ?? undefined),
                })}{' '}
                <bdi dir="ltr">{row.conversion}</bdi>
              </p>
            )}
            {(row.rangePosition === 'below' || row.rangePosition === 'above') && (
              <StatusDot tone="warning">{t(`employee.range.${row.rangePosition}`)}</StatusDot>
            )}
            {row.reason && <p dir="auto">{row.reason}</p>}
            <Proposal
              row={row}
              subject="EmployeeSalary"
              approve={approve}
              reject={reject}
              onDone={() => void refetch()}
            />
          </>
        )}
      />
      {readsAbout(ability, 'PayGroupAssignment', employeeId) && <PayGroupsOfEmployee employeeId={employeeId} />}
    </>
  );
}
