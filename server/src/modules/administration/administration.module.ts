import type { Module } from '../../platform/module';
import { exitJob } from '../people/employee/ending/end-employment';
import { exitEmployees } from '../people/employee/ending/exit-job';
import { answers } from './administration.answers';
import { ApiTokenResolver } from './api-token/api-token.resolver';
import { AuditLogResolver } from './audit-log/audit-log.resolver';
import { auditStreamJobs } from './audit-stream/audit-stream.job';
import { AuditStreamResolver } from './audit-stream/audit-stream.resolver';
import { invitationJobs } from './company-user/bulk-invitation.job';
import { BulkInvitationResolver } from './company-user/bulk-invitation.resolver';
import { companyDomainJobs } from './company-domain/company-domain.job';
import { CompanyDomainResolver } from './company-domain/company-domain.resolver';
import { CompanyRoleResolver } from './company-role/company-role';
import { CompanyUserResolver } from './company-user/company-user.resolver';
import { keepFormerAccounts } from './company-user/former-accounts';
import { FailedJobResolver } from './failed-job/failed-job.resolver';
import { forgetFailedJobs } from './failed-job/old-failures';
import { certificateJobs } from './identity-provider/certificate-ending.job';
import { IdentityProviderResolver } from './identity-provider/identity-provider.resolver';
import { InterfaceSettingsResolver } from './interface-settings/interface-settings.resolver';
import { PermissionResolver } from './permission/permission.resolver';
import { RoleResolver } from './role/role';
import { SavedViewResolver } from './saved-view/saved-view.resolver';
import { SearchResolver } from './search/search.resolver';
import { UserResolver } from './user/user.resolver';
import { webhookJobs } from './webhook-delivery/webhook-delivery.job';
import { WebhookDeliveryResolver } from './webhook-delivery/webhook-delivery.resolver';
import { WebhookResolver } from './webhook/webhook.resolver';

export const administration: Module = {
  answers,
  resolvers: [
    ...RoleResolver,
    ...PermissionResolver,
    ...CompanyRoleResolver,
    ...UserResolver,
    ...CompanyUserResolver,
    BulkInvitationResolver,
    SavedViewResolver,
    InterfaceSettingsResolver,
    SearchResolver,
    FailedJobResolver,
    AuditLogResolver,
    ...AuditStreamResolver,
    ...ApiTokenResolver,
    ...WebhookResolver,
    ...WebhookDeliveryResolver,
    ...IdentityProviderResolver,
    ...CompanyDomainResolver,
  ],
  jobs: (services) => ({
    [exitJob]: async () => {
      await exitEmployees(services);
      await keepFormerAccounts(services);
    },
    forget_failed_jobs: () => forgetFailedJobs(services),
    ...webhookJobs(services),
    ...auditStreamJobs(services),
    ...companyDomainJobs(services),
    ...invitationJobs(services),
    ...certificateJobs(services),
  }),
  schedule: [
    '* * * * * wake_webhooks',
    '* * * * * stream_audit',
    '* * * * * fail_abandoned_invitations',
    `8 * * * * ${exitJob} ?fill=1d`,
    '26 1 * * * forget_failed_jobs ?fill=1d',
    '30 1 * * * check_domains ?fill=1d',
    '28 1 * * * forget_webhook_calls ?fill=1d',
    '19 2 * * * notify_certificate_endings ?fill=1d',
  ],
  longJobs: [exitJob, 'check_domains'],
};
