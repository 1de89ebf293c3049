import { DownOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useId, useState } from 'react';
import { Explanation, type Explained } from './explained-line';

export interface Figure {
  label: string;
  value: string;
  note?: string;
  tone?: 'error' | 'success';
  /** How it came about, which opens below; null while it is still to be asked for. */
  why?: Explained | null;
}

/** A few numbers that matter, side by side; one that knows how it came about opens. */
export function Figures({ figures, ask }: { figures: Figure[]; ask?: () => void }) {
  const id = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const open = figures.find(({ label, why }) => why !== undefined && label === asked);
  const toggle = (label: string) => {
    setAsked(label === asked ? null : label);
    if (label !== asked) ask?.();
  };
  return (
    <>
      <dl className="figures">
        {figures.map(({ label, value, note, tone, why }) => (
          <div key={label} className={tone && `figure-${tone}`}>
            <dt>{label}</dt>
            <dd>
              {why !== undefined ? (
                <button
                  type="button"
                  className="figure-open"
                  aria-expanded={label === asked}
                  aria-controls={id}
                  aria-label={`${label}: ${value}`}
                  onClick={() => toggle(label)}
                >
                  <bdi>{value}</bdi> <DownOutlined rotate={label === asked ? 180 : 0} aria-hidden="true" />
                </button>
              ) : (
                <bdi>{value}</bdi>
              )}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {open && (
        <section className="panel figure-why" aria-label={open.label}>
          {open.why ? (
            <Explanation id={id} line={open.why} />
          ) : (
            <Skeleton active paragraph={{ rows: 2 }} className="panel-text" />
          )}
        </section>
      )}
    </>
  );
}
