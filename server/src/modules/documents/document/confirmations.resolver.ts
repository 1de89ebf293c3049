import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { offerReport } from '../../../platform/export/report';
import { choiceOf } from '../../../platform/records/fields';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import { documentAcknowledgement } from '../document-acknowledgement/document-acknowledgement';
import { documentConfirmations, remindDocument, type Confirmation } from './confirmations';
import { Document, document } from './document';
import { confirmDocument, documentsToConfirm, openDocumentFile, type ToConfirm } from './to-confirm';

const ConfirmationState = choiceOf(
  'DocumentConfirmationState',
  'Whether an employee still has to confirm a document.',
  {
    open: 'They have not confirmed the present version.',
    confirmed: 'They have confirmed the present version.',
  },
);

@ObjectType('DocumentToConfirm', { description: 'A document of the company one has to read and confirm, or has.' })
class DocumentToConfirm implements ToConfirm {
  @Field(() => ID, { description: 'The document.', simple: true }) id!: string;
  @Field(() => String, { description: 'What the document is called.', simple: true }) title!: string;
  @Field(() => String, { nullable: true, description: 'What it says.', simple: true }) description!: string | null;
  @Field(() => Int, { description: 'Which version of it.', simple: true }) revision!: number;
  @Field(() => [ID], { description: 'Its files, which one may read.', simple: true }) fileIds!: string[];
  @Field(() => [ID], {
    description: 'Those of them one has not opened yet; all are to be opened before it is confirmed.',
    simple: true,
  })
  unopenedFileIds!: string[];
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When one opened the last of those one has opened.',
    simple: true,
  })
  openedAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When one confirmed this version; empty while it is to be done.',
    simple: true,
  })
  confirmedAt!: Date | null;
}

@ObjectType('DocumentConfirmation', {
  description: 'An employee who has to confirm a document, and whether they have.',
})
class DocumentConfirmation implements Confirmation {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { description: 'Their number.', simple: true }) employeeCode!: string;
  @Field(() => String, { nullable: true, description: 'Their department, where you may see it.', simple: true })
  departmentName!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they had opened all its files; empty for one without files.',
    simple: true,
  })
  openedAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they confirmed the present version.',
    simple: true,
  })
  confirmedAt!: Date | null;
}

@ObjectType('DocumentConfirmationPage', { description: 'Who has confirmed a document and who has not.' })
class DocumentConfirmationPage {
  @Field(() => [DocumentConfirmation], { description: 'By name.', simple: true }) rows!: Confirmation[];
  @Field(() => Int, { description: 'How many there are of those asked for.', simple: true }) total!: number;
  @Field(() => Int, { description: 'How many have confirmed the present version, of those you may see.', simple: true })
  confirmed!: number;
  @Field(() => Int, { description: 'How many have to, of those you may see.', simple: true }) asked!: number;
}

@Resolver()
export class ConfirmationsResolver {
  @Query(() => [DocumentToConfirm], {
    description: 'Documents of the company you have to read and confirm, then those you have confirmed.',
  })
  documentsToConfirm(@Context() ctx: Ctx): Promise<ToConfirm[]> {
    return documentsToConfirm(ctx);
  }

  @Mutation(() => DocumentToConfirm, {
    description: 'Keeps that you have opened a file of a document you are to confirm, with the time.',
  })
  openDocumentFile(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The document.' }) id: string,
    @Arg('revision', () => Int, { description: 'The version you read; refused when there is a newer one.' })
    revision: number,
    @Arg('fileId', () => ID, { description: 'Which of its files.' }) fileId: string,
  ): Promise<ToConfirm> {
    return openDocumentFile(ctx, id, revision, fileId);
  }

  @Mutation(() => DocumentToConfirm, {
    description:
      'Keeps that you have read and confirmed a version of a document, with the time and your network address; refused before its files were opened.',
  })
  confirmDocument(
    @Context() ctx: Ctx & { readonly visitor?: { ip: string } },
    @Arg('id', () => ID, { description: 'The document.' }) id: string,
    @Arg('revision', () => Int, { description: 'The version you read; refused when there is a newer one.' })
    revision: number,
  ): Promise<ToConfirm> {
    return confirmDocument(ctx, id, revision, ctx.visitor?.ip ?? '');
  }

  @Query(() => DocumentConfirmationPage, {
    description:
      'Who has confirmed the present version of a document and who has not. Of employees whose confirmations you may read.',
  })
  documentConfirmations(
    @Context() ctx: Ctx,
    @Arg('documentId', () => ID, { description: 'Which document it is about.' }) documentId: string,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name or number.' })
    search: string | undefined,
    @Arg('state', () => ConfirmationState, { nullable: true, description: 'Those alone who have, or who have not.' })
    state: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<DocumentConfirmationPage> {
    return documentConfirmations(ctx, { documentId, search, state, limit, offset });
  }

  @Mutation(() => Document, { description: 'Reminds those who have not confirmed a document yet, at most once a day.' })
  async remindDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The document.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
  ): Promise<Row<Document>> {
    return maskFields(ctx, document, await remindDocument(ctx, id, version));
  }
}

const pageSize = 2_000;

offerReport('DocumentConfirmation', {
  area: documentAcknowledgement,
  columns: {
    employeeCode: 'text',
    employeeName: 'text',
    departmentName: 'text',
    state: 'text',
    openedAt: 'instant',
    confirmedAt: 'instant',
  },
  async page(ctx, { search, filter }, offset) {
    const { documentId, state } = (filter ?? {}) as Record<string, { eq?: unknown } | undefined>;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    const { rows, total } = await documentConfirmations(
      ctx,
      { documentId: text(documentId?.eq) ?? '', search, state: text(state?.eq), limit: pageSize, offset },
      ['read', 'export'],
    );
    return {
      rows: rows.map((row) => ({
        ...row,
        state: row.confirmedAt ? 'confirmed' : 'open',
        openedAt: row.openedAt?.toISOString() ?? null,
        confirmedAt: row.confirmedAt?.toISOString() ?? null,
      })),
      total,
    };
  },
});
