import { Parameters } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';
import { conflict, invalid } from '../../../platform/errors';
import type { Department } from './department';
import type { Text } from '../../../kernel/text/text';
import { listed } from '../../../kernel/text/listed';
import { t } from '../texts/text';

type Days = Pick<Department, 'validFrom' | 'validTo'>;
interface Found {
  kind: 'person' | 'department' | 'shift' | 'pattern';
  name: string;
  isShown: boolean;
}

/**
 * SQL of who and what is in a department ($2 of the company $1) on days that lie outside of its own: kind, name, and
 * whether who asks may read it.
 */
type Uses = (ctx: Ctx, parameters: Parameters, outside: (from: string, to: string) => string) => string;
export const departmentUses = new Question<Uses>();

const words: Record<Found['kind'], Text> = {
  person: t('department_days.words.person'),
  department: t('department_days.words.department'),
  shift: t('department_days.words.shift'),
  pattern: t('department_days.words.pattern'),
};
const mostNamed = 5;

/**
 * A department has no days in which nobody may be while somebody or something is: it names whom, as far as who asks may
 * read them. It is locked first: what is being written into it is there to be seen, or will be refused.
 */
export async function refuseWhileInUse(ctx: Ctx, { id, validFrom, validTo }: Row<Department>): Promise<void> {
  await ctx.tx.query('select 1 from department where company_id = $1 and id = $2 for no key update', [
    ctx.companyId,
    id,
  ]);
  const parameters = new Parameters([ctx.companyId, id, validFrom, validTo]);
  const outside = (from: string, to: string) =>
    `not daterange(${from}, ${to}, '[]') <@ daterange($3::date, $4::date, '[]')`;
  const { rows } = await ctx.tx.query<Found>(
    `select 'department' as kind, d.name, true as "isShown" from department d where d.company_id = $1
      and d.parent_id = $2 and d.deleted_at is null and coalesce(d.valid_to, 'infinity') > coalesce($4::date,
      'infinity')
     ${departmentUses.answers.map((uses) => `union all ${uses(ctx, parameters, outside)}`).join('\n     ')}
     order by 1, 2`,
    parameters.values,
  );
  if (!rows.length) return;
  const groups = Object.keys(words)
    .map((kind) => rows.filter((row) => row.kind === kind))
    .filter((found) => found.length)
    .map((found): Text => {
      const named = found
        .filter(({ isShown }) => isShown)
        .slice(0, mostNamed)
        .map(({ name }) => name);
      const more = found.length - named.length;
      const others = !more ? [] : [named.length ? t('department_days.more', { more }) : more];
      return t('department_days.names', { what: words[found[0]!.kind], names: listed([...named, ...others]) });
    })
    .reduce((first, second) => t('department_days.groups', { first, second }));
  throw conflict(t('department_days.other_days_move_end_them', { groups }), validTo ? 'validTo' : 'validFrom');
}

/** What is written about departments waits for who opens or closes them, and they for it. */
async function lockedDays(ctx: Ctx, departmentIds: readonly string[]): Promise<Map<string, Days & { name: string }>> {
  const { rows } = await ctx.tx.query<Days & { id: string; name: string }>(
    `select id, name, valid_from as "validFrom", valid_to as "validTo" from department where company_id = $1
      and id = any($2::char(24)[]) order by id for share`,
    [ctx.companyId, departmentIds],
  );
  return new Map(rows.map(({ id, ...days }) => [id, days]));
}

interface Placed {
  departmentId: string | null;
  validFrom: string | null;
  validTo: string | null;
}

/** Nothing is in a department on days it is not there. */
export async function refuseClosedDepartment(
  ctx: Ctx,
  placed: readonly Placed[],
  field = 'departmentId',
): Promise<void> {
  const ids = [...new Set(placed.flatMap(({ departmentId }) => departmentId ?? []))].sort();
  if (!ids.length) return;
  const days = await lockedDays(ctx, ids);
  for (const { departmentId, validFrom, validTo } of placed) {
    const of = days.get(departmentId ?? '');
    if (of?.validFrom && validFrom && validFrom < of.validFrom) {
      throw invalid(
        field,
        t('department_days.begins_choose_another_department_later', { of: of.name, validFrom: of.validFrom }),
      );
    }
    if (of?.validTo && (!validTo || validTo > of.validTo)) {
      throw invalid(
        field,
        t('department_days.closes_after_choose_another_department', { of: of.name, validTo: of.validTo }),
      );
    }
  }
}
