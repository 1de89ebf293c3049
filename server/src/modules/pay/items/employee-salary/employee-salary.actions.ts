import type { SalaryAction } from '../../../../platform/approval/domain/salary-approval';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { decideProposed, type Proposals } from '../../../../platform/records/proposals';
import { refuseOutsideEmployment } from '../../../people/employee/employee';
import { employeeSalary, closePreviousSalary, salaryDecision, type EmployeeSalary } from './employee-salary';

const salaries: Proposals<EmployeeSalary> = {
  area: employeeSalary,
  decide: salaryDecision,
  closePrevious: closePreviousSalary,
  // Employment may have been ended since it was proposed.
  refuseOutdated: (ctx, { employeeId, validFrom, validTo }) =>
    refuseOutsideEmployment(ctx, employeeId, { validFrom, validTo }),
};

/**
 * Approves a proposed salary, which ends the one before it, or rejects it with a reason. Asked again it changes
 * nothing.
 */
export const decideAboutSalary = (
  ctx: Ctx,
  action: SalaryAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<EmployeeSalary>> => decideProposed(ctx, salaries, action, id, version, note);
