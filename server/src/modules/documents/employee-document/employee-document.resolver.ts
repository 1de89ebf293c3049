import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { DateScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import { employeeDocumentVersion } from '../employee-document-version/employee-document-version';
import { archiveDocument, rejectDocument, renewed, verifyDocument } from '../expiring-record/expiring-record';
import { EmployeeDocument, EmployeeDocumentResolver as Lists, employeeDocument } from './employee-document';
import { requestDocuments, submitDocument, type DocumentRequest } from './requested-documents';

@InputType('EmployeeDocumentRenewal', { description: 'What a document of an employee is from now on.' })
class EmployeeDocumentRenewal {
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
  @Field(() => ID, { nullable: true, description: 'What the document itself is, as uploaded.' }) fileId?: string | null;
}

@InputType('EmployeeDocumentSubmission', { description: 'What an employee hands in; what is left out stays.' })
class EmployeeDocumentSubmission {
  @Field(() => ID, { nullable: true, description: 'What the document itself is, as uploaded.' }) fileId?: string | null;
  @Field(() => String, { nullable: true, description: 'What whoever issued it numbered it.' }) number?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its first day.' }) issueDate?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its last day.' }) expiryDate?: string | null;
  @Field(() => String, { nullable: true, description: 'Who issued it.' }) issuingAuthority?: string | null;
  @Field(() => String, { nullable: true, description: 'Country it was issued in, ISO 3166-1 alpha-2.' })
  issuingCountry?: string | null;
}

@InputType('EmployeeDocumentRequest', { description: 'A document that employees are asked for.' })
class EmployeeDocumentRequest implements DocumentRequest {
  @Field(() => [ID], { description: 'Who is asked, at most 500.' }) employeeIds!: string[];
  @Field(() => ID, { description: 'The type of document.' }) typeId!: string;
  @Field(() => DateScalar, { description: 'The day by which it is asked for, today or later.' }) dueOn!: string;
  @Field(() => String, { nullable: true, description: 'What they are told, in up to 500 characters.' }) note?:
    | string
    | null;
}

const which = { description: 'Which one.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const [verify, reject, archive] = [
  verifyDocument(employeeDocument),
  rejectDocument(employeeDocument),
  archiveDocument(employeeDocument),
];

@Resolver()
class EmployeeDocumentActions {
  @Mutation(() => EmployeeDocument, { description: 'Renews a document of an employee; what it was is kept.' })
  async renewEmployeeDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
    @Arg('input', () => EmployeeDocumentRenewal, { description: 'What it is from now on.' })
    input: EmployeeDocumentRenewal,
  ): Promise<Row<EmployeeDocument>> {
    return maskFields(
      ctx,
      employeeDocument,
      await renewed(ctx, employeeDocument, employeeDocumentVersion, { id, version, input: { ...input } }, [
        'fileId',
        'employeeId',
      ]),
    );
  }

  @Mutation(() => [EmployeeDocument], {
    description:
      'Asks employees for a document, whom it is not asked of already; they are told and hand it in. Answers what is asked for.',
  })
  async requestEmployeeDocuments(
    @Context() ctx: Ctx,
    @Arg('input', () => EmployeeDocumentRequest, { description: 'Of whom, and what.' }) input: EmployeeDocumentRequest,
  ): Promise<Row<EmployeeDocument>[]> {
    return (await requestDocuments(ctx, input)).map((row) => maskFields(ctx, employeeDocument, row));
  }

  @Mutation(() => EmployeeDocument, {
    description: 'Hands in a document that was asked for, or anew one that was rejected; somebody else verifies it.',
  })
  async submitEmployeeDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('input', () => EmployeeDocumentSubmission, { description: 'What is handed in.' })
    input: EmployeeDocumentSubmission,
  ): Promise<Row<EmployeeDocument>> {
    return maskFields(ctx, employeeDocument, await submitDocument(ctx, id, version, { ...input }));
  }

  @Mutation(() => EmployeeDocument, {
    description:
      'Says that a document of an employee is right; refused to who handed it in and to the employee themselves.',
  })
  async verifyEmployeeDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeDocument>> {
    return maskFields(ctx, employeeDocument, await verify(ctx, id, version));
  }

  @Mutation(() => EmployeeDocument, {
    description: 'Sends a document back to the employee, who reads why and may hand it in again.',
  })
  async rejectEmployeeDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, in up to 500 characters.' }) note: string,
  ): Promise<Row<EmployeeDocument>> {
    return maskFields(ctx, employeeDocument, await reject(ctx, id, version, note));
  }

  @Mutation(() => EmployeeDocument, {
    description: 'Keeps a document of an employee without reminding anybody of it any more.',
  })
  async archiveEmployeeDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeDocument>> {
    return maskFields(ctx, employeeDocument, await archive(ctx, id, version));
  }
}

offerInBulk(employeeDocument, { verify, archive }, { reject });

export const EmployeeDocumentResolver = [...Lists, EmployeeDocumentActions];
