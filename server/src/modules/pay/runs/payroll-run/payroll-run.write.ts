import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Ctx } from '../../../../platform/context';
import { columnOf } from '../../../../platform/records/fields';
import { newId } from '../../../../platform/records/ids';
import type { PayRules } from '../../engine/pay-rules';
import { correctionFor } from '../../engine/pay-recompute';
import { retroNotes } from '../../engine/difference/pay-retro';
import { payslipFor } from '../../engine/payroll';
import { keptLineSums } from '../../engine/figures/line-sums';
import { departmentsOf } from '../../engine/figures/payslip-departments';
import { settledPayslip, type SettledPayslip } from '../../engine/difference/payslip-settling';
import {
  comparable,
  comparedLines,
  differenceBetween,
  type ComparedLines,
} from '../../engine/difference/payslip-difference';
import { wordsOf } from '../../../../platform/text';
import { readName, storedLines } from '../payslip/payslip-lines';
import type { GatheredRun } from './load-inputs/gathered-run';
import type { EmployeeToPay } from './load-inputs/payroll-run.load-employees';

/** What is written of a payslip, with the types its texts are read as. */
const types = {
  id: 'text',
  employeeId: 'text',
  employeeCode: 'text',
  employeeName: 'text',
  departmentName: 'text',
  departments: 'jsonb',
  positionTitle: 'text',
  state: 'text',
  payGroupId: 'text',
  fromDate: 'date',
  toDate: 'date',
  calendarDays: 'int',
  basisDays: 'float8',
  paymentDays: 'float8',
  absentDays: 'int',
  countedTo: 'date',
  contracts: 'jsonb',
  currency: 'text',
  gross: 'numeric',
  deductions: 'numeric',
  net: 'numeric',
  broughtForward: 'numeric',
  carriedForward: 'numeric',
  previousNet: 'numeric',
  difference: 'numeric',
  differenceReasons: 'jsonb',
  lines: 'jsonb',
  compared: 'jsonb',
  lineSums: 'jsonb',
  problems: 'jsonb',
  retro: 'jsonb',
  inputsHash: 'text',
} as const;
type Name = keyof typeof types;
const names = Object.keys(types) as Name[];
const columns = names.map(columnOf);
const isJson = names.map((name) => types[name] === 'jsonb');
const replaced = columns.filter((column) => column !== 'id' && column !== 'employee_id');

/** The payslip of the run that is there already becomes the calculated one, unless it is the same. */
const replacing = `on conflict (company_id, run_id, employee_id) do
  update set version = t.version + 1, updated_at = excluded.updated_at,
    updated_by_id = excluded.updated_by_id, deleted_at = null,
      ${replaced.map((column) => `${column} = excluded.${column}`).join(', ')}
  where t.deleted_at is not null
    or (${replaced.map((column) => `t.${column}`).join(', ')}) is distinct from (${replaced.map((column) => `excluded.${column}`).join(', ')})`;

/**
 * Setting of a transaction: the run whose payslips it writes. The database asks once of a statement, not of each row,
 * whether that one is posted.
 */
const runWritten = 'app.payroll_run';

/** A correction is nothing but what changed. */
const nothingPaid = { state: 'ready' as const, net: '0', paymentDays: 0, compared: comparedLines([]) };

const comparedInWords = ({ amounts, salaries }: ComparedLines): ComparedLines => ({
  amounts: amounts.map(([code, name, ...rest]) => [code, wordsOf(name), ...rest]),
  salaries,
});

/** The texts of a payslip's columns. */
export type PayslipRow = readonly (string | null)[];

/** The row of one employee, and the payslip it was made from. */
export function payslipRow(
  employee: EmployeeToPay,
  rules: PayRules,
  { kind, payGroup }: Pick<GatheredRun, 'kind' | 'payGroup'>,
): { slip: SettledPayslip; row: PayslipRow } {
  const isCorrection = kind === 'correction';
  const slip: SettledPayslip = isCorrection
    ? { ...correctionFor(employee, rules), broughtForward: '0', carriedForward: '0' }
    : settledPayslip(payslipFor(employee, rules), employee.toSettle, rules.negativeNet);
  const { hireDate, exitDate, retro, contracts, departmentsHeld, absentDays = 0, countedTo = null } = employee;
  const previous = isCorrection ? { ...nothingPaid, basisDays: slip.basisDays } : employee.previous;
  const current = comparable(slip);
  const { difference, reasons } = differenceBetween(
    previous,
    current,
    { month: rules.month, currency: rules.currency, hireDate, exitDate },
    readName,
  );
  const isReady = slip.state === 'ready';
  // Written out, not spread: a hundred thousand of these are made.
  const values: Record<Name, unknown> = {
    id: newId(),
    employeeId: employee.employeeId,
    employeeCode: employee.code,
    employeeName: employee.name,
    departmentName: employee.departmentName,
    departments: isCorrection
      ? null
      : departmentsOf(departmentsHeld, {
          from: employee.paidFrom ?? rules.from,
          to: employee.paidTo ?? rules.to,
          hireDate,
          exitDate,
        }),
    positionTitle: employee.positionTitle,
    state: slip.state,
    payGroupId: payGroup?.id ?? null,
    ...daysPaid(employee, rules),
    calendarDays: slip.calendarDays,
    basisDays: slip.basisDays,
    paymentDays: isReady ? slip.paymentDays : 0,
    absentDays: isCorrection ? null : absentDays,
    countedTo: isCorrection ? null : countedTo,
    contracts: isCorrection ? [] : contracts.filter(({ validFrom }) => validFrom <= rules.to),
    currency: rules.currency,
    gross: isReady ? slip.gross : '0',
    deductions: isReady ? slip.deductions : '0',
    net: isReady ? slip.net : '0',
    broughtForward: slip.broughtForward,
    carriedForward: slip.carriedForward,
    previousNet: isCorrection ? null : (previous?.net ?? null),
    difference,
    differenceReasons: reasons.map(wordsOf),
    lines: storedLines(isReady ? slip.lines : []),
    compared: current.state === 'ready' ? comparedInWords(current.compared) : null,
    lineSums: isReady ? keptLineSums(slip.lines, rules.currency) : null,
    problems: isReady ? [] : slip.problems.map((each) => ({ ...each, message: wordsOf(each.message) })),
    retro:
      isReady && retro ? retroNotes(retro, rules.currency).map((each) => ({ ...each, name: wordsOf(each.name) })) : [],
    inputsHash: slip.inputsHash,
  };
  return { slip, row: names.map((name) => textOf(values[name])) };
}

/** Told where they are not those of the calendar month. */
function daysPaid({ paidFrom, paidTo }: EmployeeToPay, { from, to, ownPeriod }: PayRules) {
  const isWhole = !ownPeriod && !paidFrom && !paidTo;
  return { fromDate: isWhole ? null : (paidFrom ?? from), toDate: isWhole ? null : (paidTo ?? to) };
}

const textOf = (value: unknown): string | null =>
  value === null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Payslips are written in so many pieces, however many there are: while one is inserted the next is calculated. */
const pieces = 16;
/** Bytes of a load, and how many loads may wait to be written. */
const [loadSize, waitingLoads] = [256 * 1024, 64];
/** Most that UTF-8 takes for what counts as one in the length of a text, and what COPY keeps of a field beside it. */
const [bytesOfCharacter, bytesOfField] = [3, 5];

interface Load {
  count: number;
  bytes: Buffer;
}

/**
 * Writes all payslips of a run, so that it has these and no others. A payslip already there keeps its id, and one that
 * comes out the same is left alone. COPY goes through a table of this transaction, for PostgreSQL does not copy into
 * tables with row-level security.
 * @param expected tells about how many there will be, once the first is there.
 */
export async function writePayslips(
  ctx: Ctx,
  run: GatheredRun,
  rows: AsyncIterable<PayslipRow[]>,
  expected: () => number,
): Promise<void> {
  const list = columns.join(', ');
  const written = [ctx.companyId, run.id, ctx.now, ctx.user.id];
  const {
    rows: [before],
  } = await ctx.tx.query<{ hasSome: boolean }>(
    'select exists (select from payslip where company_id = $1 and run_id = $2) as "hasSome"',
    [ctx.companyId, run.id],
  );
  // The first time there is none to be compared with.
  const [kept, otherwise] = before!.hasSome
    ? ['with kept as (insert into payslip_kept select employee_id from payslip_calculated)', replacing]
    : ['', ''];
  await ctx.tx.query(
    `create temporary table payslip_calculated (${columns.map((column, nth) => `${column} ${isJson[nth] ? 'jsonb' : 'text'}`).join(', ')}) on commit drop`,
  );
  if (before!.hasSome) await ctx.tx.query('create temporary table payslip_kept (employee_id char(24)) on commit drop');
  await ctx.tx.query(`select set_config('${runWritten}', $1, true)`, [run.id]);
  const calculated = Readable.from(loadsOf(rows), { highWaterMark: waitingLoads });
  try {
    const next = calculated[Symbol.asyncIterator]() as AsyncIterator<Load>;
    for (let piece = 1; piece <= pieces; piece += 1) {
      const share = () => (piece < pieces ? Math.ceil(expected() / pieces) : Infinity);
      await pipeline(
        Readable.from(taken(next, share)),
        ctx.tx.client.query(copyFrom(`copy payslip_calculated (${list}) from stdin (format binary)`)),
      );
      await ctx.tx.query(
        `${kept}
         insert into payslip as t (company_id, run_id, created_at, updated_at, created_by_id, updated_by_id, period,
           kind, ${list})
         select $1, $2, $3, $3, $4, $4, $5, $6, ${names.map((name) => `${columnOf(name)}::${types[name]}`).join(', ')}
           from payslip_calculated ${otherwise}`,
        [...written, run.period, run.kind],
      );
      await ctx.tx.query('truncate payslip_calculated');
    }
  } finally {
    calculated.destroy();
  }
  if (before!.hasSome) {
    await ctx.tx.query(
      `update payslip t set deleted_at = $3, version = version + 1, updated_at = $3, updated_by_id = $4
       where company_id = $1 and run_id = $2 and deleted_at is null
         and not exists (select from payslip_kept c where c.employee_id = t.employee_id)`,
      written,
    );
  }
}

/**
 * Rows as COPY reads them in its binary format, each text encoded at its place: joined first and encoded then, they
 * cost six times as much.
 */
async function* loadsOf(stretches: AsyncIterable<PayslipRow[]>): AsyncGenerator<Load> {
  let [bytes, used, count] = [Buffer.allocUnsafe(loadSize), 0, 0];
  for await (const stretch of stretches) {
    for (const row of stretch) {
      const most = row.reduce((sum, text) => sum + bytesOfField + (text?.length ?? 0) * bytesOfCharacter, bytesOfField);
      if (used + most > bytes.length) {
        if (count) yield { count, bytes: bytes.subarray(0, used) };
        [bytes, used, count] = [Buffer.allocUnsafe(Math.max(loadSize, most)), 0, 0];
      }
      used = put(row, bytes, used);
      count += 1;
    }
  }
  yield { count, bytes: bytes.subarray(0, used) };
}

/** https://www.postgresql.org/docs/18/sql-copy.html, "Binary Format": what a copy begins and ends with. */
const [copyBegins, copyEnds] = [Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1'), Buffer.from([0xff, 0xff])];
/** What stands before the text of a jsonb. */
const versionOfJson = 1;

/** Puts a row where it is to stand and answers where it ends. */
function put(row: PayslipRow, bytes: Buffer, start: number): number {
  let at = bytes.writeInt16BE(row.length, start);
  row.forEach((text, nth) => {
    const from = at + 4;
    let to = from;
    if (text !== null && isJson[nth]) to = bytes.writeInt8(versionOfJson, to);
    if (text !== null) to += bytes.write(text, to);
    bytes.writeInt32BE(text === null ? -1 : to - from, at);
    at = to;
  });
  return at;
}

/** A copy of the next loads, until they hold `count` payslips or are at their end. */
async function* taken(loads: AsyncIterator<Load>, count: () => number): AsyncGenerator<Buffer> {
  yield copyBegins;
  for (let held = 0; held === 0 || held < count();) {
    const { value, done } = await loads.next();
    if (done) break;
    held += value.count;
    yield value.bytes;
  }
  yield copyEnds;
}
