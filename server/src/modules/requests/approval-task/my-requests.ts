import { allApprovable, type Brief, type Declared } from '../../../platform/approval/approval';
import type { Row } from '../../../platform/records/area';
import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { checkedLimit, checkedOffset, largestPage, listRecords } from '../../../platform/lists/list-query';
import type { Filter } from '../../../platform/lists/list-filter';
import { pageOf } from '../../../platform/notify/record-page';

export interface MyRequest extends Pick<
  Brief,
  'what' | 'leaveType' | 'fromDate' | 'toDate' | 'days' | 'amount' | 'currency'
> {
  id: string;
  subject: string;
  askedAt: Date;
  state: string;
  isWaiting: boolean;
  path: string;
  step: number | null;
  steps: number | null;
}

const mostAtOnce = 50;

/**
 * What the reader asked for about themselves, the newest first, of every kind that somebody decides. What others asked
 * for about them, such as a bonus, is not theirs to follow.
 */
export async function myRequests(
  ctx: Ctx,
  limit: number,
  offset: number,
): Promise<{ rows: MyRequest[]; total: number }> {
  checkedLimit(limit, mostAtOnce);
  checkedOffset(offset);
  const { employeeId } = ctx.user;
  const size = Math.min(limit + offset, largestPage);
  if (!employeeId || !ctx.user.company) return { rows: [], total: 0 };
  const found: { approvable: Declared; row: Row }[] = [];
  let total = 0;
  for (const approvable of allApprovable()) {
    const asked = askedByMe(ctx, approvable);
    if (!asked || !mayDoSome(ctx.ability, 'read', approvable.area)) continue;
    const page = await listRecords(
      ctx,
      approvable.area,
      {
        filter: { employeeId: { eq: employeeId }, ...asked },
        sort: [{ field: 'createdAt', direction: 'desc' }],
        limit: size,
      },
      { withTotal: true, withCursor: false },
    );
    total += page.total;
    found.push(...page.rows.map((row) => ({ approvable, row })));
  }
  found.sort((one, other) => Number(other.row.createdAt) - Number(one.row.createdAt));
  const shown = found.slice(offset, size);
  const steps = await stepsOf(
    ctx,
    shown.map(({ row }) => idOf(row)),
  );
  const rows: MyRequest[] = [];
  for (const { approvable, row } of shown)
    rows.push({ ...(await told(ctx, approvable, row)), ...(steps.get(idOf(row)) ?? { step: null, steps: null }) });
  return { rows, total };
}

/** Which rows about somebody they asked for; null where nobody does about themselves. */
function askedByMe(ctx: Ctx, { area, askedBy, isAskedByPerson }: Declared): Filter | null {
  if (!area.fields.has('employeeId')) return null;
  if (isAskedByPerson) return {};
  const asked = (askedBy as string[]).map((field) => ({ [field]: { eq: ctx.user.id } }));
  return asked.length ? { or: asked } : null;
}

async function told(
  ctx: Ctx,
  { area, waiting, brief }: Declared,
  row: Row,
): Promise<Omit<MyRequest, 'step' | 'steps'>> {
  const filter = typeof waiting === 'function' ? waiting(ctx) : waiting;
  const [[field, condition]] = Object.entries(filter) as [[string, { in: string[] }]];
  const { what, leaveType, fromDate, toDate, days, amount, currency } = await brief(ctx, row);
  const state = String(row[field]);
  return {
    ...{ what, leaveType, fromDate, toDate, days, amount, currency },
    id: idOf(row),
    subject: area.name,
    askedAt: row.createdAt,
    state,
    isWaiting: condition.in.includes(state),
    path: pageOf(area.name, idOf(row)),
  };
}

/** Which step of a flow is due, from 1, of how many. */
async function stepsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, { step: number; steps: number }>> {
  const { rows } = await ctx.tx.query<{ id: string; step: number; steps: number }>(
    `select record_id as id, at + 1 as step, jsonb_array_length(steps) as steps from approval
     where company_id = $1 and record_id = any($2::char(24)[]) and state = 'open' and deleted_at is null`,
    [ctx.companyId, ids],
  );
  return new Map(rows.map(({ id, ...step }) => [id, step]));
}

const idOf = ({ id }: Row): string => id as unknown as string;
