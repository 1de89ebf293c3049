import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmployeeRecordFragment } from '../../../../generated/people/employee/ending';
import { useFormat } from '../../../../ui/words/format';

/** The employment before this one and the one after it, as far as the reader may see them. */
export function OtherEmployments({ employee: { rehireOf, next } }: { employee: EmployeeRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [after] = next;
  if (!rehireOf && !after) return null;
  return (
    <p className="person-facts">
      {rehireOf && (
        <span>
          <Link className="plain-link" to={`/employees/${rehireOf.id}`}>
            {t('employee.employmentBefore')}
          </Link>{' '}
          <bdi className="code">{rehireOf.code}</bdi>{' '}
          {rehireOf.exitDate && t('employee.until', { day: format.day(rehireOf.exitDate) })}
        </span>
      )}
      {after && (
        <span>
          <Link className="plain-link" to={`/employees/${after.id}`}>
            {t('employee.rehiredAs')}
          </Link>{' '}
          <bdi className="code">{after.code}</bdi>{' '}
          {after.hireDate && t('employee.since', { day: format.day(after.hireDate) })}
        </span>
      )}
    </p>
  );
}
