import { useState } from 'react';
import { useSession } from './session';

/** The day it is where the company works, 'YYYY-MM-DD'. */
export const dayIn = (timeZone: string | undefined, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

export function useToday(): string {
  const { session } = useSession();
  const [now] = useState(() => new Date());
  return dayIn(session?.company?.timeZone, now);
}
