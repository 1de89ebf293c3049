import fc from 'fast-check';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { ReadyPayslip } from '../payslip';
import { settledPayslip } from './payslip-settling';

const slip = (gross: string, deductions: string): ReadyPayslip => ({
  state: 'ready',
  lines: [],
  appliedEntries: [],
  gross,
  deductions,
  net: formatMoney(parseMoney(gross, 'AED') - parseMoney(deductions, 'AED'), 'AED'),
  currency: 'AED',
  calendarDays: 31,
  basisDays: 31,
  paymentDays: 31,
  inputsHash: 'h',
});

it.each([
  ['pay above deductions stays as it is', ['1000.00', '400.00'], '0', '600.00', '400.00', '0', []],
  [
    'deductions beyond the pay are carried on',
    ['1000.00', '1500.00'],
    '0',
    '0.00',
    '1000.00',
    '500.00',
    [['CARRIED_FORWARD', '-500.00']],
  ],
  [
    'what was carried is taken next',
    ['1000.00', '100.00'],
    '500.000',
    '400.00',
    '600.00',
    '0.00',
    [['BROUGHT_FORWARD', '500.00']],
  ],
  [
    'what is still too much goes on',
    ['1000.00', '800.00'],
    '500',
    '0.00',
    '1000.00',
    '300.00',
    [
      ['BROUGHT_FORWARD', '500.00'],
      ['CARRIED_FORWARD', '-300.00'],
    ],
  ],
] as const)('%s', (_what, [gross, deductions], brought, net, taken, carried, lines) => {
  const settled = settledPayslip(slip(gross, deductions), { broughtForward: brought }, 'carry_forward');
  expect(settled).toMatchObject({ state: 'ready', net, deductions: taken, carriedForward: carried });
  expect(settled.state === 'ready' && settled.lines.map(({ code, amount }) => [code, amount])).toEqual(lines);
});

it('a company that carries nothing on has the payslip stopped, and told what to repair', () => {
  expect(settledPayslip(slip('1000.00', '1500.00'), { broughtForward: '0' }, 'block')).toMatchObject({
    state: 'error',
    problems: [{ code: 'net_below_zero', message: { en: expect.stringContaining('500.00 AED') } }],
    carriedForward: '0',
  });
});

it('over any year, every deduction is taken once, nobody is paid less than nothing, and lines add up', () => {
  const month = fc.record({ gross: fc.nat(100_000), deductions: fc.nat(150_000) });
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (months) => {
      let open = 0n;
      let taken = 0n;
      for (const { gross, deductions } of months) {
        const made = slip(formatMoney(BigInt(gross), 'AED'), formatMoney(BigInt(deductions), 'AED'));
        const settled = settledPayslip(made, { broughtForward: formatMoney(open, 'AED') }, 'carry_forward');
        if (settled.state !== 'ready') throw new Error('settled in error');
        const net = parseMoney(settled.net, 'AED');
        expect(net >= 0n).toBe(true);
        expect(parseMoney(settled.gross, 'AED') - parseMoney(settled.deductions, 'AED')).toBe(net);
        const lines = settled.lines.reduce((sum, line) => sum + parseMoney(line.amount, 'AED'), 0n);
        expect(parseMoney(made.deductions, 'AED') + lines).toBe(parseMoney(settled.deductions, 'AED'));
        open += parseMoney(settled.carriedForward, 'AED') - parseMoney(settled.broughtForward, 'AED');
        taken += parseMoney(settled.deductions, 'AED');
      }
      expect(taken + open).toBe(months.reduce((sum, { deductions }) => sum + BigInt(deductions), 0n));
    }),
  );
});

it('what is settled is part of the digest', () => {
  const hash = (brought: string) =>
    settledPayslip(slip('1000.00', '0.00'), { broughtForward: brought }, 'carry_forward').inputsHash;
  expect(new Set([hash('0'), hash('1.00'), hash('2.00')]).size).toBe(3);
  expect(hash('0')).toBe('h');
});
