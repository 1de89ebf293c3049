import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { insertRow } from '../../test/rows';
import { createTestApp, type TestApp } from '../../test/test-app';
import { WholePayslipLines1796560000000 } from './migrations/2026-12-15-whole-payslip-lines';

let test: TestApp;
let owner: Client;
beforeAll(async () => {
  test = await createTestApp();
  owner = new Client(test.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

const upgrade = () =>
  new WholePayslipLines1796560000000().up({
    query: async (text: string, values?: unknown[]) => (await owner.query(text, values)).rows,
  } as unknown as QueryRunner);

const text = (en: string, ar: string) => ({ en, ar });
const days = { name: 'days', label: text('Days paid', 'الأيام المدفوعة'), value: '31', unit: 'days' };
const basic = { name: 'basic', label: text('Basic salary', 'الراتب الأساسي'), value: '10000.00', unit: 'AED' };
const line = (code: string, name: ReturnType<typeof text>, inputs: unknown[], reason: unknown, more: object = {}) => ({
  code,
  name,
  kind: 'earning',
  amount: '2500.00',
  formula: 'basic * 25%',
  inputs,
  reason,
  ...more,
});
const [salary, housing, travel, perk] = [
  text('Basic', 'أساسي'),
  text('Housing', 'سكن'),
  text('Travel', 'سفر'),
  text('Perk', 'ميزة'),
];
const why = text('The salary in force', 'الراتب الساري');
const byRule = ({ en, ar }: ReturnType<typeof text>) => text(`${en} is paid to everybody`, `${ar} يُدفع للجميع`);

/** As they were written until December 2026: a name alone, a value alone, another line's reason. */
const short = [
  line('BASIC', salary, [basic, days], why),
  line('LEAVE_SICK', salary, [{ name: 'days', value: '3' }], why),
  line('housing', housing, ['basic', 'days'], byRule(housing)),
  line('travel', travel, [{ name: 'days', value: '31', path: '/leaves/1' }, 'basic'], 'housing'),
  line('perk', perk, [days], byRule(perk), { hidden: true }),
];
/**
 * The same by hand: what stands in the lines before stands in each; the days are the three of the sick leave from there
 * on.
 */
const three = { ...days, value: '3' };
const whole = [
  short[0],
  { ...short[1], inputs: [three] },
  { ...short[2], inputs: [basic, three] },
  { ...short[3], inputs: [{ ...days, value: '31', path: '/leaves/1' }, basic], reason: byRule(travel) },
  short[4],
];

it('lines of payslips become whole, those of posted ones too, and nothing else of them changes', async () => {
  const company = await test.company();
  const slipWith = async (lines: unknown[]) => {
    const id = await insertRow(test, 'Payslip', company, { lines });
    await test.inside(
      company,
      `update payroll_run set state = 'posted' where id = (select run_id from payslip where id = $1)`,
      [id],
    );
    return id;
  };
  const [shortened, wholeBefore, empty] = [await slipWith(short), await slipWith(whole), await slipWith([])];
  const read = async (id: string) =>
    (await test.inside(company, 'select lines, version, updated_at, net from payslip where id = $1', [id]))[0]!;
  const before = await read(shortened);
  await expect(test.inside(company, `update payslip set net = 1 where id = $1`, [shortened])).rejects.toThrow(/posted/);
  await upgrade();
  await upgrade();
  expect(await read(shortened)).toEqual({ ...before, lines: whole });
  expect([(await read(wholeBefore)).lines, (await read(empty)).lines]).toEqual([whole, []]);
  // Posted payslips are kept from changes as before.
  await expect(test.inside(company, `update payslip set net = 1 where id = $1`, [shortened])).rejects.toThrow(/posted/);
});
