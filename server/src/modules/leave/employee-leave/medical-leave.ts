import { isMedicalLeave } from '../domain/leave-request';
import { mayDo } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { leaveArea } from './leave-area';
import { LeaveKind } from '../leave-type/leave-type';

export const plainKinds = Object.values(LeaveKind).filter((kind) => !isMedicalLeave(kind));

/** Whether the user sees why this leave is asked for, and its papers. */
export const seesWhy = (ctx: Ctx, { kind, employeeId }: { kind?: string | null; employeeId: string }): boolean =>
  mayDo(ctx.ability, 'read_medical', leaveArea.answer, { kind, employeeId });

interface Papers {
  kind?: string | null;
  employeeId: string;
  attachmentFileId: string | null;
}

/** Whether papers go with leave, also for who is not shown those it has. */
export async function hasPapers(ctx: Ctx, leave: Papers, id: string | undefined): Promise<boolean> {
  if (leave.attachmentFileId || !id || seesWhy(ctx, leave)) return leave.attachmentFileId !== null;
  const { rows } = await ctx.tx.query(
    'select from employee_leave where company_id = $1 and id = $2 and attachment_file_id is not null',
    [ctx.companyId, id],
  );
  return rows.length > 0;
}
