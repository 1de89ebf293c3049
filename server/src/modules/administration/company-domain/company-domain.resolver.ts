import { Arg, Ctx as Context, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { scopeOf, signedInCtx } from '../../../platform/access/signed-in-ctx';
import type { Ctx } from '../../../platform/context';
import { inTransaction } from '../../../platform/database/transaction';
import { choiceOf } from '../../../platform/records/fields';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { oneRecord } from '../../../platform/records/records';
import { inCompany } from '../../../platform/system-ctx';
import { askDns, noteFound, type Found } from './check-domain';
import { companyDomain } from './company-domain';

const DomainFound = choiceOf<Found>('DomainFound', 'What the DNS says of the record of a domain.', {
  there: 'The record is there: the domain is proven.',
  missing: 'There is no such record.',
  unknown: 'No name server answered in time; what was known stays.',
});

@ObjectType('DomainCheck', { description: 'What was found in the DNS just now.' })
class DomainCheck {
  @Field(() => DomainFound, { description: 'What it says.', simple: true }) found!: Found;
}

@Resolver()
class CompanyDomainActions {
  /** It waits for name servers: no transaction is open meanwhile. */
  @Mutation(() => DomainCheck, { description: 'Asks the DNS for the record of a domain, and notes what it says.' })
  async checkCompanyDomain(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The domain.' }) id: string,
  ): Promise<DomainCheck> {
    const { services, requestId, locale, user: session } = ctx;
    const row = await inTransaction(services.pool, scopeOf(session, ctx.now), 'read', async (tx) =>
      oneRecord(await signedInCtx({ services, requestId, locale, session, tx }), companyDomain, id, 'check'),
    );
    const found = await askDns(services, row.domain, row.token);
    const inside = { companyId: session.company!.id, userId: session.id, requestId };
    await inCompany(services, inside, 'write', (writing) => noteFound(writing, row, found));
    return { found };
  }
}

export const CompanyDomainResolver = [
  ...CrudResolver(companyDomain, ['list', 'create', 'delete']),
  CompanyDomainActions,
];
