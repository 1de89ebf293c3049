import { needsApproval } from '../../../platform/approval/approval';
import { say } from '../../../platform/text';
import { t } from '../texts/text';
import { employeeCme } from './employee-cme';
import { rejectEmployeeCme, verifyEmployeeCme } from './employee-cme.actions';

export const employeeCmeApproval = needsApproval(employeeCme, {
  waiting: { state: { in: ['submitted'] } },
  askedBy: [],
  brief: ({ locale }, { title, activityDate, amount, provider, certificateFileId }) => ({
    what: title,
    fromDate: activityDate,
    note: [say(t('employee_cme.gives_credits', { n: Number(amount) }), locale), provider].filter(Boolean).join(' · '),
    fileIds: certificateFileId ? [certificateFileId] : [],
    warnings: certificateFileId ? [] : [say(t('employee_cme.without_proof'), locale)],
  }),
  verb: 'verify',
  approve: verifyEmployeeCme,
  reject: (ctx, id, version, reason) => rejectEmployeeCme(ctx, id, version, reason ?? ''),
});
