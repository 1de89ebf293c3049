import { mayDoSome } from '../../../platform/access/ability';
import { approvableNamed, approvingVerb, dueFor } from '../../../platform/approval/approval';
import { areaNamed } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { Filter } from '../../../platform/lists/list-filter';
import { listRecords } from '../../../platform/lists/list-query';

interface Waiting {
  area: string;
  while: Filter;
  notAskedBy: string[];
}

/** What waits for a decision, by the page that lists it. */
const decisions: Record<string, Waiting> = {
  '/employee-leaves': {
    area: 'EmployeeLeave',
    while: { status: { in: ['submitted', 'cancel_requested'] } },
    notAskedBy: ['requestedById'],
  },
  '/attendance-corrections': {
    area: 'AttendanceCorrection',
    while: { status: { eq: 'submitted' } },
    notAskedBy: ['requestedById'],
  },
  '/requests': { area: 'FormRequest', while: { state: { eq: 'submitted' } }, notAskedBy: ['requesterId'] },
  '/employee-rewards': {
    area: 'EmployeeReward',
    while: { state: { eq: 'pending' } },
    notAskedBy: ['enteredById', 'submittedById'],
  },
  '/employee-deductions': {
    area: 'EmployeeDeduction',
    while: { state: { eq: 'pending' } },
    notAskedBy: ['enteredById', 'submittedById'],
  },
  '/profile-changes': { area: 'ProfileChange', while: { state: { eq: 'pending' } }, notAskedBy: ['enteredById'] },
  '/shift-swaps': { area: 'ShiftSwap', while: { state: { eq: 'accepted_by_peer' } }, notAskedBy: [] },
  '/leave-encashments': {
    area: 'LeaveEncashment',
    while: { state: { eq: 'submitted' } },
    notAskedBy: ['requestedById'],
  },
  '/employee-loans': {
    area: 'EmployeeLoan',
    while: { state: { eq: 'pending' } },
    notAskedBy: ['enteredById', 'submittedById'],
  },
  '/bank-accounts': { area: 'BankAccount', while: { state: { eq: 'pending' } }, notAskedBy: ['enteredById'] },
  '/payroll-runs': { area: 'PayrollRun', while: { state: { eq: 'review' } }, notAskedBy: ['calculatedById'] },
};

/** An entry as it stands for the reader: with how many rows of its page wait for them to decide. */
export const standingOf =
  (path: string) =>
  async (ctx: Ctx): Promise<{ badge?: string }> => {
    const waiting = await waitingOn(ctx, path);
    return waiting ? { badge: String(waiting) } : {};
  };

/** Nobody decides about themselves, nor about what they asked for. */
async function waitingOn(ctx: Ctx, path: string): Promise<number> {
  const one = decisions[path];
  const area = one && areaNamed(one.area);
  if (!area || !ctx.user.company || !mayDoSome(ctx.ability, approvingVerb(area), area)) return 0;
  const others: Filter[] = approvableNamed(one.area) ? [dueFor(ctx)] : [];
  others.push(...one.notAskedBy.map((field) => ({ [field]: { ne: ctx.user.id } })));
  if (area.person && ctx.user.employeeId) others.push({ [area.person]: { ne: ctx.user.employeeId } });
  const { total } = await listRecords(
    ctx,
    area,
    { filter: { ...one.while, and: others }, limit: 1 },
    { action: ['read', approvingVerb(area)], fields: new Set(), withTotal: true, withCursor: false },
  );
  return total;
}

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
