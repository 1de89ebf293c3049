import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import { useToday } from '../../../../access/today';
import { useEmployeePositionsQuery } from '../../../../generated/people/employee/history';
import { useEmployeeSalariesQuery } from '../../../../generated/people/employee/pay';
import { factLine } from '../../../../i18n/i18n';
import { useFormat } from '../../../../ui/words/format';

/** What an ending takes back, and what is planned by now, before the last day is set. */
export function EndingNote({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const later = { filter: { employeeId: { eq: employeeId }, validFrom: { gt: useToday() } }, limit: 20 };
  const salaries = useEmployeeSalariesQuery({
    variables: later,
    skip: !ability.can('read', 'EmployeeSalary'),
    fetchPolicy: 'network-only',
  });
  const positions = useEmployeePositionsQuery({
    variables: later,
    skip: !ability.can('read', 'EmployeePosition'),
    fetchPolicy: 'network-only',
  });
  const planned = [
    ...(salaries.data?.page.rows ?? []).map(({ validFrom }) => ({ validFrom, name: t('area.EmployeeSalary.one') })),
    ...(positions.data?.page.rows ?? []).map(({ validFrom }) => ({ validFrom, name: t('area.EmployeePosition.one') })),
  ];
  const named = factLine(planned.map(({ validFrom, name }) => `${name} ${validFrom ? format.day(validFrom) : ''}`));
  return (
    <Alert
      type={planned.length ? 'warning' : 'info'}
      showIcon
      className="form-error"
      title={t('employee.endingTakesBack')}
      description={planned.length ? t('employee.endingPlanned', { what: named }) : undefined}
    />
  );
}
