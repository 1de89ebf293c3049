import { Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../../../../../platform/context';
import { asPlatform } from '../../../../../platform/database/transaction';
import { DateTimeScalar } from '../../../../../platform/graphql/scalars';

/** As it is kept with the run; `told` is what the finding told when it was dismissed. */
export interface Dismissal {
  code: string;
  told: string;
  reason: string;
  byId: string;
  at: string;
}

@ObjectType('PayrollRunDismissal', { description: 'Why a warning was let stand.' })
export class PayrollRunDismissal {
  @Field(() => String, { description: 'Why the warning may stand, as they said it.', simple: true }) reason!: string;
  @Field(() => String, { description: 'Who dismissed it.', simple: true }) byName!: string;
  @Field(() => DateTimeScalar, { description: 'When they dismissed it.', simple: true }) at!: Date;
}

export async function keptDismissals(ctx: Ctx, runId: string): Promise<Dismissal[]> {
  const { rows } = await ctx.tx.query<{ dismissals: string | null }>(
    'select dismissals from payroll_run where company_id = $1 and id = $2',
    [ctx.companyId, runId],
  );
  return JSON.parse(rows[0]?.dismissals ?? '[]') as Dismissal[];
}

/** Those that hold, by the finding: one that tells something else by now stands again. */
export async function dismissalsOf(
  ctx: Ctx,
  runId: string,
  findings: readonly { code: string; told: string }[],
): Promise<Map<string, PayrollRunDismissal>> {
  const holding = (await keptDismissals(ctx, runId)).filter(({ code, told }) =>
    findings.some((finding) => finding.code === code && finding.told === told),
  );
  if (!holding.length) return new Map();
  // An admin who dismissed one is no member, and their name is told all the same.
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<{ id: string; name: string }>('select id, name from app_user where id = any($1::char(24)[])', [
      holding.map(({ byId }) => byId),
    ]),
  );
  return new Map(
    holding.map(({ code, reason, byId, at }) => [
      code,
      { reason, byName: rows.find(({ id }) => id === byId)?.name ?? '', at: new Date(at) },
    ]),
  );
}
