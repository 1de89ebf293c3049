import {
  Arg,
  Ctx as Context,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { factsOfKind, kindNames, type NotificationKind } from '../../../platform/notify/domain/notification-kinds';
import { eventsHeard, type SubscriptionContext } from '../../../platform/notify/changes.resolver';
import type { Ctx } from '../../../platform/context';
import { choiceOf } from '../../../platform/records/fields';
import { notificationSubject } from '../../../platform/notify/notifications';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { countUnread, markRead, notificationsOf, type Told, type ToldPage } from './notification';
import {
  preferencesOf,
  setPreferences,
  type Choice,
  type ChoiceShown,
  type Preferences,
  type PreferencesInput,
} from './notification-preferences';
import { say } from '../../../platform/text';

const KindChoice = choiceOf(
  'NotificationKind',
  'What one is told of.',
  Object.fromEntries(kindNames.map((kind) => [kind, `${say(factsOfKind(kind).label, 'en')}.`])) as Record<
    NotificationKind,
    string
  >,
);

@ObjectType('Notification', { description: 'Something that happened and concerns you.' })
class Notification implements Told {
  @Field(() => ID, { description: 'Identifier, in order of time.', simple: true }) id!: string;
  @Field(() => KindChoice, { description: 'What it is about.', simple: true }) kind!: NotificationKind;
  @Field(() => String, { description: 'What happened, in your language.', simple: true }) text!: string;
  @Field(() => String, { description: 'Kind of the row it is about, such as EmployeeLeave.', simple: true })
  subject!: string;
  @Field(() => ID, { description: 'The row it is about.', simple: true }) recordId!: string;
  @Field(() => String, { description: 'Where the web client shows that row.', simple: true }) path!: string;
  @Field(() => DateTimeScalar, { description: 'When it happened.', simple: true }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When you read it; empty until then.', simple: true })
  readAt!: Date | null;
}

@ObjectType('NotificationPage', { description: 'One page of your notifications.' })
class NotificationPage implements ToldPage {
  @Field(() => [Notification], { description: 'The latest first.', simple: true }) rows!: Notification[];
  @Field(() => ID, {
    nullable: true,
    description: 'Give it as `after` for the next page; empty at the end.',
    simple: true,
  })
  endCursor!: string | null;
}

@ObjectType('NotificationChoice', { description: 'How you want to be told of something.' })
class NotificationChoice implements ChoiceShown {
  @Field(() => KindChoice, { description: 'Of what.', simple: true }) kind!: NotificationKind;
  @Field(() => String, { description: 'The same in your language.', simple: true }) label!: string;
  @Field(() => String, { description: 'What it belongs to, such as leave.', simple: true }) topic!: string;
  @Field(() => String, { description: 'The same in your language.', simple: true }) topicLabel!: string;
  @Field(() => Boolean, { description: 'Here, at the bell.', simple: true }) inApp!: boolean;
  @Field(() => Boolean, { description: 'By mail.', simple: true }) mail!: boolean;
  @Field(() => Boolean, {
    description: 'Not by a mail at once, but by one in the morning with all that came.',
    simple: true,
  })
  isDaily!: boolean;
  @Field(() => Boolean, {
    description: 'Whether it can wait for the morning; what is mailed in full cannot.',
    simple: true,
  })
  mayBeDaily!: boolean;
}

@ObjectType('NotificationPreferences', { description: 'How you want to be told.' })
class NotificationPreferences implements Preferences {
  @Field(() => String, {
    nullable: true,
    description: 'No mails from this time on, HH:mm in the zone of the company; they wait until quietTo.',
    simple: true,
  })
  quietFrom!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Until this time, HH:mm; an earlier one is that of the next day.',
    simple: true,
  })
  quietTo!: string | null;
  @Field(() => [NotificationChoice], { description: 'Of what may concern you with your rights.', simple: true })
  choices!: NotificationChoice[];
}

@InputType('NotificationChoiceInput', { description: 'How you want to be told of something from now on.' })
class NotificationChoiceInput implements Choice {
  @Field(() => KindChoice, { description: 'Of what.' }) kind!: NotificationKind;
  @Field(() => Boolean, { description: 'Here, at the bell.' }) inApp!: boolean;
  @Field(() => Boolean, { description: 'By mail.' }) mail!: boolean;
  @Field(() => Boolean, { nullable: true, description: 'By one mail in the morning; at once where left out.' })
  isDaily?: boolean | null;
}

@InputType('NotificationPreferencesInput', { description: 'How you want to be told from now on.' })
class NotificationPreferencesInput implements PreferencesInput {
  @Field(() => String, {
    nullable: true,
    description: 'No mails from this time on, HH:mm; empty with quietTo: at any time.',
  })
  quietFrom?: string | null;
  @Field(() => String, { nullable: true, description: 'Until this time, HH:mm.' }) quietTo?: string | null;
  @Field(() => [NotificationChoiceInput], { description: 'What to change; the rest stays.' })
  choices!: NotificationChoiceInput[];
}

@Resolver()
export class NotificationResolver {
  @Query(() => NotificationPage, { description: 'What you were told in the company you are in, the latest first.' })
  notifications(
    @Context() ctx: Ctx,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many, at most 100.' }) limit: number,
    @Arg('after', () => ID, { nullable: true, description: 'endCursor of the page before.' }) after: string | undefined,
    @Arg('unreadOnly', () => Boolean, { defaultValue: false, description: 'Leave out what you have read.' })
    unreadOnly: boolean,
  ): Promise<ToldPage> {
    return notificationsOf(ctx, { limit, after, unreadOnly });
  }

  @Query(() => Int, { description: 'How many notifications you have not read.' })
  unreadNotifications(@Context() ctx: Ctx): Promise<number> {
    return countUnread(ctx);
  }

  @Query(() => NotificationPreferences, { description: 'How you want to be told, and of what.' })
  notificationPreferences(@Context() ctx: Ctx): Promise<Preferences> {
    return preferencesOf(ctx);
  }

  @Mutation(() => Int, { description: 'Marks notifications of yours as read; answers how many are left.' })
  markNotificationsRead(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], { nullable: true, description: 'Which ones; all where you name none.' }) ids:
      | string[]
      | undefined,
  ): Promise<number> {
    return markRead(ctx, ids ?? null);
  }

  @Mutation(() => NotificationPreferences, { description: 'Keeps how you want to be told.' })
  setNotificationPreferences(
    @Context() ctx: Ctx,
    @Arg('input', () => NotificationPreferencesInput, { description: 'What you want.' })
    input: NotificationPreferencesInput,
  ): Promise<Preferences> {
    return setPreferences(ctx, input);
  }

  @Subscription(() => Boolean, {
    description: 'Says so whenever your notifications changed: one more, or some were read. Ask for them again.',
    subscribe: ({ context }) => {
      const waiting = context as unknown as SubscriptionContext;
      return eventsHeard(
        waiting,
        ({ subject, recordId }) => subject === notificationSubject && recordId === waiting.session?.id,
        waiting.isStillHere,
      );
    },
  })
  notificationsChanged(@Root() _event: unknown): boolean {
    return true;
  }
}
