import { payslipFor } from './payroll';
import { factsOf, rulesOf, salary } from './payroll-cases';
import { comparable, differenceBetween, type ComparedPayslip } from './payslip-difference';
import type { PayFacts } from './payslip';

const february = rulesOf('2025-02');
const march = rulesOf('2025-03');

function between(before: PayFacts | null, now: PayFacts | null) {
  const previous: ComparedPayslip | null = before && comparable(payslipFor(before, february));
  const current: ComparedPayslip | null = now && comparable(payslipFor(now, march));
  const { hireDate, exitDate } = now ?? before ?? factsOf();
  const employee = { month: '2025-03', currency: 'AED', hireDate, exitDate };
  const { difference, reasons } = differenceBetween(previous, current, employee);
  return { difference, reasons: reasons.map(({ en }) => en), arabic: reasons.map(({ ar }) => ar) };
}

const raise = [salary('10000.00', '2020-01-01', '2025-03-15'), salary('12000.00', '2025-03-16')];
const leaver = factsOf({ exitDate: '2025-03-10' });
const joiner = factsOf({ hireDate: '2025-03-10' });
const broken = factsOf({ salaries: [] });

describe('the difference from last month in plain words', () => {
  test.each<[string, PayFacts | null, PayFacts | null, string, string[]]>([
    ['nothing changed (28 of 28 and 31 of 31 days are both the whole month)', factsOf(), factsOf(), '0.00', []],
    ['not there in either month', null, null, '0.00', []],
    ['joined', null, joiner, '7096.77', ['Joined on 10 March 2025']],
    ['there before but not paid', null, factsOf(), '10000.00', ['Not in last month’s payroll']],
    ['left last month', factsOf({ exitDate: '2025-02-28' }), null, '-10000.00', ['Left, last day 28 February 2025']],
    ['dropped out without an exit date', factsOf(), null, '-10000.00', ['No longer in the payroll']],
    ['leaves this month', leaver, leaver, '-6774.19', ['Last day 10 March 2025', 'Days paid 28 of 28 → 10 of 31']],
    [
      'joined in the middle of last month',
      factsOf({ hireDate: '2025-02-15' }), factsOf({ hireDate: '2025-02-15' }), '5000.00',
      ['Days paid 14 of 28 → 31 of 31'],
    ],
    [
      'raised in the middle of the month', factsOf(), factsOf({ salaries: raise }), '1032.26',
      ['Salary changed from 10,000.00 to 12,000.00 on 16 March 2025'],
    ],
    [
      'raised on the first', factsOf(), factsOf({ salaries: [salary('11000.00', '2025-03-01')] }), '1000.00',
      ['Salary changed from 10,000.00 to 11,000.00 on 1 March 2025'],
    ],
    ['new error', factsOf(), broken, '-10000.00', ['Cannot be calculated: No salary on file for March 2025.']],
    ['error repaired', broken, factsOf(), '10000.00', ['In error last month']],
  ])('%s', (_, before, now, difference, reasons) => {
    const found = between(before, now);
    expect([found.difference, found.reasons]).toEqual([difference, reasons]);
    for (const arabic of found.arabic) expect(arabic).toMatch(/[\u0600-\u06ff]/);
  });
});
