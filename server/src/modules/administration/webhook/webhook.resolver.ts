import { Arg, Ctx as Context, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { mayDoSome } from '../../../platform/access/ability';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { forbidden } from '../../../platform/errors';
import { maskFields } from '../../../platform/records/field-masking';
import { issueSecret, tellable, Webhook, webhook } from './webhook';

@ObjectType('IssuedWebhookSecret', { description: 'What calls are signed with, told once.' })
class IssuedWebhookSecret {
  @Field(() => String, { description: 'The secret as libraries of Standard Webhooks take it.', simple: true })
  secret!: string;
  @Field(() => Webhook, { description: 'What the secret signs.', simple: true }) webhook!: Row<Webhook>;
}

@Resolver()
class WebhookActions {
  @Mutation(() => IssuedWebhookSecret, {
    name: 'issueWebhook',
    description:
      'Gives a webhook a new secret, which is told this once; the one before ends, and nothing is sent before there is one.',
  })
  async issue(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
  ): Promise<IssuedWebhookSecret> {
    const issued = await issueSecret(ctx, id);
    return { secret: issued.secret, webhook: maskFields(ctx, webhook, issued.webhook) };
  }

  @Query(() => [String], { description: 'Kinds of rows that webhooks can tell of, to whoever may see webhooks.' })
  webhookSubjects(@Context() ctx: Ctx): string[] {
    if (!mayDoSome(ctx.ability, 'read', webhook)) throw forbidden();
    return tellable();
  }
}

export const WebhookResolver = [...CrudResolver(webhook), WebhookActions];
