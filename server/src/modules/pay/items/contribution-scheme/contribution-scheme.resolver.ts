import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../platform/context';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import type { Row } from '../../../../platform/records/area';
import { maskFields } from '../../../../platform/records/field-masking';
import { ContributionScheme, contributionScheme } from './contribution-scheme';
import { decideAboutScheme } from './contribution-scheme.actions';

const which = { description: 'The scheme that waits.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class ContributionSchemeActions {
  @Mutation(() => ContributionScheme, {
    description: 'Approves a contribution scheme, which ends the version before it. Refused to who wrote it.',
  })
  async approveContributionScheme(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<ContributionScheme>> {
    return maskFields(ctx, contributionScheme, await decideAboutScheme(ctx, 'approve', id, version, null));
  }

  @Mutation(() => ContributionScheme, {
    description: 'Rejects a contribution scheme with a reason; refused to who wrote it.',
  })
  async rejectContributionScheme(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, for who wrote it.' }) note: string,
  ): Promise<Row<ContributionScheme>> {
    return maskFields(ctx, contributionScheme, await decideAboutScheme(ctx, 'reject', id, version, note));
  }
}

offerInBulk(
  contributionScheme,
  { approve: (ctx, id, version) => decideAboutScheme(ctx, 'approve', id, version, null) },
  { reject: (ctx, id, version, note) => decideAboutScheme(ctx, 'reject', id, version, note) },
);

export const ContributionSchemeResolver = [...CrudResolver(contributionScheme), ContributionSchemeActions];
