import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { SwapAction, SwapState } from '../domain/roster/shift-swap';
import { advanceApproval } from '../../../platform/approval/approval';
import { mayDo } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import { conflict, forbidden, notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { noteIn, reasonIn } from '../../../platform/records/note';
import { lockedRecord, oneRecord, saveRecord } from '../../../platform/records/records';
import { inEachCompany } from '../../../platform/system-ctx';
import type { Text } from '../../../platform/text';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { gapsOfMoves, problemOfTaking, rosteredShift, sideOf, type Taking } from '../rostered-shift/rostered-shift';
import { mostOfNote, mostOfReason, shiftSwap, swapDecision, type ShiftSwap } from './shift-swap';
import { sentences } from '../../../kernel/text/listed';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

type Swap = Row<ShiftSwap>;
interface Given {
  id: string;
  version: number;
  employeeId: string;
  date: PlainDate;
  shiftId: string;
}
type Parties = Pick<Swap, 'employeeId' | 'peerId' | 'givesId' | 'takesId'>;

const isChanged: Text = t('shift_swap.is_changed');
const changed = () => conflict(isChanged);

/** Both shifts as they stand; null where one is no longer published, somebody else's, or its day has come. */
async function standingShifts(
  ctx: Ctx,
  { employeeId, peerId, givesId, takesId }: Parties,
  lock: string,
): Promise<{ gives: Given; takes: Given | null } | null> {
  const { rows } = await ctx.tx.query<Given>(
    `select id, version, employee_id as "employeeId", date, shift_id as "shiftId" from rostered_shift
     where company_id = $1 and id = any($2::char(24)[]) and state = 'published' and deleted_at is null and date > $3
       order by id ${lock}`,
    [ctx.companyId, [givesId, ...(takesId ? [takesId] : [])], todayIn(ctx)],
  );
  const gives = rows.find(({ id, employeeId: whose }) => id === givesId && whose === employeeId);
  const takes = rows.find(({ id, employeeId: whose }) => id === takesId && whose === peerId) ?? null;
  return gives && (!takesId || takes) ? { gives, takes } : null;
}

async function shiftsOfSwap(ctx: Ctx, parties: Parties): Promise<{ gives: Given; takes: Given | null }> {
  const both = await standingShifts(ctx, parties, 'for no key update');
  if (!both) throw changed();
  return both;
}

/** What would stand against a swap, each with the side it is told of. */
async function concernsOf(
  ctx: Ctx,
  { employeeId, peerId }: Parties,
  gives: Given,
  takes: Given | null,
): Promise<(SwapConcern & { field: string })[]> {
  const dates = [gives.date, ...(takes ? [takes.date] : [])].sort();
  const [from, to] = [dates[0]!, dates.at(-1)!];
  const peers = problemOfTaking(await sideOf(ctx, peerId, from, to), gives, takes?.id ?? null);
  const own = takes && problemOfTaking(await sideOf(ctx, employeeId, from, to), takes, gives.id);
  const told = (field: string, side: Text, taking: Taking | null) =>
    [...(taking?.refusal ? [taking.refusal] : []), ...(taking?.warnings ?? [])].map((text) => ({
      field,
      text: sentences([side, text]),
      refuses: text === taking?.refusal,
    }));
  const gaps = await gapsOfMoves(ctx, [
    { date: gives.date, shiftId: gives.shiftId, from: employeeId, to: peerId },
    ...(takes ? [{ date: takes.date, shiftId: takes.shiftId, from: peerId, to: employeeId }] : []),
  ]);
  return [
    ...told('peerId', t('shift_swap.colleague'), peers),
    ...told('takesId', t('shift_swap.who_asks'), own),
    ...gaps.map(({ from, text }) => ({ field: from === employeeId ? 'peerId' : 'takesId', text, refuses: true })),
  ];
}

/**
 * Refuses what would break rest, hours, leave, minimum cover or, unless the company only warns of that, a licence or a
 * skill of either side, as things stand now.
 */
async function refuseClashes(ctx: Ctx, parties: Parties, gives: Given, takes: Given | null): Promise<void> {
  const refusal = (await concernsOf(ctx, parties, gives, takes)).find(({ refuses }) => refuses);
  if (refusal) throw conflict(refusal.text, refusal.field);
}

/** Something that speaks against a swap. `refuses`: it cannot be accepted or approved as things stand. */
export interface SwapConcern {
  text: Text;
  refuses: boolean;
}

/** What speaks against a swap that waits, as things stand now. */
export async function concernsOfSwap(ctx: Ctx, id: string): Promise<SwapConcern[]> {
  const swap = await oneRecord(ctx, shiftSwap, id, 'read');
  if (swap.state !== 'requested' && swap.state !== 'accepted_by_peer') return [];
  const both = await standingShifts(ctx, swap, '');
  return both ? concernsOf(ctx, swap, both.gives, both.takes) : [{ text: isChanged, refuses: true }];
}

export interface SwapAsked {
  givesId: string;
  peerId: string;
  takesId?: string | null;
  note?: string | null;
}

/** Asks a colleague of one's own department to take a shift, or to swap it. */
export async function askForSwap(ctx: Ctx, { givesId, peerId, takesId = null, note = null }: SwapAsked): Promise<Swap> {
  const { employeeId } = ctx.user;
  if (!employeeId || !mayDo(ctx.ability, 'create', shiftSwap, { employeeId })) throw forbidden();
  if (
    ![givesId, peerId, takesId ?? givesId].every(isId) ||
    !(await colleaguesOf(ctx, employeeId)).some(({ id }) => id === peerId)
  )
    throw notFound();
  const words = noteIn(note, mostOfNote);
  const parties = { employeeId, peerId, givesId, takesId };
  const { gives, takes } = await shiftsOfSwap(ctx, parties);
  const {
    rows: [waiting],
  } = await ctx.tx.query(
    `select 1 from shift_swap where company_id = $1 and deleted_at is null
      and state in ('requested', 'accepted_by_peer') and (gives_id = any($2::char(24)[])
      or takes_id = any($2::char(24)[]))`,
    [ctx.companyId, [givesId, ...(takesId ? [takesId] : [])]],
  );
  if (waiting) throw conflict(t('shift_swap.swap_shifts_waits_already_settle'));
  await refuseClashes(ctx, parties, gives, takes);
  const date = takes && takes.date < gives.date ? takes.date : gives.date;
  const values = {
    ...parties,
    date,
    note: words,
    state: 'requested',
    decidedById: null,
    decidedAt: null,
    decisionNote: null,
    deletedAt: null,
  };
  return (await writeRows(ctx, shiftSwap, [{ id: newId(), values }], 'ask'))[0]!;
}

function accepted(ctx: Ctx, swap: Swap, action: SwapAction): { to: SwapState; repeated: boolean } {
  const decision = swapDecision(ctx, swap, action);
  if (!decision.allowed) throw conflict(decision.because);
  return decision;
}

/** The colleague's answer; accepting is refused where something stands against it by now. */
export async function answerSwap(ctx: Ctx, id: string, version: number, isAccepted: boolean): Promise<Swap> {
  const swap = await lockedRecord(ctx, shiftSwap, id, 'read');
  const action = isAccepted ? 'accept' : 'decline';
  const { to, repeated } = accepted(ctx, swap, action);
  if (repeated) return swap;
  if (isAccepted) {
    const { gives, takes } = await shiftsOfSwap(ctx, swap);
    await refuseClashes(ctx, swap, gives, takes);
  }
  return saveRecord(ctx, shiftSwap, { ...swap, version }, { state: to }, isAccepted ? 'agree' : 'decline');
}

export async function cancelSwap(ctx: Ctx, id: string, version: number): Promise<Swap> {
  const swap = await lockedRecord(ctx, shiftSwap, id, 'cancel');
  const { to, repeated } = accepted(ctx, swap, 'cancel');
  return repeated ? swap : saveRecord(ctx, shiftSwap, { ...swap, version }, { state: to }, 'cancel');
}

/** Approves and does a swap, both sides looked at anew, or rejects it with a reason. */
export async function decideAboutSwap(
  ctx: Ctx,
  action: 'approve' | 'reject',
  id: string,
  version: number,
  note: string | null,
): Promise<Swap> {
  const swap = await lockedRecord(ctx, shiftSwap, id, action);
  const { to, repeated } = accepted(ctx, swap, action);
  if (repeated) return swap;
  const because = action === 'reject' ? reasonIn(note ?? '', mostOfReason) : noteIn(note, mostOfReason);
  const both = action === 'approve' ? await shiftsOfSwap(ctx, swap) : null;
  if (both) await refuseClashes(ctx, swap, both.gives, both.takes);
  if (
    (await advanceApproval(ctx, shiftSwap, swap, action === 'approve' ? 'approved' : 'rejected', because)) === 'later'
  )
    return oneRecord(ctx, shiftSwap, id, action);
  if (both) {
    const { gives, takes } = both;
    const moves = [{ id: gives.id, version: gives.version, values: { employeeId: swap.peerId, fromPattern: false } }];
    if (takes)
      moves.push({ id: takes.id, version: takes.version, values: { employeeId: swap.employeeId, fromPattern: false } });
    await writeRows(ctx, rosteredShift, moves, 'swap');
  }
  const decided = {
    state: both ? 'applied' : to,
    decidedById: ctx.user.id,
    decidedAt: ctx.now,
    ...(action === 'reject' && { decisionNote: because }),
  };
  return saveRecord(ctx, shiftSwap, { ...swap, version }, decided, action, because ?? undefined);
}

/** Ends what nobody has decided about before its day. */
export const expireSwaps = (services: Services): Promise<void> =>
  inEachCompany(
    services,
    async (ctx) => {
      const { rows } = await ctx.tx.query<{ id: string; version: number }>(
        `select id, version from shift_swap where company_id = $1 and state in ('requested', 'accepted_by_peer')
          and date <= $2 and deleted_at is null for no key update`,
        [ctx.companyId, todayIn(ctx)],
      );
      await writeRows(
        ctx,
        shiftSwap,
        rows.map((row) => ({ ...row, values: { state: 'expired' } })),
        'expire',
      );
    },
    'open',
  );

export interface Colleague {
  id: string;
  name: string;
  shifts: { id: string; date: PlainDate; title: string }[];
}

const mostColleagues = 100;

/** Who works in the department of an employee besides them. */
async function colleaguesOf(ctx: Ctx, employeeId: string): Promise<Omit<Colleague, 'shifts'>[]> {
  const { rows } = await ctx.tx.query<Omit<Colleague, 'shifts'>>(
    `select e.id, concat_ws(' ', e.first_name, e.last_name) as name from ${employeeRows('department_id')} me
      join ${employeeRows('first_name', 'last_name', 'department_id', 'status', 'exit_date')} e
        on e.company_id = me.company_id and e.department_id = me.department_id and e.id <> me.id
     where me.company_id = $1 and me.id = $2 and e.deleted_at is null and e.status <> 'draft'
       and (e.exit_date is null or e.exit_date >= $3) order by 2, 1 limit ${mostColleagues}`,
    [ctx.companyId, employeeId, todayIn(ctx)],
  );
  return rows;
}

/** With whom one may swap: colleagues of one's department and their published shifts of the weeks to come. */
export async function swapColleagues(ctx: Ctx, until: PlainDate): Promise<Colleague[]> {
  const { employeeId } = ctx.user;
  if (!employeeId || !mayDo(ctx.ability, 'create', shiftSwap, { employeeId })) return [];
  const people = await colleaguesOf(ctx, employeeId);
  const { rows } = await ctx.tx.query<{ id: string; employeeId: string; date: PlainDate; title: string }>(
    `select r.id, r.employee_id as "employeeId", r.date, s.title from rostered_shift r join shift s
      on s.company_id = r.company_id and s.id = r.shift_id
     where r.company_id = $1 and r.employee_id = any($2::char(24)[]) and r.state = 'published' and r.deleted_at is null
       and r.date > $3 and r.date <= $4 order by r.date, s.title limit 3000`,
    [ctx.companyId, people.map(({ id }) => id), todayIn(ctx), until],
  );
  return people.map((person) => ({
    ...person,
    shifts: rows.filter((row) => row.employeeId === person.id).map(({ id, date, title }) => ({ id, date, title })),
  }));
}
