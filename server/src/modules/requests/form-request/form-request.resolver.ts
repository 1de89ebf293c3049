import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row, Values } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver, inputTypesOf } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import type { RequestAction } from '../domain/request-state';
import { FormRequest, formRequest } from './form-request';
import { actOnRequest, changeRequest } from './form-request.actions';

const which = { description: 'The request.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const { Changes } = inputTypesOf(formRequest);

@Resolver()
class FormRequestActions {
  @Mutation(() => FormRequest, { description: 'Corrects the answers of a returned request.' })
  async updateFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('input', () => Changes, { description: 'What to change.' }) input: Values,
  ): Promise<Row<FormRequest>> {
    return maskFields(ctx, formRequest, await changeRequest(ctx, id, version, { ...input }));
  }

  @Mutation(() => FormRequest, { description: 'Submits a returned request again.' })
  submitFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'submit');
  }

  @Mutation(() => FormRequest, {
    description: 'Approves a submitted request; refused to who asked and to whom it is about.',
  })
  approveFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('comment', () => String, { nullable: true, description: 'Something to say about it.' }) comment?: string,
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'approve', comment);
  }

  @Mutation(() => FormRequest, {
    description: 'Rejects a submitted request; refused to who asked and to whom it is about.',
  })
  rejectFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('comment', () => String, { description: 'Why it is rejected.' }) comment: string,
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'reject', comment);
  }

  @Mutation(() => FormRequest, {
    description: 'Gives a submitted request back to be corrected; refused to who asked and to whom it is about.',
  })
  returnFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('comment', () => String, { description: 'What to correct.' }) comment: string,
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'return', comment);
  }

  @Mutation(() => FormRequest, { description: 'Takes back a request that is not decided on.' })
  withdrawFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'withdraw');
  }

  @Mutation(() => FormRequest, {
    description:
      'Says that what an approved request asked for was done: the letter is written, the equipment handed over.',
  })
  fulfilFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('comment', () => String, { nullable: true, description: 'Something to say about it.' }) comment?: string,
    @Arg('fileIds', () => [ID], {
      nullable: true,
      description: 'Files for who asked, in place of what was handed over before; those stay where nothing is given.',
    })
    fileIds?: string[],
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'fulfil', comment, fileIds);
  }

  @Mutation(() => FormRequest, {
    description: 'Closes a fulfilled request for good; for who asked and whom it is about.',
  })
  closeFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'close');
  }

  @Mutation(() => FormRequest, {
    description:
      'Says that a fulfilled request was not done, which makes it an approved one again; for who asked and whom it is about.',
  })
  disputeFormRequest(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('comment', () => String, { description: 'What is missing.' }) comment: string,
  ): Promise<Row<FormRequest>> {
    return act(ctx, id, version, 'dispute', comment);
  }
}

async function act(
  ctx: Ctx,
  id: string,
  version: number,
  action: RequestAction,
  comment?: string,
  fileIds?: string[],
): Promise<Row<FormRequest>> {
  return maskFields(ctx, formRequest, await actOnRequest(ctx, id, version, action, comment, fileIds));
}

offerInBulk(
  formRequest,
  {
    approve: (ctx, id, version) => actOnRequest(ctx, id, version, 'approve'),
    withdraw: (ctx, id, version) => actOnRequest(ctx, id, version, 'withdraw'),
    fulfil: (ctx, id, version) => actOnRequest(ctx, id, version, 'fulfil'),
  },
  {
    reject: (ctx, id, version, note) => actOnRequest(ctx, id, version, 'reject', note),
    return: (ctx, id, version, note) => actOnRequest(ctx, id, version, 'return', note),
  },
);

export const FormRequestResolver = [...CrudResolver(formRequest, ['list', 'create', 'delete']), FormRequestActions];
