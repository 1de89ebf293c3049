import { mayDoSome } from '../access/ability';
import type { Ctx } from '../context';
import { forbidden, noCompany } from '../errors';
import { checkedLimit, checkedOffset, largestPage } from '../lists/list-query';
import type { Area } from '../records/area';

/** A page of a report, as its screen and its file ask for it. */
export interface ReportPage {
  search?: string | null;
  limit?: number;
  offset?: number;
}

/** What one wants to do with the rows a report is made of: look at them, or take them away in a file. */
export type ReportActions = readonly ('read' | 'export')[];
export const toRead: ReportActions = ['read'];
export const toExport: ReportActions = ['read', 'export'];

/** How many rows a file reads at once. */
export const filePage = 2_000;

/** Refuses who may do none of it with the rows of the area, and pages no report has. */
export function checkedReport(
  ctx: Ctx,
  area: Pick<Area, 'name'>,
  { search = null, limit = 25, offset = 0 }: ReportPage,
  actions: ReportActions,
): Required<ReportPage> {
  if (!ctx.companyId) throw noCompany();
  if (actions.some((action) => !mayDoSome(ctx.ability, action, area as Area))) throw forbidden();
  return {
    search,
    limit: checkedLimit(limit, actions.length > 1 ? Number.MAX_SAFE_INTEGER : largestPage),
    offset: checkedOffset(offset),
  };
}

/** What a screen filters by, as its file sends it: the value of `field: { eq }`, as text. */
export function asked(filter: unknown, field: string): string | null {
  const condition = (filter as Record<string, { eq?: unknown } | undefined> | null)?.[field]?.eq;
  return condition === undefined || condition === null ? null : String(condition);
}
