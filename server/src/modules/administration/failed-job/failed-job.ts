import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid, notFound } from '../../../platform/errors';
import { jobLabel, reasonOfFailure } from '../domain/failed-job';
import { pageOf } from '../../../platform/notify/record-page';
import { company } from '../../organisation/company/company';
import { t } from '../texts/text';
import { say } from '../../../platform/text';
import { companyRows } from '../../organisation/organisation.sql';

export interface FailedJob {
  id: string;
  label: string;
  companyName: string | null;
  reason: string;
  said: string | null;
  attempts: number;
  firstAt: Date;
  lastAt: Date;
  path: string | null;
}

interface Stored {
  id: string;
  task: string;
  companyId: string | null;
  companyName: string | null;
  recordId: string | null;
  said: string | null;
  attempts: number;
  firstAt: Date;
  lastAt: Date;
}

const mostShown = 200;
export const givenUp = 'j.attempts >= j.max_attempts and j.locked_at is null';

/** What a job works on, where that has a page of its own. */
const subjects: Record<string, string> = {
  calculate_payroll_run: 'PayrollRun',
  'import-check': 'Import',
  'import-commit': 'Import',
  'import-undo': 'Import',
};

/** Outside any company the admins of the product; inside one who looks after that company. */
const mayLookAfter = ({ user, ability }: Ctx): boolean =>
  user.company ? mayDoSome(ability, 'update', company) : user.type === 'admin';

/** Jobs given up for good that the reader looks after: those of the company they are in, outside any all of them. */
function theirs(ctx: Ctx): { where: string; values: string[] } {
  const { company } = ctx.user;
  return company
    ? { where: `${givenUp} and j.payload ->> 'companyId' = $1`, values: [company.id] }
    : { where: givenUp, values: [] };
}

export async function failedJobs(ctx: Ctx): Promise<FailedJob[]> {
  if (!mayLookAfter(ctx)) throw forbidden();
  const { where, values } = theirs(ctx);
  const { rows } = await ctx.tx.query<Stored & Record<string, unknown>>(
    `select j.id::text, t.identifier as task, j.payload ->> 'companyId' as "companyId", c.name as "companyName",
      j.payload ->> 'recordId' as "recordId",
       j.last_error as said, j.attempts, j.created_at as "firstAt", j.updated_at as "lastAt"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join ${companyRows('name')} c on c.id = (j.payload ->> 'companyId')::char(24)
     where ${where} order by j.updated_at desc, j.id desc limit ${mostShown}`,
    values,
  );
  return rows.map(({ task, companyId, recordId, said, ...row }) => ({
    ...row,
    label: say(jobLabel(task), ctx.locale),
    reason: say(reasonOfFailure(said), ctx.locale),
    // What the program itself said may hold data of anybody.
    said: ctx.user.type === 'admin' ? said : null,
    path:
      companyId && companyId === ctx.user.company?.id && recordId && subjects[task]
        ? pageOf(subjects[task], recordId)
        : null,
  }));
}

/**
 * Tries these again now, all of them where none is named; answers how many. One that runs or succeeded meanwhile is
 * none of them.
 */
export async function retryFailedJobs(ctx: Ctx, ids: string[] | null): Promise<number> {
  if (!mayLookAfter(ctx)) throw forbidden();
  if (ids?.some((id) => !/^\d{1,18}$/.test(id))) throw notFound();
  if (ids && ids.length > mostShown) throw invalid('ids', t('failed_job.name_most', { mostShown }));
  const { where, values } = theirs(ctx);
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select j.id::text from graphile_worker._private_jobs j where ${where} ${ids ? `and j.id = any($${values.length + 1}::bigint[])` : ''}`,
    ids ? [...values, ids] : values,
  );
  if (!rows.length) return 0;
  const { rowCount } = await ctx.tx.query(
    'select id from graphile_worker.reschedule_jobs($1::bigint[], run_at := now(), attempts := 0)',
    [rows.map(({ id }) => id)],
  );
  return rowCount ?? 0;
}

/** The entry of the menu with how many there are; none where nothing failed, or for who does not look after it. */
export async function failedJobsStanding(ctx: Ctx): Promise<{ badge?: string } | null> {
  if (!mayLookAfter(ctx)) return null;
  const { where, values } = theirs(ctx);
  const { rows } = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs j where ${where}`,
    values,
  );
  return rows[0]!.count ? { badge: String(rows[0]!.count) } : null;
}
