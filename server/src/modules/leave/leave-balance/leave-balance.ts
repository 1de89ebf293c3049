import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { departmentOfEmployee, nameOfEmployee, ofEmployee } from '../../people/employee/employee';
import { LeaveTypeMark, markOfType } from '../leave-type/leave-type';
import { t } from '../texts/text';

const byServer = { write: 'never' } as const;

@record('LeaveBalance', 'What an employee has of a type of leave today, computed from the ledger.')
@Index('leave_balance_employee_type_key', ['companyId', 'employeeId', 'typeId'], { unique: true })
export class LeaveBalance extends CompanyRecord {
  @field.reference('Employee', { ...byServer, description: 'Whose.', search: true, isIndexed: true })
  employeeId!: string;
  @field.computed('text', nameOfEmployee, { description: 'First and last name.' }) employeeName!: string;
  @field.computed('text', ofEmployee('r.code'), { description: 'Number of the employee.' }) employeeCode!: string;
  @field.computed('text', departmentOfEmployee, { description: 'Department of the employee today.', optional: true })
  departmentName!: string | null;
  @field.reference('LeaveType', { ...byServer, description: 'Of which type.' }) typeId!: string;
  @field.derivedInContext<{ typeId: string }>(
    () => LeaveTypeMark,
    ['typeId'],
    (row, ctx) => markOfType(ctx, row.typeId),
    'What the type is called.',
  )
  typeMark!: LeaveTypeMark | null;
  @field.decimal({
    ...byServer,
    description: 'Days that can be used today; below zero where more was taken than there was.',
    scale: 4,
  })
  balance!: string;
  @field.decimal({
    ...byServer,
    description:
      'Days that can still be asked for from today on, with all that is approved and asked for; empty where the type needs no balance.',
    scale: 4,
    optional: true,
  })
  available!: string | null;
  @field.decimal({ ...byServer, description: 'Days given in this leave year.', scale: 4 }) granted!: string;
  @field.decimal({ ...byServer, description: 'Days taken in this leave year.', scale: 4 }) taken!: string;
  @field.decimal({ ...byServer, description: 'Days approved for later.', scale: 4 }) planned!: string;
  @field.decimal({ ...byServer, description: 'Days asked for and not decided.', scale: 4 }) pending!: string;
  @field.decimal({ ...byServer, description: 'Days that end next.', scale: 4, optional: true }) expiring!:
    | string
    | null;
  @field.date({ ...byServer, description: 'Their last day.', optional: true }) expiresOn!: string | null;
  @field.date({ ...byServer, description: 'The day this holds for.' }) asOf!: string;
}

export const leaveBalance = defineArea('LeaveBalance', LeaveBalance, {
  keptFor: 'time',
  one: 'leaveBalance',
  many: 'leaveBalances',
  label: t('leave_balance.leave_balance'),
  page: '/leave-balances?open=:id',
  menu: { group: 'people', title: t('leave_balance.menu'), icon: 'table', after: '/leave-calendar' },
  sort: 'balance',
  title: 'employeeName',
  person: 'employeeId',
  keeps: 'false',
});
