import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { DateScalar } from '../../platform/scalars';
import { shown } from '../../platform/visible';
import { documentVersion } from '../document-version/document-version';
import { renewed } from '../expiring-record/expiring-record';
import { Document, DocumentResolver as Lists, document } from './document';

@InputType('DocumentRenewal', { description: 'What a document of the company is from now on.' })
class DocumentRenewal {
  @Field(() => String, { nullable: true, description: 'Its number; the present one when left out.' }) number?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its first day; the day after the present last one when left out.' }) issueDate?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its last day, after the present one.' }) expiryDate?: string | null;
  @Field(() => [ID], { nullable: true, description: 'Its files.' }) fileIds?: string[];
}

@Resolver()
class Renewals {
  @Mutation(() => Document, { description: 'Renews a document of the company; what it was is kept.' })
  async renewDocument(
    @Context() ctx: Ctx, @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
    @Arg('input', () => DocumentRenewal, { description: 'What it is from now on.' }) input: DocumentRenewal,
  ): Promise<Row<Document>> {
    return shown(ctx, document, await renewed(ctx, document, documentVersion, { id, version, input: { ...input } }, ['fileIds']));
  }
}

export const DocumentResolver = [...Lists, Renewals];
