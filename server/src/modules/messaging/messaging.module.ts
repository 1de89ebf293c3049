import type { Module } from '../../platform/module';
import { answers } from './messaging.answers';
import { MailTemplateResolver } from './mail-template/mail-template';
import { mailJobs } from './mail/mail.job';
import { MailResolver } from './mail/mail.resolver';
import { notificationJobs } from './notification/notification.job';
import { NotificationResolver } from './notification/notification.resolver';
import { pushJobs } from './push-device/push.job';
import { PushDeviceResolver } from './push-device/push-device.resolver';

export const messaging: Module = {
  answers,
  resolvers: [...MailTemplateResolver, ...MailResolver, NotificationResolver, PushDeviceResolver],
  sealed: [
    { table: 'push_device', columns: { auth: 'text' }, key: { id: 'char(24)' }, isTenant: false },
    { table: 'push_key', columns: { private_key: 'text' }, key: { id: 'smallint' }, isTenant: false },
  ],
  jobs: (services) => ({
    ...mailJobs(services),
    ...notificationJobs(services),
    ...pushJobs(services),
  }),
  schedule: [
    '* * * * * wake_mails',
    '* * * * * mail_notifications',
    '* * * * * push_notifications',
    '50 1 * * * forget_read_notifications ?fill=1d',
  ],
};
