import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { DateScalar } from '../../platform/scalars';
import { shown } from '../../platform/visible';
import { employeeDocumentVersion } from '../employee-document-version/employee-document-version';
import { renewed } from '../expiring-record/expiring-record';
import { EmployeeDocument, EmployeeDocumentResolver as Lists, employeeDocument } from './employee-document';

@InputType('EmployeeDocumentRenewal', { description: 'What a document of an employee is from now on.' })
class EmployeeDocumentRenewal {
  @Field(() => String, { nullable: true, description: 'Its number; the present one when left out.' }) number?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its first day; the day after the present last one when left out.' }) issueDate?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Its last day, after the present one.' }) expiryDate?: string | null;
  @Field(() => ID, { nullable: true, description: 'Its file.' }) fileId?: string | null;
}

@Resolver()
class Renewals {
  @Mutation(() => EmployeeDocument, { description: 'Renews a document of an employee; what it was is kept.' })
  async renewEmployeeDocument(
    @Context() ctx: Ctx, @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
    @Arg('input', () => EmployeeDocumentRenewal, { description: 'What it is from now on.' }) input: EmployeeDocumentRenewal,
  ): Promise<Row<EmployeeDocument>> {
    return shown(ctx, employeeDocument, await renewed(ctx, employeeDocument, employeeDocumentVersion, { id, version, input: { ...input } }, ['fileId', 'employeeId']));
  }
}

export const EmployeeDocumentResolver = [...Lists, Renewals];
