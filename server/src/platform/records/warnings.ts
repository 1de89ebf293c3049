import { Field, ObjectType } from 'type-graphql';
import { mayDo, mayDoSome } from '../access/ability';
import { problemsWithReferences } from '../code-lists/references';
import type { Ctx } from '../context';
import { forbidden, invalidFields } from '../errors';
import { say } from '../text';
import { todayIn } from '../today';
import type { Area, Row, Values } from './area';
import type { BaseRecord } from './record';
import { initialValues } from './records';
import { cleaned, problemsOf } from './validate';

@ObjectType('FieldWarning', { description: 'What to know of a value before it is saved; saving is not refused by it.' })
export class FieldWarning {
  @Field(() => String, { description: 'The field it is about.', simple: true }) field!: string;
  @Field(() => String, { description: 'The warning, in the language of the request.', simple: true }) message!: string;
}

/** What there is to know of a row with these values, for who may write it; nothing is written. */
export async function warningsOf<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  input: Values,
): Promise<FieldWarning[]> {
  const actions = ['create', 'update'].filter((action) => mayDoSome(ctx.ability, action, area));
  if (!actions.length) throw forbidden();
  const values = cleaned(area, input);
  const problems = problemsOf(area, values, true, todayIn(ctx));
  if (problems.length) throw invalidFields(problems);
  const unknown = await problemsWithReferences(ctx, area, [input], false);
  if (unknown.length) throw invalidFields(unknown);
  const given = { ...initialValues(area), ...values, ...(await area.prepare?.(ctx, values)) } as unknown as Row<R>;
  const row = { ...given, ...(await area.derive?.(ctx, given, null)) };
  if (!actions.some((action) => mayDo(ctx.ability, action, area, row))) throw forbidden();
  const found = (await area.warns?.(ctx, row)) ?? [];
  return found.map(({ field, text }) => ({ field, message: say(text, ctx.locale) }));
}
