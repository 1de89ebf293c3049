import { addMonths } from '../../../../../server/src/kernel/dates/plain-date';

interface Run {
  period: string;
  kind: string | null;
  state: string | null;
}

/** The month after the last regular run, or the month it is. */
export function nextPeriod(runs: readonly Run[], today: string): string {
  const months = runs
    .filter(({ kind, state }) => kind === 'regular' && state !== 'cancelled')
    .map(({ period }) => period);
  const last = months.toSorted().at(-1);
  return last ? addMonths(`${last}-01`, 1).slice(0, 7) : today.slice(0, 7);
}
