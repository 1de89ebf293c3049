import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AnyField, FormHeading } from '../../../list/area';
import { isField } from '../../../form/form-values';
import { RecordWhatIf } from '../pieces/what-if/record-what-if';
import { useSalaryFormulaQuery } from '../../../generated/pay/salary-formula';
import { Failure } from '../../../ui/failure';
import { factorFields } from './salary-formula-form';

const factors = factorFields as (AnyField | { heading: FormHeading })[];

/** What other factors of a salary formula would do to the pay of a month, before they are saved. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useSalaryFormulaQuery({ variables: { id } });
  const formula = data?.record;
  const given = useMemo(() => {
    const now = formula as Record<string, unknown> | undefined;
    return now && Object.fromEntries(factors.filter(isField).map(({ field }) => [field, String(now[field] ?? '')]));
  }, [formula]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!given || !formula) return <Skeleton active />;
  const changeOf = (typed: Record<string, unknown>) => {
    const changed = Object.entries(typed).filter(([name, value]) => Number(value) !== Number(given[name]));
    return changed.length > 0 ? { salaryFormulaId: id, factors: Object.fromEntries(changed) } : null;
  };
  return (
    <RecordWhatIf
      name={formula.title ?? ''}
      detail={t('whatIf.factors')}
      back={{ to: `/salary-formulas?open=${id}`, label: t('area.SalaryFormula.many') }}
      fields={factors}
      given={given}
      changeOf={changeOf}
    />
  );
}
