import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { maskFields } from '../../../platform/records/field-masking';
import { emptyForm, Form, form } from './form';

const which = { description: 'The form.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class FormActions {
  @Mutation(() => Form, {
    description: 'Offers the form for requests, an archived one again; asked again it changes nothing.',
  })
  publishForm(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<Form>> {
    return setStatus(ctx, id, version, 'publish', 'published');
  }

  @Mutation(() => Form, { description: 'Offers the form no longer; requests made from it stay as they are.' })
  archiveForm(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<Form>> {
    return setStatus(ctx, id, version, 'archive', 'archived');
  }
}

async function setStatus(
  ctx: Ctx,
  id: string,
  version: number,
  action: 'publish' | 'archive',
  status: string,
): Promise<Row<Form>> {
  const row = await lockedRecord(ctx, form, id, action);
  if (row.status === status) return maskFields(ctx, form, row);
  if (!row.fields.length) throw emptyForm();
  return maskFields(ctx, form, await saveRecord(ctx, form, { ...row, version } as Row<Form>, { status }, action));
}

export const FormResolver = [...CrudResolver(form), FormActions];
