import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { DateScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import { documentVersion } from '../document-version/document-version';
import { archiveDocument, rejectDocument, renewed, verifyDocument } from '../expiring-record/expiring-record';
import { Document, DocumentResolver as Lists, document } from './document';

@InputType('DocumentRenewal', { description: 'What a document of the company is from now on.' })
class DocumentRenewal {
  @Field(() => String, { nullable: true, description: 'Its number; the present one when left out.' }) number?:
    | string
    | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Its first day; the day after the present last one when left out.',
  })
  issueDate?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its last day, after the present one.' }) expiryDate?:
    | string
    | null;
  @Field(() => [ID], { nullable: true, description: 'What the document itself is, as uploaded.' }) fileIds?: string[];
}

const which = { description: 'Which one.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const [verify, reject, archive] = [verifyDocument(document), rejectDocument(document), archiveDocument(document)];

@Resolver()
class DocumentActions {
  @Mutation(() => Document, { description: 'Renews a document of the company; what it was is kept.' })
  async renewDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
    @Arg('input', () => DocumentRenewal, { description: 'What it is from now on.' }) input: DocumentRenewal,
  ): Promise<Row<Document>> {
    return maskFields(
      ctx,
      document,
      await renewed(ctx, document, documentVersion, { id, version, input: { ...input } }, ['fileIds']),
    );
  }

  @Mutation(() => Document, {
    description: 'Says that a document of the company is right; refused to who handed it in.',
  })
  async verifyDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<Document>> {
    return maskFields(ctx, document, await verify(ctx, id, version));
  }

  @Mutation(() => Document, { description: 'Says that a document of the company is not right.' })
  async rejectDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, in up to 500 characters.' }) note: string,
  ): Promise<Row<Document>> {
    return maskFields(ctx, document, await reject(ctx, id, version, note));
  }

  @Mutation(() => Document, {
    description: 'Keeps a document of the company without reminding anybody of it any more.',
  })
  async archiveDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<Document>> {
    return maskFields(ctx, document, await archive(ctx, id, version));
  }
}

offerInBulk(document, { verify, archive }, { reject });

export const DocumentResolver = [...Lists, DocumentActions];
