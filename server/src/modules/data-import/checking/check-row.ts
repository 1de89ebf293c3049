import { countryMeant } from '../../../kernel/nationality';
import { addMonths, type PlainDate } from '../../../kernel/dates/plain-date';
import { matchKey, saidIn } from '../values/clean-text';
import { choiceFor, isChoiceTarget } from '../values/choice-values';
import { readDay, shiftedDay } from '../values/day';
import { cellProblems, withCellProblems } from './cell-problems';
import type { CheckPlan, ImportedPerson } from './check-plan';
import { managerOf } from './row-manager';
import { monthlyPay, readAmount, type DecimalMark } from '../values/pay';
import type { PersonRef } from './people-index';
import { splitName, type PersonName } from '../values/person-name';
import { problem, type Cell, type ProblemCode, type RowProblem } from './row-problems';
import type { TableRow } from '../reading/table-row';
import { textTargets, type DayTarget, type Target } from '../columns/targets';

export interface CheckedRow {
  row: number;
  outcome: 'ready' | 'skipped' | 'rejected';
  /** Null unless ready. */
  person: ImportedPerson | null;
  problems: RowProblem[];
  /** For a shifted row, its cells moved back. */
  suggestion: string[] | null;
}

/** The cells of a row as the mapping names them. */
export function cellsByTarget(
  { headers, mapping }: Pick<CheckPlan, 'headers' | 'mapping'>,
  cells: readonly string[],
): Map<Target, Cell> {
  return new Map(
    headers.flatMap((header, index): [Target, Cell][] => {
      const target = mapping[header] as Target | undefined;
      return target ? [[target, { header, target, value: saidIn(cells[index]) }]] : [];
    }),
  );
}

/** The name and number of a row, for the index of people. */
export function identityOf(
  plan: Pick<CheckPlan, 'headers' | 'mapping' | 'settings'>,
  cells: readonly string[],
): { code: string; name: PersonName } {
  const by = cellsByTarget(plan, cells);
  const said = (target: Target): string => by.get(target)?.value ?? '';
  const name = by.has('fullName')
    ? splitName(said('fullName'), plan.settings.nameOrder)
    : { firstName: said('firstName'), middleName: said('middleName'), lastName: said('lastName') };
  return { code: said('code'), name };
}

/** What a row means and what is wrong with it. Pure: the same row and plan give the same answer. */
export function checkRow({ row, cells, notes = [] }: TableRow, plan: CheckPlan): CheckedRow {
  const shift = plan.shiftOf(cells);
  if (shift) {
    const header = plan.headers[shift.from] ?? null;
    const problems = [problem('row_shifted', { header, target: null, value: '' })];
    return { row, outcome: 'rejected', person: null, problems, suggestion: shift.repaired };
  }
  const problems: RowProblem[] = [];
  const by = cellsByTarget(plan, cells);
  const cellOf = (target: Target): Cell => by.get(target) ?? { header: null, target, value: '' };
  const refuse = (code: ProblemCode, target: Target, detail?: string): void => {
    problems.push(problem(code, cellOf(target), detail));
  };
  const { code: given, name } = identityOf(plan, cells);
  const code = given || (plan.recognised.get(row) ?? '');
  if (code === '' && plan.settings.numberMissing === 'skip')
    return { row, outcome: 'skipped', person: null, problems: [], suggestion: null };
  if (code === '' && plan.settings.numberMissing === 'reject') refuse('number_missing', 'code');
  const firstRow = plan.people.firstRowOf(code);
  if (code !== '' && firstRow !== undefined && firstRow < row) refuse('number_repeated', 'code', String(firstRow));
  if (name.firstName === '') refuse('name_missing', by.has('fullName') ? 'fullName' : 'firstName');
  else if (name.lastName === '') refuse('last_name_missing', by.has('fullName') ? 'fullName' : 'lastName');
  if (cells.some((cell) => cell.includes('\ufffd')))
    problems.push(problem('letters_damaged', { header: null, target: null, value: '' }));

  const dates = datesOf(plan, cellOf, refuse);
  const values: Record<string, string | null> = {
    ...plainValues(by),
    ...nationalityOf(by, refuse),
    ...choiceValues(plan, by, refuse),
    ...dates,
    firstName: name.firstName,
    middleName: name.middleName || null,
    lastName: name.lastName,
    ...(code === '' ? {} : { code }),
  };
  settleEmployment(values, by, plan.today, refuse);
  const self: PersonRef | undefined = code === '' ? undefined : plan.people.byCode(code);
  const person: ImportedPerson = {
    values,
    department: cellOf('department').value || null,
    position: cellOf('position').value || null,
    manager: managerOf(plan, cellOf, { row, ref: self }, problems),
    workLocation: cellOf('workLocation').value || null,
    weeklyHours: hoursOf(cellOf('weeklyHours'), plan.settings.decimalMarks.weeklyHours, refuse),
    salary: salaryOf(plan, cellOf('salary'), refuse),
  };
  if (problems.every(({ isError }) => !isError)) {
    for (const { field, text } of plan.fieldProblems({
      ...values,
      ...(person.weeklyHours && { weeklyHours: person.weeklyHours }),
    })) {
      problems.push({
        ...problem('field_invalid', cellOf(field === 'nationalityAsGiven' ? 'nationality' : (field as Target))),
        message: text,
      });
    }
  }
  for (const target of ['department', 'position', 'workLocation'] as const) {
    if (cellOf(target).value.length > longestName) refuse('name_too_long', target);
  }
  const all = withCellProblems(problems, cellProblems(plan, cells, notes));
  const isReady = all.every(({ isError }) => !isError);
  return {
    row,
    outcome: isReady ? 'ready' : 'rejected',
    person: isReady ? person : null,
    problems: all,
    suggestion: null,
  };
}

const longestName = 120;

type Refuse = (code: ProblemCode, target: Target, detail?: string) => void;

function plainValues(by: Map<Target, Cell>): Record<string, string | null> {
  return Object.fromEntries(
    textTargets.filter((target) => by.has(target)).map((target) => [target, by.get(target)?.value || null]),
  );
}

/** A wording of no country that is known is kept as it is, to be made out by somebody. */
function nationalityOf(by: Map<Target, Cell>, refuse: Refuse): Record<string, string | null> {
  const said = by.get('nationality')?.value;
  if (said === undefined) return {};
  const nationality = countryMeant(said);
  if (said !== '' && nationality === null) refuse('country_unknown', 'nationality');
  return { nationality, nationalityAsGiven: nationality === null && said !== '' ? said : null };
}

function choiceValues({ settings }: CheckPlan, by: Map<Target, Cell>, refuse: Refuse): Record<string, string | null> {
  const values: Record<string, string | null> = {};
  for (const [target, { value }] of by) {
    if (!isChoiceTarget(target)) continue;
    const chosen = value === '' ? '' : (settings.values[target]?.[matchKey(value)] ?? choiceFor(target, value));
    if (chosen === null) refuse('value_unknown', target);
    // Status and type always stand; an empty cell leaves them as they are.
    if (chosen || target === 'gender' || target === 'maritalStatus') values[target] = chosen || null;
  }
  return values;
}

function datesOf(
  { settings, today }: CheckPlan,
  cellOf: (target: Target) => Cell,
  refuse: Refuse,
): Partial<Record<DayTarget, string | null>> {
  const read = (target: DayTarget, latest: PlainDate): PlainDate | null => {
    const { value } = cellOf(target);
    if (value === '') return null;
    const day = readDay(value, settings.dayFormats[target], latest);
    if (day === null || day < '1900-01-01') {
      refuse(day === null ? 'date_unreadable' : 'date_hijri', target);
      return null;
    }
    return shiftedDay(day, value, settings.dayShifts[target]);
  };
  const [soon, farAhead] = [addMonths(today, 60), addMonths(today, 600)];
  const hired = read('hireDate', soon);
  const hireDate = cellOf('hireDate').value === '' ? (settings.hireDateMissing ?? null) : hired;
  if (cellOf('hireDate').value === '' && hireDate === null) refuse('hire_date_missing', 'hireDate');
  const grownUp = addMonths(hireDate !== null && hireDate < today ? hireDate : today, -14 * 12);
  const birthDate = read('birthDate', grownUp);
  if (birthDate !== null && birthDate > grownUp) refuse('too_young', 'birthDate', hireDate ?? today);
  const exitDate = read('exitDate', soon);
  if (exitDate !== null && hireDate !== null && exitDate < hireDate) refuse('exit_before_hire', 'exitDate', hireDate);
  return {
    ...(hireDate === null ? {} : { hireDate }),
    ...present(cellOf, 'birthDate', birthDate),
    ...present(cellOf, 'exitDate', exitDate),
    ...present(cellOf, 'probationEnd', read('probationEnd', soon)),
    ...present(cellOf, 'contractEnd', read('contractEnd', farAhead)),
  };
}

const present = (
  cellOf: (target: Target) => Cell,
  target: DayTarget,
  day: PlainDate | null,
): Partial<Record<DayTarget, string | null>> => (cellOf(target).header === null ? {} : { [target]: day });

/**
 * Who has an exit date has exited from the day after, and serves notice before; who has none keeps no reason for
 * leaving.
 */
function settleEmployment(
  values: Record<string, string | null>,
  by: Map<Target, Cell>,
  today: PlainDate,
  refuse: Refuse,
): void {
  const { exitDate } = values;
  if (exitDate) values.status = exitDate < today ? 'exited' : 'notice';
  else if (values.status === 'exited') refuse('exit_date_missing', 'status');
  if (by.has('exitReason') && !exitDate) values.exitReason = null;
}

/** Hours as '37.5' or, as a spreadsheet shows durations, '37:30'. */
function hoursOf({ value }: Cell, mark: DecimalMark | undefined, refuse: Refuse): string | null {
  const [, whole, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(value) ?? [];
  const hours =
    value === ''
      ? null
      : whole
        ? String(Number(whole) + Math.round(Number(minutes) / 0.6) / 100)
        : readAmount(value, mark);
  if (value !== '' && hours === null) refuse('hours_unreadable', 'weeklyHours');
  return hours;
}

/**
 * Pay a month below which thousands may have been read as units; in dinars, of which few are a wage, it is a hint too.
 */
const veryLittle = 100;

function salaryOf({ settings, currency }: CheckPlan, { value }: Cell, refuse: Refuse): string | null {
  if (value === '') return null;
  const amount = readAmount(value, settings.decimalMarks.salary);
  if (amount === null) refuse('pay_unreadable', 'salary');
  else if (amount.startsWith('-')) refuse('pay_negative', 'salary');
  else if (!/[1-9]/.test(amount)) {
    if (settings.payZero === 'reject') refuse('pay_zero', 'salary');
  } else {
    const pay = monthlyPay(amount, settings.payPeriod, currency);
    if (Number(pay) < veryLittle) refuse('pay_low', 'salary', pay);
    return pay;
  }
  return null;
}
