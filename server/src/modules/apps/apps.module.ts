import type { Module } from '../../platform/module';
import { CalendarResolver } from './calendar/calendar.resolver';
import { ChatResolver } from './chat/chat.resolver';
import { EventResolver } from './event/event';
import { eventReminderJobs } from './event/event-reminder.job';
import { InternalMailResolver } from './internal-mail/internal-mail.resolver';

export const apps: Module = {
  resolvers: [InternalMailResolver, ChatResolver, ...EventResolver, ...CalendarResolver],
  jobs: (services) => ({
    ...eventReminderJobs(services),
  }),
  schedule: ['* * * * * remind_of_events'],
};
