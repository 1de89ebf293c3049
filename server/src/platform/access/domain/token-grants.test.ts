import { grantsOfToken } from './token-grants';

type Grants = Parameters<typeof grantsOfToken>[0];
const grants = (...lines: string[]): Grants =>
  lines.map((line) => {
    const [subject, action, scope] = line.split(' ') as [string, string, 'own' | 'team' | 'department' | 'company'];
    return { subject, action, scope };
  });
const words = (of: Grants): string[] => of.map(({ subject, action, scope }) => `${subject} ${action} ${scope}`);

describe('a token may do', () => {
  it.each([
    [
      'what its role grants and its maker holds',
      ['Employee read company'],
      ['Employee read company'],
      ['Employee read company'],
    ],
    [
      'nothing its maker does not hold',
      ['Employee read company', 'Employee update company'],
      ['Employee read company'],
      ['Employee read company'],
    ],
    [
      'nothing its role does not grant',
      ['Employee read company'],
      ['Employee read company', 'Employee delete company'],
      ['Employee read company'],
    ],
    ['no more widely than its maker', ['Employee read company'], ['Employee read team'], ['Employee read team']],
    ['no more widely than its role', ['Employee read team'], ['Employee read company'], ['Employee read team']],
    [
      'for a team and a department only what is its maker’s own',
      ['Employee read team'],
      ['Employee read department'],
      ['Employee read own'],
    ],
    [
      'no decision, whoever may decide',
      ['EmployeeLeave approve company', 'BankAccount verify company', 'PayrollRun post company'],
      ['EmployeeLeave approve company', 'BankAccount verify company', 'PayrollRun post company'],
      [],
    ],
    [
      'nothing to who may do what',
      ['CompanyRole update company', 'CompanyUser create company', 'ApiToken create company'],
      ['CompanyRole update company', 'CompanyUser create company', 'ApiToken create company'],
      [],
    ],
    ['but read it', ['CompanyUser read company'], ['CompanyUser read company'], ['CompanyUser read company']],
  ])('%s', (_law, role, held, allowed) => {
    expect(words(grantsOfToken(grants(...role), grants(...held)))).toEqual(allowed);
  });

  it('what its role grants where an admin made it, and no decision either', () => {
    expect(words(grantsOfToken(grants('Employee read company', 'PayrollRun approve company'), 'everything'))).toEqual([
      'Employee read company',
    ]);
  });
});
