import type { Text } from '../../../kernel/text/text';
import { asWritten } from '../../../kernel/text/listed';
import { t } from '../texts/text';

/** What background work does, in the words of who uses the product. */
const labels: Record<string, Text> = {
  send_mails: t('failed_job.labels.send_mails'),
  wake_mails: t('failed_job.labels.wake_mails'),
  mail_notifications: t('failed_job.labels.mail_notifications'),
  push_notifications: t('failed_job.labels.push_notifications'),
  calculate_payroll_run: t('failed_job.labels.calculate_payroll_run'),
  fail_abandoned_payroll_runs: t('failed_job.labels.fail_abandoned_payroll_runs'),
  fill_roster: t('failed_job.labels.fill_roster'),
  fail_abandoned_fills: t('failed_job.labels.fail_abandoned_fills'),
  invite_people: t('failed_job.labels.invite_people'),
  fail_abandoned_invitations: t('failed_job.labels.fail_abandoned_invitations'),
  'import-check': t('failed_job.labels.import_check'),
  'import-commit': t('failed_job.labels.import_commit'),
  'import-undo': t('failed_job.labels.import_undo'),
  fail_abandoned_imports: t('failed_job.labels.fail_abandoned_imports'),
  forget_imported_cells: t('failed_job.labels.forget_imported_cells'),
  'file-scan': t('failed_job.labels.file_scan'),
  sweep_files: t('failed_job.labels.sweep_files'),
  refresh_positions: t('failed_job.labels.refresh_positions'),
  exit_employees: t('failed_job.labels.exit_employees'),
  refresh_cme_progress: t('failed_job.labels.refresh_cme_progress'),
  notify_cme_due: t('failed_job.labels.notify_cme_due'),
  notify_expiring_documents: t('failed_job.labels.notify_expiring_documents'),
  keep_approvals: t('failed_job.labels.keep_approvals'),
  seal_audit: t('failed_job.labels.seal_audit'),
  keep_partitions: t('failed_job.labels.keep_partitions'),
  forget_old_sessions: t('failed_job.labels.forget_old_sessions'),
  forget_read_notifications: t('failed_job.labels.forget_read_notifications'),
};

/** The words of a kind of work; of one without words its name, made readable. */
export function jobLabel(task: string): Text {
  const plain = task.replaceAll(/[_-]+/g, ' ').trim();
  const title = plain.charAt(0).toUpperCase() + plain.slice(1);
  return labels[task] ?? asWritten(title);
}

const reasons: [said: RegExp, Text][] = [
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|socket hang up|connection terminated|getaddrinfo/i,
    t('failed_job.another_system_did_not_answer'),
  ],
  [/statement timeout|canceling statement|lock timeout|timed? ?out/i, t('failed_job.took_too_long_stopped')],
  [/deadlock|could not serialize|STALE/i, t('failed_job.other_work_changed_same_data')],
  [/ENOSPC|disk full|could not extend file|no space left/i, t('failed_job.no_room_left_disk')],
  [/ENOENT|NoSuchKey|no such file/i, t('failed_job.file_needs_missing')],
  [/EACCES|EPERM|permission denied|AccessDenied/i, t('failed_job.not_allowed_reach_something_needs')],
  [/EAUTH|authentication failed|invalid login/i, t('failed_job.name_password_another_system_wrong')],
  [/violates|duplicate key|does not exist|invalid input syntax|out of range/i, t('failed_job.some_data_did_not_fit')],
  [/out of memory|heap/i, t('failed_job.not_enough_memory')],
];
const unknown: Text = t('failed_job.unknown');

/** Why work failed, from what the program said: without names or data of anybody. */
export const reasonOfFailure = (said: string | null): Text =>
  reasons.find(([pattern]) => pattern.test(said ?? ''))?.[1] ?? unknown;
