import { languagePattern, type Locale } from '../../../kernel/text/languages';
import { mayDoSome } from '../../../platform/access/ability';
import { refuseOpeningMore } from '../../../platform/access/within-reach';
import type { Ctx } from '../../../platform/context';
import { AppError, forbidden, invalid } from '../../../platform/errors';
import { enqueue, manyRows } from '../../../platform/jobs/jobs';
import { mailAsWritten } from '../../../platform/mail/queue-mail';
import type { Row } from '../../../platform/records/area';
import { eachRow } from '../../../platform/records/each-row';
import { newId } from '../../../platform/records/ids';
import { writeRows } from '../../../platform/records/write-rows';
import { linkEnds } from '../../../auth/passwords/password-link';
import { linkAddress } from '../../../auth/passwords/password-reset';
import { companyUser } from './company-user';
import { addMember } from './company-user.actions';
import { invitationValues } from './invitation';
import { t } from '../texts/text';
import { bulkInvitation, type BulkInvitation, type KeptRefusal, type NotInvited, type Reason } from './bulk-invitation';
import { addedUp, planInvitations, refusalsAmong, withNames, type Candidate } from './plan-invitations';
import { whomMeant, type WhomToInvite } from './whom-to-invite';

export const inviteJob = 'invite_people';

/** People invited in one transaction: less than a second. */
const atOnce = 25;
const mostRoles = 20;
const shownAtOnce = 100;

export interface InvitationPreview {
  people: number;
  shown: Pick<Candidate, 'id' | 'name' | 'email'>[];
  refused: NotInvited[];
  subject: string;
  message: string;
}

/** Who would be invited, who not and why, and the mail as the first of them would read it. */
export async function previewInvitations(ctx: Ctx, whom: WhomToInvite, language: string): Promise<InvitationPreview> {
  const candidates = await planInvitations(ctx, await whomMeant(ctx, whom));
  const locale = knownLanguage(language);
  const invited = candidates.filter(({ reason }) => !reason);
  const mail = await mailAsWritten(ctx, {
    kind: 'invite',
    locale,
    values: invitationValues(ctx, {
      name: invited[0]?.name ?? '',
      company: ctx.user.company!.name,
      link: linkAddress(ctx.services.publicUrl, '…'),
      expiresAt: linkEnds('invite', ctx.now),
      locale,
    }),
  });
  return {
    people: invited.length,
    shown: invited.slice(0, shownAtOnce),
    refused: await withNames(ctx, refusalsAmong(candidates)),
    ...mail,
  };
}

/** How far it is, as whoever asked for it reads it. */
export interface Inviting extends Pick<Row<BulkInvitation>, 'state' | 'people' | 'done' | 'invited' | 'updatedAt'> {
  id: string;
  refused: NotInvited[];
}

/** Invites everybody meant who can be, by a job, which goes on wherever it was cut off. */
export async function invitePeople(
  ctx: Ctx,
  whom: WhomToInvite,
  { roleIds, locale }: { roleIds: string[]; locale: string },
): Promise<Inviting> {
  const candidates = await planInvitations(ctx, await whomMeant(ctx, whom));
  knownLanguage(locale);
  await refuseRoles(ctx, roleIds);
  const ids = candidates.filter(({ reason }) => !reason).map(({ id }) => id);
  if (!ids.length) throw invalid('whom', t('bulk_invitation.nobody'));
  const id = newId();
  await ctx.tx.query(
    `insert into bulk_invitation_person (company_id, bulk_id, employee_id)
      select $1, $2, e.id from unnest($3::char(24)[]) e(id)`,
    [ctx.companyId, id, ids],
  );
  const values = {
    roleIds,
    locale,
    state: 'inviting',
    people: candidates.length,
    done: candidates.length - ids.length,
    invited: 0,
    refused: refusalsAmong(candidates),
    deletedAt: null,
  };
  const [begun] = await writeRows(ctx, bulkInvitation, [{ id, values }], 'create');
  await enqueue(
    ctx.tx,
    inviteJob,
    { companyId: ctx.companyId, userId: ctx.user.id, recordId: id },
    { isLong: ids.length > manyRows },
  );
  return inviting(ctx, begun!);
}

function knownLanguage(locale: string): Locale {
  if (!languagePattern.test(locale)) throw invalid('locale', t('bulk_invitation.choose_language'));
  return locale as Locale;
}

/** Nobody gives a role beyond what they hold; whom it reaches is looked at when it is each one's turn. */
async function refuseRoles(ctx: Ctx, roleIds: string[]): Promise<void> {
  if (!roleIds.length || roleIds.length > mostRoles) throw invalid('roleIds', t('bulk_invitation.choose_roles'));
  const { rows } = await ctx.tx.query(
    `select grants from company_role where company_id = $1 and id = any($2::char(24)[]) and status = 'active'
      and deleted_at is null`,
    [ctx.companyId, roleIds],
  );
  if (rows.length !== new Set(roleIds).size) throw invalid('roleIds', t('bulk_invitation.choose_roles'));
  await refuseOpeningMore(ctx, { grants: rows.flatMap((row) => row.grants), employeeId: null });
}

/**
 * Invites the next people, together with noting that they are done; null where it goes on no more. It ends where
 * whoever asked for it may invite no longer.
 */
export async function inviteSome(ctx: Ctx, id: string): Promise<Row<BulkInvitation> | null> {
  const {
    rows: [bulk],
  } = await ctx.tx.query<Row<BulkInvitation>>(
    `select id, version, role_ids as "roleIds", locale, people, invited, refused from bulk_invitation
     where company_id = $1 and id = $2 and state = 'inviting' and deleted_at is null for update`,
    [ctx.companyId, id],
  );
  if (!bulk) return null;
  if (!mayDoSome(ctx.ability, 'create', companyUser)) return failInvitation(ctx, { id, version: bulk.version });
  const { rows } = await ctx.tx.query<{ id: string }>(
    `delete from bulk_invitation_person where company_id = $1 and bulk_id = $2 and employee_id = any(array(
       select employee_id from bulk_invitation_person where company_id = $1 and bulk_id = $2 order by employee_id
         limit $3)) returning employee_id as id`,
    [ctx.companyId, id, atOnce],
  );
  const candidates = await planInvitations(
    ctx,
    rows.map((row) => row.id),
  );
  const refused = await inviteThese(ctx, bulk, candidates);
  const gone = rows.length - candidates.length;
  const absent: KeptRefusal[] = gone ? [{ reason: 'refused', people: gone, employeeIds: [] }] : [];
  const {
    rows: [left],
  } = await ctx.tx.query<{ count: number }>(
    'select count(*)::int as count from bulk_invitation_person where company_id = $1 and bulk_id = $2',
    [ctx.companyId, id],
  );
  const values = {
    state: left!.count ? 'inviting' : 'done',
    done: bulk.people - left!.count,
    invited: bulk.invited + candidates.length - refused.length,
    refused: addedUp([...bulk.refused, ...refusalsAmong(refused), ...absent]),
  };
  return (await writeRows(ctx, bulkInvitation, [{ id, version: bulk.version, values }], 'invite'))[0]!;
}

/** It goes on no more: who is left can be invited again. */
export async function failInvitation(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<Row<BulkInvitation>> {
  await ctx.tx.query('delete from bulk_invitation_person where company_id = $1 and bulk_id = $2', [ctx.companyId, id]);
  return (await writeRows(ctx, bulkInvitation, [{ id, version, values: { state: 'failed' } }], 'fail'))[0]!;
}

/** Each by itself, as one is invited alone; answers who was not, and why. */
async function inviteThese(
  ctx: Ctx,
  { roleIds, locale }: Row<BulkInvitation>,
  candidates: Candidate[],
): Promise<Candidate[]> {
  const byId = new Map(candidates.map((each) => [each.id, each]));
  const results = await eachRow(
    ctx,
    candidates.filter(({ reason }) => !reason).map(({ id }) => id),
    (employeeId) => {
      const { name, email } = byId.get(employeeId)!;
      return addMember(ctx, { name, email, roleIds, employeeId, locale }, 'invite');
    },
  );
  const refusals = results.flatMap(({ id, refusal }) =>
    refusal ? [{ ...byId.get(id)!, reason: reasonOf(refusal) }] : [],
  );
  return [...candidates.filter(({ reason }) => reason), ...refusals];
}

const reasonOf = ({ code }: AppError): Reason => (code === forbidden().code ? 'rights' : 'refused');

/** The bulk invitation of that id one has asked for oneself, or the last one. */
export async function ownBulkInvitation(ctx: Ctx, id: string | null): Promise<Inviting | null> {
  const { rows } = await ctx.tx.query<Row<BulkInvitation>>(
    `select id, state, people, done, invited, refused, updated_at as "updatedAt" from bulk_invitation
     where company_id = $1 and created_by_id = $2 and ($3::char(24) is null or id = $3) and deleted_at is null
     order by created_at desc, id desc limit 1`,
    [ctx.companyId, ctx.user.id, id],
  );
  return rows[0] ? inviting(ctx, rows[0]) : null;
}

const inviting = async (ctx: Ctx, row: Row<BulkInvitation>): Promise<Inviting> =>
  ({ ...row, refused: await withNames(ctx, row.refused) }) as unknown as Inviting;
