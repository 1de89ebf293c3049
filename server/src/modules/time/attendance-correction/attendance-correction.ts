import { placePresence } from '../domain/attendance';
import {
  correctionProcedure,
  isSettledByPay,
  type CorrectionAction,
  type CorrectionState,
} from '../domain/attendance-correction';
import { offersStep } from '../../../kernel/state-machine';
import { decidersSql, isDecider } from '../../../platform/approval/approval';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { Question } from '../../../platform/question';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { todayIn } from '../../../platform/today';
import { closedMonths, refuseOutsideEmployment, worksRoundTheClock } from '../attendance/attendance';
import { zonesOf } from '../../organisation/work-location/work-location';
import { t } from '../texts/text';

export const CorrectionStatus = choiceOf(
  'AttendanceCorrectionStatus',
  'Where a correction stands; only an approved one changes the day.',
  {
    draft: 'Being written; nobody has to decide.',
    submitted: 'Waits for a decision.',
    approved: 'Agreed: the day stands as it says.',
    rejected: 'Refused; the day stays as it is.',
    cancelled: 'Taken back.',
  },
);

const clock = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, example: '08:00' };

@record('AttendanceCorrection', 'What an employee says a day of theirs really was, and what became of that.')
export class AttendanceCorrection extends CompanyRecord {
  @field.reference('Employee', { description: 'Whose day it is.', write: 'create', search: true }) employeeId!: string;
  @field.date({ reach: 'planned', description: 'The day they came in.' }) date!: string;
  @field.text({ description: 'When they came in, HH:mm.', ...clock }) timeIn!: string;
  @field.text({ description: 'When they went out, HH:mm; not later than the time in it is on the next day.', ...clock })
  timeOut!: string;
  @field.text({ description: 'Why the day is otherwise.', max: 250, search: true }) reason!: string;
  @field.choice(CorrectionStatus, { description: 'Where it stands.', initial: 'draft', write: 'never' })
  status!: CorrectionState;
  @field.text({ description: 'Why it was rejected.', max: 250, optional: true, write: 'never' }) statusReason!:
    | string
    | null;
  @field.reference('User', { description: 'Who asked for it.', optional: true, write: 'never' }) requestedById!:
    | string
    | null;
  @field.reference('User', { description: 'Who decided.', optional: true, write: 'never' }) decidedById!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) decidedAt!: Date | null;
  @field.computed(
    'text',
    `select m.period from attendance_month m where m.company_id = t.company_id and m.employee_id = t.employee_id
      and m.period = to_char(t.date, 'YYYY-MM') and m.state = 'closed' and m.deleted_at is null`,
    {
      description:
        'The month of its day, where that is closed: what the correction changes is settled by the next pay.',
      optional: true,
    },
  )
  closedMonth!: string | null;
  @field.computed('text', decidersSql('AttendanceCorrection'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
}

type Correction = Row<AttendanceCorrection>;

/** Nobody decides about their own day, nor about what they asked for. */
export const isOwn = (
  ctx: Ctx,
  { employeeId, requestedById }: Pick<Correction, 'employeeId' | 'requestedById'>,
): boolean => requestedById === ctx.user.id || employeeId === ctx.user.employeeId;

const offers =
  (action: CorrectionAction) =>
  ({ status }: Correction): boolean =>
    offersStep(correctionProcedure, status, action);
const decides =
  (action: CorrectionAction) =>
  (row: Correction, ctx: Ctx): boolean =>
    offers(action)(row) && !isOwn(ctx, row) && isDecider(row, ctx);

/**
 * The instants it proposes by the clock of who was there; refused where the clock never showed them or they lie ahead.
 */
export async function proposedSpan(
  ctx: Ctx,
  { employeeId, date, timeIn, timeOut }: Pick<Correction, 'employeeId' | 'date' | 'timeIn' | 'timeOut'>,
): Promise<{ startedAt: Date; endedAt: Date; zone: string }> {
  const zone = (await zonesOf(ctx, [employeeId])).on(employeeId, date);
  const isWholeDay = timeIn === timeOut && (await worksRoundTheClock(ctx, { employeeId, date }));
  const placed = placePresence({ date, timeIn: `${timeIn}:00`, timeOut: `${timeOut}:00`, isWholeDay }, zone);
  if (!placed.placed) throw invalid(placed.field, placed.because);
  if (placed.endedAt! > +ctx.now) throw invalid('timeOut', t('attendance_correction.lies_future_give_time_has'));
  return { startedAt: new Date(placed.startedAt), endedAt: new Date(placed.endedAt!), zone };
}

/** How many months back a payroll looks at what changed in closed ones. */
export const monthsSettledByPay = new Question<number>();

/** Closed months are corrected as long as pay settles what changes in them. */
export async function refuseTooLate(
  ctx: Ctx,
  { employeeId, date }: Pick<Correction, 'employeeId' | 'date'>,
): Promise<void> {
  const period = date.slice(0, 7);
  if (
    isSettledByPay(period, todayIn(ctx), monthsSettledByPay.answer) ||
    !(await closedMonths(ctx, [employeeId], date, date)).size
  )
    return;
  throw conflict(t('attendance_correction.attendance_closed_too_long_ago', { period }), 'date');
}

async function validateAttendanceCorrection(ctx: Ctx, after: Correction): Promise<void> {
  if (after.deletedAt) return;
  await refuseOutsideEmployment(ctx, after.employeeId, after.date);
  await refuseTooLate(ctx, after);
  await proposedSpan(ctx, after);
}

const asked = {
  users: ['requestedById'] as const,
  employees: ['employeeId'] as const,
  facts: { employee: 'employeeId', date: 'date' } as const,
};

export const attendanceCorrection = defineArea('AttendanceCorrection', AttendanceCorrection, {
  one: 'attendanceCorrection',
  many: 'attendanceCorrections',
  label: t('attendance_correction.correction'),
  page: '/attendance-corrections?open=:id',
  menu: { group: 'time', title: t('attendance_correction.menu'), icon: 'solution', after: 'AttendanceMonth' },
  sort: 'date',
  descending: true,
  person: 'employeeId',
  stateFields: ['status', 'employeeId', 'requestedById', 'deciders'],
  isEditable: ({ status }) => status === 'draft' || status === 'rejected',
  ownMatter: { may: ['submit', 'cancel'], waits: ({ status }) => status === 'draft' || status === 'rejected' },
  prepare: (ctx): Values => ({ requestedById: ctx.user.id }),
  guard: validateAttendanceCorrection,
  verbs: { submit: offers('submit'), approve: decides('approve'), reject: decides('reject'), cancel: offers('cancel') },
  notifies: [
    {
      kind: 'correction_submitted',
      on: ['submit'],
      whoMay: 'approve',
      butNot: ['requestedById'],
      until: ['approve', 'reject', 'cancel', 'delete'],
      facts: asked.facts,
    },
    {
      kind: 'correction_approved',
      on: ['approve'],
      users: [...asked.users],
      employees: [...asked.employees],
      facts: asked.facts,
    },
    {
      kind: 'correction_rejected',
      on: ['reject'],
      users: [...asked.users],
      employees: [...asked.employees],
      facts: asked.facts,
    },
  ],
});
