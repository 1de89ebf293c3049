import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { areaScreen } from '../../../list/area-screen';
import type { Kind } from '../../../fields/kinds/kind';
import { useEosProvisionQuery, useEosProvisionsQuery } from '../../../generated/pay/eos-provision';
import { factLine } from '../../../i18n/i18n';
import { SettlementLines, type SettlementLine } from '../../../ui/figures/settlement';
import { LinkButton } from '../../../ui/link-button';
import { Totals } from './totals';

const linesKind: Kind = {
  kind: 'own',
  Show: ({ value }) => (value ? <SettlementLines lines={value as SettlementLine[]} /> : '•••'),
  Input: () => null,
};

export const Component = areaScreen({
  subject: 'EosProvision',
  list: useEosProvisionsQuery,
  one: useEosProvisionQuery,
  title: (row) => factLine([row.employeeName, row.period]),
  firstSort: { field: 'period', direction: 'DESC' },
  summary: <Totals />,
  toolbar: <Links />,
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'employeeCode', kind: 'code', sort: true, filter: true, hidden: true },
    { field: 'departmentName', label: 'departmentId', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'period', kind: 'month', sort: true, filter: true },
    { field: 'years', kind: 'decimal', sort: true, filter: true },
    { field: 'opening', kind: 'money', sort: true, filter: true },
    { field: 'charge', kind: 'money', sort: true, filter: true },
    { field: 'revaluation', kind: 'money', sort: true, filter: true },
    { field: 'settled', kind: 'money', sort: true, filter: true },
    { field: 'closing', kind: 'money', sort: true, filter: true },
    { field: 'projectedClosing', kind: 'money', sort: true, filter: true },
    { field: 'projectedOpening', kind: 'money', sort: true, filter: true, hidden: true },
    { field: 'serviceCost', kind: 'money', sort: true, filter: true, hidden: true },
    { field: 'interest', label: 'provisionInterest', kind: 'money', sort: true, filter: true, hidden: true },
    { field: 'remeasurement', kind: 'money', sort: true, filter: true, hidden: true },
    {
      field: 'method',
      label: 'provisionMethod',
      kind: 'choice',
      choice: 'provisionMethod',
      sort: true,
      filter: true,
      hidden: true,
    },
    { field: 'isOutdated', kind: 'flag' },
  ],
  facts: [{ field: 'lines', label: 'provisionLines', ...linesKind, wide: true }],
});

function Links() {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton to="/pay-statements/leave">{t('statement.leave.title')}</LinkButton>
      <Can action="read" subject="ProvisionRule">
        <LinkButton to="/provision-rules">{t('area.ProvisionRule.many')}</LinkButton>
      </Can>
    </>
  );
}
