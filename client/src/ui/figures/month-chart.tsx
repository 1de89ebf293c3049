import { scaleBand, scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../words/use-width';

export interface ChartSeries {
  name: string;
  look: 'line' | 'bar';
  /** One of the colours of charts; each stands out from its ground by 3:1 or more, light and dark. */
  colour: 'brand' | 'calm' | 'good' | 'warn';
  /** One per month; a bar below zero hangs from the line. */
  values: number[];
  /** The same in words. */
  texts: string[];
}

interface Props {
  months: { key: string; short: string; long: string }[];
  series: ChartSeries[];
  height: number;
  /** A number of the axis in few letters. */
  tick: (value: number) => string;
  open: (month: number, series: number) => void;
}

const [above, below, axis] = [8, 22, 44];

/**
 * Months against numbers, for the eye alone: whoever shows it has the same as a table beside it. In Arabic time runs
 * from right to left.
 */
export default function MonthChart({ months, series, height, tick, open }: Props) {
  const { i18n } = useTranslation();
  const [box, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const isRtl = i18n.dir() === 'rtl';
  const [start, end] = isRtl ? [width - axis, 4] : [axis, width - 4];
  const x = scaleBand(
    months.map(({ key }) => key),
    [start, end],
  )
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const isLine = series.every(({ look }) => look === 'line');
  // A line of hundreds that moves by a few would look flat from zero; bars always stand on zero.
  const floor = isLine ? Math.max(0, Math.min(...all) - Math.max(2, (most - Math.min(...all)) * 0.6)) : least;
  const y = scaleLinear([floor, most], [height - below, above]).nice(3);
  const ticks = y.ticks(3).filter(Number.isInteger);
  const bars = series.filter(({ look }) => look === 'bar');
  const isStacked = bars.some(({ values }) => values.some((value) => value < 0));
  const share = x.bandwidth() / (isStacked ? 1 : Math.max(1, bars.length));
  const every = Math.ceil(months.length / Math.max(1, Math.floor(Math.abs(end - start) / 46)));
  const middle = (key: string) => x(key)! + x.bandwidth() / 2;

  const monthAt = (clientX: number): number | null => {
    const left = clientX - (box.current?.getBoundingClientRect().left ?? 0);
    const found = months.findIndex(({ key }) => Math.abs(left - middle(key)) <= x.step() / 2);
    return found < 0 ? null : found;
  };
  const seriesAt = (month: number, clientY: number): number => {
    if (!isStacked) return 0;
    const top = clientY - (box.current?.getBoundingClientRect().top ?? 0);
    return Math.max(
      0,
      series.findIndex(({ values }) => (top > y(0) ? values[month]! < 0 : values[month]! > 0)),
    );
  };

  return (
    // The table beside it is for the keyboard and for screen readers.
    <div
      ref={box}
      className="chart"
      aria-hidden="true"
      style={{ blockSize: height }}
      onPointerMove={({ clientX }) => setAt(monthAt(clientX))}
      onPointerLeave={() => setAt(null)}
      onClick={({ clientX, clientY }) => {
        const month = monthAt(clientX);
        if (month !== null) open(month, seriesAt(month, clientY));
      }}
    >
      {width > 0 && (
        <svg width={width} height={height} direction="ltr">
          {ticks.map((value) => (
            <g key={value} className={value === 0 ? 'chart-zero' : 'chart-grid'}>
              <line x1={start} x2={end} y1={y(value)} y2={y(value)} />
              <text
                x={isRtl ? width - axis + 6 : axis - 6}
                y={y(value)}
                textAnchor={isRtl ? 'start' : 'end'}
                dominantBaseline="middle"
              >
                {tick(Math.abs(value))}
              </text>
            </g>
          ))}
          {at !== null && (
            <rect
              className="chart-band"
              x={middle(months[at]!.key) - x.step() / 2}
              width={x.step()}
              y={above}
              height={height - above - below}
            />
          )}
          {months.map(({ key, short }, month) =>
            (months.length - 1 - month) % every === 0 ? (
              <text key={key} className="chart-month" x={middle(key)} y={height - 6} textAnchor="middle">
                {short}
              </text>
            ) : null,
          )}
          {bars.map(({ name, colour, values }, nth) =>
            values.map((value, month) => {
              const place = isStacked ? 0 : isRtl ? bars.length - 1 - nth : nth;
              return value === 0 ? null : (
                <rect
                  key={`${name} ${months[month]!.key}`}
                  className={`chart-${colour}`}
                  x={x(months[month]!.key)! + place * share}
                  width={Math.max(1, share - (isStacked ? 0 : 2))}
                  y={Math.min(y(0), y(value))}
                  height={Math.max(1, Math.abs(y(0) - y(value)))}
                  rx={2}
                />
              );
            }),
          )}
          {series
            .filter(({ look }) => look === 'line')
            .map(({ name, colour, values }) => (
              <g key={name} className={`chart-line chart-${colour}`}>
                <polyline
                  points={values.map((value, month) => `${middle(months[month]!.key)},${y(value)}`).join(' ')}
                />
                {values.map((value, month) => (
                  <circle
                    key={months[month]!.key}
                    cx={middle(months[month]!.key)}
                    cy={y(value)}
                    r={at === month ? 5 : 3}
                  />
                ))}
              </g>
            ))}
        </svg>
      )}
      {at !== null && (
        <div className="chart-tip" style={{ left: Math.min(Math.max(middle(months[at]!.key), 80), width - 80) }}>
          <strong>{months[at]!.long}</strong>
          {series.map(({ name, colour, texts }) => (
            <span key={name}>
              <i className={`chart-key chart-${colour}`} /> {name}: <bdi>{texts[at]}</bdi>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
