import type { Page } from '../../app/page';

export const pages: Page[] = [
  {
    path: 'calendar',
    subject: 'Event',
    settings: { contentWidth: 'full' },
    load: () => import('./calendar/calendar.page'),
  },
  { path: 'chat/:id?', subject: 'acl-page', load: () => import('./chat/chat.page') },
  { path: 'email', load: () => import('./internal-mail/email.page') },
];
