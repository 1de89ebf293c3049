import { useTranslation } from 'react-i18next';
import { asHours } from '../ui/words/hours';
import { useFormat } from '../ui/words/format';

interface Taken {
  unit: string;
  workingDays: string | null;
  workingMinutes: number | null;
}

/** What a leave takes: hours and minutes of one by the hour, working days of others. */
export function useLeaveTime() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    figure: ({ unit, workingDays, workingMinutes }: Taken): string =>
      unit === 'hourly' ? asHours(workingMinutes ?? 0) : format.number(Number(workingDays)),
    unit: ({ unit, workingDays }: Pick<Taken, 'unit' | 'workingDays'>): string =>
      unit === 'hourly' ? t('leave.workingHours') : t('leave.workingDays', { count: Number(workingDays) }),
  };
}
