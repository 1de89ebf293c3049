import { Arg, Ctx as Context, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { scopeOf, signedInCtx } from '../../../platform/access/signed-in-ctx';
import type { Ctx } from '../../../platform/context';
import { inTransaction } from '../../../platform/database/transaction';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import type { Row } from '../../../platform/records/area';
import { newId } from '../../../platform/records/ids';
import { oneRecord } from '../../../platform/records/records';
import { say } from '../../../platform/text';
import { AuditStream, auditStream, issueStreamSecret } from './audit-stream';
import { sendLines } from './send-lines';
import { t } from '../texts/text';

@ObjectType('IssuedAuditStreamSecret', { description: 'What a stream is signed with, told once.' })
class IssuedAuditStreamSecret {
  @Field(() => String, { description: 'The secret as libraries of Standard Webhooks take it.', simple: true })
  secret!: string;
  @Field(() => AuditStream, { description: 'What the secret signs.', simple: true }) auditStream!: Row<AuditStream>;
}

@ObjectType('AuditStreamTest', { description: 'What the receiver of a stream said to a line that tells nothing.' })
class AuditStreamTest {
  @Field(() => String, { nullable: true, description: 'Why it was not taken; null where it was.', simple: true })
  problem!: string | null;
}

@Resolver()
class AuditStreamActions {
  @Mutation(() => IssuedAuditStreamSecret, {
    name: 'issueAuditStream',
    description:
      'Gives a stream a new secret, told this once; the one before ends. Nothing is sent before there is one.',
  })
  async issue(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The stream.' }) id: string,
  ): Promise<IssuedAuditStreamSecret> {
    const { secret, row } = await issueStreamSecret(ctx, id);
    return { secret, auditStream: maskFields(ctx, auditStream, row) };
  }

  /** It waits for somebody else's machine: no transaction is open meanwhile. */
  @Mutation(() => AuditStreamTest, {
    description: 'Sends a line that tells nothing, signed as all others, and answers what became of it.',
  })
  async testAuditStream(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The stream.' }) id: string,
  ): Promise<AuditStreamTest> {
    const { services, requestId, locale, user: session } = ctx;
    const stream = await inTransaction(services.pool, scopeOf(session, ctx.now), 'read', async (tx) => {
      await oneRecord(await signedInCtx({ services, requestId, locale, session, tx }), auditStream, id, 'update');
      const { rows } = await tx.query<{ url: string; secret: string | null }>(
        'select url, secret from audit_stream where company_id = $1 and id = $2',
        [session.company!.id, id],
      );
      return rows[0]!;
    });
    if (!stream.secret) return { problem: say(t('audit_stream.no_secret'), locale) };
    const line = { id: newId(), at: ctx.now.toISOString(), companyId: session.company!.id, action: 'test' };
    const receiver = { url: stream.url, secret: services.cipher.decrypt(stream.secret) };
    const problem = await sendLines(services, receiver, line.id, [line]);
    return { problem: problem && say(problem, locale) };
  }
}

export const AuditStreamResolver = [...CrudResolver(auditStream), AuditStreamActions];
