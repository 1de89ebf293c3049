import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayWhatIfQuery } from '../../../../generated/pay/pieces/what-if';
import { inWords } from '../../../../i18n/in-language';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { pageSize, type Change } from './change';
import './what-if.css';

/** Of two totals, for the eye; amounts of payslips come worked out. */
const differenceOf = (before: string, after: string): string => (Number(after) - Number(before)).toFixed(3);

/**
 * The pay of everybody with a change, beside what it is: totals and the biggest differences. `isAsked`: its first page
 * has just been answered.
 */
export function WhatIf({ change, isAsked = false }: { change: Change; isAsked?: boolean }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [offset, setOffset] = useState(0);
  const { data, previousData, error, refetch } = usePayWhatIfQuery({
    variables: { ...change, limit: pageSize, offset },
    fetchPolicy: isAsked ? 'cache-first' : 'network-only',
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const found = (data ?? previousData)?.whatIf;
  if (!found) return <Skeleton active />;
  const { currency, employees, changed, errors, rows } = found;
  const language = i18n.language;
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, currency));
  const difference = (amount: string, before: string) => {
    const share = Number(before) === 0 ? null : Number(amount) / Number(before);
    return (
      <b className={Number(amount) < 0 ? 'what-if-less' : Number(amount) > 0 ? 'what-if-more' : undefined}>
        {format.difference(amount, currency)}
        {share !== null && Number(amount) !== 0 && ` (${format.percentChange(share)})`}
      </b>
    );
  };
  const changeOf = (before: string, after: string) => (
    <>
      <bdi>
        {money(before)} → {money(after)}
      </bdi>
      <bdi>{difference(differenceOf(before, after), before)}</bdi>
    </>
  );
  const most = Math.max(...rows.map((row) => Math.abs(Number(row.difference ?? 0))), 0);
  return (
    <section className="what-if" aria-labelledby="what-if">
      <h2 id="what-if">{t('formula.compared', { month: format.month(change.period) })}</h2>
      <p>
        {t('formula.changed', { changed, employees })}
        {errors > 0 && ` ${t('formula.broken', { n: errors })}`}
      </p>
      <dl className="what-if-totals">
        <div>
          <dt>{t('formula.netOfAll')}</dt>
          <dd className="figure">{changeOf(found.netBefore, found.netAfter)}</dd>
        </div>
        <div>
          <dt>{t('formula.costOfAll')}</dt>
          <dd className="figure">{changeOf(found.costBefore, found.costAfter)}</dd>
        </div>
      </dl>
      <ul className="lines" aria-label={t('formula.differences')}>
        {rows.map((row) => (
          <li key={row.employeeId}>
            <span className="line-main">
              <bdi>{row.employeeName}</bdi> <bdi className="code quiet">{row.employeeCode}</bdi>
              {row.problems.map(({ message }) => (
                <span key={inWords(message, language)} className="quiet">
                  {inWords(message, language)}
                </span>
              ))}
            </span>
            <span className="what-if-bar" aria-hidden="true">
              {row.difference !== null && most > 0 && (
                <span
                  className={Number(row.difference) < 0 ? 'what-if-bar-less' : 'what-if-bar-more'}
                  style={{ inlineSize: `${(Math.abs(Number(row.difference)) / most) * 50}%` }}
                />
              )}
            </span>
            <span className="figure what-if-figures">
              <bdi>
                {money(row.before)} → {money(row.after)}
              </bdi>
              {row.difference !== null && <bdi>{difference(row.difference, row.before ?? '0')}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {changed > pageSize && (
        <div className="button-row">
          <Button disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - pageSize))}>
            {t('formula.former')}
          </Button>
          <Button disabled={offset + pageSize >= changed} onClick={() => setOffset(offset + pageSize)}>
            {t('formula.next')}
          </Button>
        </div>
      )}
    </section>
  );
}
