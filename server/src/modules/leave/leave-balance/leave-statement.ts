import { Field, ID, Int, ObjectType } from 'type-graphql';
import { balanceAt, type TraceLine } from '../domain/ledger/ledger';
import { lineInWords, ruleInWords } from '../domain/ledger/rule-words';
import { daysOfUnits } from '../domain/type/leave-type';
import { mayDo } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { choiceOf } from '../../../platform/records/fields';
import { isId } from '../../../platform/records/ids';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { todayIn } from '../../../platform/today';
import {
  availableFrom,
  hasPlan,
  isFor,
  ledgerOf,
  linesDue,
  planOf,
  takenBy,
  waitingKey,
  waitingOf,
} from '../leave-ledger-entry/leave-ledger-entry';
import { leaveTypesOf, titleOf } from '../leave-type/leave-type';
import { calendarOf } from '../../organisation/work-calendar/work-calendar';
import { leaveBalance } from './leave-balance';
import { say } from '../../../platform/text';

const LeaveTraceKind = choiceOf('LeaveTraceKind', 'What a line of a statement is.', {
  opening: 'Days brought along from before the ledger.',
  accrual: 'Days granted by the plan of the type.',
  allocation: 'Days given by hand.',
  carry_over: 'Days taken along from the leave year before.',
  lapse: 'Days that ended with their leave year.',
  consumption: 'Days taken as leave.',
  reversal: 'A line before it is taken back, whole or in part.',
  encashment: 'Days paid out.',
  adjustment: 'A correction.',
  expiry: 'Days not used by the day until which they could be.',
});

@ObjectType('LeaveLot', { description: 'Days given together, and what is left of them.' })
class LeaveLot {
  @Field(() => DecimalScalar, { description: 'Days left.', simple: true }) days!: string;
  @Field(() => DateScalar, { description: 'The day they were given for.', simple: true }) since!: string;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Until when they can be used; empty without end.',
    simple: true,
  })
  expiresOn!: string | null;
}

@ObjectType('LeaveTraceLot', { description: 'What a line took from days given before.' })
class LeaveTraceLot {
  @Field(() => DecimalScalar, { description: 'Days taken.', simple: true }) days!: string;
  @Field(() => DateScalar, { nullable: true, description: 'When those had been given.', simple: true }) givenOn!:
    | string
    | null;
  @Field(() => DateScalar, { nullable: true, description: 'Until when they could be used.', simple: true }) expiresOn!:
    | string
    | null;
}

@ObjectType('LeaveTraceLine', { description: 'One step of the way to a balance.' })
class LeaveTraceLine {
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => LeaveTraceKind, { description: 'What it is.', simple: true }) kind!: string;
  @Field(() => DecimalScalar, { description: 'Days given, or taken where below zero.', simple: true }) days!: string;
  @Field(() => DecimalScalar, { description: 'The balance after it.', simple: true }) balance!: string;
  @Field(() => DateScalar, { nullable: true, description: 'Until when what is given can be used.', simple: true })
  expiresOn!: string | null;
  @Field(() => [LeaveTraceLot], { description: 'From which days what is taken was taken.', simple: true })
  from!: LeaveTraceLot[];
  @Field(() => Boolean, { description: 'Whether it is foreseen only and not in the ledger yet.', simple: true })
  isForeseen!: boolean;
  @Field(() => ID, { nullable: true, description: 'The request it comes from.', simple: true }) leaveId!: string | null;
  @Field(() => String, { nullable: true, description: 'Why, where somebody said so.', simple: true }) reason!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'By which rule, with its figures and days, where nobody entered it; in the language of the request.',
    simple: true,
  })
  rule!: string | null;
}

@ObjectType('LeaveStatement', {
  description: 'What somebody has of a type of leave on a day, and how that came to be.',
})
export class LeaveStatement {
  @Field(() => ID, { description: 'Which type of leave.', simple: true }) typeId!: string;
  @Field(() => String, { description: 'Its name in the language of the request.', simple: true }) title!: string;
  @Field(() => String, { description: 'Its colour, as in CSS.', simple: true }) colour!: string;
  @Field(() => Boolean, { description: 'Whether only days granted before can be taken.', simple: true })
  requiresAllocation!: boolean;
  @Field(() => DateScalar, { description: 'As of when it holds.', simple: true }) day!: string;
  @Field(() => DecimalScalar, { description: 'Days that can be used on it.', simple: true }) balance!: string;
  @Field(() => DecimalScalar, { description: 'Days asked for and not decided, on whatever day.', simple: true })
  waiting!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Days that can still be asked for from the day on, with all that is approved and asked for, and what will be granted until then; empty where the type needs no balance.',
    simple: true,
  })
  available!: string | null;
  @Field(() => Int, { description: 'Minutes of a day as a rule, for parts of days.', simple: true })
  dayMinutes!: number;
  @Field(() => [String], {
    description:
      'The rules days are granted and carried over by, with the day they hold from, in the language of the request; none where days are not granted.',
    simple: true,
  })
  rules!: string[];
  @Field(() => [LeaveLot], { description: 'What it consists of, what ends first in front.', simple: true })
  lots!: LeaveLot[];
  @Field(() => [LeaveTraceLine], { description: 'Line by line, oldest first.', simple: true }) trace!: LeaveTraceLine[];
}

/**
 * Statements of every type in use, or of one, at the end of a day gone by or to come; of whose balances one may read.
 */
export async function leaveStatements(
  ctx: Ctx,
  employeeId: string,
  day: string | undefined,
  typeId: string | undefined,
): Promise<LeaveStatement[]> {
  if (!isId(employeeId) || !mayDo(ctx.ability, 'read', leaveBalance, { employeeId })) throw notFound();
  const person = (await ledgerOf(ctx, [employeeId])).get(employeeId);
  if (!person) throw notFound();
  const through = day ?? todayIn(ctx);
  const asked = await waitingOf(ctx, [employeeId]);
  const { dayMinutes } = await calendarOf(ctx, employeeId);
  return (await leaveTypesOf(ctx))
    .filter((type) => !type.deletedAt && (!typeId || String(type.id) === typeId))
    .flatMap((type): LeaveStatement[] => {
      const ledger = person.byType.get(String(type.id)) ?? [];
      const waiting = asked.get(waitingKey(employeeId, String(type.id))) ?? [];
      if (!ledger.length && !waiting.length && !(type.requiresAllocation && isFor(type, person)) && !typeId) return [];
      const known = new Map(ledger.map((line) => [line.key, line]));
      const foreseen = linesDue(type, person, ledger, through);
      const all = new Map([...ledger, ...foreseen].map((line) => [line.key, line]));
      const { days, lots, trace } = balanceAt([...ledger, ...foreseen], through);
      const plan = hasPlan(type) ? planOf(type) : null;
      const ruleOf = (key: string): string | null => {
        const line = all.get(key);
        const words = plan && line && lineInWords(plan, person, line);
        return words ? say(words, ctx.locale) : null;
      };
      const told = (line: TraceLine): LeaveTraceLine => ({
        date: line.date,
        kind: line.kind,
        days: daysOfUnits(line.amount),
        balance: daysOfUnits(line.balance),
        expiresOn: line.expiresOn ?? null,
        from: (line.from ?? []).map(({ key, amount }) => ({
          days: daysOfUnits(amount),
          givenOn: all.get(key)?.effectiveDate ?? null,
          expiresOn: all.get(key)?.expiresOn ?? null,
        })),
        isForeseen: !known.has(line.key) || (line.date > todayIn(ctx) && line.kind === 'expiry'),
        leaveId: known.get(line.key)?.source === 'EmployeeLeave' ? known.get(line.key)!.sourceId : null,
        reason: known.get(line.key)?.reason ?? null,
        rule: line.kind === 'expiry' ? null : ruleOf(line.key),
      });
      return [
        {
          typeId: String(type.id),
          title: titleOf(type, ctx),
          colour: type.colour,
          requiresAllocation: type.requiresAllocation,
          day: through,
          balance: daysOfUnits(days),
          waiting: daysOfUnits(takenBy(waiting)),
          available: type.requiresAllocation
            ? daysOfUnits(availableFrom(type, person, ledger, waiting, through))
            : null,
          dayMinutes,
          rules: plan ? ruleInWords(plan, through).map((text) => say(text, ctx.locale)) : [],
          lots: lots.map(({ left, since, expiresOn }) => ({ days: daysOfUnits(left), since, expiresOn })),
          trace: trace.map(told),
        },
      ];
    });
}
