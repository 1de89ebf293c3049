import { mayDoSome } from '../../../../platform/access/ability';
import { areaNamed, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { forbidden, stale } from '../../../../platform/errors';
import { columnOf } from '../../../../platform/records/fields';
import { createRecord, lockedRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { noteInAudit, writeRows } from '../../../../platform/records/write-rows';
import { bringAlong } from './bring-along';
import { employee, type Employee } from '../employee';
import { t } from '../../texts/text';

/** What a person brings along from an employment to the next; what belongs to the job, its pay and its account begins anew. */
const carried = [
  'firstName',
  'middleName',
  'lastName',
  'nativeName',
  'photoFileId',
  'profession',
  'gender',
  'birthDate',
  'nationality',
  'nationalityAsGiven',
  'maritalStatus',
  'workEmail',
  'personalEmail',
  'mobilePhone',
  'address',
  'homeAddress',
  'nationalId',
  'passportNo',
  'healthType',
] as const;

export interface Rehired {
  code: string;
  hireDate: string;
  employeeType?: string | null;
  departmentId?: string | null;
  positionId?: string | null;
  managerId?: string | null;
  probationEnd?: string | null;
}

/** A new employment of somebody who has left: the same person under a number of their own, with nothing of what they had earned before. */
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
  await moveAccount(ctx, id, made.id as unknown as string);
  await noteInAudit(ctx, employee as never, id, 'rehireEmployee');
  return made;
}

/** As they are on file, also for whom they are hidden from: they do not get to see them by it. */
async function personOf(ctx: Ctx, id: string): Promise<Values> {
  const {
    rows: [person],
  } = await ctx.tx.query<Values>(
    `select ${carried.map((name) => `${columnOf(name)} as "${name}"`).join(', ')} from employee where company_id = $1 and id = $2`,
    [ctx.companyId, id],
  );
  return Object.fromEntries(
    Object.entries(person!).map(([name, value]) => [
      name,
      employee.fields.get(name)!.encrypted && value !== null ? ctx.services.cipher.decrypt(String(value)) : value,
    ]),
  );
}

/** The account of the person is that of the new employment. Whom leaving had shut out is let in again by who lets people in. */
async function moveAccount(ctx: Ctx, from: string, to: string): Promise<void> {
  const accounts = areaNamed('CompanyUser');
  const { rows } = await ctx.tx.query<{ id: string; version: number; status: string }>(
    'select id, version, status from membership where company_id = $1 and employee_id = $2 and deleted_at is null for no key update',
    [ctx.companyId, from],
  );
  for (const { id, version, status } of rows) {
    const isBack = status === 'left' && mayDoSome(ctx.ability, 'update', accounts);
    await writeRows(
      ctx,
      accounts,
      [{ id, version, values: { employeeId: to, formerSince: null, ...(isBack && { status: 'active' }) } }],
      'rehireEmployee',
    );
  }
}
