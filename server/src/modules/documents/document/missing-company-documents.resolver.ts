import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { offerReport } from '../../../platform/export/report';
import { DateScalar } from '../../../platform/graphql/scalars';
import { MissingDocumentState, missingOfExport } from '../document-type/document-type';
import { document } from './document';
import { missingCompanyDocuments, type MissingCompanyDocument as Missing } from './missing-company-documents';

@ObjectType('MissingCompanyDocument', {
  description: 'A document the company or one of its vendors must have and does not.',
})
class MissingCompanyDocument implements Missing {
  @Field(() => ID, { description: 'Of vendor and type together.', simple: true }) id!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The vendor; empty where the company itself lacks it.',
    simple: true,
  })
  vendorId!: string | null;
  @Field(() => String, { nullable: true, description: 'What the vendor is called.', simple: true }) vendorName!:
    | string
    | null;
  @Field(() => ID, { description: 'The type of document.', simple: true }) typeId!: string;
  @Field(() => String, { description: 'What the type is called.', simple: true }) typeName!: string;
  @Field(() => MissingDocumentState, {
    description: 'Whether there never was one in use, or it has expired.',
    simple: true,
  })
  state!: Missing['state'];
  @Field(() => DateScalar, { nullable: true, description: 'When the last one expired.', simple: true }) expiryDate!:
    | string
    | null;
}

@ObjectType('MissingCompanyDocumentPage', { description: 'What the company and its vendors lack.' })
class MissingCompanyDocumentPage {
  @Field(() => [MissingCompanyDocument], {
    description: 'Of the company, then by name of the vendor, in order of the types.',
    simple: true,
  })
  rows!: Missing[];
  @Field(() => Int, { description: 'How many there are in all.', simple: true }) total!: number;
}

@Resolver()
export class MissingCompanyDocumentsResolver {
  @Query(() => MissingCompanyDocumentPage, {
    description:
      'Required documents that the company itself lacks, and those that vendors it buys from lack, of vendors you may read.',
  })
  missingCompanyDocuments(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in vendor or type.' })
    search: string | undefined,
    @Arg('typeId', () => ID, { nullable: true, description: 'Of this type alone.' }) typeId: string | undefined,
    @Arg('state', () => MissingDocumentState, { nullable: true, description: 'Missing ones alone, or expired ones.' })
    state: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<MissingCompanyDocumentPage> {
    return missingCompanyDocuments(ctx, { search, typeId, state, limit, offset });
  }
}

const pageSize = 2_000;

offerReport('MissingCompanyDocument', {
  area: document,
  columns: { vendorName: 'text', typeName: 'text', state: 'text', expiryDate: 'day' },
  page: (ctx, order, offset) =>
    missingCompanyDocuments(ctx, { ...missingOfExport(order), limit: pageSize, offset }, ['read', 'export']),
});
