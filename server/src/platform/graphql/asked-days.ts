import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { reachInWords, spanOf, type DateReach } from '../../kernel/dates/date-reach';
import { allAreas } from '../records/area';
import { asked } from './asked-days-list';
import type { Ctx } from '../context';
import { invalid } from '../errors';
import { isPlainDate } from './scalars';
import type { Text } from '../text';
import { todayIn } from '../today';
import { t } from '../texts/text';

/** What is wrong with a day somebody gave; nothing where it lies near enough. */
export function problemWithDay(day: unknown, reach: DateReach, today: string, isOptional = false): Text | undefined {
  const { from, to } = spanOf(reach, today);
  if (typeof day === 'string' && isPlainDate(day) && day >= from && day <= to) return undefined;
  return isOptional ? t('asked_days.give_day_leave_empty_where', { from, to }) : t('asked_days.give_day', { from, to });
}

/** A day somebody asks about, where no schema says how far away it may lie. */
export function refuseFarDay(ctx: Ctx, field: string, day: string, reach: DateReach = 'planned'): void {
  const problem = problemWithDay(day, reach, todayIn(ctx));
  if (problem) throw invalid(field, problem);
}

const month: Text = t('asked_days.month');

/** A month somebody asks about, written YYYY-MM; refused where it is none or lies too far away. */
export function refuseFarMonth(ctx: Ctx, field: string, period: string): void {
  if (!isPlainDate(`${period}-01`)) throw invalid(field, month);
  const { from, to } = spanOf('planned', todayIn(ctx));
  if (period >= from.slice(0, 7) && period <= to.slice(0, 7)) return;
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  throw invalid(field, t('asked_days.give_month', { first, last }));
}

type Check = (ctx: Ctx, value: unknown, at: string) => void;

/**
 * Every day that is taken by an argument, or by an input in it, must say how far away it may lie: fields of records
 * where they are declared, all others in the list of asked days. Who asks for one farther away is refused before
 * anything runs.
 */
export function boundAskedDays(schema: GraphQLSchema): void {
  const ofFields = new Map<string, DateReach>(
    allAreas().flatMap(({ name, fields }) =>
      [...fields.values()].flatMap((meta): [string, DateReach][] =>
        meta.kind !== 'date' && meta.kind !== 'instant'
          ? []
          : ['Input', 'Changes'].map((kind) => [`${name}${kind}.${meta.name}`, meta.reach ?? 'kept']),
      ),
    ),
  );
  const checks = new Map<string, Check | null>();

  function checkOf(
    type: GraphQLInputType,
    coordinate: string,
    described: GraphQLArgument | GraphQLInputField,
  ): Check | null {
    if (isNonNullType(type)) return checkOf(type.ofType as GraphQLInputType, coordinate, described);
    if (isListType(type)) {
      const each = checkOf(type.ofType as GraphQLInputType, coordinate, described);
      return (
        each &&
        ((ctx, value, at) => {
          for (const one of Array.isArray(value) ? value : [value]) each(ctx, one, at);
        })
      );
    }
    if (isInputObjectType(type)) return checkOfInput(type.name, () => Object.values(type.getFields()));
    const { name } = getNamedType(type);
    if (name !== 'Date' && name !== 'DateTime') return null;
    const reach = /^(Date|Instant)Filter\./.test(coordinate) ? 'kept' : (ofFields.get(coordinate) ?? asked[coordinate]);
    if (!reach)
      throw new Error(`the day ${coordinate} must say how far away it may lie: platform/graphql/asked-days-list.ts`);
    if (reachInWords[reach]) described.description = `${described.description ?? ''} ${reachInWords[reach]}`.trim();
    return (ctx, value, at) => refuseFarDay(ctx, at, value instanceof Date ? utcDay(value) : String(value), reach);
  }

  function checkOfInput(name: string, fieldsOf: () => GraphQLInputField[]): Check | null {
    const known = checks.get(name);
    if (known !== undefined) return known;
    let inner: [string, Check][] = [];
    // An input may hold itself, as filters do: what it checks is known once all of it was looked at.
    const check: Check = (ctx, value) => {
      const values = value as Record<string, unknown>;
      for (const [field, each] of inner) {
        const given = values[field];
        if (given !== undefined && given !== null) each(ctx, given, field);
      }
    };
    checks.set(name, check);
    inner = fieldsOf().flatMap((field): [string, Check][] => {
      const each = checkOf(field.type, `${name}.${field.name}`, field);
      return each ? [[field.name, each]] : [];
    });
    if (!inner.some(([, each]) => each !== check)) checks.set(name, null);
    return checks.get(name) ?? null;
  }

  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const inner = field.args.flatMap((arg): [string, Check][] => {
        const check = checkOf(arg.type, `${field.name}.${arg.name}`, arg);
        return check ? [[arg.name, check]] : [];
      });
      const { resolve } = field;
      if (!inner.length || !resolve) continue;
      field.resolve = (source, args: Record<string, unknown>, ctx: Ctx, info) => {
        // Who is not signed in is told so, by whatever they ask for.
        if (ctx.session)
          for (const [name, check] of inner)
            if (args[name] !== undefined && args[name] !== null) check(ctx, args[name], name);
        return resolve(source, args, ctx, info);
      };
    }
  }
}

/** The day of an instant in UTC; a year of more than four digits is beyond all that may be asked for. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, at.toISOString().indexOf('T'));
