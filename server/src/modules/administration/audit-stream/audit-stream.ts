import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { defineArea, type Row } from '../../../platform/records/area';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { company } from '../../organisation/company/company';
import { signedSecret } from '../webhook/webhook';
import { t } from '../texts/text';

const waitingSql = `select (coalesce(max(l.seq), t.taken_up_to) - t.taken_up_to)::int from audit_link l
  where l.company_id = t.company_id`;

@record('AuditStream', 'Where the audit log of the company is sent as it grows, such as its SIEM.')
export class AuditStream extends CompanyRecord {
  @field.text({ description: 'What it is for.', max: 120, search: true }) name!: string;
  @field.text({ description: 'Where lines go: an https address on the open internet.', max: 2_000, search: true })
  url!: string;
  @field.flag({ description: 'Whether it is sent.', initial: true }) isActive!: boolean;
  @field.internal({ description: 'What it is signed with.', optional: true, encrypted: true }) secret!: string | null;
  @field.instant({ description: 'When its secret was made.', optional: true, write: 'never' })
  secretMadeAt!: Date | null;
  @field.reference('User', {
    description: 'Who saved it last: it tells what they read in the audit log, and stops while they read none.',
    optional: true,
    write: 'never',
    namedBy: 'guard',
  })
  ownerId!: string | null;
  @field.integer({ description: 'Place in the log of the last line it has taken.', initial: 0, write: 'never' })
  takenUpTo!: number;
  @field.computed('integer', waitingSql, {
    description: 'Lines it has not taken yet.',
    optional: true,
  })
  waiting!: number | null;
  @field.instant({ description: 'When lines were taken last.', optional: true, write: 'never' })
  lastSentAt!: Date | null;
  @field.instant({ description: 'Since when every call failed.', optional: true, write: 'never' })
  failingSince!: Date | null;
  @field.text({ description: 'Why the last call failed.', optional: true, write: 'never' }) failure!: string | null;
  @field.instant({ description: 'When it is tried next.', optional: true, write: 'never' }) nextAttemptAt!: Date | null;
}

export const auditStream = defineArea('AuditStream', AuditStream, {
  one: 'auditStream',
  many: 'auditStreams',
  label: t('audit_stream.audit_stream'),
  page: '/audit-streams?open=:id',
  menu: { group: 'settings', title: t('audit_stream.menu'), icon: 'export', after: '/audit-log' },
  sort: 'name',
  verbs: { issue: () => true },
  prepare: async ({ tx, companyId }) => ({ takenUpTo: await lastPlace(tx, companyId) }),
  derive: ({ user }) => ({ ownerId: user.id, nextAttemptAt: null }),
  guard: refuseUnusable,
});

/** What is there already was read by whoever wanted it: a new stream begins where the log ends. */
async function lastPlace(tx: Ctx['tx'], companyId: string): Promise<number> {
  const { rows } = await tx.query<{ last: string | null }>(
    'select max(seq) as last from audit_link where company_id = $1',
    [companyId],
  );
  return Number(rows[0]!.last ?? 0);
}

/** Nobody has sent elsewhere what they do not read here. */
function refuseUnusable(ctx: Ctx, after: Row<AuditStream>, before: Row<AuditStream> | null): void {
  if (after.deletedAt || before?.deletedAt) return;
  if (!mayDoSome(ctx.ability, 'audit', company)) throw forbidden();
  const problem = after.url === before?.url ? null : ctx.services.webhooks.problemWith(after.url);
  if (problem) throw invalid('url', problem);
}

/** A new secret, told once; what is sent is signed with it from now on, and nothing was before. */
export const issueStreamSecret = (ctx: Ctx, id: string) => signedSecret(ctx, auditStream, id);
