import type { Ctx } from '../../../platform/context';
import { Parameters } from '../../../platform/access/ability';
import { invalid } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { wordsFound } from '../../../platform/lists/search-text';
import { type Status } from './chat';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';
import { positionRows } from '../../organisation/organisation.sql';

/** A colleague as the others of their company see them in the chat. */
export interface ChatPerson {
  id: string;
  name: string;
  /** Their position, where their account is linked to an employee. */
  title: string | null;
  status: Status;
  /** What they chose themselves, here or not. */
  chosenStatus: Status;
  about: string;
  lastSeenAt: Date | null;
  /** Whether they can still be written to: who left the company cannot. */
  isReachable: boolean;
}

/**
 * How long after their last sign of life somebody still counts as here; an open page gives one more often than that.
 */
const hereForMs = 90_000;
export const mostPeople = 100;

const selected = `u.id, u.name, j.title, coalesce(p.status, 'online') as "chosenStatus", coalesce(p.about, '') as about,
  p.last_seen_at as "lastSeenAt"`;
const joins = `left join chat_profile p on p.company_id = $1 and p.user_id = u.id
  left join ${employeeRows('position_id')} e on e.company_id = $1 and e.id = m.employee_id and e.deleted_at is null
  left join ${positionRows('title')} j on j.company_id = $1 and j.id = e.position_id`;
/** Who has left opens no chat any more. */
const inForce = `m.status = 'active' and m.former_since is null and m.deleted_at is null`;
const accountInForce = `u.status = 'active' and u.deleted_at is null`;

type Stored = Omit<ChatPerson, 'status'>;

function personFrom(ctx: Ctx, row: Stored): ChatPerson {
  const isHere = row.lastSeenAt !== null && ctx.now.getTime() - row.lastSeenAt.getTime() < hereForMs;
  return { ...row, status: isHere ? row.chosenStatus : 'offline' };
}

interface PeopleArgs {
  search?: string | null;
  /** The last person of the page before. */
  after?: string | null;
  limit: number | null;
  /** Only those they have no conversation with yet. */
  isNew?: boolean;
}

/** Everybody else who takes part, by name. */
export async function listPeople(ctx: Ctx, { search, after, limit, isNew }: PeopleArgs): Promise<ChatPerson[]> {
  const parameters = new Parameters();
  const [company, me] = [parameters.add(ctx.companyId, '::char(24)'), parameters.add(ctx.user.id, '::char(24)')];
  const conditions = [`m.company_id = ${company}`, `m.user_id <> ${me}`, inForce, accountInForce];
  conditions.push(...wordsFound(search?.slice(0, longestSearch), ['u.name', 'j.title'], parameters));
  if (isNew)
    conditions.push(
      `not exists (select 1 from chat_conversation c where c.company_id = ${company}
        and c.first_user_id = least(u.id, ${me}) and c.second_user_id = greatest(u.id, ${me}))`,
    );
  if (after)
    conditions.push(
      `(lower(u.name), u.id) > (select lower(a.name), a.id from app_user a
        where a.id = ${parameters.add(idOf(after), '::char(24)')})`,
    );
  const { rows } = await ctx.tx.query<Stored>(
    `select ${selected}, true as "isReachable" from membership m join app_user u on u.id = m.user_id ${joins}
     where ${conditions.join(' and ')} order by lower(u.name), u.id ${limit === null ? '' : `limit ${limit}`}`,
    parameters.values,
  );
  return rows.map((row) => personFrom(ctx, row));
}

/** These people, those who have left among them where they took part once; by id. */
export async function peopleById(ctx: Ctx, ids: string[]): Promise<Map<string, ChatPerson>> {
  const { rows } = await ctx.tx.query<Stored>(
    `select ${selected}, m.id is not null and ${accountInForce} as "isReachable"
     from app_user u left join membership m on m.company_id = $1 and m.user_id = u.id and ${inForce} ${joins}
     where u.id = any($2::char(24)[]) and (m.id is not null or p.user_id is not null)`,
    [ctx.companyId, ids.filter(isId)],
  );
  return new Map(rows.map((row) => [row.id, personFrom(ctx, row)]));
}

export const longestSearch = 200;

export function idOf(cursor: string): string {
  if (!isId(cursor)) throw invalid('after', t('chat_people.no_place_list'));
  return cursor;
}
