import { say } from '../../../../platform/text';
import { settlement } from './settlement';
import { annual, facts } from './settlement.fixture';

describe('what it comes to', () => {
  const loans = [{ reason: 'Car', principal: '5000.00', interest: '25.00' }];
  const others = [
    { kind: 'addition', title: 'Ticket', amount: '1200', reason: 'By contract' },
    { kind: 'deduction', title: 'Laptop', amount: '900', reason: 'Not returned' },
  ] as const;

  it('is everything due less everything taken', () => {
    // 5 years × 21 days × 200 = 21,000; leave 2,400; loan 5,025.
    const all = settlement(facts('AE', { leave: [annual], loans, others }));
    expect(all).toMatchObject({
      award: '21000.00',
      additions: '24600.00',
      deductions: '5925.00',
      net: '18675.00',
      owed: '0.00',
    });
    expect(all.lines.at(-1)).toMatchObject({ code: 'NET', value: '18675.00', formula: 'l1 + l2 − l3 + l4 − l5' });
  });

  it('says plainly what is still owed, and pays nothing then', () => {
    const less = settlement(facts('AE', { loans }, { hireDate: '2024-06-01' }));
    expect(less).toMatchObject({ award: '0.00', net: '0.00', owed: '5025.00' });
    expect(less.lines.slice(-2).map(({ code, value }) => [code, value])).toEqual([
      ['NET', '0.00'],
      ['OWED', '5025.00'],
    ]);
    expect(say(less.lines.at(-2)!.reason, 'en')).toContain('5,025.00 AED more');
  });

  it('is the sum of the lines that count, whatever they are', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const amount = () => `${random(20_000)}.${String(random(100)).padStart(2, '0')}`;
    for (let round = 0; round < 300; round += 1) {
      const { lines, additions, deductions, net, owed, loansTaken } = settlement(
        facts(
          ['AE', 'SA', 'PT'][random(3)]!,
          {
            leave: Array.from({ length: random(3) }, (_each, at) => ({
              ...annual,
              code: `T${at}`,
              left: String(random(400_000) / 10_000 - 5),
              unearned: String(random(3)),
            })),
            notice: random(2)
              ? { by: random(2) ? 'employer' : 'employee', due: random(2) ? random(90) : null, served: random(60) }
              : null,
            loans: Array.from({ length: random(3) }, () => ({
              reason: 'Loan',
              principal: amount(),
              interest: amount(),
            })),
            others: Array.from({ length: random(4) }, () => ({
              kind: random(2) ? ('addition' as const) : ('deduction' as const),
              title: 'x',
              amount: amount(),
              reason: 'y',
            })),
          },
          { basicSalary: amount(), hireDate: `${2005 + random(19)}-0${1 + random(9)}-15` },
        ),
      );
      const coins = (text: string) => Math.round(Number(text) * 100);
      const sum = lines.reduce(
        (total, { kind, value }) =>
          total + (kind === 'addition' ? coins(value) : kind === 'deduction' ? -coins(value) : 0),
        0,
      );
      expect(sum).toBe(coins(net) - coins(owed));
      expect(coins(additions) - coins(deductions)).toBe(sum);
      const owedOfLoans = lines.reduce(
        (total, { code, value }) => (code.startsWith('LOAN_REST') ? total + coins(value) : total),
        0,
      );
      const claimed =
        lines.reduce(
          (total, { section, value }) => (section === 'loans' && !value.startsWith('-') ? total + coins(value) : total),
          0,
        ) - owedOfLoans;
      expect(loansTaken.reduce((total, taken) => total + coins(taken), 0)).toBe(claimed - owedOfLoans);
      expect(owedOfLoans).toBeLessThanOrEqual(coins(owed));
      const isLimited = lines.some(({ code }) => code === 'LIMIT');
      expect(Math.min(coins(net), coins(owed)) > 0).toBe(isLimited);
      if (isLimited) expect(2 * (coins(additions) - coins(net))).toBeLessThanOrEqual(coins(additions));
    }
  });

  it('has another digest when anything in it is another', () => {
    const base = facts('AE', { leave: [annual], loans, others, notice: { by: 'employer', due: null, served: 3 } });
    const hashes = [
      base,
      { ...base, leave: [] },
      { ...base, loans: [] },
      { ...base, others: [] },
      { ...base, notice: null },
    ].map((each) => settlement(each).inputsHash);
    expect(new Set(hashes).size).toBe(5);
  });
});
