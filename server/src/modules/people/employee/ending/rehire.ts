import { mayDoSome } from '../../../../platform/access/ability';
import type { Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { forbidden, stale } from '../../../../platform/errors';
import { columnOf } from '../../../../platform/records/fields';
import type { CompanyRecord } from '../../../../platform/records/record';
import { createRecord, lockedRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { noteInAudit } from '../../../../platform/records/write-rows';
import { bringAlong } from './bring-along';
import { employee, type Employee } from '../employee';
import { rehired } from './rehired';
import { t } from '../../texts/text';

/**
 * Whose a field is: that of the person, who brings it along to the next employment; that of the job, its pay and its
 * account, which begin anew, as what other rows tell does (emergency contacts come by `bringAlong`); or worked out and
 * of nobody. A new field of employees does not compile until it stands here.
 */
const whose: Record<Exclude<keyof Employee, keyof CompanyRecord>, 'person' | 'job' | 'worked out'> = {
  code: 'job',
  firstName: 'person',
  middleName: 'person',
  lastName: 'person',
  employeeName: 'worked out',
  nativeName: 'person',
  photoFileId: 'person',
  status: 'job',
  standing: 'worked out',
  account: 'worked out',
  nextStatuses: 'worked out',
  employeeType: 'job',
  departmentId: 'job',
  positionId: 'job',
  managerId: 'job',
  workLocationId: 'job',
  weeklyHours: 'job',
  shiftId: 'job',
  newShiftFrom: 'job',
  shifts: 'job',
  profession: 'person',
  sourceOfHire: 'job',
  workingHoursPerDay: 'job',
  salaryFormulaId: 'job',
  hireDate: 'job',
  rehireOfId: 'job',
  probationEnd: 'job',
  confirmationDate: 'job',
  noticePeriodDays: 'job',
  contractEnd: 'job',
  exitDate: 'job',
  erasedAt: 'job',
  exitReason: 'job',
  gender: 'person',
  birthDate: 'person',
  nationality: 'person',
  nationalityAsGiven: 'person',
  maritalStatus: 'person',
  workEmail: 'person',
  mailRefusedOn: 'worked out',
  personalEmail: 'person',
  mobilePhone: 'person',
  workPhone: 'job',
  workPhoneExtension: 'job',
  address: 'person',
  homeAddress: 'person',
  nationalId: 'person',
  passportNo: 'person',
  healthType: 'person',
  openingPaidLeaveDays: 'job',
  openingUnpaidLeaveDays: 'job',
  openingSickLeaveDays: 'job',
  openingMaternityLeaveDays: 'job',
  openingParentalLeaveDays: 'job',
  unpaidLeaveDaysBefore: 'job',
  parentalLeaveDaysBefore: 'job',
  payBroughtThrough: 'job',
  grossBrought: 'job',
  deductionsBrought: 'job',
  emergencyContactName: 'job',
  emergencyContactPhone: 'job',
  emergencyContactRelationship: 'job',
  showsBirthday: 'job',
  showsAnniversary: 'job',
};
const carried = Object.entries(whose).flatMap(([name, each]) => (each === 'person' ? [name] : []));

export interface Rehired {
  code: string;
  hireDate: string;
  employeeType?: string | null;
  departmentId?: string | null;
  positionId?: string | null;
  managerId?: string | null;
  probationEnd?: string | null;
}

/**
 * A new employment of somebody who has left: the same person under a number of their own, with nothing of what they had
 * earned before.
 */
export async function rehireEmployee(ctx: Ctx, id: string, version: number, input: Rehired): Promise<Row<Employee>> {
  const former = await lockedRecord(ctx, employee, id, 'read');
  if (!mayDoSome(ctx.ability, 'create', employee)) throw forbidden();
  if ((former.version as unknown as number) !== version) throw stale(undefined, former.updatedAt);
  if (ctx.user.employeeId === id) throw forbidden(t('rehire.nobody_takes_self_again_ask'));
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const made = await createRecord(
    ctx,
    employee,
    { ...given, status: input.hireDate > todayIn(ctx) ? 'onboarding' : 'active' },
    { ...(await personOf(ctx, id)), rehireOfId: id },
  );
  await bringAlong(ctx, id, made.id as unknown as string);
  for (const follow of rehired.answers) await follow(ctx, id, made.id as unknown as string);
  await noteInAudit(ctx, employee as never, id, 'rehireEmployee');
  return made;
}

/** As they are on file, also for whom they are hidden from: they do not get to see them by it. */
async function personOf(ctx: Ctx, id: string): Promise<Values> {
  const {
    rows: [person],
  } = await ctx.tx.query<Values>(
    `select ${carried.map((name) => `${columnOf(name)} as "${name}"`).join(', ')} from employee where company_id = $1
      and id = $2`,
    [ctx.companyId, id],
  );
  return Object.fromEntries(
    Object.entries(person!).map(([name, value]) => [
      name,
      employee.fields.get(name)!.encrypted && value !== null ? ctx.services.cipher.decrypt(String(value)) : value,
    ]),
  );
}
