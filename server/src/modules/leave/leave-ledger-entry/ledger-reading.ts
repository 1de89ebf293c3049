import type { WorkedMonth } from '../domain/ledger/accrual';
import { farthest } from '../../../kernel/dates/date-reach';
import { entriesDue } from '../domain/ledger/entries-due';
import {
  balanceAt,
  lowestBalance,
  lowestFrom,
  mostTaken,
  type DayUnits,
  type EntryKind,
  type LedgerEntry,
} from '../domain/ledger/ledger';
import { unitsOf } from '../domain/type/leave-type';
import { earlier } from '../../../kernel/dates/plain-date';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';
import { todayIn } from '../../../platform/today';
import type { LeaveType } from '../leave-type/leave-type';
import { calendarsOf } from '../../organisation/work-calendar/work-calendar';
import { bookedDays, daysOf, isCountable, spanColumns, type CountedLeave } from './leave-count';
import { hasPlan, isFor, planOf } from './leave-plan';
import { workedMonths } from './worked-months';
import { workingTimes } from './working-times';
import type { WorkingTime } from '../domain/ledger/working-share';
import { employeeRows } from '../../people/people.sql';

interface Line {
  id: string;
  employeeId: string;
  typeId: string;
  kind: EntryKind;
  days: string;
  effectiveDate: string;
  expiresOn: string | null;
  key: string;
  reverses: string | null;
  source: string;
  sourceId: string | null;
  reason: string | null;
  minutes: number | null;
}
export interface LedgerLine extends LedgerEntry {
  employeeId: string;
  typeId: string;
  source: string;
  sourceId: string | null;
  reason: string | null;
  minutes: number | null;
}
export interface Employed {
  id: string;
  hireDate: string;
  exitDate: string | null;
  gender: string | null;
  employeeType: string;
  worked?: WorkedMonth[];
  working?: WorkingTime;
  /** Last day anything is foreseen for; without end where it is left out. */
  horizon?: string;
}
export interface PersonsLedger extends Employed {
  byType: Map<string, LedgerLine[]>;
}

/** The ledger of these employees, of one type or of all, in the order it was written. */
export async function ledgerOf(
  ctx: Ctx,
  employeeIds: string[],
  typeId: string | null = null,
): Promise<Map<string, PersonsLedger>> {
  const about = [ctx.companyId, employeeIds];
  const { rows: people } = await ctx.tx.query<Employed & Record<string, unknown>>(
    `select id, hire_date as "hireDate", exit_date as "exitDate", gender, employee_type as "employeeType"
      from ${employeeRows('hire_date', 'exit_date', 'gender', 'employee_type')} where company_id = $1
        and id = any($2::char(24)[])`,
    about,
  );
  const { rows } = await ctx.tx.query<Line & Record<string, unknown>>(
    `select id, employee_id as "employeeId", type_id as "typeId", kind, days::text as days,
      effective_date as "effectiveDate", expires_on as "expiresOn", key, reverses,
       source, source_id as "sourceId", reason, minutes
     from leave_ledger_entry where company_id = $1 and employee_id = any($2::char(24)[])
       and ($3::char(24) is null or type_id = $3::char(24)) order by id`,
    [...about, typeId],
  );
  const worked = await workedMonths(ctx, employeeIds);
  const working = await workingTimes(ctx, employeeIds);
  const found = new Map(
    people.map((person): [string, PersonsLedger] => [
      person.id,
      {
        ...person,
        worked: worked.get(person.id),
        working: working.get(person.id),
        horizon: foreseenUntil(ctx),
        byType: new Map(),
      },
    ]),
  );
  for (const { days, ...line } of rows) {
    const ledger = found.get(line.employeeId);
    const lines = ledger?.byType.get(line.typeId) ?? [];
    lines.push({ ...line, key: planKey(line.key, line.employeeId), reverses: line.reverses, amount: unitsOf(days) });
    ledger?.byType.set(line.typeId, lines);
  }
  return found;
}

/** Keys of plans are unique for a person and a type only; in the table those two stand before them. */
export const storedKey = (key: string, employeeId: string, typeId: string): string => `${employeeId}:${typeId}:${key}`;
const planKey = (key: string, employeeId: string): string =>
  key.startsWith(`${employeeId}:`) ? key.slice(employeeId.length * 2 + 2) : key;

/** However far a row on file lies ahead, nothing is worked out for later days than one can ask about. */
const foreseenUntil = (ctx: Ctx): string => farthest('service', todayIn(ctx));
const within = (day: string, { horizon }: Employed): string => earlier(day, horizon ?? null);
const foreseenOf = <L extends LedgerEntry>(lines: readonly L[], person: Employed): L[] =>
  lines.filter(({ effectiveDate }) => effectiveDate === within(effectiveDate, person));

/** The lines the plan of a type still has to write for somebody by a day, as far ahead as days are foreseen. */
export function due(
  type: Row<LeaveType>,
  person: Employed,
  ledger: readonly LedgerEntry[],
  through: string,
): LedgerEntry[] {
  if (!hasPlan(type)) return [];
  const plan = planOf(type);
  return entriesDue(
    isFor(type, person) ? plan : { ...plan, accruals: [] },
    { hireDate: person.hireDate, exitDate: person.exitDate, worked: person.worked, working: person.working },
    ledger,
    within(through, person),
  );
}

/** Days that are asked for, as lines that would take them. */
const asTaken = (days: readonly { date: string; units: DayUnits }[]): LedgerEntry[] =>
  days
    .filter(({ units }) => units > 0)
    .map(({ date, units }): LedgerEntry => ({
      key: `asked:${date}`,
      kind: 'consumption',
      amount: -units,
      effectiveDate: date,
      expiresOn: null,
    }));

interface Around {
  before: DayUnits;
  waiting: DayUnits;
  after: DayUnits;
}

/**
 * What there would be of a type at the end of leave without it, what of that waits for other leave asked for, and what
 * is left with it.
 */
export async function balanceAround(
  ctx: Ctx,
  employeeId: string,
  type: Row<LeaveType>,
  days: readonly { date: string; units: DayUnits }[],
  ownId?: string,
): Promise<Around | null> {
  const typeId = String(type.id);
  const person = (await ledgerOf(ctx, [employeeId], typeId)).get(employeeId);
  const last = days.at(-1)?.date;
  if (!person || !last) return null;
  const ledger = person.byType.get(typeId) ?? [];
  const others = (await waitingFor(ctx, employeeId, typeId, ownId)).filter(
    ({ effectiveDate }) => effectiveDate <= last,
  );
  const at = (entries: readonly LedgerEntry[]) =>
    balanceAt([...entries, ...due(type, person, entries, last)], last).days;
  return { before: at(ledger), waiting: takenBy(others), after: at([...ledger, ...others, ...asTaken(days)]) };
}

/** Days these lines take. */
export const takenBy = (lines: readonly LedgerEntry[]): DayUnits => -lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What can still be asked for of a type from a day on, with all that is approved and asked for, and what will be
 * granted by then.
 */
export function availableFrom(
  type: Row<LeaveType>,
  person: Employed,
  written: readonly LedgerEntry[],
  waiting: readonly LedgerEntry[],
  day: string,
): DayUnits {
  const ledger = foreseenOf([...written, ...waiting], person);
  const last = ledger.reduce(
    (latest, { amount, effectiveDate }) => (amount < 0 && effectiveDate > latest ? effectiveDate : latest),
    day,
  );
  const foreseen = (units: DayUnits): LedgerEntry[] => {
    const all = [...ledger, ...asTaken([{ date: day, units }])];
    return [...all, ...due(type, person, all, last)];
  };
  const now = foreseen(0);
  return mostTaken(balanceAt(now, day).days, (units) => lowestFrom(units ? foreseen(units) : now, day));
}

export interface EncashmentAskedFor {
  id: string;
  employeeId: string;
  typeId: string;
  days: string;
}
/** Days of these employees that they ask to be paid for: of one type or all, but for one encashment. */
export const encashmentsAskedFor = new Question<
  (
    ctx: Ctx,
    employeeIds: readonly string[],
    typeId: string | null,
    ownId: string | null,
  ) => Promise<EncashmentAskedFor[]>
>();

/**
 * Leave and encashments of these employees that are asked for and not decided, by employee and type, as lines that
 * would take their days: those of leave as they are counted now, those paid out today.
 */
export async function waitingOf(
  ctx: Ctx,
  employeeIds: readonly string[],
  { typeId = null, ownId = null }: { typeId?: string | null; ownId?: string | null } = {},
): Promise<Map<string, LedgerEntry[]>> {
  const { rows } = await ctx.tx.query<CountedLeave & { id: string }>(
    `select id, employee_id as "employeeId", type_id as "typeId", ${spanColumns} from employee_leave
     where company_id = $1 and employee_id = any($2::char(24)[]) and type_id is not null
       and ($3::char(24) is null or type_id = $3) and status = 'submitted' and deleted_at is null
       and id is distinct from $4::char(24)`,
    [ctx.companyId, employeeIds, typeId, ownId],
  );
  const encashments = await encashmentsAskedFor.answer(ctx, employeeIds, typeId, ownId);
  await calendarsOf(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  const found = new Map<string, LedgerEntry[]>();
  const add = (employeeId: string, of: string, lines: LedgerEntry[]): void => {
    const key = waitingKey(employeeId, of);
    found.set(key, [...(found.get(key) ?? []), ...lines]);
  };
  for (const { id, employeeId, typeId: of, days } of encashments)
    add(employeeId, of, [
      {
        key: `waiting:${id}`,
        kind: 'encashment',
        amount: -unitsOf(days),
        effectiveDate: todayIn(ctx),
        expiresOn: null,
      },
    ]);
  for (const leave of rows.filter(isCountable)) {
    add(
      leave.employeeId,
      leave.typeId!,
      asTaken(bookedDays(await daysOf(ctx, leave))).map((line) => ({
        ...line,
        key: `waiting:${leave.id}:${line.effectiveDate}`,
      })),
    );
  }
  return found;
}

export const waitingKey = (employeeId: string, typeId: string): string => `${employeeId} ${typeId}`;

export const waitingFor = async (
  ctx: Ctx,
  employeeId: string,
  typeId: string,
  ownId?: string,
): Promise<LedgerEntry[]> =>
  (await waitingOf(ctx, [employeeId], { typeId, ownId })).get(waitingKey(employeeId, typeId)) ?? [];

interface Taking {
  days: readonly { date: string; units: DayUnits }[];
  ownId?: string;
  isDecision: boolean;
}

/**
 * The least a balance falls to with the days taken besides: with what will be granted by then, what is planned already
 * and, while it is only asked for, what else is asked for.
 */
export async function balanceFacts(
  ctx: Ctx,
  employeeId: string,
  type: Row<LeaveType>,
  { days, ownId, isDecision }: Taking,
): Promise<DayUnits | null> {
  const typeId = String(type.id);
  const person = (await ledgerOf(ctx, [employeeId], typeId)).get(employeeId);
  const taken = asTaken(days);
  if (!person || !taken.length) return null;
  const others = isDecision ? [] : await waitingFor(ctx, employeeId, typeId, ownId);
  const ledger = foreseenOf([...(person.byType.get(typeId) ?? []), ...others], person);
  const last = [...ledger, ...taken].reduce(
    (latest, { effectiveDate }) => (effectiveDate > latest ? effectiveDate : latest),
    '0001-01-01',
  );
  return lowestBalance([...ledger, ...due(type, person, [...ledger, ...taken], last)], taken);
}
