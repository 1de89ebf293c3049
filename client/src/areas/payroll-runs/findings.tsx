import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PayrollRunReviewQuery } from '../../generated/payroll-runs';
import type { Language } from '../../i18n/i18n';
import { Mark } from '../../ui/mark';

type Finding = PayrollRunReviewQuery['findings'][number];
type Person = Finding['people'][number];

/** Where each is repaired. */
const pageOf = (code: string, { employeeId, payslipId }: Person): string =>
  code === 'error' ? `/employees/${employeeId}?tab=pay` : code === 'no_account' ? `/bank-accounts?new=yes&employeeId=${employeeId}` : code === 'last_month_of' ? '/end-of-service?new=yes' : code === 'owed_to_leaver' ? `/payroll-runs?new=yes&kind=correction&employeeId=${employeeId}` : `/payslips/${payslipId}`;

/** What stops the approval and what to look at, each with whom it is about and what repairs it. */
export function Findings({ findings }: { findings: Finding[] }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  return findings.map(({ code, level, count, title, repair, people }) => (
    <section key={code} className="panel" aria-labelledby={`found-${code}`}>
      <details open={level === 'blocker'} className="panel-text">
        <summary>
          <h2 id={`found-${code}`} className="found">
            <Mark tone={level === 'blocker' ? 'error' : 'warning'}>{level === 'blocker' ? t('payment.blockers') : t('payment.warnings')}</Mark>{' '}
            {code === 'error' ? t('payroll.errorsTitle', { n: count }) : `${title[language]}: ${count}`}
          </h2>
        </summary>
        <p className="quiet">{repair[language]}</p>
        <ul className="lines">
          {people.map((person) => (
            <li key={person.payslipId}>
              <span className="line-main">
                <Link to={pageOf(code, person)} className="row-link">
                  <bdi>{person.employeeName}</bdi>
                </Link>
                {person.details.map((detail) => (
                  <span key={detail.en} className="quiet" dir="auto">
                    {detail[language]}
                  </span>
                ))}
              </span>
              <bdi className="code">{person.employeeCode}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </section>
  ));
}
