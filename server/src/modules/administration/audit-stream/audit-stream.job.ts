import { inTheirName } from '../../../auth/sessions/in-their-name';
import { mayDoSome } from '../../../platform/access/ability';
import { isOpenSql } from '../../../platform/access/open-company';
import type { Services } from '../../../platform/context';
import { enqueue, type Job, type JobHandler } from '../../../platform/jobs/jobs';
import { platformId } from '../../../platform/records/write-rows';
import { inCompany, onPlatform } from '../../../platform/system-ctx';
import { say, type Locale, type Text } from '../../../platform/text';
import { linesAfter, type SentLine } from '../audit-log/audit-log';
import { company } from '../../organisation/company/company';
import { companyOf, companyRows } from '../../organisation/organisation.sql';
import { sendLines } from './send-lines';
import { t } from '../texts/text';

const sendingJob = 'stream_audit_of';
/** Lines of one call, and about how many bytes they make. */
const linesAtOnce = 200;
const bytesAtOnce = 500_000;
/** After this long others get their turn. */
const turnMs = 20_000;
/** Longer than any call may last: what was cut off with its process is sent again after it. */
const leaseMinutes = 2;
/** Minutes between two tries of a receiver that fails, in the first hour and after it. Nothing is ever given up. */
const waitMinutes = { soon: 1, later: 15 } as const;

export const auditStreamJobs = (services: Services): Record<string, JobHandler> => ({
  stream_audit: () => wakeStreams(services),
  [sendingJob]: (job) => sendDue(services, job),
});

const ownerReadsNone = t('audit_stream.owner_reads_none');

interface Claim {
  ownerId: string | null;
  url: string;
  secret: string;
  takenUpTo: number;
}

/** Lines are linked into one order once a minute; whatever is linked and was not taken is somebody's job now. */
async function wakeStreams(services: Services): Promise<void> {
  await onPlatform(services, platformId, 'write', async (ctx) => {
    const { rows } = await ctx.tx.query<{ companyId: string; recordId: string }>(
      `select s.company_id as "companyId", s.id as "recordId" from audit_stream s
         join ${companyRows('status', 'time_zone', 'start_at', 'end_at')} c on c.id = s.company_id
           and ${isOpenSql('c', '$1')}
       where s.is_active and s.secret is not null and s.deleted_at is null
         and coalesce(s.next_attempt_at, '-infinity') <= $1`,
      [ctx.now],
    );
    for (const row of rows) await enqueue(ctx.tx, sendingJob, { ...row, userId: platformId });
  });
}

async function sendDue(services: Services, job: Job): Promise<void> {
  const until = Date.now() + turnMs;
  while (Date.now() < until) {
    const claim = await claimed(services, job);
    if (!claim || !(await sendSome(services, job, claim))) return;
  }
}

/** Takes the stream for as long as a call may last, so that two processes never send it at once. */
function claimed(services: Services, { companyId, recordId }: Job): Promise<Claim | undefined> {
  return inCompany(services, { companyId, userId: platformId }, 'write', async ({ tx, now }) => {
    const { rows } = await tx.query<Claim & Record<string, unknown>>(
      `update audit_stream set next_attempt_at = $3::timestamptz + interval '${leaseMinutes} minutes'
       where company_id = $1 and id = $2 and is_active and secret is not null and deleted_at is null
         and coalesce(next_attempt_at, '-infinity') <= $3
       returning owner_id as "ownerId", url, secret, taken_up_to as "takenUpTo"`,
      [companyId, recordId, now],
    );
    return rows[0] && { ...rows[0], secret: services.cipher.decrypt(rows[0].secret) };
  });
}

/** Sends the next lines and notes what became of them; whether there may be more to send now. */
async function sendSome(services: Services, job: Job, claim: Claim): Promise<boolean> {
  const { companyId, recordId } = job;
  const next = await inTheirName(services, { companyId, userId: claim.ownerId ?? platformId }, 'read', async (ctx) =>
    mayDoSome(ctx.ability, 'audit', company) && claim.ownerId
      ? linesAfter(ctx, claim.takenUpTo, { lines: linesAtOnce, bytes: bytesAtOnce })
      : null,
  );
  const failure = next ? await problemOfSending(services, recordId, claim, next) : ownerReadsNone;
  await inCompany(services, { companyId, userId: platformId }, 'write', async (ctx) =>
    failure === null
      ? ctx.tx.query(
          `update audit_stream set taken_up_to = greatest(taken_up_to, $3), next_attempt_at = null, failing_since = null,
             failure = null, last_sent_at = case when $5 then $4 else last_sent_at end
           where company_id = $1 and id = $2`,
          [companyId, recordId, next!.upTo, ctx.now, next!.lines.length > 0],
        )
      : ctx.tx.query(
          `update audit_stream set failing_since = coalesce(failing_since, $3), failure = $4,
             next_attempt_at = $3::timestamptz + case when failing_since < $3::timestamptz - interval '1 hour'
               then interval '${waitMinutes.later} minutes' else interval '${waitMinutes.soon} minutes' end
           where company_id = $1 and id = $2`,
          [companyId, recordId, ctx.now, say(failure, (await companyOf(ctx, 'locale')).locale as Locale)],
        ),
  );
  return failure === null && next!.isMore;
}

/** What is not for anybody else is passed over without a call. */
async function problemOfSending(
  services: Services,
  id: string,
  { takenUpTo, ...receiver }: Claim,
  { lines, upTo }: { lines: SentLine[]; upTo: number },
): Promise<Text | null> {
  return lines.length ? sendLines(services, receiver, `${id}.${takenUpTo + 1}-${upTo}`, lines) : null;
}
