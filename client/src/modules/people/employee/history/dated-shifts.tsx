import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../../fields/kinds/kind';
import type { EmployeeRecordFragment } from '../../../../generated/people/employee';
import { useFormat } from '../../../../ui/words/format';

type Dated = NonNullable<EmployeeRecordFragment['shifts']>[number];

/** The shifts somebody works, worked and will work by default, each with the day it begins, the latest first. */
export const datedShiftsKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <DatedShifts shifts={(value as Dated[] | null) ?? []} />,
  Input: () => null,
};

function DatedShifts({ shifts }: { shifts: Dated[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className="lines">
      {shifts.toReversed().map(({ from, shiftId, title }) => (
        <li key={from}>
          <span className="line-main">
            <span dir="auto">{title ?? (shiftId ? t('employee.hiddenShift') : t('employee.noShift'))}</span>
            <span className="quiet">{from ? t('shift.since', { day: format.day(from) }) : t('shift.always')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
