import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Progress, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSignedIn } from '../../access/session';
import { useLive } from '../../access/live';
import { useHomeSetUpQuery, useSkipSetUpStepMutation, type SetUpStep } from '../../generated/home';
import { LinkButton } from '../../ui/link-button';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import { Card } from './card';

/** Where each step is done. */
const screens: Record<SetUpStep, string> = {
  details: '/companies',
  departments: '/departments',
  positions: '/positions',
  formulas: '/salary-formulas',
  leave: '/leave-types/law',
  schedule: '/shifts',
  people: '/imports/new',
  insurance: '/insurance-registrations',
  users: '/company-users',
  payroll: '/payroll-runs',
};

const keptOf = (companyId: string): string => `muster.settled.${companyId}`;

/** Whether this browser has shown the home of the company before, and so knows whether the card has a place on it. */
export const isSetUpPlaced = (companyId: string): boolean => localStorage.getItem(keptOf(companyId)) !== null;

/**
 * The way of a new company to its first payroll, until it is gone; nothing for whom no step is. `onPlaced`: it is known
 * whether the card is there.
 */
export function SetUpCard({ onPlaced }: { onPlaced: () => void }) {
  const { t } = useTranslation();
  const { company } = useSignedIn();
  const { ability } = useSession();
  const { data, error, refetch } = useHomeSetUpQuery({ fetchPolicy: 'cache-and-network' });
  const [skip, skipping] = useSkipSetUpStepMutation();
  useLive(
    [
      'Company',
      'Department',
      'Position',
      'SalaryFormula',
      'LeaveType',
      'Shift',
      'Employee',
      'InsuranceRegistration',
      'PayrollRun',
      'CompanyUser',
    ],
    () => void refetch(),
  );
  const setUp = data?.setUp;
  const isSettled = !setUp || setUp.steps.every(({ isDone, isSkipped }) => isDone || isSkipped);
  const kept = keptOf(company!.id);
  const isKnown = !!data;
  useEffect(() => {
    if (isKnown) localStorage.setItem(kept, isSettled ? 'yes' : 'no');
    if (isKnown || error) onPlaced();
  }, [isKnown, isSettled, kept, error, onPlaced]);
  // Where it was shown last time it keeps its place while it is asked for.
  if (!data && localStorage.getItem(kept) === 'no')
    return (
      <Card title={t('home.setUp')} size="whole">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </Card>
    );
  if (isSettled) return null;
  const settled = setUp.steps.filter(({ isDone, isSkipped }) => isDone || isSkipped).length;
  const put = async (step: SetUpStep, isSkipped: boolean) => {
    try {
      await skip({ variables: { step, isSkipped } });
      await refetch();
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  const screenOf = (step: SetUpStep) =>
    step === 'details' && company
      ? `/companies?open=${company.id}`
      : step === 'people' && !ability.can('create', 'Import')
        ? '/employees'
        : screens[step];
  return (
    <Card
      title={t('home.setUp')}
      size="whole"
      detail={t('home.setUpWhy')}
      aside={
        <span className="home-progress">
          {t('home.setUpDone', { done: settled, all: setUp.steps.length })}
          <Progress
            percent={Math.round((settled / setUp.steps.length) * 100)}
            showInfo={false}
            size="small"
            aria-label={t('home.setUp')}
          />
        </span>
      }
    >
      <ol className="home-steps">
        {setUp.steps.map(({ step, isDone, isSkipped }) => (
          <li key={step} className={isDone || isSkipped ? 'set-up-done' : undefined}>
            <span className="home-row-text">
              <span>
                {isDone && <CheckCircleFilled aria-label={t('home.done')} />} {t(`choice.setUpStep.${step}`)}
              </span>
              {!isDone && <small className="quiet">{isSkipped ? t('home.skipped') : t(`home.stepWhy.${step}`)}</small>}
            </span>
            {!isDone && !isSkipped && (
              <LinkButton
                to={screenOf(step)}
                size="small"
                aria-label={t('home.startWhat', { step: t(`choice.setUpStep.${step}`) })}
              >
                {t('home.start')}
              </LinkButton>
            )}
            {!isDone && setUp.maySkip && (
              <Button
                type="text"
                size="small"
                disabled={skipping.loading}
                aria-label={t(isSkipped ? 'home.takeUpWhat' : 'home.skipWhat', { step: t(`choice.setUpStep.${step}`) })}
                onClick={() => void put(step, !isSkipped)}
              >
                {t(isSkipped ? 'home.takeUp' : 'home.skip')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
