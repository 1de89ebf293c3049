import { ArrowRightOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  usePayrollRunReviewQuery,
  type PayrollRunRecordFragment,
  type PayslipDifferenceFragment,
} from '../../../generated/pay/payroll-run';
import { inWords } from '../../../i18n/in-language';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { biggestFirst } from './differences';
import { Findings } from './findings';

const [shownFirst, mostShown] = [10, 200];
const [peopleFirst, mostPeople] = [25, 1000];

/** How many warnings stand, and how many were dismissed. */
export interface Warnings {
  standing: number;
  dismissed: number;
}

interface Props {
  run: PayrollRunRecordFragment;
  tellWarnings: (warnings: Warnings) => void;
}

/** What to look at before approving: what was found first, then the differences from last month, the biggest first. */
export function Review({ run, tellWarnings }: Props) {
  const { t, i18n } = useTranslation();
  const [limit, setLimit] = useState(shownFirst);
  const [people, setPeople] = useState(peopleFirst);
  const asked = usePayrollRunReviewQuery({ variables: { runId: run.id, limit, people }, fetchPolicy: 'network-only' });
  const { error, refetch } = asked;
  const data = asked.data ?? asked.previousData;
  const found = data?.findings.filter(({ level }) => level === 'warning') ?? [];
  const dismissed = found.filter(({ dismissal }) => dismissal).length;
  const standing = found.length - dismissed;
  const isKnown = !!data;
  useEffect(() => {
    if (isKnown) tellWarnings({ standing, dismissed });
  }, [tellWarnings, isKnown, standing, dismissed]);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  const differences = biggestFirst([...data.more.rows, ...data.less.rows]).slice(0, limit);
  const changed = data.more.total + data.less.total;
  const language = i18n.language;
  return (
    <>
      <Findings
        findings={data.findings}
        period={run.period}
        run={run}
        again={() => void refetch()}
        loading={asked.loading}
        showAll={people < mostPeople ? () => setPeople(mostPeople) : null}
      />
      {run.previousNet !== null && (
        <section className="panel" aria-labelledby="run-differences">
          <div className="panel-text">
            <h2 id="run-differences">{t('payroll.differencesTitle')}</h2>
            <p className="quiet">
              {changed === 0
                ? t('payroll.noDifferences')
                : t('payroll.differencesHint', { shown: differences.length, all: changed })}
            </p>
          </div>
          <ul className="lines">
            {differences.map((slip) => (
              <Difference key={slip.id} slip={slip} currency={run.currency} language={language} />
            ))}
          </ul>
          {changed > differences.length && limit < mostShown && (
            <p className="panel-text">
              <Button loading={asked.loading} onClick={() => setLimit(mostShown)}>
                {t('bell.more')}
              </Button>
            </p>
          )}
        </section>
      )}
    </>
  );
}

interface DifferenceProps {
  slip: PayslipDifferenceFragment;
  currency: string | null;
  language: string;
}

function Difference({ slip, currency, language }: DifferenceProps) {
  const format = useFormat();
  const { t } = useTranslation();
  const isMore = !slip.difference?.startsWith('-');
  return (
    <li>
      <span className="line-main">
        <Link to={`/payslips/${slip.id}`} className="row-link">
          <bdi>{slip.employeeName}</bdi> <bdi className="code">{slip.employeeCode}</bdi>
        </Link>
        {(slip.differenceReasons ?? []).map((reason) => (
          <span key={inWords(reason, language)} className="quiet">
            {inWords(reason, language)}
          </span>
        ))}
      </span>
      <span className="line-figures">
        <bdi className={isMore ? 'figure figure-more' : 'figure figure-less'}>
          {format.difference(slip.difference ?? '0', currency ?? undefined)}
        </bdi>
        <small className="quiet figure">
          {slip.previousNet === null ? (
            t('payroll.firstPay')
          ) : (
            <>
              <bdi>{format.money(slip.previousNet, currency ?? undefined)}</bdi>{' '}
              <ArrowRightOutlined className="mirrored" aria-label={t('payroll.becomes')} />{' '}
              <bdi>{format.money(slip.net ?? '0', currency ?? undefined)}</bdi>
            </>
          )}
        </small>
      </span>
    </li>
  );
}
