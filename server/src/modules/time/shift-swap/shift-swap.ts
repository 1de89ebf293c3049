import { Index } from 'typeorm';
import { decideSwap, type SwapAction, type SwapState } from '../domain/roster/shift-swap';
import { decidersSql, isDecider } from '../../../platform/approval/approval';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

export const ShiftSwapState = choiceOf('ShiftSwapState', 'How far a swap is.', {
  requested: 'Waits for the colleague.',
  accepted_by_peer: 'The colleague agrees; waits for a decision.',
  approved: 'Agreed by who decides; the shifts are about to change hands.',
  applied: 'The shifts have changed hands.',
  declined: 'The colleague does not want it.',
  rejected: 'Refused by who decides.',
  cancelled: 'Taken back by who asked.',
  expired: 'Nobody answered before its day came.',
});

const nameOf = (column: string) =>
  `select concat_ws(' ', e.first_name, e.last_name) from ${employeeRows('first_name', 'last_name')} e
    where e.company_id = t.company_id and e.id = t.${column}`;
const shiftOf = (column: string) =>
  `select s.title from rostered_shift r join shift s on s.company_id = r.company_id and s.id = r.shift_id
    where r.company_id = t.company_id and r.id = t.${column}`;
const dayOf = (column: string) =>
  `select r.date from rostered_shift r where r.company_id = t.company_id and r.id = t.${column}`;
const never = { write: 'never' } as const;
export const mostOfNote = 250;
export const mostOfReason = 500;

@record('ShiftSwap', "Somebody asks a colleague to take a shift of theirs, or to swap it for one of the colleague's.")
@Index('shift_swap_open', ['companyId', 'givesId'], {
  unique: true,
  where: `deleted_at IS NULL AND state IN ('requested', 'accepted_by_peer')`,
})
export class ShiftSwap extends CompanyRecord {
  @field.reference('Employee', { ...never, description: 'Who asks.', search: true }) employeeId!: string;
  @field.computed('text', nameOf('employee_id'), { description: 'Name of who asks.' }) askerName!: string;
  @field.reference('Employee', { ...never, description: 'The colleague who is asked.', search: true }) peerId!: string;
  @field.computed('text', nameOf('peer_id'), { description: 'Name of the colleague.' }) peerName!: string;
  @field.reference('RosteredShift', { ...never, description: 'The shift they give.' }) givesId!: string;
  @field.computed('text', shiftOf('gives_id'), { description: 'What that shift is called.' }) givesTitle!: string;
  @field.computed('date', dayOf('gives_id'), { description: 'Its day.' }) givesDate!: string;
  @field.reference('RosteredShift', {
    ...never,
    description: 'The shift they take for it; empty where the colleague takes theirs and gives none.',
    optional: true,
  })
  takesId!: string | null;
  @field.computed('text', shiftOf('takes_id'), { description: 'What that shift is called.', optional: true })
  takesTitle!: string | null;
  @field.computed('date', dayOf('takes_id'), { description: 'Its day.', optional: true }) takesDate!: string | null;
  @field.date({ ...never, description: 'The earlier of the two days; after it the swap has expired.' }) date!: string;
  @field.text({ ...never, description: 'What they write to the colleague.', max: mostOfNote, optional: true }) note!:
    | string
    | null;
  @field.choice(ShiftSwapState, { ...never, description: 'How far it is.', initial: 'requested' }) state!: SwapState;
  @field.reference('User', { ...never, description: 'Who approved or rejected it.', optional: true }) decidedById!:
    | string
    | null;
  @field.instant({ ...never, description: 'When that was.', optional: true }) decidedAt!: Date | null;
  @field.text({ ...never, description: 'Why it was rejected.', max: mostOfReason, optional: true }) decisionNote!:
    | string
    | null;
  @field.computed('text', decidersSql('ShiftSwap'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.derivedInContext<Row<ShiftSwap>>(
    () => Boolean,
    ['state', 'peerId'],
    (row, ctx) => row.state === 'requested' && row.peerId === ctx.user.employeeId,
    'Whether you are the colleague who has to answer.',
  )
  mayAnswer!: boolean | null;
}

export const swapDecision = (ctx: Ctx, { state, employeeId, peerId }: Row<ShiftSwap>, action: SwapAction) =>
  decideSwap({ state, requesterId: employeeId, peerId }, action, ctx.user.employeeId);

const allows =
  (action: SwapAction) =>
  (row: Row<ShiftSwap>, ctx: Ctx): boolean => {
    const decision = swapDecision(ctx, row, action);
    return decision.allowed && !decision.repeated;
  };
const decides =
  (action: SwapAction) =>
  (row: Row<ShiftSwap>, ctx: Ctx): boolean =>
    allows(action)(row, ctx) && isDecider(row, ctx);
const facts = { employee: 'employeeId', peer: 'peerId', date: 'givesDate', shift: 'givesTitle' } as const;
const ended = ['approve', 'reject', 'cancel', 'expire'];

export const shiftSwap = defineArea('ShiftSwap', ShiftSwap, {
  one: 'shiftSwap',
  many: 'shiftSwaps',
  label: t('shift_swap.swap_shifts'),
  page: '/shift-swaps?open=:id',
  menu: { group: 'time', title: t('shift_swap.menu'), icon: 'branches', after: '/roster' },
  sort: 'date',
  descending: true,
  title: 'givesTitle',
  person: 'employeeId',
  sharedWith: 'peerId',
  stateFields: ['state', 'employeeId', 'peerId', 'deciders'],
  isEditable: () => false,
  keeps: 'false',
  verbs: { approve: decides('approve'), reject: decides('reject'), cancel: allows('cancel') },
  notifies: [
    { kind: 'swap_asked', on: ['ask'], employees: ['peerId'], until: ['agree', 'decline', ...ended], facts },
    { kind: 'swap_declined', on: ['decline'], employees: ['employeeId'], facts },
    { kind: 'swap_waiting', on: ['agree'], whoMay: 'approve', until: ended, facts },
    { kind: 'swap_approved', on: ['approve'], employees: ['employeeId', 'peerId'], facts },
    { kind: 'swap_rejected', on: ['reject'], employees: ['employeeId', 'peerId'], facts },
  ],
});
