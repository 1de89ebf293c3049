import { useLazyQuery } from '@apollo/client/react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import {
  useCreateEmployeePositionMutation,
  useDeleteEmployeePositionsMutation,
  EmployeePositionDocument,
  useEmployeePositionsQuery,
  useRestoreEmployeePositionsMutation,
  useUpdateEmployeePositionMutation,
  type EmployeePositionInput,
} from '../../../../generated/people/employee/history';
import { factLine } from '../../../../i18n/i18n';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { DatedRows } from './dated-rows';
import type { EmployeeTabProps } from '../employee-tab-props';

const fields: FormField<keyof EmployeePositionInput>[] = [
  { field: 'positionId', kind: 'reference', to: 'position' },
  { field: 'departmentId', kind: 'reference', to: 'department' },
  { field: 'managerId', kind: 'reference', to: 'employee' },
  { field: 'fte', kind: 'text', initial: '1' },
  {
    field: 'weeklyHours',
    kind: 'own',
    Show: () => null,
    Input: lazy(() => import('../pay/weekly-hours-input')),
    hint: 'weeklyHours',
  },
  { field: 'workLocationId', kind: 'reference', to: 'workLocation' },
  { field: 'validFrom', kind: 'date', required: true, hint: 'endsFormer' },
  { field: 'validTo', kind: 'date' },
  { field: 'startChangeType', kind: 'choice', choice: 'positionChange' },
  { field: 'endChangeType', kind: 'choice', choice: 'positionChange' },
  { field: 'isPrimary', kind: 'flag', initial: true },
];

/** The positions held one after the other, future ones marked. */
export function Component({ employeeId }: EmployeeTabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const [areShown, show] = useState(false);
  const { data, previousData, error, refetch } = useEmployeePositionsQuery({
    variables: {
      filter: { employeeId: { eq: employeeId } },
      sort: [{ field: 'validFrom', direction: 'DESC' }],
      limit: 200,
      includeDeleted: areShown,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [create] = useCreateEmployeePositionMutation();
  const [update] = useUpdateEmployeePositionMutation();
  const [readOne] = useLazyQuery(EmployeePositionDocument, { fetchPolicy: 'network-only' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <DatedRows
      rows={(data ?? previousData)?.page.rows}
      fields={fields}
      addLabel={t('employee.addPosition')}
      empty={{ title: t('employee.noHistory'), why: t('employee.noHistoryWhy') }}
      mayAdd={ability.can('create', 'EmployeePosition')}
      save={(input, row, version) =>
        row
          ? update({ variables: { id: row.id, version, input } })
          : create({ variables: { input: { ...input, employeeId } as EmployeePositionInput } })
      }
      remove={useDeleteEmployeePositionsMutation}
      restore={useRestoreEmployeePositionsMutation}
      title={(row) => row.position?.label ?? row.department?.label ?? t('area.EmployeePosition.one')}
      deleted={{ areShown, show }}
      reload={async (id) => (await readOne({ variables: { id } })).data?.record}
      onChanged={() => void refetch()}
      show={(row) => (
        <>
          <b dir="auto">{row.position?.label ?? row.department?.label ?? t('area.EmployeePosition.one')}</b>
          <p>
            {factLine([
              row.position && row.department?.label,
              row.manager?.label && t('employee.reportsTo', { name: row.manager.label }),
              Number(row.fte) === 1 ? null : t('employee.share', { percent: format.percent(Number(row.fte)) }),
              row.weeklyHours && t('employee.hoursAWeek', { hours: format.number(Number(row.weeklyHours)) }),
              row.workLocation?.label,
              row.isPrimary ? null : t('employee.secondary'),
              row.startChangeType && t(`choice.positionChange.${row.startChangeType}`),
            ])}
          </p>
        </>
      )}
    />
  );
}
