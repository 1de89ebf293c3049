import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PayrollRunRecordFragment, PayrollRunReviewQuery } from '../../../generated/pay/payroll-run';
import { inWords } from '../../../i18n/in-language';
import { newWith } from '../../../form/given-values';
import { FindingDismissal } from './finding-dismissal';
import { StatusDot } from '../../../ui/status-dot';

type Finding = PayrollRunReviewQuery['findings'][number];
type Person = Finding['people'][number];

/** Where each is repaired. */
function pageOf(code: string, { employeeId, payslipId, day }: Person, period: string): string {
  switch (code) {
    case 'error':
    case 'in_no_run':
    case 'loan_not_agreed':
    case 'below_minimum_wage':
    case 'salary_waiting':
      return `/employees/${employeeId}?tab=pay`;
    case 'no_account':
      return newWith('/bank-accounts', { employeeId });
    case 'not_insured':
      return newWith('/insurance-registrations', { employeeId });
    case 'not_taxed':
      return newWith('/tax-registrations', { employeeId });
    case 'tax_number_missing':
    case 'tax_opening_missing':
      return '/tax-registrations';
    case 'insurance_number_missing':
      return '/insurance-registrations';
    case 'allowance_purpose_missing':
      return '/compensations';
    case 'last_month_of':
      return newWith('/end-of-service', { employeeId, lastDay: day });
    case 'owed_to_leaver':
      return newWith('/payroll-runs', { period, kind: 'correction', employeeIds: [employeeId] });
    case 'month_unpaid':
      return newWith('/payroll-runs', { period: day?.slice(0, 7), kind: 'off_cycle', employeeIds: [employeeId] });
    default:
      return `/payslips/${payslipId}`;
  }
}

interface Props {
  findings: Finding[];
  period: string;
  loading: boolean;
  run: PayrollRunRecordFragment;
  /** Asks for the findings anew. */
  again: () => void;
  /** Asks for all people of each; null once they were asked for. */
  showAll: (() => void) | null;
}

/** What stops the approval and what to look at, each with whom it is about and what repairs it. */
export function Findings({ findings, period, run, again, loading, showAll }: Props) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  // What somebody let stand comes last.
  const inOrder = [...findings.filter(({ dismissal }) => !dismissal), ...findings.filter(({ dismissal }) => dismissal)];
  return inOrder.map(({ code, level, count, title, repair, people, dismissal, mayBeDismissed }) => (
    <section key={code} className="panel" aria-labelledby={`found-${code}`}>
      <details open={level === 'blocker'} className="panel-text">
        <summary>
          <h2 id={`found-${code}`} className="found">
            <StatusDot tone={dismissal ? 'default' : level === 'blocker' ? 'error' : 'warning'}>
              {dismissal ? t('payroll.dismissed') : level === 'blocker' ? t('payment.blockers') : t('payment.warnings')}
            </StatusDot>{' '}
            {code === 'error' ? t('payroll.errorsTitle', { n: count }) : `${inWords(title, language)}: ${count}`}
          </h2>
        </summary>
        <p className="quiet">{inWords(repair, language)}</p>
        {mayBeDismissed && (
          <FindingDismissal
            run={run}
            code={code}
            title={inWords(title, language)}
            dismissal={dismissal}
            again={again}
          />
        )}
        {code === 'in_no_run' && <Link to={`/payroll-runs/in-no-run?period=${period}`}>{t('inNoRun.open')}</Link>}
        <ul className="lines">
          {people.map((person) => (
            <li key={person.employeeId}>
              <span className="line-main">
                <Link to={pageOf(code, person, period)} className="row-link">
                  <bdi>{person.employeeName}</bdi>
                </Link>
                {person.details.map((detail) => (
                  <span key={inWords(detail, language)} className="quiet" dir="auto">
                    {inWords(detail, language)}
                  </span>
                ))}
              </span>
              <bdi className="code">{person.employeeCode}</bdi>
            </li>
          ))}
        </ul>
        {count > people.length && (
          <p>
            {showAll ? (
              <Button loading={loading} onClick={showAll}>
                {t('payroll.showAll', { n: count })}
              </Button>
            ) : (
              <span className="quiet">{t('payroll.firstOf', { shown: people.length, all: count })}</span>
            )}
          </p>
        )}
      </details>
    </section>
  ));
}
