import { factsOf } from '../../i18n/languages';
import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFormat } from '../../ui/words/format';
import { IconButton } from '../../ui/icon-button';
import type { ChartSeries } from '../../ui/figures/month-chart';

const MonthChart = lazy(() => import('../../ui/figures/month-chart'));

export interface MonthSeries extends ChartSeries {
  /** The list behind each value. */
  addresses: string[];
}

interface Props {
  label: string;
  months: string[];
  /** One chart above the other, each with its own measure. */
  charts: { height: number; series: MonthSeries[] }[];
}

/**
 * Numbers by month as a chart, and as the same table for whoever would rather read or uses no mouse; each opens its
 * list.
 */
export function MonthFigures({ label, months, charts }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [isTable, setIsTable] = useState(false);
  const series = charts.flatMap((chart) => chart.series);
  const short = new Intl.DateTimeFormat(factsOf(i18n.language).locale, {
    month: 'short',
    timeZone: 'UTC',
  });
  const named = months.map((key) => ({ key, short: short.format(Date.parse(`${key}-01`)), long: format.month(key) }));
  return (
    <div className="home-months">
      <div className="home-legend">
        {series.map(({ name, colour }) => (
          <span key={name}>
            <i className={`chart-key chart-${colour}`} aria-hidden="true" /> {name}
          </span>
        ))}
        <IconButton
          size="small"
          label={t(isTable ? 'home.asChart' : 'home.asTable', { what: label })}
          aria-pressed={isTable}
          icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
          onClick={() => setIsTable(!isTable)}
        />
      </div>
      {!isTable &&
        charts.map((chart) => (
          <Suspense key={chart.series[0]!.name} fallback={<div style={{ blockSize: chart.height }} />}>
            <MonthChart
              months={named}
              series={chart.series}
              height={chart.height}
              tick={format.compact}
              open={(month, nth) => void navigate(chart.series[nth]!.addresses[month]!)}
            />
          </Suspense>
        ))}
      <div className={isTable ? 'home-table' : 'read-aloud'}>
        <table>
          <caption className="read-aloud">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('home.month')}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map(({ key, long }, month) => (
              <tr key={key}>
                <th scope="row">{long}</th>
                {series.map(({ name, texts, addresses }) => (
                  <td key={name}>{isTable ? <Link to={addresses[month]!}>{texts[month]}</Link> : texts[month]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
