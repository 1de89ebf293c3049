import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useToday } from '../../access/today';
import type { AnyField, AnyRecord, FormHeading } from '../../crud/area';
import { RecordForm } from '../../crud/record-form';
import { useCompare } from '../../crud/what-if/use-compare';
import { WhatIf } from '../../crud/what-if/what-if';
import { useSalaryFormulaQuery } from '../../generated/salary-formulas';
import { Complaint } from '../../ui/complaint';
import { Failure } from '../../ui/failure';
import { PageHeader } from '../../ui/page-header';
import { factorFields } from './salary-formula-form';

const fields: (AnyField | { heading: FormHeading })[] = [{ field: 'period', kind: 'month', required: true }, ...(factorFields as (AnyField | { heading: FormHeading })[])];

/** What other factors of a salary formula would do to the pay of a month, before they are saved. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const month = useToday().slice(0, 7);
  const [isUnchanged, setUnchanged] = useState(false);
  const { compare, compared, times } = useCompare();
  const { data, error, refetch } = useSalaryFormulaQuery({ variables: { id } });
  const formula = data?.record;
  const record = useMemo(() => formula && ({ ...formula, period: month } as unknown as AnyRecord), [formula, month]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!record || !formula) return <Skeleton active />;
  const back = `/salary-formulas?open=${id}`;
  const save = async ({ period = month, ...factors }: Record<string, unknown>) => {
    const isNothing = Object.keys(factors).length === 0;
    setUnchanged(isNothing);
    if (!isNothing) await compare({ period: String(period).slice(0, 7), salaryFormulaId: id, factors });
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
        <RecordForm fields={fields} record={record} save={save} onSaved={() => undefined} onCancel={() => void navigate(back)} submitLabel={t('formula.compare')} />
      </section>
      {compared && (
        <div className="panel panel-padded" role="status">
          <WhatIf key={times} change={compared} isAsked />
        </div>
      )}
    </>
  );
}
