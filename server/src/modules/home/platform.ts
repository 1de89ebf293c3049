import { Field, ID, Int, ObjectType } from 'type-graphql';
import { jobLabel } from '../administration/domain/failed-job';
import { mayDoSome } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { listRecords } from '../../platform/lists/list-query';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { company } from '../organisation/company/company';
import { user } from '../administration/user/user';
import { figuresOf, HomeFigure } from './figure';
import { say } from '../../platform/text';
import { companyRows } from '../organisation/organisation.sql';

@ObjectType('HomeCompany', { description: 'A company of the product.' })
export class HomeCompany {
  @Field(() => ID, { description: 'The company.', simple: true }) id!: string;
  @Field(() => String, { description: 'What it is called.', simple: true }) name!: string;
  @Field(() => DateTimeScalar, { description: 'When it was made.', simple: true }) createdAt!: Date;
}

@ObjectType('HomeFailedMails', { description: 'Mails of a company that are tried no more.' })
export class HomeFailedMails {
  @Field(() => ID, { description: 'The company.', simple: true }) id!: string;
  @Field(() => String, { description: 'What it is called.', simple: true }) name!: string;
  @Field(() => HomeFigure, { description: 'How many; the list is that inside the company.', simple: true })
  mails!: HomeFigure;
}

@ObjectType('HomeFailedJobs', { description: 'Background work that was given up after its last attempt.' })
export class HomeFailedJobs {
  @Field(() => String, { description: 'What it does, in the language of the reader.', simple: true }) task!: string;
  @Field(() => String, { nullable: true, description: 'Name of the company it was for.', simple: true }) company!:
    | string
    | null;
  @Field(() => Int, { description: 'How often.', simple: true }) count!: number;
  @Field(() => DateTimeScalar, { description: 'When it was tried last.', simple: true }) lastAt!: Date;
}

@ObjectType('HomePlatform', { description: 'The product as a whole, for who looks after it.' })
export class HomePlatform {
  @Field(() => HomeFigure, { nullable: true, description: 'Companies that may be worked in.', simple: true })
  companies!: HomeFigure | null;
  @Field(() => [HomeCompany], { nullable: true, description: 'The newest companies.', simple: true }) newest!:
    | HomeCompany[]
    | null;
  @Field(() => HomeFigure, { nullable: true, description: 'Users who may sign in.', simple: true })
  users!: HomeFigure | null;
  @Field(() => Int, {
    nullable: true,
    description: 'People employed in all companies together; told to admins alone.',
    simple: true,
  })
  employees!: number | null;
  @Field(() => [HomeFailedMails], {
    nullable: true,
    description: 'Companies with failed mails; told to admins alone.',
    simple: true,
  })
  failedMails!: HomeFailedMails[] | null;
  @Field(() => [HomeFailedJobs], {
    nullable: true,
    description: 'Failed background work; told to admins alone.',
    simple: true,
  })
  failedJobs!: HomeFailedJobs[] | null;
}

const active = { status: { in: ['active'] } };
const newestShown = 5;
const mostLines = 10;

/** What may be known outside any company; inside one there is nothing to tell. */
export async function homePlatform(ctx: Ctx): Promise<HomePlatform | null> {
  const {
    ability,
    user: { company: visited, type },
  } = ctx;
  const readsCompanies = mayDoSome(ability, 'read', company);
  const readsUsers = mayDoSome(ability, 'read', user);
  if (visited || (!readsCompanies && !readsUsers)) return null;
  const isAdmin = type === 'admin';
  const all = isAdmin ? await totals(ctx) : null;
  return {
    companies: readsCompanies ? (await figuresOf(ctx, company, { all: active })).all : null,
    newest: readsCompanies ? await newestCompanies(ctx) : null,
    users: readsUsers ? (await figuresOf(ctx, user, { all: active })).all : null,
    employees: all && all.reduce((sum, { employees }) => sum + employees, 0),
    failedMails: all && failedMails(all),
    failedJobs: isAdmin ? await failedJobs(ctx) : null,
  };
}

async function newestCompanies(ctx: Ctx): Promise<HomeCompany[]> {
  const { rows } = await listRecords(
    ctx,
    company,
    { sort: [{ field: 'createdAt', direction: 'desc' }], limit: newestShown },
    { fields: new Set(['name', 'createdAt']), withCursor: false },
  );
  return rows.map(({ id, name, createdAt }) => ({ id: String(id), name, createdAt }));
}

interface Total {
  id: string;
  name: string;
  employees: number;
  failed: number;
}

const totals = async (ctx: Ctx): Promise<Total[]> =>
  (
    await ctx.tx.query<Total>(
      'select id, name, employees, failed_mails as failed from platform_totals() order by failed_mails desc, name',
    )
  ).rows;

const failedMails = (all: Total[]): HomeFailedMails[] =>
  all
    .filter(({ failed }) => failed > 0)
    .slice(0, mostLines)
    .map(({ id, name, failed }) => ({
      id,
      name,
      mails: { count: failed, subject: 'Mail', conditions: [{ field: 'state', operator: 'in', values: ['failed'] }] },
    }));

async function failedJobs(ctx: Ctx): Promise<HomeFailedJobs[]> {
  const { rows } = await ctx.tx.query<HomeFailedJobs & Record<string, unknown>>(
    `select t.identifier as task, c.name as company, count(*)::int as count, max(j.updated_at) as "lastAt"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join ${companyRows('name')} c on c.id = (j.payload ->> 'companyId')::char(24)
     where j.attempts >= j.max_attempts and j.locked_at is null group by 1, 2 order by 4 desc limit ${mostLines}`,
  );
  return rows.map(({ task, ...row }) => ({ ...row, task: say(jobLabel(task), ctx.locale) }));
}
