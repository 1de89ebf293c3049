import type { Ability } from '../../../access/ability';
import type { EmployeeRecordFragment } from '../../../generated/people/employee';

export interface EmployeeTabProps {
  employeeId: string;
  employee: EmployeeRecordFragment;
  /** Opens the form of the employee at a field; only for those who may change them. */
  edit?: ((field: string) => void) | undefined;
}

/**
 * Whether rows of this kind about this very employee may be read: a manager's own payslips open no tab on others'
 * pages.
 */
export const readsAbout = (ability: Ability, subject: string, employeeId: string): boolean =>
  mayAbout(ability, 'read', subject, employeeId);

export const mayAbout = (ability: Ability, action: string, subject: string, employeeId: string): boolean =>
  ability.rulesFor(action, subject).some(({ conditions }) => {
    if (!conditions) return true;
    return Object.values(conditions as Record<string, { $in?: string[] }>).some(({ $in }) => $in?.includes(employeeId));
  });
