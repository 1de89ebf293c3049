import { useTranslation } from 'react-i18next';
import './credit-bar.css';
import { useFormat } from '../words/format';
import { StatusDot, type Tone } from '../status-dot';

type Standing = 'lapsed' | 'met' | 'due_soon' | 'behind' | 'on_track';
const tones: Record<Standing, Tone> = {
  lapsed: 'error',
  met: 'success',
  due_soon: 'error',
  behind: 'warning',
  on_track: 'processing',
};

interface Props {
  required?: string | null;
  counted?: string | null;
  pending?: string | null;
  standing?: Standing | null;
}

/** Credits that count and, paler, those that wait for a reviewer, of all that are needed. */
export function CreditBar({ required, counted, pending, standing }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!required || !standing) return <span className="quiet">{t('cme.noRule')}</span>;
  const whole = Number(required);
  const done = Number(counted ?? 0);
  const share = (credits: number) => `${Math.min(100, (credits / whole) * 100)}%`;
  const text = t('cme.progress', { counted: format.number(done), required: format.number(whole) });
  return (
    <span className="credit">
      <span
        className={`credit-bar credit-${tones[standing]}`}
        role="meter"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={Math.min(done, whole)}
        aria-valuetext={text}
      >
        <span className="credit-pending" style={{ inlineSize: share(done + Number(pending ?? 0)) }} />
        <span className="credit-done" style={{ inlineSize: share(done) }} />
      </span>
      <StatusDot tone={tones[standing]}>{t(`choice.cmeStanding.${standing}`)}</StatusDot>
    </span>
  );
}
