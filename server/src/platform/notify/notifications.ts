import { withPlansAnew } from '../database/plans';
import { factsOfKind, isMailedAtFirst } from './domain/notification-kinds';
import type { NotificationFacts } from './notification-text';
import { closedToOwn, Parameters } from '../access/ability';
import { approvingVerb } from '../approval/approval';
import { areaNamed, sqlOf, type Area, type Condition, type Row } from '../records/area';
import type { Ctx } from '../context';
import { columnOf } from '../records/fields';
import { grantsOfFormer } from '../records/history/former-employee-access';
import { newIdSql } from '../records/ids';
import type { BaseRecord } from '../records/record';
import { asPlatform } from '../database/transaction';
import { type Notice } from './notice';

export { type Notice };

/** Events of notifications carry the user they are for in place of a row. */
export const notificationSubject = 'Notification';

/** Rows beyond which a plan made for few of them is a bad one. */
const many = 200;

/** Whether somebody is told, or no longer has to be, when this is done to a row. */
export const isNews = <R extends BaseRecord>(area: Area<R>, action: string): boolean =>
  !!area.notifies?.some(({ on, until }) => on.includes(action) || until?.includes(action));

/**
 * Tells of rows just written, in the transaction that wrote them: a fixed number of statements, however many rows. Of
 * rows in a flow of approval those who may decide are not told: the flow tells whoever is due.
 */
export async function notifyOfWrites<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  rows: Row<R>[],
  action: string,
  inFlow: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (!rows.length || !ctx.user.company) return;
  const idsOf = (wanted: Row<R>[]) => wanted.map(({ id }) => id as unknown as string);
  await asPlatform(ctx.tx, async () => {
    for (const notice of area.notifies ?? []) {
      if (notice.until?.includes(action)) await settle(ctx, area, notice, idsOf(rows));
      const ids = notice.on.includes(action)
        ? idsOf(
            rows.filter(
              (row) =>
                (notice.when?.(row as Row) ?? true) &&
                !(notice.whoMay === approvingVerb(area) && inFlow.has(row.id as unknown as string)),
            ),
          )
        : [];
      if (ids.length) await tell(ctx, area as unknown as Area, notice, ids);
    }
  });
}

/**
 * The same of rows that something else than a write happened to, such as a day that has come; `besides` are facts the
 * row itself does not tell.
 */
export async function notify(
  ctx: Ctx,
  area: Area,
  ids: string[],
  action: string,
  besides?: Record<string, NotificationFacts>,
): Promise<void> {
  await asPlatform(ctx.tx, async () => {
    for (const notice of area.notifies ?? [])
      if (ids.length && notice.on.includes(action)) await tell(ctx, area, notice, ids, besides);
  });
}

async function settle<R extends BaseRecord>(ctx: Ctx, area: Area<R>, { kind }: Notice, ids: string[]): Promise<void> {
  await ctx.tx.query(
    `with settled as (update notification set read_at = coalesce(read_at, $5) where company_id = $1
      and record_id = any($2::char(24)[]) and subject = $3 and kind = $4
       returning user_id)
     insert into outbox_event (company_id, subject, record_id, action)
       select distinct $1::char(24), '${notificationSubject}', user_id, 'read' from settled`,
    [ctx.companyId, ids, area.name, kind, ctx.now],
  );
}

async function tell(
  ctx: Ctx,
  area: Area,
  notice: Notice,
  ids: string[],
  besides: Record<string, NotificationFacts> = {},
): Promise<void> {
  const { kind } = notice;
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  // Of what belongs to no company, only the company itself is told of inside it.
  const given = `given as (select t.*${area.isTenant ? '' : ', t.id as company_id'} from ${area.table} t
    where t.${area.isTenant ? 'company_id' : 'id'} = ${company}
      and t.id = any(${parameters.add(ids, '::char(24)[]')})${readableSql(area)})`;
  const subject = parameters.add(area.name, '::text');
  const now = parameters.add(ctx.now, '::timestamptz');
  const name = parameters.add(kind, '::text');
  const facts = Object.entries({ ...notice.facts }).map(([fact, field]) => `'${fact}', ${factSql(area, field)}`);
  const actor = ctx.user.name ? parameters.add(ctx.user.name, '::text') : 'null';
  const mail = factsOfKind(kind).isMailedOtherwise
    ? 'false'
    : `coalesce((p.choices -> ${name} ->> 'mail')::boolean, ${isMailedAtFirst(kind)})`;
  const notActor = notice.evenActor ? 'true' : `c.user_id <> ${parameters.add(ctx.user.id, '::char(24)')}`;
  const more = (id: string) => `coalesce(${parameters.add(JSON.stringify(besides), '::jsonb')} -> ${id}::text, '{}')`;
  const notTwice = notice.oncePer
    ? ` and not exists (select from notification x where x.company_id = ${company} and x.record_id = c.record_id
      and x.kind = ${name} and x.user_id = c.user_id
          and x.facts ->> '${notice.oncePer}' = ${more('c.record_id')} ->> '${notice.oncePer}')`
    : '';
  const beside = Object.keys(besides).length ? ` || ${more('n.record_id')}` : '';
  const write = () =>
    ctx.tx.query(
      `with ${given}, ${grantingSql(area, notice, company, parameters)},
      chosen as (${chosenSql(area, notice, company, parameters, !!factsOfKind(kind).page)}),
      told as (select c.record_id, c.user_id, coalesce((p.choices -> ${name} ->> 'inApp')::boolean, true) as is_shown,
        ${mail} as is_mail_due,
        exists (select from push_device d where d.user_id = c.user_id) as has_device
        from chosen c left join notification_preference p on p.company_id = ${company} and p.user_id = c.user_id
          where ${notActor}${notTwice}),
      made as (insert into notification (id, company_id, user_id, kind, subject, record_id, facts, is_shown,
        is_mail_due, is_push_due, created_at)
        select ${newIdSql(now)},
          ${company}, n.user_id, ${name}, ${subject}, n.record_id,
          jsonb_build_object('actor', ${actor}${facts.map((each) => `, ${each}`).join('')})${beside},
          n.is_shown, n.is_mail_due, n.is_shown and n.has_device, ${now}
        from told n join given t on t.id = n.record_id where n.is_shown or n.is_mail_due)
     insert into outbox_event (company_id, subject, record_id, action)
     select distinct ${company}, '${notificationSubject}', user_id, 'arrive' from told where is_shown`,
      parameters.values,
    );
  await (ids.length > many ? withPlansAnew(ctx.tx, write) : write());
}

const names: Record<string, string> = {
  Employee: `select concat_ws(' ', n.first_name, n.last_name) from employee n where n.company_id = t.company_id
    and n.id = `,
  User: 'select n.name from app_user n where n.id = ',
};

function factSql(area: Area, field: string): string {
  const meta = area.fields.get(field);
  if (!meta || meta.sensitive || meta.encrypted || meta.from) throw new Error(`${area.name} cannot tell of ${field}`);
  return meta.kind === 'reference' ? `(${names[meta.target!]!}${sqlOf(area, field)})` : sqlOf(area, field);
}

/** The users who may do this to a row, but for whom it is about. */
export async function usersWhoMay(ctx: Ctx, area: Area, id: string, action: string): Promise<string[]> {
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const given = `given as (select t.* from ${area.table} t where t.company_id = ${company}
    and t.id = ${parameters.add(id, '::char(24)')}${readableSql(area)})`;
  const notice = { whoMay: action } as Notice;
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<{ userId: string }>(
      `with ${given}, ${grantingSql(area, notice, company, parameters)} select c.user_id as "userId"
        from (${chosenSql(area, notice, company, parameters)}) c order by c.user_id`,
      parameters.values,
    ),
  );
  return rows.map(({ userId }) => userId);
}

const isAmong = (area: Area, field: string): string =>
  `m.employee_id = ${area.fields.get(field)?.kind === 'references' ? `any(t.${columnOf(field)})` : `t.${columnOf(field)}`}`;

/** The roles that grant on the area what decides who is told. */
function grantingSql(area: Area, { whoMay }: Notice, company: string, parameters: Parameters): string {
  return `granting as materialized (select r.id, g.action, g.scope
    from company_role r, jsonb_to_recordset(r.grants) as g (subject text, action text, scope text)
    where r.company_id = ${company} and r.status = 'active' and r.deleted_at is null
      and g.subject = ${parameters.add(area.name)}
      and g.action = any(${parameters.add(['read', ...(whoMay ? [whoMay] : [])], '::text[]')}))`;
}

/** What an area asks of a row on top of any grants; where that is a grant on others, nobody can be told. */
const readableSql = (area: Area): string =>
  !area.readable || area.isPersonal
    ? ''
    : ` and ${area.readable(
        'true',
        () => {
          throw new Error(`who may read ${area.name} is not decided by grants alone`);
        },
        't',
      )}`;

/**
 * Rows and the users to be told of them: those named and those who may act, each only where they may read the row or
 * `isToldBeyond` that.
 */
function chosenSql(
  area: Area,
  { users = [], usersWithout, employees = [], among, whoMay, butNot = [] }: Omit<Notice, 'kind'>,
  company: string,
  parameters: Parameters,
  isToldBeyond = false,
): string {
  const isMember = `m.company_id = ${company} and m.status = 'active' and m.deleted_at is null`;
  const works = `${isMember} and m.former_since is null`;
  // Who has left hears of what is their own alone, and of that what they may still open.
  const hears = grantsOfFormer().some(({ subject }) => subject === area.name) ? isMember : works;
  const isActive = `u.status = 'active' and u.deleted_at is null`;
  const select = 'select t.id as record_id, u.id as user_id from given t';
  const may = (action: string) => mayDoSql(area, action, parameters);
  const mayRead = area.isPersonal || isToldBeyond ? 'true' : may('read');
  const parts = [
    ...users.map(
      (field) => `${select} join app_user u on u.id = t.${columnOf(field)} left join membership m on ${works}
        and m.user_id = u.id
      where ${isActive} and (m.id is not null or u.type = 'admin')
        and ${usersWithout ? `t.${columnOf(usersWithout)} is null and ` : ''}${mayRead}`,
    ),
    ...employees.map(
      (
        field,
      ) => `${select} join membership m on ${hears} and ${isAmong(area, field)} join app_user u on u.id = m.user_id
      where ${isActive} and ${mayRead}`,
    ),
  ];
  if (among) parts.push(`${select} ${among}`);
  if (whoMay) {
    const others = [
      ...(area.person ? [`m.employee_id is distinct from t.${columnOf(area.person)}`] : []),
      ...butNot.map((field) => `u.id is distinct from t.${columnOf(field)}`),
    ];
    const mayEver = parameters.add(whoMay);
    parts.push(`${select} cross join membership m join app_user u on u.id = m.user_id
      where ${works} and ${isActive} and (u.type = 'admin' or exists (select from granting g
        where g.id = any(m.role_ids) and g.action = ${mayEver}))
      and ${[...others, may(whoMay), mayRead].join(' and ')}`);
  }
  return parts.join(' union ');
}

/** `rulesFor` as SQL over user `u`, their membership `m` and row `t`. */
function mayDoSql(area: Area, action: string, parameters: Parameters): string {
  const { company, people, own } = area.reachedWhen ?? {};
  const holds = (conditions: Condition | undefined) =>
    Object.entries(conditions ?? {})
      .map(([field, value]) => ` and t.${columnOf(field)} = any(${parameters.add([value].flat(), '::text[]')})`)
      .join('');
  const person = area.person && `t.${columnOf(area.person)}`;
  const shares =
    area.sharedWith && action === 'read'
      ? `when g.scope <> 'company' and ${isAmong(area, area.sharedWith)} then true `
      : '';
  const reached = (more: string) => `when ${more}${holds(people)}`;
  const { closedBy } = area;
  const open = (to: 'own' | 'doing' | 'others') =>
    closedBy
      ? ` and not exists (select from ${areaNamed(closedBy.kind).table} n where n.company_id = t.company_id
        and n.id = ${sqlOf(area, closedBy.by)} and ${areaNamed(closedBy.kind).closes![to]})`
      : '';
  const isOwn = `${person} = m.employee_id${open(closedToOwn(action))}`;
  const personal = person
    ? `${shares}when g.scope = 'own' then ${isOwn}${holds({ ...people, ...(action === 'read' && own) })}
      ${reached(`g.scope = 'team' then (${isOwn} or ${isBelow(person)}${open('others')})`)}
      ${reached(`g.scope = 'department' then (${isOwn} or ${isInDepartment(person)}${open('others')})`)}`
    : '';
  return `(u.type = 'admin' or u.type <> 'client' and exists (select from granting g where g.id = any(m.role_ids)
    and g.action = ${parameters.add(action)}
    and case when g.scope = 'company' then true${holds(company)} ${personal} else false end))`;
}

const isBelow = (person: string): string => `exists (
  with recursive above (id) as (
    select e.manager_id from employee e where e.company_id = t.company_id and e.id = ${person} and e.deleted_at is null
    union select e.manager_id from above a join employee e on e.company_id = t.company_id and e.id = a.id
      and e.deleted_at is null)
  select from above where id = m.employee_id)`;

const isInDepartment = (person: string): string => `exists (
  with recursive part (parent_id, manager_id) as (
    select d.parent_id, d.manager_id from employee e join department d on d.company_id = e.company_id
      and d.id = e.department_id and d.deleted_at is null
      where e.company_id = t.company_id and e.id = ${person} and e.deleted_at is null
    union select d.parent_id, d.manager_id from part p join department d on d.company_id = t.company_id
      and d.id = p.parent_id and d.deleted_at is null)
  select from part where manager_id = m.employee_id)`;
