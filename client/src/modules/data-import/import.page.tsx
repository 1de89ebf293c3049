import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useLive } from '../../access/live';
import { toneOf } from '../../fields/choices';
import { useImportQuery } from '../../generated/data-import';
import { Failure } from '../../ui/failure';
import { StatusDot } from '../../ui/status-dot';
import { PageHeader } from '../../ui/page-header';
import { Steps } from '../../ui/steps';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { isRunning, type ImportRecord } from './import-data';
import { KindName } from './kind-name';
import { OffersStep } from './offers-step';
import { ResultStep } from './result-step';
import { Running } from './running';
import { useWatched } from '../../ui/use-watched';

const steps = ['columns', 'offers', 'check', 'result'] as const;
type Step = (typeof steps)[number];

const stepByState: Record<NonNullable<ImportRecord['state']>, Step> = {
  uploaded: 'columns',
  mapped: 'offers',
  checking: 'check',
  checked: 'check',
  committing: 'result',
  committed: 'result',
  undoing: 'result',
  undone: 'result',
  closed: 'result',
  failed: 'check',
};

/** One import from its columns to its result; it stands where it was left, whoever comes back to it. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch, ...polled } = useImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const running = isRunning(data?.record.state ?? null);
  useWatched(polled, running, 1500);
  useLive(['Import'], () => void refetch(), id);
  const record = data?.record;
  if (error && !record) return <Failure error={error} retry={() => void refetch()} />;
  if (!record) return <Skeleton active paragraph={{ rows: 8 }} />;

  const state = record.state ?? 'uploaded';
  // Correcting a row asks for another dry run, but what the last one found is still being worked on.
  const isBeingCorrected = state === 'mapped' && (record.problems?.length ?? 0) > 0;
  const furthest = steps.indexOf(isBeingCorrected ? 'check' : stepByState[state]);
  const asked = steps.indexOf(address.get('step') as Step);
  const mayGoBack = furthest < 3;
  const current = steps[mayGoBack && asked >= 0 && asked < furthest ? asked : furthest] ?? 'columns';
  const go = (step: Step | null) => setAddress(step ? { step } : {}, { preventScrollReset: true });
  const shared = { record, onChanged: () => void refetch() };

  return (
    <>
      <PageHeader
        title={record.fileName ?? ''}
        back={
          <Link to="/imports" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.Import.many')}
          </Link>
        }
        detail={
          <>
            <KindName value={record.kind} />{' '}
            <StatusDot tone={toneOf('importState', state)}>{t(`choice.importState.${state}`)}</StatusDot>
          </>
        }
      />
      <Steps
        label={t('import.steps')}
        steps={steps.map((step, index) => ({
          title: t(`import.step.${step}`),
          state: index < steps.indexOf(current) ? 'done' : step === current ? 'current' : 'open',
          open: mayGoBack && index < furthest && step !== current ? () => go(step) : undefined,
        }))}
      />
      {running ? (
        <Running record={record} />
      ) : current === 'columns' ? (
        <ColumnsStep {...shared} next={() => go('offers')} />
      ) : current === 'offers' ? (
        <OffersStep {...shared} next={() => go(null)} />
      ) : current === 'check' ? (
        <CheckStep {...shared} change={() => go('offers')} />
      ) : (
        <ResultStep {...shared} />
      )}
    </>
  );
}
