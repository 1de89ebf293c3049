import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { LinkButton } from '../../../ui/link-button';
import { useSession } from '../../../access/session';
import { usePayGroupsQuery } from '../../../generated/pay/pay-group';
import type { FormField } from '../../../list/area';
import { areaScreen } from '../../../list/area-screen';
import { WhatIfLink } from '../pieces/what-if/what-if-link';
import {
  useCreatePayrollRunMutation,
  useDeletePayrollRunsMutation,
  usePayrollRunQuery,
  usePayrollRunsQuery,
  useRestorePayrollRunsMutation,
  useUpdatePayrollRunMutation,
  type PayrollRunInput,
} from '../../../generated/pay/payroll-run';
import { nextPeriod } from './next-period';
import { Population } from './population';

const screenWith = (forGroups: FormField<keyof PayrollRunInput>[]) =>
  areaScreen({
    subject: 'PayrollRun',
    list: usePayrollRunsQuery,
    one: usePayrollRunQuery,
    create: useCreatePayrollRunMutation,
    update: useUpdatePayrollRunMutation,
    remove: useDeletePayrollRunsMutation,
    restore: useRestorePayrollRunsMutation,
    title: (row) => row.name ?? '',
    page: (row) => `/payroll-runs/${row.id}`,
    begin: (rows, today) => ({ period: nextPeriod(rows, today) }),
    toolbar: (
      <>
        <WhatIfLink to="/payroll-runs/what-if" />
        <ToStatements />
      </>
    ),
    firstSort: { field: 'period', direction: 'DESC' },
    bulk: { fields: ['payDate'], verbs: ['cancel'] },
    columns: [
      { field: 'period', kind: 'month', sort: true, filter: true },
      { field: 'state', kind: 'choice', choice: 'payrollRunState', sort: true, filter: true },
      { field: 'payDate', kind: 'date', sort: true, filter: true },
      { field: 'kind', label: 'type', kind: 'choice', choice: 'payrollRunKind', filter: true },
      { field: 'groupName', label: 'runFor', kind: 'own', Show: Population, Input: () => null, isText: true },
      { field: 'departmentIds', kind: 'references', to: 'department', filter: true, hidden: true },
      { field: 'employeeCount', kind: 'number', sort: true },
      { field: 'errorCount', kind: 'number', sort: true },
      { field: 'gross', kind: 'money', sort: true },
      { field: 'deductions', kind: 'money', hidden: true },
      { field: 'net', kind: 'money', sort: true },
      { field: 'employerCost', kind: 'money', sort: true, hidden: true },
      { field: 'toDate', kind: 'date', sort: true, filter: true, hidden: true },
      { field: 'cutOff', kind: 'date', sort: true, filter: true, hidden: true },
    ],
    form: [
      { field: 'period', kind: 'month', required: true, only: 'create' },
      ...forGroups,
      { field: 'payDate', kind: 'date' },
      { field: 'cutOff', kind: 'date', hint: 'cutOff' },
      {
        field: 'kind',
        label: 'type',
        kind: 'choice',
        choice: 'payrollRunKind',
        initial: 'regular',
        only: 'create',
        hint: 'runKind',
        wide: true,
      },
      { heading: 'runFor' },
      { field: 'departmentIds', kind: 'references', to: 'department', only: 'create', hint: 'runFor', wide: true },
      { field: 'positionIds', kind: 'references', to: 'position', only: 'create', hint: 'runPositions', wide: true },
      { field: 'employeeIds', kind: 'references', to: 'employee', only: 'create', hint: 'runEmployees', wide: true },
    ],
  });

const OfMonths = screenWith([]);
const OfGroups = screenWith([
  { field: 'payGroupId', kind: 'reference', to: 'payGroup', only: 'create', hint: 'runPayGroup' },
  { field: 'periodFrom', kind: 'date', only: 'create', hint: 'periodFrom' },
]);

/** Companies without pay groups are asked for none. */
export function Component() {
  const { ability } = useSession();
  const mayRead = ability.can('read', 'PayGroup');
  const { data } = usePayGroupsQuery({ variables: { limit: 1 }, skip: !mayRead, fetchPolicy: 'cache-and-network' });
  return data?.page.total ? <OfGroups /> : <OfMonths />;
}

function ToStatements() {
  const { t } = useTranslation();
  return (
    <Can action="read" subject="Payslip">
      <LinkButton to="/pay-statements/register">{t('statement.open')}</LinkButton>
    </Can>
  );
}
