import { Field, Int, ObjectType } from 'type-graphql';
import { languagePattern } from '../../../kernel/text/languages';
import { defineArea } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const BulkInvitationState = choiceOf('BulkInvitationState', 'How far inviting many people is.', {
  inviting: 'Goes on in the background.',
  done: 'All people are done.',
  failed: 'Broke off; who was not reached can be invited again.',
});
export const NotInvitedReason = choiceOf('NotInvitedReason', 'Why somebody is not invited.', {
  no_address: 'They have no e-mail address.',
  user: 'They have an account here already.',
  invited: 'They are invited already.',
  left: 'They have left.',
  draft: 'They are a draft.',
  same_address: 'Somebody else has the same e-mail address.',
  rights: 'The roles would open more of them than whoever invites holds.',
  refused: 'It was refused when their turn came.',
});
export type Reason = keyof typeof NotInvitedReason;

@ObjectType('NotInvited', { description: 'Who is not invited, for one reason.' })
export class NotInvited {
  @Field(() => NotInvitedReason, { description: 'Why that is.', simple: true }) reason!: Reason;
  @Field(() => Int, { description: 'How many people it concerns.', simple: true }) people!: number;
  @Field(() => [String], { description: 'Some of them by name.', simple: true }) names!: string[];
}

/** The same as it is kept: the people by their ids, so that whoever is erased is named here no more. */
export interface KeptRefusal extends Pick<NotInvited, 'reason' | 'people'> {
  employeeIds: string[];
}

/** Whoever asks for it follows it; whom it invited stands in the list of users. */
@record('BulkInvitation', 'Many people being invited, or what came of it.')
export class BulkInvitation extends CompanyRecord {
  @field.references('CompanyRole', { description: 'The roles they get.' }) roleIds!: string[];
  @field.text({ description: 'Language of the mail and of the accounts.', pattern: languagePattern, identifies: false })
  locale!: string;
  @field.choice(BulkInvitationState, { description: 'How far it is.', initial: 'inviting' }) state!:
    | 'inviting'
    | 'done'
    | 'failed';
  @field.integer({ description: 'How many people it is for.', initial: 0 }) people!: number;
  @field.integer({ description: 'How many of them are done.', initial: 0 }) done!: number;
  @field.integer({ description: 'How many were invited.', initial: 0 }) invited!: number;
  @field.json({ description: 'Who was not, and why.', identifies: false, initial: [] }) refused!: KeptRefusal[];
}

export const bulkInvitation = defineArea('BulkInvitation', BulkInvitation, {
  one: 'bulkInvitationRecord',
  many: 'bulkInvitations',
  label: t('bulk_invitation.inviting_people'),
  sort: 'createdAt',
  descending: true,
  isPersonal: true,
});
