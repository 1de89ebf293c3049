import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useToday } from '../../access/today';
import type { AnyField, FormHeading } from '../../crud/area';
import { isField } from '../../crud/form-values';
import { RecordForm } from '../../crud/record-form';
import { useCompare } from '../../crud/what-if/use-compare';
import { useSalaryFormulaQuery } from '../../generated/salary-formulas';
import { Complaint } from '../../ui/complaint';
import { Failure } from '../../ui/failure';
import { PageHeader } from '../../ui/page-header';
import { factorFields } from './salary-formula-form';

const factors = factorFields as (AnyField | { heading: FormHeading })[];
const fields: typeof factors = [{ field: 'period', kind: 'month', required: true }, ...factors];

/** What other factors of a salary formula would do to the pay of a month, before they are saved. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const month = useToday().slice(0, 7);
  const [isUnchanged, setUnchanged] = useState(false);
  const { compare, answer } = useCompare();
  const { data, error, refetch } = useSalaryFormulaQuery({ variables: { id } });
  const formula = data?.record;
  const given = useMemo(() => {
    const now = formula as Record<string, unknown> | undefined;
    return now && { period: month, ...Object.fromEntries(factors.filter(isField).map(({ field }) => [field, String(now[field] ?? '')])) };
  }, [formula, month]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!given || !formula) return <Skeleton active />;
  const back = `/salary-formulas?open=${id}`;
  const save = async ({ period, ...typed }: Record<string, unknown>) => {
    const changed = Object.entries(typed).filter(([name, value]) => Number(value) !== Number((given as Record<string, string>)[name]));
    setUnchanged(changed.length === 0);
    if (changed.length > 0) await compare({ period: String(period).slice(0, 7), salaryFormulaId: id, factors: Object.fromEntries(changed) });
    return undefined;
  };
  return (
    <>
      <PageHeader
        title={`${t('whatIf.title')} ${formula.title}`}
        detail={t('whatIf.factors')}
        back={
          <Link to={back} className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.SalaryFormula.many')}
          </Link>
        }
      />
      <section className="panel panel-padded" aria-label={t('whatIf.change')}>
        <Complaint text={isUnchanged ? t('whatIf.unchanged') : null} />
        <RecordForm fields={fields} record={null} given={given} save={save} onSaved={() => undefined} onCancel={() => void navigate(back)} submitLabel={t('formula.compare')} />
      </section>
      {answer}
    </>
  );
}
