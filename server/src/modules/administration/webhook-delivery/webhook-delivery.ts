import { Index } from 'typeorm';
import { mostTries } from '../domain/delivery-waits';
import { defineArea } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const WebhookDeliveryState = choiceOf(
  'WebhookDeliveryState',
  'Where a call stands; a failed one is tried no more unless it is sent again.',
  {
    queued: 'Waits for its first call, or for the next.',
    delivered: 'The receiver has taken it.',
    failed: 'Given up after several attempts.',
  },
);

/** Under this name jobs call receivers. */
export const deliveringJob = 'deliver_webhooks';

@record('WebhookDelivery', 'One call of a webhook about something that happened, kept with what became of it.')
@Index('webhook_delivery_due', ['companyId', 'nextAttemptAt'], { where: `state = 'queued' AND deleted_at IS NULL` })
export class WebhookDelivery extends CompanyRecord {
  @field.reference('Webhook', { description: 'Whose call it is.', write: 'never' }) webhookId!: string;
  @field.text({
    description: 'Names what happened, the same at every attempt: whoever sees it twice has it already.',
    search: true,
    write: 'never',
  })
  eventId!: string;
  @field.text({ description: 'Kind of row, such as Employee.', search: true, write: 'never' }) subject!: string;
  @field.text({ description: 'The row.', search: true, write: 'never' }) recordId!: string;
  @field.text({ description: 'What was done: create, update, delete, restore or a verb.', write: 'never' })
  action!: string;
  @field.integer({
    description: 'Version of the row it made; empty where many rows changed at once.',
    optional: true,
    write: 'never',
  })
  recordVersion!: number | null;
  @field.instant({ description: 'When it happened.', write: 'never' }) happenedAt!: Date;
  @field.choice(WebhookDeliveryState, { description: 'Where it stands.', initial: 'queued', write: 'never' })
  state!: string;
  @field.integer({
    description: `How often it was tried, at most ${mostTries} times by itself.`,
    initial: 0,
    write: 'never',
  })
  attempts!: number;
  @field.instant({ description: 'When it is tried next.', optional: true, write: 'never' }) nextAttemptAt!: Date | null;
  @field.instant({ description: 'When it was taken.', optional: true, write: 'never' }) deliveredAt!: Date | null;
  @field.integer({
    description: 'Status the receiver answered last; empty where nobody answered.',
    optional: true,
    write: 'never',
  })
  status!: number | null;
  @field.text({ description: 'How the last answer began, or why there was none.', optional: true, write: 'never' })
  answer!: string | null;
}

export const webhookDelivery = defineArea('WebhookDelivery', WebhookDelivery, {
  one: 'webhookDelivery',
  many: 'webhookDeliveries',
  label: t('webhook_delivery.webhook_call'),
  page: '/webhook-deliveries?open=:id',
  menu: { group: 'settings', title: t('webhook_delivery.menu'), icon: 'table', after: 'Webhook' },
  sort: 'happenedAt',
  descending: true,
  title: 'eventId',
  keeps: 'false',
  isEditable: () => false,
  verbs: { resend: ({ state }) => state !== 'queued' },
  stateFields: ['state'],
});
