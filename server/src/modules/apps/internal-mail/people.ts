import type { Correspondent } from '../domain/mail-answers';
import { Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { wordsFound } from '../../../platform/lists/search-text';
import { t } from '../texts/text';

const mostFound = 20;

/** Who has a box here: active members of the company, but those who have left and open it no more. */
const inForce = `from membership s join app_user u on u.id = s.user_id
  where s.company_id = $1 and s.status = 'active' and s.former_since is null and s.deleted_at is null
    and u.status = 'active' and u.deleted_at is null`;

/** People one may write to whose name or e-mail address holds the words. */
export async function findPeople(ctx: Ctx, search: string): Promise<Correspondent[]> {
  const parameters = new Parameters([ctx.companyId]);
  const found = wordsFound(search.slice(0, 100), ['u.name', 'u.email'], parameters, 'u.search_text');
  const { rows } = await ctx.tx.query<Correspondent & Record<string, unknown>>(
    `select u.id, u.name, u.email ${inForce}${found.map((each) => ` and ${each}`).join('')} order by u.name, u.id
      limit ${mostFound}`,
    parameters.values,
  );
  return rows;
}

/**
 * Those who can get mail of these; `known` are people of the conversation, who may write here without being members.
 */
async function reachable(ctx: Ctx, ids: string[], known: Correspondent[]): Promise<Map<string, Correspondent>> {
  const { rows } = await ctx.tx.query<Correspondent & Record<string, unknown>>(
    `select u.id, u.name, u.email ${inForce} and u.id = any($2::char(24)[])`,
    [ctx.companyId, ids],
  );
  const { id, name, email } = ctx.user;
  return new Map([...known, { id, name, email }, ...rows].map((each) => [each.id, each]));
}

export type Lines = 'toIds' | 'ccIds' | 'bccIds';
const most = 500;

/** The people of each line as they are now, nobody twice; refuses, beside its line, who cannot get mail here. */
export async function namedPeople(
  ctx: Ctx,
  lines: Record<Lines, string[]>,
  known: Correspondent[],
): Promise<Record<Lines, Correspondent[]>> {
  const names = ['toIds', 'ccIds', 'bccIds'] as const;
  const all = names.flatMap((name) => lines[name]);
  if (all.length > most) throw invalid('toIds', t('people.mail_goes_most_people', { most }));
  const people = all.length ? await reachable(ctx, all, known) : new Map<string, Correspondent>();
  const gone = new Set<string>();
  const named = (name: Lines) =>
    lines[name].flatMap((id) => {
      const found = people.get(id);
      if (!found) throw invalid(name, t('people.people_has_no_box_company'));
      if (gone.has(id)) return [];
      gone.add(id);
      return [found];
    });
  return { toIds: named('toIds'), ccIds: named('ccIds'), bccIds: named('bccIds') };
}
