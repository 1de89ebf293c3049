import { useTranslation } from 'react-i18next';
import type { PayrollRunRowFragment } from '../../../generated/pay/payroll-run';
import { useEmployeeOptionsQuery } from '../../../generated/fields';
import { useFormat } from '../../../ui/words/format';

type Group = Pick<PayrollRunRowFragment, 'groupName' | 'employeeIds'>;

/** Whom a run is for: its departments and positions by name, and how many people are named besides. */
export function Population({ row }: { row: object }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { groupName, employeeIds } = row as Group;
  const named = employeeIds?.length ?? 0;
  if (!groupName && !named) return <span className="quiet">{t('payroll.everybody')}</span>;
  return (
    <span>
      {groupName && <bdi>{groupName}</bdi>}
      {groupName && named > 0 && ' · '}
      {named > 0 && t('payroll.named', { n: format.number(named) })}
    </span>
  );
}

const namesAtMost = 5;

/** The same with the first of those named, as far as one may see them. */
export function PopulationByName({ run }: { run: Group }) {
  const { t } = useTranslation();
  const ids = run.employeeIds ?? [];
  const { data } = useEmployeeOptionsQuery({
    variables: { filter: { id: { in: ids } }, limit: namesAtMost },
    skip: !ids.length,
  });
  const names = (data?.page.rows ?? []).map(({ label }) => label).filter(Boolean);
  return (
    <span>
      <Population row={run} />
      {names.length > 0 && (
        <>
          {' ('}
          <bdi>{names.join(t('list.comma'))}</bdi>
          {names.length < ids.length && '…'}
          {')'}
        </>
      )}
    </span>
  );
}
