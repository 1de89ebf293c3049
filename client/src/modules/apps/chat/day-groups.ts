import { dayIn } from '../../../ui/words/company-clock';
import { daysAfter } from '../../../ui/words/days';

/** Messages of one day under its date, 'YYYY-MM-DD' in the zone times are told in. */
interface DayGroup<M> {
  day: string;
  messages: M[];
}

export function byDay<M extends { sentAt: string }>(
  messages: readonly M[],
  timeZone: string | undefined,
): DayGroup<M>[] {
  const groups: DayGroup<M>[] = [];
  for (const message of messages) {
    const day = dayIn(timeZone, new Date(message.sentAt));
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}

/** Whether a day is today, yesterday or another one. */
export function dayName(day: string, today: string): 'today' | 'yesterday' | null {
  if (day === today) return 'today';
  return day === daysAfter(today, -1) ? 'yesterday' : null;
}
