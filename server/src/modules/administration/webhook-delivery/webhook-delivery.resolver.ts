import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { conflict } from '../../../platform/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { maskFields } from '../../../platform/records/field-masking';
import { platformId } from '../../../platform/records/write-rows';
import { deliveringJob, WebhookDelivery, webhookDelivery } from './webhook-delivery';
import { t } from '../texts/text';

async function resend(ctx: Ctx, id: string, version: number): Promise<Row<WebhookDelivery>> {
  const row = await lockedRecord(ctx, webhookDelivery, id, 'resend');
  if (row.state === 'queued') throw conflict(t('webhook_delivery.way_already'));
  const saved = await saveRecord(
    ctx,
    webhookDelivery,
    { ...row, version },
    { state: 'queued', attempts: 0, nextAttemptAt: ctx.now },
    'resend',
  );
  await enqueue(ctx.tx, deliveringJob, { companyId: ctx.companyId, userId: platformId, recordId: ctx.companyId });
  return saved;
}

@Resolver()
class WebhookDeliveryActions {
  @Mutation(() => WebhookDelivery, {
    name: 'resendWebhookDelivery',
    description: 'Sends a call once more, under the same event id.',
  })
  async resend(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The call.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
  ): Promise<Row<WebhookDelivery>> {
    return maskFields(ctx, webhookDelivery, await resend(ctx, id, version));
  }
}

offerInBulk(webhookDelivery, { resend });
export const WebhookDeliveryResolver = [...CrudResolver(webhookDelivery, ['list']), WebhookDeliveryActions];
