import { company } from '../modules/organisation/company/company';
import { standardRoles, type StandardRole } from '../modules/administration/company-role/standard-roles';
import { companyUser } from '../modules/administration/company-user/company-user';
import { role } from '../modules/administration/role/role';
import { emailKey, user } from '../modules/administration/user/user';
import type { Grant } from '../platform/access/ability';
import type { Ctx, Services } from '../platform/context';
import { newId } from '../platform/records/ids';
import { createRecord } from '../platform/records/records';
import { enteredCompany, onPlatform } from '../platform/system-ctx';
import { todayIn } from '../platform/today';
import { writeRows } from '../platform/records/write-rows';
import { demoCompanies, nameOf, type DemoCompany } from './companies';
import { fillAttendance } from './time/demo-attendance';
import { fillAccounts, payerOf } from './demo-accounts';
import { fillEncashments } from './pay/demo-encashments';
import { fillProfileChange } from './people/demo-family';
import { fillAccounting } from './pay/demo-accounting';
import { fillInsurance } from './pay/demo-insurance';
import { fillPayGroup } from './pay/demo-pay-group';
import { fillScheme } from './pay/demo-scheme';
import { fillLoans } from './pay/demo-loans';
import { fillEndsOfService, fillProvisions } from './pay/demo-end-of-service';
import { fillPay } from './pay/demo-pay';
import { fillChat } from './apps/demo-chat';
import { fillTraining } from './people/demo-training';
import { fillVendors } from './suppliers/demo-vendors';
import { fillRosters } from './time/demo-roster';
import { fillTime } from './time/demo-time';
import { fillMail } from './apps/demo-mail';
import { fillApprovals } from './requests/demo-approvals';
import { fillFamilies } from './people/demo-family';
import { fillForms } from './requests/demo-forms';
import { fillDocuments, fillStandardTypes } from './people/demo-documents';
import { fillDoors } from './time/demo-doors';
import { fillCompany } from './fill-company';
import { fillInvoices } from './suppliers/demo-invoices';
import { fillLeave } from './leave/demo-leave';
import { notifyPendingLeave } from './apps/demo-notifications';
import { say } from '../platform/text';

export interface Admin {
  email: string;
  password: string;
}

export const demoPassword = 'muster-demo';
export const demoAdmin: Admin = { email: 'admin@muster.example', password: demoPassword };

/** Accounts of the demo: what each may do follows from its role in the first company. */
export const demoAccounts = demoCompanies[0]!.accounts;

/** Belongs to no company; visits them by a platform role. */
export const demoSupport = { email: 'support@muster.example', name: 'Salma Haddad' };

/** Makes the first admin of an empty product; one who is there already stays as they are. */
export async function ensureAdmin(services: Services, admin: Admin): Promise<void> {
  await onPlatform(services, newId(), 'write', async (ctx) => {
    await adminId(ctx, admin);
  });
}

async function adminId(ctx: Ctx, { email, password }: Admin): Promise<string> {
  // Another server that fills the demo meanwhile takes as long as it does.
  await ctx.tx.query('set local statement_timeout = 0');
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`);
  const { rows } = await ctx.tx.query<{ id: string }>(
    'select id from app_user where email = $1 and deleted_at is null',
    [emailKey(email)],
  );
  if (rows[0]) return rows[0].id;
  const passwordHash = await ctx.services.hashPassword(
    password,
    'ADMIN_PASSWORD',
    password === demoPassword ? [] : [email],
  );
  return makeUser(ctx, { email: emailKey(email), name: 'Administrator', type: 'admin', passwordHash });
}

async function makeUser(
  ctx: Ctx,
  values: { email: string; name: string; type: string; passwordHash: string; roleIds?: string[] },
): Promise<string> {
  const id = newId();
  await writeRows(
    ctx,
    user,
    [{ id, values: { roleIds: [], ...values, status: 'active', locale: 'en', deletedAt: null } }],
    'create',
  );
  return id;
}

/**
 * Fills a product without companies with the demo: companies, people, roles and accounts, all in one transaction, so
 * that it is there whole or not at all. The admin begins in the first company.
 */
export async function fillDemo(services: Services, admin: Admin = demoAdmin): Promise<void> {
  const passwordHash = await services.hashPassword(demoPassword, 'password', []);
  await onPlatform(services, newId(), 'write', async (ctx) => {
    const id = await adminId(ctx, admin);
    const { rows } = await ctx.tx.query('select 1 from company limit 1');
    if (rows.length) return;
    const support = await createRecord(ctx, role, { title: 'Support', type: 'support', grants: supportGrants });
    await makeUser(ctx, { ...demoSupport, type: 'employee', passwordHash, roleIds: [support.id] });
    await fillStandardTypes(ctx);
    for (const [at, demo] of demoCompanies.entries()) await makeCompany(ctx, id, demo, passwordHash, at === 0);
  });
}

/** What support staff of the platform need to answer questions. */
const supportGrants: Grant[] = [
  ...['Company', 'User', 'Role', 'Permission'].map((subject) => ({ subject, action: 'read' })),
  { subject: 'Company', action: 'visit' },
].map((grant) => ({ ...grant, scope: 'company' }));

async function makeCompany(
  ctx: Ctx,
  admin: string,
  demo: DemoCompany,
  passwordHash: string,
  isFirst: boolean,
): Promise<void> {
  const { name, legalName, currency, country, region, timeZone, phone, payrollDayBasis } = demo;
  const made = await createRecord(ctx, company, {
    name,
    legalName,
    tradeLicenceNo: `CN-${demo.prefix}-4471`,
    currency,
    country,
    timeZone,
    phone,
    address: demo.locations[0]!.address,
    region,
    payrollDayBasis,
    weekendDays: country === 'SA' ? [5, 6] : [6, 0],
    managerUserId: admin,
    ...payerOf(demo),
  });
  const userIds: string[] = [];
  for (const account of demo.accounts)
    userIds.push(await makeUser(ctx, { email: account.email, name: nameOf(account), type: 'employee', passwordHash }));
  if (isFirst) {
    await ctx.tx.query(
      `insert into auth_session (id, user_id, company_id, user_status, created_at, visited_at, last_seen_at, expires_at,
        revoked_at, revoked_reason)
       values ($1, $2, $3, 'active', $4, $4, $4, $4, $4, 'signed_out')`,
      [newId(), admin, made.id, ctx.now],
    );
  }
  const inside = await enteredCompany(ctx, { id: made.id, name, currency, timeZone, logoFileId: null });
  const employees = await fillCompany(inside, demo);
  await fillLeave(inside, country, { requestedBy: admin, decidedBy: userIds[0] ?? admin });
  const roleIds = await rolesOf(inside);
  await fillTime(inside, Object.values(employees));
  await fillRosters(inside, isFirst ? 'Nursing' : 'Warehouse');
  for (const [at, userId] of userIds.entries()) {
    const { key } = demo.accounts[at]!;
    const roles = [...new Set([roleIds[key], roleIds.employee])];
    await writeRows(
      inside,
      companyUser,
      [
        {
          id: newId(),
          values: { userId, status: 'active', roleIds: roles, employeeId: employees[key], deletedAt: null },
        },
      ],
      'create',
    );
  }
  const today = todayIn(inside);
  const byHr = await enteredCompany(inside, inside.user.company!, userIds[0] ?? admin);
  await fillDocuments(byHr, demo);
  await fillFamilies(byHr, today);
  await fillProfileChange(
    inside,
    employees.employee,
    userIds[demo.accounts.findIndex(({ key }) => key === 'employee')],
    userIds[0],
  );
  await fillVendors(inside, demo, today);
  await fillInvoices(inside, demo, today);
  await fillPay(inside, demo, { enters: userIds[0] ?? admin, decides: userIds[1] ?? null }, today);
  await fillInsurance(inside, country, today);
  await fillScheme(byHr, userIds[1] ?? null, today);
  await fillPayGroup(inside, today);
  await fillAccounting(inside);
  await fillLoans(inside, country, { enters: userIds[0] ?? admin, decides: userIds[1] ?? null }, today);
  await fillEncashments(inside, { enters: userIds[0] ?? admin, decides: userIds[1] ?? null });
  await fillEndsOfService(inside, { enters: userIds[0] ?? admin, decides: userIds[1] ?? null });
  await fillProvisions(inside, today);
  await fillAccounts(inside, demo, { enters: userIds[0] ?? admin, decides: userIds[1] ?? admin });
  await fillTraining(inside, demo.prefix, userIds[0] ?? admin, today);
  await fillForms(inside, admin);
  await notifyPendingLeave(inside);
  await fillApprovals(inside, employees.manager, admin);
  await fillAttendance(inside, demo.prefix, { asks: admin, closes: userIds[0] ?? admin, managerId: employees.manager });
  const [hr, finance, manager, employee] = userIds as [string, string, string, string];
  await fillMail(inside, { hr, finance, manager, employee, admin });
  await fillChat(inside, demo.prefix, userIds, roleIds.employee);
  await fillDoors(inside, { ownerId: hr, roleId: roleIds.manager, employeeId: employees.employee }, today);
}

/** The roles the company was made with. */
async function rolesOf(ctx: Ctx): Promise<Record<StandardRole, string>> {
  const { rows } = await ctx.tx.query<{ id: string; title: string }>(
    'select id, title from company_role where company_id = $1',
    [ctx.companyId],
  );
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  return Object.fromEntries(
    Object.entries(standardRoles).map(([key, { title }]) => [key, ids.get(say(title, 'en'))]),
  ) as Record<StandardRole, string>;
}
