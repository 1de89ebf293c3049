import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Ctx } from '../../platform/context';
import { columnOf } from '../../platform/fields';
import { newId } from '../../platform/ids';
import type { PayRules } from '../../domain/pay-rules';
import { correctionFor } from '../../domain/pay-recompute';
import { retroNotes } from '../../domain/pay-retro';
import { payslipFor } from '../../domain/payroll';
import { departmentsOf } from '../../domain/payslip-departments';
import { saidOnce } from '../../domain/payslip-stored-lines';
import { settledPayslip, type SettledPayslip } from '../../domain/payslip-settling';
import { comparable, comparedLines, differenceBetween } from '../../domain/payslip-difference';
import type { EmployeeToPay, GatheredRun } from './payroll-run.gather';

const names = [
  'id', 'employeeId', 'employeeCode', 'employeeName', 'departmentName', 'departments', 'positionTitle', 'state', 'calendarDays', 'basisDays', 'paymentDays', 'absentDays', 'countedTo', 'contracts',
  'currency', 'gross', 'deductions', 'net', 'broughtForward', 'carriedForward', 'previousNet', 'difference', 'differenceReasons', 'lines', 'compared', 'problems', 'retro', 'inputsHash',
] as const;
const columns = names.map(columnOf);
const replaced = columns.filter((column) => column !== 'id' && column !== 'employee_id');

/** The payslip of the run that is there already becomes the calculated one, unless it is the same. */
const replacing = `on conflict (company_id, run_id, employee_id) do update set version = t.version + 1, updated_at = excluded.updated_at,
    updated_by_id = excluded.updated_by_id, deleted_at = null, ${replaced.map((column) => `${column} = excluded.${column}`).join(', ')}
  where t.deleted_at is not null
    or (${replaced.map((column) => `t.${column}`).join(', ')}) is distinct from (${replaced.map((column) => `excluded.${column}`).join(', ')})`;

/** Setting of a transaction: the run whose payslips it writes. The database asks once of a statement, not of each row, whether that one is posted. */
const runWritten = 'app.payroll_run';

/** A correction is nothing but what changed. */
const nothingPaid = { state: 'ready' as const, net: '0', paymentDays: 0, compared: comparedLines([]) };

/** The row of one employee as COPY reads it, and the payslip it was made from. */
export function payslipRow(employee: EmployeeToPay, rules: PayRules, kind: string): { slip: SettledPayslip; row: string } {
  const isCorrection = kind === 'correction';
  const slip: SettledPayslip = isCorrection ? { ...correctionFor(employee, rules), broughtForward: '0', carriedForward: '0' }
    : settledPayslip(payslipFor(employee, rules), employee.toSettle, rules.negativeNet);
  const { hireDate, exitDate, retro, contracts, departmentsHeld, absentDays = 0, countedTo = null } = employee;
  const previous = isCorrection ? { ...nothingPaid, basisDays: slip.basisDays } : employee.previous;
  const current = comparable(slip);
  const { difference, reasons } = differenceBetween(previous, current, { month: rules.month, currency: rules.currency, hireDate, exitDate });
  const isReady = slip.state === 'ready';
  // Written out, not spread: a hundred thousand of these are made.
  const values: Record<(typeof names)[number], unknown> = {
    id: newId(), employeeId: employee.employeeId, employeeCode: employee.code, employeeName: employee.name, departmentName: employee.departmentName,
    departments: isCorrection ? null : departmentsOf(departmentsHeld, { from: rules.from, to: rules.to, hireDate, exitDate }), positionTitle: employee.positionTitle,
    state: slip.state, calendarDays: slip.calendarDays, basisDays: slip.basisDays, paymentDays: isReady ? slip.paymentDays : 0,
    absentDays: isCorrection ? null : absentDays, countedTo: isCorrection ? null : countedTo, contracts: isCorrection ? [] : contracts, currency: rules.currency,
    gross: isReady ? slip.gross : '0', deductions: isReady ? slip.deductions : '0', net: isReady ? slip.net : '0', broughtForward: slip.broughtForward, carriedForward: slip.carriedForward,
    previousNet: isCorrection ? null : previous?.net ?? null, difference, differenceReasons: reasons, lines: isReady ? saidOnce(slip.lines) : [],
    compared: current.state === 'ready' ? current.compared : null, problems: isReady ? [] : slip.problems, retro: isReady && retro ? retroNotes(retro, rules.currency) : [], inputsHash: slip.inputsHash,
  };
  return { slip, row: `${names.map((name) => copied(values[name])).join('\t')}\n` };
}

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copied(value: unknown): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  // JSON holds nothing else that COPY would read otherwise.
  if (typeof value === 'object') return JSON.stringify(value).replaceAll('\\', '\\\\');
  const text = String(value);
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : text;
}

/** Payslips are written in so many pieces, however many there are: while one is inserted the next is calculated. */
const pieces = 16;
/** Bytes of a load, and how many loads may wait to be written. */
const [loadSize, waitingLoads] = [256 * 1024, 64];
/** Most that UTF-8 takes for what counts as one in the length of a text. */
const bytesOfCharacter = 3;

interface Load { count: number; bytes: Buffer }

/**
 * Writes all payslips of a run, so that it has these and no others. A payslip already there keeps its id, and one that
 * comes out the same is left alone. COPY goes through a table of this transaction, for PostgreSQL does not copy into
 * tables with row-level security.
 * @param expected tells about how many there will be, once the first is there.
 */
export async function writePayslips(ctx: Ctx, run: GatheredRun, rows: AsyncIterable<string[]>, expected: () => number): Promise<void> {
  const list = columns.join(', ');
  const written = [ctx.companyId, run.id, ctx.now, ctx.user.id];
  const { rows: [before] } = await ctx.tx.query<{ hasSome: boolean }>('select exists (select from payslip where company_id = $1 and run_id = $2) as "hasSome"', [ctx.companyId, run.id]);
  // The first time there is none to be compared with.
  const [kept, otherwise] = before!.hasSome ? ['with kept as (insert into payslip_kept select employee_id from payslip_calculated)', replacing] : ['', ''];
  await ctx.tx.query(`create temporary table payslip_calculated on commit drop as select ${list} from payslip with no data`);
  if (before!.hasSome) await ctx.tx.query('create temporary table payslip_kept (employee_id char(24)) on commit drop');
  await ctx.tx.query(`select set_config('${runWritten}', $1, true)`, [run.id]);
  const calculated = Readable.from(loadsOf(rows), { highWaterMark: waitingLoads });
  try {
    const next = calculated[Symbol.asyncIterator]() as AsyncIterator<Load>;
    for (let piece = 1; piece <= pieces; piece += 1) {
      const share = () => piece < pieces ? Math.ceil(expected() / pieces) : Infinity;
      await pipeline(Readable.from(taken(next, share)), ctx.tx.client.query(copyFrom(`copy payslip_calculated (${list}) from stdin`)));
      await ctx.tx.query(
        `${kept}
         insert into payslip as t (company_id, run_id, created_at, updated_at, created_by_id, updated_by_id, period, kind, ${list})
         select $1, $2, $3, $3, $4, $4, $5, $6, ${list} from payslip_calculated ${otherwise}`,
        [...written, run.period, run.kind]);
      await ctx.tx.query('truncate payslip_calculated');
    }
  } finally {
    calculated.destroy();
  }
  if (before!.hasSome) {
    await ctx.tx.query(
      `update payslip t set deleted_at = $3, version = version + 1, updated_at = $3, updated_by_id = $4
       where company_id = $1 and run_id = $2 and deleted_at is null
         and not exists (select from payslip_kept c where c.employee_id = t.employee_id)`, written);
  }
}

/** Each row is written to its place: joined first and encoded then, they cost six times as much. */
async function* loadsOf(stretches: AsyncIterable<string[]>): AsyncGenerator<Load> {
  let [bytes, used, count] = [Buffer.allocUnsafe(loadSize), 0, 0];
  for await (const stretch of stretches) {
    for (const row of stretch) {
      const most = row.length * bytesOfCharacter;
      if (used + most > bytes.length) {
        if (count) yield { count, bytes: bytes.subarray(0, used) };
        [bytes, used, count] = [Buffer.allocUnsafe(Math.max(loadSize, most)), 0, 0];
      }
      used += bytes.write(row, used);
      count += 1;
    }
  }
  yield { count, bytes: bytes.subarray(0, used) };
}

/** The next loads, until they hold `count` payslips or are at their end. */
async function* taken(loads: AsyncIterator<Load>, count: () => number): AsyncGenerator<Buffer> {
  for (let held = 0; held === 0 || held < count();) {
    const { value, done } = await loads.next();
    if (done) return;
    held += value.count;
    yield value.bytes;
  }
}
