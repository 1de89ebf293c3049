import { approvalJobs } from './approval-task/approval-task.job';
import { attendanceJobs } from './attendance-day/attendance-day.job';
import { companyJobs } from './company/company-ending.job';
import { endingJobs } from './employee/ending-notices.job';
import { keepFormerAccounts } from './company-user/former-accounts';
import { eventReminderJobs } from './event/event-reminder.job';
import { exitJob } from './employee/end-employment';
import { exitEmployees } from './employee/exit-job';
import { refreshShifts } from './employee/refresh-shifts';
import { cmeJobs } from './employee-licence/cme-due.job';
import { refreshAllCmeProgress } from './employee-licence/refresh-all-progress';
import { refreshAllPositions } from './employee-position/refresh-all-positions';
import { erasureJobs } from './personal-data/erasure.job';
import { expiryJobs } from './expiring-record/expiry-notices.job';
import { fileJobs } from './file/file.job';
import { importJobs } from './import/import-jobs';
import { leaveJobs } from './employee-leave/leave.job';
import { mailJobs } from './mail/mail.job';
import { notificationJobs } from './notification/notification.job';
import { forgetPunchPhotos } from './punch/punch-photo';
import { expireSwaps } from './shift-swap/shift-swap.actions';
import { provisionJobs } from './eos-provision/eos-provision.job';
import { webhookJobs } from './webhook-delivery/webhook-delivery.job';
import { requestJobs } from './form-request/form-request.job';
import { rosterJobs } from './rostered-shift/roster-fill.job';
import { payrollJobs } from './payroll-run/payroll-run.job';
import { payslipMailJobs } from './payroll-run/payslip-mail.job';
import { forgetOldSessions } from '../auth/old-sessions';
import { forgetOldLinks } from '../auth/old-links';
import { forgetOldRepeats } from '../platform/old-repeats';
import { forgetFailedJobs } from './failed-job/old-failures';
import { sealAudit } from '../platform/audit-chain';
import type { Services } from '../platform/context';
import type { JobHandler } from '../platform/jobs';

/** Every background job by name. */
export function jobHandlers(services: Services): Record<string, JobHandler> {
  return {
    refresh_positions: () => refreshAllPositions(services),
    refresh_shifts: () => refreshShifts(services),
    [exitJob]: async () => {
      await exitEmployees(services);
      await keepFormerAccounts(services);
    },
    forget_punch_photos: () => forgetPunchPhotos(services),
    expire_swaps: () => expireSwaps(services),
    refresh_cme_progress: () => refreshAllCmeProgress(services),
    seal_audit: () => sealAudit(services),
    forget_old_sessions: () => forgetOldSessions(services),
    forget_old_links: () => forgetOldLinks(services),
    forget_old_repeats: () => forgetOldRepeats(services),
    forget_failed_jobs: () => forgetFailedJobs(services),
    ...importJobs(services),
    ...payrollJobs(services),
    ...payslipMailJobs(services),
    ...fileJobs(services),
    ...mailJobs(services),
    ...expiryJobs(services),
    ...erasureJobs(services),
    ...endingJobs(services),
    ...companyJobs(services),
    ...notificationJobs(services),
    ...eventReminderJobs(services),
    ...cmeJobs(services),
    ...webhookJobs(services),
    ...approvalJobs(services),
    ...leaveJobs(services),
    ...attendanceJobs(services),
    ...provisionJobs(services),
    ...rosterJobs(services),
    ...requestJobs(services),
  };
}

/** Lines of graphile-worker's crontab, in UTC. */
export const scheduledJobs = [
  '* * * * * wake_mails',
  '* * * * * wake_webhooks',
  '5 * * * * refresh_positions ?fill=1d',
  '6 * * * * refresh_shifts ?fill=1d',
  `8 * * * * ${exitJob} ?fill=1d`,
  '10 * * * * refresh_cme_progress ?fill=1d',
  '12 * * * * expire_swaps ?fill=1d',
  '*/5 * * * * fail_abandoned_imports',
  '* * * * * fail_abandoned_payroll_runs',
  '* * * * * fail_abandoned_fills',
  '* * * * * seal_audit',
  '20 1 * * * forget_old_sessions ?fill=1d',
  '22 1 * * * forget_old_links ?fill=1d',
  '24 1 * * * forget_old_repeats ?fill=1d',
  '26 1 * * * forget_failed_jobs ?fill=1d',
  '28 1 * * * forget_webhook_calls ?fill=1d',
  '40 0 * * * forget_imported_cells ?fill=1d',
  '10 0 * * * keep_partitions ?fill=1d',
  '20 1 * * * sweep_files ?fill=1d',
  '25 1 * * * forget_punch_photos ?fill=1d',
  '10 2 * * * notify_expiring_documents ?fill=1d',
  '15 2 * * * notify_endings ?fill=1d',
  '17 2 * * * notify_company_endings ?fill=1d',
  '* * * * * mail_notifications',
  '* * * * * remind_of_events',
  '50 1 * * * forget_read_notifications ?fill=1d',
  '20 2 * * * notify_cme_due ?fill=1d',
  '*/5 * * * * keep_approvals',
  '15 * * * * accrue_leave ?fill=1d',
  '18 * * * * keep_requests ?fill=1d',
  '* * * * * work_out_attendance',
  '15 3 * * * work_out_missed_attendance ?fill=1d',
  '45 3 * * * work_out_provisions ?fill=1d',
].join('\n');

/** Those that work through all companies and may take long in a large one: they leave some places to the others. */
export const longTasks = [
  'refresh_positions',
  'refresh_shifts',
  exitJob,
  'refresh_cme_progress',
  'sweep_files',
  'forget_punch_photos',
  'notify_expiring_documents',
  'accrue_leave',
  'keep_requests',
  'work_out_attendance',
  'work_out_missed_attendance',
  'work_out_provisions',
];
