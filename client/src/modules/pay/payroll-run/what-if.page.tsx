import { ArrowLeftOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useToday } from '../../../access/today';
import type { AnyField, FormHeading } from '../../../list/area';
import { givenIn } from '../../../form/given-values';
import { RecordForm } from '../../../form/record-form';
import { useCompare } from '../pieces/what-if/use-compare';
import type { PayRaiseTrial } from '../../../generated/pay/pieces/what-if';
import { PageHeader } from '../../../ui/page-header';

const signed = { kind: 'own', Show: () => null, Input: lazy(() => import('./signed-input')) } as const;

const fields: (AnyField | { heading: FormHeading })[] = [
  { field: 'period', kind: 'month', required: true },
  { field: 'from', label: 'raiseFrom', kind: 'date', hint: 'raiseFrom' },
  { field: 'raiseBy', kind: 'choice', choice: 'raiseBy', initial: 'percent', required: true },
  {
    field: 'percent',
    label: 'raisePercent',
    required: true,
    when: { field: 'raiseBy', in: ['percent'] },
    hint: 'raisePercent',
    ...signed,
  },
  {
    field: 'amount',
    label: 'raiseAmount',
    required: true,
    when: { field: 'raiseBy', in: ['amount'] },
    hint: 'raiseAmount',
    ...signed,
  },
  { field: 'salary', label: 'raiseSalary', kind: 'money', required: true, when: { field: 'raiseBy', in: ['salary'] } },
  { heading: 'runFor' },
  { field: 'departmentIds', kind: 'references', to: 'department', hint: 'raiseFor', wide: true },
  { field: 'positionIds', kind: 'references', to: 'position', hint: 'runPositions', wide: true },
  { field: 'employeeIds', kind: 'references', to: 'employee', hint: 'runEmployees', wide: true },
];

/** What other salaries would do to the pay of a month, before anybody's is changed. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const month = useToday().slice(0, 7);
  const { compare, answer } = useCompare();
  const save = async ({ period, raiseBy: _by, ...raise }: Record<string, unknown>) => {
    await compare({ period: String(period).slice(0, 7), raise: raise as PayRaiseTrial });
    return undefined;
  };
  return (
    <>
      <PageHeader
        title={t('whatIf.title')}
        detail={t('whatIf.detail')}
        back={
          <Link to="/payroll-runs" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.PayrollRun.many')}
          </Link>
        }
      />
      <section className="panel panel-padded" aria-label={t('whatIf.change')}>
        <RecordForm
          fields={fields}
          record={null}
          given={{ period: month, ...givenIn(address) }}
          save={save}
          onSaved={() => undefined}
          onCancel={() => void navigate('/payroll-runs')}
          submitLabel={t('formula.compare')}
        />
      </section>
      {answer}
    </>
  );
}
