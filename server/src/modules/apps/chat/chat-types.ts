import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { ChatStatus as Statuses, type Status } from './chat';
import { ChatHappening as Happenings, type ChatActivity as Activity, type Happening } from './chat-activity';
import type { ChatConversation as Conversation, ChatMessage as Message } from './chat-messages';
import type { ChatPerson as Person } from './chat-people';

@ObjectType('ChatPerson', { description: 'A colleague as the others of the company see them in the chat.' })
export class ChatPerson implements Person {
  @Field(() => ID, { description: 'Identifier of the user.', simple: true }) id!: string;
  @Field(() => String, { description: 'What they are called.', simple: true }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Their position, where their account is linked to an employee.',
    simple: true,
  })
  title!: string | null;
  @Field(() => Statuses, { description: 'How they can be reached now.', simple: true }) status!: Status;
  @Field(() => Statuses, { description: 'What they chose themselves, here or not.', simple: true })
  chosenStatus!: Status;
  @Field(() => String, { description: 'Their line about themselves; empty without one.', simple: true }) about!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When they were last here.', simple: true })
  lastSeenAt!: Date | null;
  @Field(() => Boolean, { description: 'Whether they can be written to: who left the company cannot.', simple: true })
  isReachable!: boolean;
}

@ObjectType('ChatMessage', { description: 'A message between two people; nobody but them reads it.' })
export class ChatMessage implements Message {
  @Field(() => ID, { description: 'Identifier, in order of sending.', simple: true }) id!: string;
  @Field(() => ID, { description: 'The user who wrote it.', simple: true }) senderId!: string;
  @Field(() => Boolean, { description: 'Whether you wrote it.', simple: true }) isMine!: boolean;
  @Field(() => String, { description: 'What it says; empty once it was deleted.', simple: true }) text!: string;
  @Field(() => DateTimeScalar, { description: 'When it was sent.', simple: true }) sentAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it reached the other one.', simple: true })
  deliveredAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the other one saw it.', simple: true })
  seenAt!: Date | null;
  @Field(() => Boolean, { description: 'Whether its sender took it back.', simple: true }) isDeleted!: boolean;
}

@ObjectType('ChatConversation', { description: 'What two people wrote to each other.' })
export class ChatConversation implements Omit<Conversation, 'personId'> {
  @Field(() => ID, { description: 'Identifier.', simple: true }) id!: string;
  @Field(() => ChatPerson, { description: 'The other one.', simple: true }) person!: ChatPerson;
  @Field(() => ChatMessage, { description: 'The newest message.', simple: true }) lastMessage!: ChatMessage;
  @Field(() => Int, { description: 'How many messages to you are not seen yet.', simple: true }) unseenCount!: number;
}

@ObjectType('ChatActivity', {
  description: 'Something happened in a conversation of yours; read it again to know what.',
})
export class ChatActivity implements Activity {
  @Field(() => Happenings, { description: 'What happened.', simple: true }) kind!: Happening;
  @Field(() => ID, { description: 'The other one of the conversation.', simple: true }) personId!: string;
}

@ObjectType('ChatSelf', { description: 'You in the chat.' })
export class ChatSelf {
  @Field(() => ChatPerson, { description: 'You as the others see you.', simple: true }) person!: ChatPerson;
  @Field(() => Int, { description: 'How many messages to you are not seen yet.', simple: true }) unseenCount!: number;
}
