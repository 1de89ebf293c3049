import { randomBytes } from 'node:crypto';
import { allAreas, defineArea, type Area, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { refuseGrantingMore } from '../../../platform/access/grant-rules';
import { CompanyRecord, record, type BaseRecord } from '../../../platform/records/record';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { t } from '../texts/text';
import { listed } from '../../../kernel/text/listed';

/** What is told of a row: made, changed, deleted, or anything else that was done, such as approve. */
export const deeds = ['create', 'update', 'delete', 'other'] as const;

@record('Webhook', 'An address of the company’s own that is called when something happens.')
export class Webhook extends CompanyRecord {
  @field.text({ description: 'What it is for.', max: 120, search: true }) name!: string;
  @field.text({ description: 'Where calls go: an https address on the open internet.', max: 2_000, search: true })
  url!: string;
  @field.json({ description: 'Kinds of rows that are told of, such as Employee.', type: () => [String] })
  subjects!: string[];
  @field.json({
    description: `What is told of them: any of ${deeds.join(', ')}.`,
    type: () => [String],
    initial: [...deeds],
  })
  deeds!: string[];
  @field.flag({ description: 'Whether it is called.', initial: true }) isActive!: boolean;
  @field.internal({ description: 'What calls are signed with.', optional: true, encrypted: true }) secret!:
    | string
    | null;
  @field.instant({ description: 'When its secret was made.', optional: true, write: 'never' })
  secretMadeAt!: Date | null;
  @field.instant({ description: 'Since when every call failed.', optional: true, write: 'never' })
  failingSince!: Date | null;
  @field.instant({
    description:
      'When calls were paused because they failed for days, or because the receiver asked not to be called again.',
    optional: true,
    write: 'never',
  })
  pausedAt!: Date | null;
}

/** Kinds of rows a webhook can tell of. */
export const tellable = (): string[] =>
  allAreas()
    .filter(
      ({ name, isTenant, isPersonal }) =>
        isTenant &&
        !isPersonal &&
        !['ApiToken', 'AuditStream', 'CompanyDomain', 'IdentityProvider', 'Webhook', 'WebhookDelivery'].includes(name),
    )
    .map(({ name }) => name);

export const webhook = defineArea('Webhook', Webhook, {
  one: 'webhook',
  many: 'webhooks',
  label: t('webhook.webhook'),
  page: '/webhooks?open=:id',
  menu: { group: 'settings', title: t('webhook.menu'), icon: 'export', after: 'ApiToken' },
  sort: 'name',
  verbs: { issue: ({ isActive }) => isActive },
  stateFields: ['isActive'],
  // Somebody switched it on again: what failed before counts no more.
  derive: (_ctx, after, before): Values =>
    before && !before.isActive && after.isActive
      ? { failingSince: null, pausedAt: null }
      : { failingSince: after.failingSince ?? null, pausedAt: after.pausedAt ?? null },
  guard: refuseUnusable,
  notifies: [{ kind: 'webhook_paused', on: ['halt'], whoMay: 'update', facts: { name: 'name' }, evenActor: true }],
});

function refuseUnusable(ctx: Ctx, after: Row<Webhook>, before: Row<Webhook> | null): void {
  const problem = after.url === before?.url ? null : ctx.services.webhooks.problemWith(after.url);
  if (problem) throw invalid('url', problem);
  const known = tellable();
  if (!isListOf(after.subjects, known)) throw invalid('subjects', t('webhook.choose_least_kind_rows'));
  if (!isListOf(after.deeds, deeds)) throw invalid('deeds', t('webhook.choose_least', { deeds: listed(deeds) }));
  // That something happened to a row is told of every row of the company.
  const told = after.subjects.filter((subject) => !before?.subjects.includes(subject));
  refuseGrantingMore(
    ctx.user,
    (after.url === before?.url ? told : after.subjects).map((subject) => ({
      subject,
      action: 'read',
      scope: 'company',
    })),
  );
}

const isListOf = (given: unknown, known: readonly string[]): boolean =>
  Array.isArray(given) &&
  given.length > 0 &&
  new Set(given).size === given.length &&
  given.every((each) => known.includes(each as string));

/** A new secret, told once; calls are signed with it from now on. */
export async function issueSecret(ctx: Ctx, id: string): Promise<{ secret: string; webhook: Row<Webhook> }> {
  const { secret, row } = await signedSecret(ctx, webhook, id);
  return { secret, webhook: row };
}

/** The same of whatever is called by a secret of its own. */
export async function signedSecret<R extends BaseRecord & Pick<Webhook, 'isActive' | 'secret' | 'secretMadeAt'>>(
  ctx: Ctx,
  area: Area<R>,
  id: string,
): Promise<{ secret: string; row: Row<R> }> {
  const row = await lockedRecord(ctx, area, id, 'issue');
  if (!row.isActive) throw conflict(t('webhook.switched_off_switch_first'));
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, row: await saveRecord(ctx, area, row, { secret, secretMadeAt: ctx.now }, 'issue') };
}
