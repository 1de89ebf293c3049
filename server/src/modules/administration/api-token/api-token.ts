import { Index } from 'typeorm';
import { newApiToken } from '../../../auth/api-tokens';
import { isForTokens, longestTokenDays } from '../../../platform/access/domain/token-grants';
import { addDays } from '../../../kernel/dates/plain-date';
import type { Grant } from '../../../platform/access/ability';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { refuseGrantingMore } from '../../../platform/access/grant-rules';
import { CompanyRecord, record } from '../../../platform/records/record';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { dayIn } from '../../../platform/today';
import { todaySql } from '../../../platform/database/transaction';
import { t } from '../texts/text';

@Index('api_token_hash', ['companyId', 'tokenHash'], { unique: true })
@record('ApiToken', 'What a program shows to act in this company for whoever made it, as far as a role lets it.')
export class ApiToken extends CompanyRecord {
  @field.text({ description: 'What it is for.', max: 120, search: true }) name!: string;
  @field.reference('CompanyRole', {
    description: 'The role that bounds what it may do; decisions are never among it.',
    write: 'create',
  })
  roleId!: string;
  @field.date({
    reach: 'planned',
    description: `Its last day, at most ${longestTokenDays} days ahead.`,
    write: 'create',
  })
  expiresOn!: string;
  @field.reference('User', { description: 'Who made it, and for whom it acts.', write: 'never' }) ownerId!: string;
  @field.computed('text', 'select u.name from app_user u where u.id = t.owner_id', {
    description: 'Name of who made it.',
    optional: true,
    search: true,
  })
  ownerName!: string | null;
  @field.computed(
    'text',
    `case when t.revoked_at is not null then 'revoked' when t.expires_on < ${todaySql} then 'expired'
      when t.prefix is null then 'unissued' else 'active' end`,
    { description: 'active; unissued until its value was told; expired or revoked for good.' },
  )
  standing!: string;
  @field.text({ description: 'How its value begins.', optional: true, write: 'never' }) prefix!: string | null;
  @field.internal({ description: 'Digest of its value.', optional: true }) tokenHash!: string | null;
  @field.instant({ description: 'When it was used last, to the minute.', optional: true, write: 'never' })
  lastUsedAt!: Date | null;
  @field.text({ description: 'The network address it was used from last.', optional: true, write: 'never' })
  lastUsedFrom!: string | null;
  @field.instant({ description: 'When it was revoked.', optional: true, write: 'never' }) revokedAt!: Date | null;
}

const isLive = ({ standing }: Row<ApiToken>): boolean => standing === 'active' || standing === 'unissued';

export const apiToken = defineArea('ApiToken', ApiToken, {
  whose: ['ownerId'],
  one: 'apiToken',
  many: 'apiTokens',
  label: t('api_token.api_token'),
  page: '/api-tokens?open=:id',
  menu: { group: 'settings', title: t('api_token.menu'), icon: 'key', after: 'ApprovalFlow' },
  sort: 'name',
  verbs: { issue: (row, { user }) => isLive(row) && row.ownerId === user.id, revoke: isLive },
  stateFields: ['standing', 'ownerId'],
  // A program is asked for no proof: who has its token would come round it.
  stepUp: ['create', 'issue'],
  prepare: ({ user }) => ({ ownerId: user.id }),
  guard: (ctx, after, before) => (before ? undefined : refuseBeyond(ctx, after)),
});

/** Nobody gives a program what they do not hold, and none for ever. */
async function refuseBeyond(ctx: Ctx, { roleId, expiresOn }: Row<ApiToken>): Promise<void> {
  const today = dayIn(ctx.user.company!.timeZone, ctx.now);
  if (expiresOn < today || expiresOn > addDays(today, longestTokenDays)) {
    throw invalid('expiresOn', t('api_token.choose_day_today_most_days', { longestTokenDays }));
  }
  const {
    rows: [role],
  } = await ctx.tx.query<{ status: string; grants: Grant[] }>(
    'select status, grants from company_role where company_id = $1 and id = $2',
    [ctx.companyId, roleId],
  );
  if (role?.status !== 'active') throw invalid('roleId', t('api_token.role_not_active'));
  refuseGrantingMore(ctx.user, role.grants.filter(isForTokens));
}

/** A new value of a token, told once; the one before ends. Only whoever it acts for is told it. */
export async function issueApiToken(ctx: Ctx, id: string): Promise<{ token: string; apiToken: Row<ApiToken> }> {
  const row = await liveToken(ctx, id, 'issue');
  if (row.ownerId !== ctx.user.id) throw forbidden(t('api_token.token_acts_somebody_else_who'));
  const { token, hash, prefix } = newApiToken(ctx.companyId);
  return { token, apiToken: await saveRecord(ctx, apiToken, row, { tokenHash: hash, prefix }, 'issue') };
}

/** Ends a token for good. */
export async function revokeApiToken(ctx: Ctx, id: string, version: number): Promise<Row<ApiToken>> {
  const row = await liveToken(ctx, id, 'revoke');
  return saveRecord(ctx, apiToken, { ...row, version }, { revokedAt: ctx.now }, 'revoke');
}

async function liveToken(ctx: Ctx, id: string, verb: string): Promise<Row<ApiToken>> {
  const row = await lockedRecord(ctx, apiToken, id, verb);
  if (!isLive(row)) throw conflict(t('api_token.token_has_ended_make_new'));
  return row;
}
