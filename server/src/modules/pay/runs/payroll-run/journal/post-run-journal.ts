import type { Ctx } from '../../../../../platform/context';
import { grantSql, Parameters } from '../../../../../platform/access/ability';
import { conflict, forbidden } from '../../../../../platform/errors';
import type { Row } from '../../../../../platform/records/area';
import { runName, runOfMark } from '../../../../../kernel/text/payroll-run-name';
import { postEntry, type JournalEntry } from '../../../accounting/journal-entry/journal-entry';
import { payslip } from '../../payslip/payslip';
import { payrollRunJournal } from './payroll-run.journal';
import { t } from '../../../texts/text';

/** Posts a posted run to the accounts, by who may read all of its payslips. */
export const postPayrollRunJournal = (ctx: Ctx, runId: string): Promise<Row<JournalEntry>> =>
  postEntry(ctx, async () => {
    if (grantSql(ctx.ability, 'read', payslip, new Parameters()) !== 'true') throw forbidden();
    const { run, lines } = await payrollRunJournal(ctx, runId);
    if (run.state !== 'posted') throw conflict(t('journal_entry.run_not_posted'));
    return {
      origin: 'payroll_run',
      key: runId,
      title: runName(runOfMark(run.mark)!),
      day: run.toDate,
      currency: run.currency,
      lines,
      runId,
    };
  });
