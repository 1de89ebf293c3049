import type { Facts } from './domain/approval-flow';
import type { Verdict } from './domain/approval-progress';
import type { Area, Row } from '../records/area';
import type { Ctx } from '../context';
import { conflict } from '../errors';
import type { Filter } from '../lists/list-filter';
import type { BaseRecord } from '../records/record';
import type { Text } from '../text';
import { t } from '../texts/text';

/**
 * Something a company may make depend on who approves: a number, or one of several things, its own ones asked for by
 * `choicesOf`.
 */
export interface ApprovalFact {
  name: string;
  label: Text;
  kind: 'number' | 'choice' | 'department';
  choices?: Record<string, Text>;
  choicesOf?(ctx: Ctx): Promise<Record<string, Text>>;
}

/** What somebody must know of a row to decide about it; what does not apply is left out. */
export interface Brief {
  /** In words, such as a reason or the title of a form. */
  what?: string | null;
  /** The same as it is kept for notifications, which put it into words for each reader; `what` unless told. */
  about?: string;
  /** What the leave is called, in the words of the reader. */
  leaveType?: string | null;
  fromDate?: string | null;
  toDate?: string | null;
  days?: string | null;
  /** The same in minutes of work, where it is by the hour. */
  leaveMinutes?: number | null;
  amount?: string | null;
  /** The same as it was the time before. */
  previousAmount?: string | null;
  people?: number | null;
  currency?: string | null;
  note?: string | null;
  /** Who stands in meanwhile, and whether they are away too on some of those days. */
  replacement?: string | null;
  isReplacementAway?: boolean;
  /** It stands already and is asked to be cancelled. */
  asksToCancel?: boolean;
  /** Days of the balance that are left after it. */
  balanceAfter?: string | null;
  /** Colleagues who are away on some of those days. */
  away?: readonly string[];
  workedMinutes?: number | null;
  overtimeMinutes?: number | null;
  absentDays?: number | null;
  /** What one should know before one decides, in words. */
  warnings?: readonly string[];
  fileIds?: readonly string[];
  /** The day by which it is to be answered, and whether that is ahead, today or overdue. */
  dueOn?: string | null;
  dueStanding?: string | null;
}

type Decide = (ctx: Ctx, id: string, version: number, reason: string | null) => Promise<unknown>;

/** That rows of an area wait for somebody's decision: when, on what it may depend, and the verbs that decide. */
export interface Approvable<R extends BaseRecord = BaseRecord> {
  /** Which rows wait, as a filter of lists. */
  waiting: Filter | ((ctx: Ctx) => Filter);
  /** The same of one row, for areas that flows are for: those with `deciders`. */
  waits?(row: Row<R>): boolean;
  /** Fields that name the users who asked; they and whom the row is about never decide. */
  askedBy: Extract<keyof R, string>[];
  /** Whom a row is about always asked for it, and no field says who did. */
  isAskedByPerson?: boolean;
  facts?: ApprovalFact[];
  factsOf?(ctx: Ctx, row: Row<R>): Promise<Facts> | Facts;
  brief(ctx: Ctx, row: Row<R>): Promise<Brief> | Brief;
  /** So much hangs on it that screens ask before they approve, and never offer it among several. */
  asksFirst?: boolean;
  /** The action that approves, where it is called otherwise: whoever may do it decides where no flow does. */
  verb?: string;
  approve: Decide;
  /** Decisions nobody takes back: what follows them at once cannot be undone. */
  final?(row: Row<R>): readonly Verdict[];
  /** What is to be done where a decision is taken back, beside its rows; refuses what came too late. */
  takeBack?(ctx: Ctx, row: Row<R>): Promise<void>;
  /** Without it nobody can reject: what is wrong is mended and asked for anew. */
  reject?: Decide;
  /** What is rejected goes back to whoever made it, to be mended: screens call that to return it. */
  returns?: boolean;
  /** Gives it back to who asked, to be corrected and sent again. */
  giveBack?: Decide;
}

export type Declared = Approvable & { area: Area; verb: string };
const declared = new Map<string, Declared>();

/**
 * That rows of the area wait for approval: once its module names it, flows of the company, the inbox and the timeline
 * follow.
 */
export const needsApproval = <R extends BaseRecord>(area: Area<R>, approvable: Approvable<R>): Declared =>
  ({ verb: 'approve', ...approvable, area }) as unknown as Declared;

export const keepApprovals = (of: Declared[]): void => {
  for (const one of of) declared.set(one.area.name, one);
};

export const approvableNamed = (subject: string): Declared | undefined => declared.get(subject);
/** What approves rows of the area. */
export const approvingVerb = (area: { name: string }): string => declared.get(area.name)?.verb ?? 'approve';
export const allApprovable = (): Declared[] => [...declared.values()];
/** Whether a company may make flows for such rows; without one the right alone decides. */
export const hasFlows = ({ area }: Declared): boolean => area.fields.has('deciders');

/** What keeps flows going; the areas of approval bring it. */
interface Flows {
  /** After rows were written: begins, begins anew or ends their flows, and answers the rows a flow waits for. */
  follow(ctx: Ctx, approvable: Declared, rows: Row[], action: string): Promise<ReadonlySet<string>>;
  /** Takes the decision of the signed-in user; whether it decides the row now, or somebody else has to decide too. */
  step(ctx: Ctx, approvable: Declared, row: Row, verdict: Verdict, reason: string | null): Promise<'now' | 'later'>;
  /** Whether a flow of the company is for such a row. */
  fits(ctx: Ctx, approvable: Declared, row: Row): Promise<boolean>;
}
let flows: Flows | null = null;
export const keepFlows = (kept: Flows): void => {
  flows = kept;
};

const nobody: ReadonlySet<string> = new Set();

/** Which of these rows, just written, wait for people of a flow. */
export function followed(
  ctx: Ctx,
  area: { name: string },
  rows: readonly object[],
  action: string,
): Promise<ReadonlySet<string>> | ReadonlySet<string> {
  const approvable = declared.get(area.name);
  return approvable && hasFlows(approvable) && flows && rows.length && ctx.session?.company
    ? flows.follow(ctx, approvable, rows as Row[], action)
    : nobody;
}

/**
 * Asked by the verb that decides about a row it has locked, once nothing else speaks against it: 'later' means that the
 * decision is kept, the row stays as it is and others are due. Without a flow it is always 'now'. Refuses who is not
 * due.
 */
export function advanceApproval<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  row: Row<R>,
  verdict: Verdict,
  reason: string | null,
): Promise<'now' | 'later'> | 'now' {
  const approvable = declared.get(area.name);
  return approvable && flows ? flows.step(ctx, approvable, row as Row, verdict, reason) : 'now';
}

/** Whether a flow of the company is for such a row, for areas whose rows hold at once where none is. */
export async function flowFits<R extends BaseRecord>(ctx: Ctx, area: { name: string }, row: Row<R>): Promise<boolean> {
  const approvable = declared.get(area.name);
  return !!approvable && !!flows && !!ctx.session?.company && flows.fits(ctx, approvable, row as unknown as Row);
}

/**
 * SQL of who is due by a flow, over the row alias `t`: ids of users, `anybody` where the right alone decides, null
 * where no flow waits. For a computed field `deciders` of the area.
 */
export const decidersSql = (subject: string): string =>
  `select coalesce((select string_agg(concat_ws(' ', k.assignee_id, k.delegate_id, k.escalated_to_id), ' ')
    from approval_task k
     where k.company_id = a.company_id and k.approval_id = a.id and k.state = 'open'
       and k.deleted_at is null), 'anybody')
   from approval a where a.company_id = t.company_id and a.subject = '${subject}' and a.record_id = t.id
     and a.state = 'open' and a.deleted_at is null`;

/** Whether a flow, if there is one, lets this user decide now; for the verbs of a row with `deciders`. */
export const isDecider = (row: { deciders?: string | null }, ctx: Ctx): boolean =>
  !row.deciders || row.deciders === 'anybody' || row.deciders.includes(ctx.user.id);

/** Why somebody cannot decide whom no step of the flow asks now. */
export const notDue: Text = t('approval.not_due');

/** Refuses what only whoever is due may do. */
export function refuseUndue(row: { deciders?: string | null }, ctx: Ctx): void {
  if (!isDecider(row, ctx)) throw conflict(notDue);
}
