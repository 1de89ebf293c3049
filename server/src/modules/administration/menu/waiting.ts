import { mayDoSome } from '../../../platform/access/ability';
import { areaNamed } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { listRecords } from '../../../platform/lists/list-query';
import { pageOf } from '../../../platform/notify/record-page';
import { waitingGroups } from '../../requests/approval-task/approval-task';

/** An entry as it stands for the reader: with how many rows of its page wait for them, as their inbox counts. */
export const standingOf =
  (path: string) =>
  async (ctx: Ctx): Promise<{ badge?: string }> => {
    if (!ctx.user.company) return {};
    const waiting = (await waitingGroups(ctx)).find(({ subject }) => isListedOn(path, subject))?.count;
    return waiting ? { badge: String(waiting) } : {};
  };

const isListedOn = (path: string, subject: string): boolean => {
  const page = pageOf(subject, '');
  return page.startsWith(`${path}/`) || page.startsWith(`${path}?`);
};

/** An entry of those who may make such rows, and of whoever has one to read. */
export const standingIfAny =
  (name: string) =>
  async (ctx: Ctx): Promise<{ badge?: string } | null> => {
    const area = areaNamed(name);
    if (mayDoSome(ctx.ability, 'create', area)) return {};
    const { rows } = await listRecords(
      ctx,
      area,
      { limit: 1 },
      { fields: new Set(), withTotal: false, withCursor: false },
    );
    return rows.length ? {} : null;
  };
