import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'mails', subject: 'Mail', load: () => import('./mail/mails.screen') },
  { path: 'mails/write', subject: 'Mail', load: () => import('./mail/write-mail.page') },
  { path: 'mails/:id', subject: 'Mail', load: () => import('./mail/mail.page') },
  {
    path: 'mail-templates',
    subject: 'MailTemplate',
    load: () => import('./mail-template/mail-templates.screen'),
  },
  { path: 'notifications', isKept: true, load: () => import('./notification/notifications.page') },
];
