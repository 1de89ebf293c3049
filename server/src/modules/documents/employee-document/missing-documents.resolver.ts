import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { offerReport } from '../../../platform/export/report';
import { DateScalar } from '../../../platform/graphql/scalars';
import { MissingDocumentState, missingOfExport } from '../document-type/document-type';
import { employeeDocument } from './employee-document';
import {
  employeesMissingDocuments,
  missingDocuments,
  type EmployeeMissingDocuments as Lacking,
  type MissingDocument as Missing,
} from './missing-documents';

@ObjectType('MissingDocument', { description: 'A document an employee must have and does not.' })
class MissingDocument implements Missing {
  @Field(() => ID, { description: 'Of employee and type together.', simple: true }) id!: string;
  @Field(() => ID, { description: 'The employee it is about.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { description: 'Their number.', simple: true }) employeeCode!: string;
  @Field(() => String, { nullable: true, description: 'Their department, where you may see it.', simple: true })
  departmentName!: string | null;
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

@ObjectType('MissingDocumentPage', { description: 'Who lacks which required document.' })
class MissingDocumentPage {
  @Field(() => [MissingDocument], { description: 'By name of the employee, then in order of the types.', simple: true })
  rows!: Missing[];
  @Field(() => Int, { description: 'How many there are in all.', simple: true }) total!: number;
}

@ObjectType('EmployeeMissingDocuments', { description: 'An employee with the documents they must have and do not.' })
class EmployeeMissingDocuments implements Lacking {
  @Field(() => ID, { description: 'The employee it is about.', simple: true }) id!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { description: 'Their number.', simple: true }) employeeCode!: string;
  @Field(() => String, { nullable: true, description: 'Their department, where you may see it.', simple: true })
  departmentName!: string | null;
  @Field(() => [MissingDocument], {
    description: 'What they lack of what is asked, in order of the types.',
    simple: true,
  })
  documents!: Missing[];
}

@ObjectType('EmployeeMissingDocumentsPage', { description: 'Who lacks required documents, an employee a row.' })
class EmployeeMissingDocumentsPage {
  @Field(() => [EmployeeMissingDocuments], { description: 'By name of the employee.', simple: true }) rows!: Lacking[];
  @Field(() => Int, { description: 'How many employees there are in all.', simple: true }) total!: number;
  @Field(() => Int, { description: 'How many documents all of them lack together.', simple: true })
  totalDocuments!: number;
}

@Resolver()
export class MissingDocumentsResolver {
  @Query(() => MissingDocumentPage, {
    description:
      'Required documents that employees lack: of types every employee must have, or who holds one of their positions today. Of employees whose documents you may read.',
  })
  missingDocuments(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name, number or type.' })
    search: string | undefined,
    @Arg('typeId', () => ID, { nullable: true, description: 'Of this type alone.' }) typeId: string | undefined,
    @Arg('state', () => MissingDocumentState, { nullable: true, description: 'Missing ones alone, or expired ones.' })
    state: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<MissingDocumentPage> {
    return missingDocuments(ctx, { search, typeId, state, limit, offset });
  }

  @Query(() => EmployeeMissingDocumentsPage, {
    description:
      'Employees who lack required documents, each with all of these, as far as you may read their documents.',
  })
  employeesMissingDocuments(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name, number or type.' })
    search: string | undefined,
    @Arg('typeId', () => ID, { nullable: true, description: 'Documents of this type alone.' })
    typeId: string | undefined,
    @Arg('state', () => MissingDocumentState, { nullable: true, description: 'Missing ones alone, or expired ones.' })
    state: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many employees, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many employees to leave out.' }) offset: number,
  ): Promise<EmployeeMissingDocumentsPage> {
    return employeesMissingDocuments(ctx, { search, typeId, state, limit, offset });
  }
}

const pageSize = 2_000;

offerReport('MissingDocument', {
  area: employeeDocument,
  columns: {
    employeeCode: 'text',
    employeeName: 'text',
    departmentName: 'text',
    typeName: 'text',
    state: 'text',
    expiryDate: 'day',
  },
  page: (ctx, order, offset) =>
    missingDocuments(ctx, { ...missingOfExport(order), limit: pageSize, offset }, ['read', 'export']),
});
