/** Messages of one day under its date, 'YYYY-MM-DD' where the reader is. */
interface DayGroup<M> {
  day: string;
  messages: M[];
}

export function localDay(instant: string | Date): string {
  const at = new Date(instant);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

export function byDay<M extends { sentAt: string }>(messages: readonly M[]): DayGroup<M>[] {
  const groups: DayGroup<M>[] = [];
  for (const message of messages) {
    const day = localDay(message.sentAt);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}

/** Whether a day is today, yesterday or another one. */
export function dayName(day: string, now: Date): 'today' | 'yesterday' | null {
  if (day === localDay(now)) return 'today';
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  return day === localDay(before) ? 'yesterday' : null;
}
