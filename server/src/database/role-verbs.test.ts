import type { QueryRunner } from 'typeorm';
import { createTestApp, type TestApp } from '../../test/test-app';
import { standardRoles } from '../modules/administration/company-role/standard-roles';
import type { Grant } from '../platform/access/ability';
import { RoleVerbs1795600600056 } from './migrations/2026-11-23-role-verbs';
import { SkillGrants1795900300072 } from './migrations/2026-11-26-skill-grants';
import { LoanConsent1795900500073 } from './migrations/2026-11-25-loan-consent';
import { Reversals1795900700003 } from './migrations/2026-11-27-reversals';
import { RequestFulfilment1795900850001 } from './migrations/2026-11-29-request-fulfilment';
import { RoleGrowth1795900890001 } from './migrations/2026-11-30-role-growth';
import { MedicalGrants1795900910001 } from './migrations/2026-11-30-medical-grants';
import { RangeGrants1795901010010 } from './migrations/2026-12-01-range-grants';
import { RoleGrowth1795901000000 } from './migrations/2026-12-01-role-growth';
import { SettlementJournalGrants1795901210000 } from './migrations/2026-12-03-settlement-journal-grants';
import { PayAssignmentTerms1795901220001 } from './migrations/2026-12-04-pay-assignment-terms';
import { VendorAccountGrants1795901210002 } from './migrations/2026-12-03-vendor-account-grants';
import { PunchEntries1795901310002 } from './migrations/2026-12-04-punch-entries';
import { PayrollReturn1796800000302 } from './migrations/2026-12-21-payroll-return';
import { InsuranceRegistration1796800000310 } from './migrations/2026-12-21-insurance-registration';
import { Accounting1796900001100 } from './migrations/2026-12-24-accounting';
import { TaxRegistration1796900000800 } from './migrations/2026-12-23-tax-registration';
import { OvertimeStep1797000000000 } from './migrations/2026-12-26-overtime-step';
import { PayGroups1797500000000 } from './migrations/2026-12-31-pay-groups';
import { ContributionScheme1797100000000 } from './migrations/2026-12-27-contribution-scheme';
import { ProvisionRule1798100000000 } from './migrations/2027-01-10-provision-rule';
import { SingleSignOn1800000000000 } from './migrations/2027-02-01-single-sign-on';
import { AuditGrant1802000000001 } from './migrations/2027-02-21-audit-grant';
import { AuditStreams1802000000021 } from './migrations/2027-02-25-audit-streams';
import { CompanyDomains1802000000022 } from './migrations/2027-02-25-company-domains';
import { ProfileAndDirectory1796810000285 } from './migrations/2026-12-22-profile-and-directory';

let test: TestApp;
const runner = {
  query: async (text: string, values?: unknown[]) =>
    /^UPDATE company_role/.test(text.trim()) ? test.sql(text, values) : [],
} as unknown as QueryRunner;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const written = (grants: Grant[]): string[] =>
  [...new Set(grants.map(({ subject, action, scope }) => `${subject} ${action} ${scope}`))].sort();
const isOfFulfilment = ({ subject, action }: Pick<Grant, 'subject' | 'action'>): boolean =>
  subject === 'FormRequest' && ['fulfil', 'close', 'dispute'].includes(action);
const isOfGroup = ({ action }: Pick<Grant, 'action'>): boolean => action === 'read_medical' || action === 'read_pay';
const isOfReview = ({ subject, action }: Pick<Grant, 'subject' | 'action'>): boolean =>
  (['Document', 'EmployeeDocument'].includes(subject) &&
    ['submit', 'verify', 'reject', 'archive', 'remind'].includes(action)) ||
  (['EmployeeSalary', 'CompensationAssignment', 'DeductionAssignment'].includes(subject) &&
    ['approve', 'reject'].includes(action));
/** What came later with what one holds, whoever made the role. */
const isOfHolders = ({ subject, action, scope }: Pick<Grant, 'subject' | 'action'> & { scope?: string }): boolean =>
  [
    'AuditStream',
    'CompanyDomain',
    'ContributionScheme',
    'IdentityProvider',
    'InsuranceRegistration',
    'JournalEntry',
    'LedgerAccount',
    'OvertimeStep',
    'PayGroup',
    'PayGroupAssignment',
    'PostingRule',
    'ProfileChange',
    'ProvisionRule',
    'TaxRegistration',
  ].includes(subject) ||
  (subject === 'Company' && action === 'audit') ||
  (subject === 'Employee' && action === 'find') ||
  (subject === 'EmployeeDocument' && scope === 'own' && ['create', 'renew'].includes(action));
/** Since documents are looked at, salaries proposed and programs let in. */
const isOfGrowth = (grant: Pick<Grant, 'subject' | 'action'> & { scope?: string }): boolean =>
  [
    'ApiToken',
    'Webhook',
    'WebhookDelivery',
    'DocumentAcknowledgement',
    'WorkLocation',
    'Grade',
    'Dependant',
    'EmergencyContact',
    'PunchEntry',
  ].includes(grant.subject) ||
  isOfHolders(grant) ||
  (grant.subject === 'EndOfService' && grant.scope === 'own') ||
  grant.action === 'read_range' ||
  isOfReview(grant) ||
  isOfGroup(grant);
const isNew = ({ subject, action, scope }: Grant): boolean =>
  isOfFulfilment({ subject, action }) ||
  subject === 'LeaveEncashment' ||
  subject === 'EmployeeSkill' ||
  (subject === 'Invoice' && action === 'credit') ||
  action.endsWith('consent') ||
  isOfGrowth({ subject, action, scope });
const ofRoles = (of: keyof typeof standardRoles): Grant[] =>
  standardRoles[of].grants().filter((grant) => !isOfHolders(grant));
const before = (of: keyof typeof standardRoles): Grant[] => standardRoles[of].grants().filter((grant) => !isNew(grant));

it('roles the product made and nobody changed get what is new; those a company changed or made itself stay as they are', async () => {
  const admin = await test.as({ type: 'admin', company: await test.company() });
  const ask = async (query: string, variables: object): Promise<any> => {
    const { data, errors } = await admin.graphql(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const make = async (title: string, grants: Grant[]): Promise<string> =>
    (
      await ask('mutation($input: CompanyRoleInput!) { createCompanyRole(input: $input) { id } }', {
        input: { title, grants },
      })
    ).createCompanyRole.id;
  const read = async (id: string) =>
    (await ask('query($id: ID!) { companyRole(id: $id) { version grants { subject action scope } } }', { id }))
      .companyRole;
  const manager = await make('Line manager', before('manager'));
  const employee = await make('Employee', before('employee'));
  const changed = await make('HR administrator', before('hr').slice(1));
  const own = await make('Team lead', before('manager'));
  const run = async () => {
    for (const migration of [
      new RoleVerbs1795600600056(),
      new SkillGrants1795900300072(),
      new LoanConsent1795900500073(),
      new RequestFulfilment1795900850001(),
      new RoleGrowth1795900890001(),
      new MedicalGrants1795900910001(),
      new RoleGrowth1795901000000(),
      new RangeGrants1795901010010(),
    ])
      await migration.up(runner);
  };
  await run();
  await run();
  expect(written((await read(manager)).grants)).toEqual(written(ofRoles('manager')));
  expect(written((await read(employee)).grants)).toEqual(written(ofRoles('employee')));
  expect([(await read(manager)).version, (await read(changed)).version, (await read(own)).version]).toEqual([4, 3, 1]);
  expect((await read(employee)).version).toBe(7);
  // But for what a grant it held was split into.
  const split: Grant[] = [
    ['Employee', 'read_medical'],
    ['Employee', 'read_pay'],
    ['EmployeeLeave', 'read_medical'],
    ['EmployeeSalary', 'read_range'],
  ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'company' }));
  expect(written((await read(changed)).grants)).toEqual(written([...before('hr').slice(1), ...split]));
});

it.each(['hr', 'finance'] as const)(
  'the role %s may reverse what payrolls paid and return what it is to approve, as one made today, verify accounts of vendors, decide what employees are given, and HR fulfil requests, verify documents, make tokens and enter punches',
  async (of) => {
    const company = await test.company();
    const today = standardRoles[of].grants();
    const { graphql } = await test.as({ type: 'admin', company });
    const isOfAssignments = ({ subject, action }: Grant): boolean =>
      ['CompensationAssignment', 'DeductionAssignment'].includes(subject) &&
      (['approve', 'reject'].includes(action) || (of === 'finance' && action === 'read_sensitive'));
    const isOfAccounts = ({ subject, action }: Grant): boolean =>
      (of === 'finance' && subject === 'EndOfService' && action === 'export') ||
      (subject === 'Vendor' &&
        (['verify', 'reject'].includes(action) || (of === 'finance' && action === 'read_sensitive')));
    const { data } = await graphql('mutation($input: CompanyRoleInput!) { createCompanyRole(input: $input) { id } }', {
      input: {
        title: 'As it was',
        grants: today.filter(
          (grant) =>
            !isOfAccounts(grant) &&
            !isOfAssignments(grant) &&
            grant.action !== 'reverse' &&
            (grant.subject !== 'PayrollRun' || grant.action !== 'return') &&
            !isOfFulfilment(grant) &&
            !isOfGrowth(grant),
        ),
      },
    });
    await new Reversals1795900700003().up(runner);
    await new RequestFulfilment1795900850001().up(runner);
    await new RoleGrowth1795900890001().up(runner);
    await new RoleGrowth1795901000000().up(runner);
    await new RangeGrants1795901010010().up(runner);
    await new SettlementJournalGrants1795901210000().up(runner);
    await new VendorAccountGrants1795901210002().up(runner);
    await new PayAssignmentTerms1795901220001().up(runner);
    await new PunchEntries1795901310002().up(runner);
    await new PayrollReturn1796800000302().up(runner);
    await new InsuranceRegistration1796800000310().up(runner);
    await new TaxRegistration1796900000800().up(runner);
    await new Accounting1796900001100().up(runner);
    await new ProfileAndDirectory1796810000285().up(runner);
    await new OvertimeStep1797000000000().up(runner);
    await new ContributionScheme1797100000000().up(runner);
    await new PayGroups1797500000000().up(runner);
    await new ProvisionRule1798100000000().up(runner);
    await new SingleSignOn1800000000000().up(runner);
    await new AuditGrant1802000000001().up(runner);
    await new AuditStreams1802000000021().up(runner);
    await new CompanyDomains1802000000022().up(runner);
    const [role] = await test.sql<{ grants: Grant[] }>(
      'select grants from company_role where company_id = $1 and id = $2',
      [company, (data as any).createCompanyRole.id],
    );
    expect(written(role!.grants)).toEqual(written(today));
  },
);
