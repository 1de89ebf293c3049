import chats from './demo-chats.json';
import { companyUser } from '../../modules/administration/company-user/company-user';
import { user } from '../../modules/administration/user/user';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { writeRows } from '../../platform/records/write-rows';

const newColleagues = 8;

/** By whom, and what; the other one has seen all but the last `unseen` lines. */
interface Script {
  between: [number, number];
  minutesAgo: number;
  unseen?: number;
  lines: [by: 0 | 1, text: string][];
}

/** The first four are the accounts of the demo where a company has them: HR, finance, a manager and an employee. */
const scripts = chats as Script[];

const profiles: [status: string, about: string, minutesAgo: number][] = [
  ['online', 'My door is open from nine to eleven.', 12],
  ['busy', 'Closing the month', 45],
  ['online', '', 4],
  ['away', 'On the ward, I answer later.', 130],
  ['online', '', 300],
  ['busy', '', 55],
  ['online', 'Night shifts this week', 600],
  ['offline', '', 1_500],
];

const minute = 60_000;

/** Accounts for some more people of a company, and what they and the others wrote to each other. */
export async function fillChat(ctx: Ctx, prefix: string, accounts: string[], roleId: string): Promise<void> {
  const people = [...accounts, ...(await addColleagues(ctx, prefix, roleId))];
  await ctx.tx.query(
    `insert into chat_profile (company_id, user_id, status, about, last_seen_at, created_at, updated_at)
     select $1, p.id, p.status, p.about, p.seen, $6, $6 from unnest($2::char(24)[], $3::text[], $4::text[],
       $5::timestamptz[]) p(id, status, about, seen)`,
    [
      ctx.companyId,
      people,
      people.map((_, at) => profiles[at % profiles.length]![0]),
      people.map((_, at) => profiles[at % profiles.length]![1]),
      people.map((_, at) => new Date(ctx.now.getTime() - profiles[at % profiles.length]![2] * minute)),
      ctx.now,
    ],
  );
  for (const script of scripts)
    await write(
      ctx,
      script,
      script.between.map((at) => people[at]!),
    );
  await ctx.tx.query(`select set_config('app.user_id', '', true)`);
}

/** They have no password yet and are employees like any other. */
async function addColleagues(ctx: Ctx, prefix: string, roleId: string): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ id: string; name: string; email: string }>(
    `select e.id, e.first_name || ' ' || e.last_name as name, e.work_email as email from employee e
     where e.company_id = $1 and e.status = 'active' and e.work_email is not null
       and not exists (select 1 from membership m where m.company_id = $1 and m.employee_id = e.id)
     order by reverse(e.code) limit $2`,
    [ctx.companyId, newColleagues],
  );
  const made = rows.map(({ id, name, email }) => ({ employeeId: id, userId: newId(), name, email }));
  await writeRows(
    ctx,
    user,
    made.map(({ userId, name, email }) => ({
      id: userId,
      values: {
        name,
        email,
        type: 'employee',
        status: 'active',
        roleIds: [],
        locale: 'en',
        passwordHash: null,
        deletedAt: null,
      },
    })),
    'create',
  );
  await writeRows(
    ctx,
    companyUser,
    made.map(({ userId, employeeId }) => ({
      id: newId(),
      values: { userId, employeeId, status: 'active', roleIds: [roleId], deletedAt: null },
    })),
    'create',
  );
  return made.map(({ userId }) => userId);
}

async function write(ctx: Ctx, { minutesAgo, unseen = 0, lines }: Script, people: string[]): Promise<void> {
  // What two people write is seen by the two alone, the demo included.
  await ctx.tx.query(`select set_config('app.user_id', $1, true)`, [people[0]]);
  const conversation = newId();
  const end = ctx.now.getTime() - minutesAgo * minute;
  const timeOf = (at: number) => new Date(end - (lines.length - 1 - at) * 3 * minute);
  await ctx.tx.query(
    `insert into chat_conversation (company_id, id, first_user_id, second_user_id, created_at, last_message_at)
     values ($1, $2, least($3::char(24), $4::char(24)), greatest($3::char(24), $4::char(24)), $5, $6)`,
    [ctx.companyId, conversation, ...people, timeOf(0), timeOf(lines.length - 1)],
  );
  const rows = lines.map(([by, text], at) => {
    const id = newId();
    const read = at < lines.length - unseen ? new Date(timeOf(at).getTime() + minute) : null;
    return {
      company_id: ctx.companyId,
      id,
      conversation_id: conversation,
      sender_id: people[by],
      recipient_id: people[1 - by],
      text,
      key: id,
      sent_at: timeOf(at),
      delivered_at: read,
      seen_at: read,
    };
  });
  await ctx.tx.query('insert into chat_message select * from json_populate_recordset(null::chat_message, $1)', [
    JSON.stringify(rows),
  ]);
}
