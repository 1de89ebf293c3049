import '../../modules';
import { catalogue } from '../../../platform/access/permission-catalogue';

const each = (verbs: string[], names: string[], before = ''): string[] =>
  names.flatMap((name) => verbs.map((verb) => `${before}${verb}${name}`));
const all = ['View', 'Add', 'Edit', 'Delete'];
const aliasesOf = (type: 'platform' | 'company'): string[] =>
  catalogue()
    .filter((entry) => entry.type === type)
    .map(({ alias }) => alias);

/** Wire contract §4: names old clients ask for. */
it('every permission old clients know can be granted under its old name', () => {
  const missing = (type: 'platform' | 'company', wanted: string[]) =>
    wanted.filter((alias) => !aliasesOf(type).includes(alias));
  expect(
    missing('platform', [
      ...each(all, ['Company', 'User', 'Role', 'Permission', 'DocumentType'], 'Admin'),
      'AdminVisitCompany',
      'AdminChangePassword',
    ]),
  ).toEqual([]);
  expect(
    missing('company', [
      ...each(all, [
        'Employee',
        'EmployeeLeave',
        'EmployeeReward',
        'EmployeeDeduction',
        'CME',
        'Event',
        'Department',
        'Position',
        'Document',
        'DocumentType',
        'Form',
        'FormRequest',
        'Attendance',
        'AttendanceShift',
        'PayrollFormula',
        'PayrollAllowance',
        'PayrollDeduction',
        'User',
        'Role',
        'Vendor',
      ]),
      ...each(['View', 'Add', 'Delete'], ['Payroll']),
      ...each(['View', 'Add', 'Edit'], ['AttendanceDays']),
      ...each(['View', 'Edit'], ['Company']),
      'ViewMail',
      'SendMail',
      'ChangePassword',
    ]),
  ).toEqual([]);
});

it('no alias means two things', () => {
  for (const type of ['platform', 'company'] as const) {
    const aliases = aliasesOf(type);
    expect(aliases.filter((alias, at) => aliases.indexOf(alias) !== at)).toEqual([]);
  }
});
