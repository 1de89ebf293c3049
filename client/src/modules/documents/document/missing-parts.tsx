import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';

export const missingStates = ['missing', 'expired'] as const;
export type MissingState = (typeof missingStates)[number];

const places = { employee: '/missing-documents', company: '/missing-company-documents' } as const;

/** From what employees lack to what the company and its vendors lack, and back, for who may read both. */
export function MissingOf({ of }: { of: keyof typeof places }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const navigate = useNavigate();
  if (!ability.can('read', 'Document') || !ability.can('read', 'EmployeeDocument')) return null;
  return (
    <Segmented
      aria-label={t('field.appliesTo')}
      value={of}
      onChange={(next) => void navigate(places[next])}
      options={(['employee', 'company'] as const).map((value) => ({ value, label: t(`missing.of.${value}`) }))}
    />
  );
}

/** All of them, those nobody ever had, or those that have expired. */
export function MissingStateChoice({
  value,
  change,
}: {
  value: MissingState | null;
  change: (next: MissingState | null) => void;
}) {
  const { t } = useTranslation();
  return (
    <Segmented
      aria-label={t('missing.why')}
      value={value ?? 'all'}
      onChange={(next) => change(missingStates.find((each) => each === next) ?? null)}
      options={(['all', ...missingStates] as const).map((each) => ({ value: each, label: t(`missing.state.${each}`) }))}
    />
  );
}

/** Whether there never was one, or when the last expired. */
export function MissingMark({ row: { state, expiryDate } }: { row: { state: string; expiryDate?: string | null } }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <StatusDot tone={state === 'missing' ? 'error' : 'warning'}>
      {expiryDate ? t('missing.expiredOn', { day: format.day(expiryDate) }) : t('missing.state.missing')}
    </StatusDot>
  );
}
