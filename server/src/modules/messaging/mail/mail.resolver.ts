import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver, RowResult } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { Mail, mail } from './mail';
import { sendAgain, writeToEmployees } from './mail.actions';

@InputType('LetterInput', { description: 'A mail to employees, each of whom gets one of their own.' })
class LetterInput {
  @Field(() => [ID], { description: 'The employees, at most 500.' }) employeeIds!: string[];
  @Field(() => String, {
    description:
      'Subject, one line; may name {{name}}, {{first_name}}, {{employee_number}}, {{company}} and {{sender}}.',
  })
  subject!: string;
  @Field(() => String, { description: 'Text with the same placeholders; a blank line begins a paragraph.' })
  message!: string;
}

@Resolver()
class MailActions {
  @Mutation(() => [RowResult], {
    description: 'Queues a mail to each of these employees; who has no address is told, the others get theirs.',
  })
  writeToEmployees(
    @Context() ctx: Ctx,
    @Arg('input', () => LetterInput, { description: 'To whom and what.' }) input: LetterInput,
  ): Promise<RowResult[]> {
    return writeToEmployees(ctx, input);
  }

  @Mutation(() => Mail, { description: 'Sends a failed mail again; one that still waits stays as it is.' })
  async sendMail(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The mail.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
  ): Promise<Row<Mail>> {
    return maskFields(ctx, mail, await sendAgain(ctx, id, version));
  }
}

offerInBulk(mail, { send: sendAgain });

export const MailResolver = [...CrudResolver(mail, ['list']), MailActions];
