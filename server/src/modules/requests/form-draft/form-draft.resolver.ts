import { Arg, Ctx as Context, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { JsonScalar } from '../../../platform/graphql/scalars';
import { dropDraft, FormDraft } from './form-draft';
import { myDrafts, saveDraft, type DraftInput } from './form-draft.actions';

@InputType('FormDraftInput', { description: 'How far a form is filled in.' })
class FormDraftInput implements DraftInput {
  @Field(() => ID, { description: 'The version of the form that is being filled in.' }) formVersionId!: string;
  @Field(() => ID, { nullable: true, description: 'The employee it is to be about.' }) employeeId?: string | null;
  @Field(() => JsonScalar, {
    description: 'The answers so far, by the name of the question; what cannot become an answer is left out.',
  })
  answers!: unknown;
}

@Resolver()
export class FormDraftResolver {
  @Query(() => [FormDraft], {
    description:
      'The forms you have begun to fill in and not sent, on whichever device; the latest on top, at most 200.',
  })
  myFormDrafts(@Context() ctx: Ctx): Promise<Row<FormDraft>[]> {
    return myDrafts(ctx);
  }

  @Mutation(() => FormDraft, {
    description:
      'Keeps a form you have begun to fill in, in place of your former draft of it. Sending the request ends it.',
  })
  saveFormDraft(
    @Context() ctx: Ctx,
    @Arg('draft', () => FormDraftInput, { description: 'What to keep.' }) draft: FormDraftInput,
  ): Promise<Row<FormDraft>> {
    return saveDraft(ctx, draft);
  }

  @Mutation(() => Boolean, { description: 'Throws away your draft of a form, if there is one.' })
  async discardFormDraft(
    @Context() ctx: Ctx,
    @Arg('formId', () => ID, { description: 'Which form it is of.' }) formId: string,
  ): Promise<boolean> {
    await dropDraft(ctx, formId);
    return true;
  }
}
