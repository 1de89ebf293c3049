import { useState } from 'react';
import { dayIn } from '../ui/words/company-clock';
import { useSession } from './session';

/** The day it is where the company works, 'YYYY-MM-DD'. */
export function useToday(): string {
  const { session } = useSession();
  const [now] = useState(() => new Date());
  return dayIn(session?.company?.timeZone, now);
}
