import { needsReach } from '../platform/access/ability';
import { findArea } from '../platform/records/area';
import type { Change } from '../platform/notify/events';
import type { SessionUser } from '../platform/access/session-user';

/**
 * Milliseconds for which an answer about a change is right for those who ask the same; what was taken away shows after
 * them.
 */
const holdsMs = 1_000;

type Asked = Map<string, { at: number; answer: Promise<unknown> }>;

/**
 * Answers about a change that several subscriptions ask for, worked out once: by the same person, and where nothing but
 * the grants decides, by all who hold the same. Answers go with the change they are about; what failed is asked again
 * by the next.
 */
export class SharedHearing {
  private readonly answers = new WeakMap<Change, Asked>();

  constructor(private readonly now = () => performance.now()) {}

  once<T>(event: Change, who: string, work: () => Promise<T>): Promise<T> {
    let asked = this.answers.get(event);
    if (!asked) this.answers.set(event, (asked = new Map()));
    const known = asked.get(who);
    if (known && this.now() - known.at < holdsMs) return known.answer as Promise<T>;
    const answer = work();
    asked.set(who, { at: this.now(), answer });
    answer.catch(() => {
      if (asked.get(who)?.answer === answer) asked.delete(who);
    });
    return answer;
  }
}

/**
 * Whoever may read the same rows of the kind: those of equal grants where these reach all or none, else the person
 * alone.
 */
export function sameReaders(user: SessionUser, subject: string): string {
  const area = findArea(subject);
  const { id, type, status, grants, company, employeeId, isFormer = false } = user;
  const isAlike = area?.isTenant && !area.isPersonal && !area.readable && !needsReach(grants) && !isFormer;
  return JSON.stringify([isAlike ? null : [id, employeeId, isFormer], type, status, company?.id, grants]);
}
