import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/words/format';
import { StatusDot } from '../ui/status-dot';
import { toneOf } from './choices';

interface Props {
  on: string | null | undefined;
  standing: string | null | undefined;
}

/** By when something is to be answered, marked once that day has come; nothing where it owes no answer. */
export function DueMark({ on, standing }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!on || !standing) return null;
  return (
    <span>
      {t('request.dueOn', { day: format.day(on) })}
      {standing !== 'ahead' && (
        <>
          {' '}
          <StatusDot tone={toneOf('requestDueStanding', standing)}>
            {t(`choice.requestDueStanding.${standing as 'overdue'}`)}
          </StatusDot>
        </>
      )}
    </span>
  );
}
