import { createMongoAbility } from '@casl/ability';
import type { Ability } from '../../../access/ability';
import { readsAbout } from './employee-tab-props';

const [mona, sami] = ['a'.repeat(24), 'b'.repeat(24)] as [string, string];
const abilityWith = (...rules: object[]) => createMongoAbility<Ability>(rules as never);

describe('a tab about an employee', () => {
  it.each([
    ['is there for whom reads all rows of its kind', { action: 'read', subject: 'Payslip' }, sami, true],
    ['is there for an admin', { action: 'manage', subject: 'all' }, sami, true],
    [
      'is there on one’s own page',
      { action: 'read', subject: 'Payslip', conditions: { employeeId: { $in: [mona] }, state: 'posted' } },
      mona,
      true,
    ],
    [
      'is not there on another’s page',
      { action: 'read', subject: 'Payslip', conditions: { employeeId: { $in: [mona] }, state: 'posted' } },
      sami,
      false,
    ],
    ['is not there for whom reads other kinds only', { action: 'read', subject: 'Employee' }, mona, false],
  ])('%s', (_, rule, id, answer) => {
    expect(readsAbout(abilityWith(rule), 'Payslip', id)).toBe(answer);
  });
});
