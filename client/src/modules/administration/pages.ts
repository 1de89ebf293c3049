import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'login', layout: 'blank', guestOnly: true, load: () => import('./login/login.page') },
  {
    path: 'choose-password',
    layout: 'blank',
    isOpen: true,
    load: () => import('./login/choose-password.page'),
  },
  {
    path: 'forgot-password',
    layout: 'blank',
    isOpen: true,
    load: () => import('./login/forgot-password.page'),
  },
  { path: 'two-factor', layout: 'blank', isOpen: true, load: () => import('./login/two-factor.page') },
  { path: 'sessions', layout: 'blank', isOpen: true, load: () => import('./login/sessions.page') },
  { path: 'users', subject: 'User', load: () => import('./user/users.screen') },
  { path: 'roles', subject: 'Role', load: () => import('./role/roles.screen') },
  {
    path: 'permissions',
    subject: 'Permission',
    load: () => import('./permission/permissions.screen'),
  },
  {
    path: 'company-users',
    subject: 'CompanyUser',
    load: () => import('./company-user/company-users.screen'),
  },
  {
    path: 'company-roles',
    subject: 'CompanyRole',
    load: () => import('./company-role/company-roles.screen'),
  },
  {
    path: 'api-tokens',
    subject: 'ApiToken',
    load: () => import('./api-token/api-tokens.screen'),
  },
  {
    path: 'identity-providers',
    subject: 'IdentityProvider',
    load: () => import('./identity-provider/identity-providers.screen'),
  },
  {
    path: 'audit-streams',
    subject: 'AuditStream',
    load: () => import('./audit-stream/audit-streams.screen'),
  },
  {
    path: 'domains',
    subject: 'CompanyDomain',
    load: () => import('./company-domain/domains.screen'),
  },
  { path: 'webhooks', subject: 'Webhook', load: () => import('./webhook/webhooks.screen') },
  {
    path: 'webhook-deliveries',
    subject: 'WebhookDelivery',
    load: () => import('./webhook/deliveries.screen'),
  },
  {
    path: 'audit-log',
    subject: 'Company',
    action: 'audit',
    load: () => import('./audit-log/audit-log.page'),
  },
  {
    path: 'failed-jobs',
    subject: 'Company',
    action: 'update',
    load: () => import('./failed-job/failed-jobs.page'),
  },
];
