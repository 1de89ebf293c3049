import type { Ctx } from '../context';
import { platformId } from '../records/write-rows';

/** All employments of one person in a company, the account they have there, and the addresses mails to them went to. */
export interface Person {
  employeeIds: readonly string[];
  userIds: readonly string[];
  addresses: readonly string[];
}

/** What stands in place of a person. */
export interface Pseudonym {
  number: number;
  code: string;
  first: string;
  last: string;
  name: string;
  native: string;
  email: string;
}

/** Whose traces are removed: the ids of their rows of every kind, and the words they go by. */
export interface Traced {
  person: Person;
  ids: readonly string[];
  words: readonly string[];
  pseudonym: Pseudonym;
}

/** Row-level security keeps mail and settings for their owner: works as them, or as the product itself, for a while. */
export async function actingAs<T>(ctx: Ctx, userId: string | null, work: () => Promise<T>): Promise<T> {
  const {
    rows: [before],
  } = await ctx.tx.query<{ id: string | null }>(`select current_setting('app.user_id', true) as id`);
  await ctx.tx.query(`select set_config('app.user_id', $1, true)`, [userId ?? platformId]);
  const answer = await work();
  await ctx.tx.query(`select set_config('app.user_id', $1, true)`, [before!.id ?? '']);
  return answer;
}
